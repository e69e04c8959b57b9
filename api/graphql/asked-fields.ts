// Look-ahead: which fields a document asks of the objects that a field answers.
import { isObjectType, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * Names of the fields that the document asks of objects of `type`, on the way `path` from the field being resolved (`askedFields(info,
 * 'Contribution', 'edges', 'node')`). Fields left out by @skip and @include are among them.
 */
export function askedFields(info: GraphQLResolveInfo, type: string, ...path: readonly string[]): ReadonlySet<string> {
  let sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  for (const step of path) {
    const inner: SelectionSetNode[] = [];
    for (const set of sets)
      eachField(info, set, null, (field, selectionSet) => {
        if (field === step && selectionSet) inner.push(selectionSet);
      });
    sets = inner;
  }
  const asked = new Set<string>();
  for (const set of sets) eachField(info, set, type, (field) => asked.add(field));
  return asked;
}

/** Calls `found` for the fields of a selection and its fragments; with a type, without fragments on other object types. */
function eachField(
  info: GraphQLResolveInfo,
  { selections }: SelectionSetNode,
  type: string | null,
  found: (name: string, selectionSet: SelectionSetNode | undefined) => void,
): void {
  for (const selection of selections) {
    if (selection.kind === 'Field') {
      found(selection.name.value, selection.selectionSet);
      continue;
    }
    const fragment = selection.kind === 'FragmentSpread' ? info.fragments[selection.name.value] : selection;
    const on = fragment?.typeCondition?.name.value;
    if (!fragment || (type !== null && on !== undefined && on !== type && isObjectType(info.schema.getType(on)))) continue;
    eachField(info, fragment.selectionSet, type, found);
  }
}
