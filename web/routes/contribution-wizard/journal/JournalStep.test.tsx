// The first step of a new manuscript: which subjects it offers.
import { screen } from '@testing-library/react';
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
