// What @auth asks, and the rule that a type or field has. enforce-auth.ts enforces it.
import { valueFromASTUntyped, type GraphQLField, type GraphQLObjectType } from 'graphql';
import type { DeadTokenCode, Refusal } from '../../shared/errors.ts';
import type { RoleKindCode } from '../../shared/roles.ts';
import type { AuthRule } from './declare.ts';

/** May the viewer of `ctx` read this of `source`? Null: yes. */
export type Policy<C> = (ctx: C, source: never) => Refusal | null | Promise<Refusal | null>;
export type PolicyTable<C> = Readonly<Record<string, Policy<C>>>;

export interface AuthOptions<C> {
  policies: PolicyTable<C>;
  /** Name of the current role's kind; null when nobody is signed in. */
  currentRole(ctx: C): RoleKindCode | null;
  /** Why a sent token belongs to nobody (any more): that is answered, not nulls. Null: none was sent, or it is good. */
  deadToken(ctx: C): DeadTokenCode | null;
  /** Name of the enum of role kinds. */
  roleEnum: string;
  /** Tests lift the guard of a type or of `Type.field`, to see that it is missed. The product has none. */
  isLifted?: (place: string) => boolean;
}

/** The rule declared on a type or field, or null. */
export function authRule(element: Pick<GraphQLObjectType | GraphQLField<unknown, unknown>, 'astNode'>): AuthRule | null {
  const node = element.astNode?.directives?.find((directive) => directive.name.value === 'auth');
  if (!node) return null;
  const rule: { roles?: RoleKindCode[]; policy?: string } = {};
  for (const argument of node.arguments ?? []) {
    const value: unknown = valueFromASTUntyped(argument.value);
    // names are checked against the enum when the schema is built
    if (argument.name.value === 'roles' && Array.isArray(value)) rule.roles = value as RoleKindCode[];
    else if (argument.name.value === 'policy' && typeof value === 'string') rule.policy = value;
    else throw new Error(`@auth has no argument "${argument.name.value}" of that kind`);
  }
  return rule;
}
