// The overview of a manuscript that has been in the pool (S2 §2.3).
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import query, { type ManuscriptOverviewPageQuery } from './__generated__/ManuscriptOverviewPageQuery.graphql.ts';
import { ManuscriptOverviewPage } from './ManuscriptOverviewPage.tsx';

const manuscript = {
  __typename: 'Contribution',
  id: 'a=b',
  manuscriptNumber: 'JN1',
  titleZh: '水利碑刻考',
  subtitleZh: null,
  titleEn: 'Inscriptions on Water',
  subtitleEn: null,
  state: null,
  authorStatus: 'NOT_ACCEPTED',
  withdrawnAt: null,
  stage: 2,
  hasBeenInPool: true,
  source: 'SPECIAL_INVITATION',
  subject: { label: '历史学' },
  articleType: { label: '研究论文' },
  journalHistories: [{ colloquium: { name: '江南文化' } }],
};
const showPage = (own: object = {}) =>
  showRoute<ManuscriptOverviewPageQuery>(query, () => ({ id: 'a=b' }), <ManuscriptOverviewPage />, {
    at: '/main/detailListUn?roleId=1&id=a%3Db',
    objects: { Query: () => ({ node: { ...manuscript, ...own } }), Viewer: () => ({ id: 'me', currentRole: { kind: 'AUTHOR' } }) },
  });

it('tells subject, kind of submission, article type and both titles (P2-081 to P2-084, SC-055)', async () => {
  await showPage();
  const told = Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]));
  expect(told).toEqual({
    稿件编号: 'JN1',
    当前状态: '不予录用',
    学科分类: '历史学',
    投稿类型: '特约稿件',
    文章类型: '研究论文',
    中文题名: '水利碑刻考',
    英文题名: 'Inscriptions on Water',
    所投集刊: '江南文化',
  });
});

it('has a dash for a title that is not there', async () => {
  await showPage({ titleZh: null, titleEn: null });
  expect(['中文题名', '英文题名'].map((name) => screen.getByText(name).nextElementSibling?.textContent)).toEqual(['—', '—']);
});

it.each([
  ['SPECIAL_INVITATION', '特约稿件'],
  ['FREE_SUBMISSION', '自由投稿'],
  ['OTHER', '其他'],
])('names the kind of submission: %s is %s (P2-082)', async (source, name) => {
  await showPage({ source });
  expect(screen.getByText('投稿类型').nextElementSibling?.textContent).toBe(name);
});

it('leads to the whole of it and to its status (P2-085, SC-055)', async () => {
  await showPage();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links).toContain('/main/authormanuList/detailAuthor?roleId=1&id=a%3Db');
  expect(links.some((link) => link.startsWith('/main/stateNouse?'))).toBe(true);
});
