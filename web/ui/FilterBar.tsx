// One bar to narrow a list: choose what to search by, give a keyword, dates or a choice; what is active shows as removable chips.
import { chakra } from '@chakra-ui/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Input, Select, type Option } from './controls.tsx';
import { Icon } from './Icon.tsx';

export type FilterDefinition =
  | { key: string; label: string; kind: 'text'; placeholder?: string }
  /** Value `from..to`, either side may be empty; days as YYYY-MM-DD. */
  | { key: string; label: string; kind: 'dates' }
  | { key: string; label: string; kind: 'choice'; options: readonly Option[] };

export interface FilterBarProps {
  filters: readonly FilterDefinition[];
  /** Key → value, as they stand in the URL. */
  values: Readonly<Record<string, string | undefined>>;
  /** One filter set, or removed (undefined). */
  onChange: (key: string, value: string | undefined) => void;
  /** Removes all of them. */
  onClear: () => void;
  /** What stands in front of the bar, e.g. the all / pending switch. */
  start?: ReactNode;
}

export function FilterBar({ filters, values, onChange, onClear, start }: FilterBarProps) {
  const { t } = useTranslation('ui');
  const [scopeKey, setScopeKey] = useState(filters[0]?.key ?? '');
  const scope = filters.find((filter) => filter.key === scopeKey) ?? filters[0];
  const active = filters.filter((filter) => values[filter.key]);
  return (
    <chakra.search display="grid" gap="3" mb="4" data-no-print>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        {start}
        {scope && (
          <chakra.div display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }} gap="2" flex="1" minW={{ base: 'full', md: '24rem' }} maxW="44rem">
            <Select aria-label={t('ui.filter.scope')} width={{ base: 'full', md: '10rem' }} options={filters.map((filter) => ({ value: filter.key, label: filter.label }))} value={scope.key} onChange={(event) => setScopeKey(event.target.value)} />
            <FilterInput key={`${scope.key} ${values[scope.key] ?? ''}`} filter={scope} value={values[scope.key] ?? ''} onApply={(value) => onChange(scope.key, value)} />
          </chakra.div>
        )}
      </chakra.div>
      {active.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="2" alignItems="center" listStyleType="none" aria-label={t('ui.filter.active')}>
          {active.map((filter) => (
            <li key={filter.key}><FilterChip filter={filter} value={values[filter.key] ?? ''} onRemove={() => onChange(filter.key, undefined)} /></li>
          ))}
          {active.length > 1 && <li><Button size="sm" variant="link" onClick={onClear}>{t('ui.filter.clear')}</Button></li>}
        </chakra.ul>
      )}
    </chakra.search>
  );
}

function FilterInput({ filter, value, onApply }: { filter: FilterDefinition; value: string; onApply: (value: string | undefined) => void }) {
  const { t } = useTranslation('ui');
  const [from = '', to = ''] = value.split('..');
  if (filter.kind === 'choice') {
    return <Select aria-label={filter.label} options={filter.options} placeholder={t('ui.filter.any')} value={value} onChange={(event) => onApply(event.target.value || undefined)} />;
  }
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const next = filter.kind === 'dates' ? (text('from') || text('to') ? `${text('from')}..${text('to')}` : '') : text('keyword');
    onApply(next || undefined);
  }
  return (
    <chakra.form display="flex" flexWrap={{ base: filter.kind === 'dates' ? 'wrap' : 'nowrap', sm: 'nowrap' }} flex="1" gap="2" alignItems="center" minW="0" onSubmit={handleSubmit}>
      {filter.kind === 'text'
        ? <Input type="search" name="keyword" defaultValue={value} aria-label={filter.label} placeholder={filter.placeholder ?? t('ui.filter.keyword')} />
        : (
            <>
              <Input type="date" name="from" defaultValue={from} aria-label={t('ui.filter.from')} flex="1" />
              <chakra.span color="fg.muted">–</chakra.span>
              <Input type="date" name="to" defaultValue={to} aria-label={t('ui.filter.to')} flex="1" />
            </>
          )}
      <Button type="submit" icon="search">{t('ui.filter.search')}</Button>
    </chakra.form>
  );
}

function FilterChip({ filter, value, onRemove }: { filter: FilterDefinition; value: string; onRemove: () => void }) {
  const { t } = useTranslation('ui');
  const shown = filter.kind === 'choice'
    ? filter.options.find((option) => option.value === value)?.label ?? value
    : filter.kind === 'dates' ? value.replace('..', ' – ') : value;
  return (
    <chakra.span display="inline-flex" alignItems="center" bg="accent.tint" color="accent.fg" borderRadius="full" ps="3" fontSize="sm" maxW="full">
      <chakra.span truncate maxW="20rem">{t('ui.filter.chip', { label: filter.label, value: shown })}</chakra.span>
      <chakra.button type="button" boxSize="8" display="inline-flex" alignItems="center" justifyContent="center" borderRadius="full" cursor="pointer" aria-label={t('ui.filter.remove', { label: filter.label })} onClick={onRemove}>
        <Icon name="close" boxSize="3.5" />
      </chakra.button>
    </chakra.span>
  );
}
