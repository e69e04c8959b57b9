// Common parts of the settings screens of journals: title, the choice of a journal, and saving that needs one.
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColloquiumKindName } from '../../../shared/forms/colloquium.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';
import { JournalChoice, useJournal } from './JournalChoice.tsx';

interface JournalSettingsProps<Journal> {
  kind: ColloquiumKindName;
  title: string;
  lead: string;
  journals: readonly Journal[];
  /** Said when something is to be saved and no journal is chosen: a key of the catalogue. */
  missing: 'form.chooseJournal' | 'form.chooseJournalFirst';
  /** Other acts that need a journal, where none is chosen. */
  needsJournal?: (ask: () => void) => ReactNode;
  children: (journal: Journal, noteUnsaved: (isUnsaved: boolean) => void) => ReactNode;
}

export function JournalSettings<Journal extends { id: string; name: string }>({
  kind,
  title,
  lead,
  journals,
  missing,
  needsJournal,
  children,
}: JournalSettingsProps<Journal>) {
  const { t } = useTranslation('journalSettings');
  const chosen = useJournal(journals);
  const [isMissing, setIsMissing] = useState(false);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const ask = () => setIsMissing(true);
  return (
    <>
      <PageHeader title={title} />
      <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
        {lead}
      </chakra.p>
      {journals.length === 0 ? (
        <EmptyState icon="book" title={t('journalSettings.none')} hint={t('journalSettings.noneHint')} />
      ) : (
        <>
          <JournalChoice
            kind={kind}
            journals={journals}
            chosen={chosen?.id ?? null}
            error={isMissing && chosen === null ? missing : undefined}
            onChoose={() => setIsMissing(false)}
          />
          {chosen !== null && children(chosen, setIsUnsaved)}
          {chosen === null && (
            <chakra.div maxW="form">
              <FormFoot start={needsJournal?.(ask)}>
                <Button variant="solid" onClick={ask}>
                  {t('journalSettings.save')}
                </Button>
              </FormFoot>
            </chakra.div>
          )}
        </>
      )}
      <LeaveQuestion isActive={isUnsaved} isByQuery />
    </>
  );
}
