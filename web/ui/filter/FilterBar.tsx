// One bar to filter a list: a keyword, searched while typing, and the place to search, days from and to, and multiple choices. Active
// filters stay in sight and can be removed. In a narrow layout all but the keyword is folded.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Select } from '../form/controls.tsx';
import { DateFilter } from './DateFilter.tsx';
import { ActiveFilters, ChoiceChips } from './filter-chips.tsx';
import { FilterForm } from './FilterForm.tsx';
import type { FilterDefinition, FilterValues } from './filters.ts';
import { useTypedSearch } from './useTypedSearch.ts';

export interface FilterBarProps {
  filters: readonly FilterDefinition[];
  values: FilterValues;
  /** `replace`: for text still being typed. */
  onChange: (changes: FilterValues, options?: { replace?: boolean }) => void;
  /** Contents before the bar, e.g. the all / pending switch. */
  start?: ReactNode;
  /** Contents beside the fold's button where rows are cards, e.g. the order. */
  end?: ReactNode;
}

/** By the width of the list around the bar; see lists/ListPage.tsx. */
const narrow = (styles: SystemStyleObject): SystemStyleObject => ({ '@container list (width < 48rem)': styles });
const wide = (styles: SystemStyleObject): SystemStyleObject => ({ '@container list (width >= 48rem)': styles });

export function FilterBar({ filters: all, values, onChange, start, end }: FilterBarProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setIsOpen] = useState(false);
  const filters = all.filter(({ isAdvanced }) => !isAdvanced);
  const advanced = all.filter(({ isAdvanced }) => isAdvanced);
  const [isAdvancedOpen, setIsAdvancedOpen] = useState(() => advanced.some(({ key }) => values[key]));
  const panelId = useId();
  const texts = filters.filter((filter) => filter.kind === 'text');
  const typed = useTypedSearch(
    texts.map(({ key }) => key),
    values,
    onChange,
  );
  const folded = isOpen ? {} : narrow({ display: 'none' });
  const active = all.filter((filter) => values[filter.key]);
  const foldedCount = active.filter((filter) => filter.kind !== 'text').length;
  return (
    <chakra.search display="grid" gap="3" mb="4" data-no-print>
      <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="3" alignItems="center">
        {start}
        <chakra.div display="flex" gap="2" flex="1" css={wide({ display: 'none' })}>
          {filters.length > 1 && (
            <Button icon="filter" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {foldedCount > 0 ? t('ui.filter.moreCount', { count: foldedCount }) : t('ui.filter.more')}
            </Button>
          )}
          <chakra.div flex="1" minW="9rem">
            {end}
          </chakra.div>
        </chakra.div>
        <FilterForm filters={filters} values={values} typed={typed} folded={folded} />
        {advanced.length > 0 && (
          <chakra.div css={narrow({ display: 'none' })}>
            <Button
              variant="ghost"
              icon={isAdvancedOpen ? 'chevronUp' : 'chevronDown'}
              aria-expanded={isAdvancedOpen}
              aria-controls={panelId}
              onClick={() => setIsAdvancedOpen(!isAdvancedOpen)}
            >
              {t('ui.filter.advanced')}
            </Button>
          </chakra.div>
        )}
      </chakra.div>
      {/* What holds stands in the line of the choices: a first filter must not move the list. */}
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="3" alignItems="center" _empty={{ display: 'none' }}>
        {filters.map(
          (filter) =>
            filter.kind === 'choices' && (
              <ChoiceChips
                key={filter.key}
                filter={filter}
                value={values[filter.key]}
                onChange={(value) => typed.apply({ [filter.key]: value })}
                folded={folded}
              />
            ),
        )}
        {filters.map(
          (filter) =>
            filter.kind === 'one' && (
              <chakra.div key={filter.key} width="11rem" css={folded}>
                <Select
                  aria-label={filter.label}
                  width="full"
                  placeholder={filter.placeholder}
                  options={filter.options}
                  value={values[filter.key] ?? ''}
                  onChange={({ target }) => typed.apply({ [filter.key]: target.value || undefined })}
                />
              </chakra.div>
            ),
        )}
        {advanced.length === 0 && <ActiveFilters filters={active} values={values} onChange={typed.apply} />}
      </chakra.div>
      {advanced.length > 0 && (
        <chakra.div
          id={panelId}
          role="group"
          aria-label={t('ui.filter.advanced')}
          display="grid"
          gap="3"
          css={{ ...folded, ...(isAdvancedOpen ? {} : wide({ display: 'none' })) }}
        >
          {advanced.map((filter) => {
            const common = { value: values[filter.key], onChange: (value: string | undefined) => typed.apply({ [filter.key]: value }) };
            if (filter.kind === 'choices') return <ChoiceChips key={filter.key} filter={filter} {...common} folded={{}} />;
            return filter.kind === 'dates' && <DateFilter key={filter.key} label={filter.label} {...common} />;
          })}
        </chakra.div>
      )}
      {advanced.length > 0 && <ActiveFilters filters={active} values={values} onChange={typed.apply} />}
    </chakra.search>
  );
}
