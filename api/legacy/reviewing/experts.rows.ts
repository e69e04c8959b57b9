// The facade's calls for inviting reviewers (S2 §7 Experts and invitations): who was invited, the search, and the invitation.
import { messageText } from '../../../shared/messages.ts';
import { forbidden } from '../../errors.ts';
import { invitedPeople, sentPeople } from '../administration/people-items.ts';
import { choice, count, id, text } from '../row/params.ts';
import { graphql, json, type Call } from '../row/row.ts';
import { allowed, found, moment, sexCode } from '../row/values.ts';

const who = 'Editor, Associate Editor-in-Chief, Executive Editor, Editor-in-Chief';
const MOST_ROWS = 100;
const contributionId = id('Contribution');

/** Each office invites by an act of its own. */
const inviting = {
  EDITOR_INVITE_REVIEWERS: graphql('mutation LegacyInviteByEditor($input: InviteByEditorInput!) { done: inviteByEditor(input: $input) { contribution { reviews { id reviewer { realName } conflicts } } } }'),
  DEPUTY_INVITE_REVIEWERS: graphql('mutation LegacyInviteByDeputy($input: InviteByDeputyInput!) { done: inviteByDeputy(input: $input) { contribution { reviews { id reviewer { realName } conflicts } } } }'),
  CHIEF_INVITE_REVIEWERS: graphql('mutation LegacyInviteByChief($input: InviteByChiefInput!) { done: inviteByChief(input: $input) { contribution { reviews { id reviewer { realName } conflicts } } } }'),
};
const BEFORE = graphql('query LegacyBeforeInviting($id: ID!) { node(id: $id) { ... on Contribution { reviews { id } viewerActs { act isAllowed } } } }');

const isInviting = (act: string): act is keyof typeof inviting => Object.hasOwn(inviting, act);

/** The caller's own act of inviting, one that can be done now before others, and who was invited before. Errors: NOT_FOUND, FORBIDDEN. */
async function beforeInviting(call: Call, manuscript: string) {
  const { reviews, viewerActs } = found((await call.execute(BEFORE, { id: manuscript })).node);
  const own = viewerActs.flatMap(({ act, isAllowed }) => (isInviting(act) ? [{ act, isAllowed }] : []));
  const act = (own.find(({ isAllowed }) => isAllowed) ?? own[0])?.act;
  if (act === undefined) throw forbidden();
  return { act, earlier: new Set((reviews ?? []).map((review) => review.id)) };
}

export const expertRows = {
  'E2-042': json({
    name: 'listInvitedReviewers', method: 'POST', paths: ['inviteExpert/list'], about: 'Who was invited to review a manuscript, the latest first', who: 'the journal’s offices', spec: 'S2 §2.5, §7, D13-036', token: 'header',
    params: { contributionId, pageNo: count(1, 1_000), pageSize: count(10, MOST_ROWS) },
    document: graphql(
      `query LegacyInvitedExperts($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { titleZh reviews {
        invitedAt inviter { realName } reviewer { code realName } expert { sex email company professionalTitle { label } }
      } } } }`,
    ),
    variables: (values) => ({ contributionId: values.contributionId }),
    fields: {
      page: {
        list: [{ expertCode: 'string?', expertName: 'string?', sex: 'integer?', email: 'string?', professionalTitle: 'string?', company: 'string?', inviteTime: 'string', inviteUserName: 'string?', contributionName: 'string?' }],
        currPage: 'integer', totalPage: 'integer', totalCount: 'integer',
      },
      totalPage: 'integer',
    },
    // Readers who may not know the day of an invitation, such as an author of a released review, see no invitation.
    answer: ({ node }, { pageNo, pageSize }) => {
      const { titleZh, reviews } = found(node);
      const all = allowed(reviews).flatMap(({ invitedAt, inviter, reviewer, expert }) =>
        invitedAt === null
          ? []
          : [{
              expertCode: reviewer?.code ?? null, expertName: reviewer?.realName ?? null, sex: sexCode(expert?.sex ?? null), email: expert?.email ?? null,
              professionalTitle: expert?.professionalTitle?.label ?? null, company: expert?.company ?? null, inviteTime: moment(invitedAt), inviteUserName: inviter?.realName ?? null, contributionName: titleZh,
            }],
      );
      const totalPage = Math.ceil(all.length / pageSize);
      return { page: { list: all.toReversed().slice((pageNo - 1) * pageSize, pageNo * pageSize), currPage: pageNo, totalPage, totalCount: all.length }, totalPage };
    },
  }),

  // Old clients know no pages here, and no manuscript: fifty are more than anybody reads through, and nobody is weighed.
  'E2-043': json({
    name: 'searchReviewers', method: 'GET', paths: ['searchExpertInfo'], about: 'Reviewers by the whole name or code (1) or parts of name, code, pinyin, unit or field (0); at most 50', who, spec: 'S2 §7, §9', token: 'header',
    params: { value: text(), type: choice({ 1: 'ACCURATE', 0: 'FUZZY' }, { standard: 'FUZZY' }) },
    document: graphql('query LegacyExperts($search: String, $mode: CandidateSearchMode) { reviewerCandidates(search: $search, mode: $mode, first: 50) { candidates { code realName sex email professionalTitle companies region } } }'),
    variables: ({ value, type }) => ({ search: value, mode: type }),
    fields: { experts: [{ code: 'string', realName: 'string', sex: 'integer?', email: 'string', professionalTitle: 'string?', company: 'string', addressMsg: 'string?' }] },
    answer: ({ reviewerCandidates: { candidates } }) => ({
      experts: candidates.map(({ code, realName, sex, email, professionalTitle, companies, region }) => ({
        code, realName, sex: sexCode(sex), email, professionalTitle, company: companies.join(','), addressMsg: region,
      })),
    }),
  }),

  // Old clients see no conflicts of interest before they invite: the invitation goes out for a standard reason, which is kept with it, and
  // `msg` names the conflicts (decision 38).
  'E2-044': json({
    name: 'inviteReviewers', method: 'POST', paths: ['inviteExpert/save'], about: 'Invite experts to review; `msg` names conflicts of interest', who: 'who invites the reviewers', spec: 'S2 §2.5, §4.5, §5, §7, §8, D2-49, D2-120', token: 'header', done: 'legacy.invited',
    params: { authors: invitedPeople, contributionId, content: text() },
    documents: [BEFORE, ...Object.values(inviting)],
    run: async ({ authors, contributionId: manuscript, content }, call) => {
      const { language } = call.ctx;
      const people = await sentPeople(authors, call);
      const { act, earlier } = await beforeInviting(call, manuscript);
      const conflictReason = messageText(language, 'legacy.inviteReason');
      const invitations = people.map(({ code, company, newPerson }) => ({ code, company, newReviewer: newPerson, conflictReason }));
      const { done } = await call.execute(inviting[act], { input: { contributionId: manuscript, letter: content || null, invitations } });
      const conflicts = (done.contribution?.reviews ?? [])
        .filter((review) => !earlier.has(review.id) && (review.conflicts ?? []).length > 0)
        .map((review) => messageText(language, 'legacy.conflictsOf', { name: review.reviewer?.realName ?? '', conflicts: (review.conflicts ?? []).join('; ') }));
      const invited = messageText(language, 'legacy.invited');
      return { msg: conflicts.length === 0 ? invited : messageText(language, 'legacy.invitedWithConflicts', { done: invited, conflicts: conflicts.join('; ') }) };
    },
  }),
};
