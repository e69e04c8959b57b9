// What a file is called towards a reader. Its own name may tell who wrote it, so readers who must not know get a neutral one.
import { defineLoader } from '../../context.ts';
import { type LanguageTag, messageText } from '../../../shared/messages.ts';
import type { ContributionFile } from '../contributions/contribution-file.entity.ts';

/**
 * The uploader's own name for readers who may know the uploader, else e.g. `稿件-1.docx` (DESIGN §5). `ordinal` is the
 * file's place among its kind, from `fileOrdinal`.
 */
export function displayName(
  file: Pick<ContributionFile, 'kind' | 'name' | 'extension'>,
  reader: { mayKnowUploader: boolean; ordinal: number; language: LanguageTag },
): string {
  if (reader.mayKnowUploader) return file.name;
  const kind = messageText(reader.language, `file.kindName.${file.kind}`);
  return `${kind}-${reader.ordinal}${file.extension ? `.${file.extension}` : ''}`;
}

/** Place of a file among the files of its kind and manuscript, from 1, oldest first. */
export const fileOrdinal = defineLoader<number, number>(async (ctx, ids) => {
  const rows = await ctx.em.execute<{ id: number; ordinal: string }[]>(
    `select f.id, (select count(*) from contribution_file o where o.contribution_id = f.contribution_id and o.kind = f.kind and o.id <= f.id) as ordinal
     from contribution_file f where f.id in (${ids.map(() => '?').join(', ')})`,
    [...ids],
  );
  const ordinals = new Map(rows.map((row) => [row.id, Number(row.ordinal)]));
  return ids.map((id) => ordinals.get(id) ?? 1);
});
