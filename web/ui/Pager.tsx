// Page numbers (S2 §9): up to six with previous, next and the total; nothing when there is one page; pages to 1,000 (architecture, Screens).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { LAST_PAGE, pageNumbers } from './page-numbers.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  totalCount: number;
  /** The total stands at its cap: there are more. */
  totalCountIsCapped?: boolean;
  onPageChange: (page: number) => void;
}

export function Pager({ page, pageSize, totalCount, totalCountIsCapped = false, onPageChange }: PagerProps) {
  const { t, i18n } = useTranslation('ui');
  const pages = Math.min(Math.ceil(totalCount / pageSize), LAST_PAGE);
  if (pages <= 1) return null;
  const total = new Intl.NumberFormat(i18n.language).format(totalCount) + (totalCountIsCapped ? '+' : '');
  return (
    <chakra.nav
      aria-label={t('ui.pager.label')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      py="3"
      data-no-print
    >
      <chakra.span color="fg.muted">{t('ui.pager.total', { total })}</chakra.span>
      <chakra.div display="flex" alignItems="center" gap="1" flexWrap="wrap">
        <Button size="sm" variant="ghost" icon="chevronLeft" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
          {t('ui.pager.previous')}
        </Button>
        {pageNumbers(page, pages).map((number) => (
          <Button
            key={number}
            size="sm"
            variant={number === page ? 'solid' : 'ghost'}
            px="0"
            minW="8"
            aria-current={number === page ? 'page' : undefined}
            aria-label={t('ui.pager.page', { page: number })}
            display={number === page ? 'inline-flex' : { base: 'none', sm: 'inline-flex' }}
            onClick={() => onPageChange(number)}
          >
            {number}
          </Button>
        ))}
        <Button size="sm" variant="ghost" disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
          {t('ui.pager.next')}
        </Button>
      </chakra.div>
      {page >= LAST_PAGE && totalCountIsCapped && (
        <chakra.p width="full" color="fg.muted">
          {t('ui.pager.narrow')}
        </chakra.p>
      )}
    </chakra.nav>
  );
}
