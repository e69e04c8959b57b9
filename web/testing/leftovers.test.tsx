// A test's leftovers are gone for the next, or the test fails: proved by leaving each kind of thing. And the list of the state that our own
// modules keep.
import { globSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { expect, it, vi } from 'vitest';
import { isLeavingQuietly, leaveQuietly } from '../components/shell/session-watch.ts';
import { showNotice } from '../ui/notice/notices.tsx';
import { takeAway } from './leftovers.ts';
import { show } from './render.tsx';

it.each<[string, () => void, RegExp]>([
  ['a node of its own in the page', () => document.body.append(document.createElement('aside')), /^in the page: <aside>/],
  [
    'a listener of the window',
    () => window.addEventListener('resize', () => undefined),
    /^a listener of window resize, .*leftovers\.test/s,
  ],
  [
    'a capturing listener of the page',
    () => document.addEventListener('click', () => undefined, true),
    /^a listener of document click, cap/,
  ],
  ['an interval', () => void setInterval(() => undefined, 1000), /^an interval, begun.*leftovers\.test/s],
  ['an attribute of the page', () => document.body.setAttribute('data-scroll-lock', ''), /^data-scroll-lock="" of body$/],
  ['a cookie', () => (document.cookie = 'a=b'), /^the cookie a=b$/],
  ['another address', () => window.history.pushState(null, '', '/else'), /^the address .*\/else$/],
])('is told of %s, once (B-062)', async (_what, leave, words) => {
  leave();
  const left = await takeAway();
  expect(left).toEqual([expect.stringMatching(words)]);
  expect(await takeAway()).toEqual([]);
});

it('says nothing of listeners and intervals that were ended (B-062)', async () => {
  const listen = () => undefined;
  const ending = new AbortController();
  for (const target of [window, document]) {
    target.addEventListener('resize', listen, true);
    target.removeEventListener('resize', listen, true);
    target.addEventListener('resize', listen, { signal: ending.signal });
  }
  ending.abort();
  clearInterval(setInterval(listen, 1000));
  expect(await takeAway()).toEqual([]);
});

it('takes away screens, notices, timers, words that are stored, spies, the language and the name of the page (B-062)', async () => {
  await show(<p>Something</p>, { language: 'en-US' });
  const late = vi.fn<() => void>();
  setTimeout(late);
  showNotice({ kind: 'error', text: 'Left' });
  leaveQuietly();
  localStorage.setItem('a', 'b');
  sessionStorage.setItem('a', 'b');
  document.title = 'Something';
  vi.stubGlobal('scrollY', 640);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  vi.useFakeTimers();
  const span = Object.assign(document.createElement('span'), { id: 'recharts_measurement_span', textContent: '1400' });
  document.body.append(span);
  expect(await takeAway()).toEqual([]);
  expect([localStorage.length, sessionStorage.length, document.title, document.body.textContent]).toEqual([0, 0, '', '']);
  expect([vi.isFakeTimers(), window.scrollY, vi.isMockFunction(window.scrollTo), isLeavingQuietly()]).toEqual([false, 0, false, false]);
  expect([i18next.language, document.documentElement.lang]).toEqual(['zh-CN', 'zh-CN']);
  await show(<p>Next</p>);
  expect(screen.queryByText('Left')).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(late).not.toHaveBeenCalled();
});

/** Why the module's state decides nothing in later tests. */
const KEPT: Readonly<Record<string, string>> = {
  'components/acts/useSecondsLeft.ts ends': 'by the decision and its minute, which are the test’s own',
  'components/contribution/own-echo.ts sent': 'a number that only has to be another one each time',
  'components/lists/list-loads.ts loads': 'filled when a list is loaded, and never by a test',
  'components/shell/session-watch.ts isLeaving': 'taken back after each test',
  'editor/images.ts sources': 'where the files of a text are seen; each test has its own',
  'relay/done.ts listeners': 'components listen, and end it when they go',
  'relay/environment.ts inRoles': 'stores of other roles, which no test of components asks for',
  'relay/reconnected.ts listeners': 'components listen, and end it when they go',
  'relay/session-events.ts listeners': 'components listen, and end it when they go',
  'relay/subscription-client.ts hasBeenConnected': 'no test of components connects',
  'relay/subscription-client.ts waiting': 'no test of components connects',
  'relay/subscription-client.ts wasRefused': 'no test of components connects',
  'relay/token.ts channel': 'components listen, and end it when they go',
  'relay/upload-progress.ts listeners': 'by the file, which is the test’s own',
  'relay/upload-progress.ts ways': 'by the file, which is the test’s own',
  'relay/useCode.ts here': 'code that was fetched, which is the same for every test',
  'relay/useOwnedQuery.ts owners': 'by the query, which is the test’s own',
  'ui/form/gone-on.ts from': 'an element, which counts while it is in the page',
  'ui/notice/notices.tsx listeners': 'components listen, and end it when they go',
  'ui/notice/notices.tsx nextId': 'a number that only has to be another one each time',
  'ui/notice/notices.tsx shown': 'taken away after each test',
  'ui/theme/color-mode.ts isPrinting': 'set by events of printing, which no test of components sends',
  'ui/useRemembered.ts listeners': 'components listen, and end it when they go',
};
const VARIABLE = /^(?:export )?let (\w+)/gm;
const COLLECTION =
  /^(?:export )?const (\w+)(?:: (?!Readonly)[^=]+)? = new (?:(?:Map|Set|WeakMap|WeakSet)(?:<.*>)?\(\)|BroadcastChannel\()/gm;

it('knows everything that a module keeps while it is loaded, for that outlives the test (B-062)', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: 'web' }).filter((file) => !/__generated__|\.test\.|^testing/.test(file));
  const kept = files.flatMap((file) => {
    const source = readFileSync(`web/${file}`, 'utf8');
    return [...source.matchAll(VARIABLE), ...source.matchAll(COLLECTION)].map(([, name]) => `${file.replaceAll('\\', '/')} ${name}`);
  });
  expect(kept.toSorted()).toEqual(Object.keys(KEPT));
});

/** Its value when it is found: it may have been there before, with another value. */
const FOUND_AND_READ =
  /\(await [^;]*?find(?:All)?By\w+(?:<[^>]*>)?\([^;]*?\)\)\.(?:checked|value|disabled|getAttribute)|expect\(await [^;]*?findAllBy[^;]*?\)\.toHaveLength/g;

it('waits for an element by what it says, not by being found (B-062)', () => {
  const files = globSync('**/*.test.{ts,tsx}', { cwd: 'web' });
  const found = files.flatMap(
    (file) =>
      readFileSync(`web/${file}`, 'utf8')
        .match(FOUND_AND_READ)
        ?.map((at) => `${file}: ${at}`) ?? [],
  );
  expect(found, 'await waitFor(() => expect(screen.getBy…).…)').toEqual([]);
});
