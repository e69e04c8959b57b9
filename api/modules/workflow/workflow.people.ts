// Offices as people: who could act on a manuscript now, and who of the publisher's staff has it in their scope.
import { sql } from 'kysely';
import { RoleKind, type MemberType, type RoleKindId } from '../../../shared/roles.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { inScopeOfRole } from '../colloquiums/data-scope.ts';
import { hasConflict } from '../contributions/access/authorship.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { Responsible, WorkflowFacts } from './workflow.facts.ts';

/** Everyone of whom the manuscript waits; nobody when all of that office have left or have a conflict of interest. */
export async function responsiblePeople(
  ctx: Context,
  contribution: Contribution,
  facts: WorkflowFacts,
  responsible: Responsible | null = facts.responsible,
): Promise<number[]> {
  if (responsible === null) return [];
  if (responsible.userId !== null) return [responsible.userId];
  if (responsible.kind === RoleKind.EDITOR) return facts.editorIds.filter((id) => !facts.refusedBy.includes(id));
  if (responsible.kind === RoleKind.PUBLISHING_EDITOR) return await staffOver(ctx, contribution, RoleKind.PUBLISHING_EDITOR);
  return await members(ctx, contribution, responsible.kind === RoleKind.ASSOCIATE_EDITOR_IN_CHIEF ? ['deputy'] : ['chief', 'executive']);
}

/** Members of these offices of its journal who may act on it. */
async function members(ctx: Context, contribution: Contribution, types: readonly MemberType[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct m.user_id from colloquium_member m join user_account u on u.id = m.user_id
    where m.colloquium_id = ${contribution.colloquium.id} and m.type = any(${types}) and u.is_enabled
      and not ${hasConflict(sql.ref('u.id'), sql.val(contribution.id))}`.execute(query(ctx.em));
  return rows.map((row) => row.user_id);
}

/** Holders of a role of the publisher's staff in whose data scope its journal lies, without a conflict of interest. */
export async function staffOver(ctx: Context, contribution: Contribution, kind: RoleKindId): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct ur.user_id from user_role ur join user_account u on u.id = ur.user_id
    where ur.role_id in (select r.id from role r where r.kind = ${kind} and ${inScopeOfRole(sql.ref('r.id'), sql.val(contribution.colloquium.id))})
      and u.is_enabled and not ${hasConflict(sql.ref('u.id'), sql.val(contribution.id))}`.execute(query(ctx.em));
  return rows.map((row) => row.user_id);
}
