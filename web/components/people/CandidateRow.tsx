// One of the found reviewers: name and figures in columns, who they are beneath, and what speaks against them.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { FIGURES, type Candidate, type Figure } from './candidate-figures.ts';
import { act, details, fact, figure, figureName, line, name } from './candidate-styles.ts';
import { ConflictWarnings } from './ConflictWarnings.tsx';

export function CandidateRow({ candidate, isAdded, onAdd }: { candidate: Candidate; isAdded: boolean; onAdd: () => void }) {
  const { t } = useTranslation('candidates');
  const { code, displayName, sex, email, professionalTitle, companies, region, researchArea, warnings, lastReviewHere } = candidate;
  const figures = useFigures(candidate);
  return (
    <chakra.div role="row" css={line} py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.span role="cell" css={name}>
        <chakra.span fontWeight="semibold">{displayName}</chakra.span>{' '}
        <chakra.span color="fg.muted" fontSize="sm">
          {code}
        </chakra.span>{' '}
        <CandidateMarks candidate={candidate} />
      </chakra.span>
      <chakra.span role="cell" css={fact}>
        {sex && t(`candidates.sex.${sex}`)}
      </chakra.span>
      <chakra.span role="cell" css={fact}>
        {professionalTitle}
      </chakra.span>
      <chakra.span role="cell" css={fact}>
        {companies.join(t('candidates.comma'))}
        {researchArea && <chakra.span ms="2">{researchArea}</chakra.span>}
      </chakra.span>
      <chakra.span role="cell" css={fact}>
        {email}
      </chakra.span>
      <chakra.span role="cell" css={fact}>
        {region}
      </chakra.span>
      {FIGURES.map((key) => (
        <chakra.span key={key} role="cell" css={figure}>
          <chakra.span aria-hidden="true" css={figureName}>
            {t(`candidates.column.${key}`)}
          </chakra.span>
          {figures[key]}
        </chakra.span>
      ))}
      <chakra.span role="cell" css={act}>
        <AddButton state={candidate.state} name={displayName} isAdded={isAdded} onAdd={onAdd} />
      </chakra.span>
      <chakra.div role="cell" css={details}>
        {lastReviewHere != null && <chakra.p color="fg.muted">{t('candidates.record.here', { day: lastReviewHere })}</chakra.p>}
        <ConflictWarnings warnings={warnings} />
      </chakra.div>
    </chakra.div>
  );
}

/** In words and numbers as they stand in the columns. */
function useFigures(candidate: Candidate): Readonly<Record<Figure, ReactNode>> {
  const { t, i18n } = useTranslation('candidates');
  const { load, invitedLately, answeredLately, meanDaysToAnswer, meanDaysToReview, lastAskedOn } = candidate;
  const days = (mean: number | null | undefined) =>
    mean == null ? '—' : new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(mean);
  return {
    inHand: (
      <>
        {load.atWork + load.pending}
        {load.pending > 0 && (
          <chakra.span color="fg.muted" fontSize="sm" display="inline-block" ms="1.5">
            {t('candidates.figure.pending', { pending: load.pending })}
          </chakra.span>
        )}
      </>
    ),
    lastYear: invitedLately === 0 ? '—' : t('candidates.figure.answered', { answered: answeredLately, invited: invitedLately }),
    daysToAnswer: days(meanDaysToAnswer),
    daysToReview: days(meanDaysToReview),
    lastAsked: lastAskedOn ?? '—',
  };
}

function CandidateMarks({ candidate: { isRecommended, willReviewAgain, unavailableUntil } }: { candidate: Candidate }) {
  const { t } = useTranslation('candidates');
  return (
    <>
      {isRecommended && <Mark tone="violet">{t('candidates.recommended')}</Mark>}{' '}
      {willReviewAgain != null && (
        <Mark tone={willReviewAgain ? 'success' : 'slate'}>
          {willReviewAgain ? t('candidates.record.willing') : t('candidates.record.unwilling')}
        </Mark>
      )}{' '}
      {unavailableUntil != null && <Mark tone="warning">{t('candidates.record.away', { day: unavailableUntil })}</Mark>}
    </>
  );
}

function AddButton({ state, name, isAdded, onAdd }: { state: Candidate['state']; name: string; isAdded: boolean; onAdd: () => void }) {
  const { t } = useTranslation('candidates');
  if (state === 'AUTHOR' || state === 'AT_WORK')
    return (
      <chakra.span color="fg.muted" fontSize="sm">
        {t(`candidates.state.${state}`)}
      </chakra.span>
    );
  return (
    <Button size="sm" disabled={isAdded} aria-label={isAdded ? undefined : t('candidates.addNamed', { name })} onClick={onAdd}>
      {isAdded ? t('candidates.added') : t('candidates.add')}
    </Button>
  );
}
