// The values that house and journals share, as one list, whatever columns keep them.
import { type HouseValues, isLicence } from '../../../shared/forms/publication-settings.ts';
import type { PublicationSettings } from '../../../shared/forms/publication.ts';

interface Kept {
  publication: PublicationSettings;
  doiPattern?: string | null;
  articleUrlPattern?: string | null;
}

export function houseValuesOf({ publication, doiPattern, articleUrlPattern }: Kept): HouseValues {
  return { ...publication, doiPattern: doiPattern ?? '', articleUrlPattern: articleUrlPattern ?? '' };
}

/** As rows keep them. */
export function keptOf(values: HouseValues): Required<Kept> {
  const {
    publisher,
    publisherPlace,
    copyrightHolder,
    licence,
    doiPrefix,
    doiPattern,
    articleUrlPattern,
    depositor,
    depositorEmail,
    registrant,
  } = values;
  return {
    publication: {
      publisher,
      publisherPlace,
      copyrightHolder,
      licence: isLicence(licence) ? licence : '',
      doiPrefix,
      depositor,
      depositorEmail,
      registrant,
    },
    doiPattern: doiPattern || null,
    articleUrlPattern: articleUrlPattern || null,
  };
}
