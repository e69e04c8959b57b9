// Contents of a list's advanced search: choices as chips, days with a button of their own.
import { DateFilter } from './DateFilter.tsx';
import type { FilterDefinition, FilterValues } from './filters.ts';
import { ChoiceChips } from './filter-chips.tsx';

interface Props {
  filters: readonly FilterDefinition[];
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
}

export function AdvancedFilters({ filters, values, onChange }: Props) {
  return filters.map((filter) => {
    const common = { value: values[filter.key], onChange: (value: string | undefined) => onChange({ [filter.key]: value }) };
    if (filter.kind === 'choices') return <ChoiceChips key={filter.key} filter={filter} {...common} folded={{}} />;
    return filter.kind === 'dates' && <DateFilter key={filter.key} label={filter.label} {...common} />;
  });
}
