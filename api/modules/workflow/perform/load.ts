// Reads the facts that the workflow decides on, for any number of manuscripts in one statement.
import { sql } from 'kysely';
import { kindOfMemberType, type MemberType, type RoleKindId } from '../../../../shared/roles.ts';
import { closedStates, EditorialAct, ReviewStatus, type ContributionStateId, type Holder } from '../../../../shared/workflow.ts';
import { defineLoader, type ViewerSession } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { hasConflict } from '../../accounts/addresses/authorship.ts';
import type { ContributionRelation, PolicyViewer } from '../../contributions/access/capacity.ts';
import { waitsInReserve } from '../../reviews/invitations/invite.ts';
import type { Actor, WorkflowFacts } from './facts.ts';
import { journalsLedBy } from '../../colloquiums/colloquium.policy.ts';
import { officeOf } from '../table/parties.ts';

/** As PostgreSQL answers; columns are written from the shared constants only. */
interface FactsRow {
  id: number;
  state: ContributionStateId;
  responsible_kind: RoleKindId | null;
  responsible_id: number | null;
  submitter_id: number;
  held_by: Holder | null;
  returned_from: ContributionStateId | null;
  invited_from: ContributionStateId | null;
  compiled_from: ContributionStateId | null;
  closed_from: ContributionStateId | null;
  closed_by: number | null;
  editor_id: number | null;
  deputy_id: number | null;
  editor_ids: number[];
  deputy_ids: number[];
  refused_by: number[];
  pending: number;
  accepted: number;
  declined: number;
  finished: number;
  reserves: number;
  has_finished_review: boolean;
  has_authorized: boolean;
  pool_consent: boolean;
  is_in_pool: boolean;
  is_decision_held: boolean;
  has_check_site: boolean;
  checks_plagiarism: boolean;
  invites_experts: boolean;
  chief_pre_accepts: boolean;
  deputy_reviews: boolean;
  is_open_to_all_editors: boolean;
  assigned_editor_id: number | null;
  returns_to_original_editor: boolean;
  issue_id: number | null;
  issue_sent: boolean;
  catalogue_exported: boolean;
}

/** Members of an office who are enabled and without a conflict of interest. */
const membersOf = (type: 'editor' | 'deputy') => sql`array(
  select m.user_id from colloquium_member m join user_account u on u.id = m.user_id
  where m.colloquium_id = j.id and m.type = ${type} and u.is_enabled and not ${hasConflict(sql.ref('u.id'), sql.ref('c.id'))}
  order by m.position, m.user_id)`;

const reviewsWith = (status: number) =>
  sql`(select count(*)::int from review r where r.contribution_id = c.id and r.review_round = c.review_round and r.status = ${status})`;

const closed = sql.join([...closedStates]);

/** By id. `colloquiumId` reads them as another journal would that adopts them. */
export async function loadWorkflowFacts(
  em: EntityManager,
  ids: readonly number[],
  colloquiumId: number | null = null,
): Promise<Map<number, WorkflowFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<FactsRow>`
    select c.id, c.state, c.responsible_kind, c.responsible_id, c.submitter_id, c.held_by, c.returned_from, c.invited_from, c.compiled_from,
      c.editor_id, c.deputy_id, c.has_authorized, c.pool_consent, c.is_in_pool, c.held_state is not null as is_decision_held,
      exists (select from publisher_settings where check_site_url is not null) as has_check_site,
      closing.from_state as closed_from, closing.operation as closed_by,
      ${membersOf('editor')} as editor_ids, ${membersOf('deputy')} as deputy_ids,
      array(select f.editor_id from editor_refusal f where f.contribution_id = c.id and f.at >= coalesce(
        (select max(e.at) from workflow_event e where e.contribution_id = c.id and e.operation = ${EditorialAct.ADOPT}), '-infinity')) as refused_by,
      ${reviewsWith(ReviewStatus.PENDING)} as pending, ${reviewsWith(ReviewStatus.ACCEPTED)} as accepted,
      ${reviewsWith(ReviewStatus.DECLINED)} as declined, ${reviewsWith(ReviewStatus.FINISHED)} as finished,
      (select count(*)::int from review_reserve s where ${waitsInReserve}) as reserves,
      exists (select from review r where r.contribution_id = c.id and r.status = ${ReviewStatus.FINISHED} and r.log_group = c.log_group) as has_finished_review,
      j.checks_plagiarism, j.invites_experts, j.chief_pre_accepts, j.deputy_reviews, j.is_open_to_all_editors, j.assigned_editor_id, j.returns_to_original_editor,
      c.issue_id, i.sent_at is not null as issue_sent, i.exported_at is not null as catalogue_exported
    from contribution c
    join colloquium j on j.id = coalesce(${colloquiumId}::int, c.colloquium_id)
    left join issue i on i.id = c.issue_id
    left join lateral (
      select e.from_state, e.operation from workflow_event e
      where c.state in (${closed}) and e.contribution_id = c.id and e.to_state in (${closed}) and (e.from_state not in (${closed}) or e.operation = ${EditorialAct.WITHDRAW})
      order by e.id desc limit 1) closing on true
    where c.id = any(${ids})`.execute(query(em));
  return new Map(rows.map((row) => [row.id, factsFrom(row)]));
}

function factsFrom(row: FactsRow): WorkflowFacts {
  // An editor or deputy who has left, been disabled or turned out to be an author no longer counts (D2-63).
  const still = (id: number | null, members: readonly number[]) => (id !== null && members.includes(id) ? id : null);
  return {
    state: row.state,
    responsible: row.responsible_kind === null ? null : { kind: row.responsible_kind, userId: row.responsible_id },
    submitterId: row.submitter_id,
    heldBy: row.held_by,
    returnedFrom: row.returned_from,
    invitedFrom: row.invited_from,
    compiledFrom: row.compiled_from,
    closedFrom: row.closed_from,
    isWithdrawn: row.closed_by === EditorialAct.WITHDRAW,
    editorId: still(row.editor_id, row.editor_ids),
    deputyId: still(row.deputy_id, row.deputy_ids),
    editorIds: row.editor_ids,
    hasDeputy: row.deputy_ids.length > 0,
    refusedBy: row.refused_by,
    reviews: { pending: row.pending, accepted: row.accepted, declined: row.declined, finished: row.finished },
    reserves: row.reserves,
    hasFinishedReview: row.has_finished_review,
    hasAuthorized: row.has_authorized,
    poolConsent: row.pool_consent,
    isInPool: row.is_in_pool,
    isDecisionHeld: row.is_decision_held,
    hasCheckSite: row.has_check_site,
    issue: row.issue_id === null ? null : { isSent: row.issue_sent, isCatalogueExported: row.catalogue_exported },
    settings: {
      checksPlagiarism: row.checks_plagiarism,
      invitesReviewers: row.invites_experts,
      chiefPreAccepts: row.chief_pre_accepts,
      deputyReviews: row.deputy_reviews,
      isOpenToAllEditors: row.is_open_to_all_editors,
      assignedEditorId: still(row.assigned_editor_id, row.editor_ids),
      returnsToOriginalEditor: row.returns_to_original_editor,
    },
  };
}

/** Facts of manuscripts in lists; batched. Null for an id that is not there. */
export const workflowFacts = defineLoader<number, WorkflowFacts | null>(async (ctx, ids) => {
  const found = await loadWorkflowFacts(ctx.em, ids);
  return ids.map((id) => found.get(id) ?? null);
});

/** `here`: the office held in the manuscript's own journal. */
export function leadsElsewhere(viewer: PolicyViewer, here: MemberType | undefined): boolean {
  return journalsLedBy(viewer).length > (here !== undefined && officeOf[here] === 'chief' ? 1 : 0);
}

/** The viewer as the workflow sees them over one manuscript. */
export function actorOf(viewer: ViewerSession, relation: ContributionRelation): Actor {
  const type = relation.memberTypes.find((member) => kindOfMemberType[member] === viewer.kind);
  return {
    userId: viewer.userId,
    kind: viewer.kind,
    office: type === undefined ? null : officeOf[type],
    isAuthor: relation.hasConflict || relation.isAuthor || relation.isSubmitter,
    isSubmitter: relation.isSubmitter,
    ownReviewStatus: relation.ownReviewStatus,
    isInDataScope: relation.isInDataScope,
    isChiefElsewhere: leadsElsewhere(viewer, type),
  };
}
