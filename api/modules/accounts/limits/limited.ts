// @Limited beside @Mutation: how often it may be tried. The wrapper on mutation root fields counts, before an upload is read and before the
// transaction begins; limits counted by a value of the input are counted by the service, and named here.
import type { GraphQLField } from 'graphql';
import { Extensions } from '../../../graphql/declare.ts';
import { signedIn, type Context } from '../../../context.ts';
import type { Limit } from '../../../doors.ts';
import { consume } from './rate-limit.ts';

/** Counted by the person who asks, or by their address. */
export type PlainLimit = Limit<`${string}:user` | `${string}:address`>;

interface Limits {
  counted: readonly PlainLimit[];
  /** Counted by the service: the key stands in the input, or only some tries count. */
  inService: readonly Limit[];
}

const extensionKey = 'limits';

/** `@Limited(accountsLimits['register:address'], { inService: [accountsLimits['register:account']] })`. */
export function Limited(
  ...limits: readonly (PlainLimit | { inService: readonly Limit[] })[]
): MethodDecorator & PropertyDecorator & ClassDecorator {
  const declared: Limits = {
    counted: limits.filter((limit) => 'name' in limit),
    inService: limits.flatMap((limit) => ('name' in limit ? [] : limit.inService)),
  };
  return Extensions({ [extensionKey]: declared });
}

/** The limits declared beside a mutation; null: none. */
export function limitsOf({ extensions }: Pick<GraphQLField<unknown, Context>, 'extensions'>): Limits | null {
  // Only `Limited` writes under this key.
  return (extensions[extensionKey] as Limits | undefined) ?? null;
}

/** Counts one try of a mutation. Errors: RATE_LIMITED. */
export async function countTry(ctx: Context, field: Pick<GraphQLField<unknown, Context>, 'extensions'>): Promise<void> {
  for (const limit of limitsOf(field)?.counted ?? [])
    await consume(ctx, limit, limit.name.endsWith(':user') ? String(signedIn(ctx).userId) : ctx.address);
}
