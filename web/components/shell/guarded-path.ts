// The path below /main under which a menu opens a page; null: the page belongs to no menu.

export function guardedPathOf(handle: unknown): string | null {
  const path = typeof handle === 'object' && handle !== null && 'guardedPath' in handle ? handle.guardedPath : null;
  return typeof path === 'string' ? path : null;
}
