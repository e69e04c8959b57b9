// The facade's list of a reviewer (S2 §2.6, §7; S3 §2.16, §7.5): one row for each invitation.
import type { ResultOf } from 'gql.tada';
import { ReviewStatus } from '../../shared/workflow.ts';
import { choice, type ParamValues } from './params.ts';
import { filterOf, params as listParams, statusesOf } from './lists.rows.ts';
import { graphql, json } from './row.ts';
import { allowed, found, key, moment } from './values.ts';

/** 1 pending receipt, 2 accepted, 3 refused, 4 review done. */
const statuses = { 1: 'PENDING', 2: 'ACCEPTED', 3: 'DECLINED', 4: 'FINISHED' } as const;
type Status = (typeof statuses)[keyof typeof statuses];
/** Old clients know these four: what was closed without an answer or a review is not listed here. */
const listed: Status[] = Object.values(statuses);

const params = {
  ...listParams,
  // The code of a status; empty or 0: every status (D13-131).
  beDeal: choice<Status | null>({ ...statuses, 0: null }, { standard: null }),
};

/** Both parameters can ask for a status (D2-85): the one that is searched for goes before. */
function statusFilter(values: ParamValues<typeof params>): Status[] {
  return statusesOf<Status>(values, statuses) ?? (values.beDeal === null ? listed : [values.beDeal]);
}

const LIST = graphql(`fragment LegacyInvitations on ViewerInvitationConnection { edges { node {
  id status contribution { id manuscriptNumber submittedAt titleZh colloquium { id name } subject { label } }
} } totalCount }`);
type Node = NonNullable<ResultOf<typeof LIST>['edges'][number]['node']>;

function rowOf({ id, status, contribution }: Node) {
  const { manuscriptNumber, submittedAt, titleZh, colloquium, subject, ...manuscript } = found(contribution);
  return {
    id: key(id), contributionId: key(manuscript.id), colloquiumId: colloquium && key(colloquium.id), cbCode: manuscriptNumber, tougaoTime: moment(submittedAt), chapterTitleCh: titleZh,
    colloquium: colloquium?.name ?? null, subtype: subject?.label ?? null, status: ReviewStatus[found(status)],
  };
}

const ROW = {
  id: 'integer', contributionId: 'integer', colloquiumId: 'integer?', cbCode: 'string?', tougaoTime: 'string?', chapterTitleCh: 'string?', colloquium: 'string?', subtype: 'string?', status: 'integer',
} as const;

export const reviewerRows = {
  'E2-004': json({
    method: 'POST', paths: ['contributionList/expertList'], about: 'What one was asked to review, a row for each invitation', who: 'Reviewer', spec: 'S2 §2.6, §7, S3 §2.16, §7.5 (E3-039), D2-85, D2-87, D13-131', token: 'header', params,
    document: graphql(
      `query LegacyExpertList($page: Int, $first: Int, $filter: InvitationFilter, $orderBy: InvitationOrder) { viewer { invitations(page: $page, first: $first, filter: $filter, orderBy: $orderBy) { ...LegacyInvitations } } }`, [LIST],
    ),
    variables: (values) => ({
      page: values.pageNo, first: values.pageSize, orderBy: { field: values.orderField, direction: values.order }, filter: { ...filterOf(values), statuses: statusFilter(values) },
    }),
    fields: { resultList: { list: [ROW], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' }, totalPage: 'integer' },
    answer: ({ viewer }, { pageNo, pageSize }) => {
      const { edges, totalCount } = allowed(viewer.invitations);
      const totalPage = Math.ceil(totalCount / pageSize);
      return { resultList: { list: edges.flatMap(({ node }) => (node ? [rowOf(node)] : [])), currPage: pageNo, totalPage, totalCount }, totalPage };
    },
  }),
};
