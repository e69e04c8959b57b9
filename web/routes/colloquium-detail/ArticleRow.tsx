// One article in the order of its issue: title, authors, column, how many pages it has and which they are.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { articleAnchor } from './article-anchor.ts';
import type { Article } from './read-issue.ts';

const WIDE = '@container (min-width: 56rem)';

/** One line where there is room for it; else the title has a line of its own. */
const LINE: SystemStyleObject = {
  '& [data-part=position]': { display: 'none', color: 'fg.muted' },
  [WIDE]: {
    gridTemplateColumns: '1.5rem minmax(0, 1fr) 6rem 9rem 7rem 4rem',
    '& [data-part=position]': { display: 'inline' },
    '& [data-part=facts]': { display: 'contents' },
  },
};

interface Props {
  id: string;
  title: string;
  article: Article | undefined;
  /** From 1, as shown now. */
  position: number;
  pages: { firstPage: number | null; lastPage: number | null } | undefined;
  pageCount: string;
  error: string | undefined;
  onPages: (text: string) => void;
  onRemove: () => void;
}

export function ArticleRow({ id, title, article, position, pages, pageCount, error, onPages, onRemove }: Props) {
  const { t } = useTranslation('issues');
  return (
    <chakra.div
      id={articleAnchor(id)}
      tabIndex={-1}
      scrollMarginTop="20"
      display="grid"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      py="2"
      css={LINE}
    >
      <span data-part="position">{position}</span>
      <chakra.div minW="0" overflowWrap="anywhere">
        <chakra.div fontWeight="semibold">{title}</chakra.div>
        <chakra.div color="fg.muted" fontSize="sm">
          {[article?.authorDisplayNames, article?.contribution?.manuscriptNumber].filter(Boolean).join(' · ')}
        </chakra.div>
      </chakra.div>
      <chakra.div data-part="facts" display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1">
        <chakra.span color="fg.muted">{article?.columnDisplayName ?? t('issues.noColumn')}</chakra.span>
        <Field label={t('issues.pageCount')} error={error} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2" fontSize="sm">
          <Input
            aria-label={t('issues.pageCountOf', { name: title })}
            width="4.5rem"
            inputMode="numeric"
            autoComplete="off"
            value={pageCount}
            onChange={(event) => onPages(event.target.value)}
          />
        </Field>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {pagesText(pages, (from, to) => t('issues.pages', { from, to })) ?? t('issues.pagesUnknown')}
        </chakra.span>
        <Button variant="link" color="danger.fg" justifySelf="start" aria-label={t('issues.removeOf', { name: title })} onClick={onRemove}>
          {t('issues.removeShort')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function pagesText(pages: Props['pages'], say: (from: number, to: number | string) => string): string | null {
  if (pages?.firstPage == null) return null;
  return say(pages.firstPage, pages.lastPage ?? '…');
}
