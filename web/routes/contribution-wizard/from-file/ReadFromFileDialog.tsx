// Findings from the manuscript file beside the wizard's contents, each to be taken and taken back (docs/decisions/0025).
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FUNDINGS } from '../../../../shared/forms/funding.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { InfoNotice, RetryNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Spinner } from '../../../ui/page/Spinner.tsx';
import { authorOf, type FoundAuthor, type ListedAuthor } from './found-authors.ts';
import { FoundAuthors } from './FoundAuthors.tsx';
import { FoundRow } from './FoundRow.tsx';
import { fundsBeyond, sureOffers } from './offers.ts';
import type { ManuscriptFile } from '../manuscript-file.ts';
import type { FrontPageReading } from './useFrontPage.ts';
import type { Taken } from './useTaken.ts';
import { useTake } from './useTake.ts';
import { useWizard } from '../wizard-context.ts';

interface ReadFromFileDialogProps {
  file: ManuscriptFile;
  reading: FrontPageReading;
  taken: Taken;
  authors: readonly ListedAuthor[];
  /** The form of an author was just left. */
  isBack: boolean;
  onRetry: () => void;
  /** Unsaved texts have changed: the forms must read them again. */
  onChange: () => void;
  /** The form of an author is to be opened with the finding. */
  onAuthor: () => void;
  onClose: () => void;
}

export function ReadFromFileDialog({
  file,
  reading,
  taken,
  authors,
  isBack,
  onRetry,
  onChange,
  onAuthor,
  onClose,
}: ReadFromFileDialogProps) {
  const { t } = useTranslation('wizard');
  const { draft, texts } = useWizard();
  const doneId = useId();
  const page = reading.is === 'read' ? reading.page : null;
  const { offers, takenOffers, take, undo } = useTake(page, taken, onChange);
  const sure = sureOffers(offers, texts);
  const beyond = fundsBeyond(offers, texts);
  function handleTakeSure() {
    take(sure);
    // The button goes: there is nothing left for it.
    document.getElementById(doneId)?.focus();
  }
  function handleAuthor(author: FoundAuthor) {
    draft.put('author', { id: null, over: null, ...authorOf(author) });
    onAuthor();
  }
  const isEmpty = page !== null && offers.length === 0 && page.authors.length === 0;
  const problem = !file.isReadable
    ? 'notWord'
    : reading.is === 'gone' || reading.is === 'unreadable'
      ? reading.is
      : isEmpty
        ? 'nothing'
        : null;
  const isUnderway = problem === null && reading.is === 'underway';
  const count = takenOffers.length;
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('wizard.read.title', { name: file.name })}
      onClose={onClose}
      footer={
        <>
          <chakra.span role="status" flex="1" minW="0" alignSelf="center" color="fg.muted" fontSize="sm">
            {count > 0 && t('wizard.read.count', { count })}
          </chakra.span>
          {sure.length > 0 && (
            <Button variant="solid" onClick={handleTakeSure}>
              {t('wizard.read.takeSure', { count: sure.length })}
            </Button>
          )}
          <Button id={doneId} variant={isUnderway || sure.length > 0 ? 'outline' : 'solid'} onClick={onClose}>
            {t(isUnderway ? 'wizard.cancel' : 'wizard.read.done')}
          </Button>
        </>
      }
    >
      <chakra.div role="status" _empty={{ display: 'none' }}>
        {isUnderway && (
          <chakra.p display="flex" gap="2" alignItems="center" py="6">
            <Spinner />
            {t('wizard.read.underway')}
          </chakra.p>
        )}
        {problem !== null && <InfoNotice tone="warning">{t(`wizard.read.${problem}`)}</InfoNotice>}
      </chakra.div>
      {reading.is === 'failed' && <RetryNotice message={reading.message} onRetry={onRetry} />}
      {page !== null && !isEmpty && (
        <>
          <chakra.p color="fg.muted" mb="3">
            {t('wizard.read.lead')}
          </chakra.p>
          {beyond > 0 && (
            <chakra.div mb="3">
              <InfoNotice tone="warning">{t('wizard.read.fundsBeyond', { maximum: MAX_FUNDINGS, count: beyond })}</InfoNotice>
            </chakra.div>
          )}
          <chakra.ul listStyleType="none" aria-label={t('wizard.read.found')}>
            {offers.map((offer) => {
              const before = taken.beforeOf(offer);
              return (
                <FoundRow
                  key={offer.key}
                  offer={offer}
                  isUndoable={before !== undefined}
                  onTake={() => take([offer])}
                  onUndo={() => before !== undefined && undo(offer, before)}
                />
              );
            })}
          </chakra.ul>
          {page.authors.length > 0 && (
            <FoundAuthors
              found={page.authors}
              listed={authors}
              hasFocus={isBack}
              onAdd={draft.sections.author === undefined ? handleAuthor : undefined}
            />
          )}
        </>
      )}
    </Dialog>
  );
}
