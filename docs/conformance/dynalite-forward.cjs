// Lets dynalite's tests ask a server that is already running, instead of their own: what they send to the port on which
// they would start theirs is passed on to the one that ENDPOINT_PORT names (8000 if absent).
'use strict'
const Module = require('module')
const net = require('net')
const path = require('path')

const suite = path.resolve('test')
const port = Number(process.env.ENDPOINT_PORT || 8000)

function forwarder () {
  const server = net.createServer(client => {
    const asked = net.connect(port, '127.0.0.1')
    client.on('error', () => asked.destroy()).on('close', () => asked.destroy())
    asked.on('error', () => client.destroy()).on('close', () => client.destroy())
    client.pipe(asked).pipe(client)
  })
  // The tests close their server while connections are kept alive; the process ends anyway.
  server.close = done => setImmediate(done)
  return server
}

const load = Module._load
Module._load = function (request, parent, ...rest) {
  const isServer = request === '..' && parent && path.dirname(parent.filename) === suite
  return isServer ? forwarder : load.call(this, request, parent, ...rest)
}
