// Fields of an input type that follow from the list of a form's texts.
import { Field } from 'type-graphql';

/** Gives `inputType` a nullable text for each name, with its meaning; null and empty are the same. */
export function addTexts(inputType: { prototype: object }, meanings: Readonly<Record<string, string>>): void {
  for (const [name, meaning] of Object.entries(meanings))
    Field(() => String, { nullable: true, description: `${meaning} Null and empty are the same.` })(inputType.prototype, name);
}

/** Texts that a manuscript has in both languages, by names that end in Zh or En. */
export function inBothLanguages(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, `In ${name.endsWith('Zh') ? 'Chinese' : 'English'}, as it is to be printed.`]));
}
