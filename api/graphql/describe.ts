// Descriptions that many types share: the inputs of mutations, input fields of one meaning, and mutations as a whole.
import { getNamedType, isInputObjectType, type GraphQLSchema } from 'graphql';

/**
 * Describes, in place, what has no description of its own: the type Mutation, the input type of each mutation, and each input field that
 * `inputFields` names.
 */
export function describe(schema: GraphQLSchema, inputFields: Readonly<Record<string, string>>): void {
  const mutation = schema.getMutationType();
  if (mutation) mutation.description = MUTATIONS;
  for (const { name, args } of Object.values(mutation?.getFields() ?? {})) {
    for (const type of args.map((arg) => getNamedType(arg.type))) if (isInputObjectType(type)) type.description ??= `What ${name} takes.`;
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) field.description ??= inputFields[field.name];
  }
}

const MUTATIONS =
  'Each mutation is one transaction and lists the errors of its own. Every one may also answer UNAUTHENTICATED and FORBIDDEN (see @auth), ' +
  'CONFLICT when two write the same row at once, INVALID_INPUT at input for text that cannot be stored, UNDER_MAINTENANCE, REQUEST_TOO_LARGE, ' +
  'UNAVAILABLE, OUT_OF_ROOM and INTERNAL.';
