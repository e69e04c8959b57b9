// The journal of a settings screen, one of the viewer's own: kept in the address.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { Select } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import { lastChosen, rememberChosen } from '../colloquiums/last-chosen.ts';

const PARAMETER = 'colloquiumId';

/** The journal that the address names; else the one that was open last, or the first (B-451). */
export function useJournal<Journal extends { id: string }>(kind: ColloquiumKindName, journals: readonly Journal[]): Journal | null {
  const [params] = useUrlParams();
  const named = (id: string | null) => journals.find((journal) => journal.id === id);
  const journal = named(params.get(PARAMETER)) ?? named(lastChosen(kind)) ?? journals[0] ?? null;
  useEffect(() => {
    if (journal !== null) rememberChosen(kind, journal.id);
  }, [kind, journal]);
  return journal;
}

interface JournalChoiceProps {
  kind: ColloquiumKindName;
  journals: readonly { id: string; name: string }[];
  chosen: string;
}

export function JournalChoice({ kind, journals, chosen }: JournalChoiceProps) {
  const { t } = useTranslation('journalSettings');
  const [, patch] = useUrlParams();
  return (
    <Field label={t(`journalSettings.journal.${kind}`)} isRequired isChoice maxW="form">
      <Select
        options={journals.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={({ target }) => patch({ [PARAMETER]: target.value })}
      />
    </Field>
  );
}
