// Reads the facts that the workflow decides on, for any number of manuscripts in one statement.
import { sql } from 'kysely';
import { kindOfMemberType, type MemberType, type RoleKindId } from '../../../../shared/roles.ts';
import { closedStates, EditorialAct, ReviewStatus, type ContributionStateId, type Holder } from '../../../../shared/workflow.ts';
import { defineLoader, type ViewerSession } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { conflictsAmong } from '../../accounts/addresses/authorship.ts';
import {
  isBlindOffice,
  type ContributionFacts,
  type ContributionRelation,
  type PolicyViewer,
} from '../../contributions/access/capacity.ts';
import { waitsUnless } from '../../reviews/invitations/invite.ts';
import type { Standing } from '../../contributions/manuscript/standing.ts';
import type { Actor, DecisionFacts, WorkflowFacts } from './facts.ts';
import { journalsLedBy } from '../../colloquiums/colloquium.policy.ts';
import { officeOf } from '../table/parties.ts';
import { decidedStates, rows as tableRows } from '../table/table.ts';

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
  /** Those of the journal who are enabled. */
  editor_ids: number[];
  deputy_ids: number[];
  /** Those of them, and of the reserves, who have a conflict of interest over the manuscript. */
  conflicted_ids: number[];
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
  held_decision_id: number | null;
  held_before: Standing | null;
  held_actor_id: number | null;
  /** Of the letter that waits; null: there is none. */
  letter_status: string | null;
  last_event_id: number | null;
  last_row: string | null;
  last_actor_id: number | null;
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

/** Of `member`, grouped by journal. */
const membersOf = (type: 'editor' | 'deputy') =>
  sql`array_agg(m.user_id order by m.position, m.user_id) filter (where m.type = ${sql.lit(type)})`;

/** Of the reviews of one manuscript. */
const inRoundWith = (status: number) => sql`(count(*) filter (where r.review_round = c.review_round and r.status = ${status}))::int`;

const closed = sql.join([...closedStates]);
const decided = sql.join([...decidedStates]);

/** By id. `colloquiumId` reads them as another journal would that adopts them. */
export async function loadWorkflowFacts(
  em: EntityManager,
  ids: readonly number[],
  colloquiumId: number | null = null,
): Promise<Map<number, WorkflowFacts>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<FactsRow>`
    with c as materialized (
      select c.id, c.state, c.responsible_kind, c.responsible_id, c.submitter_id, c.held_by, c.returned_from, c.invited_from, c.compiled_from,
        c.editor_id, c.deputy_id, c.has_authorized, c.pool_consent, c.is_in_pool, c.held_state is not null as is_decision_held, c.held_decision_id, c.held_before, c.issue_id,
        c.review_round, c.log_group, coalesce(${colloquiumId}::int, c.colloquium_id) as journal_id
      from contribution c where c.id = any(${ids})),
    member as materialized (
      select m.colloquium_id, m.type, m.user_id, m.position from colloquium_member m join user_account u on u.id = m.user_id
      where m.colloquium_id in (select c.journal_id from c) and m.type in ('editor', 'deputy') and u.is_enabled),
    conflict as materialized (${conflictsAmong(
      sql`(select m.user_id as id from member m union select s.reviewer_id from c join review_reserve s on s.contribution_id = c.id where s.invited_at is null)`,
      ids,
    )})
    select c.*,
      exists (select from publisher_settings where check_site_url is not null) as has_check_site,
      held.actor_id as held_actor_id, letter.status as letter_status, last.id as last_event_id, last."row" as last_row, last.actor_id as last_actor_id,
      closing.from_state as closed_from, closing.operation as closed_by,
      coalesce(office.editor_ids, '{}') as editor_ids, coalesce(office.deputy_ids, '{}') as deputy_ids,
      array(select k.person_id from conflict k where k.contribution_id = c.id) as conflicted_ids,
      array(select f.editor_id from editor_refusal f where f.contribution_id = c.id and f.at >= coalesce(
        (select max(e.at) from workflow_event e where e.contribution_id = c.id and e.operation = ${EditorialAct.ADOPT}), '-infinity')) as refused_by,
      reviews.*,
      (select count(*)::int from review_reserve s where ${waitsUnless(sql`exists (select from conflict k where k.person_id = s.reviewer_id and k.contribution_id = c.id)`)}) as reserves,
      j.checks_plagiarism, j.invites_experts, j.chief_pre_accepts, j.deputy_reviews, j.is_open_to_all_editors, j.assigned_editor_id, j.returns_to_original_editor,
      i.sent_at is not null as issue_sent, i.exported_at is not null as catalogue_exported
    from c
    join colloquium j on j.id = c.journal_id
    left join (
      select m.colloquium_id, ${membersOf('editor')} as editor_ids, ${membersOf('deputy')} as deputy_ids from member m group by m.colloquium_id
    ) office on office.colloquium_id = j.id
    cross join lateral (
      select ${inRoundWith(ReviewStatus.PENDING)} as pending, ${inRoundWith(ReviewStatus.ACCEPTED)} as accepted,
        ${inRoundWith(ReviewStatus.DECLINED)} as declined, ${inRoundWith(ReviewStatus.FINISHED)} as finished,
        coalesce(bool_or(r.status = ${ReviewStatus.FINISHED} and r.log_group = c.log_group), false) as has_finished_review
      from review r where r.contribution_id = c.id) reviews
    left join issue i on i.id = c.issue_id
    left join workflow_event held on held.id = c.held_decision_id
    left join mail letter on letter.id = (held.details->>'mailId')::int
    left join lateral (
      select e.id, e."row", e.actor_id from workflow_event e
      where c.state in (${decided}) and e.contribution_id = c.id order by e.id desc limit 1) last on true
    left join lateral (
      select e.from_state, e.operation from workflow_event e
      where c.state in (${closed}) and e.contribution_id = c.id and e.to_state in (${closed}) and (e.from_state not in (${closed}) or e.operation = ${EditorialAct.WITHDRAW})
      order by e.id desc limit 1) closing on true`.execute(query(em));
  return new Map(rows.map((row) => [row.id, factsFrom(row)]));
}

function factsFrom(row: FactsRow): WorkflowFacts {
  const free = (members: readonly number[]) => members.filter((id) => !row.conflicted_ids.includes(id));
  const editorIds = free(row.editor_ids);
  const deputyIds = free(row.deputy_ids);
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
    editorId: still(row.editor_id, editorIds),
    deputyId: still(row.deputy_id, deputyIds),
    editorIds,
    hasDeputy: deputyIds.length > 0,
    refusedBy: row.refused_by,
    reviews: { pending: row.pending, accepted: row.accepted, declined: row.declined, finished: row.finished },
    reserves: row.reserves,
    hasFinishedReview: row.has_finished_review,
    hasAuthorized: row.has_authorized,
    poolConsent: row.pool_consent,
    isInPool: row.is_in_pool,
    isDecisionHeld: row.is_decision_held,
    decision: decisionFrom(row),
    hasCheckSite: row.has_check_site,
    issue: row.issue_id === null ? null : { isSent: row.issue_sent, isCatalogueExported: row.catalogue_exported },
    settings: {
      checksPlagiarism: row.checks_plagiarism,
      invitesReviewers: row.invites_experts,
      chiefPreAccepts: row.chief_pre_accepts,
      deputyReviews: row.deputy_reviews,
      isOpenToAllEditors: row.is_open_to_all_editors,
      assignedEditorId: still(row.assigned_editor_id, editorIds),
      returnsToOriginalEditor: row.returns_to_original_editor,
    },
  };
}

const decisionRows = new Set(tableRows.flatMap(({ id, isDecision, rewritesLetter }) => (isDecision || rewritesLetter ? [id] : [])));

function decisionFrom(row: FactsRow): DecisionFacts | null {
  const before = row.held_before;
  if (row.held_decision_id !== null)
    return {
      deciderId: row.held_actor_id,
      isLast: row.last_event_id === row.held_decision_id,
      // One that was cancelled at once has nobody to go to.
      isLetterWaiting: before !== null && row.letter_status !== 'sent' && row.letter_status !== 'failed',
      before: before && {
        state: before.state,
        responsible: before.responsibleKind === null ? null : { kind: before.responsibleKind, userId: before.responsible },
        heldBy: before.heldBy,
        returnedFrom: before.returnedFrom,
        invitedFrom: before.invitedFrom,
        compiledFrom: before.compiledFrom,
        editorId: before.editor,
        deputyId: before.deputy,
        hasAuthorized: before.hasAuthorized,
        poolConsent: before.poolConsent,
        isInPool: before.isInPool,
      },
    };
  if (row.last_row === null || !decisionRows.has(row.last_row)) return null;
  return { deciderId: row.last_actor_id, isLast: true, isLetterWaiting: false, before: null };
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
export function actorOf(viewer: ViewerSession, relation: ContributionRelation & Pick<ContributionFacts, 'reviewType'>): Actor {
  const type = relation.memberTypes.find((member) => kindOfMemberType[member] === viewer.kind);
  return {
    userId: viewer.userId,
    kind: viewer.kind,
    office: type === undefined ? null : officeOf[type],
    isAuthor: relation.hasConflict || relation.isAuthor || relation.isSubmitter,
    isSubmitter: relation.isSubmitter,
    ownReviewStatus: relation.ownReviewStatus,
    isBlind: isBlindOffice(relation),
    isInDataScope: relation.isInDataScope,
    isChiefElsewhere: leadsElsewhere(viewer, type),
  };
}
