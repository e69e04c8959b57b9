// The facade's manuscript lists (S2 §7 Lists): filters, order and paging as old clients send them.
import { AuthorStatus, ContributionSource, ContributionState, statesOfAuthorStatus, type AuthorStatusName, type ContributionStateName } from '../../shared/workflow.ts';
import { MAX_PAGE_SIZE, MOST_PAGES, PAGE_SIZE } from '../../shared/limits.ts';
import { messageText } from '../../shared/messages.ts';
import type { RoleKindCode } from '../../shared/roles.ts';
import { invalidInput } from '../errors.ts';
import { choice, count, text, type ParamValues } from './params.ts';
import { graphql, json, type Call } from './row.ts';
import { allowed, key, moment, oneIf, statusText } from './values.ts';

const params = {
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

/** Codes 1 to 9 of an author's statuses (S2 §4.2, D2-31, D2-32). */
const authorStatuses: Readonly<Record<string, string>> = {
  1: 'NEW_SUBMISSION', 2: 'RECEIVED', 3: 'ASSIGNED', 4: 'AWAITING_REVISION', 5: 'REVISION_SUBMITTED', 6: 'AWAITING_AUTHORIZATION', 7: 'ACCEPTED', 8: 'NOT_ACCEPTED', 9: 'REJECTED',
};
const states: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(ContributionState).map(([name, code]) => [code, name]));

/** `statuses` is the name of the filter that takes the codes of `codes`. */
function listVariables({ pageNo, pageSize, beDeal, searchScope, keyWord, orderField, order }: ListValues, statuses: string, codes: Readonly<Record<string, string>>) {
  return { page: pageNo, first: pageSize, scope: beDeal, orderBy: { field: orderField, direction: order }, filter: filterOf(searchScope, keyWord.trim(), statuses, codes) };
}

function filterOf(scope: ListValues['searchScope'], keyWord: string, statuses: string, codes: Readonly<Record<string, string>>): Record<string, unknown> {
  if (keyWord === '') return {};
  if (scope === 'submitted') {
    const [from = '', to = ''] = keyWord.split(',').map((day) => day.trim());
    return { submitted: { from: from || null, to: to || null } };
  }
  if (scope !== 'status') return { [scope]: keyWord };
  const status = Object.hasOwn(codes, keyWord) ? codes[keyWord] : undefined;
  if (status === undefined) throw invalidInput({ keyWord: { code: 'input.invalid' } });
  return { [statuses]: [status] };
}

interface ListNode {
  id: string;
  manuscriptNumber: string | null;
  submittedAt: string | null;
  titleZh: string | null;
  colloquium: { id: string; name: string } | null;
  responsible: { role: RoleKindCode; person: { realName: string } | null } | null;
  state: ContributionStateName | null;
  authorStatus: AuthorStatusName | null;
  withdrawnAt: string | null;
  stage: number | null;
  hasBeenInPool: boolean | null;
  source: keyof typeof ContributionSource | null;
}
interface List {
  edges: { node: ListNode | null }[];
  totalCount: number;
}
const LIST_FIELDS = '{ edges { node { id manuscriptNumber submittedAt titleZh colloquium { id name } responsible { role person { realName } } state authorStatus withdrawnAt stage hasBeenInPool source } } totalCount }';

const ROW_SHAPE = {
  id: 'integer', cbCode: 'string?', tougaoTime: 'string?', chapterTitleCh: 'string?', colloquium: 'string?', colloquiumId: 'integer?', responsible: 'string', cbState: 'integer?', statusName: 'string?', zt: 'integer?', flag: 'integer',
  contributionType: 'integer?',
} as const;
const PAGE_SHAPE = { list: [ROW_SHAPE], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' } as const;

function pageOf({ edges, totalCount }: List, { pageNo, pageSize }: ListValues, call: Call) {
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
    document: graphql<{ viewer: { handledContributions: List | null } }>(
      `query LegacyOwnList($page: Int, $first: Int, $scope: ListScope, $filter: ContributionFilter, $orderBy: ContributionOrder) { viewer { handledContributions(page: $page, first: $first, scope: $scope, filter: $filter, orderBy: $orderBy) ${LIST_FIELDS} } }`,
    ),
    variables: (values) => listVariables(values, 'states', states),
    fields: { resultList: PAGE_SHAPE, totalPage: 'integer' },
    answer: ({ viewer }, values, call) => {
      const resultList = pageOf(allowed(viewer.handledContributions), values, call);
      return { resultList, totalPage: resultList.totalPage };
    },
  }),

  'E2-003': json({
    method: 'POST', paths: ['contributionList/authorList'], about: 'Submitted manuscripts that one has written', who: 'Author', spec: 'S2 §2.2, §4.2, §7', token: 'header', params,
    document: graphql<{ viewer: { authoredContributions: List | null } }>(
      `query LegacyAuthorList($page: Int, $first: Int, $scope: ListScope, $filter: AuthoredContributionFilter, $orderBy: ContributionOrder) { viewer { authoredContributions(page: $page, first: $first, scope: $scope, filter: $filter, orderBy: $orderBy) ${LIST_FIELDS} } }`,
    ),
    variables: (values) => listVariables(values, 'statuses', authorStatuses),
    fields: { page: PAGE_SHAPE, totalPage: 'integer' },
    answer: ({ viewer }, values, call) => {
      const page = pageOf(allowed(viewer.authoredContributions), values, call);
      return { page, totalPage: page.totalPage };
    },
  }),
};
