// Menus hold on the server too, at every door: a field that belongs to screens is answered to a role that has one of them. A field that
// names neither its screens nor the reason why it is for everyone keeps the server from starting.
import { defaultFieldResolver, isInterfaceType, isNonNullType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { forbidden } from '../errors.ts';
import { readId } from './node.ts';
import { NotTold } from './subscription-events.ts';

/** By `Type.field`; of `nodes`, by the type that `node(id)` answers. */
type Screens = Readonly<Record<string, readonly string[]>>;

export interface MenuDoor<C> {
  /** Whether the viewer's role has one of these screens; also true where no role counts: nobody is signed in, or a narrower rule holds. */
  opens(ctx: C, screens: readonly string[]): boolean;
  screens: Screens;
  nodes: Screens;
  /** Fields, and types of `node(id)`, that belong to no screen, each with the reason. */
  everyones: Readonly<Record<string, string>>;
  /** Every field of these types stands in one of the lists. */
  types: readonly string[];
}

/** Wraps the fields that belong to screens, in place. Errors: a field of `types`, or a type of `node(id)`, in no list or in both. */
export function closeByMenu<C>(schema: GraphQLSchema, door: MenuDoor<C>, isWhole: boolean): void {
  const faults = isWhole ? undeclared(schema, door) : [];
  if (faults.length > 0) throw new Error(`Doors of the domains (api/doors.ts):\n${faults.join('\n')}`);
  for (const [name, screens] of Object.entries(door.screens)) {
    const field = fieldNamed<C>(schema, name);
    if (!field) continue;
    if (name.startsWith('Subscription.')) closeSubscription(field, door, screens);
    else close(field, door, screens, name.startsWith('Mutation.') || isNonNullType(field.type));
  }
  closeNodes(schema, door);
}

function fieldNamed<C>(schema: GraphQLSchema, name: string): GraphQLField<unknown, C> | undefined {
  const [type = '', field = ''] = name.split('.');
  const found = schema.getType(type);
  return isObjectType(found) ? found.getFields()[field] : undefined;
}

function undeclared<C>(schema: GraphQLSchema, { screens, nodes, everyones, types }: MenuDoor<C>): string[] {
  const names = types.flatMap((name) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${name}.${field}`) : [];
  });
  const node = schema.getType('Node');
  const nodeTypes = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
  const isIn = (list: Screens, name: string): boolean => Object.hasOwn(list, name) !== Object.hasOwn(everyones, name);
  return [...names.filter((name) => !isIn(screens, name)), ...nodeTypes.filter((name) => !isIn(nodes, name))].map(
    (name) => `${name} names its screens, or stands among everyone's with a reason`,
  );
}

function close<C>(field: GraphQLField<unknown, C>, door: MenuDoor<C>, screens: readonly string[], throws: boolean): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, ctx, info) => {
    if (door.opens(ctx, screens)) return resolve(source, args, ctx, info) as unknown;
    if (throws) throw forbidden();
    return null;
  };
}

/** A role without the menu cannot open it; one that loses the menu while it is open gets no more events. */
function closeSubscription<C>(field: GraphQLField<unknown, C>, door: MenuDoor<C>, screens: readonly string[]): void {
  const { subscribe } = field;
  const resolve = field.resolve ?? defaultFieldResolver;
  if (subscribe)
    field.subscribe = (source, args, ctx, info) => {
      if (!door.opens(ctx, screens)) throw forbidden();
      return subscribe(source, args, ctx, info);
    };
  field.resolve = (source, args, ctx, info) => {
    if (!door.opens(ctx, screens)) throw new NotTold();
    return resolve(source, args, ctx, info) as unknown;
  };
}

function closeNodes<C>(schema: GraphQLSchema, door: MenuDoor<C>): void {
  const field = fieldNamed<C>(schema, 'Query.node');
  if (!field) return;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args: { id?: unknown }, ctx, info) => {
    const type = typeof args.id === 'string' ? readId(args.id)?.type : undefined;
    const screens = type !== undefined && Object.hasOwn(door.nodes, type) ? door.nodes[type] : undefined;
    return screens && !door.opens(ctx, screens) ? null : (resolve(source, args, ctx, info) as unknown);
  };
}
