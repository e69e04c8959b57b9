// Leftovers of a component test in the worker for the tests and files after it. Removable ones are removed; a test that leaves anything
// else fails, because it would influence others. State of our own modules: module-state.test.ts has the list of it.
import { cleanup } from '@testing-library/react';
import i18next from 'i18next';
import { vi } from 'vitest';
import { leaveQuietly } from '../components/shell/session-watch.ts';
import { clearNotices } from '../ui/notice/notices.tsx';

const LANGUAGE = 'zh-CN';
const HERE = location.href;
/** State that libraries keep in the page for their next measurement or announcement. */
const KEPT_BY_LIBRARIES = '#recharts_measurement_span, [data-live-announcer]';
/** Libraries that listen once for a whole page and mark it: without their listeners they would be deaf from then on. */
const LISTENS_ONCE = /node_modules\/(?:react-dom|@testing-library\/user-event|@zag-js\/focus-visible)\//;

/** Listeners of the window and the document: by event and phase, the listener and the code that added it. */
const listening = new Map<string, Map<unknown, string>>();
type Timer = ReturnType<typeof setTimeout>;
const timeouts = new Set<Timer>();
/** The code that began each. */
const intervals = new Map<Timer, string>();
let isWatching = false;

/** Where in the tests or the product the watched function was called. */
const caller = () => new Error().stack?.split('\n').slice(3, 8).join('\n') ?? '';

/** From the first file of a worker on. */
export function watchLeftovers(): void {
  if (isWatching) return;
  isWatching = true;
  watchListeners('window', window);
  watchListeners('document', document);
  watchTimers();
}

function watchListeners(name: string, target: Window | Document): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const of = (type: string, options?: AddEventListenerOptions | boolean) => {
    const isCapture = typeof options === 'object' ? options.capture === true : options === true;
    const key = `${name} ${type}${isCapture ? ', capturing' : ''}`;
    const known = listening.get(key) ?? new Map<unknown, string>();
    listening.set(key, known);
    return known;
  };
  const watched: Pick<Document, 'addEventListener' | 'removeEventListener'> = {
    addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: AddEventListenerOptions | boolean) {
      const known = of(type, options);
      if (!known.has(listener)) known.set(listener, caller());
      if (typeof options === 'object') options.signal?.addEventListener('abort', () => known.delete(listener));
      add(type, listener, options);
    },
    removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: EventListenerOptions | boolean) {
      of(type, options).delete(listener);
      remove(type, listener, options);
    },
  };
  Object.assign(target, watched);
}

function watchTimers(): void {
  const real = { setTimeout, setInterval, clearTimeout };
  type Handler = (...args: unknown[]) => void;
  const begin = (handler: Handler, ms?: number, ...args: unknown[]) => {
    const timer = real.setTimeout(() => {
      timeouts.delete(timer);
      handler(...args);
    }, ms);
    timeouts.add(timer);
    return timer;
  };
  const repeat = (handler: Handler, ms?: number, ...args: unknown[]) => {
    const timer = real.setInterval(handler, ms, ...args);
    intervals.set(timer, caller());
    return timer;
  };
  const end = (timer: Timer) => {
    timeouts.delete(timer);
    intervals.delete(timer);
    real.clearTimeout(timer);
  };
  // Node keeps the form that returns a promise on the function.
  Object.assign(globalThis, {
    setTimeout: Object.assign(begin, real.setTimeout),
    clearTimeout: end,
    setInterval: repeat,
    clearInterval: end,
  });
}

/** After each test, following the test's own cleaning. Returns the leftovers it could not remove, in words. */
export async function takeAway(): Promise<string[]> {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearNotices();
  leaveQuietly()();
  for (const timer of timeouts) clearTimeout(timer);
  for (const element of document.querySelectorAll(KEPT_BY_LIBRARIES)) element.remove();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  if (i18next.language !== LANGUAGE) await i18next.changeLanguage(LANGUAGE);
  document.documentElement.lang = LANGUAGE;
  return [...nodesLeft(), ...listenersLeft(), ...intervalsLeft(), ...placeLeft()];
}

// Each gets the test that left it, and then it is gone.

function nodesLeft(): string[] {
  const nodes = [...document.body.childNodes].map((node) => (node instanceof Element ? node.outerHTML : (node.textContent ?? '')));
  document.body.replaceChildren();
  const attributes = [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => name !== 'lang')
      .map(({ name, value }) => {
        element.removeAttribute(name);
        return `${name}="${value}" of ${element.localName}`;
      }),
  );
  return [...nodes.map((html) => `in the page: ${html.slice(0, 300)}`), ...attributes];
}

function listenersLeft(): string[] {
  return [...listening].flatMap(([what, known]) =>
    [...known]
      .filter(([, by]) => !LISTENS_ONCE.test(by))
      .map(([listener, by]) => {
        known.delete(listener);
        return `a listener of ${what}, put there\n${by}`;
      }),
  );
}

function intervalsLeft(): string[] {
  return [...intervals].map(([timer, by]) => {
    clearInterval(timer);
    return `an interval, begun\n${by}`;
  });
}

function placeLeft(): string[] {
  const left = location.href === HERE ? [] : [`the address ${location.href}`];
  if (left.length > 0) history.replaceState(null, '', HERE);
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    left.push(`the cookie ${cookie}`);
    document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
  }
  return left;
}
