// The record of authorship on paper: both languages at once, every version of the list, and nothing that its reader was not given.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type AuthorshipRecordPageQuery } from './__generated__/AuthorshipRecordPageQuery.graphql.ts';
import { AuthorshipRecordPage } from './AuthorshipRecordPage.tsx';

const author = (position: number, name: string, state: string, own: object = {}) => ({
  name,
  latinName: null,
  unitEn: null,
  rorIds: [],
  orcid: null,
  unit: '江城大学',
  position,
  isCorresponding: false,
  roles: [],
  state,
  answeredAt: '2026-03-05T06:32:00.000Z',
  address: null,
  words: null,
  ...own,
});
const lists = [
  {
    version: 2,
    madeAt: '2026-03-09T02:00:00.000Z',
    reason: '补列一位作者',
    authors: [
      author(1, '沈知远', 'HANDED_IN', { latinName: 'Zhiyuan Shen', isCorresponding: true }),
      author(2, '李四', 'CONFIRMED', { roles: ['SOFTWARE', 'WRITING_REVIEW_EDITING'], address: 'l***@river.test' }),
      author(3, '王五', 'ASKED', { address: 'w***@river.test' }),
    ],
  },
  {
    version: 1,
    madeAt: '2026-03-01T02:00:00.000Z',
    reason: null,
    authors: [author(1, '沈知远', 'HANDED_IN'), author(2, '李四', 'CONFIRMED')],
  },
];

const showPage = (authorshipRecord: object | null, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  showRoute<AuthorshipRecordPageQuery>(QUERY, (search) => ({ id: search.get('id') ?? '' }), <AuthorshipRecordPage />, {
    at: '/main/authorshipRecord?roleId=1&id=m',
    language,
    objects: {
      Viewer: () => ({ currentRole: { kind: 'AUTHOR' } }),
      Contribution: () => ({
        __typename: 'Contribution',
        id: 'm',
        manuscriptNumber: 'JN20260001',
        titleZh: '水利碑刻考',
        titleEn: 'Inscriptions on Water',
        authorshipRecord,
      }),
    },
  });

it.each(['zh-CN', 'en-US'] as const)(
  'has both languages in either, the present list first, with who answered what when (B-107), %s',
  async (language) => {
    await showPage({ journalZh: '江南文化', journalEn: 'Jiangnan Culture', lists }, language);
    const paper = screen.getByRole('article', { name: '署名确认记录' }).textContent ?? '';
    for (const words of [
      '署名确认记录',
      'Record of authorship',
      '江南文化',
      'Jiangnan Culture',
      '水利碑刻考',
      'Inscriptions on Water',
      'JN20260001',
      '当前作者名单（第 2 版，2026-03-09）',
      'Earlier list of authors (version 1, 2026-03-01)',
      '补列一位作者',
      'Zhiyuan Shen',
      '软件、审阅与修改',
      'Software; Writing – review & editing',
      '已确认',
      'Confirmed',
      '2026-03-05 14:32',
      'l***@river.test',
      'Asked, no answer yet',
    ])
      expect(paper).toContain(words);
    expect(paper.indexOf('第 2 版')).toBeLessThan(paper.indexOf('第 1 版'));
  },
);

it('is printed by its button (B-107)', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await showPage({ journalZh: '江南文化', journalEn: null, lists });
  await userEvent.click(screen.getByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('says so where there is none, or it is not for its reader (B-107)', async () => {
  await showPage(null);
  expect(screen.getByText('没有署名确认记录')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
});
