// A journal's policy about authorship, read and replaced by its editors-in-chief and executive editors.
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { checkVersion, notFound, refused } from '../../errors.ts';
import type { ConfirmationPolicyName, CreditPolicyName } from '../../../shared/credit.ts';
import { AuthorshipPolicy } from './authorship-policy.entity.ts';
import { Colloquium } from './colloquium.entity.ts';
import { colloquiumPolicy } from './colloquium.policy.ts';

/** Version of a policy that nobody has set. */
const NEVER_SET = 0;

export interface PolicyOfAuthorship {
  credit: CreditPolicyName;
  confirmation: ConfirmationPolicyName;
  version: number;
}

export const authorshipPolicyOf = defineLoader(async (ctx, colloquiumIds: readonly number[]): Promise<PolicyOfAuthorship[]> => {
  const found = await ctx.em.find(AuthorshipPolicy, { colloquium: { $in: [...colloquiumIds] } });
  return colloquiumIds.map((id) => {
    const row = found.find(({ colloquium }) => colloquium.id === id);
    return { credit: row?.credit ?? 'NOT_ASKED', confirmation: row?.confirmation ?? 'NOT_ASKED', version: row?.version ?? NEVER_SET };
  });
});

/** Errors: NOT_FOUND, CONFLICT. */
export async function saveAuthorshipPolicy(
  ctx: Context,
  colloquiumId: number,
  { credit, confirmation, version }: PolicyOfAuthorship,
): Promise<Colloquium> {
  // Locked, so that two who set it for the first time meet.
  const colloquium = await ctx.em.findOne(Colloquium, colloquiumId);
  if (colloquium === null) throw notFound();
  const refusal = colloquiumPolicy.saveProcessSettings(signedIn(ctx), colloquiumId);
  if (refusal !== null) throw refused(refusal);
  await ctx.em.execute('select id from colloquium where id = ? for update', [colloquiumId]);
  const known = await ctx.em.findOne(AuthorshipPolicy, { colloquium: colloquiumId });
  checkVersion({ version: known?.version ?? NEVER_SET }, version);
  if (known) Object.assign(known, { credit, confirmation });
  else ctx.em.create(AuthorshipPolicy, { colloquium, credit, confirmation });
  await ctx.em.flush();
  ctx.loaders.clear();
  return colloquium;
}
