// A manuscript file has just come: what it says for certain fills what is blank, and a line says what that was and takes it back. Nothing
// that was typed is changed (decision 102).
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { InfoNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { isListed, type ListedAuthor } from './found-authors.ts';
import { sureOffers, type Offer } from './offers.ts';
import type { FrontPageReading } from './useFrontPage.ts';
import type { Taken } from './useTaken.ts';
import { useTake } from './useTake.ts';
import { useWizard } from '../wizard-context.ts';

interface Props {
  /** Null: files of its format are not read. */
  reading: FrontPageReading | null;
  taken: Taken;
  authors: readonly ListedAuthor[];
  onChange: () => void;
  /** All that was found is to be looked at. */
  onOpen: () => void;
}

export function FilledFromFile({ reading, taken, authors, onChange, onOpen }: Props) {
  const { t } = useTranslation('wizard');
  const { saving, texts } = useWizard();
  const page = reading?.is === 'read' ? reading.page : null;
  const { offers, takenOffers, take, undoAll } = useTake(page, taken, onChange);
  const [isFilled, setIsFilled] = useState(false);
  const [isUndone, setIsUndone] = useState(false);
  const handleRead = useEffectEvent(() => {
    const sure = sureOffers(offers, texts);
    setIsFilled(true);
    if (sure.length === 0) return;
    take(sure);
    void saving.saveAll();
  });
  const isRead = page !== null;
  useEffect(() => {
    if (isRead) handleRead();
  }, [isRead]);
  function handleUndo() {
    undoAll();
    setIsUndone(true);
    void saving.saveAll();
  }
  if (reading === null) return null;
  if (reading.is === 'underway' || (isRead && !isFilled)) return <InfoNotice>{t('wizard.filled.reading')}</InfoNotice>;
  if (page === null) return <InfoNotice tone="warning">{t('wizard.filled.unread')}</InfoNotice>;
  if (isUndone) return null;
  const others = page.authors.filter((author) => !isListed(author, authors)).length;
  const count = takenOffers.length;
  const done = count > 0 ? t('wizard.filled.done', { count }) : t('wizard.filled.none');
  const nameOf = ({ label, fund }: Offer) => t(label, { ordinal: fund?.ordinal });
  return (
    <InfoNotice tone={count > 0 ? 'success' : 'accent'}>
      <chakra.p>{others > 0 ? t('wizard.filled.both', { done, authors: t('wizard.filled.authors', { count: others }) }) : done}</chakra.p>
      {count > 0 && (
        <chakra.p color="fg.muted" fontSize="sm">
          {takenOffers.map(nameOf).join(t('wizard.filled.comma'))}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="4" mt="1">
        <Button variant="link" onClick={onOpen}>
          {t('wizard.filled.look')}
        </Button>
        {count > 0 && (
          <Button variant="link" onClick={handleUndo}>
            {t('wizard.filled.undo')}
          </Button>
        )}
      </chakra.div>
    </InfoNotice>
  );
}
