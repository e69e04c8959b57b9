// Common rule of every form with unsaved input: leaving it is asked about (P2-467).
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Shown } from './render.tsx';

/** Whether the browser would ask before the tab is closed or reloaded. */
export function isUnloadHeld(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** Leaving is asked about: staying stays, leaving goes. `to`: another address than that of another screen. */
export async function expectLeavingAsked({ go, address }: Shown, to = '/main/msgCenter'): Promise<void> {
  const here = address();
  expect(isUnloadHeld(), 'the browser asks before the tab is closed').toBe(true);
  await go(to);
  expect(screen.getByRole('dialog').textContent).toContain('您输入的数据暂未保存，请问是否离开本页面');
  await userEvent.click(screen.getByRole('button', { name: '留在本页' }));
  expect(address()).toBe(here);
  await go(to);
  await userEvent.click(screen.getByRole('button', { name: '离开' }));
  expect(address()).toBe(to);
}
