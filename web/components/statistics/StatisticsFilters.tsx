// The filters of a statistics screen. They apply on search, not while typing (R3-112); a journal is chosen after its subject. Filters set
// only by a figure stand beneath, to be removed.
import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayProblem } from '../../../shared/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, type Option } from '../../ui/form/controls.tsx';
import { DateRangeInput } from '../../ui/form/DateInput.tsx';
import { rangeText } from '../../ui/filter/day-range.ts';
import { Field } from '../../ui/form/Field.tsx';
import { TypedChip } from '../../ui/filter/filter-chips.tsx';
import type { List } from '../lists/useList.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';

export type StatisticsFilter = { key: string; label: string } & (
  | { kind: 'text' }
  | { kind: 'dates' }
  | { kind: 'choice'; options: readonly Option[] }
  /** Options that depend on another choice, which is made first. */
  | { kind: 'dependent'; of: string; options: (value: string) => readonly Option[] }
);

/** A filter without a field here: set by a figure's link. */
interface FigureMark {
  key: string;
  label: string;
  value: string;
}

interface Props {
  list: Pick<List, 'state' | 'patch'>;
  filters: readonly StatisticsFilter[];
  marks?: readonly FigureMark[];
}

type Values = Readonly<Record<string, string | undefined>>;
type Problem = 'form.dayUnreadable' | 'form.dayOutside' | 'statistics.subjectFirst';

const side = (value: string | undefined, at: 0 | 1) => value?.split('..')[at] ?? '';

export function StatisticsFilters({ list: { state, patch }, filters, marks = [] }: Props) {
  const { t } = useTranslation('statistics');
  const [isOpen, setIsOpen] = useState(false);
  const applied = JSON.stringify(state.filters);
  const [typed, setTyped] = useState<{ seen: string; values: Values }>({ seen: applied, values: state.filters });
  const [problem, setProblem] = useState<{ key: string; side?: 'from' | 'to'; message: Problem } | null>(null);
  // Another address, from a figure or the way back, replaces typed values.
  if (typed.seen !== applied) setTyped({ seen: applied, values: state.filters });
  const { values } = typed;
  const change = (changes: Values) => {
    setProblem(null);
    setTyped({ seen: applied, values: { ...values, ...changes } });
  };
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    for (const { key, kind } of filters) {
      if (kind !== 'dates') continue;
      for (const [name, message] of [
        ['from', dayProblem(side(values[key], 0))],
        ['to', dayProblem(side(values[key], 1))],
      ] as const) {
        if (message === null) continue;
        setProblem({ key, side: name, message });
        event.currentTarget.querySelector<HTMLInputElement>(`[data-filter=${key}] [name=${name}]`)?.focus();
        return;
      }
    }
    patch(Object.fromEntries(filters.map(({ key, kind }) => [key, kind === 'dates' ? rangeOf(values[key]) : values[key]?.trim()])));
  }
  const names = [...filters, ...marks].map(({ key }) => key);
  const isNarrowed = names.some((key) => state.filters[key] || values[key]);
  return (
    <chakra.search display="block" mb="4" data-no-print>
      <chakra.div mb="3" css={{ '@container list (width >= 48rem)': { display: 'none' } }}>
        <Button icon="filter" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t('statistics.filter.open')}
        </Button>
      </chakra.div>
      <chakra.form
        noValidate
        onSubmit={handleSubmit}
        display="flex"
        flexWrap="wrap"
        gap="4"
        alignItems="flex-end"
        css={isOpen ? {} : { '@container list (width < 48rem)': { display: 'none' } }}
      >
        {filters.map((filter) => (
          <FilterField
            key={filter.key}
            filter={filter}
            values={values}
            error={problem?.key === filter.key ? problem : undefined}
            onChange={change}
            onRefused={() => setProblem({ key: filter.key, message: 'statistics.subjectFirst' })}
            dependents={filters.flatMap((other) => (other.kind === 'dependent' && other.of === filter.key ? other.key : []))}
          />
        ))}
        <chakra.div display="flex" gap="2">
          <Button type="submit" variant="solid" icon="search">
            {t('statistics.filter.search')}
          </Button>
          {isNarrowed && (
            <Button
              variant="ghost"
              onClick={() => {
                setTyped({ seen: applied, values: {} });
                patch(Object.fromEntries(names.map((key) => [key, undefined])));
              }}
            >
              {t('statistics.filter.clear')}
            </Button>
          )}
        </chakra.div>
      </chakra.form>
      {marks.some(({ key }) => state.filters[key]) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          {marks.map(
            ({ key, label, value }) =>
              state.filters[key] && <TypedChip key={key} label={label} value={value} onRemove={() => patch({ [key]: undefined })} />,
          )}
        </chakra.div>
      )}
    </chakra.search>
  );
}

const rangeOf = (value: string | undefined) => rangeText({ from: side(value, 0), to: side(value, 1) });

interface FieldProps {
  filter: StatisticsFilter;
  values: Values;
  error: { side?: 'from' | 'to'; message: Problem } | undefined;
  onChange: (changes: Values) => void;
  onRefused: () => void;
  /** Filters whose choice follows from this one. */
  dependents: readonly string[];
}

function FilterField({ filter, values, error, onChange, onRefused, dependents }: FieldProps) {
  const { t } = useTranslation('statistics');
  const { key, label } = filter;
  const value = values[key] ?? '';
  const message = error?.message === 'statistics.subjectFirst' ? t('statistics.subjectFirst') : error?.message;
  const common = { label, error: message, 'data-filter': key, flex: filter.kind === 'dates' ? '0 1 20rem' : '0 1 13rem' };
  const set = (next: string) =>
    onChange({ [key]: next || undefined, ...Object.fromEntries(dependents.map((other) => [other, undefined])) });
  if (filter.kind === 'text')
    return (
      <Field {...common}>
        <Input type="search" autoComplete="off" value={value} onChange={({ target }) => set(target.value)} />
      </Field>
    );
  if (filter.kind === 'dates')
    return (
      <Field {...common} isGroup>
        <DateRangeInput
          value={{ from: side(value, 0), to: side(value, 1) }}
          onChange={({ from, to }) => set(from || to ? `${from}..${to}` : '')}
          isInvalid={{ from: error?.side === 'from', to: error?.side === 'to' }}
        />
      </Field>
    );
  if (filter.kind === 'choice')
    return (
      <Field {...common}>
        <ChoiceFilter value={value} options={filter.options} onChange={set} />
      </Field>
    );
  const first = values[filter.of] ?? '';
  return (
    <Field {...common}>
      <ChoiceFilter
        value={value}
        options={first === '' ? [] : filter.options(first)}
        onChange={set}
        onRefused={first === '' ? onRefused : undefined}
      />
    </Field>
  );
}
