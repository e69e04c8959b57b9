// The publication settings that a new journal or conference begins with: a copy of the house's (decision 92).
import type { Context } from '../../../context.ts';
import { publisherSettings } from '../../publisher/publisher.service.ts';
import type { Colloquium } from '../colloquium.entity.ts';
import { ColloquiumKind, type ColloquiumKindId } from '../colloquium.enums.ts';

type Begun = Pick<Colloquium, 'publication' | 'doiPattern' | 'articleUrlPattern' | 'isSeries'>;

/** A periodical is a series of books until operations say that it has a CN: most of the house's are. */
export async function publicationOfNewColloquium(ctx: Context, kind: ColloquiumKindId): Promise<Begun> {
  const { publication, doiPattern, articleUrlPattern } = await publisherSettings(ctx);
  return {
    publication: { ...publication },
    doiPattern: doiPattern ?? null,
    articleUrlPattern: articleUrlPattern ?? null,
    isSeries: kind === ColloquiumKind.PERIODICAL,
  };
}
