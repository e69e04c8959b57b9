// Leaving unsaved input, inside the product and by the browser's back.
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { show } from '../../testing/render.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';

function Form({ isActive }: { isActive: boolean }) {
  const navigate = useNavigate();
  return (
    <>
      <LeaveQuestion isActive={isActive} />
      <Link to="/main/b">on</Link>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

it('is asked about in the specified words: cancel stays, leave goes (P2-467, S2-033, SC-041, R2-203)', async () => {
  const page = await show(<Form isActive />, { at: '/main/a' });
  await userEvent.click(screen.getByRole('link', { name: 'on' }));
  expect(screen.getByRole('dialog').textContent).toContain('您输入的数据暂未保存，请问是否离开本页面');
  await userEvent.click(screen.getByRole('button', { name: '留在本页' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.address()).toBe('/main/a');
  await userEvent.click(screen.getByRole('link', { name: 'on' }));
  await userEvent.click(screen.getByRole('button', { name: '离开' }));
  expect(page.address()).toBe('/main/b');
  await act(async () => {});
  await userEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(screen.getByRole('dialog'), 'by the browser’s back too').toBeTruthy();
  expect(page.address()).toBe('/main/b');
});

it.each([
  ['the page of another manuscript', '/main/a?id=c1', '/main/a?id=c2', true],
  ['the same page of none', '/main/a?id=c1', '/main/a', true],
  ['a tab of it', '/main/a?id=c1', '/main/a?id=c1&tab=2', false],
  ['what was saved for the first time', '/main/a', '/main/a?id=c1', false],
  ['signing in again, where the text is kept', '/main/a?id=c1', '/login', false],
])('on the way to %s: from %s to %s, asked is %s (P2-467)', async (_what, at, to, isAsked) => {
  const page = await show(<LeaveQuestion isActive />, { at });
  await page.go(to);
  expect(screen.queryByRole('dialog') !== null).toBe(isAsked);
  expect(page.address()).toBe(isAsked ? at : to);
});

it('is not asked where nothing is unsaved (P2-467)', async () => {
  const page = await show(<Form isActive={false} />, { at: '/main/a' });
  await userEvent.click(screen.getByRole('link', { name: 'on' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(page.address()).toBe('/main/b');
});
