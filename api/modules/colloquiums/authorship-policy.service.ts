// A journal's policy about authorship, replaced by its editors-in-chief and executive editors. It has a version of its own: who saves the
// other settings of the same screen is not held up.
import type { ConfirmationPolicyName, CreditPolicyName } from '../../../shared/credit.ts';
import { signedIn, type Context } from '../../context.ts';
import { checkVersion, notFound, refused } from '../../errors.ts';
import { Colloquium } from './colloquium.entity.ts';
import { colloquiumPolicy } from './colloquium.policy.ts';

interface PolicyOfAuthorship {
  credit: CreditPolicyName;
  confirmation: ConfirmationPolicyName;
  /** The one that was read. */
  version: number;
}

/** Errors: NOT_FOUND, CONFLICT. */
export async function saveAuthorshipPolicy(
  ctx: Context,
  id: number,
  { credit, confirmation, version }: PolicyOfAuthorship,
): Promise<Colloquium> {
  const colloquium = await ctx.em.findOne(Colloquium, id);
  if (colloquium === null) throw notFound();
  const refusal = colloquiumPolicy.saveProcessSettings(signedIn(ctx), id);
  if (refusal !== null) throw refused(refusal);
  const replaced = await ctx.em.execute<{ id: number }[]>(
    `update colloquium set credit_policy = ?, confirmation_policy = ?, authorship_version = authorship_version + 1
     where id = ? and authorship_version = ? returning id`,
    [credit, confirmation, id, version],
  );
  await ctx.em.refresh(colloquium);
  if (replaced.length === 0) checkVersion({ version: colloquium.authorshipVersion }, version);
  return colloquium;
}
