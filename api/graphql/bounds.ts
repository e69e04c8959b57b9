// Limits of texts and lists in a document. One rule for every argument and input field of the schema, checked before anything is run: a
// value that is too long costs no statement. A form's rule is stricter, in its own words, once the text has come that far.
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLError,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLSchema,
  TypeInfo,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isLeafType,
  isScalarType,
  valueFromAST,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type ValueNode,
} from 'graphql';
import { MAX_SEARCH_LENGTH } from '../../shared/limits.ts';
import type { FieldProblem } from '../../shared/errors.ts';
import { invalidInput } from '../errors.ts';

/** Characters and items, where nothing else is declared with `@longest`. */
export const bounds = {
  /** Search words, filters and codes of a query. */
  asked: MAX_SEARCH_LENGTH,
  /**
   * Input of a mutation: twice the longest plain text of a form, because a rare hanzi counts as one character for its reader and takes two.
   */
  told: 100_000,
  /** An opaque id; longer ones are no id of ours. */
  id: MAX_SEARCH_LENGTH,
  /** Several times the size of a page. */
  items: 1000,
};

/** Scalars that hold no text of the sender's; a new one is decided about here before the schema is built. */
const SIZELESS: readonly string[] = ['Int', 'Float', 'Boolean', 'DateTime', 'Upload'];
const SIZED: readonly string[] = ['String', 'ID'];

/** Adds the directive to the schema. Throws for a scalar that is not declared as having a length or none. */
export function declareBounds(schema: GraphQLSchema): GraphQLSchema {
  const unknown = Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .filter(({ name }) => !SIZED.includes(name) && !SIZELESS.includes(name));
  if (unknown.length > 0) throw new Error(`Nobody said how long these scalars may be: ${unknown.map(({ name }) => name).join(', ')}`);
  const directive = new GraphQLDirective({
    name: 'longest',
    description: `Most characters of a text. Without it: ${bounds.told} in what a mutation is told, ${bounds.asked} elsewhere; an id has ${bounds.id}, a list ${bounds.items} items.`,
    locations: [DirectiveLocation.ARGUMENT_DEFINITION, DirectiveLocation.INPUT_FIELD_DEFINITION],
    args: {
      characters: {
        type: new GraphQLNonNull(GraphQLInt),
        description: 'The most it may have, in UTF-16 code units; more is INVALID_INPUT at its name.',
      },
    },
  });
  return new GraphQLSchema({ ...schema.toConfig(), directives: [...schema.getDirectives(), directive] });
}

type Bounded = GraphQLArgument | GraphQLInputField;

/** Most characters of a text, and the refusal of more; null: it is no text. `isTold`: it goes to a mutation. */
function boundOf({ type, astNode }: Pick<Bounded, 'type' | 'astNode'>, isTold: boolean): { most: number; code: string } | null {
  const { name } = getNamedType(type);
  if (!SIZED.includes(name)) return null;
  const [argument] = astNode?.directives?.find((directive) => directive.name.value === 'longest')?.arguments ?? [];
  if (argument) return { most: Number(valueFromASTUntyped(argument.value)), code: 'input.tooLong' };
  if (name === 'ID') return { most: bounds.id, code: 'input.tooLong' };
  // The form's own limit, which is smaller, is reported once the text is short enough to be checked.
  return isTold ? { most: bounds.told, code: 'input.farTooLong' } : { most: bounds.asked, code: 'input.tooLong' };
}

/** Where a document fills in an argument that can be too long. */
interface Place {
  argument: GraphQLArgument;
  value: ValueNode;
  isTold: boolean;
}

const known = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, readonly Place[]>>();

function placesIn(schema: GraphQLSchema, document: DocumentNode): readonly Place[] {
  const ofSchema = known.get(schema) ?? new WeakMap<DocumentNode, readonly Place[]>();
  known.set(schema, ofSchema);
  const found = ofSchema.get(document);
  if (found) return found;
  const places: Place[] = [];
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Argument({ value }) {
        const argument = typeInfo.getArgument();
        if (argument && hasSize(argument.type))
          places.push({ argument, value, isTold: typeInfo.getParentType() === schema.getMutationType() });
      },
    }),
  );
  ofSchema.set(document, places);
  return places;
}

/** Everything but a single number, moment, choice or file. */
function hasSize(type: GraphQLInputType): boolean {
  return isListType(getNullableType(type)) || !isLeafType(getNamedType(type)) || SIZED.includes(getNamedType(type).name);
}

/**
 * Checks a valid document and its raw variables, before they are read. Errors: INVALID_INPUT at each field that is too long, named as its
 * own rules name it: by the argument, or by the path inside of an input.
 */
export function checkBounds(schema: GraphQLSchema, document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  const problems: Record<string, FieldProblem> = {};
  for (const { argument, value, isTold } of placesIn(schema, document)) {
    const isInput = isInputObjectType(getNamedType(argument.type));
    const sent: unknown = value.kind === 'Variable' ? variables[value.name.value] : valueFromAST(value, argument.type, variables);
    lookAt(sent, argument, { path: isInput ? [] : [argument.name], isTold, problems });
  }
  if (Object.keys(problems).length === 0) return;
  const originalError = invalidInput(problems);
  throw new GraphQLError(originalError.message, { originalError, extensions: { code: originalError.code, http: { status: 400 } } });
}

interface Look {
  path: readonly (string | number)[];
  isTold: boolean;
  problems: Record<string, FieldProblem>;
}

/** Values of a wrong kind are refused when they are read; lists that are too long are not looked into. */
function lookAt(sent: unknown, field: Pick<Bounded, 'type' | 'astNode'>, look: Look): void {
  const type = getNullableType(field.type);
  const { path, isTold, problems } = look;
  const problem = (code: string, maximum: number) => void (problems[path.join('.') || 'input'] = { code, params: { maximum } });
  if (typeof sent === 'string') {
    const bound = boundOf(field, isTold);
    if (bound && sent.length > bound.most) problem(bound.code, bound.most);
  } else if (Array.isArray(sent)) {
    if (!isListType(type)) return;
    if (sent.length > bounds.items) return problem('input.tooMany', bounds.items);
    const item = { type: type.ofType, astNode: field.astNode };
    for (const [index, one] of sent.entries()) lookAt(one, item, { ...look, path: [...path, index] });
  } else if (typeof sent === 'object' && sent !== null) {
    const input = getNamedType(field.type);
    if (!isInputObjectType(input)) return;
    const fields = input.getFields();
    for (const [name, one] of Object.entries(sent)) if (fields[name]) lookAt(one, fields[name], { ...look, path: [...path, name] });
  }
}
