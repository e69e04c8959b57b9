// A door for people with very little access: only the listed fields of the schema answer, everything else is refused or null. Deny by
// default: a new field, list or mutation is closed to them until it is listed. Put on outermost, so that a refusal costs nothing.
import { defaultFieldResolver, isNonNullType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { forbidden, notFound } from '../errors.ts';
import { readId } from './node.ts';
import { NotTold } from './subscription-events.ts';

export interface NarrowDoor<C> {
  /** Whether the viewer came in by this door. */
  isNarrow(ctx: C): boolean;
  /** By type, the fields that are open; `*` for all of a type that only an open mutation answers. */
  open: Readonly<Record<string, { fields: readonly string[] | '*'; reason: string }>>;
  /** Types whose objects `node(id)` finds. */
  nodes: readonly string[];
  /** Whether an id in the arguments of an open mutation names something they may reach. */
  reaches(ctx: C, named: { type: string; id: number }): boolean;
}

/** Wraps every field that is not open, and the open root fields that take ids; in place. Errors: an open field that is not there. */
export function narrowFields<C>(schema: GraphQLSchema, door: NarrowDoor<C>): void {
  const missing = Object.entries(door.open).flatMap(([name, { fields }]) => missingIn(schema, name, fields));
  if (missing.length > 0) throw new Error(`Open to those who may reach little, and not there: ${missing.join(', ')}`);
  const roots = { mutation: schema.getMutationType(), subscription: schema.getSubscriptionType(), query: schema.getQueryType() };
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const open = door.open[type.name]?.fields ?? [];
    for (const field of Object.values(type.getFields())) {
      if (open === '*' || open.includes(field.name)) {
        if (type === roots.mutation) checkIds(field, door);
        if (type === roots.query && field.name === 'node') checkNode(field, door);
      } else if (type === roots.subscription) closeSubscription(field, door);
      else close(field, door, type === roots.mutation || type === roots.query || isNonNullType(field.type));
    }
  }
}

function missingIn(schema: GraphQLSchema, name: string, fields: readonly string[] | '*'): string[] {
  const type = schema.getType(name);
  if (!isObjectType(type)) return [name];
  return fields === '*' ? [] : fields.filter((field) => !type.getFields()[field]).map((field) => `${name}.${field}`);
}

function close<C>(field: GraphQLField<unknown, C>, { isNarrow }: NarrowDoor<C>, throws: boolean): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, ctx, info) => {
    if (!isNarrow(ctx)) return resolve(source, args, ctx, info) as unknown;
    if (throws) throw forbidden();
    return null;
  };
}

/** Not opened; a socket that was open already gets no events. */
function closeSubscription<C>(field: GraphQLField<unknown, C>, { isNarrow }: NarrowDoor<C>): void {
  const { subscribe } = field;
  const resolve = field.resolve ?? defaultFieldResolver;
  if (subscribe)
    field.subscribe = (source, args, ctx, info) => {
      if (isNarrow(ctx)) throw forbidden();
      return subscribe(source, args, ctx, info);
    };
  field.resolve = (source, args, ctx, info) => {
    if (isNarrow(ctx)) throw new NotTold();
    return resolve(source, args, ctx, info) as unknown;
  };
}

/** Ids beyond reach are answered like missing ones, before anything is read or locked. */
function checkIds<C>(field: GraphQLField<unknown, C>, { isNarrow, reaches }: NarrowDoor<C>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, ctx, info) => {
    if (isNarrow(ctx) && !idsIn(args).every((named) => reaches(ctx, named))) throw notFound();
    return resolve(source, args, ctx, info) as unknown;
  };
}

function checkNode<C>(field: GraphQLField<unknown, C>, { isNarrow, nodes }: NarrowDoor<C>): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args: { id?: unknown }, ctx, info) => {
    const type = typeof args.id === 'string' ? readId(args.id)?.type : undefined;
    if (isNarrow(ctx) && (type === undefined || !nodes.includes(type))) return null;
    return resolve(source, args, ctx, info) as unknown;
  };
}

/** The objects that arguments name in fields called `…Id` and `…Ids`, however deep. */
function idsIn(value: unknown, name = ''): { type: string; id: number }[] {
  if (typeof value === 'string') {
    const named = /ids?$/i.test(name) ? readId(value) : null;
    return named ? [named] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => idsIn(item, name));
  if (typeof value !== 'object' || value === null || value instanceof Promise) return [];
  return Object.entries(value).flatMap(([key, item]) => idsIn(item, key));
}
