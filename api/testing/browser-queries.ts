// Every query of the browser with values for its variables: for tests that ask all of them as somebody.
import { readFile } from 'node:fs/promises';
import {
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  parse,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { z } from 'zod';

export interface BrowserQuery {
  name: string;
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  /** One of its variables is an id, by the look of its type. */
  takesId: boolean;
}

export async function browserQueries(): Promise<BrowserQuery[]> {
  const file = z.record(z.string(), z.string()).parse(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')));
  return Object.values(file).flatMap((text) => {
    const document = parse(text);
    const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
    if (operation?.operation !== 'query') return [];
    const takesId = operation.variableDefinitions?.some(({ type }) => /ID/.test(JSON.stringify(type))) ?? false;
    return [{ name: operation.name?.value ?? '', text, document, operation, takesId }];
  });
}

/** A value that the schema takes. */
function valueOf(type: GraphQLInputType, id: string): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, id);
  if (isListType(type)) return [valueOf(type.ofType, id)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(needed.map((field) => [field.name, valueOf(field.type, id)]));
  }
  if (type.name === 'ID') return id;
  if (type.name === 'Int' || type.name === 'Float') return 3;
  return type.name === 'Boolean' ? true : 'zq';
}

export function variablesOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  id: string,
): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, type }) => {
      const declared = typeFromAST(schema, type);
      // Conditions are always said; of the rest, what has to be.
      const isSaid = isNonNullType(declared) || String(declared) === 'Boolean';
      return isSaid && isInputType(declared) ? [[variable.name.value, valueOf(declared, id)]] : [];
    }),
  );
}

interface Answer {
  errors?: readonly Refusal[] | undefined;
}
interface Refusal {
  path?: readonly (string | number)[] | undefined;
  message: string;
}

/**
 * Links are signed for a moment. Errors are laid by their places: in which order fields that are refused at once come to say so is a matter
 * of ticks, and the specification leaves it open.
 */
export const bytesOf = (answer: Answer) =>
  JSON.stringify({
    ...answer,
    ...(answer.errors && { errors: answer.errors.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other))) }),
  }).replaceAll(/\/(files|archives|exports)\/[\w.-]+/g, '/$1/');
const placeOf = ({ path, message }: Refusal) => `${path?.join('.')} ${message}`;
