// The shown rows of how many, and page numbers (S2 §9): up to six, the first and the last among them, with previous and next; pages to
// 1,000 (principles, Screens). The page size can be chosen. Only the count when all rows fit on the smallest page.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button.tsx';
import { Select } from '../form/controls.tsx';
import { LAST_PAGE, pageNumbers } from './page-numbers.ts';

interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  totalCount: number;
  /** The total stands at its cap: there are more. */
  totalCountIsCapped?: boolean | undefined;
  onPageChange: (page: number) => void;
  /** Sizes to choose from, ascending; without them the size is fixed. */
  sizes?: { offered: readonly number[]; onChange: (size: number) => void };
}

export function Pager({ page, pageSize, totalCount, totalCountIsCapped = false, onPageChange, sizes }: PagerProps) {
  const { t, i18n } = useTranslation('ui');
  if (totalCount === 0) return null;
  const pages = Math.min(Math.ceil(totalCount / pageSize), LAST_PAGE);
  const number = new Intl.NumberFormat(i18n.language);
  const total = number.format(totalCount) + (totalCountIsCapped ? '+' : '');
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, totalCount);
  const count =
    from > to ? t('ui.pager.total', { total }) : t('ui.pager.shown', { from: number.format(from), to: number.format(to), total });
  if (totalCount <= (sizes?.offered[0] ?? pageSize)) {
    return (
      <chakra.p py="3" color="fg.muted">
        {count}
      </chakra.p>
    );
  }
  return (
    <chakra.nav
      aria-label={t('ui.pager.label')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      py="3"
      color="fg.muted"
      data-no-print
    >
      <span>{count}</span>
      {sizes && (
        <Select
          aria-label={t('ui.pager.size')}
          width="auto"
          minH="8"
          fontSize="sm"
          value={String(pageSize)}
          options={sizes.offered.map((size) => ({ value: String(size), label: t('ui.pager.perPage', { size }) }))}
          onChange={({ target }) => sizes.onChange(Number(target.value))}
        />
      )}
      {pages > 1 && <Pages page={page} pages={pages} onPageChange={onPageChange} />}
      {page >= LAST_PAGE && totalCountIsCapped && <chakra.p width="full">{t('ui.pager.narrow')}</chakra.p>}
    </chakra.nav>
  );
}

function Pages({ page, pages, onPageChange }: { page: number; pages: number; onPageChange: (page: number) => void }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.div ms="auto" display="flex" alignItems="center" gap="1" flexWrap="wrap" color="fg">
      <Button size="sm" variant="ghost" icon="chevronLeft" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        {t('ui.pager.previous')}
      </Button>
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <chakra.span key={`gap-${index}`} px="1" color="fg.muted" aria-hidden="true" hideBelow="sm">
            …
          </chakra.span>
        ) : (
          <Button
            key={number}
            size="sm"
            variant={number === page ? 'solid' : 'ghost'}
            px="2"
            minW="8"
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('ui.pager.page', { page: number })}
            display={number === page ? 'inline-flex' : { base: 'none', sm: 'inline-flex' }}
            onClick={() => onPageChange(number)}
          >
            {number}
          </Button>
        ),
      )}
      <Button size="sm" variant="ghost" disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
        {t('ui.pager.next')}
      </Button>
    </chakra.div>
  );
}
