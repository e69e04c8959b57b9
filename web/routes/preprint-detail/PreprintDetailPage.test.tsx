// A preprint as its readers see it: everything that was typed, and the file.
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type PreprintDetailPageQuery } from './__generated__/PreprintDetailPageQuery.graphql.ts';
import { PreprintDetailPage } from './PreprintDetailPage.tsx';
import { buildTypedName } from '../../components/names/typed-name.factory.ts';

const PREPRINT = {
  id: 'p1',
  title: '湖区碑刻',
  keywords: '水利；碑刻',
  abstract: '第一行\n第二行',
  submittedAt: '2026-03-05T06:32:00.000Z',
  email: 'shen@example.org',
  phone: '13800001234',
  authors: [
    { name: '沈知远', parts: buildTypedName('沈知远'), unit: '临江大学' },
    { name: '顾清禾', parts: buildTypedName('顾清禾', { latinFamilyName: 'Gu', latinGivenName: 'Qinghe' }), unit: '东湖大学' },
  ],
  file: { name: '预印本.docx', size: 2048, uploadedAt: '2026-03-04T01:00:00.000Z', downloadUrl: '/preprint-files/x' },
};

const open = (isThere = true) =>
  showRoute<PreprintDetailPageQuery>(QUERY, (search) => ({ id: search.get('id') ?? '' }), <PreprintDetailPage />, {
    at: '/main/editorPreprintContribution/preprintDetail?id=p1&roleId=3&type=1',
    objects: isThere ? { Node: () => ({ __typename: 'Preprint' }), Preprint: () => PREPRINT } : { Query: () => ({ node: null }) },
  });

it('shows title, keywords, abstract, each author with the unit, address and phone as they were entered (P2-425 to P2-429, SC-109, S2-029)', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('湖区碑刻');
  expect(screen.getByText('水利；碑刻')).toBeTruthy();
  expect(screen.getByText(/第一行\s第二行/)).toBeTruthy();
  const authors = within(screen.getByRole('region', { name: '作者' })).getAllByRole('listitem');
  expect(authors.map(({ textContent }) => textContent)).toEqual(['沈知远临江大学', '顾清禾Qinghe Gu东湖大学']);
  expect(screen.getByRole('link', { name: 'shen@example.org' }).getAttribute('href')).toBe('mailto:shen@example.org');
  expect(screen.getByText('13800001234')).toBeTruthy();
});

it('downloads the Word file, which is shown with name, size and date (P2-430)', async () => {
  await open();
  const file = within(screen.getByRole('region', { name: '稿件文件' }));
  expect(file.getByRole('link', { name: '预印本.docx' }).getAttribute('href')).toBe('/preprint-files/x');
  expect(file.getByText('2.00 KB')).toBeTruthy();
  expect(file.getByText('2026-03-04 09:00')).toBeTruthy();
});

it('of what is not there, or not for this reader, it says that it is not there', async () => {
  await open(false);
  expect(screen.queryByRole('heading', { name: '湖区碑刻' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});
