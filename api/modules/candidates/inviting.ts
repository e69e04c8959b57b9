// Viewers who may look for reviewers: those who may invite some now, for that manuscript or, without one, in an office of the present role.
import { kindOfMemberType } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { factsOf, factsOfNothing } from '../contributions/access/contribution.facts.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { readContributions } from '../contributions/manuscript/contribution.rows.ts';
import { findRow } from '../workflow/table/transition.ts';
import { actorOf, workflowFacts } from '../workflow/perform/load.ts';

const INVITING_ACTS = ['EDITOR_INVITE_REVIEWERS', 'DEPUTY_INVITE_REVIEWERS', 'CHIEF_INVITE_REVIEWERS'] as const;

/**
 * The manuscript, for a viewer who may invite reviewers of it now. Errors: NOT_FOUND for everyone else, at the same cost as for a missing
 * one.
 */
export async function toInviteFor(ctx: Context, contributionId: number): Promise<Contribution> {
  // It is only read; the offered people depend on its subject.
  const [contribution] = await readContributions(ctx, [contributionId], () => new Set(['subject', 'reviewRound']));
  const [facts, relation] = await Promise.all([
    ctx.loaders.of(ctx, workflowFacts).load(contributionId),
    contribution ? factsOf(ctx, contribution) : factsOfNothing(ctx),
  ]);
  if (!contribution || !facts || !relation) throw notFound();
  const actor = actorOf(signedIn(ctx), relation);
  if (!INVITING_ACTS.some((act) => findRow(facts, actor, act) !== null)) throw notFound();
  return contribution;
}

/** Whether the viewer may invite somewhere: holds the office of the present role in some journal. */
export function invitesSomewhere(ctx: Context): boolean {
  const { kind, memberships } = signedIn(ctx);
  return memberships.some(({ type }) => kindOfMemberType[type] === kind);
}
