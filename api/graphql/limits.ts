// Limits of a document: length, depth, aliases, and the most objects it could load.
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  typeFromAST,
  valueFromASTUntyped,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLCompositeType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationRule,
} from 'graphql';
import { DomainError } from '../errors.ts';
import { checkBounds } from './bounds.ts';
import { listSizeOf } from './list-size.ts';
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../../shared/limits.ts';

export const limits = {
  /** Lexical tokens of a document. */
  tokens: 4000,
  /** Levels of fields; each list with pages takes three. Our longest screen has 9; introspection is not counted. */
  depth: 20,
  aliases: 30,
  /** Objects that could be loaded when every list is full. */
  objects: 10_000,
};

/** A mutation that was sent no list is taken to answer this many. */
const assumedAnswers = 10;

interface Size {
  depth: number;
  aliases: number;
}

/** Refuses an operation with too many levels of fields, or too many aliases; a fragment counts at each of its spreads. */
const sizeRule: ValidationRule = (context) => {
  const measured = new Map<string, Size>();
  const sizeOfFragment = (name: string): Size => {
    const known = measured.get(name);
    if (known) return known;
    // A fragment that spreads itself is refused by another rule, and ends here.
    measured.set(name, { depth: 0, aliases: 0 });
    const fragment = context.getFragment(name);
    const size = fragment ? sizeOf(fragment.selectionSet) : { depth: 0, aliases: 0 };
    measured.set(name, size);
    return size;
  };
  const sizeOfOne = (node: SelectionNode): Size => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(node.name.value);
    if (node.kind === Kind.INLINE_FRAGMENT) return sizeOf(node.selectionSet);
    const inner = node.selectionSet ? sizeOf(node.selectionSet) : { depth: 0, aliases: 0 };
    // The schema is deep by nature; how often it is asked for counts.
    const depth = node.name.value === '__schema' ? 0 : inner.depth;
    return { depth: 1 + depth, aliases: inner.aliases + (node.alias ? 1 : 0) };
  };
  const sizeOf = ({ selections }: SelectionSetNode): Size => {
    const sizes = selections.map(sizeOfOne);
    return { depth: Math.max(...sizes.map(({ depth }) => depth)), aliases: sizes.reduce((sum, { aliases }) => sum + aliases, 0) };
  };
  return {
    OperationDefinition({ selectionSet }) {
      const { depth, aliases } = sizeOf(selectionSet);
      if (depth > limits.depth) context.reportError(tooComplex(`more than ${limits.depth} levels`));
      if (aliases > limits.aliases) context.reportError(tooComplex(`more than ${limits.aliases} aliases`));
    },
  };
};

/** Validation rules for every document, our own included. */
export const limitRules: readonly ValidationRule[] = [sizeRule];

function tooComplex(reason: string): GraphQLError {
  const originalError = new DomainError('DOCUMENT_TOO_COMPLEX', { reason });
  return new GraphQLError(originalError.message, { originalError, extensions: { code: originalError.code, http: { status: 400 } } });
}

/**
 * Checked before an operation is run, at every door. Errors: INVALID_INPUT at a variable that is too long; DOCUMENT_TOO_COMPLEX when it
 * could load more objects than the limit.
 */
export function checkCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  checkBounds(schema, document, variables);
  // Values that do not fit are refused, with their names, when the operation is run; here the first one says enough.
  const values = getVariableValues(schema, operation.variableDefinitions ?? [], variables, { maxErrors: 1 }).coerced;
  const objects = objectsOf(schema, document, operation, values ?? {});
  if (objects > limits.objects) throw tooComplex(`up to ${Math.ceil(objects)} objects, ${limits.objects} are allowed`);
}

/**
 * How many objects a validated operation could load: each object field once per parent, times the requested page of its list, or its
 * declared size.
 */
export function objectsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const root = schema.getRootType(operation.operation) ?? undefined;
  const isMutation = operation.operation === OperationTypeNode.MUTATION;
  // A mutation answers for each of those that it was sent, with the variables or within the document.
  const answered = isMutation ? Math.max(longestList(variables), longestWritten(document)) || assumedAnswers : 0;
  const payloads = new Set<GraphQLCompositeType | undefined>(
    isMutation ? Object.values(root?.getFields() ?? {}).map(({ type }) => composite(getNamedType(type))) : [],
  );
  // Each fragment is counted once per page size: two spreads in each of forty fragments would be counted 2^40 times.
  const counted = new Map<string, number>();
  const countFragment = (name: string, pageSize: number): number => {
    const fragment = fragments.get(name);
    if (!fragment) return 0;
    const key = `${name} ${pageSize}`;
    const objects = counted.get(key) ?? count(fragment.selectionSet, composite(typeFromAST(schema, fragment.typeCondition)), pageSize);
    counted.set(key, objects);
    return objects;
  };
  // A page size counts for the `edges` of the connection that it was asked for.
  const count = (selections: SelectionSetNode, parent: GraphQLCompositeType | undefined, pageSize: number): number => {
    let objects = 0;
    for (const selection of selections.selections) {
      if (isLeftOut(selection, variables)) continue;
      if (selection.kind === Kind.FIELD) objects += countField(selection, parent, pageSize);
      else if (selection.kind === Kind.INLINE_FRAGMENT) {
        objects += count(
          selection.selectionSet,
          composite(selection.typeCondition ? typeFromAST(schema, selection.typeCondition) : parent),
          pageSize,
        );
      } else objects += countFragment(selection.name.value, pageSize);
    }
    return objects;
  };
  const countField = (node: FieldNode, parent: GraphQLCompositeType | undefined, pageSize: number): number => {
    if (!node.selectionSet || node.name.value.startsWith('__')) return 0;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field) return 0;
    const isPaged = field.args.some((argument) => argument.name === 'first');
    const isList = isListType(getNullableType(field.type));
    // A list whose length nobody declared is a page of the longest.
    const length = isList
      ? node.name.value === 'edges'
        ? pageSize
        : payloads.has(parent)
          ? answered
          : (listSizeOf(field)?.assumedSize ?? MAX_PAGE_SIZE)
      : 1;
    return length * (1 + count(node.selectionSet, composite(getNamedType(field.type)), isPaged ? pageSizeOf(node, variables) : PAGE_SIZE));
  };
  return count(operation.selectionSet, root, PAGE_SIZE);
}

/** `@skip` and `@include`, with these variables. */
function isLeftOut({ directives = [] }: SelectionNode, variables: Readonly<Record<string, unknown>>): boolean {
  return directives.some(({ name, arguments: [condition] = [] }) => {
    if (!condition || (name.value !== 'skip' && name.value !== 'include')) return false;
    return valueFromASTUntyped(condition.value, variables) === (name.value === 'skip');
  });
}

/** Iterative, not recursive: clients send variables of any depth. */
function longestList(variables: unknown): number {
  let longest = 0;
  const open: unknown[] = [variables];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) longest = Math.max(longest, value.length);
    // Uploads are promises, and have no properties of their own.
    for (const inner of Object.values(value)) open.push(inner);
  }
  return longest;
}

/** The longest of the lists written in the document, fragments included. */
function longestWritten(document: DocumentNode): number {
  let longest = 0;
  visit(document, { ListValue: ({ values }) => void (longest = Math.max(longest, values.length)) });
  return longest;
}

function composite(type: unknown): GraphQLCompositeType | undefined {
  return isCompositeType(type) ? type : undefined;
}

function pageSizeOf(node: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  for (const argument of node.arguments ?? []) {
    if (argument.name.value !== 'first' && argument.name.value !== 'last') continue;
    const value: unknown = valueFromASTUntyped(argument.value, variables);
    if (typeof value === 'number') return Math.min(Math.max(value, 1), MAX_PAGE_SIZE);
  }
  return PAGE_SIZE;
}
