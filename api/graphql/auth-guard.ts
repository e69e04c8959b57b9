// Asks the rules of @auth while a document is resolved: before a guarded field, and about each object of a guarded type.
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Refusal } from '../../shared/errors.ts';
import { refused, type DomainError } from '../errors.ts';
import type { AuthRule } from './declare.ts';
import { after } from './after.ts';
import { authRule, type AuthOptions } from './auth.ts';

/** Forgets this request's decisions about objects: after a write the answers may differ. */
export function forgetDecisions(ctx: object): void {
  decisions.delete(ctx);
}

type Decision = Refusal | null | Promise<Refusal | null>;
const decisions = new WeakMap<object, WeakMap<object, Map<string, Decision>>>();
const notSignedIn: Refusal = { code: 'UNAUTHENTICATED' };
const wrongRole: Refusal = { code: 'FORBIDDEN' };

export class Guard<C extends object> {
  private readonly options: AuthOptions<C>;
  private readonly typeRules: ReadonlyMap<string, AuthRule>;

  constructor(options: AuthOptions<C>, typeRules: ReadonlyMap<string, AuthRule>) {
    this.options = options;
    this.typeRules = typeRules;
  }

  /** Wraps a field that is guarded itself or can answer objects of a guarded type; leaves every other field alone. */
  wrap(schema: GraphQLSchema, parent: GraphQLObjectType, field: GraphQLField<unknown, C>): void {
    const rule = authRule(field);
    const named = getNamedType(field.type);
    const possible = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
    const answersGuarded = possible.some((type) => this.typeRules.has(type.name));
    const place = `${parent.name}.${field.name}`;
    const isAction = parent === schema.getMutationType() || parent === schema.getSubscriptionType();

    // A subscription is refused when it opens; its events are checked one by one as they are resolved.
    if (rule && parent === schema.getSubscriptionType() && field.subscribe) {
      const { subscribe } = field;
      field.subscribe = (source, args, ctx, info) =>
        after(this.ask(ctx, rule, source, place), (refusal) => {
          if (refusal) throw this.told(ctx, refusal);
          return subscribe(source, args, ctx, info);
        });
    }

    const resolve = field.resolve ?? defaultFieldResolver;
    const screened: typeof resolve = answersGuarded
      ? (source, args, ctx, info) => {
          // Fields of fifty rows come by here: what is there at once makes no function and no promise.
          const answer = resolve(source, args, ctx, info);
          return answer instanceof Promise
            ? answer.then((value) => this.screen(ctx, value, field.type, info))
            : this.screen(ctx, answer, field.type, info);
        }
      : resolve;
    if (!rule) {
      if (answersGuarded) field.resolve = screened;
      return;
    }
    const refuse = (ctx: C, refusal: Refusal): null => {
      if (isAction) throw this.told(ctx, refusal);
      return this.nothing(ctx, refusal);
    };
    field.resolve = (source, args, ctx, info) => {
      const decision = this.ask(ctx, rule, source, place);
      if (decision instanceof Promise)
        return decision.then((refusal) => (refusal ? refuse(ctx, refusal) : screened(source, args, ctx, info)));
      return decision ? refuse(ctx, decision) : screened(source, args, ctx, info);
    };
  }

  /** The value for a refused reader: null, unless their session has ended, which they are told. */
  private nothing(ctx: C, refusal: Refusal): null {
    if (refusal === notSignedIn && this.options.deadToken(ctx)) throw this.told(ctx, refusal);
    return null;
  }

  /** The refusal as it is thrown: of a session that has ended by its own reason. */
  private told(ctx: C, refusal: Refusal): DomainError {
    return refused(refusal === notSignedIn ? { code: this.options.deadToken(ctx) ?? refusal.code } : refusal);
  }

  private ask(ctx: C, rule: AuthRule, source: unknown, place: string): Decision {
    if (this.options.isLifted?.(place)) return null;
    const role = this.options.currentRole(ctx);
    if (role === null) return notSignedIn;
    if (rule.roles && !rule.roles.includes(role)) return wrongRole;
    return rule.policy === undefined ? null : this.askPolicy(ctx, rule.policy, source);
  }

  /** Each policy is asked once per object and request. */
  private askPolicy(ctx: C, name: string, source: unknown): Decision {
    const policy = this.options.policies[name];
    if (!policy) throw new Error(`No policy "${name}"`);
    // The table is keyed by name: the object that a row is asked about is the one its @auth stands on.
    if (typeof source !== 'object' || source === null) return policy(ctx, source as never);
    let ofRequest = decisions.get(ctx);
    if (!ofRequest) decisions.set(ctx, (ofRequest = new WeakMap()));
    let ofObject = ofRequest.get(source);
    if (!ofObject) ofRequest.set(source, (ofObject = new Map()));
    let decision = ofObject.get(name);
    if (decision === undefined) ofObject.set(name, (decision = policy(ctx, source as never)));
    return decision;
  }

  /** Applies the rules of the types in a field's result: a refused object becomes null, a refused list item is dropped. */
  private screen(ctx: C, value: unknown, output: GraphQLOutputType, info: GraphQLResolveInfo): unknown {
    if (value === null || value === undefined) return value;
    const nullable = getNullableType(output);
    if (isListType(nullable)) {
      const itemType: GraphQLOutputType = nullable.ofType;
      const items = Array.isArray(value) ? value : [...(value as Iterable<unknown>)];
      const screened = items.map((item: unknown) => after(item, (one) => this.screen(ctx, one, itemType, info)));
      return after(screened.some(isPromise) ? Promise.all(screened) : screened, (kept) =>
        kept.filter((item, index) => item !== null || items[index] === null),
      );
    }
    const type = typeNameOf(value, nullable, ctx, info);
    const rule = this.typeRules.get(type);
    if (!rule) return value;
    return after(this.ask(ctx, rule, value, type), (refusal) => {
      return refusal ? this.nothing(ctx, refusal) : value;
    });
  }
}

function typeNameOf(value: unknown, type: GraphQLOutputType, ctx: unknown, info: GraphQLResolveInfo): string {
  if (!isAbstractType(type)) return getNamedType(type).name;
  const name = type.resolveType?.(value, ctx, info, type);
  if (typeof name !== 'string') throw new Error(`${type.name} must resolve its type synchronously`);
  return name;
}

function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}
