// The types of the facade's documents, written once instead of being inferred by the compiler at each check: gql.tada looks a text up in
// its cache first. Missing ones are inferred, so a new document is typed before anything is generated.
import {
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  isTypeSubTypeOf,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';

type Definition = OperationDefinitionNode | FragmentDefinitionNode;

/** A text that is handed to `graphql` as a literal: one without substitutions. */
const WRITTEN = /\bgraphql\(\s*(['`])((?:(?!\1|\$\{)[\s\S])*)\1/g;

/** Names of scalars that are no string in TypeScript. */
const SCALARS: Readonly<Record<string, string>> = { Int: 'number', Float: 'number', Boolean: 'boolean', Upload: 'Upload' };

/**
 * A module that adds the documents of `sources` (texts of TypeScript files) to gql.tada's cache. Throws graphql-js's error for a document
 * that cannot be parsed, or that asks for fields the schema lacks.
 */
export function documentTypes(schema: GraphQLSchema, sources: readonly string[]): string {
  const texts = sources.flatMap((source) => [...source.matchAll(WRITTEN)].map(([, , text = '']) => text));
  const documents = [...new Set(texts)].map((text) => ({ text, definition: definitionOf(text) }));
  const writer = new Writer(
    schema,
    documents.map(({ definition }) => definition),
  );
  const cached = documents.map(({ text, definition }) => `    ${JSON.stringify(text)}: ${writer.document(definition)};`);
  return [
    "import type { TadaDocumentNode } from 'gql.tada';",
    "import type { Upload } from '../row/uploads.ts';",
    ...writer.inputs(),
    "declare module 'gql.tada' {",
    '  interface setupCache {',
    ...cached,
    '  }',
    '}',
    '',
  ].join('\n');
}

function definitionOf(text: string): Definition {
  const found = parse(text).definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION);
  if (!found) throw new Error(`No operation and no fragment: ${text}`);
  return found;
}

class Writer {
  readonly #schema: GraphQLSchema;
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #inputs = new Map<string, string>();

  constructor(schema: GraphQLSchema, definitions: readonly Definition[]) {
    this.#schema = schema;
    this.#fragments = new Map(definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])));
  }

  document(definition: Definition): string {
    const isFragment = definition.kind === Kind.FRAGMENT_DEFINITION;
    const type = isFragment ? this.#named(definition.typeCondition.name.value) : this.#schema.getRootType(definition.operation);
    if (!type) throw new Error(`The schema has no ${definition.kind}`);
    const result = this.#selected(type, [definition.selectionSet]);
    if (!isFragment) return `TadaDocumentNode<${result}, ${this.#variables(definition)}, void>`;
    // A fragment's own type, for the documents beside it that are still inferred.
    const decoration = `{ fragment: ${JSON.stringify(definition.name.value)}; on: ${JSON.stringify(type.name)}; masked: false }`;
    return `TadaDocumentNode<${result}, {}, ${decoration}>`;
  }

  /** The input objects that the documents were found to take. */
  inputs(): string[] {
    return [...this.#inputs].map(([name, fields]) => `interface ${name} ${fields}`);
  }

  #fragment(name: string): FragmentDefinitionNode {
    const fragment = this.#fragments.get(name);
    if (!fragment) throw new Error(`There is no fragment ${name}`);
    return fragment;
  }

  #named(name: string): GraphQLNamedType {
    const type = this.#schema.getType(name);
    if (!type) throw new Error(`The schema has no type ${name}`);
    return type;
  }

  #variables({ variableDefinitions = [] }: OperationDefinitionNode): string {
    const fields = variableDefinitions.map(({ variable, type: node, defaultValue }) => {
      const type = typeFromAST(this.#schema, node);
      if (!type) throw new Error(`The schema has no type of $${variable.name.value}`);
      return this.#given(variable.name.value, type as GraphQLInputType, isNonNullType(type) && !defaultValue);
    });
    return `{ ${fields.join(' ')} }`;
  }

  #given(name: string, type: GraphQLInputType, isRequired: boolean): string {
    return isRequired ? `${name}: ${this.#input(type)};` : `${name}?: ${this.#input(type)} | undefined;`;
  }

  #input(type: GraphQLInputType): string {
    if (!isNonNullType(type)) return `${this.#inputThere(type)} | null`;
    return this.#inputThere(type.ofType);
  }

  #inputThere(type: GraphQLInputType): string {
    if (isListType(type)) return `readonly (${this.#input(type.ofType)})[]`;
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return leaf(named);
    if (!this.#inputs.has(named.name)) {
      // Said before its fields are: it may hold itself.
      this.#inputs.set(named.name, '');
      const fields = Object.values(named.getFields()).map((field) => this.#given(field.name, field.type, isRequiredInputField(field)));
      this.#inputs.set(named.name, `{ ${fields.join(' ')} }`);
    }
    return named.name;
  }

  #output(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): string {
    if (isNonNullType(type)) return this.#outputThere(type.ofType, sets);
    return `${this.#outputThere(type, sets)} | null`;
  }

  #outputThere(type: GraphQLOutputType, sets: readonly SelectionSetNode[]): string {
    if (isListType(type)) return `(${this.#output(type.ofType, sets)})[]`;
    const named = getNamedType(type);
    return isCompositeType(named) ? this.#selected(named, sets) : leaf(named);
  }

  /** For an interface or a union: the answers of its types, each once. */
  #selected(type: GraphQLNamedType, sets: readonly SelectionSetNode[]): string {
    const types = isAbstractType(type) ? this.#schema.getPossibleTypes(type) : [type];
    return [...new Set(types.map((one) => this.#object(one, sets)))].join(' | ');
  }

  #object(type: GraphQLNamedType, sets: readonly SelectionSetNode[]): string {
    if (!isObjectType(type)) throw new Error(`${type.name} has no fields`);
    const nodes = Map.groupBy(
      sets.flatMap((set) => [...this.#fields(type, set)]),
      (node) => (node.alias ?? node.name).value,
    );
    const fields = [...nodes].map(([key, [node, ...others]]) => {
      if (!node || node.name.value === '__typename') return `${key}: ${JSON.stringify(type.name)};`;
      const field = type.getFields()[node.name.value];
      if (!field) throw new Error(`${type.name} has no field ${node.name.value}`);
      const inner = [node, ...others].flatMap(({ selectionSet }) => selectionSet ?? []);
      const answer = this.#output(field.type, inner);
      return node.directives?.length ? `${key}?: ${answer} | undefined;` : `${key}: ${answer};`;
    });
    return `{ ${fields.join(' ')} }`;
  }

  *#fields(type: GraphQLNamedType, { selections }: SelectionSetNode): Generator<FieldNode> {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        yield selection;
        continue;
      }
      if (selection.directives?.length) throw new Error('A condition on a fragment is not typed: put it on the fields');
      const part = selection.kind === Kind.INLINE_FRAGMENT ? selection : this.#fragment(selection.name.value);
      const on = part.typeCondition ? this.#named(part.typeCondition.name.value) : type;
      if (isCompositeType(on) && isObjectType(type) && isTypeSubTypeOf(this.#schema, type, on))
        yield* this.#fields(type, part.selectionSet);
    }
  }
}

function leaf(type: GraphQLNamedType): string {
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => JSON.stringify(name))
      .join(' | ');
  return SCALARS[type.name] ?? 'string';
}
