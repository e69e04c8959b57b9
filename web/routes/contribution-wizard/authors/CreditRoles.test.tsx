// The roles of an author in the dialogs of the wizard: asked as the journal says, saved with the author, kept while they are not.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { showRoute } from '../../../testing/render.tsx';
import QUERY, { type ContributionWizardPageQuery } from '../__generated__/ContributionWizardPageQuery.graphql.ts';
import { ContributionWizardPage } from '../ContributionWizardPage.tsx';

const SAVE = 'useSaveContributionAuthorMutation';
beforeEach(() => sessionStorage.clear());

const name = {
  familyName: '李',
  givenName: '四',
  suffix: '',
  latinFamilyName: 'Li',
  latinGivenName: 'Si',
  isGroup: false,
  isCertain: true,
};
const author = (id: string, personName: string, own: object) => ({
  id,
  personName,
  name,
  revision: 1,
  sex: 'MALE',
  email: `${id}@example.org`,
  company: '临江大学',
  address: '临江路1号',
  isFirstAuthor: false,
  isCorresponding: false,
  creditRoles: [],
  units: [],
  orcid: null,
  isRegistered: false,
  professionalTitle: { id: 't1', label: '教授' },
  degree: { id: 'd1', label: '博士' },
  ...own,
});

function showAuthors(credit: string, language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const authors = [
    author('a1', '沈知远', { position: 1, isFirstAuthor: true, isCorresponding: true, isRegistered: true }),
    author('a2', '李四', { position: 2, creditRoles: ['SOFTWARE'] }),
  ];
  const draft = {
    id: 'm1',
    version: 3,
    viewerCanEdit: true,
    hasAgreedToStatement: true,
    ownStatements: { isConfirmed: false, asked: [] },
    keywordsZh: [],
    keywordsEn: [],
    fundings: [],
  };
  const manuscript = { ...draft, recommendedReviewers: [], opposedReviewers: [], sections: [], files: [], submittedAt: null };
  return showRoute<ContributionWizardPageQuery>(
    QUERY,
    (search) => ({ id: search.get('id') ?? '', hasId: search.has('id') }),
    <ContributionWizardPage />,
    {
      at: '/main/change?roleId=1&id=m1&tab=authors',
      language,
      objects: {
        Viewer: () => ({ id: 'me', workplaces: ['临江大学'] }),
        Contribution: () => ({ __typename: 'Contribution', ...manuscript, authors }),
        Colloquium: () => ({ id: 'j1', authorshipPolicy: { credit } }),
        DictionaryEntry: () => ({ id: 't1', label: '教授', isRetired: false }),
      },
    },
  );
}
const dialog = () => within(screen.getByRole('dialog'));
const edit = (who: string) => userEvent.click(screen.getByRole('button', { name: `编辑${who}` }));
const tick = (role: string) => dialog().getByRole<HTMLInputElement>('checkbox', { name: role });

it('asks for them in four named groups, ticked by keyboard too, and saves them with the author (B-105)', async () => {
  const page = await showAuthors('ASKED');
  expect(screen.getByText('软件')).toBeTruthy();
  await edit('李四');
  expect(dialog().getAllByRole('checkbox')).toHaveLength(14);
  expect(['构思', '研究', '写作', '组织'].every((group) => dialog().queryByRole('group', { name: group }))).toBe(true);
  expect(tick('软件').checked).toBe(true);
  await userEvent.click(tick('软件'));
  tick('撰写初稿').focus();
  await userEvent.keyboard(' ');
  await userEvent.click(tick('研究构思'));
  await userEvent.click(dialog().getByRole('button', { name: '保存' }));
  const [save] = page.asked().filter((one) => one.name === SAVE);
  expect(save?.variables).toMatchObject({ input: { authorId: 'a2', creditRoles: ['CONCEPTUALIZATION', 'WRITING_ORIGINAL_DRAFT'] } });
});

it('asks the first author in the dialog of the unit, and says in the list who has none where they are required (B-105)', async () => {
  const page = await showAuthors('REQUIRED');
  expect(screen.getByText('未勾选作者贡献')).toBeTruthy();
  await edit('沈知远');
  await userEvent.click(tick('指导'));
  await userEvent.click(dialog().getByRole('button', { name: '保存' }));
  const [save] = page.asked().filter((one) => one.name === SAVE);
  expect(save?.variables).toMatchObject({ input: { authorId: 'a1', company: '临江大学', creditRoles: ['SUPERVISION'] } });
});

it('asks nothing where the journal does not (B-105)', async () => {
  await showAuthors('NOT_ASKED');
  expect(screen.queryByText('软件')).toBeNull();
  await edit('李四');
  expect(dialog().queryAllByRole('checkbox')).toEqual([]);
});
