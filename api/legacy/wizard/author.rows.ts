// The facade's calls around an author's own manuscripts (S2 §7): unfinished ones, earlier files, the log and the overview.
import type { ResultOf } from 'gql.tada';
import { messageText } from '../../../shared/messages.ts';
import { MAX_PAGE_SIZE, MOST_PAGES, PAGE_SIZE } from '../../../shared/limits.ts';
import { ContributionSource } from '../../../shared/workflow.ts';
import { FILE, FILE_SHAPE, fileRow } from '../row/files.ts';
import { coded, daysOf, listParams, order } from '../row/list-params.ts';
import { count, id, text } from '../row/params.ts';
import { graphql, json, type Call } from '../row/row.ts';
import { TITLE_SHAPE, titleRow, TITLES } from './titles.ts';
import { allowed, found, key, moment, oneIf, statusText } from '../row/values.ts';

const contributionId = id('Contribution');

const DRAFT_SHAPE = { id: 'integer', cbCode: 'string?', xinjianTime: 'string', chapterTitleCh: 'string?', colloquium: 'string?' } as const;

const draftParams = {
  pageNo: count(1, MOST_PAGES),
  pageSize: count(PAGE_SIZE, MAX_PAGE_SIZE),
  // Every draft waits for its author: pending is all.
  beDeal: listParams.beDeal,
  searchScope: coded('searchScope', { number: 'manuscriptNumber', time: 'saved', title: 'title', journal: 'colloquium' }, 'title'),
  keyWord: text(),
  // By the number, which drafts do not have, and by the time of saving are the same order.
  orderField: coded('orderField', { number: 'SAVED', time: 'SAVED' }, 'SAVED'),
  order,
};

function draftFilter(scope: 'manuscriptNumber' | 'saved' | 'title' | 'colloquium', keyWord: string): Record<string, unknown> {
  if (keyWord === '') return {};
  return scope === 'saved' ? { saved: daysOf(keyWord) } : { [scope]: keyWord };
}

const LOG_EVENT = graphql('fragment LegacyLogEvent on WorkflowEvent { act authorStatus to at comment letter files { ...LegacyFile } review { id editorSummary } }', [FILE]);
/** Parts of a review sent to the author with a decision's letter; invitation dates are for the office alone. */
const SENT_REVIEW = graphql('fragment LegacySentReview on Review { id invitedAt comment reviewer { realName } files { ...LegacyFile } }', [FILE]);
type LogEvent = ResultOf<typeof LOG_EVENT>;
type SentReview = ResultOf<typeof SENT_REVIEW>;
const LOG_SHAPE = { nodeName: 'string', operation: 'string', suggestion: 'string?', file: 'integer?', files: [FILE_SHAPE], inviteId: 'integer?', hz: 'integer', time: 'string', expertName: 'string?' } as const;
const SENT_SHAPE = { username: 'string?', comment: 'string', files: [FILE_SHAPE] } as const;

/** The author learns the status that an act of the office led to, not the act. `hz` 2: the review has been summed up. */
function logNode({ act, authorStatus, to, at, comment, files, review }: LogEvent, { ctx: { language, env } }: Call) {
  const status = statusText({ authorStatus, state: to, isWithdrawn: act === 'WITHDRAW' }, language) ?? '';
  const papers = (files ?? []).map((file) => fileRow(file, env.PRODUCT));
  return {
    nodeName: status, operation: act === null ? status : messageText(language, `act.${act}`), suggestion: comment, file: papers[0]?.fileId ?? null, files: papers,
    inviteId: review ? key(review.id) : null, hz: review?.editorSummary ? 2 : 1, time: moment(at), expertName: null,
  };
}

/** Reviews as sent to the author; in open review also with the reviewer's name from then on (principles, Blind review). */
function sentReviews(reviews: readonly SentReview[] | null, { ctx: { env } }: Call) {
  return (reviews ?? []).flatMap(({ invitedAt, comment, reviewer, files }) =>
    comment === null || invitedAt !== null ? [] : [{ username: reviewer?.realName ?? null, comment, files: (files ?? []).map((file) => fileRow(file, env.PRODUCT)) }],
  );
}

interface History {
  colloquium: { name: string } | null;
  events: LogEvent[] | null;
}

/** The log by journals. Reviews sent to the author stand behind the last letter that could bring them. */
function logsOf(historyList: readonly History[], reviews: readonly SentReview[] | null, call: Call) {
  const all = historyList.flatMap(({ events }) => events ?? []);
  const withLetter = all.findLast(({ act, letter }) => act === null && letter !== null);
  return historyList.map(({ colloquium, events }) => ({
    colloquium,
    nodes: (events ?? []).flatMap((event) => {
      const node = logNode(event, call);
      if (event !== withLetter) return [node];
      const sent = sentReviews(reviews, call).map(({ username, comment, files }) => ({
        ...node, operation: messageText(call.ctx.language, 'legacy.sentReview'), suggestion: comment, file: files[0]?.fileId ?? null, files, expertName: username,
      }));
      return [node, ...sent];
    }),
  }));
}

const byNumber = graphql(`query LegacyByNumber($number: String!) { viewer {
  authored: authoredContributions(first: 10, filter: { manuscriptNumber: $number }) { edges { node { id manuscriptNumber } } }
  handled: handledContributions(first: 10, filter: { manuscriptNumber: $number }) { edges { node { id manuscriptNumber } } }
} }`);

const journalHistories = graphql(`query LegacyHistories($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { journalHistories { colloquium { name } events { ...LegacyLogEvent } } reviews { ...LegacySentReview } } } }`, [LOG_EVENT, SENT_REVIEW]);


export const authorRows = {
  'E2-001': json({
    name: 'listDrafts', method: 'POST', paths: ['contributionList/authorUnfinishedList'], about: 'Unfinished manuscripts of one’s own', who: 'Author', spec: 'S2 §2.2, §7', token: 'header', params: draftParams,
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
    name: 'deleteDraft', method: 'POST', paths: ['contribution/deleteContribution'], about: 'Delete an unfinished manuscript, with its files, for good', who: 'Author', spec: 'S2 §2.2, §4.6, §7, D2-78', token: 'header', params: { contributionId }, done: 'legacy.deleted',
    document: graphql('mutation LegacyDeleteDraft($input: DeleteContributionDraftInput!) { deleteContributionDraft(input: $input) { deletedContributionId } }'),
    variables: (input) => ({ input }),
  }),

  'E2-014': json({
    name: 'listHistoryFiles', method: 'POST', paths: ['contribution/historyFiles'], about: 'Files of earlier versions', who: 'authors and office', spec: 'S2 §2.4, §7', token: 'header', params: { contributionId },
    document: graphql(`query LegacyHistoryFiles($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { historyFiles { ...LegacyFile } } } }`, [FILE]),
    variables: (values) => values,
    fields: { files: [FILE_SHAPE] },
    answer: ({ node }, _values, { ctx }) => ({ files: (found(node).historyFiles ?? []).map((file) => fileRow(file, ctx.env.PRODUCT)) }),
  }),

  // Knowing a number reveals nothing more: it is looked up in the reader's own list (D2-92).
  'E2-017': json({
    name: 'readTimeline', method: 'POST', paths: ['contribution/statusLogs'], about: 'The log of a manuscript by its number, oldest first', who: 'authors, office and publisher', spec: 'S2 §2.3, §3, §7, D2-92', token: 'header',
    params: { code: text({ otherwise: 'error.NOT_FOUND' }) },
    documents: [byNumber, journalHistories],
    fields: { statusLogs: [LOG_SHAPE] },
    run: async ({ code }, call) => {
      const number = code.trim();
      const { viewer } = await call.execute(byNumber, { number });
      const listed = [...(viewer.authored?.edges ?? []), ...(viewer.handled?.edges ?? [])].find(({ node }) => node?.manuscriptNumber === number)?.node;
      const manuscript = found((await call.execute(journalHistories, { contributionId: found(listed).id })).node);
      return { statusLogs: logsOf(found(manuscript.journalHistories), manuscript.reviews, call).flatMap(({ nodes }) => nodes) };
    },
  }),

  'E2-018': json({
    name: 'readTimelineByJournals', method: 'POST', paths: ['contribution/authorGetStatusLogs'], about: 'The log by the journals that have had the manuscript', who: 'Author; office', spec: 'S2 §2.3, §3, §7, D2-16', token: 'header', params: { code: text(), contributionId },
    document: journalHistories,
    variables: ({ contributionId: named }) => ({ contributionId: named }),
    fields: { result: [{ collouium: 'string?', contributionLogsVo: [LOG_SHAPE] }] },
    answer: ({ node }, _values, call) => {
      const manuscript = found(node);
      return { result: logsOf(found(manuscript.journalHistories), manuscript.reviews, call).map(({ colloquium, nodes }) => ({ collouium: colloquium?.name ?? null, contributionLogsVo: nodes })) };
    },
  }),

  'E2-019': json({
    name: 'readOverview', method: 'POST', paths: ['contribution/authorGetGeneralView'], about: 'The overview of a manuscript: subject, types, titles, status', who: 'all who may know its status', spec: 'S2 §2.3, §7', token: 'header', params: { code: text(), contributionId },
    document: graphql(
      'query LegacyOverview($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { id manuscriptNumber subject { label } colloquium { name } source articleType { label } ...LegacyTitles authorStatus withdrawnAt stage hasBeenInPool reviews { ...LegacySentReview } } } }',
      [TITLES, SENT_REVIEW],
    ),
    variables: ({ contributionId: named }) => ({ contributionId: named }),
    fields: {
      result: {
        id: 'integer', cbCode: 'string?', subName: 'string?', colloquiumName: 'string?', contributionTypeName: 'string?', chapterName: 'string?', ...TITLE_SHAPE, statusName: 'string?', zt: 'integer?', flag: 'integer', comments: [SENT_SHAPE],
      },
    },
    answer: ({ node }, _values, call) => {
      const { language } = call.ctx;
      const one = found(node);
      return {
        result: {
          id: key(one.id), cbCode: one.manuscriptNumber, subName: one.subject?.label ?? null, colloquiumName: one.colloquium?.name ?? null,
          contributionTypeName: one.source && messageText(language, `legacy.source.${ContributionSource[one.source]}`), chapterName: one.articleType?.label ?? null, ...titleRow(one),
          statusName: statusText({ authorStatus: one.authorStatus, state: null, isWithdrawn: one.withdrawnAt !== null }, language), zt: one.stage, flag: oneIf(one.hasBeenInPool ?? false), comments: sentReviews(one.reviews, call),
        },
      };
    },
  }),
};
