// What was found in the manuscript file beside what stands in the wizard. Nothing is taken without a click (docs/decisions/0025).
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNotice, InfoNotice } from '../../ui/ErrorNotice.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { authorOf, fillsEmpty, offersOf, type Offer } from './offers.ts';
import { FoundRow } from './FoundRow.tsx';
import { useFileReading, type FrontPage } from './useFileReading.ts';
import { useWizard } from './wizard-context.ts';

export interface ReadFromFileDialogProps {
  file: { readonly id: string; readonly name: string };
  /** Of the manuscript's authors. */
  names: readonly string[];
  /** The forms must read their texts again. */
  onClose: () => void;
}

export function ReadFromFileDialog({ file, names, onClose }: ReadFromFileDialogProps) {
  const { t } = useTranslation('wizard');
  const { draft, saving, texts, openTab } = useWizard();
  const { read, reading, failure } = useFileReading();
  const start = useEffectEvent(() => void read(file.id));
  useEffect(() => start(), []);
  const page = reading?.frontPage;
  const offers = page ? offersOf(page, texts) : [];
  const sure = offers.filter(fillsEmpty);
  function take(chosen: readonly Offer[]) {
    for (const offer of chosen) {
      // What was taken a moment ago counts.
      const { title, summary, funding } = offer.take({ ...texts, ...definedOf(draft.current()) });
      if (title) draft.put('title', title);
      if (summary) draft.put('summary', summary);
      if (funding) draft.put('funding', funding);
    }
  }
  function handleClose() {
    onClose();
    void saving.saveAll();
  }
  function handleAuthor(author: FrontPage['authors'][number]) {
    draft.put('author', { id: null, over: null, ...authorOf(author) });
    onClose();
    openTab('authors');
  }
  const isEmpty = page !== undefined && offers.length === 0 && page.authors.length === 0;
  return (
    <Dialog
      isOpen size="lg" title={t('wizard.read.title', { name: file.name })} onClose={handleClose}
      footer={<>{sure.length > 0 && <Button onClick={() => take(sure)}>{t('wizard.read.takeSure', { count: sure.length })}</Button>}<Button variant="solid" onClick={handleClose}>{t('wizard.read.done')}</Button></>}
    >
      <ErrorNotice message={failure} />
      {reading === undefined && failure === undefined && <Spinner />}
      {(reading === null || isEmpty) && <InfoNotice tone="warning">{t(isEmpty ? 'wizard.read.nothing' : 'wizard.read.unreadable')}</InfoNotice>}
      {page !== undefined && !isEmpty && (
        <>
          <chakra.p color="fg.muted" mb="2">{t('wizard.read.lead')}</chakra.p>
          <chakra.ul listStyleType="none" aria-label={t('wizard.read.found')}>
            {offers.map((offer) => (
              <FoundRow key={offer.key} label={t(offer.label, { ordinal: offer.ordinal })} now={offer.now} found={offer.found} confidence={offer.confidence} isTaken={offer.isTaken} onTake={() => take([offer])} act={t('wizard.read.take')} />
            ))}
            {page.authors.map((author, index) => (
              <FoundRow
                key={index} label={t('wizard.read.author', { ordinal: index + 1 })} confidence={author.name.confidence}
                now={names.includes(author.name.value) ? author.name.value : ''} isTaken={names.includes(author.name.value)}
                found={[author.name.value, author.unit?.value, author.email?.value].filter(Boolean).join('\n')}
                onTake={draft.sections.author === undefined ? () => handleAuthor(author) : undefined} act={t('wizard.read.addAuthor')}
              />
            ))}
          </chakra.ul>
        </>
      )}
    </Dialog>
  );
}

/** Sections that are not being changed do not hide what is saved. */
function definedOf<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<Values>;
}
