// The facade's calls around an author's own manuscripts (S2 §7): unfinished ones, earlier files, the log and the overview.
import type { ResultOf } from 'gql.tada';
import { messageText } from '../../shared/messages.ts';
import { MAX_PAGE_SIZE, MOST_PAGES, PAGE_SIZE } from '../../shared/limits.ts';
import { ContributionSource } from '../../shared/workflow.ts';
import { FILE, FILE_SHAPE, fileRow } from './files.ts';
import { choice, count, id, text } from './params.ts';
import { graphql, json, type Call } from './row.ts';
import { TITLE_SHAPE, titleRow, TITLES } from './titles.ts';
import { allowed, found, key, moment, oneIf, statusText } from './values.ts';

const contributionId = id('Contribution');

const DRAFT_SHAPE = { id: 'integer', cbCode: 'string?', xinjianTime: 'string', chapterTitleCh: 'string?', colloquium: 'string?' } as const;

const draftParams = {
  pageNo: count(1, MOST_PAGES),
  pageSize: count(PAGE_SIZE, MAX_PAGE_SIZE),
  beDeal: text(),
  // What keyWord is looked for in: number, days `from,to` of saving, title, journal (S2 §9, D2-86).
  searchScope: choice<'manuscriptNumber' | 'saved' | 'title' | 'colloquium'>({ 1: 'manuscriptNumber', 2: 'saved', 3: 'title', 4: 'colloquium' }, { standard: 'title' }),
  keyWord: text(),
  // 1 the number, which drafts do not have, and 2 the time of saving are the same order (D2-87).
  orderField: text(),
  order: choice({ 1: 'ASC', 2: 'DESC', 0: 'DESC', asc: 'ASC', desc: 'DESC' }, { standard: 'DESC' }),
};

function draftFilter(scope: 'manuscriptNumber' | 'saved' | 'title' | 'colloquium', keyWord: string): Record<string, unknown> {
  if (keyWord === '') return {};
  const [from = '', to = ''] = keyWord.split(',').map((day) => day.trim());
  return scope === 'saved' ? { saved: { from: from || null, to: to || null } } : { [scope]: keyWord };
}

const LOG_EVENT = graphql('fragment LegacyLogEvent on WorkflowEvent { act authorStatus to at comment files { ...LegacyFile } review { id editorSummary } }', [FILE]);
type LogEvent = ResultOf<typeof LOG_EVENT>;
const LOG_SHAPE = { nodeName: 'string', operation: 'string', suggestion: 'string?', file: 'integer?', files: [FILE_SHAPE], inviteId: 'integer?', hz: 'integer', time: 'string' } as const;

/** Of the office's acts an author is told the status they led to, not which act it was. `hz` 2: the review has been summed up. */
function logNode({ act, authorStatus, to, at, comment, files, review }: LogEvent, { ctx: { language, env } }: Call) {
  const status = statusText({ authorStatus, state: to, isWithdrawn: act === 'WITHDRAW' }, language) ?? '';
  const papers = (files ?? []).map((file) => fileRow(file, env.PRODUCT));
  return {
    nodeName: status, operation: act === null ? status : messageText(language, `act.${act}`), suggestion: comment, file: papers[0]?.fileId ?? null, files: papers,
    inviteId: review ? key(review.id) : null, hz: review?.editorSummary ? 2 : 1, time: moment(at),
  };
}

const byNumber = graphql(`query LegacyByNumber($number: String!) { viewer {
  authored: authoredContributions(first: 10, filter: { manuscriptNumber: $number }) { edges { node { id manuscriptNumber } } }
  handled: handledContributions(first: 10, filter: { manuscriptNumber: $number }) { edges { node { id manuscriptNumber } } }
} }`);

const courses = graphql(`query LegacyCourses($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { courses { colloquium { name } events { ...LegacyLogEvent } } } } }`, [LOG_EVENT]);


export const authorRows = {
  'E2-001': json({
    method: 'POST', paths: ['contributionList/authorUnfinishedList'], about: 'Unfinished manuscripts of one’s own', who: 'Author', spec: 'S2 §2.2, §7', token: 'header', params: draftParams,
    document: graphql(
      'query LegacyDrafts($page: Int, $first: Int, $filter: DraftFilter, $direction: SortDirection) { viewer { drafts(page: $page, first: $first, filter: $filter, direction: $direction) { edges { node { id manuscriptNumber updatedAt titleZh colloquium { name } } } totalCount } } }',
    ),
    variables: ({ pageNo, pageSize, searchScope, keyWord, order }) => ({ page: pageNo, first: pageSize, filter: draftFilter(searchScope, keyWord.trim()), direction: order }),
    fields: { page: { list: [DRAFT_SHAPE], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' }, totalPage: 'integer', currPage: 'integer' },
    answer: ({ viewer }, { pageNo, pageSize }) => {
      const { edges, totalCount } = allowed(viewer.drafts);
      const list = edges.flatMap(({ node }) => node ?? []).map(({ id: draft, manuscriptNumber, updatedAt, titleZh, colloquium }) => ({ id: key(draft), cbCode: manuscriptNumber, xinjianTime: moment(updatedAt), chapterTitleCh: titleZh, colloquium: colloquium?.name ?? null }));
      const totalPage = Math.ceil(totalCount / pageSize);
      return { page: { list, currPage: pageNo, totalPage, totalCount }, totalPage, currPage: pageNo };
    },
  }),

  'E2-012': json({
    method: 'POST', paths: ['contribution/deleteContribution'], about: 'Delete an unfinished manuscript, with its files, for good', who: 'Author', spec: 'S2 §2.2, §4.6, §7, D2-78', token: 'header', params: { contributionId }, done: 'legacy.deleted',
    document: graphql('mutation LegacyDeleteDraft($input: DeleteContributionDraftInput!) { deleteContributionDraft(input: $input) { deletedContributionId } }'),
    variables: (input) => ({ input }),
    fields: {},
    answer: () => ({}),
  }),

  'E2-014': json({
    method: 'POST', paths: ['contribution/historyFiles'], about: 'Files of earlier versions', who: 'authors and office', spec: 'S2 §2.4, §7', token: 'header', params: { contributionId },
    document: graphql(`query LegacyHistoryFiles($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { historyFiles { ...LegacyFile } } } }`, [FILE]),
    variables: (values) => values,
    fields: { files: [FILE_SHAPE] },
    answer: ({ node }, _values, { ctx }) => ({ files: (found(node).historyFiles ?? []).map((file) => fileRow(file, ctx.env.PRODUCT)) }),
  }),

  // Who knows the number knows no more by it: it is looked for among what the reader's own list holds (D2-92).
  'E2-017': json({
    method: 'POST', paths: ['contribution/statusLogs'], about: 'The log of a manuscript by its number, oldest first', who: 'authors, office and publisher', spec: 'S2 §2.3, §3, §7, D2-92', token: 'header',
    params: { code: text({ otherwise: 'error.NOT_FOUND' }) },
    documents: [byNumber, courses],
    fields: { statusLogs: [LOG_SHAPE] },
    run: async ({ code }, call) => {
      const number = code.trim();
      const { viewer } = await call.execute(byNumber, { number });
      const listed = [...(viewer.authored?.edges ?? []), ...(viewer.handled?.edges ?? [])].find(({ node }) => node?.manuscriptNumber === number)?.node;
      const { node } = await call.execute(courses, { contributionId: found(listed).id });
      return { statusLogs: found(found(node).courses).flatMap(({ events }) => (events ?? []).map((event) => logNode(event, call))) };
    },
  }),

  'E2-018': json({
    method: 'POST', paths: ['contribution/authorGetStatusLogs'], about: 'The log by the journals that have had the manuscript', who: 'Author; office', spec: 'S2 §2.3, §3, §7, D2-16', token: 'header', params: { code: text(), contributionId },
    document: courses,
    variables: ({ contributionId: named }) => ({ contributionId: named }),
    fields: { result: [{ collouium: 'string?', contributionLogsVo: [LOG_SHAPE] }] },
    answer: ({ node }, _values, call) => ({ result: found(found(node).courses).map(({ colloquium, events }) => ({ collouium: colloquium?.name ?? null, contributionLogsVo: (events ?? []).map((event) => logNode(event, call)) })) }),
  }),

  'E2-019': json({
    method: 'POST', paths: ['contribution/authorGetGeneralView'], about: 'The overview of a manuscript: subject, types, titles, status', who: 'all who may know its status', spec: 'S2 §2.3, §7', token: 'header', params: { code: text(), contributionId },
    document: graphql(
      'query LegacyOverview($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { id manuscriptNumber subject { label } colloquium { name } source articleType { label } ...LegacyTitles authorStatus withdrawnAt stage hasBeenInPool } } }',
      [TITLES],
    ),
    variables: ({ contributionId: named }) => ({ contributionId: named }),
    fields: {
      result: {
        id: 'integer', cbCode: 'string?', subName: 'string?', colloquiumName: 'string?', contributionTypeName: 'string?', chapterName: 'string?', ...TITLE_SHAPE, statusName: 'string?', zt: 'integer?', flag: 'integer',
      },
    },
    answer: ({ node }, _values, { ctx: { language } }) => {
      const one = found(node);
      return {
        result: {
          id: key(one.id), cbCode: one.manuscriptNumber, subName: one.subject?.label ?? null, colloquiumName: one.colloquium?.name ?? null,
          contributionTypeName: one.source && messageText(language, `legacy.source.${ContributionSource[one.source]}`), chapterName: one.articleType?.label ?? null, ...titleRow(one),
          statusName: statusText({ authorStatus: one.authorStatus, state: null, isWithdrawn: one.withdrawnAt !== null }, language), zt: one.stage, flag: oneIf(one.hasBeenInPool ?? false),
        },
      };
    },
  }),
};
