// The bar above a manuscript list: all or pending, one filter at a time, what is active as chips; on phones also the order.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/choices.tsx';
import { Select, type Option } from '../../ui/controls.tsx';
import { FilterBar, type FilterDefinition } from '../../ui/FilterBar.tsx';
import type { UrlPatch } from '../../ui/useUrlParams.ts';
import { CLEARED_FILTERS, sortPatch, type ListSort, type ListState } from './list-state.ts';

export interface ManuscriptFilterBarProps {
  state: ListState;
  onChange: (patch: UrlPatch) => void;
  /** Null: nothing is ever pending for this role, and its status filter is hidden (S2 §2.1, operations). */
  statusOptions: readonly Option[] | null;
}

export function ManuscriptFilterBar({ state, onChange, statusOptions }: ManuscriptFilterBarProps) {
  const { t } = useTranslation('manuscripts');
  const filters: FilterDefinition[] = [
    { key: 'title', label: t('manuscripts.filter.title'), kind: 'text' },
    { key: 'number', label: t('manuscripts.filter.number'), kind: 'text' },
    { key: 'journal', label: t('manuscripts.filter.journal'), kind: 'text' },
    { key: 'submitted', label: t('manuscripts.filter.submitted'), kind: 'dates' },
    ...(statusOptions === null ? [] : [{ key: 'status', label: t('manuscripts.filter.status'), kind: 'choice', options: statusOptions } as const]),
  ];
  const scope = statusOptions !== null && (
    <Segmented
      label={t('manuscripts.scope.label')} value={state.scope === 'PENDING' ? 'pending' : 'all'} onChange={(value) => onChange({ scope: value === 'pending' ? value : undefined })}
      options={[{ value: 'all', label: t('manuscripts.scope.all') }, { value: 'pending', label: t('manuscripts.scope.pending') }]}
    />
  );
  return (
    <>
      <FilterBar filters={filters} values={state.filters} onChange={(key, value) => onChange({ [key]: value })} onClear={() => onChange(CLEARED_FILTERS)} start={scope} />
      <PhoneSort sort={state.sort} onChange={(sort) => onChange(sortPatch(sort))} />
    </>
  );
}

const SORTS: readonly ListSort[] = [
  { key: 'submitted', direction: 'DESC' },
  { key: 'submitted', direction: 'ASC' },
  { key: 'number', direction: 'ASC' },
  { key: 'number', direction: 'DESC' },
];

/** Cards have no column headers to sort by. */
function PhoneSort({ sort, onChange }: { sort: ListSort; onChange: (sort: ListSort) => void }) {
  const { t } = useTranslation('manuscripts');
  const labels = [t('manuscripts.sort.newest'), t('manuscripts.sort.oldest'), t('manuscripts.sort.numberUp'), t('manuscripts.sort.numberDown')];
  const current = SORTS.findIndex((candidate) => candidate.key === sort.key && candidate.direction === sort.direction);
  return (
    <chakra.div hideFrom="md" mb="3" data-no-print>
      <Select
        aria-label={t('manuscripts.sort.label')} value={String(current)} options={labels.map((label, index) => ({ value: String(index), label }))}
        onChange={(event) => { const chosen = SORTS[Number(event.target.value)]; if (chosen) onChange(chosen); }}
      />
    </chakra.div>
  );
}
