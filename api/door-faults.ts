// Faults of the schema's doors: fields of the whole schema with neither a rule nor a reason in the domains' declarations, and mutations of
// which the operation log could not tell.
import { getNamedType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { hasMessage } from '../shared/messages.ts';
import { madeLimits, PERSON_TYPES, type Doors } from './doors.ts';
import { authRule } from './graphql/auth.ts';
import { logRuleKey } from './graphql/declare.ts';
import { limitsOf } from './modules/accounts/limits/limited.ts';

/** Knowledge of these types differs by reader: each of their fields needs its own rule. */
const WEIGHED = ['Contribution', 'ContributionFile', 'Review', 'WorkflowEvent'];

/** A sentence for each fault, with the remedy; empty: everything has a rule, or a reason. */
export function doorFaults(schema: GraphQLSchema, doors: Required<Doors>): string[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) => type ?? []);
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__') && !roots.includes(type),
  );
  return [
    ...compared(
      types.filter((type) => !authRule(type)).map(({ name }) => name),
      Object.keys(doors.publicTypes),
      'publicTypes',
      '@Auth',
    ),
    ...compared(
      fieldsOf(roots).flatMap(({ place, field }) => (authRule(field) ? [] : [place])),
      Object.keys(doors.publicFields),
      'publicFields',
      '@Auth',
    ),
    ...Object.keys(doors.policyTypes)
      .filter((name) => !types.some((type) => type.name === name && authRule(type)?.policy !== undefined))
      .map((name) => `${name} stands in policyTypes: its @Auth has to name a policy`),
    ...compared(
      fieldsOf(types).flatMap(({ place, field }) =>
        PERSON_TYPES.includes(getNamedType(field.type).name) && authRule(field)?.policy === undefined ? [place] : [],
      ),
      Object.keys(doors.personFields),
      'personFields',
      '@Auth({ policy })',
    ),
    ...openFaults(types, doors),
    ...compared(
      Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((field) => (limitsOf(field) === null ? [field.name] : [])),
      doors.unlimited.flatMap(({ names }) => names),
      'unlimited',
      '@Limited',
    ),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, extensions }) => [
      ...(extensions[logRuleKey] ? [] : [`${name} says nothing of what the operation log keeps: @Logged stands beside its @Mutation`]),
      ...(hasMessage(`operation.${name}`) ? [] : [`${name} has no name in the operation log: operation.${name} of shared/server-messages`]),
    ]),
    ...madeLimits
      .filter((limit) => doors.limits[limit.name] !== limit)
      .map(({ name }) => `${name} counts something: its table has to stand in limits of its domain’s doors`),
  ];
}

function fieldsOf(types: readonly GraphQLObjectType[]) {
  return types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })));
}

function openFaults(types: readonly GraphQLObjectType[], { openFields }: Required<Doors>): string[] {
  const guarded = types.filter((type) => authRule(type)?.policy !== undefined);
  const openNames = (name: string) => (openFields[name] ?? []).flatMap(({ fields }) => fields);
  const bare = guarded.filter(({ name }) => !openNames(name).includes('*'));
  return [
    ...compared(
      fieldsOf(bare).flatMap(({ place, field }) => (authRule(field)?.policy === undefined ? [place] : [])),
      bare.flatMap(({ name }) => openNames(name).map((field) => `${name}.${field}`)),
      'openFields',
      '@Auth({ policy })',
    ),
    ...compared(
      guarded.map(({ name }) => name),
      Object.keys(openFields),
      'openFields',
      'no policy',
    ),
    ...WEIGHED.filter((name) => openNames(name).includes('*')).map((name) => `${name} is known in parts: name its open fields one by one`),
  ];
}

/** `bare`: without the rule; `reasoned`: with a reason. They are the same, each once. */
function compared(bare: readonly string[], reasoned: readonly string[], list: string, rule: string): string[] {
  return [
    ...bare
      .filter((name) => !reasoned.includes(name))
      .map((name) => `${name} has neither ${rule} nor a reason in ${list} of its domain’s doors`),
    ...reasoned
      .filter((name) => !bare.includes(name))
      .map((name) => `${name} stands in ${list} and needs no reason there: there is none such, or it has ${rule}`),
    ...reasoned.filter((name, at) => reasoned.indexOf(name) !== at).map((name) => `${name} stands twice in ${list}`),
  ];
}
