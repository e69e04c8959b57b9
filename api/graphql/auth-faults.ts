// Faults in declarations of @auth.
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isNonNullType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { AuthRule } from './declare.ts';
import type { PolicyTable } from './auth.ts';

/** Roles and policies that do not exist, or rules without a condition. */
export function faultsOfRule<C>(place: string, rule: AuthRule, roles: readonly string[], policies: PolicyTable<C>): string[] {
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
export function faultOfReturn(
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

/** A viewer who satisfies `outer` satisfies `inner`. */
function implies(outer: AuthRule | null, inner: AuthRule): boolean {
  if (!outer || inner.policy !== undefined) return false;
  return !inner.roles || (outer.roles?.every((role) => inner.roles?.includes(role)) ?? false);
}
