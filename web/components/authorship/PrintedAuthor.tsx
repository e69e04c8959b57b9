// What is printed of one author, as it is asked to be confirmed.
import { useTranslation } from 'react-i18next';
import type { CreditRoleName } from '../../../shared/credit.ts';
import { DataList } from '../../ui/page/Panel.tsx';

interface Printed {
  readonly name: string;
  readonly latinName?: string | null | undefined;
  readonly unit?: string | null | undefined;
  readonly position: number;
  readonly isCorresponding: boolean;
  readonly roles: readonly CreditRoleName[];
}

export function PrintedAuthor({ name, latinName, unit, position, isCorresponding, roles }: Printed) {
  const { t } = useTranslation(['authorship', 'messages']);
  return (
    <DataList
      items={[
        { label: t('authorship.name'), value: latinName ? `${name} (${latinName})` : name },
        { label: t('authorship.unit'), value: unit },
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
