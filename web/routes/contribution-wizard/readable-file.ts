// Which of a manuscript's files can be read for its front page.

export interface ReadableFile {
  readonly id: string;
  readonly name: string;
}

/** Only Word's present format is read (docs/decisions/0025). */
export function isWord({ name }: Pick<ReadableFile, 'name'>): boolean {
  return /\.docx$/i.test(name);
}

/** The manuscript uploaded last, one in Word before others; null where there is no manuscript. */
export function readableFile(files: readonly (ReadableFile & { readonly kind: string; readonly uploadedAt: string })[]): ReadableFile | null {
  const manuscripts = files.filter(({ kind }) => kind === 'MANUSCRIPT').toSorted((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
  return manuscripts.find(isWord) ?? manuscripts[0] ?? null;
}
