// Notices at the edge of the screen: how they are read out, how long they stay, and what can be done with them.
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../../testing/render.tsx';
import { clearNotices, showNotice, type Notice } from './notices.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  act(() => clearNotices());
  vi.useRealTimers();
});

const put = (notice: Notice) => act(() => showNotice(notice));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.queryByRole('region');
const shown = () => [...document.querySelectorAll('[aria-live]')].map((part) => [part.getAttribute('aria-live'), part.textContent]);
const user = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });

it('are read out when there is a pause, errors at once; both places are there before their first notice', async () => {
  await show(<button type="button">page</button>);
  expect(region(), 'without a notice there is no region').toBeNull();
  expect(shown()).toEqual([
    ['polite', ''],
    ['assertive', ''],
  ]);
  put({ kind: 'success', text: '已保存' });
  put({ kind: 'error', text: '没有保存' });
  put({ kind: 'info', text: '第二篇' });
  expect(screen.getByRole('region', { name: '提示' })).toBe(region());
  expect(shown()).toEqual([
    ['polite', '已保存第二篇'],
    ['assertive', '没有保存'],
  ]);
});

it('leave the focus where it is, and lie above an open dialog', async () => {
  const popover = vi.spyOn(HTMLElement.prototype, 'showPopover');
  await show(<button type="button">page</button>);
  screen.getByText('page').focus();
  popover.mockClear();
  put({ kind: 'success', text: '已保存' });
  expect(document.activeElement?.textContent).toBe('page');
  expect(popover, 'shown anew, over what has been opened meanwhile').toHaveBeenCalledTimes(1);
  popover.mockRestore();
});

it('go after five seconds; errors, those with an act and those that are to stay do not', async () => {
  await show(<p>page</p>);
  put({ kind: 'success', text: '已保存' });
  put({ kind: 'error', text: '没有保存' });
  put({ kind: 'info', text: '可以撤回', action: { label: '撤回', onClick: vi.fn() } });
  put({ kind: 'info', text: '留下', isSticky: true });
  put({ kind: 'error', text: '过去', isSticky: false });
  pass(4999);
  expect(shown().map(([, text]) => text)).toEqual(['可以撤回撤回留下', '没有保存过去']);
  pass(60_000);
  expect(shown().map(([, text]) => text)).toEqual(['可以撤回撤回留下', '没有保存']);
});

it('stay while they are pointed at or hold the focus, and five seconds more', async () => {
  await show(<p>page</p>);
  put({ kind: 'success', text: '已保存' });
  await user().hover(screen.getByText('已保存'));
  pass(20_000);
  expect(shown()[0]).toEqual(['polite', '已保存']);
  await user().unhover(screen.getByText('已保存'));
  act(() => screen.getByRole('button').focus());
  pass(20_000);
  expect(shown()[0]).toEqual(['polite', '已保存']);
  act(() => screen.getByRole('button').blur());
  pass(4999);
  expect(region()).not.toBeNull();
  pass(1);
  expect(region()).toBeNull();
});

it('are four at most, of which the oldest makes room; one with the same key takes the place of the earlier one', async () => {
  await show(<p>page</p>);
  for (const text of ['甲', '乙', '丙', '丁', '戊']) put({ kind: 'info', text, isSticky: true });
  expect(shown()[0]).toEqual(['polite', '乙丙丁戊']);
  put({ kind: 'info', text: '线路断了', isSticky: true, key: 'line' });
  put({ kind: 'success', text: '线路好了', isSticky: true, key: 'line' });
  expect(shown()[0]).toEqual(['polite', '丙丁戊线路好了']);
});

it('are taken off by their cross; their act takes them off and is done once', async () => {
  const onClick = vi.fn();
  await show(<p>page</p>, { language: 'en-US' });
  put({ kind: 'error', text: 'Not saved', action: { label: 'Try again', onClick } });
  put({ kind: 'error', text: 'Not sent' });
  const region = within(screen.getByRole('region', { name: 'Notices' }));
  expect(region.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Try again',
    'Dismiss',
    'Dismiss',
  ]);
  await user().click(region.getByRole('button', { name: 'Try again' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(shown()[1]).toEqual(['assertive', 'Not sent']);
  await user().click(region.getByRole('button', { name: 'Dismiss' }));
  expect(shown()[1]).toEqual(['assertive', '']);
});

it('say a message of the catalogue in the language of the reader', async () => {
  await show(<p>page</p>);
  put({ kind: 'error', text: 'input.required' });
  expect(shown()[1]?.[1]).toBe('此项为必填项');
});
