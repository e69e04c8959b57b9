// Keys of every list, whatever it lists: they act on what stands on the page, by the marks that every table sets. A row is where its link has the focus,
// so that Enter opens it and the way back leads to it.

const OFF = 'keysOff';

/** Single letters are for those who want them: who talks to the machine, or types by a screen reader, turns them off. */
export const areKeysOn = (): boolean => localStorage.getItem(OFF) !== 'yes';

export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, 'yes');
}

const TYPED = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';
/** What takes the arrows for itself. */
const STEERED = '[type=radio], [role=tab], [role=treeitem], [role=option], [role=menuitem], [role=radio]';

/** Nobody types, and nothing lies over the page. */
export function isFree({ target, defaultPrevented, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return false;
  if (target instanceof Element && target.closest(TYPED)) return false;
  return isUncovered();
}

export const isUncovered = (): boolean => document.querySelector('dialog[open], [role=menu]:not([hidden])') === null;

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('main [data-row]')];
const current = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('main [data-row]') ?? null;

function go(row: HTMLElement | undefined): boolean {
  if (!row) return false;
  const place = row.querySelector<HTMLElement>('[data-part=title] a[href]') ?? row.querySelector<HTMLElement>('a[href], button, input');
  place?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return place !== null;
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

const KEYS: Readonly<Record<string, () => boolean>> = {
  j: () => step(1),
  k: () => step(-1),
  // The page scrolls by these, but for who walks the rows.
  ArrowDown: () => current() !== null && step(1),
  ArrowUp: () => current() !== null && step(-1),
  x: () => press('[data-part=select] input:not(:disabled)'),
  r: () => press('[data-part=acts] :is(button, a[href]):not(:disabled)'),
  '/': () => {
    const search = document.querySelector<HTMLElement>('main input[type=search]');
    search?.focus();
    return search !== null;
  },
};

/** Does what the key says in the list that is shown; false when there is none, or the key says nothing. */
export function pressKey({ key, target }: Pick<KeyboardEvent, 'key' | 'target'>): boolean {
  if (key.startsWith('Arrow') && target instanceof Element && target.closest(STEERED)) return false;
  return Object.hasOwn(KEYS, key) ? (KEYS[key]?.() ?? false) : false;
}
