// The facade's calls of a reviewer (S2 §2.6, §7; S3 §2.16, §7.5): the list, one row for each invitation, and the answers to them.
import type { ResultOf } from 'gql.tada';
import { MAX_BULK } from '../../../shared/limits.ts';
import { errorText } from '../../../shared/messages.ts';
import { ReviewStatus, type ReviewStatusName } from '../../../shared/workflow.ts';
import { invalidInput } from '../../errors.ts';
import { encodeId } from '../../graphql/node.ts';
import { bulkAnswer, type Bulk } from '../row/bulk.ts';
import { filterOf, listParams as params, statusesOf } from '../row/list-params.ts';
import { choice, keyOf, list, text } from '../row/params.ts';
import { graphql, json, type Call } from '../row/row.ts';
import { allowed, found, key, moment } from '../row/values.ts';

/** 1 pending receipt, 2 accepted, 3 refused, 4 review done. A closed invitation is over; old clients see it as refused. */
const statuses = { 1: ['PENDING'], 2: ['ACCEPTED'], 3: ['DECLINED', 'CLOSED'], 4: ['FINISHED'] } as const;
const codeOf = (status: ReviewStatusName) => ReviewStatus[status === 'CLOSED' ? 'DECLINED' : status];

const LIST = graphql(`fragment LegacyInvitations on ViewerInvitationConnection { edges { node {
  id status contribution { id manuscriptNumber submittedAt titleZh colloquium { id name } subject { label } }
} } totalCount }`);
type Node = NonNullable<ResultOf<typeof LIST>['edges'][number]['node']>;

function rowOf({ id, status, contribution }: Node) {
  const { manuscriptNumber, submittedAt, titleZh, colloquium, subject, ...manuscript } = found(contribution);
  return {
    id: key(id), contributionId: key(manuscript.id), colloquiumId: colloquium && key(colloquium.id), cbCode: manuscriptNumber, tougaoTime: moment(submittedAt), chapterTitleCh: titleZh,
    colloquium: colloquium?.name ?? null, subtype: subject?.label ?? null, status: codeOf(found(status)),
  };
}

const ROW = {
  id: 'integer', contributionId: 'integer', colloquiumId: 'integer?', cbCode: 'string?', tougaoTime: 'string?', chapterTitleCh: 'string?', colloquium: 'string?', subtype: 'string?', status: 'integer',
} as const;

const invitation = (named: unknown) => encodeId('Review', keyOf(named) ?? 0);
const invitationIds = list(({ id, inviteId }) => invitation(id ?? inviteId), { id: { type: 'integer' } }, { plain: invitation, aliases: ['ids'] });

const answers = {
  2: { document: graphql('mutation LegacyAccept($input: AcceptInvitationsInput!) { done: acceptInvitations(input: $input) { results { contributionId done refusal } } }'), done: 'legacy.done' },
  1: { document: graphql('mutation LegacyDecline($input: DeclineInvitationsInput!) { done: declineInvitations(input: $input) { results { contributionId done refusal } } }'), done: 'legacy.refused' },
} as const;
const OWN = graphql('query LegacyOwnInvitation($id: ID!) { node(id: $id) { ... on Review { contribution { id viewerReview { id } } } } }');

/**
 * The manuscript of an invitation of the caller's; of one that a later invitation to the same manuscript has taken the place of, why it
 * cannot be answered.
 */
async function manuscriptOf(id: string, call: Call): Promise<{ id: string; contributionId: string | null; refusal: string }> {
  const contribution = (await call.execute(OWN, { id })).node?.contribution ?? null;
  const isLatest = contribution?.viewerReview?.id === id;
  return { id, contributionId: isLatest ? (contribution?.id ?? null) : null, refusal: errorText(call.ctx.language, contribution?.viewerReview ? 'INVITATION_CLOSED' : 'NOT_FOUND') };
}

export const reviewerRows = {
  'E2-004': json({
    name: 'listReviewInvitations', method: 'POST', paths: ['contributionList/expertList'], about: 'What one was asked to review, a row for each invitation', who: 'Reviewer', spec: 'S2 §2.6, §7, S3 §2.16, §7.5 (E3-039), D2-84, D2-85, D2-87', token: 'header', params,
    document: graphql(
      `query LegacyExpertList($page: Int, $first: Int, $scope: ListScope, $filter: InvitationFilter, $orderBy: InvitationOrder) { viewer { invitations(page: $page, first: $first, scope: $scope, filter: $filter, orderBy: $orderBy) { ...LegacyInvitations } } }`, [LIST],
    ),
    variables: (values) => ({
      page: values.pageNo, first: values.pageSize, orderBy: { field: values.orderField, direction: values.order }, scope: values.beDeal,
      filter: { ...filterOf(values), statuses: statusesOf(values, statuses) },
    }),
    fields: { resultList: { list: [ROW], currPage: 'integer', totalPage: 'integer', totalCount: 'integer' }, totalPage: 'integer' },
    answer: ({ viewer }, { pageNo, pageSize }) => {
      const { edges, totalCount } = allowed(viewer.invitations);
      const totalPage = Math.ceil(totalCount / pageSize);
      return { resultList: { list: edges.flatMap(({ node }) => (node ? [rowOf(node)] : [])), currPage: pageNo, totalPage, totalCount }, totalPage };
    },
  }),

  // E3-040 is the same call. Row ids of expertList; the answer goes to their manuscripts, in which one person has one live invitation.
  'E2-048': json({
    name: 'answerInvitations', method: 'POST', paths: ['inviteExpert/refuseOrReceive'], about: 'Answer invitations: 2 accepts, 1 refuses', who: 'Reviewer', spec: 'S2 §4.6, §7, S3 §7.5 (E3-040), D13-016, D13-017, D13-080', token: 'header',
    params: { list: invitationIds, operation: choice(answers), content: text() },
    documents: [OWN, ...Object.values(answers).map(({ document }) => document)],
    run: async ({ list: named, operation, content }, call) => {
      const ids = [...new Set(named)];
      if (ids.length > MAX_BULK) throw invalidInput({ list: { code: 'input.tooMany', params: { maximum: MAX_BULK } } });
      const invitations = await Promise.all(ids.map(async (id) => await manuscriptOf(id, call)));
      const contributionIds = invitations.flatMap(({ contributionId }) => contributionId ?? []);
      const { results } = ids.length > 0 && contributionIds.length === 0 ? { results: [] } : (await call.execute(operation.document, { input: { contributionIds, comment: content || null } })).done;
      const outcome = invitations.map(({ id, contributionId, refusal }): Bulk['results'][number] => ({ ...(results.find((result) => result.contributionId === contributionId) ?? { done: false, refusal }), contributionId: id }));
      return { msg: operation.done, ...bulkAnswer({ results: outcome }, operation.done, call) };
    },
  }),
};
