// Offices as people: who could act on a manuscript now, and who of the publisher's staff has it in their scope.
import { sql } from 'kysely';
import { kindOfMemberType, RoleKind, type MemberType, type RoleKindId } from '../../../../shared/roles.ts';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { manuscriptInScopeOfRole } from '../../organization/data-scope.ts';
import { hasConflict } from '../../accounts/addresses/authorship.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { inRole, type Addressee } from '../../messages/message.service.ts';
import type { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import type { Responsible, WorkflowFacts } from './facts.ts';
import { toDesk } from '../table/rules.ts';
import type { Step } from './step.ts';

/** Everyone whose turn it is; nobody when all of that office have left or have a conflict of interest. */
export async function responsiblePeople(
  ctx: Context,
  contribution: Contribution,
  facts: WorkflowFacts,
  responsible: Responsible | null = facts.responsible,
): Promise<Addressee[]> {
  if (responsible === null) return [];
  if (responsible.userId !== null) return inRole(responsible.kind, [responsible.userId]);
  if (responsible.kind === RoleKind.EDITOR)
    return inRole(
      RoleKind.EDITOR,
      facts.editorIds.filter((id) => !facts.refusedBy.includes(id)),
    );
  if (responsible.kind === RoleKind.PUBLISHING_EDITOR) return await staffOver(ctx, contribution, RoleKind.PUBLISHING_EDITOR);
  return await members(ctx, contribution, responsible.kind === RoleKind.ASSOCIATE_EDITOR_IN_CHIEF ? ['deputy'] : ['chief', 'executive']);
}

/** Members of these offices of its journal who may act on it. */
async function members(ctx: Context, contribution: Contribution, types: readonly MemberType[]): Promise<Addressee[]> {
  const { rows } = await sql<{ user_id: number; type: MemberType }>`
    select m.user_id, m.type from colloquium_member m join user_account u on u.id = m.user_id
    where m.colloquium_id = ${contribution.colloquium.id} and m.type = any(${types}) and u.is_enabled
      and not ${hasConflict(sql.ref('u.id'), sql.val(contribution.id))} order by m.user_id, m.type`.execute(query(ctx.em));
  return rows.map(({ user_id: userId, type }) => ({ userId, role: kindOfMemberType[type] }));
}

/** Holders of a role of the publisher's staff in whose data scope its journal lies, without a conflict of interest. */
export async function staffOver(ctx: Context, contribution: Contribution, kind: RoleKindId): Promise<Addressee[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct ur.user_id from user_role ur join user_account u on u.id = ur.user_id
    where ur.role_id in (select r.id from role r where r.kind = ${kind} and ${manuscriptInScopeOfRole(
      { id: sql.ref('r.id'), kind: sql.ref('r.kind') },
      { state: sql`${contribution.state}::int`, colloquium: sql.val(contribution.colloquium.id) },
    )})
      and u.is_enabled and not ${hasConflict(sql.ref('u.id'), sql.val(contribution.id))}`.execute(query(ctx.em));
  return inRole(
    kind,
    rows.map((row) => row.user_id),
  );
}

/**
 * The person who takes it because nobody else is there, for the log: any publishing editor while its journal has no branch (F-016), the
 * editor-in-chief when the editor who receives submissions cannot: has left, or is one of its authors (F-043).
 */
export async function standInDetails({ contribution, row, before, after }: Step): Promise<WorkflowEvent['details']> {
  const kind = after.responsible?.kind;
  if (row.hands === toDesk && !after.settings.isOpenToAllEditors && kind === RoleKind.EDITOR_IN_CHIEF) return { isForChief: true };
  const comes = kind === RoleKind.PUBLISHING_EDITOR && before.responsible?.kind !== RoleKind.PUBLISHING_EDITOR;
  return comes && (await contribution.colloquium.loadOrFail()).publishingHouse == null ? { isForEveryBranch: true } : {};
}
