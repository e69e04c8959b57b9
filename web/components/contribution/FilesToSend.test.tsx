// Files that go with something: the free places, and the message about the others.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { FilesToSend } from './FilesToSend.tsx';

const kept = (name: string) => ({ path: `path of ${name}`, name, size: 8 });
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

it('takes as many as there is room for, and names those that it leaves out', async () => {
  const send = vi.fn(async (file: File) => Promise.resolve(kept(file.name)));
  const onFiles = vi.fn();
  await show(
    <FilesToSend
      label="附件"
      error={undefined}
      kind="OFFICE_ATTACHMENT"
      most={4}
      files={[kept('一.pdf'), kept('二.pdf')]}
      send={send}
      onFiles={onFiles}
      onBusy={() => undefined}
    />,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('files can be chosen');
  await userEvent.upload(input, [pdf('三.pdf'), pdf('四.pdf'), pdf('五.pdf'), pdf('六.pdf')]);
  expect(send.mock.calls.map(([file]) => file.name)).toEqual(['三.pdf', '四.pdf']);
  expect(onFiles).toHaveBeenCalledTimes(2);
  expect(screen.getByText('最多 4 个文件，未上传：五.pdf，六.pdf')).toBeTruthy();
});
