// The journals as rows to choose from, with what an author chooses by, and words that narrow them.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '../../../relay/errors.ts';
import { Input } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { RetryNotice } from '../../../ui/notice/ErrorNotice.tsx';
import { Spinner } from '../../../ui/page/Spinner.tsx';
import { Mark } from '../../../ui/text/StatusBadge.tsx';
import { useOpenColloquiums, type OpenColloquium } from './useOpenColloquiums.ts';

/** Words are sought once the typing pauses. */
const PAUSE_MS = 250;

interface Props {
  name: string;
  /** Shown first where the words leave it out; null: none is chosen. */
  chosen: OpenColloquium | null;
  /** The id of one that was chosen in an earlier sitting; empty: none. */
  wanted: string;
  /** A manuscript that was submitted stays with its journal. */
  isFixed: boolean;
  error: string | undefined;
  onChoose: (colloquium: OpenColloquium) => void;
  /** The wanted one is among those that are open. */
  onFound: (colloquium: OpenColloquium) => void;
}

export function JournalChoice({ name, chosen, wanted, isFixed, error, onChoose, onFound }: Props) {
  const { t } = useTranslation('wizard');
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const list = useOpenColloquiums(search);
  // The rows stay until the next ones are there.
  const [shown, setShown] = useState<readonly OpenColloquium[] | null>(null);
  if (list.colloquiums !== null && list.colloquiums.map(({ id }) => id).join() !== shown?.map(({ id }) => id).join())
    setShown(list.colloquiums);
  const found = chosen === null && wanted !== '' ? shown?.find(({ id }) => id === wanted) : undefined;
  const handleFound = useEffectEvent((colloquium: OpenColloquium) => onFound(colloquium));
  useEffect(() => {
    if (found !== undefined) handleFound(found);
  }, [found]);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const others = isFixed ? [] : (shown ?? []).filter(({ id }) => id !== chosen?.id);
  const isInPlace = chosen !== null && (shown ?? []).some(({ id }) => id === chosen.id);
  const rows = isFixed || !isInPlace ? [...(chosen ? [chosen] : []), ...others] : (shown ?? []);
  return (
    <>
      {!isFixed && (
        <chakra.div mb="3" maxW="24rem">
          <Input
            type="search"
            value={typed}
            aria-label={t('wizard.journal.search')}
            placeholder={t('wizard.journal.search')}
            onChange={(event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value)}
            // The first of what was found is not handed in by Enter.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </chakra.div>
      )}
      {list.error !== null && <RetryNotice message={errorMessage(list.error)} onRetry={list.retry} />}
      <Field label={t('wizard.journal.colloquium')} isGroup isRequired error={error}>
        <chakra.ul
          listStyleType="none"
          borderWidth="1px"
          borderRadius="md"
          maxH="23rem"
          overflowY="auto"
          aria-busy={list.colloquiums === null || undefined}
          _empty={{ display: 'none' }}
        >
          {rows.map((colloquium) => (
            <JournalRow
              key={colloquium.id}
              name={name}
              colloquium={colloquium}
              isChosen={colloquium.id === chosen?.id}
              isFixed={isFixed}
              onChoose={onChoose}
            />
          ))}
        </chakra.ul>
      </Field>
      <chakra.p role="status" color="fg.muted" fontSize="sm" mt="2" _empty={{ display: 'none' }}>
        {!isFixed && shown === null && list.error === null && <Spinner />}
        {!isFixed && shown !== null && shown.length === 0 && t(typed === '' ? 'wizard.journal.noneOpen' : 'wizard.journal.notFound')}
        {!isFixed && shown !== null && list.totalCount > shown.length && t('wizard.journal.more', { count: list.totalCount })}
      </chakra.p>
    </>
  );
}

interface RowProps extends Pick<Props, 'name' | 'isFixed' | 'onChoose'> {
  colloquium: OpenColloquium;
  isChosen: boolean;
}

function JournalRow({ name, colloquium, isChosen, isFixed, onChoose }: RowProps) {
  const { t } = useTranslation(['wizard', 'manage']);
  const id = useId();
  const { subject, columns, reviewType, usualDecisionDays, introduction, viewerLastUsedAt } = colloquium;
  const comma = t('wizard.filled.comma');
  const facts = [
    subject.label,
    ...(columns.length > 0 ? [t('wizard.journal.columns', { names: columns.map((column) => column.displayName).join(comma) })] : []),
    t(`manage.reviewType.${reviewType}`, { ns: 'manage' }),
    ...(usualDecisionDays == null ? [] : [t('wizard.journal.usual', { count: usualDecisionDays })]),
  ];
  return (
    <chakra.li css={{ '& + &': { borderTopWidth: '1px' } }}>
      <chakra.label
        display="flex"
        gap="3"
        alignItems="flex-start"
        px="3"
        py="2.5"
        cursor={isFixed ? 'default' : 'pointer'}
        bg={isChosen ? 'accent.tint' : undefined}
        _hover={isFixed || isChosen ? {} : { bg: 'bg.subtle' }}
        css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '-2px' } }}
      >
        <chakra.input
          type="radio"
          name={name}
          value={colloquium.id}
          checked={isChosen}
          disabled={isFixed}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-facts`}
          accentColor="var(--c-colors-accent-solid)"
          boxSize="4"
          mt="1"
          flexShrink="0"
          outline="none"
          onChange={() => onChoose(colloquium)}
        />
        <chakra.span minW="0" flex="1">
          <chakra.span display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
            <chakra.span id={`${id}-name`} fontWeight="semibold">
              {colloquium.name}
            </chakra.span>
            {viewerLastUsedAt != null && <Mark tone={isChosen ? 'slate' : 'accent'}>{t('wizard.journal.used')}</Mark>}
          </chakra.span>
          <chakra.span id={`${id}-facts`} display="block" color="fg.muted" fontSize="sm" css={{ textWrap: 'pretty' }}>
            {facts.join(' · ')}
          </chakra.span>
          {introduction !== '' && !isChosen && (
            <chakra.span display="block" color="fg.muted" fontSize="sm" lineClamp="2">
              {introduction}
            </chakra.span>
          )}
        </chakra.span>
      </chakra.label>
    </chakra.li>
  );
}
