// The list of single publications: the fields of each, its filters and orders (S2 §2.7).
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { SINGLE_PUBLICATIONS } from '../../components/contribution/manuscript-address.ts';
import { listVariables } from '../../components/lists/address.ts';
import { publicationsOf } from '../../testing/publication-rows.ts';
import { showRoute } from '../../testing/render.tsx';
import query, { type SingleListPageQuery } from './__generated__/SingleListPageQuery.graphql.ts';
import { SingleListPage } from './SingleListPage.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const showSingles = (role: RoleKindCode = 'EDITOR_IN_CHIEF', at = '/main/editorChiefSingleList') =>
  showRoute<SingleListPageQuery>(query, (search) => listVariables(SINGLE_PUBLICATIONS, search), <SingleListPage />, {
    at,
    objects: publicationsOf(role, 'singlePublications', { state: 'SINGLE_PUBLISHED' }),
  });
const lines = () => screen.getAllByRole('row').filter((line) => line.hasAttribute('data-row'));

it('what was published singly says when and as which of its journal, and its files are downloaded (SC-102, S2-014, P2-280, P2-284)', async () => {
  await showSingles();
  const [line] = lines();
  expectColumns(line, {
    题名稿件编号: '水利碑刻考组稿JN20260001周明江南文化',
    当前状态: '单篇发布已 3 天',
    发布日期: '2026-03-02第 4 篇',
    投稿时间: '2026-03-05 14:32',
    操作: '状态详情下载',
  });
  expect(line?.querySelector('time[title]')?.getAttribute('title'), 'time of submission').toBe('2026-03-05 14:32');
  expect([...(line?.querySelectorAll('a') ?? [])].map(({ pathname }) => pathname)).toEqual([
    '/main/editorChiefSingleList/singleDetaile',
    '/main/editorChiefSingleList/singleStatus',
    '/main/editorChiefSingleList/singleDetaile',
    '/files/x',
  ]);
});

it('is narrowed by number, time, title and journal, and ordered by number, time and publication, the latest first (P2-281, P2-282, P2-283)', async () => {
  const page = await showSingles('EDITOR', '/main/editorChiefSingleList?submitted=2026-03-01..2026-03-31&number=JN');
  const asked = () => page.asked().filter(({ name }) => name === 'SingleListPageQuery');
  const sort = screen.getByRole('combobox', { name: '排序' });
  expect(within(sort).getAllByRole('option')).toHaveLength(6);
  await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: '投稿时间' }));
  expect(asked().at(-1)?.variables).toMatchObject({
    filter: { manuscriptNumber: 'JN', submitted: { from: '2026-03-01', to: '2026-03-31' } },
    orderBy: { field: 'SUBMITTED_AT', direction: 'ASC' },
  });
  const answer = () => page.answer('SingleListPageQuery', publicationsOf('EDITOR', 'singlePublications'));
  await answer();
  await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: '稿件编号' }));
  expect(asked().at(-1)?.variables['orderBy']).toEqual({ field: 'MANUSCRIPT_NUMBER', direction: 'ASC' });
  await answer();
  await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: '发布日期' }));
  expect(asked().at(-1)?.variables['orderBy']).toMatchObject({ field: 'PUBLISHED_ON' });
  await answer();
  const scope = screen.getByRole('combobox', { name: '查询范围' });
  expect(
    within(scope)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['全部', '题名', '稿件编号', '刊物']);
  for (const [name, word, filter] of [
    ['题名', '碑刻', { title: '碑刻' }],
    ['稿件编号', 'SL', { manuscriptNumber: 'JNSL' }],
    ['刊物', '江南', { colloquium: '江南' }],
  ] as const) {
    await userEvent.selectOptions(scope, name);
    await userEvent.type(screen.getByRole('searchbox'), `${word}{Enter}`);
    await act(async () => {});
    expect(asked().at(-1)?.variables['filter'], name).toMatchObject(filter);
    await answer();
  }
  expect(listVariables(SINGLE_PUBLICATIONS, new URLSearchParams()).orderBy).toEqual({ field: 'PUBLISHED_ON', direction: 'DESC' });
});
