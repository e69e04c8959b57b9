// One bar with a single filter to choose: depending on it a keyword is typed, days are picked or an option is taken (S3 §2.2). Active
// filters stay in sight beneath, and can be removed.
import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../form/controls.tsx';
import { DateFilter } from './DateFilter.tsx';
import { ActiveFilters } from './filter-chips.tsx';
import type { FilterBarProps } from './FilterBar.tsx';
import type { FilterDefinition } from './filters.ts';
import { KeywordInput } from '../form/KeywordInput.tsx';
import { useTypedSearch, type TypedSearch } from './useTypedSearch.ts';

export function ChosenFilterBar({ filters, values, onChange, start, end }: FilterBarProps) {
  const { t } = useTranslation('ui');
  const texts = filters.filter(({ kind }) => kind === 'text');
  const typed = useTypedSearch(
    texts.map(({ key }) => key),
    values,
    onChange,
  );
  const [chosenKey, setChosenKey] = useState(() => (filters.find(({ key }) => values[key]) ?? filters[0])?.key);
  const chosen = filters.find(({ key }) => key === chosenKey);
  /** Typed text is applied along; the other input begins empty. A navigation with nothing new would undo one that has just begun. */
  function choose(key: string) {
    if (!typed.isApplied) typed.apply({}, { replace: true });
    setChosenKey(key);
    if (texts.some((filter) => filter.key === key)) typed.setScope(key);
  }
  return (
    <chakra.search display="grid" gap="3" mb="4" data-no-print>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
        {start}
        <chakra.div width="10rem" css={{ '@container list (width < 48rem)': { width: 'full' } }}>
          <Select
            aria-label={t('ui.filter.by')}
            width="full"
            options={filters.map(({ key, label }) => ({ value: key, label }))}
            value={chosenKey ?? ''}
            onChange={({ target }) => choose(target.value)}
          />
        </chakra.div>
        {chosen?.kind === 'text' && <Keyword filter={chosen} typed={typed} />}
        {chosen?.kind === 'dates' && (
          <chakra.div flex="1 1 28rem" minW="0">
            <DateFilter
              key={chosen.key}
              label={chosen.label}
              isLabelHidden
              value={values[chosen.key]}
              onChange={(value) => onChange({ [chosen.key]: value })}
            />
          </chakra.div>
        )}
        {chosen?.kind === 'choices' && (
          <chakra.div flex="0 1 18rem" minW="0" css={{ '@container list (width < 48rem)': { flexBasis: '100%' } }}>
            <Select
              aria-label={chosen.label}
              width="full"
              placeholder={t('ui.filter.any')}
              options={chosen.options}
              value={values[chosen.key] ?? ''}
              onChange={({ target }) => onChange({ [chosen.key]: target.value || undefined })}
            />
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div css={{ '@container list (width >= 48rem)': { display: 'none' } }}>{end}</chakra.div>
      <ActiveFilters filters={filters.filter(({ key }) => values[key])} values={values} onChange={typed.apply} areChoicesChips />
    </chakra.search>
  );
}

function Keyword({ filter, typed }: { filter: FilterDefinition & { kind: 'text' }; typed: TypedSearch }) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    typed.apply();
  }
  return (
    <chakra.form flex="0 1 26rem" minW="0" onSubmit={handleSubmit} css={{ '@container list (width < 48rem)': { flexBasis: '100%' } }}>
      <KeywordInput filter={filter} typed={typed} />
    </chakra.form>
  );
}
