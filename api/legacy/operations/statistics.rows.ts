// The facade's calls of the manuscript statistics (S3 §3.12, §7.3). Their days are YYYY-MM-DD.
import { MAX_PAGE_SIZE, MOST_PAGES } from '../../../shared/limits.ts';
import { ContributionState } from '../../../shared/workflow.ts';
import { count, entry, optionalId, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { allowed } from '../row/values.ts';

const staff = 'Publishing Editor, operations';
const paging = { pageNo: count(1, MOST_PAGES), pageSize: count(10, MAX_PAGE_SIZE) };
/** Sent only when searching (R3-112); empty: from the first day, to the last. */
const period = { startTime: text(), endTime: text() };
const journals = { subject: entry('SUBJECT'), colloquium: optionalId('Colloquium') };

const range = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  startTime.trim() === '' && endTime.trim() === '' ? null : { from: startTime.trim() || null, to: endTime.trim() || null };

interface Page<Node> {
  totalCount: number;
  edges: readonly { node: Node | null }[];
}

/** `resultList` with its rows as `row` makes them. */
function listed<Node, Row>(found: Page<Node> | null | undefined, pageSize: number, row: (node: Node) => Row) {
  const { totalCount, edges } = allowed(found);
  return { resultList: { list: edges.flatMap(({ node }) => (node ? [row(node)] : [])), totalPage: Math.ceil(totalCount / pageSize), totalCount } };
}

const typeIndex = (articleType: { value: string } | null) => (articleType === null ? null : Number(articleType.value));
const shape = <Row>(row: Row) => ({ resultList: { list: [row], totalPage: 'integer', totalCount: 'integer' } }) as const;
const ARTICLE = { chapterTitleCh: 'string?', subtype: 'string', colloquium: 'string', chapterType: 'integer?', authorName: 'string?', chiefCommentTime: 'string?' } as const;

export const statisticsRows = {
  'E3-019': json({
    name: 'listStageTimes', method: 'POST', paths: ['statistics/timeConsuming'], about: 'How long the stages of manuscripts took', who: staff, spec: 'S3 §2.9, §3.12, §7.3, D13-124', token: 'header',
    params: { ...paging, ...journals, keyWord: text() },
    document: graphql(
      `query LegacyTimeConsuming($page: Int, $first: Int, $filter: JournalHistoryFilter) { viewer { journalHistoryTimes(page: $page, first: $first, filter: $filter) { totalCount edges { node {
        manuscriptNumber titleZh daysToEditorComment daysToGathering daysToChiefComment daysToPublication startedOn editorCommentOn gatheredOn chiefCommentOn } } } } }`,
    ),
    variables: ({ pageNo, pageSize, subject, colloquium, keyWord }) => ({ page: pageNo, first: pageSize, filter: { subjectId: subject, colloquiumId: colloquium, keyword: keyWord } }),
    fields: shape({
      cbCode: 'string', chapterTitleCh: 'string?', day1: 'integer?', day2: 'integer?', day3: 'integer?', day4: 'integer?', contributionTime: 'string', editorCommentTime: 'string?', gatherTime: 'string?',
      chiefCommentTime: 'string?',
    } as const),
    answer: ({ viewer }, { pageSize }) =>
      listed(viewer.journalHistoryTimes, pageSize, (node) => ({
        cbCode: node.manuscriptNumber, chapterTitleCh: node.titleZh, day1: node.daysToEditorComment, day2: node.daysToGathering, day3: node.daysToChiefComment, day4: node.daysToPublication,
        contributionTime: node.startedOn, editorCommentTime: node.editorCommentOn, gatherTime: node.gatheredOn, chiefCommentTime: node.chiefCommentOn,
      })),
  }),

  // `status` is the number of the state: 16 or 17.
  'E3-020': json({
    name: 'listRefusals', method: 'POST', paths: ['statistics/sendBackStatistics'], about: 'Manuscripts that were rejected or not accepted', who: staff, spec: 'S3 §2.9, §3.12, §7.3, D13-125', token: 'header',
    params: { ...paging, ...journals, ...period },
    document: graphql(
      `query LegacySendBackStatistics($page: Int, $first: Int, $filter: JournalHistoryFilter) { viewer { refusedHistories(page: $page, first: $first, filter: $filter) { totalCount edges { node {
        titleZh colloquium { name subject { label } } state opinion firstAuthorName decidedOn } } } } }`,
    ),
    variables: ({ pageNo, pageSize, subject, colloquium, ...when }) => ({ page: pageNo, first: pageSize, filter: { subjectId: subject, colloquiumId: colloquium, decided: range(when) } }),
    fields: shape({ chapterTitleCh: 'string?', subtype: 'string', colloquium: 'string', status: 'integer', suggestion: 'string?', author: 'string?', suggesTime: 'string?' } as const),
    answer: ({ viewer }, { pageSize }) =>
      listed(viewer.refusedHistories, pageSize, (node) => ({
        chapterTitleCh: node.titleZh, subtype: node.colloquium.subject.label, colloquium: node.colloquium.name, status: ContributionState[node.state], suggestion: node.opinion,
        author: node.firstAuthorName, suggesTime: node.decidedOn,
      })),
  }),

  'E3-021': json({
    name: 'listAcceptances', method: 'POST', paths: ['statistics/receiveStatistics'], about: 'Manuscripts that were accepted', who: staff, spec: 'S3 §2.9, §3.12, §7.3, §9', token: 'header', params: { ...paging, ...journals, ...period },
    document: graphql(
      `query LegacyReceiveStatistics($page: Int, $first: Int, $filter: JournalHistoryFilter) { viewer { acceptedHistories(page: $page, first: $first, filter: $filter) { totalCount edges { node {
        titleZh colloquium { name subject { label } } articleType { value } firstAuthorName chiefCommentOn } } } } }`,
    ),
    variables: ({ pageNo, pageSize, subject, colloquium, ...when }) => ({ page: pageNo, first: pageSize, filter: { subjectId: subject, colloquiumId: colloquium, decided: range(when) } }),
    fields: shape(ARTICLE),
    answer: ({ viewer }, { pageSize }) =>
      listed(viewer.acceptedHistories, pageSize, (node) => ({
        chapterTitleCh: node.titleZh, subtype: node.colloquium.subject.label, colloquium: node.colloquium.name, chapterType: typeIndex(node.articleType), authorName: node.firstAuthorName,
        chiefCommentTime: node.chiefCommentOn,
      })),
  }),

  // The day of the publication stands where the editor-in-chief's does in the call before (D13-034).
  'E3-022': json({
    name: 'listPublications', method: 'POST', paths: ['statistics/publishStatistics'], about: 'Manuscripts that were published', who: staff, spec: 'S3 §2.9, §3.12, §7.3, D13-034, D13-127, D13-128', token: 'header',
    params: { ...paging, ...journals, publishCompany: optionalId('Department'), ...period },
    document: graphql(
      `query LegacyPublishStatistics($page: Int, $first: Int, $filter: JournalHistoryFilter) { viewer { publishedHistories(page: $page, first: $first, filter: $filter) { totalCount edges { node {
        titleZh colloquium { name subject { label } } articleType { value } firstAuthorName publishedOn } } } } }`,
    ),
    variables: ({ pageNo, pageSize, subject, colloquium, publishCompany, ...when }) => ({
      page: pageNo, first: pageSize, filter: { subjectId: subject, colloquiumId: colloquium, publishingHouseId: publishCompany, published: range(when) },
    }),
    fields: shape(ARTICLE),
    answer: ({ viewer }, { pageSize }) =>
      listed(viewer.publishedHistories, pageSize, (node) => ({
        chapterTitleCh: node.titleZh, subtype: node.colloquium.subject.label, colloquium: node.colloquium.name, chapterType: typeIndex(node.articleType), authorName: node.firstAuthorName,
        chiefCommentTime: node.publishedOn,
      })),
  }),

  // Regions in words; `status` is the number of the state.
  'E3-023': json({
    name: 'listAuthorOrigins', method: 'POST', paths: ['statistics/authorResourceStatistics'], about: 'Where the authors of submissions come from', who: staff, spec: 'S3 §2.9, §3.12, §7.3, D13-125, D13-127', token: 'header',
    params: { ...paging, subject: entry('SUBJECT'), ...period },
    document: graphql(
      `query LegacyAuthorResourceStatistics($page: Int, $first: Int, $filter: JournalHistoryFilter) { viewer { journalHistorySources(page: $page, first: $first, filter: $filter) { totalCount edges { node {
        titleZh state firstAuthorRegion { label } correspondingAuthorRegion { label } } } } } }`,
    ),
    variables: ({ pageNo, pageSize, subject, ...when }) => ({ page: pageNo, first: pageSize, filter: { subjectId: subject, started: range(when) } }),
    fields: shape({ chapterTitleCh: 'string?', firstAuthorSource: 'string?', correspondenceAuthor: 'string?', status: 'integer' } as const),
    answer: ({ viewer }, { pageSize }) =>
      listed(viewer.journalHistorySources, pageSize, (node) => ({
        chapterTitleCh: node.titleZh, firstAuthorSource: node.firstAuthorRegion?.label ?? null, correspondenceAuthor: node.correspondingAuthorRegion?.label ?? null, status: ContributionState[node.state],
      })),
  }),
};
