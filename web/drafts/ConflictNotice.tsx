// Someone, or another page of the same author, saved first: each field that both changed stands side by side, to choose from.
import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { InfoNotice } from '../ui/notice/ErrorNotice.tsx';
import { disputeText } from './dispute-text.ts';
import { valueOf, type Dispute } from './merge.ts';
import type { Forms } from './texts.ts';
import type { Draft } from './useDraft.ts';

const keyOf = ({ section, field }: Dispute) => `${section}.${field}`;

interface ConflictNoticeProps<All> {
  draft: Pick<Draft<All>, 'store' | 'saving'>;
  /** Label of the field on the screen. */
  labelOf: (section: keyof All & string, field: string) => string;
  /** The label of a choice from a list, by its value. */
  names?: ReadonlyMap<string, string>;
  /** Shows a text that is more than plain. */
  showText?: (text: string) => ReactNode;
  /** The choice has been made: shows and saves the result. */
  onSettled: () => void;
}

/** Takes no room while nothing waits for a choice. */
export function ConflictNotice<All extends Forms<All>>({
  draft: { store, saving },
  labelOf,
  names = new Map(),
  showText = (text) => text,
  onSettled,
}: ConflictNoticeProps<All>) {
  const { t } = useTranslation('drafts');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  const disputes = saving.disputes.map((dispute) => ({ ...dispute, section: String(dispute.section), of: dispute }));
  const isAsking = disputes.length > 0;
  // The pressed button may be far below.
  useEffect(() => {
    if (isAsking) box.current?.scrollIntoView({ block: 'center' });
    else setTaken(new Set());
  }, [isAsking]);
  if (!isAsking) return null;
  function choose(dispute: Dispute, isTaken: boolean) {
    const next = new Set(taken);
    if (isTaken) next.add(keyOf(dispute));
    else next.delete(keyOf(dispute));
    setTaken(next);
  }
  function handleUse() {
    saving.settle(disputes.filter((dispute) => taken.has(keyOf(dispute))).map(({ of }) => of));
    onSettled();
  }
  return (
    <div ref={box} role="alert">
      <InfoNotice tone="warning">
        <p>{t('drafts.conflict.text')}</p>
        <chakra.div display="grid" gap="4" my="3">
          {disputes.map((dispute) => (
            <Choice
              key={keyOf(dispute)}
              label={labelOf(dispute.of.section as keyof All & string, dispute.field)}
              isTaken={taken.has(keyOf(dispute))}
              onChoose={(isTaken) => choose(dispute, isTaken)}
              mine={disputeText(valueOf(store.sections[dispute.of.section], dispute.field), names)}
              theirs={disputeText(dispute.theirs, names)}
              showText={showText}
            />
          ))}
        </chakra.div>
        <Button variant="solid" isPending={saving.isBusy} onClick={handleUse}>
          {t('drafts.conflict.use')}
        </Button>
      </InfoNotice>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  mine: string;
  theirs: string;
  showText: (text: string) => ReactNode;
  isTaken: boolean;
  onChoose: (isTaken: boolean) => void;
}

function Choice({ label, mine, theirs, showText, isTaken, onChoose }: ChoiceProps) {
  const { t } = useTranslation('drafts');
  const name = useId();
  const sides = [
    { label: t('drafts.conflict.mine'), text: mine, isTheirs: false },
    { label: t('drafts.conflict.theirs'), text: theirs, isTheirs: true },
  ];
  return (
    <chakra.fieldset color="fg">
      <chakra.legend fontWeight="medium" mb="1.5">
        {label}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="3">
        {sides.map((side) => (
          <chakra.label
            key={side.label}
            display="block"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="md"
            px="3"
            py="2"
            cursor="pointer"
            css={{ '&:has(:checked)': { borderColor: 'accent.fg', boxShadow: 'inset 0 0 0 1px {colors.accent.fg}' } }}
          >
            <chakra.span display="flex" gap="2" alignItems="center" fontSize="sm" color="fg.muted">
              <chakra.input
                type="radio"
                name={name}
                accentColor="var(--c-colors-accent-solid)"
                checked={side.isTheirs === isTaken}
                onChange={() => onChoose(side.isTheirs)}
              />
              {side.label}
            </chakra.span>
            <chakra.span
              display="block"
              dir="auto"
              mt="1"
              maxH="12rem"
              overflowY="auto"
              whiteSpace="pre-wrap"
              overflowWrap="anywhere"
              color={side.text === '' ? 'fg.muted' : undefined}
            >
              {side.text === '' ? t('drafts.conflict.empty') : showText(side.text)}
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
