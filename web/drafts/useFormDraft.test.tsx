// A form that is saved on a button, over something that others may save too.
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { z } from '../../shared/forms/zod.ts';
import { ApiError } from '../relay/errors.ts';
import { show } from '../testing/render.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { useFormDraft } from './useFormDraft.ts';

const shape = z.object({ title: z.string(), body: z.string() });
const rules = z.object({ title: z.string().min(1, 'input.required'), body: z.string() });
type Values = z.infer<typeof shape>;
type Send = Parameters<typeof useFormDraft<Values, Values>>[0]['send'];

const conflict = () => new ApiError('saved elsewhere', { code: 'CONFLICT' });

/** `now`: another's save meanwhile; once it is fetched, the page has it. */
function Form({ saved, version, send, now }: { saved: Values; version: number; send: Send; now?: { values: Values; version: number } }) {
  const [fetched, setFetched] = useState<typeof now>();
  const { form, draft, isUnsaved, submit, refill } = useFormDraft<Values, Values>({
    key: 'form:me',
    shape,
    rules,
    saved: fetched?.values ?? saved,
    version: fetched?.version ?? version,
    send,
    reload: async () => {
      setFetched(now);
      return now ?? null;
    },
    fields: ['title', 'body'],
  });
  return (
    <>
      <input aria-label="title" {...form.register('title')} />
      <input aria-label="body" {...form.register('body')} />
      <button type="button" onClick={() => void submit()}>
        save
      </button>
      <output aria-label="state">{isUnsaved ? 'unsaved' : 'saved'}</output>
      <ConflictNotice
        draft={draft}
        labelOf={(_form, field) => field}
        onSettled={() => {
          refill();
          void submit();
        }}
      />
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const state = () => screen.getByLabelText('state').textContent;
const save = () => userEvent.click(screen.getByRole('button', { name: 'save' }));
const saved = { title: '题', body: '文' };

it('keeps what is typed through a reload, field by field, until it is typed back or saved', async () => {
  const send = vi.fn<Send>(async () => ({ version: 2 }));
  await show(<Form saved={saved} version={1} send={send} />);
  await userEvent.type(field('title'), '目');
  cleanup();
  sessionStorage.setItem('form:me', (sessionStorage.getItem('form:me') ?? '').replace(',"body":"文"', ''));
  await show(<Form saved={{ ...saved, body: '别人写的' }} version={1} send={send} />);
  expect([field('title').value, field('body').value, state()]).toEqual(['题目', '别人写的', 'unsaved']);
  await userEvent.type(field('title'), '{Backspace}');
  expect([state(), sessionStorage.getItem('form:me')]).toEqual(['saved', null]);
  await userEvent.type(field('title'), '目');
  await save();
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual([{ title: '题目', body: '别人写的' }, 1]);
  expect([state(), sessionStorage.getItem('form:me')]).toEqual(['saved', null]);
});

it('follows what others save where nothing is typed; the next save replaces that', async () => {
  const send = vi.fn<Send>(async () => ({ version: 3 }));
  const shown = (values: Values, version: number) => <Form saved={values} version={version} send={send} />;
  const { rerender } = render(shown(saved, 1));
  rerender(shown({ title: '别人的题', body: '文' }, 2));
  expect([field('title').value, state()]).toEqual(['别人的题', 'saved']);
  await userEvent.type(field('body'), '章');
  await save();
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual([{ title: '别人的题', body: '文章' }, 2]);
});

it('lays together what two pages changed in different fields, without a question', async () => {
  const send = vi.fn<Send>(async (_values, version, onError) => (version === 2 ? { version: 3 } : (onError(conflict()), null)));
  await show(<Form saved={saved} version={1} send={send} now={{ version: 2, values: { title: '题', body: '别人写的' } }} />);
  await userEvent.type(field('title'), '目');
  await save();
  expect(send.mock.calls.map(([values, version]) => [values, version])).toEqual([
    [{ title: '题目', body: '文' }, 1],
    [{ title: '题目', body: '别人写的' }, 2],
  ]);
});

it('asks about a field that both changed, and loses neither until one is chosen', async () => {
  const send = vi.fn<Send>(async (_values, version, onError) => (version === 2 ? { version: 3 } : (onError(conflict()), null)));
  await show(<Form saved={saved} version={1} send={send} now={{ version: 2, values: { title: '别人的题', body: '文' } }} />);
  await userEvent.type(field('title'), '目');
  await save();
  expect(screen.getByRole('alert').textContent).toContain('已在别处保存过');
  expect([field('title').value, state()]).toEqual(['题目', 'unsaved']);
  await userEvent.click(screen.getByRole('radio', { name: /别人的题/ }));
  await userEvent.click(screen.getByRole('button', { name: '使用所选内容' }));
  expect([field('title').value, screen.queryByRole('alert')]).toEqual(['别人的题', null]);
  expect(send.mock.lastCall?.slice(0, 2)).toEqual([{ title: '别人的题', body: '文' }, 2]);
});

it('keeps words typed back to the old ones while others are being saved, as unsaved', async () => {
  let answer: (saved: { version: number }) => void = () => {};
  const send = vi.fn<Send>(() => new Promise((resolve) => (answer = resolve)));
  await show(<Form saved={saved} version={1} send={send} />);
  await userEvent.type(field('title'), '目');
  await save();
  await userEvent.type(field('title'), '{Backspace}');
  await act(async () => answer({ version: 2 }));
  expect([field('title').value, state()]).toEqual(['题', 'unsaved']);
});

it('saves nothing that breaks the rules, and says so at the field', async () => {
  const send = vi.fn<Send>(async () => ({ version: 2 }));
  await show(<Form saved={saved} version={1} send={send} />);
  await userEvent.clear(field('title'));
  await save();
  expect([send.mock.calls.length, state()]).toEqual([0, 'unsaved']);
});
