// Faults of what the schema says of itself: partners read it, so everything says what it is, and not by its name alone (B-070).
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  type GraphQLSchema,
} from 'graphql';

/** A sentence for each fault; empty: there is none. */
export function descriptionFaults(schema: GraphQLSchema): string[] {
  return [...described(schema)].flatMap(([place, description, isValue]) => {
    if (description === '') return [`${place} has no description`];
    // A value may be its own word: MALE, CHART.
    return !isValue && repeatsItsName(place, description) ? [`${place} is described by its name alone: ${description}`] : [];
  });
}

/** Everything of the schema that can have a description, by its place. */
function* described(schema: GraphQLSchema): Generator<readonly [place: string, description: string, isValue?: boolean]> {
  const told = ({ description }: { description?: string | null | undefined }) => description?.trim() ?? '';
  yield ['schema', told(schema)];
  for (const directive of schema.getDirectives().filter((one) => !isSpecifiedDirective(one))) {
    yield [`@${directive.name}`, told(directive)];
    for (const arg of directive.args) yield [`@${directive.name}(${arg.name})`, told(arg)];
  }
  for (const type of Object.values(schema.getTypeMap()).filter((one) => !isIntrospectionType(one) && !isSpecifiedScalarType(one))) {
    yield [type.name, told(type)];
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, told(value), true];
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, told(field)];
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, told(field)];
      for (const arg of field.args) yield [`${type.name}.${field.name}(${arg.name})`, told(arg)];
    }
  }
}

const FILLERS = new Set([
  'a',
  'an',
  'the',
  'of',
  'its',
  'their',
  'this',
  'is',
  'it',
  's',
  'type',
  'field',
  'value',
  'input',
  'payload',
  'in',
  'one',
]);

/** The words of a name or of a sentence, without empty ones. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word));

/** Stock phrases that would fit every nullable or empty field. */
const STOCK = /\b(?:null|empty)\b[^.;]*\b(?:none|same|planned|stated)\b[^.;]*/giu;

/** The description repeats only the name, or the name and its type. */
export function repeatsItsName(place: string, description: string): boolean {
  const known = wordsOf(place);
  return wordsOf(description.replaceAll(STOCK, '')).every((word) =>
    known.some((one) => one === word || `${one}s` === word || one === `${word}s`),
  );
}
