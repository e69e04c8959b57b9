// Links inside text and rows: router link, or plain anchor for downloads and other sites.
import { chakra, defineRecipe } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isWebAddress } from '../../shared/web-address.ts';

const recipe = defineRecipe({
  base: {
    color: 'accent.fg',
    textDecoration: 'none',
    textUnderlineOffset: '3px',
    borderRadius: 'sm',
    _hover: { textDecoration: 'underline' },
  },
});

export const TextLink = chakra(Link, recipe);
export const Anchor = chakra('a', recipe);

/** To an address that somebody typed, in a new window; text that is no address is shown without a link. */
export function WebLink({ href, children }: { href: string; children: ReactNode }) {
  if (!isWebAddress(href)) return <chakra.span overflowWrap="anywhere">{children}</chakra.span>;
  return (
    <Anchor href={href} target="_blank" rel="noreferrer noopener" overflowWrap="anywhere">
      {children}
    </Anchor>
  );
}
