// One sheet of paper to read: sections apart by thin lines, no boxes in boxes. It is a container: its contents follow the width of the
// sheet, not of the window.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** For `css`: where the container around it has at least this width, in rem. */
export const fromWidth = (rem: number) => `@container (min-width: ${rem}rem)` as const;

export function Sheet({ css, ...rest }: HTMLChakraProps<'div'>) {
  return <chakra.div bg="bg.panel" borderWidth="1px" borderRadius="md" minW="0" css={{ containerType: 'inline-size', ...css }} {...rest} />;
}

export const SHEET_PADDING = { px: '4', py: '5', css: { [fromWidth(36)]: { paddingInline: '2rem', paddingBlock: '1.5rem' } } };

interface SectionProps {
  id: string;
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function SheetSection({ id, title, actions, children }: SectionProps) {
  return (
    <chakra.section
      id={id}
      aria-labelledby={`${id}-title`}
      {...SHEET_PADDING}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      scrollMarginTop="20"
      minW="0"
    >
      <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="center" mb="3" minH="8">
        <chakra.h2 id={`${id}-title`} fontSize="lg" fontWeight="semibold" flex="1" minW="min(100%, 6em)">
          {title}
        </chakra.h2>
        {actions}
      </chakra.header>
      {children}
    </chakra.section>
  );
}
