// A text that is typed in a dialog and not sent yet.
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useDraftText } from './useDraftText.ts';

afterEach(cleanup);

function Reason({ of: key }: { of: string }) {
  const [text, setText] = useDraftText(key);
  return <textarea value={text} onChange={(event) => setText(event.target.value)} />;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');

it('is there again when the dialog is opened anew, for the same person and matter alone, until it is emptied', async () => {
  render(<Reason of="withdrawal:me:1" />);
  await userEvent.type(field(), '数据需要重新核对');
  cleanup();
  for (const key of ['withdrawal:you:1', 'withdrawal:me:2']) {
    render(<Reason of={key} />);
    expect(field().value).toBe('');
    cleanup();
  }
  render(<Reason of="withdrawal:me:1" />);
  expect(field().value).toBe('数据需要重新核对');
  await userEvent.clear(field());
  expect(sessionStorage.getItem('withdrawal:me:1')).toBeNull();
});
