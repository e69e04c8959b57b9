// Common parts of the settings screens of journals: title, the choice of a journal, and what is set.
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';
import { JournalChoice, useJournal } from './JournalChoice.tsx';

interface JournalSettingsProps<Journal> {
  kind: ColloquiumKindName;
  title: string;
  lead: string;
  journals: readonly Journal[];
  children: (journal: Journal, noteUnsaved: (isUnsaved: boolean) => void) => ReactNode;
}

export function JournalSettings<Journal extends { id: string; name: string }>({
  kind,
  title,
  lead,
  journals,
  children,
}: JournalSettingsProps<Journal>) {
  const { t } = useTranslation('journalSettings');
  const chosen = useJournal(kind, journals);
  const [isUnsaved, setIsUnsaved] = useState(false);
  return (
    <>
      <PageHeader title={title} />
      <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
        {lead}
      </chakra.p>
      {chosen === null ? (
        <EmptyState icon="book" title={t('journalSettings.none')} hint={t('journalSettings.noneHint')} />
      ) : (
        <>
          <JournalChoice kind={kind} journals={journals} chosen={chosen.id} />
          {children(chosen, setIsUnsaved)}
        </>
      )}
      <LeaveQuestion isActive={isUnsaved} isByQuery />
    </>
  );
}
