package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.RuleCatalog;
import dev.keyloom.model.DataModel;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Samples with one part broken: the rule that is about it speaks, and every fix that is offered mends what it is for. */
class BrokenSamplesTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', textBlock = """
            # sample;           text of its file;                            in its place;                           rules
            github;             ISSUE#<IssueNumber|pad(7)>;                  ISSUE#<IssueNumber>;                    K01
            github;             <PullRequestNumber|pad(7)>;                  <PullRequestNumber|pad(5)>;             K02
            github;             'MEMBERSHIP#<Username|lower>';               '=PK';                                  K03
            github;             ISSUECOMMENT#<CommentId>;                    ISSUECOMMENT<CommentId>;                -
            github;             '#REPO#<OwnerName|lower>#<RepoName|lower>';  'REPO#<OwnerName|lower>#<RepoName|lower>'; K19
            github;             'sort': '#<UpdatedAt|iso>';                  'sort': '~<UpdatedAt|iso>';             K19
            github;             'sharedKeys': [['User', 'Organization']],;   ``;                                     K03
            github;             'typeAttribute': 'Type',;                    'typeAttribute': null,;                 D09
            github;             'index': 'GSI2', 'partition';                'index': 'primary', 'partition';        I01
            e-commerce;         '#ORDER#<OrderId>';                          'ORDER#<OrderId>';                      K19
            github;             REPO#<owner|lower>#;                         REPO#<owner>#;                          K05
            teams-and-users;    MEMBER#<UserId>;                             MEMBER#<Role>#<UserId>;                 K08
            saas;               TICKET#<TicketNo|pad(8)>;                    TICKET#<TicketNo>;                      K01
            saas;               TENANT#<TenantId>#ASSIGNEE#;                 ASSIGNEE#;                              K20
            saas;               TENANT#<TenantId>#OPEN#;                     OPEN#<TenantId>#;                       -
            big-time-deals;     SET Unread = false REMOVE GSI1PK, GSI1SK;    SET Unread = false;                     I10
            online-shop;        sh#<ShipmentId>;                             sh<ShipmentId>;                         K06
            photo-sharing;      #METADATA#<Username>;                        #METADATA;                              K17
            iot;                '<At|iso>#<Seq|pad(6)>';                     '<At|iso>';                             K13
            category-tree;      'sort': '<Path>/';                           'sort': '<Depth>#<Path>/';              -
            """)
    void rulesSpeakAndTheirFixesMend(String sample, String text, String replacement, String rule) {
        DataModel broken = Designs.sample(sample, text, replacement == null ? "" : replacement);

        List<String> spoken = RuleCatalog.all().stream()
                .filter(some -> "KDI".indexOf(some.id().charAt(0)) >= 0)
                .flatMap(some -> Designs.check(some, broken).stream())
                .map(finding -> finding.rule())
                .toList();

        assertThat(rule.equals("-") || spoken.contains(rule))
                .as("%s in %s", rule, spoken)
                .isTrue();
    }
}
