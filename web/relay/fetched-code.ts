// Code of a page that is fetched when it is needed, and why it did not come: no connection, or a release that has other code.
import { NetworkError, NewRelease } from './errors.ts';

/** Throws NetworkError or NewRelease where the code cannot be had. */
export async function fetchedCode<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode();
  } catch (error) {
    if (!(error instanceof TypeError || isPreloadError(error))) throw error;
    throw (await isServerThere()) ? new NewRelease(error) : new NetworkError(error);
  }
}

/** Vite speaks so of styles that come with a page. */
const isPreloadError = (error: unknown): boolean => error instanceof Error && error.message.startsWith('Unable to preload');

/** Whether the server answers at all: then the code is gone. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
