// The frame of an act: beside the text that one decides about where there is room, over its edge where there is none.
import { act as settle, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { ViewerId } from '../session/viewer-id.ts';
import { ActDialog } from './ActDialog.tsx';
import type { DialogActName } from './acts.ts';
import type { ActTarget } from './targets.ts';

const target = (id: string): ActTarget => ({ id, number: `JN${id}`, title: `题名${id}`, refusal: null, isDecision: true });

/** The width of the window in px, and what follows it. */
let width = 1440;
const queries = new Set<EventTarget>();

class WindowQuery extends EventTarget implements MediaQueryList {
  onchange = null;
  constructor(readonly media: string) {
    super();
    queries.add(this);
  }
  get matches() {
    return width >= Number(/min-width: (\d+)px/.exec(this.media)?.[1]);
  }
  addListener() {}
  removeListener() {}
}

beforeEach(() => {
  width = 1440;
  queries.clear();
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => new WindowQuery(query));
});

function Page({ act, targets, onClose }: { act: DialogActName; targets: readonly ActTarget[]; onClose: () => void }) {
  const [asked, setAsked] = useState<DialogActName | null>(null);
  return (
    <ViewerId value="me">
      <p>正文</p>
      <button onClick={() => setAsked(act)}>办理</button>
      <button onClick={() => setAsked('EDITOR_REJECT')}>改办</button>
      {asked && (
        <ActDialog
          act={asked}
          targets={targets}
          onDone={vi.fn()}
          onClose={() => {
            onClose();
            setAsked(null);
          }}
        />
      )}
    </ViewerId>
  );
}

async function open(act: DialogActName, targets = [target('1')]) {
  const onClose = vi.fn();
  const shown = await show(<Page act={act} targets={targets} onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: '办理' }));
  return { ...shown, onClose };
}
const dialog = () => screen.getByRole('dialog');
const isBeside = () => dialog().matches('[data-beside]');
const comment = () => within(dialog()).getByRole<HTMLTextAreaElement>('textbox', { name: /意见/ });

it.each([
  [1440, 'EDITOR_RETURN', 1, true],
  [1280, 'CHIEF_ACCEPT', 1, true],
  [1279, 'EDITOR_RETURN', 1, false],
  [390, 'CHIEF_REJECT', 1, false],
  [1440, 'RECEIVE', 1, false],
  [1440, 'CHIEF_PRE_ACCEPT', 1, false],
  [1440, 'EDITOR_REJECT', 2, false],
] as const)('at %i px %s of %i is a panel beside the page: %s (B-422)', async (px, act, count, beside) => {
  width = px;
  await open(act, count === 1 ? [target('1')] : [target('1'), target('2')]);
  expect(isBeside()).toBe(beside);
  expect(dialog().matches('dialog:modal, dialog[open]')).toBe(!beside);
  expect(dialog().getAttribute('aria-labelledby')).not.toBeNull();
});

it('a panel takes the focus, closes by Escape while nothing is typed, and gives the focus back (B-422)', async () => {
  const { onClose } = await open('EDITOR_RETURN');
  expect(document.activeElement).toBe(comment());
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '办理' }));
  await userEvent.click(screen.getByRole('button', { name: '办理' }));
  await userEvent.type(comment(), '请补充注释{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await userEvent.click(within(dialog()).getByRole('button', { name: '取消' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  // A closed panel loses nothing.
  await userEvent.click(screen.getByRole('button', { name: '办理' }));
  expect(comment().value).toBe('请补充注释');
});

it('the page stays in use beside a panel: its keys are its own, and another act takes the panel over with its own words (B-422)', async () => {
  const { asked } = await open('EDITOR_RETURN');
  await userEvent.type(comment(), '请补充注释');
  await userEvent.click(screen.getByText('正文'));
  await userEvent.keyboard('{Control>}{Enter}{/Control}{Escape}');
  expect(asked().map(({ name }) => name)).not.toContain('actDocumentsReturnByEditorMutation');
  await userEvent.click(screen.getByRole('button', { name: '改办' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(within(dialog()).getByRole('heading', { name: '退稿' })).toBeTruthy();
  expect(comment().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: '办理' }));
  expect(comment().value).toBe('请补充注释');
  await userEvent.type(comment(), '{Control>}{Enter}{/Control}');
  expect(asked().map(({ name }) => name)).toContain('actDocumentsReturnByEditorMutation');
});

it('what is typed stays when the window becomes narrow (B-422)', async () => {
  await open('EDITOR_RETURN');
  await userEvent.type(comment(), '请补充注释');
  await settle(async () => {
    width = 1024;
    for (const query of queries) query.dispatchEvent(new Event('change'));
  });
  expect(isBeside()).toBe(false);
  expect(comment().value).toBe('请补充注释');
});

it('shows beside each tick what the review says: its verdict, its comment folded (B-422)', async () => {
  const { answer } = await open('CHIEF_REJECT');
  await answer('ReviewFieldsQuery', {
    Node: () => ({ __typename: 'Contribution' }),
    Contribution: () => ({
      reviews: [
        { id: 'r1', finishedAt: '2026-03-05T06:32:00.000Z', comment: '史料扎实。', suggestion: 'MINOR_CHANGES', reviewer: null, files: [] },
      ],
    }),
  });
  expect(dialog().textContent).toContain('小修后采用');
  const words = within(dialog()).getByText('专家 1的审稿意见');
  expect(words.closest('details')?.open).toBe(false);
  expect(words.closest('details')?.textContent).toContain('史料扎实。');
});
