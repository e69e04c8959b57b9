// The plan of a document: for each selection and type the fields in the order of the answer, and how their values are completed. What
// graphql-js finds out again for each value of each answer is found once (decision 98).
import {
  getDirectiveValues,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  typeFromAST,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Values = Readonly<Record<string, unknown>>;

export interface PlannedField {
  /** Its name in the answer. */
  key: string;
  definition: GraphQLField<unknown, unknown>;
  parent: GraphQLObjectType;
  nodes: readonly FieldNode[];
  takesArguments: boolean;
  value: PlannedValue;
  /** Its own number in the plan. */
  index: number;
}

/** What a value of a type becomes. */
export type PlannedValue =
  | { kind: 'leaf'; type: GraphQLLeafType; isNullable: boolean }
  | { kind: 'object'; type: GraphQLObjectType; isNullable: boolean; selection: Selection }
  | { kind: 'abstract'; type: GraphQLAbstractType; isNullable: boolean; selection: Selection }
  | { kind: 'list'; isNullable: boolean; item: PlannedValue };

export class Plan {
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly schema: GraphQLSchema;
  readonly root: GraphQLObjectType;
  readonly rootFields: readonly PlannedField[];
  readonly variables: Values;
  private planned = 0;

  /** `variables`: those that the document's @skip and @include name have these values whenever the plan is used. Of the others it keeps none. */
  constructor(schema: GraphQLSchema, { operation, fragments, conditions }: Asked, variables: Values) {
    const root = schema.getRootType(operation.operation);
    if (!root) throw new GraphQLError(`Schema is not configured to execute ${operation.operation} operation.`, { nodes: operation });
    this.schema = schema;
    this.operation = operation;
    this.fragments = fragments;
    this.variables = Object.fromEntries(Object.entries(variables).filter(([name]) => conditions.includes(name)));
    this.root = root;
    this.rootFields = this.fieldsOf(root, [operation.selectionSet]);
  }

  /** The fields of an object in the order of the answer, as CollectFields of the specification has it. */
  fieldsOf(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): readonly PlannedField[] {
    const nodes = new Map<string, FieldNode[]>();
    const visited = new Set<string>();
    for (const set of sets) this.collect(type, set, nodes, visited);
    return [...nodes].flatMap(([key, [first, ...others]]) => (first ? (this.planField(type, key, [first, ...others]) ?? []) : []));
  }

  private collect(type: GraphQLObjectType, { selections }: SelectionSetNode, nodes: Map<string, FieldNode[]>, visited: Set<string>): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD && visited.has(selection.name.value)) continue;
      if (!this.isIncluded(selection)) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const known = nodes.get(key);
        if (known) known.push(selection);
        else nodes.set(key, [selection]);
        continue;
      }
      if (selection.kind === Kind.FRAGMENT_SPREAD) visited.add(selection.name.value);
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragments[selection.name.value] : selection;
      if (fragment && this.isOf(type, fragment)) this.collect(type, fragment.selectionSet, nodes, visited);
    }
  }

  private isIncluded(node: SelectionNode): boolean {
    if (!node.directives?.length) return true;
    return (
      getDirectiveValues(GraphQLSkipDirective, node, this.variables)?.['if'] !== true &&
      getDirectiveValues(GraphQLIncludeDirective, node, this.variables)?.['if'] !== false
    );
  }

  private isOf(type: GraphQLObjectType, { typeCondition }: FragmentDefinitionNode | InlineFragmentNode): boolean {
    if (!typeCondition) return true;
    const named = typeFromAST(this.schema, typeCondition);
    return named === type || (isAbstractType(named) && this.schema.isSubType(named, type));
  }

  private planField(parent: GraphQLObjectType, key: string, nodes: readonly [FieldNode, ...FieldNode[]]): PlannedField | null {
    const definition = this.definitionOf(parent, nodes[0].name.value);
    if (!definition) return null;
    return {
      key,
      definition,
      parent,
      nodes,
      takesArguments: definition.args.length > 0,
      value: this.planValue(definition.type, nodes, true),
      index: (this.planned += 1),
    };
  }

  private definitionOf(parent: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> | undefined {
    if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
    const isQuery = parent === this.schema.getQueryType();
    if (isQuery && name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (isQuery && name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
    return parent.getFields()[name];
  }

  private planValue(type: GraphQLOutputType, nodes: readonly FieldNode[], isNullable: boolean): PlannedValue {
    if (isNonNullType(type)) return this.planValue(type.ofType, nodes, false);
    if (isListType(type)) return { kind: 'list', isNullable, item: this.planValue(type.ofType, nodes, true) };
    if (isLeafType(type)) return { kind: 'leaf', type, isNullable };
    const selection = new Selection(this, nodes);
    return isObjectType(type) ? { kind: 'object', type, isNullable, selection } : { kind: 'abstract', type, isNullable, selection };
  }
}

/** What is asked of an object, by its type: planned when the first object of the type is answered. */
export class Selection {
  private readonly plan: Plan;
  private readonly sets: readonly SelectionSetNode[];
  private readonly planned = new Map<GraphQLObjectType, readonly PlannedField[]>();

  constructor(plan: Plan, nodes: readonly FieldNode[]) {
    this.plan = plan;
    this.sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  }

  fieldsOf(type: GraphQLObjectType): readonly PlannedField[] {
    const known = this.planned.get(type);
    if (known) return known;
    const fields = this.plan.fieldsOf(type, this.sets);
    this.planned.set(type, fields);
    return fields;
  }
}

interface Asked {
  operation: OperationDefinitionNode;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Variables that decide which parts are asked for. */
  conditions: readonly string[];
}

/** A document has a plan for each value of these variables, so they must be few. */
const MOST_CONDITIONS = 4;

/** Null: it is no document of one query or mutation, or has too many plans. */
export function askedBy(document: DocumentNode): Asked | null {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation === 'subscription') return null;
  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const one of document.definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments[one.name.value] = one;
  const conditions = new Set<string>();
  let isPlain = true;
  visit(document, {
    Directive({ name, arguments: given }) {
      if (name.value !== GraphQLSkipDirective.name && name.value !== GraphQLIncludeDirective.name) isPlain = false;
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) conditions.add(value.name.value);
    },
    // It would be the prototype of the answer.
    Field: ({ alias, name }) => void (isPlain &&= (alias ?? name).value !== '__proto__'),
  });
  return isPlain && conditions.size <= MOST_CONDITIONS ? { operation, fragments, conditions: [...conditions] } : null;
}
