// Fields of an input type that follow from the list of a form's texts.
import { Field } from 'type-graphql';

/** Gives `inputType` a nullable text for each of `names`; null and empty are the same. */
export function addTexts(inputType: { prototype: object }, names: readonly string[]): void {
  for (const name of names) Field(() => String, { nullable: true })(inputType.prototype, name);
}
