// Files of the articles of an issue in folders and archives: named by the place of their article, so that numbers are the same in each
// folder.
import { sql } from 'kysely';
import { safeName } from '../../files/zip.ts';

/** Row of a query over `placesIn`. */
export interface NumberedFile {
  /** Number of the manuscript. */
  number: string;
  title: string;
  /** Place of the article in the issue, from 1. */
  place: number;
  /** FileKind: files of one kind lie in one folder. */
  kind: number;
  extension: string;
}

/** The articles of an issue with their places, also those that have no file. */
export const placesIn = (issueId: number) =>
  sql`select *, row_number() over (order by issue_position, id)::int as place from contribution where issue_id = ${issueId}`;

/**
 * `02 JNWH2026010001 题名.docx`, the second file of the same article `02-2 JNWH…`: folders sort them as the issue does. `folderOf`: which
 * files lie together.
 */
export function articleFileNames(files: readonly NumberedFile[], folderOf: (kind: number) => string | number = (kind) => kind): string[] {
  const counts = new Map<string, number>();
  return files.map(({ number, title, place, kind, extension }) => {
    const key = `${folderOf(kind)} ${place}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const further = count === 1 ? '' : `-${count}`;
    return safeName(`${String(place).padStart(2, '0')}${further} ${number} ${title}.${extension}`);
  });
}
