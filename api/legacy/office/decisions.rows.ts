// The facade's calls of the office's decisions (S2 §4.4, §7): check, return, approve, reject, judge, pre-review, accept, publish, assign.
// `decision` says which; the numbers are those of the old system. `decision` and `type` of gatherSuggestion are constants (D2-56).
import { bulkAnswer, manuscripts } from '../row/bulk.ts';
import { act, decide, decisionParam, decisionParams, documentOf, followUp, followUpDocuments, manuscriptOf, type Decision } from './decisions.ts';
import { choice, id, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { checkNumber, NUMBER } from '../reviewing/suggestion.ts';
import { allowed, found } from '../row/values.ts';

const editors = {
  0: { one: graphql('mutation LegacyReturnByEditor($input: ReturnByEditorInput!) { done: returnByEditor(input: $input) { contribution { id } } }') },
  1: { many: graphql('mutation LegacyApproveByEditor($input: ApproveByEditorInput!) { done: approveByEditor(input: $input) { results { contributionId done refusal } } }') },
  2: { many: graphql('mutation LegacyRejectByEditor($input: RejectByEditorInput!) { done: rejectByEditor(input: $input) { results { contributionId done refusal } } }') },
} satisfies Record<number, Decision>;

const FOLLOW_UP = 'followUp' as const;

const judgements = {
  0: { one: graphql('mutation LegacyReturnByChief($input: ReturnByChiefInput!) { done: returnByChief(input: $input) { contribution { id } } }') },
  1: { one: graphql('mutation LegacyNotAcceptByChief($input: NotAcceptByChiefInput!) { done: notAcceptByChief(input: $input) { contribution { id } } }') },
  2: { many: graphql('mutation LegacyPreAccept($input: PreAcceptByChiefInput!) { done: preAcceptByChief(input: $input) { results { contributionId done refusal } } }') },
  3: { one: graphql('mutation LegacyRejectByChief($input: RejectByChiefInput!) { done: rejectByChief(input: $input) { contribution { id } } }') },
} satisfies Record<number, Decision>;

const lastDecisions = {
  0: { one: graphql('mutation LegacyNotAcceptFinally($input: NotAcceptFinallyInput!) { done: notAcceptFinally(input: $input) { contribution { id } } }') },
  1: { many: graphql('mutation LegacyAccept($input: AcceptByChiefInput!) { done: acceptByChief(input: $input) { results { contributionId done refusal } } }') },
  2: { one: graphql('mutation LegacyRejectFinally($input: RejectFinallyInput!) { done: rejectFinally(input: $input) { contribution { id } } }') },
} satisfies Record<number, Decision>;

const deputies = {
  0: { one: graphql('mutation LegacyReturnByDeputy($input: ReturnByDeputyInput!) { done: returnByDeputy(input: $input) { contribution { id } } }') },
  1: { many: graphql('mutation LegacyRejectByDeputy($input: RejectByDeputyInput!) { done: rejectByDeputy(input: $input) { results { contributionId done refusal } } }') },
  2: { many: graphql('mutation LegacyApproveByDeputy($input: ApproveByDeputyInput!) { done: approveByDeputy(input: $input) { results { contributionId done refusal } } }') },
} satisfies Record<number, Decision>;

const PRE_REVIEW = { one: graphql('mutation LegacyPreReview($input: PreReviewInput!) { done: preReview(input: $input) { contribution { id } } }') } satisfies Decision;
const SUMMARISE = { one: graphql('mutation LegacySummarise($input: SummariseReviewsInput!) { done: summariseReviews(input: $input) { contribution { id } } }') } satisfies Decision;
const STOP_INVITING = { one: graphql('mutation LegacyStopInviting($input: StopInvitingInput!) { done: stopInviting(input: $input) { contribution { id } } }') } satisfies Decision;
const UPLOAD_REPORT = { one: graphql('mutation LegacyUploadReport($input: UploadCheckReportInput!) { done: uploadCheckReport(input: $input) { contribution { id } } }') } satisfies Decision;
const PUBLISH = { many: graphql('mutation LegacyPublishSingly($input: PublishSinglyInput!) { done: publishSingly(input: $input) { results { contributionId done refusal } } }') } satisfies Decision;
const checks = {
  1: graphql('mutation LegacyStartCheck($input: StartPlagiarismCheckInput!) { done: startPlagiarismCheck(input: $input) { results { contributionId done refusal } } }'),
  2: graphql('mutation LegacyFinishCheck($input: FinishPlagiarismCheckInput!) { done: finishPlagiarismCheck(input: $input) { results { contributionId done refusal } } }'),
};

const documents = (decisions: Readonly<Record<string, Decision>>) => [NUMBER, ...Object.values(decisions).map(documentOf)];
const chiefs = 'Executive Editor, Editor-in-Chief';
/** A form's call on one manuscript. */
const one = { contributionId: id('Contribution'), code: text() };

export const decisionRows = {
  'E2-025': json({
    name: 'decideByEditor', method: 'POST', paths: ['editor/comment'], about: 'The editor’s decision: 0 return for revision, 1 approve, 2 reject', who: 'Editor', spec: 'S2 §4.4, §7', token: 'header',
    params: { ...decisionParams, decision: decisionParam(editors) },
    documents: documents(editors),
    run: async ({ decision, ...sent }, call) => await decide(call, decision, sent),
  }),

  // 18, the return, has no call of its own in the old list (D2-41).
  'E2-026': json({
    name: 'judgeByChief', method: 'POST', paths: ['chiefEditor/academicJudgment'], who: chiefs, spec: 'S2 §4.4, §4.5, §7, D2-41, D2-50', token: 'header',
    about: 'The editor-in-chief’s judgement: 0 return for revision, 1 not accepted, 2 pre-accept, 3 reject; 4 after inviting reviewers, when there is nothing left to do',
    params: { ...decisionParams, decision: decisionParam({ ...judgements, 4: FOLLOW_UP }) },
    documents: [...documents(judgements), ...followUpDocuments],
    run: async ({ decision, ...sent }, call) =>
      decision === FOLLOW_UP ? await followUp(call, await manuscriptOf(call, sent), 'CHIEF_INVITE_REVIEWERS') : await decide(call, decision, sent),
  }),

  'E2-027': json({
    name: 'decideFinally', method: 'POST', paths: ['chiefEditor/chiefEditorComment'], about: 'The last decision: 0 not accepted, 1 accept, 2 reject', who: chiefs, spec: 'S2 §4.4, §7, D2-40', token: 'header',
    params: { ...decisionParams, decision: decisionParam(lastDecisions) },
    documents: documents(lastDecisions),
    run: async ({ decision, ...sent }, call) => await decide(call, decision, sent),
  }),

  'E2-028': json({
    name: 'decideByDeputy', method: 'POST', paths: ['subeditor/comment'], who: 'Associate Editor-in-Chief', spec: 'S2 §4.4, §4.5, §7, D2-50', token: 'header',
    about: 'The deputy’s decision: 0 return for revision, 1 reject, 2 approve; 3 after inviting reviewers, when there is nothing left to do',
    params: { ...decisionParams, decision: decisionParam({ ...deputies, 3: FOLLOW_UP }) },
    documents: [...documents(deputies), ...followUpDocuments],
    run: async ({ decision, ...sent }, call) =>
      decision === FOLLOW_UP ? await followUp(call, await manuscriptOf(call, sent), 'DEPUTY_INVITE_REVIEWERS') : await decide(call, decision, sent),
  }),

  'E2-029': json({
    name: 'savePreReview', method: 'POST', paths: ['publishEditor/preComment'], about: 'The publishing house’s opinion', who: 'Publishing Editor', spec: 'S2 §5, §7', token: 'header', params: { ...one, comment: text() },
    documents: [NUMBER, PRE_REVIEW.one],
    run: async ({ contributionId, code, comment }, call) => {
      await checkNumber(call, contributionId, code);
      return await act(call, PRE_REVIEW, contributionId, { comment: comment || null });
    },
  }),

  'E2-030': json({
    name: 'gatherReviews', method: 'POST', paths: ['editor/gatherSuggestion'], about: 'Sum the reviews up', who: 'who invited the reviewers, and the manuscript’s editor', spec: 'S2 §5, §7, D2-55, D2-56', token: 'header',
    params: { ...decisionParams, decision: text(), type: text() },
    documents: documents({ SUMMARISE }),
    run: async (sent, call) => await decide(call, SUMMARISE, sent),
  }),

  'E2-031': json({
    name: 'checkPlagiarism', method: 'POST', paths: ['editor/checkJudge'], about: 'The plagiarism check: 1 begins, 2 is done', who: 'Editor', spec: 'S2 §4.4, §7, D2-45', token: 'header',
    params: { check: choice(checks), contributions: manuscripts(['list', 'ids']) },
    documents: Object.values(checks),
    run: async ({ check, contributions: contributionIds }, call) => bulkAnswer((await call.execute(check, { input: { contributionIds } })).done, 'legacy.done', call),
  }),

  // The file is named by the filePath that file/upload answered; its name and size are known from there.
  'E2-032': json({
    name: 'fileCheckReport', method: 'POST', paths: ['editor/upload'], about: 'File the report of the check, which ends it', who: 'Editor', spec: 'S2 §4.4, §7', token: 'header',
    params: { ...one, fileName: text(), fileUrl: text(), fileSize: text() },
    documents: [NUMBER, UPLOAD_REPORT.one],
    run: async ({ contributionId, code, fileUrl }, call) => {
      await checkNumber(call, contributionId, code);
      return await act(call, UPLOAD_REPORT, contributionId, { comment: null, filePaths: fileUrl === '' ? [] : [fileUrl] });
    },
  }),

  'E2-033': json({
    name: 'stopInviting', method: 'POST', paths: ['editor/inviteJudge'], about: 'Whether to do without reviewers, or without those who are silent: 1 yes, 0 leaves all as it is', who: 'who invites the reviewers', spec: 'S2 §4.4, §7, D2-48', token: 'header',
    params: { ...one, invite: choice({ 0: false, 1: true }) },
    documents: [NUMBER, STOP_INVITING.one],
    run: async ({ contributionId, code, invite }, call) => {
      found((await call.execute(NUMBER, { id: contributionId })).node);
      await checkNumber(call, contributionId, code);
      return invite ? await act(call, STOP_INVITING, contributionId, { comment: null }) : {};
    },
  }),

  'E2-034': json({
    name: 'publishSingly', method: 'POST', paths: ['chiefEditor/chiefSinglePublication'], about: 'Publish an accepted manuscript by itself', who: chiefs, spec: 'S2 §4.4, §7', token: 'header', params: one,
    documents: [NUMBER, PUBLISH.many],
    run: async ({ contributionId, code }, call) => {
      await checkNumber(call, contributionId, code);
      return await act(call, PUBLISH, contributionId, { comment: null });
    },
  }),

  // A person of the register is named by code, as authorInfoByCode does: keys can be counted through, codes cannot.
  'E2-035': json({
    name: 'listAssignableEditors', method: 'POST', paths: ['chiefEditor/getEditor'], about: 'Editors of the journal; `userId` is the person code', who: 'the journal’s chief, executive and associate editors, and its editors', spec: 'S2 §7', token: 'header',
    params: { colloquiumId: id('Colloquium') },
    document: graphql('query LegacyEditors($colloquiumId: ID!) { node(id: $colloquiumId) { ... on Colloquium { editors { code realName } } } }'),
    variables: (values) => values,
    fields: { editors: [{ userId: 'string', userName: 'string' }] },
    answer: ({ node }) => ({ editors: allowed(found(node).editors).map(({ code, realName }) => ({ userId: code, userName: realName })) }),
  }),

  'E2-036': json({
    name: 'assignManuscripts', method: 'POST', paths: ['chiefEditor/distribute'], about: 'Assign submissions to an editor, named by the `userId` of getEditor', who: `${chiefs}, Associate Editor-in-Chief; the editor a journal assigns submissions to`,
    spec: 'S2 §5, §7, §8', token: 'header', done: 'legacy.assigned',
    params: { contributions: manuscripts(['list', 'ids']), receiveEditorId: text() },
    document: graphql('mutation LegacyAssign($input: AssignContributionsInput!) { assignContributions(input: $input) { results { contributionId done refusal } } }'),
    variables: ({ contributions: contributionIds, receiveEditorId }) => ({ input: { contributionIds, receiverCode: receiveEditorId.trim() || null } }),
    answer: ({ assignContributions }, _values, call) => bulkAnswer(assignContributions, 'legacy.assigned', call),
  }),

  'E2-039': json({
    name: 'confirmInvitations', method: 'POST', paths: ['editor/inviteExpert'], about: 'After inviting reviewers, when there is nothing left to do', who: 'Editor', spec: 'S2 §4.5, §7, D2-50', token: 'header', params: one,
    documents: [NUMBER, ...followUpDocuments],
    run: async ({ contributionId, code }, call) => {
      await checkNumber(call, contributionId, code);
      return await followUp(call, contributionId, 'EDITOR_INVITE_REVIEWERS');
    },
  }),
};
