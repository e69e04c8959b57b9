// What a Word file says beside its text, and a reader of the file sees all the same.
import { readWord } from './read-word.ts';

/** Paragraph by paragraph. */
export interface Leftovers {
  comments: string[];
  deleted: string[];
}

/** Throws when it is no sound .docx, is too large or made to hurt. */
export async function leftoversOf(bytes: Buffer): Promise<Leftovers> {
  const { commentTexts, leftOut } = await readWord(bytes);
  return { comments: commentTexts, deleted: leftOut };
}
