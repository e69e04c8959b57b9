// Pages that belong together: links, not tabs, because each is a page of its own.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { show } from '../../testing/render.tsx';
import { LinkTabs } from './LinkTabs.tsx';

const TABS = [
  { to: '/one', label: 'One', count: 3 },
  { to: '/two', label: 'Two', count: 0 },
  { to: '/three', label: 'Three' },
];

it('are links in a named row, each with its count and a stop of its own for the Tab key; the page that is open is said', async () => {
  const { address } = await show(<LinkTabs label="Letters" tabs={TABS} />, { at: '/two' });
  const row = screen.getByRole('navigation', { name: 'Letters' });
  const links = within(row).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['One3', '/one', null],
    ['Two0', '/two', 'page'],
    ['Three', '/three', null],
  ]);
  expect(within(row).queryAllByRole('tab')).toEqual([]);
  const walked: (string | null | undefined)[] = [];
  for (const _ of links) {
    await userEvent.tab();
    walked.push(document.activeElement?.textContent);
  }
  expect(walked).toEqual(['One3', 'Two0', 'Three']);
  await userEvent.keyboard('{ArrowLeft}');
  expect(address(), 'arrow keys scroll').toBe('/two');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/three');
});
