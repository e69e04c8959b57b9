// Answers a document by its plan as graphql-js does (section 6 of the specification): the same resolvers are called with the same values in
// the same order, and errors stand at the same places.
import {
  defaultFieldResolver,
  defaultTypeResolver,
  getArgumentValues,
  GraphQLError,
  isObjectType,
  locatedError,
  OperationTypeNode,
  type ExecutionResult,
  type GraphQLAbstractType,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
} from 'graphql';
import type { Plan, PlannedField, PlannedValue, Selection } from './plan.ts';

type Values = Record<string, unknown>;

/** A place in the answer. Those of single values are made when they fail. */
interface Place {
  prev: Place | undefined;
  key: string | number;
}

const NO_ARGUMENTS: Values = Object.freeze({});

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

/** The answer to a document; `variables` as the schema has read them. */
export function answerBy(plan: Plan, variables: Values, ctx: unknown): ExecutionResult | Promise<ExecutionResult> {
  const run = new Run(plan, variables, ctx);
  const failed = (error: unknown): ExecutionResult => {
    // Everything else has gone with it, or stands beside it.
    run.note(error, undefined);
    return run.result(null);
  };
  try {
    const data =
      plan.operation.operation === OperationTypeNode.MUTATION
        ? run.inTurn(plan.rootFields)
        : run.answerFields(plan.rootFields, undefined, undefined);
    return isPromise(data) ? data.then((one) => run.result(one), failed) : run.result(data);
  } catch (error) {
    return failed(error);
  }
}

class Run {
  private readonly plan: Plan;
  private readonly variables: Values;
  private readonly ctx: unknown;
  private readonly infos: (GraphQLResolveInfo | undefined)[] = [];
  private readonly errors: GraphQLError[] = [];
  /** Places that have become null. */
  private readonly nulled = new Set<Place | undefined>();

  constructor(plan: Plan, variables: Values, ctx: unknown) {
    this.plan = plan;
    this.variables = variables;
    this.ctx = ctx;
  }

  result(data: unknown): ExecutionResult {
    // The fields of the root, or null.
    const answered = data as Values | null;
    return this.errors.length === 0 ? { data: answered } : { errors: this.errors, data: answered };
  }

  /** An error below a place that is null already is not told. */
  note(error: unknown, place: Place | undefined): void {
    if (this.nulled.has(undefined)) return;
    for (let one = place; one; one = one.prev) if (this.nulled.has(one)) return;
    this.nulled.add(place);
    // Located where it happened, or thrown while the answer was begun.
    this.errors.push(error as GraphQLError);
  }

  /** Mutations: one after the other. */
  inTurn(fields: readonly PlannedField[]): unknown {
    let before: unknown = {};
    for (const field of fields) {
      const next = (answer: unknown): unknown => {
        const put = (value: unknown) => {
          (answer as Values)[field.key] = value;
          return answer;
        };
        const value = this.answerField(field, undefined, undefined);
        return isPromise(value) ? value.then(put) : put(value);
      };
      before = isPromise(before) ? before.then(next) : next(before);
    }
    return before;
  }

  answerFields(fields: readonly PlannedField[], source: unknown, place: Place | undefined): unknown {
    const answer: Values = {};
    let keys: string[] | null = null;
    let waiting: unknown[] | null = null;
    try {
      for (const field of fields) {
        const value = this.answerField(field, source, place);
        // Also while it waits, so that it keeps its place.
        answer[field.key] = value;
        if (isPromise(value)) {
          (keys ??= []).push(field.key);
          (waiting ??= []).push(value);
        }
      }
    } catch (error) {
      // The others may fail as well, and somebody has to hear it.
      if (waiting)
        return Promise.all(waiting).finally(() => {
          throw error;
        });
      throw error;
    }
    if (!waiting) return answer;
    const of = keys ?? [];
    return Promise.all(waiting).then((values) => {
      for (const [index, key] of of.entries()) answer[key] = values[index];
      return answer;
    });
  }

  private answerField(field: PlannedField, source: unknown, parent: Place | undefined): unknown {
    const { definition, value: planned } = field;
    const place = planned.kind === 'leaf' ? undefined : { prev: parent, key: field.key };
    try {
      const info = this.infos[field.index] ?? this.inform(field);
      const args = field.takesArguments ? argumentsOf(field, this.variables) : NO_ARGUMENTS;
      const resolve = definition.resolve ?? defaultFieldResolver;
      const value: unknown = resolve(source, args, this.ctx, info);
      const completed = isPromise(value)
        ? value.then((one) => this.complete(planned, one, info, place))
        : this.complete(planned, value, info, place);
      if (!isPromise(completed)) return completed;
      return completed.then(undefined, (error: unknown) => this.failed(error, planned, field, place ?? { prev: parent, key: field.key }));
    } catch (error) {
      return this.failed(error, planned, field, place ?? { prev: parent, key: field.key });
    }
  }

  /** Null in its place, where that may be null. */
  private failed(error: unknown, { isNullable }: PlannedValue, { nodes }: Pick<PlannedField, 'nodes'>, place: Place): null {
    const located = locatedError(error, nodes, pathOf(place));
    if (!isNullable) throw located;
    this.note(located, place);
    return null;
  }

  /** Once for all objects of which the field is asked. */
  private inform({ definition, nodes, parent, index }: PlannedField): GraphQLResolveInfo {
    const { schema, fragments, operation } = this.plan;
    const info: GraphQLResolveInfo = {
      fieldName: definition.name,
      fieldNodes: nodes,
      returnType: definition.type,
      parentType: parent,
      get path(): never {
        throw new Error('One look-ahead serves all rows of a list: it does not know the place of each');
      },
      schema,
      fragments,
      rootValue: undefined,
      operation,
      variableValues: this.variables,
    };
    this.infos[index] = info;
    return info;
  }

  private complete(planned: PlannedValue, value: unknown, info: GraphQLResolveInfo, place: Place | undefined): unknown {
    if (value instanceof Error) throw value;
    if (value === null || value === undefined) {
      if (planned.isNullable) return null;
      throw new Error(`Cannot return null for non-nullable field ${info.parentType.name}.${info.fieldName}.`);
    }
    switch (planned.kind) {
      case 'leaf':
        return leaf(planned.type, value);
      case 'object':
        return this.completeObject(planned.type, planned.selection, value, info, place);
      case 'abstract':
        return this.completeObject(this.typeOf(planned.type, value, info), planned.selection, value, info, place);
      default:
        return this.completeList(planned.item, value, info, place);
    }
  }

  private completeObject(
    type: GraphQLObjectType,
    selection: Selection,
    value: unknown,
    info: GraphQLResolveInfo,
    place: Place | undefined,
  ): unknown {
    if (type.isTypeOf && type.isTypeOf(value, this.ctx, info) !== true)
      throw new GraphQLError(`Expected value of type "${type.name}" but got another.`, { nodes: info.fieldNodes });
    return this.answerFields(selection.fieldsOf(type), value, place);
  }

  private typeOf(type: GraphQLAbstractType, value: unknown, info: GraphQLResolveInfo): GraphQLObjectType {
    const name = (type.resolveType ?? defaultTypeResolver)(value, this.ctx, info, type);
    const known = typeof name === 'string' ? this.plan.schema.getType(name) : undefined;
    if (!isObjectType(known) || !this.plan.schema.isSubType(type, known))
      throw new GraphQLError(
        `Abstract type "${type.name}" was resolved to a type "${String(name)}" that does not exist inside the schema.`,
        { nodes: info.fieldNodes },
      );
    return known;
  }

  private completeList(item: PlannedValue, value: unknown, info: GraphQLResolveInfo, place: Place | undefined): unknown {
    if (!isIterable(value))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${info.parentType.name}.${info.fieldName}".`);
    const nodes = { nodes: info.fieldNodes };
    let waits = false;
    const answered = Array.from(value, (one, index) => {
      const at = { prev: place, key: index };
      try {
        const completed = isPromise(one)
          ? one.then((resolved) => this.complete(item, resolved, info, at))
          : this.complete(item, one, info, at);
        if (!isPromise(completed)) return completed;
        waits = true;
        return completed.then(undefined, (error: unknown) => this.failed(error, item, nodes, at));
      } catch (error) {
        return this.failed(error, item, nodes, at);
      }
    });
    return waits ? Promise.all(answered) : answered;
  }
}

function argumentsOf({ definition, nodes: [node] }: PlannedField, variables: Values): Values {
  if (!node) throw new Error('A field stands in its document');
  return getArgumentValues(definition, node, variables);
}

function leaf(type: GraphQLLeafType, value: unknown): unknown {
  const written: unknown = type.serialize(value);
  if (written === null || written === undefined) throw new Error(`${type.name} has written nothing`);
  return written;
}

const isIterable = (value: unknown): value is Iterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.iterator in value && typeof value[Symbol.iterator] === 'function';

function pathOf(place: Place): (string | number)[] {
  const path: (string | number)[] = [];
  for (let one: Place | undefined = place; one; one = one.prev) path.unshift(one.key);
  return path;
}
