// The files of a manuscript on its page: those in force at once, those of earlier versions when they are asked for (S2 §2.4).
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import enUS from '../../i18n/en-US/manuscripts.json' with { type: 'json' };
import zhCN from '../../i18n/zh-CN/manuscripts.json' with { type: 'json' };
import { system } from '../../ui/system.ts';
import type { FilesSection_contribution$key } from './__generated__/FilesSection_contribution.graphql.ts';
import { FilesSection } from './FilesSection.tsx';

// What is handed in is what the fragments read: there is no store here. How a file is fetched is no matter of this page.
vi.mock('react-relay/hooks', () => ({ useFragment: (_fragment: unknown, data: unknown) => data }));
vi.mock('../../components/contribution/FileLink.tsx', () => ({ FileLink: ({ children }: { children: string }) => children }));

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({
      lng: 'zh-CN',
      fallbackLng: false,
      ns: ['manuscripts'],
      defaultNS: 'manuscripts',
      keySeparator: false,
      nsSeparator: false,
      resources: { 'zh-CN': { manuscripts: zhCN }, 'en-US': { manuscripts: enUS } },
    });
});
afterEach(cleanup);

const file = (id: string, name: string) => ({
  id,
  kind: 'MANUSCRIPT',
  name,
  size: 2048,
  description: null,
  uploadedAt: '2026-03-02T02:00:00Z',
});

function show(historyFiles: object[] | null): void {
  // The stub above takes the data for the key.
  const key = { files: [file('2', '修改稿.docx')], historyFiles } as unknown as FilesSection_contribution$key;
  render(
    <ChakraProvider value={system}>
      <FilesSection contribution={key} />
    </ChakraProvider>,
  );
}

it('shows earlier files when they are asked for, and puts them away again (R2-045)', async () => {
  show([file('1', '初稿.docx')]);
  expect(screen.getByText('修改稿.docx')).toBeTruthy();
  expect(screen.queryByText('初稿.docx')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '历史文件（1）' }));
  expect(screen.getByText('初稿.docx')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '收起历史文件' }));
  expect(screen.queryByText('初稿.docx')).toBeNull();
});

it.each([[null], [[]]])('offers none where there are none: %j', (historyFiles) => {
  show(historyFiles);
  expect(screen.queryByRole('button')).toBeNull();
});
