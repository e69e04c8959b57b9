// A page for reading: one sheet on the left, headed by its title, and a rail that stays in sight on the right. Where there is no room for
// both the rail stands between title and text.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Where the rail stands beside the sheet. */
const BESIDE = '@container reading (min-width: 58rem)';

/** Where it stands above the sheet with room for two columns. */
const ABOVE = '@container reading (min-width: 40rem) and (max-width: 57.9rem)';

interface Props {
  title: ReactNode;
  rail: ReactNode;
  /** Name of the rail, for screen readers. */
  railLabel: string;
  /** Sections of the sheet. */
  children: ReactNode;
}

export function ReadingLayout({ title, rail, railLabel, children }: Props) {
  return (
    <chakra.div css={{ containerType: 'inline-size', containerName: 'reading' }}>
      <chakra.div
        display="grid"
        rowGap="4"
        columnGap="6"
        alignItems="start"
        gridTemplateColumns="minmax(0, 1fr)"
        css={{
          [BESIDE]: {
            gridTemplateColumns: 'minmax(0, 1fr) 22rem',
            gridTemplateRows: 'auto 1fr',
            rowGap: '0',
            '& > div:nth-of-type(1)': {
              gridColumn: '1',
              gridRow: '1',
              borderEndStartRadius: '0',
              borderEndEndRadius: '0',
              borderBlockEndWidth: '0',
            },
            '& > div:nth-of-type(2)': { gridColumn: '1', gridRow: '2', borderStartStartRadius: '0', borderStartEndRadius: '0' },
          },
        }}
      >
        {title}
        <chakra.aside
          aria-label={railLabel}
          display="grid"
          gap="3"
          gridTemplateColumns="minmax(0, 1fr)"
          css={{
            [ABOVE]: { '&:has(> :nth-child(2):not(:empty))': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
            [BESIDE]: {
              gridColumn: '2',
              gridRow: '1 / span 2',
              position: 'sticky',
              top: 'calc(var(--header-height, 0px) + 1.5rem)',
              maxHeight: 'calc(100dvh - var(--header-height, 0px) - 3rem)',
              overflowY: 'auto',
            },
          }}
        >
          {rail}
        </chakra.aside>
        {children}
      </chakra.div>
    </chakra.div>
  );
}
