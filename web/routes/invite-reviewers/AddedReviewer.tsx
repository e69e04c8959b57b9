// One expert about to be invited.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/form/choices.tsx';
import { Input, Select } from '../../ui/form/controls.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { Field } from '../../ui/form/Field.tsx';
import type { ReviewerToInvite } from './invitation-draft.ts';

/** The days of an invitation sent today, as the journal gives them. */
export interface JournalDays {
  answerDueOn: string;
  reviewDueOn: string;
}

interface AddedReviewerProps {
  days: JournalDays | null;
  reviewer: ReviewerToInvite;
  isFirst: boolean;
  problemOf: (field: string) => string | undefined;
  onChange: (patch: Partial<ReviewerToInvite>) => void;
  onRemove: () => void;
}

export function AddedReviewer({ days, reviewer, isFirst, problemOf, onChange, onRemove }: AddedReviewerProps) {
  const { t } = useTranslation('inviteReviewers');
  const { code, realName, email, company, companies, evidence, isReserve } = reviewer;
  const other = problemOf('code') ?? problemOf('');
  return (
    <chakra.li py="3" borderTopWidth={isFirst ? '0' : '1px'} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.div flex="1" minW="min(100%, 14rem)">
          <chakra.span fontWeight="semibold">{realName}</chakra.span>
          <chakra.span color="fg.muted" ms="2" overflowWrap="anywhere">
            {[code ?? t('inviteReviewers.unregistered'), email].join(' · ')}
          </chakra.span>
        </chakra.div>
        {companies.length > 1 ? (
          <Select
            aria-label={t('inviteReviewers.company')}
            width="auto"
            options={companies.map((unit) => ({ value: unit, label: unit }))}
            value={company}
            onChange={({ target }) => onChange({ company: target.value })}
          />
        ) : (
          <chakra.span color="fg.muted">{company}</chakra.span>
        )}
        <Button variant="link" aria-label={t('inviteReviewers.removeNamed', { name: realName })} onClick={onRemove}>
          {t('inviteReviewers.remove')}
        </Button>
      </chakra.div>
      {other && (
        <chakra.p role="alert" color="danger.fg">
          {other}
        </chakra.p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="start">
        {!isReserve && (
          <>
            {(['answerDueOn', 'reviewDueOn'] as const).map((name) => (
              <Field
                key={name}
                label={t(`inviteReviewers.${name}`)}
                help={days !== null && reviewer[name] === '' && t('inviteReviewers.dueByJournal', { day: days[name] })}
                width="11rem"
                error={problemOf(name)}
              >
                <DateInput value={reviewer[name] ?? days?.[name] ?? ''} onChange={(day) => onChange({ [name]: day })} />
              </Field>
            ))}
          </>
        )}
        {/* In the line of the controls beside it, not of their labels. */}
        <chakra.div mt={isReserve ? undefined : '8'}>
          <Checkbox checked={isReserve} onChange={(event) => onChange({ isReserve: event.target.checked })}>
            {t('inviteReviewers.reserve')}
          </Checkbox>
        </chakra.div>
      </chakra.div>
      {(evidence.length > 0 || problemOf('conflictReason') !== undefined) && (
        <chakra.div borderInlineStartWidth="3px" borderColor="warning.solid" ps="3" display="grid" gap="2">
          {evidence.map((sentence) => (
            <chakra.p key={sentence} color="warning.fg">
              {sentence}
            </chakra.p>
          ))}
          <Field label={t('inviteReviewers.conflictReason')} isRequired error={problemOf('conflictReason')} maxW="form">
            <Input
              dir="auto"
              maxLength={500}
              value={reviewer.conflictReason}
              onChange={({ target }) => onChange({ conflictReason: target.value })}
            />
          </Field>
        </chakra.div>
      )}
    </chakra.li>
  );
}
