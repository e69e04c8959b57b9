// The words of every list of manuscripts: its filters, its orders, all or pending.
import { useTranslation } from 'react-i18next';
import type { ListWords } from '../lists/ListPage.tsx';

/** `hasPending`: something waits for the viewer at times; `pendingCount`: how much of it now, of `allCount`. */
export function useManuscriptWords({
  hasPending = false,
  pendingCount,
  allCount,
}: {
  hasPending?: boolean;
  allCount?: number | undefined;
  pendingCount?: number | undefined;
}): ListWords {
  const { t } = useTranslation('manuscripts');
  return {
    filters: {
      title: t('manuscripts.filter.title'),
      number: t('manuscripts.filter.number'),
      journal: t('manuscripts.filter.journal'),
      submitted: t('manuscripts.filter.submitted'),
      saved: t('manuscripts.column.saved'),
      status: t('manuscripts.filter.status'),
      due: t('manuscripts.column.due'),
      colloquium: t('manuscripts.group.journal'),
    },
    search: { label: t('manuscripts.search.everything'), placeholder: t('manuscripts.search.placeholder') },
    sorts: {
      submitted: [t('manuscripts.sort.oldest'), t('manuscripts.sort.newest')],
      number: [t('manuscripts.sort.numberUp'), t('manuscripts.sort.numberDown')],
      published: [t('manuscripts.sort.publishedUp'), t('manuscripts.sort.publishedDown')],
      due: [t('manuscripts.sort.dueFirst'), t('manuscripts.sort.dueLast')],
    },
    scopes: hasPending
      ? {
          label: t('manuscripts.scope.label'),
          all: t('manuscripts.scope.all'),
          pending: t('manuscripts.scope.pending'),
          allCount,
          pendingCount,
        }
      : undefined,
  };
}
