// The facade's calls for inviting authors to submit (S2 §2.13, §7). Spellings are the old client's.
import { messageText } from '../../../shared/messages.ts';
import { invitedPeople, sentPeople } from '../administration/people-items.ts';
import { choice, count, id, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { allowed, moment, oneIf, sexCode } from '../row/values.ts';

const who = 'Editor, Executive Editor, Editor-in-Chief, Associate Editor-in-Chief';
const MOST_ROWS = 100;
const INVITE = graphql('mutation LegacyInviteAuthors($input: InviteAuthorsInput!) { inviteAuthors(input: $input) { invitedCount alreadyInvited } }');

export const invitedAuthorRows = {
  'E2-049': json({
    name: 'listInvitedAuthors', method: 'POST', paths: ['inviteAuthor/list'], about: 'Who was invited to submit to one’s own journals', who, spec: 'S2 §2.13, §7', token: 'header',
    params: { pageNo: count(1, 1_000), pageSize: count(10, MOST_ROWS) },
    document: graphql(
      'query LegacyInvitedAuthors($page: Int, $first: Int) { viewer { authorInvitations(page: $page, first: $first) { totalCount edges { node { invitedAt colloquiumName code realName sex email company inviterName } } } } }',
    ),
    variables: ({ pageNo, pageSize }) => ({ page: pageNo, first: pageSize }),
    fields: {
      page: {
        list: [{ inviteTime: 'string', colloquiumName: 'string', authorCode: 'string', authorName: 'string', sex: 'integer?', email: 'string', company: 'string?', inviteUserName: 'string?' }],
        currPage: 'integer', totalPage: 'integer', totalCount: 'integer',
      },
      totalPage: 'integer',
    },
    answer: ({ viewer }, { pageNo, pageSize }) => {
      const { edges, totalCount } = allowed(viewer.authorInvitations);
      const totalPage = Math.ceil(totalCount / pageSize);
      const list = edges.flatMap(({ node }) =>
        node
          ? [{ inviteTime: moment(node.invitedAt), colloquiumName: node.colloquiumName, authorCode: node.code, authorName: node.realName, sex: sexCode(node.sex), email: node.email, company: node.company, inviteUserName: node.inviterName }]
          : [],
      );
      return { page: { list, currPage: pageNo, totalPage, totalCount }, totalPage };
    },
  }),

  'E2-050': json({
    name: 'inviteAuthors', method: 'POST', paths: ['inviteAuthor/save'], about: 'Invite people to submit to a journal', who, spec: 'S2 §2.13, §5, §7, §8', token: 'header', done: 'legacy.invited',
    params: { authors: invitedPeople, colloquiumId: id('Colloquium', { otherwise: 'invitation.journalFirst' }), content: text() },
    documents: [INVITE],
    run: async ({ authors, colloquiumId, content }, call) => {
      const people = await sentPeople(authors, call);
      const { inviteAuthors: { invitedCount, alreadyInvited } } = await call.execute(INVITE, {
        input: { colloquiumId, letter: content || null, authors: people.map(({ code, company, newPerson }) => ({ code, company, newAuthor: newPerson })) },
      });
      if (alreadyInvited.length === 0) return { msg: 'legacy.invited' };
      // A person whose invitation is still good gets no second letter.
      const { language } = call.ctx;
      const again = messageText(language, 'legacy.alreadyInvited', { names: alreadyInvited.join(', ') });
      return { msg: invitedCount === 0 ? again : messageText(language, 'legacy.someNotDone', { done: messageText(language, 'legacy.invited'), rest: again }) };
    },
  }),

  'E2-051': json({
    name: 'searchAuthors', method: 'GET', paths: ['searchAuthorInfo'], about: 'Authors who may be invited, by name or code', who, spec: 'S2 §2.13, §7, §9', token: 'header',
    params: { value: text({ otherwise: 'invitation.searchRequired' }), type: choice({ 0: 'FUZZY', 1: 'ACCURATE' }, { standard: 'ACCURATE' }) },
    document: graphql(
      'query LegacyFindAuthors($search: String!, $mode: AuthorSearchMode) { authorsToInvite(search: $search, mode: $mode) { code realName sex email professionalTitle companies isInvited } }',
    ),
    variables: ({ value, type }) => ({ search: value, mode: type }),
    fields: { authors: [{ code: 'string', realName: 'string', sex: 'integer?', professionalTitle: 'string?', email: 'string', company: 'string', isadd: 'integer' }] },
    answer: ({ authorsToInvite }) => ({
      authors: authorsToInvite.map(({ code, realName, sex, professionalTitle, email, companies, isInvited }) => ({
        code, realName, sex: sexCode(sex), professionalTitle, email, company: companies.join(','), isadd: oneIf(isInvited),
      })),
    }),
  }),
};
