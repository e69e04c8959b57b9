// The facade's manuscript lists (S2 §7 Lists): filters, order and paging as old clients send them.
import type { ResultOf } from 'gql.tada';
import { AuthorStatus, ContributionSource, ContributionState, statesOfAuthorStatus } from '../../shared/workflow.ts';
import { MAX_PAGE_SIZE, MOST_PAGES, PAGE_SIZE } from '../../shared/limits.ts';
import { messageText } from '../../shared/messages.ts';
import { invalidInput } from '../errors.ts';
import { choice, count, text, type ParamValues } from './params.ts';
import { graphql, json, type Call } from './row.ts';
import { allowed, key, moment, oneIf, statusText } from './values.ts';

export const params = {
  pageNo: count(1, MOST_PAGES),
  pageSize: count(PAGE_SIZE, MAX_PAGE_SIZE),
  // 1 waiting for the reader, 2 all (D2-84).
  beDeal: choice({ 1: 'PENDING', 2: 'ALL' }, { standard: 'ALL' }),
  // What keyWord is looked for in: number, days `from,to`, title, journal, status code (D2-85, D2-86).
  searchScope: choice({ 1: 'manuscriptNumber', 2: 'submitted', 3: 'title', 4: 'colloquium', 5: 'status' }, { standard: 'title' }),
  keyWord: text(),
  orderField: choice({ 1: 'MANUSCRIPT_NUMBER', 2: 'SUBMITTED_AT' }, { standard: 'SUBMITTED_AT' }),
  // 1 ascending, 2 or 0 descending (D2-88).
  order: choice({ 1: 'ASC', 2: 'DESC', 0: 'DESC', asc: 'ASC', desc: 'DESC' }, { standard: 'DESC' }),
};
type ListValues = ParamValues<typeof params>;
/** What is looked for, whatever the list. */
type Sought = Pick<ListValues, 'searchScope' | 'keyWord'>;

/** Codes 1 to 9 of an author's statuses (S2 §4.2, D2-31, D2-32). */
const authorStatuses = {
  1: 'NEW_SUBMISSION', 2: 'RECEIVED', 3: 'ASSIGNED', 4: 'AWAITING_REVISION', 5: 'REVISION_SUBMITTED', 6: 'AWAITING_AUTHORIZATION', 7: 'ACCEPTED', 8: 'NOT_ACCEPTED', 9: 'REJECTED',
} as const;
const states = Object.fromEntries(Object.entries(ContributionState).map(([name, code]) => [code, name])) as Record<string, keyof typeof ContributionState>; // its keys, turned round

type Paged = Pick<ListValues, 'pageNo' | 'pageSize' | 'orderField' | 'order'>;

/** Page and order of a list. */
export function variablesOf({ pageNo, pageSize, orderField, order }: Paged) {
  return { page: pageNo, first: pageSize, orderBy: { field: orderField, direction: order } };
}

const listVariables = (values: ListValues) => ({ ...variablesOf(values), scope: values.beDeal });

export function filterOf({ searchScope, keyWord }: Sought) {
  const word = keyWord.trim();
  if (word === '' || searchScope === 'status') return {};
  if (searchScope !== 'submitted') return { [searchScope]: word };
  const [from = '', to = ''] = word.split(',').map((day) => day.trim());
  return { submitted: { from: from || null, to: to || null } };
}

/** The status that is looked for, by its code in `codes`; null when another thing is. Errors: INVALID_INPUT when it is no code. */
export function statusesOf<Status>({ searchScope, keyWord }: Sought, codes: Readonly<Record<string, Status>>): Status[] | null {
  const code = keyWord.trim();
  if (code === '' || searchScope !== 'status') return null;
  const status = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (status === undefined) throw invalidInput({ keyWord: { code: 'input.invalid' } });
  return [status];
}

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

/** Authors are told a status, not a state: the first of the states that are shown to them by that name (S2 §4.1). */
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
    method: 'POST', paths: ['contributionList/ownList'], about: 'Manuscripts that one handles in the current role', who: 'editorial roles', spec: 'S2 §2.1, §7', token: 'header', params,
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
    method: 'POST', paths: ['contributionList/authorList'], about: 'Submitted manuscripts that one has written', who: 'Author', spec: 'S2 §2.2, §4.2, §7', token: 'header', params,
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
