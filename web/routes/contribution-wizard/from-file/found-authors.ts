// Authors found in a file: which of them are in the manuscript's list already, and the initial values of an author's form.
import { nameText } from '../../../../shared/forms/tidied.ts';
import { latinLine, typedName } from '../../../components/names/typed-name.ts';
import { authorValues, type AuthorValues } from '../authors/author-values.ts';
import type { FrontPage } from './useFrontPage.ts';

export type FoundAuthor = FrontPage['authors'][number];

/** An author in the list. */
export interface ListedAuthor {
  readonly personName: string;
  readonly email?: string | null | undefined;
}

/** Spaces within Chinese names and capitals within Latin ones make nobody another. */
const evened = (text: string) => text.replaceAll(/\s+/gu, '').toLowerCase();

/** By name or by address: the same person is not offered twice. */
export function isListed({ name, email }: FoundAuthor, listed: readonly ListedAuthor[]): boolean {
  const address = email ? evened(email.value) : '';
  return listed.some(
    (author) => evened(author.personName) === evened(name.value) || (address !== '' && evened(author.email ?? '') === address),
  );
}

/** Facts missing on the front page are left to be filled in. */
export function authorOf({ name, unit, email, latin, orcid }: FoundAuthor): AuthorValues {
  return {
    ...authorValues(null),
    personName: nameText(name.value),
    name: latin ? typedName(name.value, latin.value) : null,
    email: email?.value ?? '',
    company: unit?.value ?? '',
    orcid: orcid?.value ?? '',
  };
}

/** As the page writes the name in Latin letters, family name first. */
export const latinLineOf = ({ name, latin }: FoundAuthor): string | null => (latin ? latinLine(typedName(name.value, latin.value)) : null);
