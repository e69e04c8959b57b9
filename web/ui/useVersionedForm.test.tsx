// A form that is saved without leaving the page.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { useVersionedForm } from './useVersionedForm.ts';

afterEach(cleanup);

function Text({ saved, version, isSaving = false }: { saved: string; version: number; isSaving?: boolean }) {
  const form = useForm({ defaultValues: { body: saved } });
  const { version: over, noteSaved } = useVersionedForm(form, { body: saved }, version, isSaving);
  const { isDirty } = form.formState;
  return (
    <>
      <input {...form.register('body')} />
      <button type="button" onClick={() => noteSaved(2, { body: '先写的' })}>
        saved
      </button>
      <output>{isDirty ? 'unsaved' : 'saved'}</output>
      <button type="button" onClick={(event) => event.currentTarget.setAttribute('name', String(over()))}>
        version
      </button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const state = () => screen.getByRole('status').textContent;
async function versionReplaced(): Promise<string | null> {
  const button = screen.getByRole('button', { name: 'version' });
  await userEvent.click(button);
  return button.getAttribute('name');
}

it('keeps what is typed while a save is answered, in the field that has the focus, as unsaved over what was saved', async () => {
  const { rerender } = render(<Text saved="" version={1} />);
  await userEvent.type(field(), '先写的');
  const before = field();
  await userEvent.type(field(), '，又写的');
  rerender(<Text saved="先写的" version={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'saved' }));
  expect(field()).toBe(before);
  expect([field().value, state(), await versionReplaced()]).toEqual(['先写的，又写的', 'unsaved', '2']);
});

it('is saved when nothing was typed since', async () => {
  const { rerender } = render(<Text saved="" version={1} />);
  await userEvent.type(field(), '先写的');
  await userEvent.click(screen.getByRole('button', { name: 'saved' }));
  rerender(<Text saved="先写的" version={2} />);
  expect([field().value, state(), await versionReplaced()]).toEqual(['先写的', 'saved', '2']);
});

it('follows what others save while nothing is typed; what is typed stays, over what it was typed over', async () => {
  const { rerender } = render(<Text saved="" version={1} />);
  rerender(<Text saved="别人写的" version={2} />);
  expect([field().value, await versionReplaced()]).toEqual(['别人写的', '2']);
  await userEvent.type(field(), '我写的');
  rerender(<Text saved="别人又写的" version={3} />);
  expect([field().value, await versionReplaced()]).toEqual(['别人写的我写的', '2']);
});

it('keeps what was typed back to the old words while other words were being saved', async () => {
  const { rerender } = render(<Text saved="" version={1} />);
  await userEvent.type(field(), '先写的');
  rerender(<Text saved="" version={1} isSaving />);
  await userEvent.clear(field());
  rerender(<Text saved="先写的" version={2} isSaving />);
  await userEvent.click(screen.getByRole('button', { name: 'saved' }));
  rerender(<Text saved="先写的" version={2} />);
  expect([field().value, state(), await versionReplaced()]).toEqual(['', 'unsaved', '2']);
});
