// The chips of a filter bar: choices as chips that stay in sight, and typed filters, which can be removed.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import type { ChoiceGroup, ChoicesDefinition, FilterDefinition, FilterValues } from './filters.ts';
import { Icon } from '../Icon.tsx';
import { countText } from '../text/count.ts';

interface ChoiceChipsProps {
  filter: ChoicesDefinition;
  /** `A,B`. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** Hides it where there is little room and the bar is folded. */
  folded: SystemStyleObject;
}

/**
 * Any number of choices at once; a dot in the colour that the choice has in the list, a tick when it holds, a dash when a part of a group
 * does.
 */
export function ChoiceChips({ filter: { label, options, groups }, value, onChange, folded }: ChoiceChipsProps) {
  const { t } = useTranslation('ui');
  const [isOpen, setIsOpen] = useState(false);
  const chosen = new Set(value?.split(',') ?? []);
  function choose(values: readonly string[], isChosen: boolean) {
    for (const one of values) {
      if (isChosen) chosen.add(one);
      else chosen.delete(one);
    }
    onChange(options.flatMap((option) => (chosen.has(option.value) ? option.value : [])).join(',') || undefined);
  }
  const single = options.map((option) => ({ label: option.label, tone: option.tone, values: [option.value] }));
  /** Of all its values; a value without a number leaves the group without one. */
  function countOf({ values }: ChoiceGroup): number | undefined {
    const counts = options.filter(({ value: one }) => values.includes(one)).map(({ count }) => count);
    return counts.reduce<number | undefined>((sum, count) => (sum === undefined || count === undefined ? undefined : sum + count), 0);
  }
  const chips = (list: readonly ChoiceGroup[]) =>
    list.map((group) => <Chip key={group.label} group={group} count={countOf(group)} chosen={chosen} onChoose={choose} />);
  return (
    <chakra.div role="group" aria-label={label} display="flex" flexWrap="wrap" alignItems="center" gap="1.5" css={folded}>
      <chakra.span color="fg.muted" me="1.5" css={{ '@container list (width < 48rem)': { width: 'full' } }}>
        {label}
      </chakra.span>
      {chips(groups ?? single)}
      {groups && (
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('ui.filter.hideEach') : t('ui.filter.showEach')}
        </Button>
      )}
      {groups && isOpen && (
        <chakra.div width="full" display="flex" flexWrap="wrap" gap="1.5" pt="1.5" borderTopWidth="1px">
          {chips(single)}
        </chakra.div>
      )}
    </chakra.div>
  );
}

function Chip({
  group,
  count: rows,
  chosen,
  onChoose,
}: {
  group: ChoiceGroup;
  /** How many rows it would leave. */
  count: number | undefined;
  chosen: ReadonlySet<string>;
  onChoose: (values: readonly string[], isChosen: boolean) => void;
}) {
  const count = group.values.filter((value) => chosen.has(value)).length;
  const isAll = count === group.values.length;
  return (
    <chakra.button
      type="button"
      aria-pressed={isAll ? true : count > 0 ? 'mixed' : false}
      onClick={() => onChoose(group.values, !isAll)}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      px="2.5"
      minH={{ base: '8', md: '7' }}
      borderRadius="full"
      borderWidth="1px"
      bg="bg.panel"
      fontSize="sm"
      lineHeight="tight"
      cursor="pointer"
      _hover={{ borderColor: 'accent.fg' }}
      css={{
        '&:not([aria-pressed=false])': { color: 'accent.fg', borderColor: 'accent.fg' },
        '&[aria-pressed=true]': { bg: 'accent.tint', fontWeight: 'medium' },
      }}
    >
      {count > 0 ? (
        <Icon name={isAll ? 'check' : 'minus'} boxSize="3.5" />
      ) : (
        <chakra.span aria-hidden="true" boxSize="1.5" mx="1" borderRadius="full" bg={`${group.tone}.fg`} />
      )}
      {group.label}
      {Boolean(rows) && (
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {countText(rows ?? 0)}
        </chakra.span>
      )}
    </chakra.button>
  );
}

interface ActiveFiltersProps {
  /** Those that hold. */
  filters: readonly FilterDefinition[];
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
  /** Left out: choices show as pressed chips already, and are only counted in for "clear all". */
  areChoicesChips?: boolean;
}

/** The words of a chip: days from and to, or the chosen option. */
function wordsOf(filter: FilterDefinition, value: string): string {
  if (filter.kind !== 'choices' && filter.kind !== 'one') return value.replace('..', ' – ');
  return filter.options.flatMap((option) => (value.split(',').includes(option.value) ? option.label : [])).join('、') || value;
}

export function ActiveFilters({ filters, values, onChange, areChoicesChips = false }: ActiveFiltersProps) {
  const { t } = useTranslation('ui');
  if (filters.length === 0) return null;
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      columnGap="2"
      rowGap="1"
      alignItems="center"
      listStyleType="none"
      aria-label={t('ui.filter.active')}
    >
      {filters.map(
        (filter) =>
          (areChoicesChips || (filter.kind !== 'choices' && filter.kind !== 'one')) && (
            <li key={filter.key}>
              <TypedChip
                label={filter.label}
                value={wordsOf(filter, values[filter.key] ?? '')}
                onRemove={() => onChange({ [filter.key]: undefined })}
              />
            </li>
          ),
      )}
      <li>
        <Button size="sm" variant="link" onClick={() => onChange(Object.fromEntries(filters.map((filter) => [filter.key, undefined])))}>
          {t('ui.filter.clear')}
        </Button>
      </li>
    </chakra.ul>
  );
}

export function TypedChip({ label, value, onRemove }: { label: string; value: string; onRemove: () => void }) {
  const { t } = useTranslation('ui');
  const words = t('ui.filter.chip', { label, value });
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      bg="accent.tint"
      color="accent.fg"
      borderRadius="full"
      ps="3"
      fontSize="sm"
      maxW="full"
    >
      <chakra.span truncate maxW="20rem" title={words}>
        {words}
      </chakra.span>
      <chakra.button
        type="button"
        boxSize="8"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        borderRadius="full"
        cursor="pointer"
        aria-label={t('ui.filter.remove', { label })}
        onClick={onRemove}
      >
        <Icon name="close" boxSize="3.5" />
      </chakra.button>
    </chakra.span>
  );
}
