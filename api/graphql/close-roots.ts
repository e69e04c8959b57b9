// Closes the schema for a time, from outside of everything else: a refused root field opens no transaction, reads no upload and writes no
// line into the log. Subscriptions stay open without events meanwhile, and continue by themselves afterwards.
import type { GraphQLSchema } from 'graphql';
import { NotTold } from './subscription-events.ts';

/** The error that refuses a root field (`Query.viewer`) now; null: it is answered. */
export type ClosedBy<C> = (ctx: C, field: string) => Error | null;

/** Wraps the root fields, in place. To be applied last. */
export function closeRoots<C>(schema: GraphQLSchema, closedBy: ClosedBy<C>): void {
  for (const type of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    const isSubscription = type === schema.getSubscriptionType();
    for (const field of Object.values(type?.getFields() ?? {})) {
      const { resolve } = field;
      // Fields without a resolver read present values: subscriptions may.
      if (!type || !resolve) continue;
      const name = `${type.name}.${field.name}`;
      field.resolve = (source: unknown, args: Record<string, unknown>, ctx: C, info) => {
        const refusal = closedBy(ctx, name);
        if (refusal === null) return resolve(source, args, ctx, info);
        throw isSubscription ? new NotTold() : refusal;
      };
    }
  }
}
