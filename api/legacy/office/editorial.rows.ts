// The facade's editorial calls (S2 §7): a manuscript's detail and steps, the possible acts, receiving and refusing, downloads.
import type { ResultOf } from 'gql.tada';
import { ContributionSource, type ActName } from '../../../shared/workflow.ts';
import { messageText } from '../../../shared/messages.ts';
import { joinKeywords } from '../../../shared/forms/keywords.ts';
import { AUTHOR } from '../wizard/content.rows.ts';
import { FILE, FILE_SHAPE, fileRow } from '../row/files.ts';
import { bulkAnswer, manuscripts } from '../row/bulk.ts';
import { id, text } from '../row/params.ts';
import { download, graphql, json, type Answer, type Call } from '../row/row.ts';
import { TITLE_SHAPE, titleRow, TITLES } from '../wizard/titles.ts';
import { FUNDING, SUGGESTED_REVIEWER, type SuggestedReviewerNode } from '../wizard/section-items.ts';
import { found, key, moment, oneIf, sexCode } from '../row/values.ts';

const contributionId = id('Contribution');

const DETAIL = graphql(`fragment LegacyDetailFields on Contribution {
  id manuscriptNumber ...LegacyTitles keywordsZh keywordsEn abstractZh abstractEn explanation source
  subject { label } colloquium { name } articleType { label } files { ...LegacyFile } historyFiles { id } authors { ...LegacyAuthorRow }
  fundings { ...LegacyFunding } recommendedReviewers { ...LegacySuggestedReviewer } opposedReviewers { ...LegacySuggestedReviewer }
}`, [TITLES, FILE, AUTHOR, FUNDING, SUGGESTED_REVIEWER]);
type Detail = ResultOf<typeof DETAIL>;

const REVIEWPERSON_SHAPE = {
  personName: 'string', sex: 'integer?', professionalTitle: 'string?', degree: 'string?', email: 'string?', company: 'string?', collegeName: 'string?', reason: 'string?',
} as const;

const CONTENT_SHAPE = {
  cbCode: 'string?', id: 'integer', files: [FILE_SHAPE], haveHistoryFiles: 'integer', subName: 'string?', colloquiumName: 'string?', contributionTypeName: 'string?', chapterName: 'string?',
  ...TITLE_SHAPE, keyWordCh: 'string', keyWordEn: 'string', summaryCh: 'string?', summaryEn: 'string?', chapterExplain: 'string?',
  authors: [{ personName: 'string', sex: 'integer?', post: 'string?', degree: 'string?', email: 'string?', company: 'string?', address: 'string?', firstAuthor: 'integer', isContactor: 'integer' }],
  fundations: [{ fundnumber: 'string', fundname: 'string' }],
  proposepsersons: [REVIEWPERSON_SHAPE],
  opposepsersons: [REVIEWPERSON_SHAPE],
} as const;

/** Fields hidden from the reader are empty. */
function contentOf(detail: Detail, { ctx }: Call): Answer {
  return {
    cbCode: detail.manuscriptNumber, id: key(detail.id), files: (detail.files ?? []).map((file) => fileRow(file, ctx.env.PRODUCT)), haveHistoryFiles: oneIf((detail.historyFiles ?? []).length > 0),
    subName: detail.subject?.label ?? null, colloquiumName: detail.colloquium?.name ?? null,
    contributionTypeName: detail.source && messageText(ctx.language, `legacy.source.${ContributionSource[detail.source]}`), chapterName: detail.articleType?.label ?? null,
    ...titleRow(detail),
    keyWordCh: joinKeywords(detail.keywordsZh), keyWordEn: joinKeywords(detail.keywordsEn), summaryCh: detail.abstractZh, summaryEn: detail.abstractEn, chapterExplain: detail.explanation,
    authors: (detail.authors ?? []).map(({ personName, sex, professionalTitle, degree, email, company, address, isFirstAuthor, isCorresponding }) => ({
      personName, sex: sexCode(sex), post: professionalTitle?.label ?? null, degree: degree?.label ?? null, email, company, address, firstAuthor: oneIf(isFirstAuthor), isContactor: oneIf(isCorresponding),
    })),
    fundations: (detail.fundings ?? []).map(({ fundNumber, fundName }) => ({ fundnumber: fundNumber, fundname: fundName })),
    proposepsersons: (detail.recommendedReviewers ?? []).map(suggestedOf), opposepsersons: (detail.opposedReviewers ?? []).map(suggestedOf),
  };
}

function suggestedOf({ personName, sex, professionalTitle, degree, email, company, collegeName, reason }: SuggestedReviewerNode) {
  return { personName, sex: sexCode(sex), professionalTitle: professionalTitle?.label ?? null, degree: degree?.label ?? null, email, company, collegeName, reason };
}

/** The acts that are buttons of the list, by their types. */
const listButtons: Partial<Readonly<Record<ActName, number>>> = { RECEIVE: 1, REFUSE: 2, ASSIGN: 3 };

/** Steps 1 submit, 2 editor, 3 chief, 4 publish, 6 accept, 7 archive (S2 §4.3). */
const AUTHOR_STEPS = [1, 2, 6, 7];
const OFFICE_STEPS = [1, 2, 3, 4, 6, 7];
const AUTHOR_ROLE = 1;

const bulkParams = { list: manuscripts(['contributions', 'ids']), suggestion: text() };
const bulkInput = ({ list: contributionIds, suggestion }: { list: string[]; suggestion: string }) => ({ input: { contributionIds, comment: suggestion || null } });

export const editorialRows = {
  'E2-011': json({
    name: 'listEditorActs', method: 'POST', paths: ['editor/editorHomePageButton'], about: 'Acts of the editor’s list: 1 receive, 2 refuse, 3 assign', who: 'Editor', spec: 'S2 §2.1, §7, D2-65', token: 'header', params: {},
    document: graphql('query LegacyButtons { viewer { listActs } }'),
    fields: { option: [{ type: 'integer', name: 'string' }] },
    answer: ({ viewer }, _values, { ctx }) => ({
      option: viewer.listActs.flatMap((act) => {
        const type = listButtons[act];
        return type === undefined ? [] : [{ type, name: messageText(ctx.language, `act.${act}`) }];
      }),
    }),
  }),

  'E2-013': json({
    name: 'readManuscript', method: 'POST', paths: ['contribution/detail'], about: 'A manuscript as the reader may see it', who: 'all who may see it', spec: 'S2 §2.4, §3, §7', token: 'header', params: { contributionId },
    document: graphql(`query LegacyDetail($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { ...LegacyDetailFields } } }`, [DETAIL]),
    variables: (values) => values,
    fields: { content: CONTENT_SHAPE },
    answer: ({ node }, _values, call) => ({ content: contentOf(found(node), call) }),
  }),

  'E2-016': json({
    name: 'listStepTimes', method: 'POST', paths: ['contribution/getStatusTimes'], about: 'When each step was reached: four for an author, six for the office', who: 'all who may know its state', spec: 'S2 §4.3, §7, D2-37', token: 'header',
    params: { contributionId },
    document: graphql(
      'query LegacyTimes($contributionId: ID!) { viewer { currentRole { number } } node(id: $contributionId) { ... on Contribution { stageTimes { stage at } } } }',
    ),
    variables: (values) => values,
    fields: { times: ['string?'] },
    answer: ({ viewer, node }) => {
      const reached = new Map(found(node?.stageTimes).map(({ stage, at }) => [stage, at]));
      return { times: (viewer.currentRole.number === AUTHOR_ROLE ? AUTHOR_STEPS : OFFICE_STEPS).map((stage) => moment(reached.get(stage) ?? null)) };
    },
  }),

  // First always type 0; 1 to 3 are buttons of the list (D2-44).
  'E2-020': json({
    name: 'listAllowedActs', method: 'POST', paths: ['editor/gateOperation'], about: 'What one may do with the manuscript now', who: 'all who may see it', spec: 'S2 §4.4, §7', token: 'header', params: { contributionId },
    document: graphql(
      'query LegacyGate($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { viewerActs { act type isAllowed } } } }',
    ),
    variables: (values) => values,
    fields: { result: [{ type: 'integer', name: 'string' }] },
    answer: ({ node }, _values, { ctx }) => ({
      result: found(node?.viewerActs).flatMap(({ act, type, isAllowed }) =>
        isAllowed && type !== null && listButtons[act] === undefined ? [{ type, name: messageText(ctx.language, `act.${act}`) }] : [],
      ),
    }),
  }),

  'E2-037': json({
    name: 'receiveManuscripts', method: 'POST', paths: ['editor/receive'], about: 'Receive submissions', who: 'Editor', spec: 'S2 §2.1, §5, §7, §8', token: 'header', done: 'legacy.received', params: bulkParams,
    document: graphql('mutation LegacyReceive($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { results { contributionId done refusal } } }'),
    variables: bulkInput,
    answer: ({ receiveContributions }, _values, call) => bulkAnswer(receiveContributions, 'legacy.received', call),
  }),

  'E2-038': json({
    name: 'refuseManuscripts', method: 'POST', paths: ['editor/refuse'], about: 'Refuse submissions', who: 'Editor, Executive Editor, Editor-in-Chief, Associate Editor-in-Chief', spec: 'S2 §2.1, §5, §7, §8', token: 'header', done: 'legacy.refused',
    params: bulkParams,
    document: graphql('mutation LegacyRefuse($input: RefuseContributionsInput!) { refuseContributions(input: $input) { results { contributionId done refusal } } }'),
    variables: bulkInput,
    answer: ({ refuseContributions }, _values, call) => bulkAnswer(refuseContributions, 'legacy.refused', call),
  }),

  'E2-041': download({
    name: 'downloadFile', method: 'GET', paths: ['file/download'], about: 'Download a file', who: 'all who may see it', spec: 'S2 §7, D2-94', token: 'either', params: { fileId: id('ContributionFile') },
    document: graphql('query LegacyDownload($fileId: ID!) { node(id: $fileId) { ... on ContributionFile { downloadUrl } } }'),
    variables: (values) => values,
    answer: ({ node }) => ({ url: found(node?.downloadUrl) }),
  }),

  'E2-063': download({
    name: 'downloadManuscriptFiles', method: 'GET', paths: ['contribution/downloadContributionAllFile'], about: 'Download all files of a manuscript as one zip', who: 'editorial office and the publisher’s staff', spec: 'S2 §7, P2-173', token: 'either', params: { contributionId: id('Contribution') },
    document: graphql('query LegacyDownloadAll($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { archiveUrl } } }'),
    variables: (values) => values,
    answer: ({ node }) => ({ url: found(node?.archiveUrl) }),
  }),
};
