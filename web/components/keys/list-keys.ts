// Keys of every list and of a manuscript's page: they act by the marks that tables and pages set. A row is where its link has the focus, so
// that Enter opens it and the way back leads to it; a row without a link has the focus itself.
import { isRemembered, remember } from '../../ui/useRemembered.ts';

const OFF = 'keysOff';

/** Speech input and screen readers send single letters; the reader can turn them off (WCAG 2.1.4). */
export const areKeysOn = (): boolean => !isRemembered(OFF);

export const turnKeys = (isOn: boolean): void => remember(OFF, !isOn);

const TYPED = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
/** Elements that use the arrow keys themselves. */
const STEERED = '[type=radio], [role=tab], [role=treeitem], [role=option], [role=menuitem], [role=radio]';

/** No field has the focus, nor a panel beside the page, and no dialog is open. */
export function isFree({ target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return false;
  if (target instanceof Element && target.closest(`${TYPED}, [data-beside]`)) return false;
  return isUncovered();
}

export const isUncovered = (): boolean => document.querySelector('dialog[open], [role=menu]:not([hidden])') === null;

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-row]')];
const current = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('main [data-row]') ?? null;

function go(row: HTMLElement | undefined): boolean {
  if (!row) return false;
  const inTitle = (control: string) => row.querySelector<HTMLElement>(`[data-part=title] ${control}`);
  (inTitle('a[href]') ?? inTitle('button') ?? row).focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

function step(by: 1 | -1): boolean {
  const all = rows();
  const at = all.findIndex((row) => row === current());
  // From elsewhere on the page one comes to the first row.
  return go(at < 0 ? all[0] : all[at + by]);
}

function press(part: string): boolean {
  const control = current()?.querySelector<HTMLElement>(part);
  control?.click();
  return control != null;
}

const READY = ':not(:disabled, [aria-disabled=true])';

/** Presses what the page itself has under this mark, in none of its rows. */
function pressOfPage(mark: string): boolean {
  const control = [...document.querySelectorAll<HTMLElement>(`main ${mark}${READY}`)].find((one) => one.closest('[data-row]') === null);
  control?.click();
  return control !== undefined;
}

/** The first control within what is marked so. */
function goInto(mark: string): boolean {
  const control = document.querySelector<HTMLElement>(`main ${mark} :is(a[href], button${READY})`);
  control?.scrollIntoView({ block: 'nearest' });
  control?.focus({ preventScroll: true });
  return control !== null;
}

function search(): boolean {
  const box = document.querySelector<HTMLElement>('main input[type=search]');
  box?.focus();
  return box !== null;
}

/** Answers whether there was anything to do. */
type Press = (showSheet: () => void) => boolean;

interface KeyEntry {
  does: 'palette' | 'row' | 'open' | 'tick' | 'act' | 'search' | 'neighbour' | 'acts' | 'remind' | 'later' | 'files' | 'confirm' | 'sheet';
  /** On the sheet. `Command`: Ctrl or ⌘. */
  shown: readonly string[];
  /** By the key as the browser calls it. Left out where the browser, a dialog or useKeys does it. */
  keys?: Readonly<Record<string, Press>>;
  /** Held down, it goes on. */
  repeats?: true;
}

/** Every key there is, in the order of the sheet. */
export const KEYS: readonly KeyEntry[] = [
  { does: 'palette', shown: ['Command K'] },
  {
    does: 'row',
    shown: ['j', 'k', '↓', '↑'],
    keys: {
      j: () => step(1),
      k: () => step(-1),
      // Arrows scroll the page unless a row has the focus.
      ArrowDown: () => current() !== null && step(1),
      ArrowUp: () => current() !== null && step(-1),
    },
    repeats: true,
  },
  { does: 'open', shown: ['Enter'] },
  { does: 'tick', shown: ['x'], keys: { x: () => press('[data-part=select] input:not(:disabled)') } },
  // Of the row, else of the page.
  { does: 'act', shown: ['r'], keys: { r: () => press(`[data-usual]${READY}`) || pressOfPage('[data-usual]') } },
  { does: 'search', shown: ['/'], keys: { '/': search } },
  {
    does: 'neighbour',
    shown: ['n', 'p'],
    keys: { n: () => pressOfPage('[data-neighbour=next]'), p: () => pressOfPage('[data-neighbour=previous]') },
  },
  { does: 'acts', shown: ['a'], keys: { a: () => goInto('[data-page-acts]') } },
  { does: 'remind', shown: ['e'], keys: { e: () => press(`[data-remind]${READY}`) || pressOfPage('[data-remind]') } },
  { does: 'later', shown: ['s'], keys: { s: () => press('[data-later]') } },
  { does: 'files', shown: ['f'], keys: { f: () => goInto('[data-page-files]') } },
  { does: 'confirm', shown: ['Command Enter'] },
  {
    does: 'sheet',
    shown: ['?'],
    keys: {
      '?': (showSheet) => {
        showSheet();
        return true;
      },
    },
  },
];

/** Does the key's act; false when it has none here. */
export function pressKey({ key, shiftKey, repeat, target }: KeyboardEvent, showSheet: () => void): boolean {
  if (key.startsWith('Arrow') && target instanceof Element && target.closest(STEERED)) return false;
  // Caps Lock changes no meaning.
  const pressed = key.length === 1 && !shiftKey ? key.toLowerCase() : key;
  const entry = KEYS.find(({ keys }) => keys !== undefined && Object.hasOwn(keys, pressed));
  if (!entry || (repeat && !entry.repeats)) return false;
  return entry.keys?.[pressed]?.(showSheet) ?? false;
}
