// Whether a chosen file may be sent at all; the server checks again, contents included (R1-158 to R1-160).
import { FILE_RULES, formatsOf, type FileKindName, type FileRule } from '../../../shared/limits.ts';

const MEBIBYTE = 1024 * 1024;

/** Kinds an author adds in the wizard, as the file type is chosen (R1-164; of 5 to 7 an upload offers 5 and 7, D13-157). */
export const AUTHOR_FILE_KINDS = ['MANUSCRIPT', 'SUPPLEMENT', 'PICTURE', 'TABLE'] as const satisfies readonly FileKindName[];
export type AuthorFileKind = (typeof AUTHOR_FILE_KINDS)[number];

export type FileProblem = { key: 'kind'; kinds: string } | { key: 'size'; megabytes: number } | { key: 'empty' };

/** Null when the file may be sent. */
export function fileProblem(
  kind: FileKindName,
  file: { name: string; size: number },
  maxBytes = FILE_RULES[kind].maxBytes,
): FileProblem | null {
  return ruleProblem({ ...FILE_RULES[kind], maxBytes }, file);
}

/** The same by any rule. */
export function ruleProblem({ extensions, maxBytes }: FileRule, file: { name: string; size: number }): FileProblem | null {
  const extension = file.name.includes('.') ? (file.name.split('.').at(-1) ?? '').toLowerCase() : '';
  if (!extensions.includes(extension)) return { key: 'kind', kinds: formatsOf(extensions) };
  if (file.size > maxBytes) return { key: 'size', megabytes: maxBytes / MEBIBYTE };
  return file.size === 0 ? { key: 'empty' } : null;
}

/** For the file chooser: `.doc,.docx,.pdf`. */
export function acceptOf(kind: FileKindName): string {
  return FILE_RULES[kind].extensions.map((extension) => `.${extension}`).join(',');
}

/** For people: which formats, and how large. */
export function ruleOf(kind: FileKindName, maxBytes = FILE_RULES[kind].maxBytes): { kinds: string; megabytes: number } {
  return { kinds: FILE_RULES[kind].extensions.join(', '), megabytes: maxBytes / MEBIBYTE };
}
