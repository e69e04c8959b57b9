// Columns of a dictionary: its words in both languages, code, number of uses, and the acts.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import type { DictionariesPageQuery$data } from './__generated__/DictionariesPageQuery.graphql.ts';
import { useRetireEntry } from './useRetireEntry.ts';

export type Entry = NonNullable<DictionariesPageQuery$data['dictionaryEntries']>[number];

interface Asks {
  isFixed: boolean;
  onRename: (entry: Entry) => void;
  onRetire: (entry: Entry) => void;
  /** After one is offered again, which needs no question. */
  onDone: () => void;
}

/** Counting stops here. */
const MOST = 1000;

/** “3 journals · 120 manuscripts”; null: nobody uses it. */
export function useUses() {
  const { t, i18n } = useTranslation('dictionaries');
  const number = new Intl.NumberFormat(i18n.language);
  return ({ uses }: Entry): string | null => {
    const parts = (['journals', 'manuscripts', 'people'] as const).flatMap((what) => {
      const count = uses?.[what] ?? 0;
      return count > 0 ? t(`dictionaries.uses.${what}`, { count: number.format(count) + (count >= MOST ? '+' : '') }) : [];
    });
    return parts.length > 0 ? parts.join(' · ') : null;
  };
}

export function useEntryColumns({ isFixed, onRename, onRetire, onDone }: Asks): Column<Entry>[] {
  const { t } = useTranslation('dictionaries');
  const usesOf = useUses();
  const { run: retireEntry, isPending } = useRetireEntry();
  async function handleRestore(entry: Entry) {
    if (await retireEntry({ dictionaryEntryId: entry.id, isRetired: false })) onDone();
  }
  return [
    {
      key: 'labelZh',
      header: t('dictionaries.field.labelZh'),
      part: 'title',
      cell: ({ labelZh, isRetired }) => (
        <chakra.span fontWeight="semibold" color={isRetired ? 'fg.muted' : undefined}>
          {labelZh} {isRetired && <Mark tone="slate">{t('dictionaries.retired')}</Mark>}
        </chakra.span>
      ),
    },
    {
      key: 'labelEn',
      header: t('dictionaries.field.labelEn'),
      width: '18rem',
      cell: ({ labelEn }) => (
        <chakra.span lang="en" display="block" truncate title={labelEn}>
          {labelEn}
        </chakra.span>
      ),
    },
    { key: 'value', header: t('dictionaries.field.value'), width: '6rem', from: 56, cell: ({ value }) => value },
    {
      key: 'uses',
      header: t('dictionaries.field.uses'),
      width: '16rem',
      from: 64,
      cell: (entry) => usesOf(entry) ?? <chakra.span color="fg.muted">{t('dictionaries.unused')}</chakra.span>,
    },
    {
      key: 'acts',
      header: t('dictionaries.field.acts'),
      part: 'acts',
      width: '9rem',
      cell: (entry) => (
        <chakra.span display="inline-flex" gap="4">
          <Button
            {...USUAL_ACT}
            variant="link"
            aria-label={t('dictionaries.renameOf', { name: entry.labelZh })}
            onClick={() => onRename(entry)}
          >
            {t('dictionaries.rename')}
          </Button>
          {!isFixed &&
            (entry.isRetired ? (
              <Button
                variant="link"
                aria-label={t('dictionaries.restoreOf', { name: entry.labelZh })}
                isPending={isPending}
                onClick={() => void handleRestore(entry)}
              >
                {t('dictionaries.restore')}
              </Button>
            ) : (
              <Button variant="link" aria-label={t('dictionaries.retireOf', { name: entry.labelZh })} onClick={() => onRetire(entry)}>
                {t('dictionaries.retire')}
              </Button>
            ))}
        </chakra.span>
      ),
    },
  ];
}
