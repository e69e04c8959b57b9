// The cover of a journal, or a file beside one of its texts: chosen, refused, replaced, and taken away.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { COVER_RULE } from '../../../../shared/limits.ts';
import { ApiError } from '../../../relay/errors.ts';
import { show } from '../../../testing/render.tsx';
import { FileField } from './FileField.tsx';

const saved = { path: 'covers/old', name: '旧封面.png', size: 2048, url: '/files/old' };
const UPLOAD = 'useJournalFileMutation';
const picture = (name: string, size = 1000) => new File([new Uint8Array(size)], name, { type: 'image/png' });

/** As a form holds it; the value of a save is shown beside it. */
function Cover({ isNew = false }: { isNew?: boolean }) {
  const [path, setPath] = useState(isNew ? '' : saved.path);
  return (
    <>
      <FileField label="封面" rule={COVER_RULE} path={path} saved={isNew ? null : saved} isPicture error={undefined} onChange={setPath} />
      <span data-testid="path">{path}</span>
    </>
  );
}
const sent = () => screen.getByTestId('path').textContent;
const inputOf = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No place for a file');
  return input;
};
// The system's file chooser only hints: any file can be dropped.
const choose = (file: File) => userEvent.setup({ applyAccept: false }).upload(inputOf(), file);
const uploadedAs = (name: string, path: string) => ({ UploadedFile: () => ({ path, name, size: 1000 }) });

it('a chosen cover is uploaded, shown by name and size, and named by its path', async () => {
  const { asked, answer } = await show(<Cover isNew />);
  const file = picture('封面.png');
  await choose(file);
  expect(asked()).toEqual([{ name: UPLOAD, variables: { input: { file } } }]);
  expect(sent()).toBe('');
  await answer(UPLOAD, uploadedAs('封面.png', 'covers/new'));
  expect(await screen.findByText('封面.png')).toBeTruthy();
  expect(sent()).toBe('covers/new');
});

it('another cover replaces the saved one only when it has arrived', async () => {
  const { answer } = await show(<Cover />);
  expect(screen.getByText('旧封面.png')).toBeTruthy();
  await choose(picture('新封面.jpg'));
  expect(sent()).toBe('covers/old');
  await answer(UPLOAD, uploadedAs('新封面.jpg', 'covers/new'));
  expect(await screen.findByText('新封面.jpg')).toBeTruthy();
  expect(screen.queryByText('旧封面.png')).toBeNull();
  expect(sent()).toBe('covers/new');
});

it.each([
  ['of another kind', picture('封面.gif'), '“封面.gif”：请选择*.png|jpg|jpeg格式文件'],
  ['that is too large', picture('封面.png', COVER_RULE.maxBytes + 1), '文件“封面.png”超过5MB，请压缩或拆分后重新上传'],
  ['that is empty', picture('封面.png', 0), '文件“封面.png”是空文件，请重新选择'],
])('a file %s is refused at the field before it is sent, and the saved one stays', async (_what, file, words) => {
  const { asked } = await show(<Cover />);
  await choose(file);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(asked()).toEqual([]);
  expect(sent()).toBe('covers/old');
});

it('what the server refuses is told at the field, and the next file can be chosen', async () => {
  const { answer, fail } = await show(<Cover />);
  await choose(picture('封面.png'));
  await fail(UPLOAD, new ApiError('文件内容与类型不符', { code: 'FILE_KIND_REFUSED' }));
  expect((await screen.findByRole('alert')).textContent).toContain('文件内容与类型不符');
  expect(sent()).toBe('covers/old');
  await choose(picture('封面2.png'));
  expect(screen.queryByRole('alert')).toBeNull();
  await answer(UPLOAD, uploadedAs('封面2.png', 'covers/new'));
  expect(sent()).toBe('covers/new');
});

it('a cover is taken away by its button, and the form sends that there is none', async () => {
  await show(<Cover />);
  await userEvent.click(screen.getByRole('button', { name: '移除封面' }));
  expect(sent()).toBe('');
  expect(screen.queryByText('旧封面.png')).toBeNull();
});
