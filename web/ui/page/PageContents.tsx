// The contents of a long page: at its side and in sight where there is room, else above it.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fromWidth } from '../overlay/Sheet.tsx';
import { Anchor } from '../TextLink.tsx';

interface ContentsEntry {
  /** Of the element that it leads to. */
  id: string;
  title: string;
  /** How much it lacks. */
  missing?: number;
}

const BESIDE = fromWidth(60);

/** Stays in sight beside the page. */
const STICKY: SystemStyleObject = {
  position: 'sticky',
  top: 'calc(var(--header-height, 0px) + 1.5rem)',
  maxHeight: 'calc(100dvh - var(--header-height, 0px) - 3rem)',
  '& > ol': { display: 'grid', borderInlineStartWidth: '1px', paddingInlineStart: '4' },
};
const LINE: SystemStyleObject = { listStyleType: 'none', display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '2' };

export function PageContents({ entries, children }: { entries: readonly ContentsEntry[]; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <chakra.div css={{ containerType: 'inline-size' }}>
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{ [BESIDE]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } }}
      >
        <chakra.nav aria-label={t('ui.page.contents')} overflowY="auto" css={{ '& > ol': LINE, [BESIDE]: STICKY }} data-no-print>
          <ol>
            {entries.map(({ id, title, missing = 0 }) => (
              <li key={id}>
                <Anchor href={`#${id}`}>{title}</Anchor>
                {missing > 0 && (
                  <chakra.span ms="2" fontSize="sm" color="fg.muted" whiteSpace="nowrap">
                    {t('ui.step.missing', { count: missing })}
                  </chakra.span>
                )}
              </li>
            ))}
          </ol>
        </chakra.nav>
        <chakra.div minW="0">{children}</chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
