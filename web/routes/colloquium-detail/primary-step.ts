// The step of the workbench that comes next, whose button is the primary one: there is never another.

interface Progress {
  hasArticles: boolean;
  isUnsaved: boolean;
  savedAt: string | null | undefined;
  exportedAt: string | null | undefined;
}

/** Saving, exporting the contents, sending; null: there is nothing to work on yet. */
export function primaryStep({ hasArticles, isUnsaved, savedAt, exportedAt }: Progress): 'SAVE' | 'EXPORT' | 'SEND' | null {
  if (!hasArticles) return null;
  if (isUnsaved || !savedAt) return 'SAVE';
  return exportedAt ? 'SEND' : 'EXPORT';
}
