// Contents of a long page: each line leads to its part. Stays in sight beside the page, and stands above it where there is no room.
import { chakra } from '@chakra-ui/react';
import { Anchor } from '../TextLink.tsx';

export interface TableOfContentsProps {
  label: string;
  /** By the ids of their elements. */
  entries: readonly { id: string; title: string }[];
}

export function TableOfContents({ label, entries }: TableOfContentsProps) {
  return (
    <chakra.nav
      aria-label={label}
      position={{ xl: 'sticky' }}
      top={{ xl: 'calc(var(--header-height, 0px) + 1.5rem)' }}
      maxH={{ xl: 'calc(100dvh - var(--header-height, 0px) - 3rem)' }}
      overflowY="auto"
      data-no-print
    >
      <chakra.ol
        listStyleType="none"
        display={{ base: 'flex', xl: 'grid' }}
        flexWrap="wrap"
        columnGap="5"
        rowGap="2"
        borderInlineStartWidth={{ xl: '1px' }}
        ps={{ xl: '4' }}
      >
        {entries.map(({ id, title }) => (
          <li key={id}>
            <Anchor href={`#${id}`}>{title}</Anchor>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
