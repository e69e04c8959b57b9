// The journal of a settings screen, one of the viewer's own: chosen from a list, and kept in the address.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { Select } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';

const PARAMETER = 'colloquiumId';

/** The journal that the address names, or the only one there is. */
export function useJournal<Journal extends { id: string }>(journals: readonly Journal[]): Journal | null {
  const [params] = useUrlParams();
  const id = params.get(PARAMETER);
  const [first, ...more] = journals;
  return journals.find((journal) => journal.id === id) ?? (id === null && more.length === 0 ? (first ?? null) : null);
}

interface JournalChoiceProps {
  kind: ColloquiumKindName;
  journals: readonly { id: string; name: string }[];
  chosen: string | null;
  /** A key of the catalogue: the step to be done first. */
  error?: string | undefined;
  onChoose: () => void;
}

export function JournalChoice({ kind, journals, chosen, error, onChoose }: JournalChoiceProps) {
  const { t } = useTranslation('journalSettings');
  const [, patch] = useUrlParams();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (error !== undefined) select.current?.focus();
  }, [error]);
  return (
    <Field label={t(`journalSettings.journal.${kind}`)} isRequired isChoice error={error} maxW="form">
      <Select
        ref={select}
        options={journals.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={t('journalSettings.choose')}
        value={chosen ?? ''}
        onChange={(event) => {
          onChoose();
          patch({ [PARAMETER]: event.target.value });
        }}
      />
    </Field>
  );
}
