// From one manuscript of a list to the next, beyond the page that was seen, and back to the row at which one is.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { BackToList } from './BackToList.tsx';
import { rowsIn } from './fetch-rows.ts';
import { NeighbourLinks } from './NeighbourLinks.tsx';
import { openedFrom, takePlace } from './place.ts';
import { registerList, type ShownRow } from './list-loads.ts';
import { keepRows, keptRows } from './shown-rows.ts';

const LIST = '/main/editorManusList?roleId=3&scope=pending&page=2';
const row = (id: string): ShownRow => ({ id, title: `题名 ${id}` });
const load = vi.fn<(search: URLSearchParams) => Promise<ShownRow[]>>();

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  load.mockReset();
  registerList('NeighboursTestQuery', load);
});

/** The second page of two rows, of five in all. */
function keepPage(rows = [row('c'), row('d')]) {
  keepRows('', { list: LIST, query: 'NeighboursTestQuery', size: 2, first: 2, total: 5, isCapped: false, rows });
}

const open = (id: string, list: string | null = LIST) =>
  show(
    <>
      <BackToList otherwise="/main/editorManusList?roleId=3">稿件列表</BackToList>
      <NeighbourLinks />
    </>,
    { at: { pathname: '/main/editorManusList/detailChief', search: `?roleId=3&id=${id}`, state: list && openedFrom(list) } },
  );
const words = () => screen.queryByRole('navigation', { name: '同一列表中的稿件' })?.textContent;
async function go(name: string) {
  await userEvent.click(screen.getByRole('link', { name }));
  await act(async () => {});
}
const link = (name: string) => screen.queryByRole('link', { name });

it('says which of the list it is, and leads to the one before and the one after', async () => {
  keepPage();
  load.mockResolvedValue([row('a'), row('b')]);
  const page = await open('c');
  expect(words()).toContain('3 / 5');
  await go('下一篇');
  expect(page.address()).toBe('/main/editorManusList/detailChief?roleId=3&id=d');
  expect(words()).toContain('4 / 5');
  await go('上一篇');
  expect(page.address()).toBe('/main/editorManusList/detailChief?roleId=3&id=c');
  expect(link('下一篇')?.getAttribute('title')).toBe('题名 d');
});

it('goes on beyond the page that was seen, and the way back leads to the page and the row at which one is', async () => {
  keepPage();
  load.mockImplementation(async (search) => (search.get('page') === '3' ? [row('e')] : [row('c'), row('d')]));
  await open('d');
  await go('下一篇');
  expect(words()).toContain('5 / 5');
  expect(link('下一篇')).toBeNull();
  const back = link('稿件列表')?.getAttribute('href') ?? '';
  expect(back).toBe('/main/editorManusList?roleId=3&scope=pending&page=3');
  expect(takePlace(back)).toEqual({ list: back, row: 'e', scroll: 0 });
  expect(load.mock.lastCall?.[0].toString()).toBe('roleId=3&scope=pending&page=3&size=2');
});

it('goes back before the page that was seen', async () => {
  keepPage();
  load.mockResolvedValue([row('a'), row('b')]);
  await open('c');
  await go('上一篇');
  expect(words()).toContain('2 / 5');
  expect(link('稿件列表')?.getAttribute('href')).toBe('/main/editorManusList?roleId=3&scope=pending');
});

it('leaves nothing out when acts have taken some out of the list and others moved up', async () => {
  keepPage();
  // c was received: e has moved up to the second page.
  load.mockImplementation(async (search) => (search.get('page') === '2' ? [row('d'), row('e')] : []));
  await open('d');
  await go('下一篇');
  expect(words()).toContain('5 / 5');
});

it('offers what it knows when the line is down, and nothing where the page was opened from elsewhere', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  keepPage();
  load.mockRejectedValue(new Error('offline'));
  await open('d');
  await act(async () => {});
  expect(link('上一篇')).toBeTruthy();
  expect(link('下一篇')).toBeNull();
});

it.each([
  ['without a list', 'c', null],
  ['from another list', 'c', '/main/optList?roleId=7'],
  ['of a manuscript that was not in it', 'z', LIST],
])('offers nothing %s', async (_case, id, list) => {
  keepPage();
  await open(id, list);
  expect(words()).toBeUndefined();
});

it('keeps the rows apart from those of another person on the same machine', () => {
  keepPage();
  expect(keptRows('', LIST)?.rows).toHaveLength(2);
  expect(keptRows('another', LIST)).toBeNull();
});

it('reads rows from the answer to any list', () => {
  const data = {
    viewer: {
      id: 'v',
      listActs: [],
      counted: { totalCount: 3 },
      list: { totalCount: 1, edges: [{ node: { id: 'a', titleZh: '甲', titleEn: 'A' } }, { node: null }] },
    },
  };
  expect(rowsIn({ data })).toEqual([{ id: 'a', title: '甲' }]);
  expect(rowsIn({ data: { viewer: null } })).toEqual([]);
});
