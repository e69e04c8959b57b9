// The path below /main by which a menu opens a page; null: the page asks no menu.

export function guardedPathOf(handle: unknown): string | null {
  const path = typeof handle === 'object' && handle !== null && 'guardedPath' in handle ? handle.guardedPath : null;
  return typeof path === 'string' ? path : null;
}
