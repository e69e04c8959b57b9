// What is printed of one author, as it is asked to be confirmed.
import { useTranslation } from 'react-i18next';
import type { CreditRoleName } from '../../../shared/credit.ts';
import { DataList } from '../../ui/page/Panel.tsx';
import { nameFor } from '../../../shared/forms/person-name.ts';

interface Printed {
  readonly name: string;
  readonly latinName?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly unitEn?: string | null | undefined;
  readonly rorIds: readonly string[];
  readonly orcid?: string | null | undefined;
  readonly position: number;
  readonly isCorresponding: boolean;
  readonly roles: readonly CreditRoleName[];
}

export function PrintedAuthor({ name, latinName, unit, unitEn, rorIds, orcid, position, isCorresponding, roles }: Printed) {
  const { t, i18n } = useTranslation(['authorship', 'messages']);
  const shown = nameFor(i18n.language, name, latinName ?? null);
  const beside = shown === name ? latinName : name;
  return (
    <DataList
      items={[
        { label: t('authorship.name'), value: beside ? `${shown} (${beside})` : shown },
        { label: t('authorship.unit'), value: unit },
        ...(unitEn ? [{ label: t('authorship.unitEn'), value: unitEn }] : []),
        ...(rorIds.length > 0 ? [{ label: t('authorship.ror'), value: rorIds.join(t('authorship.separator')) }] : []),
        ...(orcid ? [{ label: t('authorship.orcid'), value: orcid }] : []),
        { label: t('authorship.place'), value: t('authorship.position', { position }) },
        { label: t('authorship.corresponding'), value: t(isCorresponding ? 'authorship.yes' : 'authorship.no') },
        ...(roles.length > 0
          ? [
              {
                label: t('authorship.roles'),
                value: roles.map((role) => t(`credit.${role}`, { ns: 'messages' })).join(t('authorship.separator')),
              },
            ]
          : []),
      ]}
    />
  );
}
