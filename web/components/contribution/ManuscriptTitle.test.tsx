// The mark of a specially invited manuscript as readers of a list meet it.
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import enUS from '../../i18n/en-US/manuscripts.json' with { type: 'json' };
import zhCN from '../../i18n/zh-CN/manuscripts.json' with { type: 'json' };
import { system } from '../../ui/system.ts';
import type { ManuscriptTitle_contribution$key } from './__generated__/ManuscriptTitle_contribution.graphql.ts';
import { ManuscriptTitle } from './ManuscriptTitle.tsx';

// What is handed in is what the fragment reads: there is no store here.
vi.mock('react-relay/hooks', () => ({ useFragment: (_fragment: unknown, data: unknown) => data }));

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({
      lng: 'zh-CN',
      fallbackLng: false,
      ns: ['manuscripts'],
      keySeparator: false,
      nsSeparator: false,
      resources: { 'zh-CN': { manuscripts: zhCN }, 'en-US': { manuscripts: enUS } },
    });
});
afterEach(cleanup);

function show(source: string): void {
  const data = {
    id: 'x',
    state: null,
    hasBeenInPool: false,
    titleZh: '水利碑刻考',
    titleEn: 'Inscriptions',
    manuscriptNumber: 'JN20260001',
    source,
    colloquium: { name: '江南文化' },
  };
  // The stub above takes the data for the key.
  const key = data as unknown as ManuscriptTitle_contribution$key;
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <ManuscriptTitle contribution={key} role="AUTHOR" />
      </MemoryRouter>
    </ChakraProvider>,
  );
}

it('carries 约, which says 特约稿件 on hover, when specially invited, and no mark otherwise (R2-025)', async () => {
  show('SPECIAL_INVITATION');
  expect(screen.getByText('约').title).toBe('特约稿件');
  cleanup();
  show('FREE_SUBMISSION');
  expect(screen.getByText('水利碑刻考')).toBeTruthy();
  expect(screen.queryByText('约')).toBeNull();
  await i18next.changeLanguage('en-US');
  show('SPECIAL_INVITATION');
  expect(screen.getByText('Invited').title).toBe('Specially invited');
});
