// The dialog of an act before its code is there, and when it does not come.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { NetworkError } from '../../relay/errors.ts';
import * as code from '../../relay/fetched-code.ts';
import { show } from '../../testing/render.tsx';
import { ViewerId } from '../session/viewer-id.ts';
import type * as ActDialogModule from './ActDialog.tsx';

// Anew for each test: those before it have fetched its code already.
let ActDialog: typeof ActDialogModule.ActDialog;
let times = 0;
beforeEach(async () => {
  times += 1;
  ({ ActDialog } = await vi.importActual<typeof ActDialogModule>(`./ActDialog.tsx?anew=${times}`));
});

const target = { id: '1', number: 'JN1', title: '水利碑刻考', refusal: null, isDecision: false };
const ask = async (onClose: () => void) =>
  await show(
    <ViewerId value="me">
      <ActDialog act="RECEIVE" targets={[target]} onClose={onClose} onDone={vi.fn()} />
    </ViewerId>,
  );

it('closes with the reason when the code does not come', async () => {
  vi.spyOn(code, 'fetchedCode').mockRejectedValue(new NetworkError(new TypeError('offline')));
  const onClose = vi.fn();
  await ask(onClose);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')?.textContent ?? '').not.toContain('水利碑刻考');
});

it('opens at once under the name of the act, and is whole when the code has come', async () => {
  const come = Promise.withResolvers<undefined>();
  vi.spyOn(code, 'fetchedCode').mockImplementation(async (fetchCode) => {
    await come.promise;
    return await fetchCode();
  });
  await ask(vi.fn());
  expect(screen.getByRole('dialog', { name: '接收稿件' }).textContent).toContain('正在');
  come.resolve(undefined);
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('水利碑刻考'));
});
