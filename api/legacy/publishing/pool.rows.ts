// The facade's calls of the pool of unaccepted manuscripts (S2 §7, S3 §7.4): its list, the journals that may choose, and the choice.
import { MAX_PAGE_SIZE, MOST_PAGES } from '../../../shared/limits.ts';
import { ContributionState } from '../../../shared/workflow.ts';
import { coded, daysOf, order } from '../row/list-params.ts';
import { choice, count, entry, id, optionalId, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { allowed, key, moment } from '../row/values.ts';

const chiefs = 'Executive Editor, Editor-in-Chief';
/** R3-206. */
const PAGE_SIZE = 12;

const only = <T>(value: T | null): [T] | null => (value === null ? null : [value]);

const ROW_SHAPE = {
  id: 'integer', cbCode: 'string?', chapterTitleCh: 'string?', subtype: 'string?', authorName: 'string?', chapterTypeName: 'string?', tougaoTime: 'string?', rukuTime: 'string?', cbState: 'integer?',
} as const;

export const poolRows = {
  // Also E3-033. `invalid`: 0 can be chosen, 1 has been, which the operations centre alone is shown; empty: either (D2-77).
  'E2-005': json({
    name: 'listPool', method: 'POST', paths: ['contributionList/notEmployedList'], about: 'The pool of unaccepted manuscripts', who: `${chiefs}, operations`, spec: 'S2 §2.10, §7, §9, S3 §7.4 (E3-033), D2-77, D2-87, D13-129', token: 'header',
    params: {
      pageNo: count(1, MOST_PAGES), pageSize: count(PAGE_SIZE, MAX_PAGE_SIZE), code: text(), contributionTime: text(), title: text(), colloquium: text(),
      invalid: choice<'AVAILABLE' | 'ADOPTED' | null>({ 0: 'AVAILABLE', 1: 'ADOPTED' }, { standard: null }), colloquiumId: optionalId('Colloquium'),
      chapterType: entry('ARTICLE_TYPE'), subtypeId: entry('SUBJECT'), storageTime: text(),
      orderField: coded('orderField', { number: 'MANUSCRIPT_NUMBER', time: 'SUBMITTED_AT', entry: 'ENTERED_POOL_AT' }, 'ENTERED_POOL_AT'), order,
    },
    document: graphql(
      `query LegacyPool($page: Int, $first: Int, $filter: PoolFilter, $orderBy: PoolOrder) { viewer { poolContributions(page: $page, first: $first, filter: $filter, orderBy: $orderBy) {
        totalCount edges { node { id manuscriptNumber titleZh firstAuthorName submittedAt enteredPoolAt state subject { label } articleType { label } } }
      } } }`,
    ),
    variables: ({ pageNo, pageSize, code, contributionTime, title, colloquium, invalid, colloquiumId, chapterType, subtypeId, storageTime, orderField, order }) => ({
      page: pageNo, first: pageSize, orderBy: { field: orderField, direction: order },
      filter: {
        manuscriptNumber: code, title, colloquium, submitted: daysOf(contributionTime), enteredPool: daysOf(storageTime), availability: only(invalid),
        colloquiumIds: only(colloquiumId), articleTypeIds: only(chapterType), subjectIds: only(subtypeId),
      },
    }),
    fields: { resultList: { list: [ROW_SHAPE], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' }, totalPage: 'integer' },
    answer: ({ viewer }, { pageNo, pageSize }) => {
      const { totalCount, edges } = allowed(viewer.poolContributions);
      const list = edges.flatMap(({ node }) => node ? [{
        id: key(node.id), cbCode: node.manuscriptNumber, chapterTitleCh: node.titleZh, subtype: node.subject?.label ?? null, authorName: node.firstAuthorName, chapterTypeName: node.articleType?.label ?? null,
        tougaoTime: moment(node.submittedAt), rukuTime: moment(node.enteredPoolAt), cbState: node.state && ContributionState[node.state],
      }] : []);
      const totalPage = Math.ceil(totalCount / pageSize);
      return { resultList: { list, currPage: pageNo, totalPage, totalCount }, totalPage };
    },
  }),

  // `value` is the old client's choice: the key again.
  'E2-022': json({
    name: 'listAdoptingJournals', method: 'POST', paths: ['notEmploy/getResponsibleColloquium'], about: 'Journals for which one may choose from the pool', who: chiefs, spec: 'S2 §7, D13-031', token: 'header', params: {},
    document: graphql('query LegacyAdoptingJournals { viewer { adoptingColloquiums { id name } } }'),
    fields: { result: [{ id: 'integer', name: 'string', value: 'string' }] },
    answer: ({ viewer }) => ({ result: allowed(viewer.adoptingColloquiums).map(({ id: globalId, name }) => ({ id: key(globalId), name, value: String(key(globalId)) })) }),
  }),

  // Also E3-034. The journal's name is sent along and adds nothing to its key.
  'E2-023': json({
    name: 'adoptManuscript', method: 'POST', paths: ['notEmploy/reChoose'], about: 'Choose a manuscript of the pool for a journal', who: chiefs, spec: 'S2 §4.6, §7, S3 §4, §7.4 (E3-034), D2-76, D13-005, D13-130', token: 'header',
    params: { contributionId: id('Contribution'), colloquiumId: optionalId('Colloquium'), colloquium: text(), subtypeId: entry('SUBJECT') },
    document: graphql('mutation LegacyAdopt($input: AdoptContributionInput!) { adoptContribution(input: $input) { contribution { id } } }'),
    variables: ({ contributionId, colloquiumId, subtypeId }) => ({ input: { contributionId, colloquiumId, subjectId: subtypeId } }),
  }),
};
