// What types, fields, enums and mutations of the schema are declared with. Types are lists of fields: one line names a field, says what it
// holds and means, and gives it its type in TypeScript.
//
//   @ObjectType({ description: 'A sign-in.' })
//   export class SignIn extends output({
//     at: one(DateTime, 'When it was.'),
//     endedAt: maybe(DateTime, 'When it ended; null: it has not.'),
//   }) {}
//
// What else a class holds (fields with a deprecation, columns that the schema does not show) stands in its body.
import { GraphQLError, GraphQLScalarType } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import {
  Arg,
  ArgsType as declareArgs,
  Directive,
  Extensions,
  Field,
  InputType as declareInput,
  Mutation as declareMutation,
  ObjectType as declareObject,
  registerEnumType,
  type ClassType,
  type InputTypeOptions,
  type ObjectTypeOptions,
} from 'type-graphql';
import type { RoleKindCode } from '../../shared/roles.ts';

/** The rest of what a module declares: type-graphql stands behind this file and its neighbours alone (decision 85). */
export {
  Arg,
  Args,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Float,
  ID,
  Info,
  Int,
  Query,
  Resolver,
  Root,
  Subscription,
  type ClassType,
} from 'type-graphql';

/** A moment: RFC 3339 in, UTC with milliseconds out. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A moment by RFC 3339, answered in UTC (2026-03-02T02:00:00.000Z).',
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    throw new GraphQLError('DateTime cannot represent a value that is not a moment.');
  },
  parseValue: (value) => DateTimeResolver.parseValue(value),
  parseLiteral: (node, variables) => DateTimeResolver.parseLiteral(node, variables),
});

/** A file of a multipart request; resolvers get it as a received file, stored and identified (mutation.ts). */
export const Upload = GraphQLUpload;

type Scalar = StringConstructor | BooleanConstructor | GraphQLScalarType;
/** A class or an enum is named by a function, since modules of types import each other. */
type TypeOf = Scalar | (() => object);

type Scalars<T> = T extends StringConstructor
  ? string
  : T extends BooleanConstructor
    ? boolean
    : T extends GraphQLScalarType<infer Value, unknown>
      ? Value
      : never;
type Named<T> = T extends abstract new (...args: never[]) => infer Instance ? Instance : T[keyof T];
type ValueOf<T> = T extends () => infer Type ? (T extends Scalar ? Scalars<T> : Named<Type>) : Scalars<T>;

/** Further declarations of a field: `ListSize(100)`, `Longest(2000)`, `Auth({ … })`. */
type Declaration = PropertyDecorator;

class FieldOf<Value> {
  /** For the compiler alone. */
  declare readonly value: Value;
  readonly declarations: readonly Declaration[];

  constructor(type: TypeOf, isList: boolean, nullable: boolean, description: string | undefined, further: readonly Declaration[]) {
    const thunk = isScalar(type) ? () => type : type;
    const options = { nullable, ...(description === undefined ? {} : { description }) };
    this.declarations = [...further, isList ? Field(() => [thunk()], options) : Field(thunk, options)];
  }
}

const isScalar = (type: TypeOf): type is Scalar => type === String || type === Boolean || typeof type === 'object';

/** A field that always holds a value. A narrower or wider type of it is named: `one<'a' | 'b'>(String)`. */
export function one<T extends TypeOf>(type: T, description?: string, ...further: Declaration[]): FieldOf<ValueOf<T>>;
export function one<Value>(type: TypeOf, description?: string, ...further: Declaration[]): FieldOf<Value>;
export function one(type: TypeOf, description?: string, ...further: Declaration[]): FieldOf<unknown> {
  return new FieldOf(type, false, false, description, further);
}

/** A field that may be null; of an input it may be left out. */
export function maybe<T extends TypeOf>(type: T, description?: string, ...further: Declaration[]): FieldOf<ValueOf<T> | null>;
export function maybe<Value>(type: TypeOf, description?: string, ...further: Declaration[]): FieldOf<Value | null>;
export function maybe(type: TypeOf, description?: string, ...further: Declaration[]): FieldOf<unknown> {
  return new FieldOf(type, false, true, description, further);
}

/** A field that holds a value, and is answered with null to readers who may not read it. */
export function guarded<T extends TypeOf>(type: T, description?: string, ...further: Declaration[]): FieldOf<ValueOf<T>> {
  return new FieldOf(type, false, true, description, further);
}

/** A list of values. */
export function many<T extends TypeOf>(type: T, description?: string, ...further: Declaration[]): FieldOf<ValueOf<T>[]>;
export function many<Value>(type: TypeOf, description?: string, ...further: Declaration[]): FieldOf<Value[]>;
export function many(type: TypeOf, description?: string, ...further: Declaration[]): FieldOf<unknown> {
  return new FieldOf(type, true, false, description, further);
}

/** A list that may be null; of an input it may be left out. */
export function maybeMany<T extends TypeOf>(type: T, description?: string, ...further: Declaration[]): FieldOf<ValueOf<T>[] | null>;
export function maybeMany<Value>(type: TypeOf, description?: string, ...further: Declaration[]): FieldOf<Value[] | null>;
export function maybeMany(type: TypeOf, description?: string, ...further: Declaration[]): FieldOf<unknown> {
  return new FieldOf(type, true, true, description, further);
}

/** A list of fields: what they are called, hold and mean. */
export type Fields = Readonly<Record<string, FieldOf<unknown>>>;
type Values<List extends Fields> = { [Name in keyof List]: List[Name]['value'] };
type Optional<List extends Fields> = { [Name in keyof List]: null extends List[Name]['value'] ? Name : never }[keyof List];
type Given<List extends Fields> = Values<Omit<List, Optional<List>>> & Partial<Values<Pick<List, Optional<List>>>>;

type NameIn<Lists> = Lists extends unknown ? keyof Lists : never;
type ValueIn<Lists, Name extends PropertyKey> = Lists extends Readonly<Record<Name, FieldOf<infer Value>>> ? Value : never;
/** What an input may hold whose fields are those of any of several lists: `GivenOfAny<typeof these | typeof those>`. */
export type GivenOfAny<Lists extends Fields> = { [Name in NameIn<Lists>]?: ValueIn<Lists, Name> };

/** What a class of an object type extends; `more`: another such class, whose fields it has as well. */
export function output<List extends Fields, More extends object = object>(
  fields: List,
  more?: Extended<More>,
): new () => Values<List> & More {
  return classOf<Values<List> & More>(fields, more, declareObject());
}

/** What a class of an input type extends; `more`: another such class, whose fields it has as well. */
export function input<List extends Fields, More extends object = object>(
  fields: List,
  more?: Extended<More>,
): new () => Given<List> & More {
  return classOf<Given<List> & More>(fields, more, declareInput());
}

/** What a class of arguments extends. */
export function args<List extends Fields>(fields: List): new () => Given<List> {
  return classOf<Given<List>>(fields, undefined, declareArgs());
}

type Extended<Instance> = abstract new () => Instance;

const lists = new WeakMap<object, Fields>();

/** The declarations of the fields say what an instance holds: GraphQL fills it. */
function classOf<Instance>(fields: Fields, more: Extended<object> | undefined, declare: ClassDecorator): new () => Instance {
  class Alone {}
  if (!more) {
    lists.set(Alone, fields);
    return Alone as new () => Instance;
  }
  // type-graphql looks for inherited fields in the class next above, which it has to know.
  class Further extends more {}
  declareAll(Further, fields);
  declare(Further);
  return Further as new () => Instance;
}

function declareAll(type: Function, fields: Fields): void {
  for (const [name, { declarations }] of Object.entries(fields))
    for (const declare of declarations) declare(type.prototype as object, name);
}

/** type-graphql knows a class by itself alone: the fields of its list become its own. */
const declareFields = (type: Function): void => declareAll(type, lists.get(Object.getPrototypeOf(type) as object) ?? {});

/** Where a field's extensions hold it. */
export const aheadKey = 'ahead';

/** Reads what a field needs of many objects, all at once. */
export type ReadAhead<C, T> = (ctx: C, objects: readonly T[]) => Promise<void>;

/** `@Ahead(readOptions)` beside a field resolver: a list whose rows are asked for the field reads it for all of them before it answers. */
export function Ahead<C, T>(read: ReadAhead<C, T>): MethodDecorator & PropertyDecorator & ClassDecorator {
  return Extensions({ [aheadKey]: read });
}

/** Where a field's extensions say that it leads from a reference to its row (direct.ts). */
export const relatedKey = 'related';

/** A field of an entity that answers the row which a reference names; null where it names none. */
export function Related(type: () => object, options: { nullable?: true; description?: string } = {}): PropertyDecorator {
  return (prototype, name) => {
    Field(type, options)(prototype, name);
    Extensions({ [relatedKey]: true })(prototype, name);
  };
}

/** As type-graphql's own, for classes with and without a list. */
export function ObjectType(nameOrOptions: string | ObjectTypeOptions = {}, options: ObjectTypeOptions = {}): ClassDecorator {
  return (type) => {
    declareFields(type);
    // What has no method of its own is read from the object.
    const [name, rest] = typeof nameOrOptions === 'string' ? [nameOrOptions, options] : [null, nameOrOptions];
    const all = { ...rest, simpleResolvers: true };
    const declare = name === null ? declareObject(all) : declareObject(name, all);
    declare(type);
  };
}

/** As type-graphql's own, for classes with and without a list. */
export function InputType(nameOrOptions: string | InputTypeOptions = {}, options: InputTypeOptions = {}): ClassDecorator {
  return (type) => {
    declareFields(type);
    const declare = typeof nameOrOptions === 'string' ? declareInput(nameOrOptions, options) : declareInput(nameOrOptions);
    declare(type);
  };
}

/** As type-graphql's own, for classes with and without a list. */
export function ArgsType(): ClassDecorator {
  return (type) => {
    declareFields(type);
    declareArgs()(type);
  };
}

/** `values`: the meaning of each value; a missing one is an error of the compiler. */
export function describedEnum<Enum extends object>(
  type: Enum,
  name: string,
  description: string,
  values: Readonly<Record<keyof Enum & string, string>>,
): void {
  const valuesConfig: Partial<Record<keyof Enum, { description: string }>> = {};
  for (const value of Object.keys(type) as (keyof Enum & string)[]) valuesConfig[value] = { description: values[value] };
  registerEnumType(type, { name, description, valuesConfig });
}

/** Values have the same name in the code and in the schema. */
export function namesEnum<Name extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Name, string>>,
): { readonly [Value in Name]: Value } {
  // Each name of the table, with itself.
  const type = Object.fromEntries(Object.keys(values).map((value) => [value, value])) as { [Value in Name]: Value };
  describedEnum(type, name, description, values);
  return type;
}

export interface AuthRule {
  /** Kinds of the current role; absent: any signed-in person. */
  roles?: readonly RoleKindCode[];
  /** A row of the policy table. On a type it is asked about the object, on a field about the object that has the field. */
  policy?: string;
}

/** `@Auth()` any signed-in person, `@Auth({ roles: ['EDITOR'], policy: 'review.view' })`; on object types, fields, root fields. */
export function Auth(rule: AuthRule = {}): ClassDecorator & PropertyDecorator & MethodDecorator {
  const args = [
    ...(rule.roles ? [`roles: [${rule.roles.join(', ')}]`] : []),
    ...(rule.policy ? [`policy: ${JSON.stringify(rule.policy)}`] : []),
  ];
  return Directive(args.length > 0 ? `@auth(${args.join(', ')})` : '@auth');
}

/** Declares beside a list of objects how long it is. */
export function ListSize(most: number, assumedSize = most): ReturnType<typeof Directive> {
  return Directive(`@listSize(most: ${most}${assumedSize === most ? '' : `, assumedSize: ${assumedSize}`})`);
}

/** A list that grows as long as the house works, beside its connection: clients written against it are served for one more release. */
export const Outgrown = () => ListSize(1000, 10);

/** The release that drops fields deprecated in this one. */
const LEAVES_WITH = '0.2.0';

/** Why an outgrown list is deprecated; for the options of its field. */
export const replacedBy = (connection: string) => ({
  deprecationReason: `Ask ${connection}, which has pages. This list ends at its @listSize, and leaves with version ${LEAVES_WITH}.`,
});

/** Declares beside a text that it may be longer (or not as long) as the general rule has it. */
export function Longest(characters: number): ReturnType<typeof Directive> {
  return Directive(`@longest(characters: ${characters})`);
}

/** Stands beside a method that answers what the payload holds. */
type Answering<Payload> = <Method extends (...given: never[]) => Payload | Promise<Payload>>(
  type: object,
  name: string,
  method: TypedPropertyDescriptor<Method>,
) => void;

/** A mutation, and what it does. A refused one answers null, and the others of the document are answered. `name`: the method’s if left out. */
export function Mutation<Payload extends object>(payload: ClassType<Payload>, description: string, name?: string): Answering<Payload> {
  return declareMutation(() => payload, { nullable: true, description, ...(name === undefined ? {} : { name }) });
}

/** The one argument of a mutation. */
export const Input = (type: ClassType): ReturnType<typeof Arg> => Arg('input', () => type);

/** The parts of a mutation that the operation log records. Unnamed parts are not logged. */
export interface LogRule {
  /** Input field that holds the id of the object acted upon. */
  object?: string;
  /** Payload field that holds the object, where the input names none (it is new). */
  result?: string;
  /** Input fields that are kept: never secrets, never people under blind review. */
  params?: readonly string[];
}

/** Where a field's extensions hold it. */
export const logRuleKey = 'operationLog';

/** `@Logged({ object: 'contributionId', params: ['kind'] })` beside `@Mutation`. */
export function Logged(rule: LogRule): MethodDecorator & PropertyDecorator & ClassDecorator {
  return Extensions({ [logRuleKey]: rule });
}

/** Where a field's extensions hold it. */
export const receivesKey = 'receives';

/** How an upload is received. */
export interface ReceiveRule {
  /** It is cut off beyond. */
  maxBytes: number;
  /** A picture is encoded anew, without its file's metadata. */
  isPicture?: true;
}

/** `@Receives({ maxBytes: 2 * 1024 * 1024 })` beside `@Mutation`. Left out: as much as the kind in the input allows. */
export function Receives(rule: ReceiveRule): MethodDecorator & PropertyDecorator & ClassDecorator {
  return Extensions({ [receivesKey]: rule });
}
