// The two dialogs of the shell whose words the specification gives, as they are shown.
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import enShell from '../../i18n/en-US/shell.json' with { type: 'json' };
import zhShell from '../../i18n/zh-CN/shell.json' with { type: 'json' };
import { system } from '../../ui/system.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({
      lng: 'zh-CN',
      fallbackLng: false,
      ns: ['shell', 'ui'],
      defaultNS: 'shell',
      keySeparator: false,
      nsSeparator: false,
      resources: { 'zh-CN': { shell: zhShell, ui: {} }, 'en-US': { shell: enShell, ui: {} } },
    });
});
afterEach(cleanup);

it.each([
  ['zh-CN', '该账号已退出，请重新登录。', '您输入的数据暂未保存，请问是否离开本页面'],
  ['en-US', 'This account has been logged out, please log in again', 'The entered data is not saved, leave this page?'],
])('say what happened and what is asked, %s (R1-077, R1-084)', async (language, ended, leave) => {
  await i18next.changeLanguage(language);
  const { rerender } = render(
    <ChakraProvider value={system}>
      <SessionEndedDialog reason="SIGNED_OUT" />
    </ChakraProvider>,
  );
  expect(screen.getByRole('dialog').textContent).toContain(ended);
  rerender(
    <ChakraProvider value={system}>
      <LeaveDialog isOpen onLeave={() => {}} onStay={() => {}}>
        …
      </LeaveDialog>
    </ChakraProvider>,
  );
  expect(screen.getByRole('dialog').textContent).toContain(leave);
});
