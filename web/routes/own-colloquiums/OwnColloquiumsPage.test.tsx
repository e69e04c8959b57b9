// One's own journals and conferences: each opens its page.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type OwnColloquiumsPageQuery } from './__generated__/OwnColloquiumsPageQuery.graphql.ts';
import { OpenIssuesPage, OwnColloquiumsPage } from './OwnColloquiumsPage.tsx';

const OWN = [
  {
    id: 'j1',
    name: '江南文化研究',
    number: 'JNWH',
    kind: 'PERIODICAL',
    issues: [
      { number: 4, plannedOn: '2026-09-01', sentAt: null },
      { number: 3, plannedOn: '2026-03-01', sentAt: '2026-02-01T02:30:00.000Z' },
    ],
  },
  { id: 'c1', name: '水利史年会', number: 'SLS', kind: 'CONFERENCE', issues: [] },
];
const showPage = (page = <OwnColloquiumsPage />, ownColloquiums: object[] = OWN) =>
  showRoute<OwnColloquiumsPageQuery>(QUERY, () => ({}), page, {
    objects: { Viewer: () => ({ id: 'me', currentRole: { number: 5 }, ownColloquiums }) },
  });

it('lists one’s own journals and conferences, each opening its page (P2-309, SC-084)', async () => {
  await showPage();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('集刊与会议');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['江南文化研究', '/main/operateList/jikanDetail?roleId=5&id=j1&showType=0'],
    ['水利史年会', '/main/meetList/meetDetail?roleId=5&id=c1&showType=1'],
  ]);
  expect(screen.getByRole('row', { name: /江南文化研究.*第 4 期 · 2026-09.*2026-02-01/ })).toBeTruthy();
});

it('says beneath a name, where a phone has no headers, which day is which', async () => {
  await showPage();
  const facts = screen.getByRole('link', { name: '江南文化研究' }).closest('td')?.textContent;
  expect(facts).toContain('编排中的一期 第 4 期 · 2026-09');
  expect(facts).toMatch(/最近送出版社 .*2026-02-01/);
});

it('names under the order of contents those with an issue to order (SC-085, SC-066)', async () => {
  await showPage(<OpenIssuesPage />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['江南文化研究']);
});

it('says so where one has none', async () => {
  await showPage(<OwnColloquiumsPage />, []);
  expect(screen.getByText('您还不是任何集刊或会议的主编')).toBeTruthy();
});
