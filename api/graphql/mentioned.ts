// Which fields a document asks for anywhere, so that nobody reads what nobody asked for.
import { visit, type GraphQLResolveInfo, type OperationDefinitionNode } from 'graphql';

const known = new WeakMap<OperationDefinitionNode, ReadonlySet<string>>();

/** Names of all fields of the document, whatever type they belong to: more than one list asks for, never less. */
export function mentioned({ operation, fragments }: Pick<GraphQLResolveInfo, 'operation' | 'fragments'>): ReadonlySet<string> {
  const found = known.get(operation);
  if (found) return found;
  const names = new Set<string>();
  for (const definition of [operation, ...Object.values(fragments)]) visit(definition, { Field: ({ name }) => void names.add(name.value) });
  known.set(operation, names);
  return names;
}
