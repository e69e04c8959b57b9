// Chooses the title among the front's lines, by its setting and surroundings.
import { together } from '../authors/author-lines.ts';
import { isChinese, type Segment } from '../page/lines.ts';
import { namesIn } from '../authors/names.ts';
import { withoutMarks } from '../page/signs.ts';
import { DASH, isNoise, isSetAlike, SUBTITLE_STYLE, tidy, TITLE_STYLE } from './title-lines.ts';
import { isUnitLine } from '../authors/units.ts';

/** A line that lists people, with their units or without. */
export const isPeople = (line: Segment) => namesIn(line.text) !== null || together(line.text) !== null;

/** Points for and against a line being the title. */
const POINTS = {
  /** Its writer says so. */
  titleStyle: 8,
  /** Some use the first heading for it, and others for sections. */
  firstHeading: 4,
  /** Titles are set largest, where sizes differ at all. */
  largest: 4,
  /** Many other lines are too. */
  bold: 1,
  centred: 1,
  /** The last line before the people. */
  aboveAuthors: 3,
  /** Columns and issues may stand before it. */
  first: 1,
  /** An institution, or people, are hardly a title. */
  unit: -5,
  people: -5,
  /** Lines below the people belong to them, or to the text. */
  belowAuthors: -4,
  /** It ends like a sentence, or is as long as one. */
  sentence: -5,
  /** There are titles of four signs, and more names. */
  short: -2,
  /** A dash, or the style, says it is the second half. */
  subtitle: -6,
};

export interface Candidate {
  line: Segment;
  at: number;
  score: number;
}

/** Where the first line of names stands that comes under another line. */
export function authorsAt(front: readonly Segment[]): number {
  return front.findIndex(
    (line, at) => at > 0 && (line.label === 'authors' || (line.label === null && !isNoise(line.text) && isPeople(line))),
  );
}

/** All lines that may be the title, each with its points. */
export function candidatesOf(front: readonly Segment[]): Candidate[] {
  const mayBeTitle = ({ label, text }: Segment) =>
    label === null && isChinese(withoutMarks(text)) && !isNoise(withoutMarks(text)) && tidy(text).length >= 2;
  const lines = front.map((line, at) => ({ line, at })).filter(({ line }) => mayBeTitle(line));
  const authors = authorsAt(front);
  const largest = Math.max(0, ...lines.map(({ line }) => line.size));
  const isVaried = front.some(({ size }) => size < largest);
  return lines.map(({ line, at }, index) => {
    const text = tidy(line.text);
    // Only a possible second half stands between it and them.
    const between = lines.filter((other) => other.at > at && other.at < authors);
    const isAbove =
      authors === -1
        ? index === 0
        : at < authors && between.every((other) => DASH.test(other.line.text) || other.line.size < line.size || isAlike(other.line, line));
    const speaking: [boolean, number][] = [
      [TITLE_STYLE.test(line.style), POINTS.titleStyle],
      [/^(?:heading|标题)\s*1$/iu.test(line.style), POINTS.firstHeading],
      [isVaried && line.size === largest, POINTS.largest],
      [line.isBold, POINTS.bold],
      [line.isCentred, POINTS.centred],
      [isAbove, POINTS.aboveAuthors],
      [index === 0, POINTS.first],
      [isUnitLine(line.text), POINTS.unit],
      [at === authors || (isPeople(line) && at > 0), POINTS.people],
      [authors !== -1 && at > authors, POINTS.belowAuthors],
      [/[。；，]$/u.test(text) || text.length > 80, POINTS.sentence],
      [text.length < 5, POINTS.short],
      [DASH.test(line.text) || SUBTITLE_STYLE.test(line.style), POINTS.subtitle],
    ];
    const score = speaking.reduce((sum, [isSo, points]) => sum + (isSo ? points : 0), 0);
    return { line, at, score };
  });
}

/** Lines of one paragraph, or set in the same way. */
export const isAlike = (one: Segment, other: Segment) => one.block === other.block || isSetAlike(one, other);
