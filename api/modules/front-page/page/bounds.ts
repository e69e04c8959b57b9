// How much of a Word file is read and how much is reported: a small file may hold millions of the things that we look for.
import { MAX_KEYWORDS } from '../../../../shared/forms/keywords.ts';
import { NAME_TEXTS } from '../../../../shared/forms/person-name.ts';
import { MAX_FUNDINGS } from '../../../../shared/forms/funding.ts';
import { MAX_LONG_TEXT, MAX_SHORT_TEXT } from '../../../../shared/forms/text-rules.ts';
import { MAX_AUTHORS } from '../../../../shared/limits.ts';
import { inPlaces, type Anonymity } from '../giveaways/anonymity.ts';
import type { Found, FoundAuthor, FrontPage } from '../found.ts';
import type { UnseenText } from '../../word/unseen-text.ts';
import { textOf, type Block, type Marks, type WordDocument } from '../../word/word-document.ts';

/** Characters, everything together: a thousand pages. */
export const MOST_TEXT = 2_000_000;
/** Longer than any abstract, and short enough for every pattern. */
const LONGEST_LINE = 20_000;
/** People who made the file, changed it or remarked on it. An author who is shown twenty knows that the file is full of names. */
export const MOST_NAMES = 20;
export const LONGEST_NAME = 100;
/** Limit of authors that stand in one kind of place. */
const MOST_FOUND = 100;
/** A value too long for the form is reported as such, which takes no more than this of it. */
const BEYOND = 2;

/** Characters are not cut in two. */
function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : Array.from(text.slice(0, BEYOND * longest))
        .slice(0, longest)
        .join('');
}

const names = (all: readonly string[], most = MOST_NAMES) => all.slice(0, most).map((name) => cut(name, LONGEST_NAME));
const marks = (all: Marks): Marks => ({ ...all, names: names(all.names) });

function boundedUnseen(unseen: UnseenText): UnseenText {
  const { pictures, graphics, links, elsewhere } = unseen;
  const length = [...pictures, ...graphics, ...links, ...elsewhere].reduce((sum, said) => sum + said.length, 0);
  return length <= MOST_TEXT ? unseen : { pictures: [], graphics: [], links: [], elsewhere: [], isWhole: false };
}

/** Throws beyond MOST_TEXT: unread text must not be reported as free of names. */
export function boundedDocument(document: WordDocument): WordDocument {
  const texts = [...document.blocks.map(textOf), ...document.headers, ...document.commentTexts, ...document.leftOut];
  if (texts.reduce((sum, text) => sum + text.length, 0) > MOST_TEXT) throw new Error('The text is too long');
  const unseen = boundedUnseen(document.unseen);
  return {
    ...document,
    unseen,
    properties: names(document.properties),
    comments: marks(document.comments),
    changes: marks(document.changes),
  };
}

/** For the readers of front pages: lines of a bearable length, however many runs they are made of. */
export function withBearableLines(blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    let length = 0;
    const lineOf = (line: string, index: number) => {
      if (index > 0) length = 0;
      const kept = line.slice(0, LONGEST_LINE - length);
      length += kept.length;
      return kept;
    };
    return { ...block, runs: block.runs.map((run) => ({ ...run, text: run.text.split('\n').map(lineOf).join('\n') })) };
  });
}

function text<F extends Found<string> | null>(found: F, longest = MAX_SHORT_TEXT): F {
  return found && { ...found, value: cut(found.value, BEYOND * longest) };
}

const keywords = (found: Found<string[]> | null): Found<string[]> | null =>
  found && { ...found, value: found.value.slice(0, MAX_KEYWORDS).map((word) => cut(word, BEYOND * MAX_SHORT_TEXT)) };

/** Parts too long for a name are none. */
const parts = (found: FoundAuthor['latin']): FoundAuthor['latin'] =>
  found && NAME_TEXTS.every((part) => found.value[part].length <= MAX_SHORT_TEXT) ? found : null;

export function boundedFrontPage(page: FrontPage): FrontPage {
  return {
    titleZh: text(page.titleZh),
    subtitleZh: text(page.subtitleZh),
    titleEn: text(page.titleEn),
    subtitleEn: text(page.subtitleEn),
    authors: page.authors
      .slice(0, MAX_AUTHORS)
      .map(({ name, unit, email, latin, orcid }) => ({
        name: text(name),
        unit: text(unit),
        email: text(email),
        latin: parts(latin),
        orcid,
      })),
    abstractZh: text(page.abstractZh, MAX_LONG_TEXT),
    abstractEn: text(page.abstractEn, MAX_LONG_TEXT),
    keywordsZh: keywords(page.keywordsZh),
    keywordsEn: keywords(page.keywordsEn),
    fundings: page.fundings
      .slice(0, MAX_FUNDINGS)
      .map(({ value: { fundNumber, fundName }, confidence }) => ({
        value: { fundNumber: cut(fundNumber, BEYOND * MAX_SHORT_TEXT), fundName: cut(fundName, BEYOND * MAX_SHORT_TEXT) },
        confidence,
      })),
  };
}

export function boundedAnonymity(anonymity: Anonymity): Anonymity {
  return {
    properties: names(anonymity.properties),
    comments: marks(anonymity.comments),
    changes: marks(anonymity.changes),
    ...inPlaces((place) => names(anonymity[place], MOST_FOUND)),
    isWhole: anonymity.isWhole,
  };
}
