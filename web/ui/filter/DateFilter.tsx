// Days from and to in the advanced search of a list, applied by a button of their own.
import { chakra } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayProblem } from '../../../shared/day.ts';
import { Button } from '../Button.tsx';
import { DateRangeInput } from '../form/DateInput.tsx';
import { rangeText, useRange } from './day-range.ts';
import { MessageText } from '../notice/MessageText.tsx';

interface Props {
  label: string;
  /** It is said beside it. */
  isLabelHidden?: boolean;
  /** `from..to`. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function DateFilter({ label, isLabelHidden = false, value, onChange }: Props) {
  const { t } = useTranslation('ui');
  const [range, setRange] = useRange(value);
  const [isRefused, setIsRefused] = useState(false);
  const problems = { from: dayProblem(range.from), to: dayProblem(range.to) };
  const problem = isRefused ? (problems.from ?? problems.to) : null;
  const errorId = useId();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = problems.from ? 'from' : problems.to ? 'to' : null;
    setIsRefused(wrong !== null);
    if (wrong !== null) return void event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    onChange(rangeText(range));
  }
  return (
    <chakra.form display="flex" flexWrap="wrap" alignItems="center" gap="2" role="group" aria-label={label} onSubmit={handleSubmit}>
      {!isLabelHidden && (
        <chakra.span color="fg.muted" whiteSpace="nowrap" css={{ '@container list (width < 48rem)': { width: 'full' } }}>
          {label}
        </chakra.span>
      )}
      <chakra.div flex="0 1 20rem" display="flex" minW="0">
        <DateRangeInput
          value={range}
          onChange={setRange}
          isInvalid={isRefused ? { from: problems.from !== null, to: problems.to !== null } : undefined}
          describedBy={problem === null ? undefined : errorId}
        />
      </chakra.div>
      <Button type="submit">{t('ui.filter.search')}</Button>
      {problem !== null && (
        <chakra.p id={errorId} role="alert" color="danger.fg" fontSize="sm" width="full">
          <MessageText message={problem} />
        </chakra.p>
      )}
    </chakra.form>
  );
}
