// The titles of a manuscript in the words of the old system: the GraphQL selection, read from a call and written into an answer.
import { TITLE_TEXTS, type TitleText } from '../../../shared/forms/contribution.ts';
import { each, renamed, type MaybeTexts } from '../../../shared/forms/field-list.ts';
import { maybe, text } from '../row/params.ts';
import { graphql } from '../row/row.ts';

/** Every text of the form, so that none is lost on the facade; the compiler names one that is missing here or in the fragment. */
const NAMES = {
  titleZh: 'chapterTitleCh',
  titleEn: 'chapterTitleEn',
  subtitleZh: 'chapterTitleChF',
  subtitleEn: 'chapterTitleEnF',
} as const satisfies Record<TitleText, string>;
type TitleName = (typeof NAMES)[TitleText];

export const TITLES = graphql(`
  fragment LegacyTitles on Contribution {
    titleZh
    titleEn
    subtitleZh
    subtitleEn
  }
`);

/** Fields not sent stay. */
export const TITLE_PARAMS = renamed(
  each(TITLE_TEXTS, () => maybe(text())),
  NAMES,
);

export const TITLE_SHAPE = renamed(
  each(TITLE_TEXTS, () => 'string?' as const),
  NAMES,
);

/** As they are answered. */
export function titleRow(titles: MaybeTexts<TitleText>): Record<TitleName, string | null> {
  return renamed(
    each(TITLE_TEXTS, (field) => titles[field] ?? null),
    NAMES,
  );
}

/** The saved form: fields not sent keep their stored values. */
export function titleInput(
  values: Readonly<Record<TitleName, string | undefined>>,
  stored: MaybeTexts<TitleText>,
): Record<TitleText, string> {
  return each(TITLE_TEXTS, (field) => values[NAMES[field]] ?? stored[field] ?? '');
}
