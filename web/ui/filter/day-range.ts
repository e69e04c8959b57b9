// Days from and to of a filter: as they stand in the address, and as they are typed and searched in a form.
import { useId, useState, type FormEvent } from 'react';
import { dayProblem, readDay } from '../../../shared/day.ts';
import type { DateRange } from '../form/DateInput.tsx';

/** `from..to` in the order of the calendar; either side may be empty, undefined when both are. */
export function rangeText({ from, to }: DateRange): string | undefined {
  const [first, last] = [readDay(from) ?? '', readDay(to) ?? ''];
  if (first === '' && last === '') return undefined;
  return last !== '' && first > last ? `${last}..${first}` : `${first}..${last}`;
}

function rangeIn(value: string | undefined): DateRange {
  const [from = '', to = ''] = value?.split('..') ?? [];
  return { from, to };
}

/** Days as they are typed; other days in the address take their place. Those that cannot be read are not searched. */
export function useDays(value: string | undefined, onSearch: (range: string | undefined) => void) {
  const [typed, setTyped] = useState({ seen: value, range: rangeIn(value) });
  if (value !== typed.seen) setTyped({ seen: value, range: rangeIn(value) });
  const [isRefused, setIsRefused] = useState(false);
  const errorId = useId();
  const { range } = typed;
  const problems = { from: dayProblem(range.from), to: dayProblem(range.to) };
  const problem = isRefused ? (problems.from ?? problems.to) : null;
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = problems.from ? 'from' : problems.to ? 'to' : null;
    setIsRefused(wrong !== null);
    if (wrong === null) onSearch(rangeText(range));
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
  }
  /** Attributes of the two fields. */
  const fields = {
    value: range,
    onChange: (next: DateRange) => setTyped({ seen: value, range: next }),
    isInvalid: { from: isRefused && problems.from !== null, to: isRefused && problems.to !== null },
    describedBy: problem === null ? undefined : errorId,
  };
  return { fields, problem, errorId, handleSubmit };
}
