// The first step of a new manuscript: which subjects it offers.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { showRoute } from '../../../testing/render.tsx';
import QUERY, { type ContributionWizardPageQuery } from '../__generated__/ContributionWizardPageQuery.graphql.ts';
import { ContributionWizardPage } from '../ContributionWizardPage.tsx';

beforeEach(() => sessionStorage.clear());

it('offers a retired subject while a journal of it takes manuscripts (F-074)', async () => {
  await showRoute<ContributionWizardPageQuery>(QUERY, () => ({ id: '', hasId: false }), <ContributionWizardPage />, {
    at: '/main/create?roleId=1',
    objects: {
      Viewer: () => ({ id: 'me', isProfileComplete: true }),
      Query: () => ({
        subjects: [
          { id: 's1', label: '历史学', isRetired: false, isReceiving: false },
          { id: 's2', label: '农学', isRetired: true, isReceiving: true },
          { id: 's3', label: '林学', isRetired: true, isReceiving: false },
        ],
      }),
    },
  });
  const { options } = screen.getByRole<HTMLSelectElement>('combobox', { name: /学科/ });
  expect([...options].filter(({ value }) => value !== '').map(({ text, hidden }) => [text, hidden])).toEqual([
    ['历史学', false],
    ['农学', false],
    ['林学', true],
  ]);
});

it('tells what operations entered of the journal that is chosen, and asks for a column where it has any (F-075, F-098, F-100)', async () => {
  const shown = await showRoute<ContributionWizardPageQuery>(QUERY, () => ({ id: '', hasId: false }), <ContributionWizardPage />, {
    at: '/main/create?roleId=1',
    objects: {
      Viewer: () => ({ id: 'me', isProfileComplete: true }),
      Query: () => ({ subjects: [{ id: 's1', label: '历史学', isRetired: false, isReceiving: true }] }),
    },
  });
  const chooser = (name: string) => screen.queryByRole<HTMLSelectElement>('combobox', { name: new RegExp(`^${name}`) });
  const choose = async (name: string, option: string) =>
    await userEvent.selectOptions(chooser(name) ?? screen.getByLabelText(name), option);
  const next = () => userEvent.click(screen.getByRole('button', { name: '下一步' }));
  await choose('学科分类', '历史学');
  expect(shown.asked()).toEqual([{ name: 'useColloquiumsQuery', variables: { subjectId: 's1' } }]);
  const nothing = { introduction: '', callForPapers: '', callForPapersFile: null, startsOn: null, endsOn: null, columns: [] };
  const journals = [
    {
      ...nothing,
      id: 'j1',
      name: '江南文化',
      introduction: '独有的介绍',
      callForPapers: '独有的征稿',
      columns: [{ id: 'k1', displayName: '书评' }],
    },
    { ...nothing, id: 'j2', name: '古籍研究' },
    { ...nothing, id: 'm1', name: '江南会议', startsOn: '2026-03-01', endsOn: '2026-04-30' },
  ];
  await shown.answer('useColloquiumsQuery', { Query: () => ({ colloquiums: { edges: journals.map((node) => ({ node })) } }) });
  await choose('拟投集刊', '江南文化');
  expect((await screen.findByRole('region', { name: '介绍' })).textContent).toContain('独有的介绍');
  expect(screen.getByRole('region', { name: '征稿启事' }).textContent).toContain('独有的征稿');
  expect([...(chooser('拟投栏目')?.options ?? [])].slice(1).map(({ text }) => text)).toEqual(['书评']);
  await userEvent.click(screen.getByRole('radio', { name: '自由投稿' }));
  await next();
  expect(await screen.findByText('请选择拟投栏目')).toBeTruthy();
  expect(shown.asked()).toEqual([]);
  await choose('拟投集刊', '江南会议');
  expect(screen.getByText('收稿时间：2026-03-01 至 2026-04-30')).toBeTruthy();
  await choose('拟投集刊', '古籍研究');
  expect([screen.queryByRole('region', { name: '介绍' }), chooser('拟投栏目')]).toEqual([null, null]);
  await next();
  expect(shown.asked()[0]?.variables).toMatchObject({ input: { colloquiumId: 'j2', columnId: null } });
});
