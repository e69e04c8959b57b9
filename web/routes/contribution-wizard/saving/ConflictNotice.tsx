// Someone, or another page of the same author, saved first: each field that both changed stands side by side, to choose from.
import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../../ui/Button.tsx';
import { InfoNotice } from '../../../ui/ErrorNotice.tsx';
import type { ConflictNotice_query$key } from './__generated__/ConflictNotice_query.graphql.ts';
import { disputeText } from '../draft/dispute-text.ts';
import { valueOf, type Dispute } from '../draft/merge.ts';
import { useWizard } from '../wizard-context.ts';

const keyOf = ({ section, field }: Dispute) => `${section}.${field}`;

/** `onSettled`: the forms must read their texts again. */
export function ConflictNotice({ query: queryKey, onSettled }: { query: ConflictNotice_query$key; onSettled: () => void }) {
  const { articleTypes } = useFragment(
    graphql`
      fragment ConflictNotice_query on Query {
        articleTypes: dictionary(type: ARTICLE_TYPE) {
          id
          label
        }
      }
    `,
    queryKey,
  );
  const { t } = useTranslation('wizard');
  const { draft, saving } = useWizard();
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLDivElement>(null);
  // What was pressed may be far below.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  function choose(dispute: Dispute, isTaken: boolean) {
    const next = new Set(taken);
    if (isTaken) next.add(keyOf(dispute));
    else next.delete(keyOf(dispute));
    setTaken(next);
  }
  function handleUse() {
    saving.settle(saving.disputes.filter((dispute) => taken.has(keyOf(dispute))));
    onSettled();
    void saving.saveAll();
  }
  const names = new Map([
    ...articleTypes.map(({ id, label }): [string, string] => [id, label]),
    ['MALE', t('wizard.sex.MALE')],
    ['FEMALE', t('wizard.sex.FEMALE')],
  ]);
  return (
    <div ref={box} role="alert">
      <InfoNotice tone="warning">
        <p>{t('wizard.conflict.text')}</p>
        <chakra.div display="grid" gap="4" my="3">
          {saving.disputes.map((dispute) => (
            <Choice
              key={keyOf(dispute)}
              dispute={dispute}
              isTaken={taken.has(keyOf(dispute))}
              onChoose={(isTaken) => choose(dispute, isTaken)}
              mine={disputeText(valueOf(draft.sections[dispute.section], dispute.field), names)}
              theirs={disputeText(dispute.theirs, names)}
            />
          ))}
        </chakra.div>
        <Button variant="solid" isPending={saving.isBusy} onClick={handleUse}>
          {t('wizard.conflict.use')}
        </Button>
      </InfoNotice>
    </div>
  );
}

interface ChoiceProps {
  dispute: Dispute;
  mine: string;
  theirs: string;
  isTaken: boolean;
  onChoose: (isTaken: boolean) => void;
}

function Choice({ dispute: { section, field }, mine, theirs, isTaken, onChoose }: ChoiceProps) {
  const { t } = useTranslation('wizard');
  const name = useId();
  const label = t(`wizard.${section}.${field.replace(/Id$/, '')}`);
  const sides = [
    { label: t('wizard.conflict.mine'), text: mine, isTheirs: false },
    { label: t('wizard.conflict.theirs'), text: theirs, isTheirs: true },
  ];
  return (
    <chakra.fieldset color="fg">
      <chakra.legend fontWeight="medium" mb="1.5">
        {t(`wizard.tab.${section}`)} · {label}
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
              {side.text === '' ? t('wizard.empty') : side.text}
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
