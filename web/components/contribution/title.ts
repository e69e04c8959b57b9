// Titles of a manuscript: all of them, and the one in the language of the screen if there is one.
import { graphql, readInlineData } from 'relay-runtime';
import type { TitleText } from '../../../shared/forms/contribution.ts';
import type { MaybeTexts } from '../../../shared/forms/field-list.ts';
import type { title_contribution$key } from './__generated__/title_contribution.graphql.ts';

/** Every text of tab 0, for the form and for readers of the manuscript. */
export function titlesOf(contribution: title_contribution$key): MaybeTexts<TitleText> {
  return readInlineData(
    graphql`
      fragment title_contribution on Contribution @inline {
        titleZh
        titleEn
        subtitleZh
        subtitleEn
      }
    `,
    contribution,
  );
}

interface Titled {
  titleZh?: string | null | undefined;
  titleEn?: string | null | undefined;
}

/** Null when it has no title yet. */
export function titleIn(language: string, { titleZh, titleEn }: Titled): string | null {
  return (language.startsWith('zh') ? titleZh || titleEn : titleEn || titleZh) || null;
}
