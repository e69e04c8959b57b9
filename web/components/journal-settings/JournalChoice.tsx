// Which of one's own journals a settings screen is about: chosen from a list, kept in the address, and asked about where text would be left.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';

const PARAMETER = 'colloquiumId';

/** The journal that the address names, or the only one there is. */
export function useJournal<Journal extends { id: string }>(journals: readonly Journal[]): Journal | null {
  const [params] = useUrlParams();
  const id = params.get(PARAMETER);
  const [first, ...more] = journals;
  return journals.find((journal) => journal.id === id) ?? (id === null && more.length === 0 ? (first ?? null) : null);
}

export interface JournalChoiceProps {
  journals: readonly { id: string; name: string }[];
  chosen: string | null;
  /** A key of the catalogue: what is to be done first. */
  error?: string | undefined;
  onChoose: () => void;
}

export function JournalChoice({ journals, chosen, error, onChoose }: JournalChoiceProps) {
  const { t } = useTranslation('journalSettings');
  const [, patch] = useUrlParams();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (error !== undefined) select.current?.focus();
  }, [error]);
  return (
    <Field label={t('journalSettings.journal')} isRequired isChoice error={error} maxW="form">
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

/** Asks before another journal, or another page, leaves typed text behind. It is kept for its journal. */
export function JournalLeaveQuestion({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('journalSettings');
  return (
    <LeaveQuestion isActive={isActive} isByQuery>
      {t('journalSettings.kept')}
    </LeaveQuestion>
  );
}
