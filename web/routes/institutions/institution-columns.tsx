// Columns of the register of institutions.
import { chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { countryName } from '../../../shared/countries.ts';
import { RorLink } from '../../components/units/UnitLine.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import type { InstitutionsPageQuery$data } from './__generated__/InstitutionsPageQuery.graphql.ts';

export type Institution = NonNullable<
  NonNullable<NonNullable<InstitutionsPageQuery$data['viewer']>['institutions']>['edges'][number]['node']
>;

interface Acts {
  onChange: (institution: Institution) => void;
  onMerge: (institution: Institution) => void;
}

const Line = ({ children }: { children: string }) =>
  children && (
    <chakra.span display="block" truncate title={children}>
      {children}
    </chakra.span>
  );

export function institutionColumns(t: TFunction<'institutions'>, language: string, { onChange, onMerge }: Acts): Column<Institution>[] {
  return [
    {
      key: 'name',
      header: t('institutions.field.name'),
      part: 'title',
      isSortable: true,
      cell: ({ name, aliases }) => (
        <chakra.span display="block" minW="0">
          <chakra.span display="block" fontWeight="semibold" truncate title={name}>
            {name}
          </chakra.span>
          {aliases.length > 0 && (
            <chakra.span
              display="block"
              fontSize="sm"
              color="fg.muted"
              truncate
              title={aliases.map(({ text }) => text).join(t('institutions.comma'))}
            >
              {aliases.map(({ text }) => text).join(t('institutions.comma'))}
            </chakra.span>
          )}
        </chakra.span>
      ),
    },
    { key: 'nameEn', header: t('institutions.field.nameEn'), width: '20rem', from: 64, cell: ({ nameEn }) => <Line>{nameEn}</Line> },
    { key: 'city', header: t('institutions.field.city'), width: '8rem', from: 64, cell: ({ city }) => <Line>{city}</Line> },
    {
      key: 'country',
      header: t('institutions.field.country'),
      width: '8rem',
      from: 56,
      cell: ({ country }) => <Line>{country && countryName(country, language)}</Line>,
    },
    { key: 'ror', header: 'ROR', width: '5rem', cell: ({ rorId }) => rorId && <RorLink id={rorId} /> },
    { key: 'authors', header: t('institutions.field.authors'), width: '6rem', isNamed: true, cell: ({ authorCount }) => authorCount },
    {
      key: 'acts',
      header: t('institutions.field.acts'),
      part: 'acts',
      width: '9rem',
      cell: (institution) => (
        <chakra.span display="flex" gap="3" justifyContent="flex-end">
          <Button variant="link" aria-label={t('institutions.changeOf', { name: institution.name })} onClick={() => onChange(institution)}>
            {t('institutions.change')}
          </Button>
          <Button variant="link" aria-label={t('institutions.mergeOf', { name: institution.name })} onClick={() => onMerge(institution)}>
            {t('institutions.merge')}
          </Button>
        </chakra.span>
      ),
    },
  ];
}
