// The two dialogs of the shell whose words the specification gives, as they are shown.
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showLanguage } from '../../testing/texts.ts';
import { system } from '../../ui/theme/system.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';

afterEach(cleanup);

it.each([
  ['zh-CN', '该账号已退出，请重新登录。', '您输入的数据暂未保存，请问是否离开本页面'],
  ['en-US', 'This account has been logged out, please log in again', 'The entered data is not saved, leave this page?'],
] as const)('say what happened and what is asked, %s (R1-077, R1-084, R2-203, R3-184)', async (language, ended, leave) => {
  await showLanguage(language);
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
