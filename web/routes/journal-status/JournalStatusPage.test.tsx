// The statistics of journals' state: filters that act when one searches, columns, and figures that open their rows.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { expectColumns } from '../../testing/columns.ts';
import { showRoute, type ShowOptions } from '../../testing/render.tsx';
import QUERY, { type JournalStatusPageQuery } from './__generated__/JournalStatusPageQuery.graphql.ts';
import { statusVariables } from './address.ts';
import { JournalStatusPage } from './JournalStatusPage.tsx';

const ROW = {
  id: 'row1',
  foundedOn: '2019-03-01',
  chiefEditorName: '陆承泽',
  state: 'ACTIVE',
  latestIssue: 8,
  colloquium: { id: 'c1', number: 'JN', name: '江南文化', subject: { label: '中国历史' }, cycle: { label: '半年刊' } },
};

const open = (rows: readonly object[] = [ROW], totalCount = rows.length, options: ShowOptions = {}) =>
  showRoute<JournalStatusPageQuery>(QUERY, statusVariables, <JournalStatusPage />, {
    at: '/main/status?roleId=7',
    ...options,
    objects: {
      StatisticsChoices: () => ({ subjects: [{ value: 's1', label: '中国历史' }] }),
      JournalStatusConnection: () => ({ totalCount, totalCountIsCapped: false, edges: rows.map((node) => ({ node })) }),
    },
  });

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

describe('the table', () => {
  it('names number, founding day, editor-in-chief, journal, subject, cycle, state and newest issue (P3-165 to P3-172)', async () => {
    await open();
    expectColumns(screen.getByRole('row', { name: /江南文化/ }), {
      集刊编号: 'JN',
      集刊名称: '江南文化',
      创刊时间: '2019-03-01',
      主编: '陆承泽',
      学科分类: '中国历史',
      出版周期: '半年刊',
      当前状态: '活跃',
      最新期数: '8',
      操作: '详情',
    });
  });

  it('leaves blank what there is not, and calls a closed journal inactive', async () => {
    await open([{ ...ROW, foundedOn: null, chiefEditorName: null, latestIssue: null, state: 'INACTIVE' }]);
    expect(rowOf('江南文化').getByText('非活跃')).toBeTruthy();
    expect(rowOf('江南文化').queryByText('null')).toBeNull();
  });

  it('leads to the details with the role of the address (R3-107, P3-173, P3-174)', async () => {
    for (const roleId of ['7', '6', '12']) {
      await open([ROW], 1, { at: `/main/status?roleId=${roleId}` });
      expect(screen.getByRole('link', { name: '江南文化，详情' }).getAttribute('href')).toBe(
        `/main/operateList/jikanDetail?roleId=${roleId}&id=c1&showType=0`,
      );
      cleanup();
    }
  });

  it('counts what it shows, has ten rows a page, and pages above one (R3-103, R3-205, P3-103, P3-104)', async () => {
    expect(statusVariables(new URLSearchParams()).first).toBe(10);
    await open([ROW], 11);
    expect(screen.getByText('第 1–10 条，共 11 条')).toBeTruthy();
    expect(screen.getByRole('navigation', { name: '分页' })).toBeTruthy();
    cleanup();
    await open([ROW], 10);
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
  });

  it('says in the specified words that there is nothing (R3-104, R3-203, P3-105, R2-202)', async () => {
    await open([]);
    expect(screen.getByText('没有符合条件的数据')).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
    cleanup();
    await open([], 0, { language: 'en-US' });
    expect(screen.getByText('No matching data')).toBeTruthy();
  });
});

describe('the filters', () => {
  it('are the state and the founding days, and act when one searches (P3-106, P3-163, P3-164, R3-111, R3-112)', async () => {
    const { address, asked } = await open();
    const states = within(screen.getByRole('combobox', { name: '当前状态' })).getAllByRole('option');
    expect(states.map(({ textContent }) => textContent)).toEqual(['全部', '活跃', '非活跃']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '当前状态' }), '非活跃');
    await userEvent.type(screen.getByRole('textbox', { name: '起始日期' }), '2020-1-5');
    await userEvent.type(screen.getByRole('textbox', { name: '截止日期' }), '2020/12/9');
    expect(address()).toBe('/main/status?roleId=7');
    expect(asked().map(({ name }) => name)).not.toContain('JournalStatusPageQuery');
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(new URLSearchParams(address().split('?')[1]).get('founded')).toBe('2020-01-05..2020-12-09');
    const last = asked().findLast(({ name }) => name === 'JournalStatusPageQuery');
    expect(last?.variables).toMatchObject({ filter: { states: ['INACTIVE'], founded: { from: '2020-01-05', to: '2020-12-09' } } });
  });

  it('say at the field what is no day, and search for nothing', async () => {
    const { address } = await open();
    await userEvent.type(screen.getByRole('textbox', { name: '截止日期' }), '2020-02-31{Enter}');
    expect(address()).toBe('/main/status?roleId=7');
    expect(screen.getByRole('group', { name: '创刊时间' }).textContent).toMatch(/日期/);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '截止日期' }));
  });

  it('are taken off together', async () => {
    const { address } = await open([ROW], 1, { at: '/main/status?roleId=7&status=ACTIVE&subject=s1' });
    expect(screen.getByText(/学科分类.*中国历史/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '清空条件' }));
    expect(address()).toBe('/main/status?roleId=7');
  });
});

it('draws the journals of each subject, each figure opens its rows, and a sentence says how many there are now (B-452)', async () => {
  const { answer } = await open();
  await answer('StatusFiguresQuery', {
    ViewerType: () => ({}),
    JournalsOfSubject: () => ({ active: 3, inactive: 1, subject: { id: 's1', label: '中国历史' } }),
  });
  const figures = within(screen.getByRole('table', { name: '各学科的集刊' }));
  expect(figures.getByRole('link', { name: '中国历史，活跃：3，查看明细' }).getAttribute('href')).toBe(
    '/main/status?roleId=7&subject=s1&status=ACTIVE',
  );
  expect(screen.getByText('目前共 4 种集刊；接收投稿 3 种。')).toBeTruthy();
  expect(screen.getByText(/没有可比较的上年数据/)).toBeTruthy();
});
