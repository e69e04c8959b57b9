// The size of a plain list: declared beside the field, printed as @listSize, enforced by cutting the list there, and used to compute a
// document's cost.
import {
  DirectiveLocation,
  GraphQLDirective,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLSchema,
  defaultFieldResolver,
  getNullableType,
  isListType,
  isObjectType,
  valueFromASTUntyped,
  type GraphQLField,
} from 'graphql';

interface ListSize {
  /** The list is cut there. */
  most: number;
  /** The size it counts as, where nearly all are far shorter than the longest. */
  assumedSize: number;
}

/** Adds the directive to the schema. */
export function declareListSizes(schema: GraphQLSchema): GraphQLSchema {
  const directive = new GraphQLDirective({
    name: 'listSize',
    description:
      'Most objects of a list that has no pages. The cost of a document counts as many, or `assumedSize` where most lists are far shorter.',
    locations: [DirectiveLocation.FIELD_DEFINITION],
    args: {
      most: { type: new GraphQLNonNull(GraphQLInt), description: 'The list ends there.' },
      assumedSize: { type: GraphQLInt, description: 'Counted instead of the longest.' },
    },
  });
  return new GraphQLSchema({ ...schema.toConfig(), directives: [...schema.getDirectives(), directive] });
}

/** The size declared beside the field, or null. */
export function listSizeOf({ astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>): ListSize | null {
  const node = astNode?.directives?.find(({ name }) => name.value === 'listSize');
  if (!node) return null;
  const given = new Map(node.arguments?.map(({ name, value }) => [name.value, Number(valueFromASTUntyped(value))]));
  const most = given.get('most') ?? 0;
  return { most, assumedSize: given.get('assumedSize') ?? most };
}

/** Cuts a field's list at its declared size, in place; put on outermost, so that hidden items do not count. */
export function cutLists(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const size = isListType(getNullableType(field.type)) ? listSizeOf(field) : null;
      if (size) cut(field, size.most);
    }
  }
}

function cut(field: GraphQLField<unknown, unknown>, most: number): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  const shortened = (value: unknown): unknown => (Array.isArray(value) && value.length > most ? value.slice(0, most) : value);
  field.resolve = (source, args, ctx, info) => {
    const value: unknown = resolve(source, args, ctx, info);
    return value instanceof Promise ? value.then(shortened) : shortened(value);
  };
}
