// Descriptions that many types share: the schema and its roots, inputs and payloads of mutations, fields of one meaning.
import { getNamedType, isInputObjectType, isInterfaceType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';

/** Meanings of fields by name, for every type; a field's own description goes first. */
type Meanings = Readonly<Record<string, string>>;

export interface SharedMeanings {
  inputFields?: Meanings;
  /** Fields of the types that mutations answer. */
  payloadFields?: Meanings;
  /** Fields of all other object types. */
  objectFields?: Meanings;
}

/**
 * Describes, in place, everything without a description of its own: the schema, its root types, the input and the payload of each mutation,
 * fields that an interface describes, and fields with the same meaning everywhere.
 */
export function describe(schema: GraphQLSchema, { inputFields = {}, payloadFields = {}, objectFields = {} }: SharedMeanings): void {
  schema.description ??= SCHEMA;
  for (const [type, description] of [
    [schema.getQueryType(), QUERIES],
    [schema.getMutationType(), MUTATIONS],
    [schema.getSubscriptionType(), SUBSCRIPTIONS],
  ] as const)
    if (type) type.description = description;
  const payloads = describeMutations(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) field.description ??= inputFields[field.name];
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    const meanings = isObjectType(type) && payloads.has(type) ? payloadFields : objectFields;
    const inherited = (name: string) => type.getInterfaces().map((one) => one.getFields()[name]?.description);
    for (const field of Object.values(type.getFields()))
      field.description ??= inherited(field.name).find((one) => one) ?? meanings[field.name];
  }
}

/** Input, argument and payload of each mutation. Answers the payloads, each with the mutations that answer it. */
function describeMutations(schema: GraphQLSchema): ReadonlyMap<GraphQLObjectType, readonly string[]> {
  const payloads = new Map<GraphQLObjectType, string[]>();
  for (const { name, args, type } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    for (const arg of args) {
      const input = getNamedType(arg.type);
      if (!isInputObjectType(input)) continue;
      input.description ??= `What ${name} takes.`;
      arg.description ??= INPUT;
    }
    const payload = getNamedType(type);
    if (isObjectType(payload)) payloads.set(payload, [...(payloads.get(payload) ?? []), name]);
  }
  for (const [payload, names] of payloads)
    payload.description ??= `What ${names.join(' or ')} answers once it is done; what is refused is an error instead.`;
  return payloads;
}

const SCHEMA =
  'Colloquium: manuscripts of periodicals and conferences from their submission to the issue. Moments are in UTC (DateTime), days YYYY-MM-DD in ' +
  'Asia/Shanghai. Ids are opaque. What the viewer may not read is null (see @auth), and what they may not know exists is not found. Texts for ' +
  'readers are in the language of the session.';

const QUERIES =
  'What can be read. An error has extensions { code, params, fields, id }: the message is for people, the code for programs. Every query may answer ' +
  'UNAUTHENTICATED, INVALID_INPUT, TOO_SLOW, UNDER_MAINTENANCE, UNAVAILABLE and INTERNAL.';

const SUBSCRIPTIONS =
  'What is told over a WebSocket (graphql-transport-ws) when it happens. Each event is authorised again when it is delivered; the socket closes ' +
  'within five seconds of the end of its session.';

const INPUT = 'Everything that the mutation takes, in one object.';

const MUTATIONS =
  'Each mutation is one transaction and lists the errors of its own. Every one may also answer UNAUTHENTICATED and FORBIDDEN (see @auth), ' +
  'CONFLICT when two write the same row at once, INVALID_INPUT at input for text that cannot be stored, UNDER_MAINTENANCE, REQUEST_TOO_LARGE, ' +
  'UNAVAILABLE, STORAGE_UNAVAILABLE, OUT_OF_ROOM and INTERNAL.';
