// @auth: who may read a type or field or call a mutation. One declaration, printed in schema.graphql and enforced by wrapping
// exactly the fields it concerns.
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  GraphQLString,
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  valueFromASTUntyped,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';
import { Directive } from 'type-graphql';
import { refused } from '../errors.ts';
import type { Refusal } from '../../shared/errors.ts';
import type { RoleKindCode } from '../../shared/roles.ts';

export interface AuthRule {
  /** Kinds of the current role; absent: any signed-in person. */
  roles?: readonly RoleKindCode[];
  /** A row of the policy table. On a type it is asked about the object, on a field about the object that has the field. */
  policy?: string;
}

/** May the viewer of `ctx` read this of `source`? Null: yes. */
export type Policy<C> = (ctx: C, source: never) => Refusal | null | Promise<Refusal | null>;
export type PolicyTable<C> = Readonly<Record<string, Policy<C>>>;

export interface AuthOptions<C> {
  policies: PolicyTable<C>;
  /** Name of the current role's kind; null when nobody is signed in. */
  currentRole(ctx: C): RoleKindCode | null;
  /** True when a token was sent that is not (or no longer) valid: that is said, not answered with nulls. */
  hasDeadToken(ctx: C): boolean;
  /** Name of the enum of role kinds. */
  roleEnum: string;
}

/** `@Auth()` any signed-in person, `@Auth({ roles: ['EDITOR'], policy: 'review.view' })`; on object types, fields, root fields. */
export function Auth(rule: AuthRule = {}): ClassDecorator & PropertyDecorator & MethodDecorator {
  const args = [
    ...(rule.roles ? [`roles: [${rule.roles.join(', ')}]`] : []),
    ...(rule.policy ? [`policy: ${JSON.stringify(rule.policy)}`] : []),
  ];
  return Directive(args.length > 0 ? `@auth(${args.join(', ')})` : '@auth');
}

/** The rule declared on a type or field, or null. */
export function authRule(element: Pick<GraphQLObjectType | GraphQLField<unknown, unknown>, 'astNode'>): AuthRule | null {
  const node = element.astNode?.directives?.find((directive) => directive.name.value === 'auth');
  if (!node) return null;
  const rule: { roles?: RoleKindCode[]; policy?: string } = {};
  for (const argument of node.arguments ?? []) {
    const value: unknown = valueFromASTUntyped(argument.value);
    if (argument.name.value === 'roles' && Array.isArray(value)) rule.roles = value as RoleKindCode[]; // names are checked against the enum when the schema is built
    else if (argument.name.value === 'policy' && typeof value === 'string') rule.policy = value;
    else throw new Error(`@auth has no argument "${argument.name.value}" of that kind`);
  }
  return rule;
}

/** Adds the directive to the schema, checks every declaration against the rules of the house and enforces it, in place. */
export function enforceAuth<C extends object>(schema: GraphQLSchema, options: AuthOptions<C>): GraphQLSchema {
  const guarded = withDirective(schema, options.roleEnum);
  const objectTypes = Object.values(guarded.getTypeMap()).filter(isObjectType).filter((type) => !type.name.startsWith('__'));
  const roles = roleNames(guarded, options.roleEnum);
  const faults: string[] = [];
  const typeRules = new Map<string, AuthRule>();
  for (const type of objectTypes) {
    const rule = authRule(type);
    if (rule) typeRules.set(type.name, rule);
    if (rule) faults.push(...faultsOfRule(type.name, rule, roles, options.policies));
  }
  for (const type of objectTypes) {
    for (const field of Object.values(type.getFields())) {
      const place = `${type.name}.${field.name}`;
      const rule = authRule(field);
      if (rule) {
        faults.push(...faultsOfRule(place, rule, roles, options.policies));
        if (isNonNullType(field.type)) faults.push(`${place} is guarded and must be nullable`);
      }
      const fault = faultOfReturn(guarded, type, field, rule, typeRules);
      if (fault) faults.push(fault);
    }
  }
  if (faults.length > 0) throw new Error(`Rules of @auth are broken:\n${faults.join('\n')}`);

  const guard = new Guard(options, typeRules);
  for (const type of objectTypes) {
    for (const field of Object.values(type.getFields())) guard.wrap(guarded, type, field);
  }
  return guarded;
}

/** Forgets what was decided about objects during this request: after a write the answers may differ. */
export function forgetDecisions(ctx: object): void {
  decisions.delete(ctx);
}

type Decision = Refusal | null | Promise<Refusal | null>;
const decisions = new WeakMap<object, WeakMap<object, Map<string, Decision>>>();
const notSignedIn: Refusal = { code: 'UNAUTHENTICATED' };
const wrongRole: Refusal = { code: 'FORBIDDEN' };

class Guard<C extends object> {
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
    const isAction = parent === schema.getMutationType() || parent === schema.getSubscriptionType();

    // A subscription is refused when it opens; its events are checked one by one as they are resolved.
    if (rule && parent === schema.getSubscriptionType() && field.subscribe) {
      const { subscribe } = field;
      field.subscribe = (source, args, ctx, info) =>
        after(this.ask(ctx, rule, source), (refusal) => {
          if (refusal) throw refused(refusal);
          return subscribe(source, args, ctx, info);
        });
    }

    const resolve = field.resolve ?? defaultFieldResolver;
    const screened: typeof resolve = answersGuarded
      ? (source, args, ctx, info) =>
          after(resolve(source, args, ctx, info), (value) => this.screen(ctx, value, field.type, info))
      : resolve;
    if (!rule) {
      if (answersGuarded) field.resolve = screened;
      return;
    }
    field.resolve = (source, args, ctx, info) =>
      after(this.ask(ctx, rule, source), (refusal) => {
        if (!refusal) return screened(source, args, ctx, info);
        if (isAction) throw refused(refusal);
        return this.nothing(ctx, refusal);
      });
  }

  /** What a refused reader gets: null, unless their session has ended, which they are told. */
  private nothing(ctx: C, refusal: Refusal): null {
    if (refusal === notSignedIn && this.options.hasDeadToken(ctx)) throw refused(refusal);
    return null;
  }

  private ask(ctx: C, rule: AuthRule, source: unknown): Decision {
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
    const judge = (): Decision => policy(ctx, source as never);
    if (typeof source !== 'object' || source === null) return judge();
    let ofRequest = decisions.get(ctx);
    if (!ofRequest) decisions.set(ctx, (ofRequest = new WeakMap()));
    let ofObject = ofRequest.get(source);
    if (!ofObject) ofRequest.set(source, (ofObject = new Map()));
    let decision = ofObject.get(name);
    if (decision === undefined) ofObject.set(name, (decision = judge()));
    return decision;
  }

  /** Applies the rules of the types of what a field answers: a refused object becomes null, a refused list item is dropped. */
  private screen(ctx: C, value: unknown, type: GraphQLOutputType, info: GraphQLResolveInfo): unknown {
    if (value === null || value === undefined) return value;
    const nullable = getNullableType(type);
    if (isListType(nullable)) {
      const itemType: GraphQLOutputType = nullable.ofType;
      const items = Array.isArray(value) ? value : [...(value as Iterable<unknown>)];
      const screened = items.map((item: unknown) => after(item, (one) => this.screen(ctx, one, itemType, info)));
      return after(screened.some(isPromise) ? Promise.all(screened) : screened, (kept) =>
        kept.filter((item, index) => item !== null || items[index] === null),
      );
    }
    const rule = this.typeRules.get(typeNameOf(value, nullable, ctx, info));
    if (!rule) return value;
    return after(this.ask(ctx, rule, value), (refusal) => {
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

/** `next(value)`, at once when the value is there already. */
function after<T, R>(value: T | Promise<T>, next: (value: T) => R): R | Promise<Awaited<R>> {
  return value instanceof Promise ? (value.then(next) as Promise<Awaited<R>>) : next(value);
}

function withDirective(schema: GraphQLSchema, roleEnum: string): GraphQLSchema {
  const roleType = schema.getType(roleEnum);
  if (!isEnumType(roleType)) throw new Error(`The schema has no enum ${roleEnum}`);
  const directive = new GraphQLDirective({
    name: 'auth',
    description: 'Who may read a field or call a mutation. No roles: any signed-in person. A policy names a rule in a policy table.',
    locations: [DirectiveLocation.OBJECT, DirectiveLocation.FIELD_DEFINITION],
    args: { roles: { type: new GraphQLList(new GraphQLNonNull(roleType)) }, policy: { type: GraphQLString } },
  });
  return new GraphQLSchema({ ...schema.toConfig(), directives: [...schema.getDirectives(), directive] });
}

function roleNames(schema: GraphQLSchema, roleEnum: string): readonly string[] {
  const type = schema.getType(roleEnum);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

function faultsOfRule<C>(place: string, rule: AuthRule, roles: readonly string[], policies: PolicyTable<C>): string[] {
  const faults: string[] = [];
  for (const role of rule.roles ?? []) if (!roles.includes(role)) faults.push(`${place} names an unknown role ${role}`);
  if (rule.roles && roles.every((role) => rule.roles?.some((named) => named === role))) {
    faults.push(`${place} names every role: leave the roles out`);
  }
  if (rule.roles?.length === 0) faults.push(`${place} lets no role in`);
  if (rule.policy !== undefined && !Object.hasOwn(policies, rule.policy)) faults.push(`${place} names an unknown policy ${rule.policy}`);
  return faults;
}

/** A field that can answer a guarded object must be able to answer null, unless the object's rule is implied by its parent's. */
function faultOfReturn(
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  rule: AuthRule | null,
  typeRules: ReadonlyMap<string, AuthRule>,
): string | null {
  const nullable = getNullableType(field.type);
  if (!isNonNullType(field.type)) return null;
  if (isListType(nullable)) return null;
  const named = getNamedType(field.type);
  const possible = isAbstractType(named) ? schema.getPossibleTypes(named) : [named];
  for (const type of possible) {
    const inner = typeRules.get(type.name);
    if (!inner || implies(typeRules.get(parent.name) ?? rule, inner)) continue;
    return `${parent.name}.${field.name} answers the guarded type ${type.name} and must be nullable`;
  }
  return null;
}

/** Whoever satisfies `outer` satisfies `inner`. */
function implies(outer: AuthRule | null, inner: AuthRule): boolean {
  if (!outer || inner.policy !== undefined) return false;
  return !inner.roles || (outer.roles?.every((role) => inner.roles?.includes(role)) ?? false);
}
