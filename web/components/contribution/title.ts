// Titles of a manuscript: all of them, as they are named and printed, and the one in the language of the screen if there is one.
import { graphql, readInlineData } from 'relay-runtime';
import type { TitleText } from '../../../shared/forms/contribution.ts';
import type { MaybeTexts } from '../../../shared/forms/field-list.ts';
import type texts from '../../i18n/zh-CN/wizard.json';
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

/** The key of its name; the compiler names one that the texts of the screens lack. */
export const titleLabel = (text: TitleText): keyof typeof texts => `wizard.title.${text}`;

export interface PrintedTitle {
  title: string | null | undefined;
  subtitle: string | null | undefined;
}

/** As they are printed, each language apart. A further text needs its place here and on the pages that show them. */
export function printedTitles(contribution: title_contribution$key): Record<'zh' | 'en', PrintedTitle> {
  const { titleZh, titleEn, subtitleZh, subtitleEn, ...others } = titlesOf(contribution);
  return {
    zh: { title: titleZh, subtitle: subtitleZh },
    en: { title: titleEn, subtitle: subtitleEn },
    ...(others satisfies Record<string, never>),
  };
}

interface Titled {
  titleZh?: string | null | undefined;
  titleEn?: string | null | undefined;
}

/** Null when it has no title yet. */
export function titleIn(language: string, { titleZh, titleEn }: Titled): string | null {
  return (language.startsWith('zh') ? titleZh || titleEn : titleEn || titleZh) || null;
}
