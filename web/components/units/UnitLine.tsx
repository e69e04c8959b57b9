// What was recognised of a unit, in one line.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../shared/countries.ts';
import { rorAddress } from '../../../shared/ror.ts';
import type { TypedUnit } from '../../../shared/forms/institution.ts';
import { type NamedPart, NamedParts } from '../../ui/text/NamedParts.tsx';
import { Anchor } from '../../ui/TextLink.tsx';

/** Of a unit that names no institution there is nothing to say but that. */
export function UnitLine({ unit }: { unit: TypedUnit }) {
  const { t, i18n } = useTranslation('units');
  const { name, nameEn, department, city, country, institutionId, institutionName, rorId } = unit;
  const place = [city, country && countryName(country, i18n.language)].filter(Boolean).join(t('units.comma'));
  const parts: NamedPart[] = [
    [t('units.institution'), institutionName || name],
    [t('units.department'), department],
    [t('units.english'), nameEn],
    [t('units.place'), place],
  ];
  if (institutionId === null && parts.filter(([, value]) => value !== '').length === 1)
    return <chakra.span display="block">{t('units.unknown', { name })}</chakra.span>;
  return (
    <chakra.span display="block">
      <NamedParts parts={parts} />
      {rorId !== null && <RorLink id={rorId} />}
    </chakra.span>
  );
}

export function RorLink({ id }: { id: string }) {
  const { t } = useTranslation('units');
  return (
    <Anchor href={rorAddress(id)} target="_blank" rel="noreferrer noopener" aria-label={t('units.rorOf', { id })}>
      ROR
    </Anchor>
  );
}
