// Copies the house's settings into the form of a journal: what would change is shown first, and nothing is saved.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HOUSE_FIELDS, withHouse, type HouseField, type HouseValues } from '../../../shared/forms/publication-settings.ts';
import { Changes, HowToCopy } from '../../components/publication/Changes.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';

interface Props {
  house: HouseValues;
  /** As they stand in the form. */
  valuesNow: () => HouseValues;
  onFill: (changed: Partial<Record<HouseField, string>>) => void;
}

export function FillFromHouse({ house, valuesNow, onFill }: Props) {
  const { t } = useTranslation('publication');
  const [own, setOwn] = useState<HouseValues | null>(null);
  const [overwrites, setOverwrites] = useState(false);
  const after = own && withHouse(own, house, overwrites);
  const changes = own && after ? HOUSE_FIELDS.filter((field) => own[field] !== after[field]) : [];
  function handleFill() {
    if (after) onFill(Object.fromEntries(changes.map((field) => [field, after[field]])));
    setOwn(null);
  }
  return (
    <>
      <Button icon="template" onClick={() => setOwn(valuesNow())}>
        {t('publication.fill')}
      </Button>
      {own && after && (
        <ConfirmDialog
          isOpen
          isMessage={false}
          size="md"
          title={t('publication.fill')}
          confirmLabel={t('publication.fill.confirm')}
          isIdle={changes.length === 0}
          onConfirm={handleFill}
          onCancel={() => setOwn(null)}
        >
          <chakra.div display="grid" gap="4">
            <HowToCopy overwrites={overwrites} onChange={setOverwrites} />
            <p>{t(changes.length === 0 ? 'publication.fill.none' : 'publication.fill.lead')}</p>
            <Changes label={t('publication.changes')} of={changes.map((field) => ({ field, before: own[field], after: after[field] }))} />
          </chakra.div>
        </ConfirmDialog>
      )}
    </>
  );
}
