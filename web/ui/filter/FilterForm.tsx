// The typed part of a filter bar: the place to search, the keyword, the days. The keyword is applied while typing, the days on request.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Select } from '../form/controls.tsx';
import { useDays } from './day-range.ts';
import { DateRangeInput } from '../form/DateInput.tsx';
import type { FilterDefinition, FilterValues } from './filters.ts';
import { KeywordInput } from '../form/KeywordInput.tsx';
import { MessageText } from '../notice/MessageText.tsx';
import type { TypedSearch } from './useTypedSearch.ts';

interface Props {
  filters: readonly FilterDefinition[];
  values: FilterValues;
  typed: TypedSearch;
  /** Hides the parts that are folded away where there is little room. */
  folded: SystemStyleObject;
}

export function FilterForm({ filters, values, typed, folded }: Props) {
  const { t } = useTranslation('ui');
  const texts = filters.filter((filter) => filter.kind === 'text');
  const dates = filters.find((filter) => filter.kind === 'dates');
  const scope = texts.find((filter) => filter.key === typed.scope);
  const { fields, problem, errorId, handleSubmit } = useDays(dates && values[dates.key], (range) =>
    typed.apply(dates && { [dates.key]: range }),
  );
  return (
    <chakra.div flex="1 1 24rem" minW="0" css={{ '@container list (width < 72rem)': { flexBasis: '100%' } }}>
      <chakra.form display="flex" flexWrap="wrap" gap="2" alignItems="center" onSubmit={handleSubmit}>
        {texts.length > 1 && (
          <chakra.div width="7.5rem" css={folded}>
            <Select
              aria-label={t('ui.filter.scope')}
              width="full"
              options={texts.map((filter) => ({ value: filter.key, label: filter.label }))}
              value={typed.scope}
              onChange={(event) => typed.setScope(event.target.value)}
            />
          </chakra.div>
        )}
        {scope && <KeywordInput filter={scope} typed={typed} />}
        {dates && (
          <chakra.div role="group" aria-label={dates.label} display="flex" flexWrap="wrap" alignItems="center" gap="2" css={folded}>
            <chakra.span
              color="fg.muted"
              whiteSpace="nowrap"
              ms={scope && '2'}
              css={{ '@container list (width < 48rem)': { width: 'full', ms: '0' } }}
            >
              {dates.label}
            </chakra.span>
            <DateRangeInput {...fields} />
            <Button type="submit">{t('ui.filter.search')}</Button>
          </chakra.div>
        )}
      </chakra.form>
      {problem !== null && (
        <chakra.p id={errorId} role="alert" color="danger.fg" fontSize="sm" mt="1">
          <MessageText message={problem} />
        </chakra.p>
      )}
    </chakra.div>
  );
}
