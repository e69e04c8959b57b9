// A file's name as shown to a reader. Its own name may reveal the author, so blind readers get a neutral one.
import { type LanguageTag, messageText } from '../../../shared/messages.ts';
import type { ContributionFile } from '../contributions/files/contribution-file.entity.ts';

/**
 * The uploader's own name for readers who may know the uploader, else e.g. `稿件-1.docx` (principles, Blind review). `ordinal` is the
 * file's place among its kind, from `ordinalOf`.
 */
export function displayName(
  file: Pick<ContributionFile, 'kind' | 'name' | 'extension'>,
  reader: { mayKnowUploader: boolean; ordinal: number; language: LanguageTag },
): string {
  if (reader.mayKnowUploader) return file.name;
  const kind = messageText(reader.language, `file.kindName.${file.kind}`);
  return `${kind}-${reader.ordinal}${file.extension ? `.${file.extension}` : ''}`;
}

/** Place of a file among the files of its kind, from 1, oldest first; `files`: all of its manuscript. */
export function ordinalOf(file: Pick<ContributionFile, 'id' | 'kind'>, files: readonly Pick<ContributionFile, 'id' | 'kind'>[]): number {
  return files.filter((other) => other.kind === file.kind && other.id <= file.id).length;
}
