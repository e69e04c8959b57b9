// The authors of a front page with units and addresses: from the lines under the title, from labels, and from the sentences about them.
import { listingOf, type Listed, type Listing } from './author-lines.ts';
import { giveLatinUnits, giveToldUnits, giveUnits, unitsElsewhere } from './author-units.ts';
import { peopleIn, storiesOf, type Story } from './biographies.ts';
import { giveEmails } from './emails.ts';
import { englishNames } from './english-names.ts';
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import { lowered, type Confidence, type Found, type FoundAuthor } from '../found.ts';
import { latinNamesOf } from './latin-names.ts';
import { latinUnits } from './latin-units.ts';
import { giveOrcids } from './orcids.ts';
import { isChinese, type Segment } from '../page/lines.ts';
import { personOf, type Person } from './person.ts';
import { sayOthers, soundsOf } from './romanized.ts';
import { withoutMarks } from '../page/signs.ts';

const isField = (segment: Segment | undefined) => segment?.label === 'authors' || segment?.label === 'unit';

/** Where authors are listed: under the title, behind labels, and below a label alone in its line. */
function linesOfListing(segments: readonly Segment[], under: readonly Segment[]): Segment[] {
  const isBelowField = (segment: Segment, before: Segment | undefined) =>
    segment.label === null && isField(before) && withoutMarks(before?.text ?? '').trim() === '';
  return segments.filter(
    (segment, index) =>
      segment.place !== 'footnote' && (under.includes(segment) || isField(segment) || isBelowField(segment, segments[index - 1])),
  );
}

/** The lines before the abstract on an English page, where it may stand below its label in lines of its own. */
function beforeSummary(lines: readonly Segment[]): readonly Segment[] {
  const summary = lines.findIndex(({ label }) => label === 'abstractEn' || label === 'keywordsEn');
  return summary === -1 ? lines : lines.slice(0, summary);
}

/** SHEN Zhiqiu 沈知秋: one person, twice. Labelled lines give in Latin letters the people that others give in Chinese. */
function withoutRepeats(people: readonly Listed[]): Listed[] {
  const [han, latin] = [people.filter(({ named }) => isChinese(named.name)), people.filter(({ named }) => !isChinese(named.name))];
  if (han.length === 0) return [...people];
  const sounds = soundsOf(
    han.map(({ named }) => named.name),
    [],
  );
  const isTwice =
    latin.length === han.length &&
    latin.every(({ named }, index) =>
      named.name
        .toLowerCase()
        .split(/\s+/)
        .some((word) => sounds[index]?.family.includes(word)),
    );
  return people.filter(({ isLabelled, named }) => isChinese(named.name) || !(isTwice || (isLabelled && named.marks.length === 0)));
}

/** Evidence that the listed people are certainly the authors: marks that are found at units, units beside or right below. */
function isAnchored({ people, units, isWhole }: Listing): boolean {
  if (!isWhole || people.length === 0) return false;
  const known = new Set(units.flatMap(({ marks }) => marks));
  const isTied = people.every(
    ({ named, units: own }) => own.length > 0 || (named.marks.length > 0 && named.marks.some((mark) => known.has(mark))),
  );
  return isTied || (units.length > 0 && people.every(({ named }) => named.isSure));
}

/** People of pages without a list of authors. */
function peopleOfStories(stories: readonly Story[]): Person[] {
  const told = stories.filter(({ isLabelled }) => isLabelled).flatMap(({ text }) => peopleIn(text));
  return told.filter(({ name }, index) => told.findIndex((other) => other.name === name) === index).map((named) => personOf(named, false));
}

/** The English block lists as many, and they sound the same; or there is none. */
function isHeard(people: readonly Person[], english: readonly string[][]): boolean {
  return (
    (english.length === 0 || english.some((names) => names.length === people.length)) &&
    !sayOthers(
      people.map(({ name }) => name),
      english,
    )
  );
}

function confidenceOf({ isCertain, isSure }: Person, isUnderstood: boolean): Confidence {
  if (isCertain && isUnderstood) return 'HIGH';
  return isSure || isCertain ? 'MEDIUM' : 'LOW';
}

const latinFound = (parts: PersonName | null, isCertain: boolean): Found<PersonName> | null =>
  parts && { value: parts, confidence: isCertain ? 'HIGH' : 'LOW' };

/** `under`: the lines of the front after the title. `isOther`: a line that is known to be neither name nor unit. */
export function readAuthors(segments: readonly Segment[], under: readonly Segment[], isOther: (line: Segment) => boolean): FoundAuthor[] {
  const isEnglish = !segments.some(({ text }) => isChinese(text));
  const listing = listingOf(linesOfListing(segments, isEnglish ? beforeSummary(under) : under), isOther, isEnglish);
  const listed = withoutRepeats(listing.people);
  const anchored = isAnchored(listing);
  const found = listed.map(({ named, isLabelled }) => personOf(named, named.isSure && (isLabelled || anchored)));
  const stories = storiesOf(segments, found);
  const people = found.length > 0 ? found : peopleOfStories(stories);

  giveUnits(people, listed, listing.units);
  giveToldUnits(people, stories);
  giveLatinUnits(people, listed, latinUnits(segments));
  if (people.every(({ unit }) => unit === null)) giveUnits(people, [], unitsElsewhere(segments));
  const english = englishNames(segments);
  giveEmails(
    people,
    stories,
    listing.emails,
    segments,
    soundsOf(
      people.map(({ name }) => name),
      english,
    ),
  );

  giveOrcids(people, segments);
  const latin = latinNamesOf(
    people.map(({ name }) => name),
    english,
  );

  const isUnderstood = listed.length > 0 && listing.isWhole && isHeard(people, english);
  // Where somebody may be missing, the others are not in their places.
  const isInPlace = isUnderstood && people.every(({ isSure }) => isSure);
  return people.map((one, index) => ({
    name: { value: one.name, confidence: confidenceOf(one, isUnderstood) },
    unit: isInPlace && !one.isDisputed ? one.unit : lowered(one.unit),
    email: isInPlace ? one.email : lowered(one.email),
    latin: latinFound(latin[index] ?? null, isInPlace),
    orcid: isInPlace ? one.orcid : lowered(one.orcid),
  }));
}
