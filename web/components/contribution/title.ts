// What a manuscript is called, in the language of the screen as far as there is such a title.

export interface Titled {
  titleZh?: string | null | undefined;
  titleEn?: string | null | undefined;
}

/** Null when it has no title yet. */
export function titleIn(language: string, { titleZh, titleEn }: Titled): string | null {
  return (language.startsWith('zh') ? titleZh || titleEn : titleEn || titleZh) || null;
}
