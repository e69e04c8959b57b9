// Adds @auth to a schema: printed in schema.graphql, checked against the rules of the house, and enforced by wrapping exactly the fields it
// concerns.
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLList,
  GraphQLNonNull,
  GraphQLSchema,
  GraphQLString,
  isEnumType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { AuthRule } from './declare.ts';
import { authRule, type AuthOptions } from './auth.ts';
import { faultOfReturn, faultsOfRule } from './auth-faults.ts';
import { Guard } from './auth-guard.ts';

/** Adds the directive to the schema, checks every declaration against the rules of the house and enforces it, in place. */
export function enforceAuth<C extends object>(schema: GraphQLSchema, options: AuthOptions<C>): GraphQLSchema {
  const guarded = withDirective(schema, options.roleEnum);
  const objectTypes = Object.values(guarded.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__'));
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

function withDirective(schema: GraphQLSchema, roleEnum: string): GraphQLSchema {
  const roleType = schema.getType(roleEnum);
  if (!isEnumType(roleType)) throw new Error(`The schema has no enum ${roleEnum}`);
  const directive = new GraphQLDirective({
    name: 'auth',
    description: 'Who may read a field or call a mutation. No roles: any signed-in person. A policy names a rule in a policy table.',
    locations: [DirectiveLocation.OBJECT, DirectiveLocation.FIELD_DEFINITION],
    args: {
      roles: {
        type: new GraphQLList(new GraphQLNonNull(roleType)),
        description: 'Kinds of the current role of the session (or of the API token) that may; any of them.',
      },
      policy: { type: GraphQLString, description: 'A rule that is asked about the very object; where it refuses, the answer is null.' },
    },
  });
  return new GraphQLSchema({ ...schema.toConfig(), directives: [...schema.getDirectives(), directive] });
}

function roleNames(schema: GraphQLSchema, roleEnum: string): readonly string[] {
  const type = schema.getType(roleEnum);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}
