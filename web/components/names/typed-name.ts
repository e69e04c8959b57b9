// A name in a form: its parts, and the text that they are parts of, for those of one text say nothing about another.
import { graphql } from 'react-relay/hooks';
import { each } from '../../../shared/forms/field-list.ts';
import { personNameSchema } from '../../../shared/forms/person-name.ts';
import { nameText } from '../../../shared/forms/tidied.ts';
import { z } from '../../../shared/forms/zod.ts';
import type { typedName_name$data } from './__generated__/typedName_name.graphql.ts';

/** The parts that are texts, each an input. */
export const NAME_TEXTS = ['familyName', 'givenName', 'latinFamilyName', 'latinGivenName', 'suffix'] as const;
export type NameText = (typeof NAME_TEXTS)[number];

/** As a form holds and keeps it. */
export const typedNameSchema = z.object({
  text: z.string(),
  ...each(NAME_TEXTS, () => z.string()),
  isGroup: z.boolean(),
  /** False: the parts are a guess, which the person is asked to check. */
  isCertain: z.boolean(),
});
export type TypedName = z.output<typeof typedNameSchema>;

/** What of it is saved. */
export const saidNameSchema = typedNameSchema.transform(({ text: _text, isCertain: _isCertain, ...parts }) => parts).pipe(personNameSchema);

/** What a form asks of each; spread unmasked. */
export const NAME = graphql`
  fragment typedName_name on PersonName {
    familyName
    givenName
    suffix
    latinFamilyName
    latinGivenName
    isGroup
    isCertain
  }
`;

/** The parts that the server says of `text`. */
export function typedName(text: string, parts: Omit<typedName_name$data, ' $fragmentType'>): TypedName {
  const { familyName, givenName, suffix, latinFamilyName, latinGivenName, isGroup, isCertain } = parts;
  return { text: nameText(text), familyName, givenName, suffix, latinFamilyName, latinGivenName, isGroup, isCertain };
}

/** A name of one part, before anybody has said more. */
export function undividedName(text: string, isGroup: boolean): TypedName {
  return { text, familyName: text, givenName: '', latinFamilyName: '', latinGivenName: '', suffix: '', isGroup, isCertain: isGroup };
}

/** Whether it has letters for which readers of English need Latin ones. */
export const isForeignToLatin = (text: string): boolean => /(?!\p{Script=Latin})\p{L}/u.test(text);

/** In the order of an index: Ouyang Ruolan. */
export const latinLine = ({ latinFamilyName, latinGivenName }: TypedName): string =>
  [latinFamilyName, latinGivenName].filter(Boolean).join(' ');
