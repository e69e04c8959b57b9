// The titles of a manuscript in the words of the old system: what is asked of GraphQL, taken from a call and answered by one.
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

/** What is not sent stays. */
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

/** As they are saved: what was not sent as it is stored. */
export function titleInput(
  values: Readonly<Record<TitleName, string | undefined>>,
  stored: MaybeTexts<TitleText>,
): Record<TitleText, string> {
  return each(TITLE_TEXTS, (field) => values[NAMES[field]] ?? stored[field] ?? '');
}
