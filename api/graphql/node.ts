// Global object identification (Relay's Node): opaque ids, and the one field that finds any object by its id.
import type { GraphQLResolveInfo } from 'graphql';
import { fromGlobalId } from 'graphql-relay';
import { Arg, Ctx, Field, ID, Info, InterfaceType, Query, Resolver } from 'type-graphql';
import { opaqueId } from '../../shared/opaque-id.ts';
import { notFound } from '../errors.ts';

/** Types of the API that have an identity. `id` is resolved centrally from the object's numeric `id` (schema transform). */
@InterfaceType({ description: 'Anything that can be fetched again by its id.', autoRegisterImplementations: false })
export abstract class Node {
  @Field(() => ID, { description: 'Opaque and lasting: node(id) finds it again, and inputs name it by this.' })
  id!: unknown;
}

/** The opaque id of a database row as the API shows it. */
export function encodeId(type: string, id: number): string {
  return opaqueId(type, id);
}

/** Longer than any: reading a megabyte of one takes a quarter of a second. */
const LONGEST_ID = 100;

/** The type and row that an opaque id names, or null when it names none. */
export function readId(globalId: string): { type: string; id: number } | null {
  if (globalId.length > LONGEST_ID) return null;
  const { type, id } = fromGlobalId(globalId);
  if (!/^[A-Z]\w*$/.test(type) || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2_147_483_647) return null;
  return encodeId(type, Number(id)) === globalId ? { type, id: Number(id) } : null;
}

/** The row id behind an opaque id of `expectedType`; NOT_FOUND for anything malformed or of another type. */
export function decodeId(expectedType: string, globalId: string): number {
  const found = readId(globalId);
  if (found?.type !== expectedType) throw notFound();
  return found.id;
}

/** No row has it. */
const NO_ROW = 0;

/** The same for the filters of lists: a made-up id finds nothing, and is no error. */
export function soughtId(type: string, globalId: string): number {
  const found = readId(globalId);
  return found?.type === type ? found.id : NO_ROW;
}

/**
 * Loads one object of a type for `node(id)`. It must answer null both for a missing one and for one that `visibleTo` hides, by the same
 * number of statements; the type's own rule is checked on its answer.
 */
export type NodeLoader<C> = (ctx: C, id: number, info: GraphQLResolveInfo) => Promise<object | null>;

/** The resolver class of `node(id)` for the given types. */
export function nodeResolver<C extends object>(loaders: Readonly<Record<string, NodeLoader<C>>>) {
  @Resolver()
  class NodeResolver {
    @Query(() => Node, { nullable: true, description: 'Null when it does not exist or may not be known to exist.' })
    node(
      @Ctx() ctx: C,
      @Arg('id', () => ID, { description: 'The id of any object that is a Node; one that names nothing is answered with null.' })
      id: string,
      @Info() info: GraphQLResolveInfo,
    ): Promise<object | null> {
      const found = readId(id);
      const load = found && Object.hasOwn(loaders, found.type) ? loaders[found.type] : undefined;
      return found && load ? load(ctx, found.id, info) : Promise.resolve(null);
    }
  }
  return NodeResolver;
}
