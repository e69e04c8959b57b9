// The typed part of a filter bar: what to search in, the keyword, the days; all of it is applied together.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Input, Select } from './controls.tsx';
import type { FilterDefinition, FilterValues } from './FilterBar.tsx';

interface Props {
  filters: readonly FilterDefinition[];
  values: FilterValues;
  onApply: (changes: FilterValues) => void;
  /** How the parts are shown that a phone folds away. */
  foldedDisplay: HTMLChakraProps<'div'>['display'];
}

export function FilterForm({ filters, values, onApply, foldedDisplay = 'flex' }: Props) {
  const { t } = useTranslation('ui');
  const texts = filters.filter((filter) => filter.kind === 'text');
  const dates = filters.find((filter) => filter.kind === 'dates');
  const [scopeKey, setScopeKey] = useState(texts.find((filter) => values[filter.key])?.key ?? texts[0]?.key ?? '');
  const scope = texts.find((filter) => filter.key === scopeKey);
  const [from = '', to = ''] = (dates && values[dates.key])?.split('..') ?? [];
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const range = text('from') || text('to') ? `${text('from')}..${text('to')}` : undefined;
    onApply({ ...(scope && { [scope.key]: text('keyword') || undefined }), ...(dates && { [dates.key]: range }) });
  }
  return (
    <chakra.form display="flex" flexWrap={{ base: 'wrap', xl: 'nowrap' }} flex="1" gap="2" alignItems="center" minW={{ base: 'full', xl: '24rem' }} maxW={{ xl: '60rem' }} onSubmit={handleSubmit}>
      {texts.length > 1 && (
        <chakra.div display={foldedDisplay} width={{ base: 'full', md: '7rem' }}>
          <Select aria-label={t('ui.filter.scope')} width="full" options={texts.map((filter) => ({ value: filter.key, label: filter.label }))} value={scopeKey} onChange={(event) => setScopeKey(event.target.value)} />
        </chakra.div>
      )}
      {scope && <Input key={scope.key} type="search" name="keyword" defaultValue={values[scope.key] ?? ''} aria-label={scope.label} placeholder={t('ui.filter.keyword', { label: scope.label })} flex="1 1 8rem" />}
      {dates && (
        <chakra.div role="group" aria-label={dates.label} display={foldedDisplay} alignItems="center" gap="2" flexWrap={{ base: 'wrap', sm: 'nowrap' }} width={{ base: 'full', md: 'auto' }} order={{ base: '1', md: '0' }}>
          <chakra.span color="fg.muted" whiteSpace="nowrap" width={{ base: 'full', sm: 'auto' }}>{dates.label}</chakra.span>
          <Input type="date" name="from" defaultValue={from} aria-label={t('ui.filter.from')} flex="1" width={{ md: '8.75rem' }} px="2" />
          <chakra.span color="fg.muted">–</chakra.span>
          <Input type="date" name="to" defaultValue={to} aria-label={t('ui.filter.to')} flex="1" width={{ md: '8.75rem' }} px="2" />
        </chakra.div>
      )}
      <Button type="submit" icon="search">{t('ui.filter.search')}</Button>
    </chakra.form>
  );
}
