// A name in a form: its parts, and the text that they are parts of, for those of one text say nothing about another.
import { graphql } from 'react-relay/hooks';
import type { TypedName } from '../../../shared/forms/person-name.ts';
import { nameText } from '../../../shared/forms/tidied.ts';
import type { typedName_name$data } from './__generated__/typedName_name.graphql.ts';

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
