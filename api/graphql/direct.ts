// What answers a field is called at once. type-graphql goes through a list of middlewares and sorts the parameters for each value, which in
// a list of fifty rows cost as much as what the methods do.
import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { relatedKey } from './declare.ts';

type Method = (...given: unknown[]) => unknown;
type Resolve = GraphQLFieldResolver<unknown, object>;

/**
 * For methods that take the object, the context and the look-ahead alone, and for references to rows. Arguments are still read by
 * type-graphql, which makes instances of their classes.
 */
export function resolveDirectly(schema: GraphQLSchema): void {
  const { fieldResolvers, params, objectTypes } = getMetadataStorage();
  const nameOf = new Map(objectTypes.map(({ target, name }) => [target, name]));
  const instances = new Map<Function, object>();
  for (const { kind, target, methodName, schemaName, getObjectType } of fieldResolvers) {
    const type = getObjectType && schema.getType(nameOf.get(getObjectType()) ?? '');
    if (kind !== 'external' || !isObjectType(type)) continue;
    const field = type.getFields()[schemaName];
    const given = params.filter((one) => one.target === target && one.methodName === methodName).toSorted((a, b) => a.index - b.index);
    const takes = given.map((one) => ('propertyName' in one && one.propertyName !== undefined ? null : one.kind));
    if (!field || given.some(({ index }, position) => index !== position)) continue;
    let instance = instances.get(target);
    if (!instance) instances.set(target, (instance = Reflect.construct(target, []) as object));
    const resolve = methodOf(instance, methodName, takes);
    if (resolve) field.resolve = resolve;
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) if (field.extensions[relatedKey] === true) field.resolve = relatedOf(field.name);
  }
}

/** Null: it takes something else. */
function methodOf(instance: object, name: string, takes: readonly (string | null)[]): Resolve | null {
  // A decorator stands beside a method.
  const method = (Reflect.get(instance, name) as Method).bind(instance);
  switch (takes.join(' ')) {
    case '':
      return () => method();
    case 'root':
      return (source) => method(source);
    case 'context':
      return (_source, _args, ctx) => method(ctx);
    case 'root context':
      return (source, _args, ctx) => method(source, ctx);
    case 'context root':
      return (source, _args, ctx) => method(ctx, source);
    case 'root context info':
      return (source, _args, ctx, info) => method(source, ctx, info);
    default:
      return null;
  }
}

interface Reference {
  isInitialized(): boolean;
  unwrap(): unknown;
  load(): Promise<unknown>;
}

/** The row that the reference of this name leads to, at once where it is there. */
function relatedOf(name: string): Resolve {
  return (source) => {
    // A field that leads to a row stands beside a reference.
    const reference = (source as Readonly<Record<string, Reference | null | undefined>>)[name];
    if (!reference) return null;
    return reference.isInitialized() ? reference.unwrap() : reference.load();
  };
}
