// The numbers by which a periodical or the papers of a conference are known, in one line.
import type { PublicationKindName } from '../../../../shared/forms/publication.ts';
import { isbnText } from './isbn-text.ts';

interface Numbered {
  kind: PublicationKindName;
  issn: string | null;
  cn: string | null;
  /** Of the latest issue that has one, in 13 digits. */
  isbn: string | null;
}

/** A journal by ISSN and CN; books by the ISBN of the latest, and the ISSN of their series. Empty: none. */
export function publicationNumbers({ kind, issn, cn, isbn }: Numbered): string {
  return [
    kind !== 'JOURNAL' && isbn ? `ISBN ${isbnText(isbn)}` : '',
    issn ? `ISSN ${issn}` : '',
    kind === 'JOURNAL' && cn ? `CN ${cn}` : '',
  ]
    .filter((number) => number !== '')
    .join(' · ');
}
