// Sample pages are documents (tuned/*.txt, untuned/*.txt): what a front page looks like, and what a careful person would type from it.
//
//   === name
//   One sentence: what is particular about the layout.
//   author: 甲、乙 | units | email
//   fund: name | number、number
//   titleZh: …, keywordsEn: one | two       a value that cannot be marked in the page
//   leaks: properties | no text             where the file tells a blind reader who wrote it; usually in the text alone
//   creator: 沈知秋                         a property of the file; so too lastModifiedBy, title, Manager, Company
//   remark: 薛老师 | 请再核对。             a comment; the first one is number 0
//   style: Biaoti 论文标题 centred 18pt     a style of the template; usual: 10.5pt is the size of what has no other
//
//   [centred bold 22pt] {titleZh: 题目}     after a blank line the page, a line for each paragraph: LOOK, MARK
//   | cell ¶ its second paragraph | cell |  a row of a table
//   [note1] …, [header] …, [footer] …       what stands beside the page
//
// In a paragraph `**…**` is bold, `^…^` raised, ⏎ a soft break and ⇥ a tab. Stretches of one value are joined by a line break.
// What stands above the first sample says what the document holds.
// How values are read off a page:
// - marks are no part of a value: the star at a title, the figures at names, labels, brackets, the dash or colon before a subtitle;
// - a colon within a line parts a subtitle in English only where the Chinese title has one;
// - a unit is the institution with its department, without place and postcode; blanks between two hanzi count for nothing;
//   several units of one person are joined by ；, in the order they are printed;
// - paragraphs of an abstract are joined by a line break, their own labels (目的, Methods) stay;
// - a fund's name is the fund (and its kind of project), without the quoted title of the project; its number as it is printed;
//   several numbers of one fund are several funds of that name;
// - where the page has changes that are not yet accepted, what was put in counts and what was deleted does not; hidden text does not count.

const TEXTS = ['titleZh', 'subtitleZh', 'titleEn', 'subtitleEn', 'abstractZh', 'abstractEn'] as const;
const WORDS = ['keywordsZh', 'keywordsEn'] as const;
const IN_FILE = ['creator', 'lastModifiedBy', 'title', 'Manager', 'Company', 'remark', 'style', 'usual'];

/** Contents of the page; empty where it has none. */
export interface ExpectedFrontPage extends Record<(typeof TEXTS)[number], string>, Record<(typeof WORDS)[number], string[]> {
  authors: { name: string; unit: string; email: string }[];
  funds: { number: string; name: string }[];
}

/** Where the file tells a blind reader who wrote it: persons in its properties, authors in headers and footers and in the text. */
export type BlindLeaks = Record<'properties' | 'comments' | 'trackedChanges' | 'headers' | 'text', boolean>;

/** A paragraph and how it is set. */
export interface Line {
  words: string[];
  text: string;
}

export interface Sample {
  name: string;
  layout: string;
  expected: ExpectedFrontPage;
  blind: BlindLeaks;
  /** The rest of what stands above the page: properties, remarks and styles of the file. */
  file: ReadonlyMap<string, readonly string[]>;
  lines: Line[];
}

/**
 * `.id`: in a style of the template. `box`: a text box; `drawn`: one as Word writes it now. `list`: numbered by Word.
 * `control=title`: in a content control.
 */
const LOOK = /^(?:heading[12]|centred|left|right|bold|[\d.]+pt|\.\w+|break|list|control=[^\s\]]+|box|drawn|note\d|header|footer)$/;
/**
 * Put in or deleted by somebody (`{+沈知秋: …}`), hidden, lowered, in another size, the number of the page, remarked on, a reference to a note
 * (with a mark of its own), an address, a value.
 */
const MARK = new RegExp(
  `\\{(?:[+-][^:}]+|hidden|low|usual|page|[\\d.]+pt|remark \\d|note \\d(?: [^}]+)?|link|field|${[...TEXTS, ...WORDS].join('|')})(?:: |(?=\\}))`,
);
const TOKENS = new RegExp(`(${MARK.source}|\\}|\\*\\*|\\^|[⏎⇥])`);

/** A stretch of text, or a mark with what it stands around. */
export type Piece = { text: string; isBold: boolean; isRaised: boolean } | { mark: string; pieces: Piece[] };

export function piecesOf(text: string): Piece[] {
  const open: { mark: string; pieces: Piece[] }[] = [{ mark: '', pieces: [] }];
  let [isBold, isRaised] = [false, false];
  for (const token of text.split(TOKENS)) {
    if (token === '**') isBold = !isBold;
    else if (token === '^') isRaised = !isRaised;
    else if (token === '}' && open.length > 1) open.pop();
    // A mark that holds nothing is parted from its end.
    else if (token.startsWith('{') && MARK.test(`${token}}`)) {
      const marked = { mark: token.replace(/^\{|: $/g, ''), pieces: [] };
      open.at(-1)?.pieces.push(marked);
      open.push(marked);
    } else if (token !== '') open.at(-1)?.pieces.push({ text: token, isBold, isRaised });
  }
  if (open.length > 1 || isBold || isRaised) throw new Error(`Not closed: ${text}`);
  return open[0]?.pieces ?? [];
}

/** As it reads once changes are accepted; a soft break is a blank. */
export const readable = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => ('text' in piece ? piece.text : /^(?:-|hidden|note)/.test(piece.mark) ? '' : readable(piece.pieces)))
    .join('')
    .replaceAll('⏎', ' ');

/** The text marked with this name, stretch by stretch. */
const marked = (pieces: readonly Piece[], name: string): string[] =>
  pieces.flatMap((piece) => ('text' in piece ? [] : piece.mark === name ? [readable(piece.pieces).trim()] : marked(piece.pieces, name)));

function parted(words: string): string[] {
  const parts = words.split(/\s*[；;，,、]\s*|\s{2,}|\u3000/).filter((word) => word !== '');
  return parts.length > 1 ? parts : words.split(/\s+/);
}

export function lineOf(line: string): Line {
  const [, looks, text] = /^\[([^\]]*)\] (.*)$/.exec(line) ?? [];
  const words = looks?.split(' ') ?? [];
  return text !== undefined && words.every((word) => LOOK.test(word)) ? { words, text } : { words: [], text: line };
}

function sampleOf(document: string): Sample {
  const [above = '', ...paragraphs] = document.split('\n\n');
  const [name = '', layout = '', ...said] = above.split('\n');
  const given = new Map<string, string[]>();
  for (const entry of said) {
    const [key = '', value] = entry.split(/: (.*)/);
    if (value === undefined || ![...TEXTS, ...WORDS, ...IN_FILE, 'author', 'fund', 'leaks'].includes(key))
      throw new Error(`${name}: what is “${entry}”?`);
    given.set(key, [...(given.get(key) ?? []), value]);
  }
  const all = (key: string) => (given.get(key) ?? []).map((value) => value.split(/\s*\|\s*/));
  const lines = paragraphs.join('\n\n').trimEnd().split('\n').map(lineOf);
  const pieces = lines.flatMap(({ text }) => piecesOf(text));
  const textOf = (key: (typeof TEXTS)[number]) => given.get(key)?.[0]?.replaceAll('⏎', '\n') ?? marked(pieces, key).join('\n');
  const wordsOf = (key: (typeof WORDS)[number]) => all(key)[0] ?? marked(pieces, key).flatMap(parted);
  const leaks = ['text', ...(all('leaks')[0] ?? [])];
  const expected = {
    titleZh: textOf('titleZh'),
    subtitleZh: textOf('subtitleZh'),
    titleEn: textOf('titleEn'),
    subtitleEn: textOf('subtitleEn'),
    abstractZh: textOf('abstractZh'),
    abstractEn: textOf('abstractEn'),
    keywordsZh: wordsOf('keywordsZh'),
    keywordsEn: wordsOf('keywordsEn'),
    authors: all('author').flatMap(([people = '', unit = '', email = '']) =>
      people.split('、').map((person) => ({ name: person, unit, email })),
    ),
    funds: all('fund').flatMap(([fund = '', numbers = '']) => numbers.split('、').map((number) => ({ number, name: fund }))),
  };
  const isIn = (place: string) => leaks.includes(place) && !leaks.includes(`no ${place}`);
  const blind = {
    properties: isIn('properties'),
    comments: isIn('comments'),
    trackedChanges: isIn('trackedChanges'),
    headers: isIn('headers'),
    text: isIn('text'),
  };
  return { name, layout, lines, file: given, expected, blind };
}

export const samplesOf = (document: string): Sample[] => document.split(/^=== /m).slice(1).map(sampleOf);
