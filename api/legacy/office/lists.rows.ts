// The facade's manuscript lists (S2 §7 Lists): filters, order and paging as old clients send them.
import type { ResultOf } from 'gql.tada';
import { AuthorStatus, ContributionSource, ContributionState, statesOfAuthorStatus } from '../../../shared/workflow.ts';
import { messageText } from '../../../shared/messages.ts';
import { filterOf, listParams as params, statusesOf } from '../row/list-params.ts';
import { graphql, json, type Call, type ParamValues } from '../row/row.ts';
import { allowed, key, moment, oneIf, statusText } from '../row/values.ts';

type ListValues = ParamValues<typeof params>;

/** Codes 1 to 9 of an author's statuses (S2 §4.2, D2-31, D2-32). */
const authorStatuses = {
  1: ['NEW_SUBMISSION'], 2: ['RECEIVED'], 3: ['ASSIGNED'], 4: ['AWAITING_REVISION'], 5: ['REVISION_SUBMITTED'], 6: ['AWAITING_AUTHORIZATION'], 7: ['ACCEPTED'], 8: ['NOT_ACCEPTED'], 9: ['REJECTED'],
} as const;
/** States by their codes; the cast's keys are the enum's, reversed. */
export const states = Object.fromEntries(Object.entries(ContributionState).map(([name, code]) => [code, [name]])) as Record<string, [keyof typeof ContributionState]>;

type Paged = Pick<ListValues, 'pageNo' | 'pageSize' | 'orderField' | 'order'>;

/** Page and order of a list. */
export function variablesOf({ pageNo, pageSize, orderField, order }: Paged) {
  return { page: pageNo, first: pageSize, orderBy: { field: orderField, direction: order } };
}

const listVariables = (values: ListValues) => ({ ...variablesOf(values), scope: values.beDeal });

export const LIST = graphql(`fragment LegacyList on ContributionConnection { edges { node {
  id manuscriptNumber submittedAt titleZh colloquium { id name } responsible { role person { realName } } state authorStatus withdrawnAt stage hasBeenInPool source
} } totalCount }`);
type List = ResultOf<typeof LIST>;
type ListNode = NonNullable<List['edges'][number]['node']>;

const ROW_SHAPE = {
  id: 'integer', cbCode: 'string?', tougaoTime: 'string?', chapterTitleCh: 'string?', colloquium: 'string?', colloquiumId: 'integer?', responsible: 'string', cbState: 'integer?', statusName: 'string?', zt: 'integer?', flag: 'integer',
  contributionType: 'integer?',
} as const;
export const PAGE_SHAPE = { list: [ROW_SHAPE], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' } as const;

export function pageOf({ edges, totalCount }: List, { pageNo, pageSize }: Pick<ListValues, 'pageNo' | 'pageSize'>, call: Call) {
  const list = edges.flatMap(({ node }) => (node ? [listRow(node, call)] : []));
  return { list, currPage: pageNo, totalPage: Math.ceil(totalCount / pageSize), totalCount };
}

function listRow(node: ListNode, call: Call) {
  return {
    id: key(node.id), cbCode: node.manuscriptNumber, tougaoTime: moment(node.submittedAt), chapterTitleCh: node.titleZh, colloquium: node.colloquium?.name ?? null,
    colloquiumId: node.colloquium && key(node.colloquium.id), responsible: responsibleName(node.responsible, call), cbState: stateCode(node),
    // No number tells a withdrawal from a rejection (docs/decisions/0006); the words do.
    statusName: statusText({ ...node, isWithdrawn: node.withdrawnAt !== null }, call.ctx.language), zt: node.stage,
    flag: oneIf(node.hasBeenInPool ?? false), contributionType: node.source && ContributionSource[node.source],
  };
}

/** Authors see a status, not a state: the code is the first of the states shown to them by that name (S2 §4.1). */
function stateCode({ state, authorStatus }: ListNode): number | null {
  if (state !== null) return ContributionState[state];
  return authorStatus && (statesOfAuthorStatus(AuthorStatus[authorStatus])[0] ?? null);
}

/** Nobody in end states; all editors while a submission is open to them (D2-124). */
function responsibleName(responsible: ListNode['responsible'], { ctx }: Call): string {
  if (!responsible) return '';
  if (responsible.person) return responsible.person.realName;
  return responsible.role === 'EDITOR' ? messageText(ctx.language, 'legacy.everyEditor') : messageText(ctx.language, `roleKind.${responsible.role}`);
}

export const listRows = {
  'E2-002': json({
    name: 'listManuscripts', method: 'POST', paths: ['contributionList/ownList'], about: 'Manuscripts that one handles in the current role', who: 'editorial roles', spec: 'S2 §2.1, §7', token: 'header', params,
    document: graphql(
      `query LegacyOwnList($page: Int, $first: Int, $scope: ListScope, $filter: ContributionFilter, $orderBy: ContributionOrder) { viewer { handledContributions(page: $page, first: $first, scope: $scope, filter: $filter, orderBy: $orderBy) { ...LegacyList } } }`, [LIST],
    ),
    variables: (values) => ({ ...listVariables(values), filter: { ...filterOf(values), states: statusesOf(values, states) } }),
    fields: { resultList: PAGE_SHAPE, totalPage: 'integer' },
    answer: ({ viewer }, values, call) => {
      const resultList = pageOf(allowed(viewer.handledContributions), values, call);
      return { resultList, totalPage: resultList.totalPage };
    },
  }),

  'E2-003': json({
    name: 'listAuthoredManuscripts', method: 'POST', paths: ['contributionList/authorList'], about: 'Submitted manuscripts that one has written', who: 'Author', spec: 'S2 §2.2, §4.2, §7', token: 'header', params,
    document: graphql(
      `query LegacyAuthorList($page: Int, $first: Int, $scope: ListScope, $filter: AuthoredContributionFilter, $orderBy: AuthoredContributionOrder) { viewer { authoredContributions(page: $page, first: $first, scope: $scope, filter: $filter, orderBy: $orderBy) { ...LegacyList } } }`, [LIST],
    ),
    variables: (values) => ({ ...listVariables(values), filter: { ...filterOf(values), statuses: statusesOf(values, authorStatuses) } }),
    fields: { page: PAGE_SHAPE, totalPage: 'integer' },
    answer: ({ viewer }, values, call) => {
      const page = pageOf(allowed(viewer.authoredContributions), values, call);
      return { page, totalPage: page.totalPage };
    },
  }),
};
