// The filters of a statistics screen. They apply on search, not while typing (R3-112); another subject takes off a journal that is not its
// own. Filters set only by a figure stand beneath, to be removed.
import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayProblem } from '../../../shared/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Input, Select, type Option } from '../../ui/form/controls.tsx';
import { DateRangeInput } from '../../ui/form/DateInput.tsx';
import { rangeText } from '../../ui/filter/day-range.ts';
import { Field } from '../../ui/form/Field.tsx';
import { TypedChip } from '../../ui/filter/filter-chips.tsx';
import { ALL_DAYS } from '../lists/address.ts';
import type { List } from '../lists/useList.ts';

export type StatisticsFilter = { key: string; label: string } & (
  | { kind: 'text' }
  | { kind: 'dates' }
  | { kind: 'choice'; options: readonly Option[] }
  /** Options that another choice narrows; its value is empty until it is made. */
  | { kind: 'dependent'; of: string; options: (value: string) => readonly Option[] }
);

/** A filter without a field here: set by a figure's link. */
interface FigureMark {
  key: string;
  label: string;
  value: string;
}

interface Props {
  list: Pick<List, 'address' | 'state' | 'patch'>;
  filters: readonly StatisticsFilter[];
  marks?: readonly FigureMark[];
}

type Values = Readonly<Record<string, string | undefined>>;
type Problem = 'form.dayUnreadable' | 'form.dayOutside';

const side = (value: string | undefined, at: 0 | 1) => value?.split('..')[at] ?? '';

export function StatisticsFilters({ list: { address, state, patch }, filters, marks = [] }: Props) {
  const { t } = useTranslation('statistics');
  const [isOpen, setIsOpen] = useState(false);
  const applied = JSON.stringify(state.filters);
  const [typed, setTyped] = useState<{ seen: string; values: Values }>({ seen: applied, values: state.filters });
  const [problem, setProblem] = useState<{ key: string; side: 'from' | 'to'; message: Problem } | null>(null);
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
    patch(Object.fromEntries(filters.map(({ key, kind }) => [key, kind === 'dates' ? daysOf(key) : values[key]?.trim()])));
  }
  /** Usual days move on with the day, and who empties them wants all. */
  function daysOf(key: string): string | undefined {
    const chosen = rangeOf(values[key]);
    if (state.usual.includes(key) && chosen === state.filters[key]) return undefined;
    const spec = address.filters[key];
    return !chosen && spec?.kind === 'dates' && spec.usual ? ALL_DAYS : chosen;
  }
  const names = [...filters, ...marks].map(({ key }) => key);
  const isNarrowed = names.some((key) => values[key] !== state.filters[key] || (state.filters[key] && !state.usual.includes(key)));
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
            dependents={filters.flatMap((other) => (other.kind === 'dependent' && other.of === filter.key ? [other] : []))}
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
                setTyped({ seen: applied, values: Object.fromEntries(state.usual.map((key) => [key, state.filters[key]])) });
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
  error: { side: 'from' | 'to'; message: Problem } | undefined;
  onChange: (changes: Values) => void;
  /** Filters whose choice this one narrows. */
  dependents: readonly (StatisticsFilter & { kind: 'dependent' })[];
}

function FilterField({ filter, values, error, onChange, dependents }: FieldProps) {
  const { t } = useTranslation('statistics');
  const { key, label } = filter;
  const value = values[key] ?? '';
  const common = { label, error: error?.message, 'data-filter': key, flex: filter.kind === 'dates' ? '0 1 20rem' : '0 1 13rem' };
  const set = (next: string) => {
    const lost = dependents.filter((other) => !other.options(next).some((option) => option.value === values[other.key]));
    onChange({ [key]: next || undefined, ...Object.fromEntries(lost.map((other) => [other.key, undefined])) });
  };
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
  return (
    <Field {...common}>
      <Select
        value={value}
        placeholder={t('statistics.filter.all')}
        options={filter.kind === 'choice' ? filter.options : filter.options(values[filter.of] ?? '')}
        onChange={({ target }) => set(target.value)}
      />
    </Field>
  );
}
