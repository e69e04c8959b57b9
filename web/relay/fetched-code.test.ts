// Why the code of a page did not come.
import { afterEach, expect, it, vi } from 'vitest';
import { errorMessage, NetworkError, NewRelease } from './errors.ts';
import { fetchedCode } from './fetched-code.ts';

afterEach(() => vi.unstubAllGlobals());

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Page-1.js'));

it('is trouble with the network while the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const error: unknown = await fetchedCode(missing).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NetworkError);
  expect(errorMessage(error)).toBe('ui.error.network');
});

it('is a new release where the server answers and has other code', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null)));
  const error: unknown = await fetchedCode(missing).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(NewRelease);
  expect(errorMessage(error)).toBe('ui.error.newRelease');
});

it('is what the page itself has thrown otherwise', async () => {
  const own = new RangeError('of the page');
  await expect(fetchedCode(() => Promise.reject(own))).rejects.toBe(own);
});
