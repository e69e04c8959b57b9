// A link from a row of a list to its page: the list's address goes along, row and scroll are kept for the way back.
import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, type To } from 'react-router-dom';
import { TextLink } from '../../ui/TextLink.tsx';
import { keepPlace, openedFrom } from './place.ts';

export function RowLink(props: Omit<ComponentProps<typeof TextLink>, 'state' | 'onClick' | 'to'> & { to: To }) {
  const { pathname, search } = useLocation();
  const list = pathname + search;
  function handleClick({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
    keepPlace({ list, row: currentTarget.closest('[data-row]')?.getAttribute('data-row') ?? null, scroll: window.scrollY });
  }
  return <TextLink {...props} state={openedFrom(list)} onClick={handleClick} />;
}
