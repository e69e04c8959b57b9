// One field of a file: its present value, the finding, its certainty, and the buttons to take it or undo that.
import { chakra } from '@chakra-ui/react';
import { useId, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FUNDINGS } from '../../../../shared/forms/funding.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { MessageText } from '../../../ui/notice/MessageText.tsx';
import { ConfidenceBadge } from './ConfidenceBadge.tsx';
import type { Offer } from './offers.ts';

interface FoundRowProps {
  offer: Offer;
  /** It was taken here, and can be taken back. */
  isUndoable: boolean;
  onTake: () => void;
  onUndo: () => void;
}

export function FoundRow({ offer, isUndoable, onTake, onUndo }: FoundRowProps) {
  const { t } = useTranslation('wizard');
  const id = useId();
  const { now, found, confidence, isTaken, problem, fund } = offer;
  const label = t(offer.label, { ordinal: fund?.ordinal });
  // The second click of a double click does not undo the first.
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail < 2) (isTaken ? onUndo : onTake)();
  };
  return (
    <chakra.li borderTopWidth="1px" py="3" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)" aria-labelledby={id}>
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center" minH="8">
        <chakra.h3 id={id} fontWeight="medium">
          {label}
        </chakra.h3>
        <ConfidenceBadge confidence={confidence} />
        {isTaken && (
          <chakra.span display="inline-flex" alignItems="center" gap="1" color="success.fg" fontSize="sm">
            <Icon name="check" />
            {t(isUndoable ? 'wizard.read.taken' : 'wizard.read.same')}
          </chakra.span>
        )}
        {(isTaken ? isUndoable : !fund?.hasNoRoom) && (
          <Button
            size="sm"
            ms="auto"
            aria-label={t(isTaken ? 'wizard.read.undoOf' : 'wizard.read.takeOf', { label })}
            onClick={handleClick}
          >
            {t(isTaken ? 'wizard.read.undo' : 'wizard.read.take')}
          </Button>
        )}
      </chakra.div>
      {isTaken ? (
        <Side text={found} title={t('wizard.read.inFile')} />
      ) : (
        <chakra.div
          display="grid"
          gap="3"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Side text={now} title={t('wizard.read.now')} />
          <Side text={found} title={t('wizard.read.inFile')} />
        </chakra.div>
      )}
      {fund?.hasNoRoom && (
        <chakra.p color="warning.fg" fontSize="sm">
          {t('wizard.read.noFundRoom', { maximum: MAX_FUNDINGS })}
        </chakra.p>
      )}
      {problem !== undefined && (
        <chakra.p color="warning.fg" fontSize="sm">
          {t('wizard.read.problem')}
          <MessageText message={problem} />
        </chakra.p>
      )}
      {fund && fund.dropped !== '' && (
        <chakra.p color="fg.muted" fontSize="sm">
          {t('wizard.funding.cleaned', { dropped: fund.dropped })}
        </chakra.p>
      )}
      {fund?.lacksNumber && !isTaken && (
        <chakra.p color="warning.fg" fontSize="sm">
          {t('wizard.read.noFundNumber')}
        </chakra.p>
      )}
    </chakra.li>
  );
}

function Side({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('wizard');
  return (
    <chakra.div bg="bg.subtle" borderRadius="md" px="3" py="2" minW="0">
      <chakra.div fontSize="sm" color="fg.muted">
        {title}
      </chakra.div>
      <chakra.div dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" color={text === '' ? 'fg.muted' : undefined}>
        {text === '' ? t('wizard.empty') : text}
      </chakra.div>
    </chakra.div>
  );
}
