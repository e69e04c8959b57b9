// Fields of an input type that follow from the list of a form's texts.
import { Field } from 'type-graphql';

/** Gives `inputType` a nullable text for each of `names`; null and empty are the same. */
export function addTexts(inputType: { prototype: object }, names: readonly string[]): void {
  for (const name of names) Field(() => String, { nullable: true, description: aboutText(name) })(inputType.prototype, name);
}

const LANGUAGES: Readonly<Record<string, string>> = { Zh: ' in Chinese', En: ' in English' };

/** `subtitleZh`: "Subtitle in Chinese; null and empty are the same." */
function aboutText(name: string): string {
  const [, what = name, language = ''] = /^(.*?)(Zh|En)?$/.exec(name) ?? [];
  const words = what.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${LANGUAGES[language] ?? ''}; null and empty are the same.`;
}
