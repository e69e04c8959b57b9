// Builds an executable schema from resolver classes: rules, transactions, node ids and abstract types are put on in one place.
import {
  isAbstractType,
  isInterfaceType,
  isObjectType,
  type GraphQLInterfaceType,
  type GraphQLSchema,
  type GraphQLUnionType,
} from 'graphql';
import { buildSchemaSync, type ClassType, type NonEmptyArray } from 'type-graphql';
import type { AuthOptions } from './auth.ts';
import { declareBounds } from './bounds.ts';
import { closeRoots, type ClosedBy } from './close-roots.ts';
import { describe, type SharedMeanings } from './describe.ts';
import { resolveDirectly } from './direct.ts';
import { enforceAuth } from './enforce-auth.ts';
import { recordRefusals, runInTransactions, type MutationOptions } from './mutation.ts';
import { cutLists, declareListSizes } from './list-size.ts';
import { closeByMenu, type MenuDoor } from './menu-fields.ts';
import { narrowFields, type NarrowDoor } from './narrow-fields.ts';
import { encodeId } from './node.ts';

interface SchemaOptions<C extends object, F extends object> {
  resolvers: NonEmptyArray<ClassType | Function>;
  /** Object types that are reached through an interface only. */
  orphanedTypes?: ClassType[];
  /** Descriptions of fields with the same meaning in every type. */
  meanings?: SharedMeanings;
  auth: AuthOptions<C>;
  mutations: MutationOptions<C, F>;
  /** Closes root fields for a time. */
  closedBy?: ClosedBy<C>;
  /** The screens of a field; `isWhole`: every field must be declared. */
  menus?: { door: MenuDoor<C>; isWhole: boolean };
  /** The door for people with very little access. */
  narrowDoor?: NarrowDoor<C>;
}

export function buildApiSchema<C extends object, F extends object>(options: SchemaOptions<C, F>): GraphQLSchema {
  const plain = declareListSizes(
    declareBounds(
      buildSchemaSync({
        resolvers: options.resolvers,
        ...(options.orphanedTypes ? { orphanedTypes: options.orphanedTypes } : {}),
        validate: false,
        pubSub: noTopics,
      }),
    ),
  );
  resolveDirectly(plain);
  describe(plain, options.meanings ?? {});
  resolveIds(plain);
  resolveTypesAtOnce(plain);
  const committed = runInTransactions(plain, options.mutations);
  const guarded = enforceAuth(plain, options.auth);
  if (options.menus) closeByMenu(guarded, options.menus.door, options.menus.isWhole);
  recordRefusals(guarded, options.mutations, committed);
  if (options.closedBy) closeRoots(guarded, options.closedBy);
  if (options.narrowDoor) narrowFields(guarded, options.narrowDoor);
  cutLists(guarded);
  return guarded;
}

/** Each subscription names its own stream of events (`subscribe`); type-graphql's topics are not used. */
const noTopics = {
  publish: (): never => {
    throw new Error('Events are published through ctx.publish');
  },
  subscribe: (): never => {
    throw new Error('A subscription needs a `subscribe` function');
  },
};

/** `id` of every Node type is the opaque id of its numeric `id`. */
function resolveIds(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.getInterfaces().some((one) => one.name === 'Node')) continue;
    const field = type.getFields()['id'];
    if (!field) throw new Error(`${type.name} is a Node without id`);
    field.resolve = (source: unknown) => {
      if (typeof source === 'object' && source !== null && 'id' in source && typeof source.id === 'number')
        return encodeId(type.name, source.id);
      throw new Error(`An object of type ${type.name} has no numeric id`);
    };
  }
}

/** Rules of a type are looked up while its object is being answered, so its type must be known then. */
function resolveTypesAtOnce(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isAbstractType(type) || type.name.startsWith('__')) continue;
    assertSync(type);
  }
}

function assertSync(type: GraphQLInterfaceType | GraphQLUnionType): void {
  const { resolveType } = type;
  if (!resolveType) throw new Error(`${isInterfaceType(type) ? 'Interface' : 'Union'} ${type.name} cannot resolve its type`);
  type.resolveType = (value: unknown, ctx, info, abstract) => {
    const name = resolveType(value, ctx, info, abstract);
    if (typeof name !== 'string') throw new Error(`${type.name} must resolve its type synchronously`);
    return name;
  };
}
