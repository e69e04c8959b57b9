// Types of the schema as lists of fields: one line names a field, says what it holds and means, and gives it its type in TypeScript.
//
//   @ObjectType({ description: 'A sign-in.' })
//   export class SignIn extends output({ at: one(DateTime, 'When it was.'), endedAt: maybe(DateTime, 'When it ended; null: it has not.') }) {}
//
// What else a class holds (fields with a deprecation, columns that the schema does not show) stands in its body.
import type { GraphQLScalarType } from 'graphql';
import {
  Field,
  InputType as declareInput,
  ObjectType as declareObject,
  UseMiddleware,
  type InputTypeOptions,
  type ObjectTypeOptions,
} from 'type-graphql';

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

/** A field that holds a value, and is answered with null to who may not read it. */
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

type List = Readonly<Record<string, FieldOf<unknown>>>;
type Values<Fields extends List> = { [Name in keyof Fields]: Fields[Name]['value'] };
type Optional<Fields extends List> = { [Name in keyof Fields]: null extends Fields[Name]['value'] ? Name : never }[keyof Fields];
type Given<Fields extends List> = Values<Omit<Fields, Optional<Fields>>> & Partial<Values<Pick<Fields, Optional<Fields>>>>;

/** What a class of an object type extends; `more`: another such class, whose fields it has as well. */
export function output<Fields extends List, More extends object = object>(
  fields: Fields,
  more?: Extended<More>,
): new () => Values<Fields> & More {
  return classOf<Values<Fields> & More>(fields, more, declareObject());
}

/** What a class of an input type extends; `more`: another such class, whose fields it has as well. */
export function input<Fields extends List, More extends object = object>(
  fields: Fields,
  more?: Extended<More>,
): new () => Given<Fields> & More {
  return classOf<Given<Fields> & More>(fields, more, declareInput());
}

type Extended<Instance> = abstract new () => Instance;

const lists = new WeakMap<object, List>();

/** The declarations of the fields say what an instance holds: GraphQL fills it. */
function classOf<Instance>(fields: List, more: Extended<object> | undefined, declare: ClassDecorator): new () => Instance {
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

function declareAll(type: Function, fields: List): void {
  for (const [name, { declarations }] of Object.entries(fields))
    for (const declare of declarations) declare(type.prototype as object, name);
}

/** type-graphql knows a class by itself alone: the fields of its list become its own. */
const declareFields = (type: Function): void => declareAll(type, lists.get(Object.getPrototypeOf(type) as object) ?? {});

/** A field of an entity that answers the row which a reference names; null where it names none. */
export function Related(type: () => object, options: { nullable?: true; description?: string } = {}): PropertyDecorator {
  return (prototype, name) => {
    Field(type, { ...options, simple: false })(prototype, name);
    UseMiddleware(async (_resolving, next) => {
      // It stands beside a reference.
      const reference = (await next()) as { load(): Promise<unknown> } | null | undefined;
      return (await reference?.load()) ?? null;
    })(prototype, name);
  };
}

/** As type-graphql's own, for classes with and without a list. */
export function ObjectType(nameOrOptions: string | ObjectTypeOptions = {}, options: ObjectTypeOptions = {}): ClassDecorator {
  return (type) => {
    declareFields(type);
    const declare = typeof nameOrOptions === 'string' ? declareObject(nameOrOptions, options) : declareObject(nameOrOptions);
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
