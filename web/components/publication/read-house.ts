// What the house shares with its journals, as a form holds it.
import { graphql, readInlineData } from 'relay-runtime';
import { HOUSE_FIELDS, type HouseValues } from '../../../shared/forms/publication-settings.ts';
import { pick } from '../../../shared/forms/field-list.ts';
import type { readHouse_values$key } from './__generated__/readHouse_values.graphql.ts';

export function readHouse(key: readHouse_values$key): HouseValues {
  const values = readInlineData(
    graphql`
      fragment readHouse_values on PublicationDefaults @inline {
        publisher
        publisherPlace
        copyrightHolder
        licence
        doiPrefix
        doiPattern
        articleUrlPattern
        depositor
        depositorEmail
        registrant
      }
    `,
    key,
  );
  return pick(values, HOUSE_FIELDS);
}
