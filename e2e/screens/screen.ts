// A screen to look at, and its shared landmarks.
import type { Locator, Page } from '@playwright/test';
import type { Account } from '../demo.ts';

export interface Screen {
  name: string;
  address: string;
  /** Selects an element of the complete screen, in either language, that the screen before it lacks. */
  shows: string;
  /** Brings the screen, once shown, into the state that is meant. */
  then?: (page: Page) => Promise<void>;
  /** There is such a state on phones only. */
  isPhone?: boolean;
  /** People print it. */
  isPrinted?: boolean;
  /** The state results from a refusal by the API: its code. */
  refusal?: string;
}

export interface Reader {
  /** `null`: somebody who has not signed in. */
  account: Account | null;
  screens: readonly Screen[];
}

export const LIST = 'main table';
export const DETAIL = '#files';
export const NOTICE = 'main a[href="/main"]';
export const SIGN_IN = 'form img';

export const button = (place: Page | Locator, names: RegExp) => place.getByRole('button', { name: names });
export const dialog = (page: Page) => page.getByRole('dialog');
