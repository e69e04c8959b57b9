// @Limited beside @Mutation: how often it may be tried. The wrapper on mutation root fields counts, before an upload is read and before the
// transaction begins; limits counted by a value of the input are counted by the service, and named here.
import type { GraphQLField } from 'graphql';
import { Extensions } from 'type-graphql';
import { signedIn, type Context } from '../../../context.ts';
import { consume, type RateBucket } from './rate-limit.ts';

/** Counted by the person who asks, or by their address. */
export type PlainBucket = Extract<RateBucket, `${string}:user` | `${string}:address`>;

export interface Limits {
  counted: readonly PlainBucket[];
  /** Counted by the service: the key stands in the input, or only some tries count. */
  inService: readonly RateBucket[];
}

const extensionKey = 'limits';

/** `@Limited('register:address', { inService: ['register:account'] })`. */
export function Limited(
  ...limits: readonly (PlainBucket | { inService: readonly RateBucket[] })[]
): MethodDecorator & PropertyDecorator & ClassDecorator {
  const declared: Limits = {
    counted: limits.filter((limit) => typeof limit === 'string'),
    inService: limits.flatMap((limit) => (typeof limit === 'string' ? [] : limit.inService)),
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
  for (const bucket of limitsOf(field)?.counted ?? [])
    await consume(ctx, bucket, bucket.endsWith(':user') ? String(signedIn(ctx).userId) : ctx.address);
}
