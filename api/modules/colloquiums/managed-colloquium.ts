// A journal or conference that the operations centre looks after: as if it were not there to every other one.
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind, type RoleKindId } from '../../../shared/roles.ts';
import { signedIn, type Context } from '../../context.ts';
import { notFound, refused } from '../../errors.ts';
import { Colloquium } from './colloquium.entity.ts';
import { isInScope } from './colloquium.loader.ts';

interface ManagedFacts {
  isInDataScope: boolean;
}

type ManagedRule = (viewer: { kind: RoleKindId }, x: ManagedFacts) => Refusal | null;

export const managedColloquiumPolicy = {
  /** Parameters, workflow and the rest of its settings: of operations whose departments hold it. */
  manage: ({ kind }, { isInDataScope }) => (kind === RoleKind.OPERATIONS && isInDataScope ? null : { code: 'NOT_FOUND' }),
} satisfies Record<string, ManagedRule>;

export async function managedFactsOf(ctx: Context, { id }: { id: number }): Promise<ManagedFacts> {
  return { isInDataScope: signedIn(ctx).kind === RoleKind.OPERATIONS && (await ctx.loaders.of(ctx, isInScope).load(id)) };
}

/** Errors: NOT_FOUND. */
export async function managedColloquium(ctx: Context, id: number): Promise<Colloquium> {
  const [colloquium, facts] = await Promise.all([ctx.em.findOne(Colloquium, id), managedFactsOf(ctx, { id })]);
  const refusal = managedColloquiumPolicy.manage(signedIn(ctx), facts);
  if (refusal !== null) throw refused(refusal);
  if (colloquium === null) throw notFound();
  return colloquium;
}
