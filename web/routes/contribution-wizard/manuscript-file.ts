// The manuscript's file that is read for its front page.

export interface ManuscriptFile {
  readonly id: string;
  readonly name: string;
  /** As the server says: it is of a format that the product reads. */
  readonly isReadable: boolean;
}

/** The manuscript uploaded last, one that can be read before others; null where there is no manuscript. */
export function manuscriptFile(
  files: readonly (ManuscriptFile & { readonly kind: string; readonly uploadedAt: string })[],
): ManuscriptFile | null {
  const manuscripts = files
    .filter(({ kind }) => kind === 'MANUSCRIPT')
    .toSorted((one, other) => other.uploadedAt.localeCompare(one.uploadedAt));
  return manuscripts.find(({ isReadable }) => isReadable) ?? manuscripts[0] ?? null;
}
