// The facade's calls on issues (S2 §7): the two lists of publications, the issues that can be compiled into, compiling and taking out.
import { encodeId } from '../../graphql/node.ts';
import { MAX_PAGE_SIZE } from '../../../shared/limits.ts';
import { bulkAnswer } from '../row/bulk.ts';
import { coded, filterOf, listParams as params, SCOPES, statusesOf } from '../row/list-params.ts';
import { LIST, pageOf, PAGE_SHAPE, states, variablesOf } from '../office/lists.rows.ts';
import { count, id, keyOf, optionalId, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { allowed, found, key, moment } from '../row/values.ts';

/** Rows of a page of these two lists (S2 §9). */
const ROWS = 16;
const { beDeal: _beDeal, ...listParams } = { ...params, pageSize: count(ROWS, MAX_PAGE_SIZE) };
const chiefs = 'Executive Editor, Editor-in-Chief';
const office = 'editorial roles, the publisher’s staff';

/** `contributionIds` as the old clients send them, joined by commas. */
const named = (text: string): string[] =>
  text.split(',').flatMap((part) => (part.trim() === '' ? [] : [encodeId('Contribution', keyOf(part.trim()) ?? 0)]));

export const issueRows = {
  'E2-006': json({
    name: 'listSinglePublications', method: 'POST', paths: ['contributionList/singlePublicationList'], about: 'Manuscripts that were published by themselves', who: office, spec: 'S2 §2.7, §7, D2-73', token: 'header', params: listParams,
    document: graphql(
      `query LegacySinglePublications($page: Int, $first: Int, $filter: ContributionFilter, $orderBy: PublicationOrder) { viewer { singlePublications(page: $page, first: $first, filter: $filter, orderBy: $orderBy) { ...LegacyList } } }`, [LIST],
    ),
    variables: (values) => ({ ...variablesOf(values), filter: { ...filterOf(values), states: statusesOf(values, states) } }),
    fields: { resultList: PAGE_SHAPE, totalPage: 'integer' },
    answer: ({ viewer }, values, call) => {
      const resultList = pageOf(allowed(viewer.singlePublications), values, call);
      return { resultList, totalPage: resultList.totalPage };
    },
  }),

  'E2-007': json({
    name: 'listIssueManuscripts', method: 'POST', paths: ['contributionList/groupPublicationList'], about: 'Manuscripts that are, or can be, compiled into an issue; without a searchScope keyWord is sought in number, title and journal', who: office, spec: 'S2 §2.7, §7, D2-73', token: 'header',
    params: { ...listParams, searchScope: coded('searchScope', SCOPES, null), colloquiumId: optionalId('Colloquium') },
    document: graphql(
      `query LegacyGroupPublications($page: Int, $first: Int, $search: String, $filter: ContributionFilter, $orderBy: ContributionOrder) { viewer { groupPublications(page: $page, first: $first, search: $search, filter: $filter, orderBy: $orderBy) { ...LegacyList } } }`, [LIST],
    ),
    variables: ({ searchScope, ...values }) => ({
      ...variablesOf(values),
      ...(searchScope === null ? { search: values.keyWord.trim() || null } : {}),
      filter: { colloquiumId: values.colloquiumId, ...(searchScope && { ...filterOf({ ...values, searchScope }), states: statusesOf({ ...values, searchScope }, states) }) },
    }),
    fields: { resultList: PAGE_SHAPE, totalPage: 'integer' },
    answer: ({ viewer }, values, call) => {
      const resultList = pageOf(allowed(viewer.groupPublications), values, call);
      return { resultList, totalPage: resultList.totalPage };
    },
  }),

  'E2-055': json({
    name: 'readOpenIssue', method: 'GET', paths: ['colloquium/getFew'], about: 'The issue of a journal that can be compiled into; status 0 is open', who: `${chiefs}, the publisher’s staff`, spec: 'S2 §2.14, §7, D2-74', token: 'header',
    params: { colloquiumId: id('Colloquium') },
    document: graphql('query LegacyOpenIssues($colloquiumId: ID!) { node(id: $colloquiumId) { ... on Colloquium { issues(isSent: false) { id number sentAt } } } }'),
    variables: (values) => values,
    fields: { fewList: [{ id: 'integer', number: 'integer', sendTime: 'string?', status: 'integer' }] },
    answer: ({ node }) => ({
      fewList: found(found(node).issues).map((issue) => ({ id: key(issue.id), number: issue.number, sendTime: moment(issue.sentAt), status: issue.sentAt === null ? 0 : 1 })),
    }),
  }),

  'E2-056': json({
    name: 'compileIntoIssue', method: 'GET', paths: ['contribution/composition'], about: 'Compile manuscripts, their ids joined by commas, into an issue', who: chiefs, spec: 'S2 §5, §7, D2-72', token: 'header',
    params: { colloquiumFewId: optionalId('Issue'), contributionIds: text() },
    document: graphql('mutation LegacyCompile($input: CompileIntoIssueInput!) { compileIntoIssue(input: $input) { results { contributionId done refusal } } }'),
    variables: ({ colloquiumFewId: issueId, contributionIds }) => ({ input: { issueId, contributionIds: named(contributionIds) } }),
    answer: ({ compileIntoIssue }, _values, call) => bulkAnswer(compileIntoIssue, 'legacy.done', call),
  }),

  'E2-057': json({
    name: 'removeFromIssue', method: 'GET', paths: ['contribution/deleteComposition'], about: 'Take manuscripts out of their issue, each back to where it was', who: chiefs, spec: 'S2 §5, §7, D2-72', token: 'header',
    params: { contributionIds: text() },
    document: graphql('mutation LegacyTakeOut($input: RemoveFromIssueInput!) { removeFromIssue(input: $input) { results { contributionId done refusal } } }'),
    variables: ({ contributionIds }) => ({ input: { contributionIds: named(contributionIds) } }),
    answer: ({ removeFromIssue }, _values, call) => bulkAnswer(removeFromIssue, 'legacy.done', call),
  }),
};
