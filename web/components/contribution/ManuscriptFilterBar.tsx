// The bar above a manuscript list: all or pending, keyword, days and statuses; where the columns are too few to sort by, also the order.
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/choices.tsx';
import { Select } from '../../ui/controls.tsx';
import { FilterBar, type ChoicesDefinition, type FilterDefinition } from '../../ui/FilterBar.tsx';
import type { UrlPatch } from '../../ui/useUrlParams.ts';
import { sortPatch, type ListSort, type ListState } from './list-state.ts';

export interface ManuscriptFilterBarProps {
  state: ListState;
  onChange: (patch: UrlPatch) => void;
  /** Null: nothing is ever pending for this role, and its status filter is hidden (S2 §2.1, operations). */
  status: Pick<ChoicesDefinition, 'options' | 'groups'> | null;
}

export function ManuscriptFilterBar({ state, onChange, status }: ManuscriptFilterBarProps) {
  const { t } = useTranslation('manuscripts');
  const filters: FilterDefinition[] = [
    { key: 'title', label: t('manuscripts.filter.title'), kind: 'text' },
    { key: 'number', label: t('manuscripts.filter.number'), kind: 'text' },
    { key: 'journal', label: t('manuscripts.filter.journal'), kind: 'text' },
    { key: 'submitted', label: t('manuscripts.filter.submitted'), kind: 'dates' },
    ...(status === null ? [] : [{ key: 'status', label: t('manuscripts.filter.status'), kind: 'choices', ...status } as const]),
  ];
  const scope = status !== null && (
    <Segmented
      label={t('manuscripts.scope.label')}
      value={state.scope === 'PENDING' ? 'pending' : 'all'}
      onChange={(value) => onChange({ scope: value === 'pending' ? value : undefined })}
      options={[
        { value: 'all', label: t('manuscripts.scope.all') },
        { value: 'pending', label: t('manuscripts.scope.pending') },
      ]}
    />
  );
  return (
    <FilterBar
      filters={filters}
      values={state.filters}
      onChange={onChange}
      start={scope}
      end={<SortSelect sort={state.sort} onChange={(sort) => onChange(sortPatch(sort))} />}
    />
  );
}

const SORTS: readonly ListSort[] = [
  { key: 'submitted', direction: 'DESC' },
  { key: 'submitted', direction: 'ASC' },
  { key: 'number', direction: 'ASC' },
  { key: 'number', direction: 'DESC' },
];

function SortSelect({ sort, onChange }: { sort: ListSort; onChange: (sort: ListSort) => void }) {
  const { t } = useTranslation('manuscripts');
  const labels = [
    t('manuscripts.sort.newest'),
    t('manuscripts.sort.oldest'),
    t('manuscripts.sort.numberUp'),
    t('manuscripts.sort.numberDown'),
  ];
  const current = SORTS.findIndex((candidate) => candidate.key === sort.key && candidate.direction === sort.direction);
  return (
    <Select
      aria-label={t('manuscripts.sort.label')}
      value={String(current)}
      options={labels.map((label, index) => ({ value: String(index), label }))}
      onChange={(event) => {
        const chosen = SORTS[Number(event.target.value)];
        if (chosen) onChange(chosen);
      }}
    />
  );
}
