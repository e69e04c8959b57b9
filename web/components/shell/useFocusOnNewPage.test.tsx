// Where the focus is after a step: at the beginning of another page, and where it was on the same one.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { STAYS_HERE } from './stays-here.ts';
import { useFocusOnNewPage } from './useFocusOnNewPage.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function follow(at: string, to: string, state?: unknown): Promise<string> {
  function Frame() {
    const content = useRef<HTMLElement>(null);
    useFocusOnNewPage(content);
    return (
      <main ref={content} tabIndex={-1}>
        <Link to={to} state={state}>
          下一篇
        </Link>
      </main>
    );
  }
  const { address } = await show(<Frame />, { at });
  await userEvent.click(screen.getByRole('link'));
  expect(address()).toBe(to);
  return document.activeElement?.tagName ?? '';
}

it('another page begins at its beginning', async () => {
  expect(await follow('/main/msgCenter', '/main/editorManusList')).toBe('MAIN');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
});

it.each([
  ['another manuscript', '/main/detailChief?roleId=3&id=c1', '/main/detailChief?roleId=3&id=c2'],
  ['a new manuscript', '/main/create?id=c1', '/main/create'],
])('%s is another page', async (_what, at, to) => {
  expect(await follow(at, to)).toBe('MAIN');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
});

it.each([
  ['a filter of a list', '/main/editorManusList?roleId=3', '/main/editorManusList?roleId=3&page=2', undefined],
  ['a tab of a manuscript', '/main/change?id=c1', '/main/change?id=c1&tab=2', undefined],
  ['a manuscript saved for the first time', '/main/create', '/main/create?id=c1', undefined],
  ['a menu of the page that keeps the focus', '/main/detailSet?id=j1', '/main/detailSet?id=j2', STAYS_HERE],
])('%s leaves the focus where it is', async (_what, at, to, state) => {
  expect(await follow(at, to, state)).toBe('A');
  expect(window.scrollTo).not.toHaveBeenCalled();
});
