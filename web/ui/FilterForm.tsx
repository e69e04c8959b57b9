// The typed part of a filter bar: what to search in, the keyword, the days; all of it is applied together.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayProblem, readDay } from '../../shared/day.ts';
import { Button } from './Button.tsx';
import { Input, Select } from './controls.tsx';
import { DateRangeInput, type DateRange } from './DateInput.tsx';
import type { FilterDefinition, FilterValues } from './FilterBar.tsx';
import { MessageText } from './MessageText.tsx';

interface Props {
  filters: readonly FilterDefinition[];
  values: FilterValues;
  onApply: (changes: FilterValues) => void;
  /** How the parts are shown that a phone folds away. */
  foldedDisplay: HTMLChakraProps<'div'>['display'];
}

/** `from..to` in the order of the calendar; either side may be empty, undefined when both are. */
function rangeText({ from, to }: DateRange): string | undefined {
  const [first, last] = [readDay(from) ?? '', readDay(to) ?? ''];
  if (first === '' && last === '') return undefined;
  return last !== '' && first > last ? `${last}..${first}` : `${first}..${last}`;
}

/** “Title” as it stands within “Search by title”; Chinese has no capitals. */
function withinSentence(label: string): string {
  return label.slice(0, 1).toLowerCase() + label.slice(1);
}

export function FilterForm({ filters, values, onApply, foldedDisplay = 'flex' }: Props) {
  const { t } = useTranslation('ui');
  const texts = filters.filter((filter) => filter.kind === 'text');
  const dates = filters.find((filter) => filter.kind === 'dates');
  const [scopeKey, setScopeKey] = useState(texts.find((filter) => values[filter.key])?.key ?? texts[0]?.key ?? '');
  const scope = texts.find((filter) => filter.key === scopeKey);
  const [from = '', to = ''] = (dates && values[dates.key])?.split('..') ?? [];
  const [range, setRange] = useState<DateRange>({ from, to });
  const [isRefused, setIsRefused] = useState(false);
  const problems = { from: dayProblem(range.from), to: dayProblem(range.to) };
  const problem = isRefused ? (problems.from ?? problems.to) : null;
  const errorId = useId();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = dates && (problems.from ? 'from' : problems.to ? 'to' : null);
    setIsRefused(Boolean(wrong));
    if (wrong) return void event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    onApply({ ...(scope && { [scope.key]: keyword || undefined }), ...(dates && { [dates.key]: rangeText(range) }) });
  }
  return (
    <chakra.div flex="1" minW={{ base: 'full', xl: '24rem' }} maxW={{ xl: '60rem' }}>
      <chakra.form display="flex" flexWrap={{ base: 'wrap', xl: 'nowrap' }} gap="2" alignItems="center" onSubmit={handleSubmit}>
        {texts.length > 1 && (
          <chakra.div display={foldedDisplay} width={{ base: 'full', md: '7rem' }}>
            <Select
              aria-label={t('ui.filter.scope')}
              width="full"
              options={texts.map((filter) => ({ value: filter.key, label: filter.label }))}
              value={scopeKey}
              onChange={(event) => setScopeKey(event.target.value)}
            />
          </chakra.div>
        )}
        {scope && (
          <Input
            key={scope.key}
            type="search"
            name="keyword"
            defaultValue={values[scope.key] ?? ''}
            aria-label={scope.label}
            placeholder={t('ui.filter.keyword', { label: withinSentence(scope.label) })}
            flex="1 1 8rem"
          />
        )}
        {dates && (
          <chakra.div
            role="group"
            aria-label={dates.label}
            display={foldedDisplay}
            alignItems="center"
            gap="2"
            flexWrap={{ base: 'wrap', sm: 'nowrap' }}
            width={{ base: 'full', md: 'auto' }}
            order={{ base: '1', md: '0' }}
          >
            <chakra.span color="fg.muted" whiteSpace="nowrap" width={{ base: 'full', sm: 'auto' }}>
              {dates.label}
            </chakra.span>
            <DateRangeInput
              value={range}
              onChange={setRange}
              isInvalid={isRefused ? { from: problems.from !== null, to: problems.to !== null } : undefined}
              describedBy={problem === null ? undefined : errorId}
            />
          </chakra.div>
        )}
        <Button type="submit" icon="search">
          {t('ui.filter.search')}
        </Button>
      </chakra.form>
      {problem !== null && (
        <chakra.p id={errorId} role="alert" color="danger.fg" fontSize="sm" mt="1">
          <MessageText message={problem} />
        </chakra.p>
      )}
    </chakra.div>
  );
}
