// Checks the input of each act: whether it suits the manuscript, and which facts it adds. missingNeed() checks that it was given at all.
import { kindOfMemberType } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { DomainError, notFound } from '../../errors.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { ActInput, WorkflowFacts } from './workflow.facts.ts';
import { loadWorkflowFacts } from './workflow.load.ts';
import type { Need, Row } from './workflow.table.ts';

type Check = (
  ctx: Context,
  contributionId: number,
  facts: WorkflowFacts,
  input: ActInput,
) => Partial<WorkflowFacts> | Promise<Partial<WorkflowFacts>>;

/** Errors: RECEIVER_UNSUITABLE unless it is an editor of the journal without a conflict of interest. */
const receiver: Check = (_ctx, _id, facts, { receiverId }) => {
  if (receiverId === undefined || !facts.editorIds.includes(receiverId)) throw new DomainError('RECEIVER_UNSUITABLE');
  return {};
};

/**
 * The adopting journal's rules and editors take over with the act itself.
 * Errors: FORBIDDEN unless the viewer is that journal's chief or executive editor; COLLOQUIUM_REQUIRED for one that takes nothing.
 */
const colloquium: Check = async (ctx, id, _facts, { colloquiumId }) => {
  const viewer = signedIn(ctx);
  const isTheirs = viewer.memberships.some(
    (member) =>
      member.colloquiumId === colloquiumId &&
      (member.type === 'chief' || member.type === 'executive') &&
      kindOfMemberType[member.type] === viewer.kind,
  );
  if (!isTheirs) throw new DomainError('FORBIDDEN');
  if (colloquiumId === undefined || !(await ctx.em.findOne(Colloquium, { id: colloquiumId, isActive: true })))
    throw new DomainError('COLLOQUIUM_REQUIRED');
  const facts = (await loadWorkflowFacts(ctx.em, [id], colloquiumId)).get(id);
  if (facts === undefined) throw notFound();
  return { settings: facts.settings, editorIds: facts.editorIds, hasDeputy: facts.hasDeputy };
};

const checks: Partial<Record<Need, Check>> = { receiver, colloquium };

/** The facts that the row runs on, once what it needs has been looked at. Errors: those of each check. */
export async function factsWithNeeds(
  ctx: Context,
  contributionId: number,
  row: Row,
  facts: WorkflowFacts,
  input: ActInput,
): Promise<WorkflowFacts> {
  const brought = await Promise.all((row.needs ?? []).map((need) => checks[need]?.(ctx, contributionId, facts, input) ?? {}));
  return brought.reduce<WorkflowFacts>((known, more) => ({ ...known, ...more }), facts);
}
