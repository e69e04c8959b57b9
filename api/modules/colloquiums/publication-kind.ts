// What kind of publication a colloquium is: a conference publishes proceedings, a periodical is a series of books or a journal.
import type { PublicationKindName } from '../../../shared/forms/publication.ts';
import { ColloquiumKind } from './colloquium.enums.ts';
import type { Colloquium } from './colloquium.entity.ts';

export function publicationKindOf({ kind, isSeries }: Pick<Colloquium, 'kind' | 'isSeries'>): PublicationKindName {
  if (kind === ColloquiumKind.CONFERENCE) return 'PROCEEDINGS';
  return isSeries ? 'SERIES' : 'JOURNAL';
}
