// Compares the findings of a front page with a careful person's typing, field by field. Pure.
import type { Confidence, Found, FrontPage as ReadPage } from '../../modules/front-page/found.ts';
import type { Anonymity } from '../../modules/front-page/giveaways/anonymity.ts';
import type { BlindLeaks, ExpectedFrontPage } from './sample.ts';

/** A field that either the page has or the reader says it has. */
export interface Measured {
  field: string;
  /** In writing, blanks evened out; `null`: the page has none. */
  wanted: string;
  /** `null`: nothing was read. */
  read: string;
  confidence: Confidence | null;
  isRight: boolean;
}

const HAN = '[\\p{Script=Han}，。；：、（）“”《》]';
const BETWEEN_HAN = new RegExp(`(?<=${HAN}) (?=${HAN})`, 'gu');
const even = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(BETWEEN_HAN, '').trim();

/** The same for values that mean the same: blanks count once, and not at all between two hanzi. */
function written(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) => (typeof part === 'string' ? even(part) : part));
}

const isGiven = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

function measured(field: string, wanted: unknown, found: Found<unknown> | null | undefined): Measured[] {
  if (!isGiven(wanted) && !found) return [];
  const [want, read] = [written(isGiven(wanted) ? wanted : null), written(found?.value)];
  return [{ field, wanted: want, read, confidence: found?.confidence ?? null, isRight: want === read }];
}

/** Authors and funds are compared in their order; a value where none is expected is a wrong field. */
export function measure(expected: ExpectedFrontPage, read: ReadPage): Measured[] {
  const texts = (
    ['titleZh', 'subtitleZh', 'titleEn', 'subtitleEn', 'abstractZh', 'abstractEn', 'keywordsZh', 'keywordsEn'] as const
  ).flatMap((field) => measured(field, expected[field], read[field]));
  const authors = Array.from({ length: Math.max(expected.authors.length, read.authors.length) }, (_, index) =>
    (['name', 'unit', 'email'] as const).flatMap((part) =>
      measured(`authors.${index + 1}.${part}`, expected.authors[index]?.[part], read.authors[index]?.[part]),
    ),
  ).flat();
  const funds = Array.from({ length: Math.max(expected.funds.length, read.fundings.length) }, (_, index) => {
    const [wanted, found] = [expected.funds[index], read.fundings[index]];
    return measured(
      `funds.${index + 1}`,
      wanted && [wanted.name, wanted.number],
      found && { value: [found.value.fundName, found.value.fundNumber], confidence: found.confidence },
    );
  }).flat();
  return [...texts, ...authors, ...funds];
}

/** Where the file names somebody, in the terms of the expectation. */
export function leaksOf({ properties, comments, changes, headers, text }: Anonymity): BlindLeaks {
  return {
    properties: properties.length > 0,
    comments: comments.count > 0,
    trackedChanges: changes.count > 0,
    headers: headers.length > 0,
    text: text.length > 0,
  };
}
