// Where manuscripts of the demo are played: its people, its files, its dictionaries.
import type { Cast } from './cast.ts';
import type { FileShelf } from './files.ts';
import type { EntryId } from './suggestions.ts';

/** What every play needs. */
export interface Stage {
  cast: Cast;
  shelf: FileShelf;
  entryId: EntryId;
  /** The same as clients name the entry. */
  globalEntryId: (...entry: Parameters<EntryId>) => string;
}
