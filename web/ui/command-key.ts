// The key that commands go with: ⌘ on Apple's machines, where Ctrl edits text, and Ctrl elsewhere.

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** As it stands on the keyboard. */
export const commandKey = (): '⌘' | 'Ctrl' => (isApple() ? '⌘' : 'Ctrl');

/** For aria-keyshortcuts. */
export const shortcutWith = (key: string): string => `${isApple() ? 'Meta' : 'Control'}+${key}`;

/** It is held, and no other modifier key. */
export function isCommand({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
  return !altKey && !shiftKey && metaKey === isApple() && ctrlKey !== isApple();
}
