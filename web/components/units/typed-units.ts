// The units of an author in a form, as the server says them.
import { graphql } from 'react-relay/hooks';
import type { TypedUnit, TypedUnits } from '../../../shared/forms/institution.ts';
import { oneLine } from '../../../shared/forms/tidied.ts';
import type { typedUnits_unit$data } from './__generated__/typedUnits_unit.graphql.ts';

/** What a form asks of each; spread unmasked. */
export const UNIT = graphql`
  fragment typedUnits_unit on AuthorUnit {
    name
    nameEn
    department
    city
    country
    institution {
      institutionId
      name
      rorId
    }
  }
`;

type Said = Omit<typedUnits_unit$data, ' $fragmentType'>;

export const EMPTY_UNIT: TypedUnit = {
  name: '',
  nameEn: '',
  department: '',
  city: '',
  country: '',
  institutionId: null,
  institutionName: '',
  rorId: null,
};

export function typedUnit({ name, nameEn, department, city, country, institution }: Said): TypedUnit {
  return {
    name,
    nameEn,
    department,
    city,
    country,
    institutionId: institution?.institutionId ?? null,
    institutionName: institution?.name ?? '',
    rorId: institution?.rorId ?? null,
  };
}

/** Those of `text`. */
export function typedUnits(text: string, units: readonly Said[]): TypedUnits {
  return { text: oneLine(text), list: units.map(typedUnit), isSaid: false };
}
