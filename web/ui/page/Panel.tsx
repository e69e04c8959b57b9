// A sheet on the page: a titled section of a reading page or a form.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { fromWidth } from '../overlay/Sheet.tsx';

export function Panel({
  title,
  actions,
  children,
  id,
  ...rest
}: Omit<HTMLChakraProps<'section'>, 'title'> & { title?: ReactNode; actions?: ReactNode }) {
  const titleId = id && `${id}-title`;
  return (
    <chakra.section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      p={{ base: '4', md: '6' }}
      scrollMarginTop="20"
      minW="0"
      {...rest}
    >
      {(title || actions) && (
        <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="center" mb="4">
          {title && (
            <chakra.h2 id={titleId} fontSize="lg" fontWeight="semibold" flex="1" minW="min(100%, 6em)">
              {title}
            </chakra.h2>
          )}
          {actions}
        </chakra.header>
      )}
      {children}
    </chakra.section>
  );
}

/** Label and value pairs, in two columns where there is room for them. Empty values show a dash. */
export function DataList({ items, columns = 1 }: { items: readonly { label: string; value: ReactNode }[]; columns?: 1 | 2 }) {
  return (
    <chakra.div css={{ containerType: 'inline-size' }}>
      <chakra.dl
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        columnGap="8"
        rowGap="2"
        css={columns === 2 ? { [fromWidth(42)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } : {}}
      >
        {items.map((item) => (
          <chakra.div
            key={item.label}
            display="grid"
            gridTemplateColumns="6.25rem minmax(0, 1fr)"
            gap="3"
            // In a rail the value, such as an address, has the room.
            css={{ [fromWidth(22)]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } }}
          >
            <chakra.dt color="fg.muted">{item.label}</chakra.dt>
            <chakra.dd>{item.value === null || item.value === undefined || item.value === '' ? '—' : item.value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.div>
  );
}
