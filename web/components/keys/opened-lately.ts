// The manuscripts that somebody has opened last in each role, for the palette: kept in this tab, as the rows of lists are.
import { isRecord, readStored, writeStored } from '../../drafts/storage.ts';

const MOST = 5;
/** Of all roles together. */
const MOST_KEPT = 40;

interface Opened {
  id: string;
  /** The kind of role it was read in: another may not open its page. */
  kind: string;
  title: string;
  number: string;
  /** Path and query of its page. */
  to: string;
}

/** Another who signs in here must not meet them. */
const keyOf = (viewerId: string) => `openedLately ${viewerId}`;

function isOpened(kept: unknown): kept is Opened {
  return isRecord(kept) && ['id', 'kind', 'title', 'number', 'to'].every((name) => typeof kept[name] === 'string');
}

/** Of all roles, the last one first. What an earlier release kept may look otherwise. */
function allOf(viewerId: string): Opened[] {
  const kept = readStored(sessionStorage, keyOf(viewerId));
  return Array.isArray(kept) ? kept.filter(isOpened) : [];
}

export function keepOpened(viewerId: string, opened: Opened): void {
  const others = allOf(viewerId).filter(({ id, kind }) => id !== opened.id || kind !== opened.kind);
  writeStored(sessionStorage, keyOf(viewerId), [opened, ...others].slice(0, MOST_KEPT));
}

/** The last five of this kind of role but the one whose page is open. */
export const openedLately = (viewerId: string, ofKind: string, openAddress: string): Opened[] =>
  allOf(viewerId)
    .filter(({ kind, to }) => kind === ofKind && to !== openAddress)
    .slice(0, MOST);
