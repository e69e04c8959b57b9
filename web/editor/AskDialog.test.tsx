// The editor's small forms: the effect of Enter in them.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/render.tsx';
import { AskDialog } from './AskDialog.tsx';

it.each(['{Enter}', '{Control>}{Enter}{/Control}'])('%s confirms once, and the form around is not sent', async (keys) => {
  const onConfirm = vi.fn();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <AskDialog title="链接" confirmLabel="插入" onConfirm={onConfirm} onClose={() => undefined}>
        <input aria-label="网址" />
      </AskDialog>
      <button>保存</button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), keys);
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});
