// Findings from a file beside the wizard's contents. Taking one changes the unsaved texts, which are saved like typed ones.
import { joinKeywords } from '../../../../shared/forms/keywords.ts';
import {
  cleanFundNumber,
  droppedFromFundNumber,
  isEmptyFunding,
  MAX_FUNDINGS,
  type FundingEntry,
} from '../../../../shared/forms/funding.ts';
import { oneLine, tidied } from '../../../../shared/forms/tidied.ts';
import { titleLabel } from '../../../components/contribution/title.ts';
import { isSame } from '../../../drafts/same.ts';
import type { DraftSections } from '../draft/draft.ts';
import { summaryValues, TEXT_RULES, titleValues } from '../draft/text-sections.ts';
import type { FrontPage } from './useFrontPage.ts';

export type Confidence = 'HIGH' | 'MEDIUM' | 'LOW';
export type Texts = Pick<DraftSections, 'title' | 'summary' | 'funding'>;

interface FundNotes {
  /** Number of the finding. */
  ordinal: number;
  /** The page gives no number; the form asks for one. */
  lacksNumber: boolean;
  /** Signs of the number that the form does not take, each once. */
  dropped: string;
  /** The form takes no more funds. */
  hasNoRoom: boolean;
}

/** The field's earlier value, or the fund that was changed; null: a fund was added. */
export type Before = string | FundingEntry | null;

export interface Offer {
  key: string;
  /** Catalogue key of the field. */
  label: string;
  now: string;
  /** As the file says it. */
  found: string;
  confidence: Confidence;
  /** It stands there already. */
  isTaken: boolean;
  /** It stands there just as taking it would put it: undoing takes nothing else away. */
  isExact: boolean;
  /** The value that undoing would restore, if it were taken now. */
  before: Before;
  /** The form's message about it, as a key of the catalogue. */
  problem: string | undefined;
  fund?: FundNotes;
  /** The texts once it is taken. */
  take: (texts: Texts) => Texts;
  /** The texts once that is undone. */
  undo: (texts: Texts, before: Before) => Texts;
}

/** The problem at a place of the form with these texts. */
function problemAt(section: keyof Texts, texts: Texts, ...place: readonly (string | number)[]): string | undefined {
  return TEXT_RULES[section].draft
    .safeParse(texts[section])
    .error?.issues.find(({ path }) => place.every((step, index) => path[index] === step))?.message;
}

interface FoundField {
  key: string;
  label: string;
  section: 'title' | 'summary';
  now: string;
  found: string;
  confidence: Confidence;
  put: (texts: Texts, text: string) => Texts;
}

function fieldOffer(texts: Texts, { section, put, ...field }: FoundField): Offer {
  const take = (current: Texts) => put(current, field.found);
  const isTaken = isSame(field.now, field.found);
  return {
    ...field,
    isTaken,
    isExact: isTaken,
    before: field.now,
    problem: problemAt(section, take(texts), field.key),
    take,
    undo: (current, before) => (typeof before === 'string' ? put(current, before) : {}),
  };
}

function titleOffers(page: FrontPage, texts: Texts): Offer[] {
  return (['titleZh', 'titleEn', 'subtitleZh', 'subtitleEn'] as const).flatMap((key) => {
    const read = page[key];
    if (!read) return [];
    const put = (current: Texts, text: string) => ({ title: { ...(current.title ?? titleValues(null)), [key]: text } });
    return [
      fieldOffer(texts, {
        key,
        label: titleLabel(key),
        section: 'title',
        now: texts.title?.[key] ?? '',
        found: oneLine(read.value),
        confidence: read.confidence,
        put,
      }),
    ];
  });
}

function summaryOffers(page: FrontPage, texts: Texts): Offer[] {
  return (['keywordsZh', 'keywordsEn', 'abstractZh', 'abstractEn'] as const).flatMap((key) => {
    const read = page[key];
    if (!read) return [];
    const found = typeof read.value === 'string' ? tidied(read.value) : joinKeywords(read.value.map(oneLine));
    const put = (current: Texts, text: string) => ({ summary: { ...(current.summary ?? summaryValues(null)), [key]: text } });
    return [
      fieldOffer(texts, {
        key,
        label: `wizard.summary.${key}`,
        section: 'summary',
        now: texts.summary?.[key] ?? '',
        found,
        confidence: read.confidence,
        put,
      }),
    ];
  });
}

const begun = ({ funding }: Texts) => (funding?.fundings ?? []).filter((one) => !isEmptyFunding(one));
const textOf = ({ fundName, fundNumber }: FundingEntry) => [fundName, fundNumber].filter((part) => part !== '').join(' · ');

const isExactly = (one: FundingEntry, other: FundingEntry) =>
  isSame(one.fundNumber, other.fundNumber) && isSame(one.fundName, other.fundName);
const hasItsNumber = (one: FundingEntry, other: FundingEntry) => other.fundNumber !== '' && isSame(one.fundNumber, other.fundNumber);

/**
 * The entry that each found fund is, if any: one just like it, else one of its number; for a fund without a number, one of its name that is
 * none of the other funds found.
 */
function standing(found: readonly FundingEntry[], rows: readonly FundingEntry[]): (FundingEntry | undefined)[] {
  const known = found.map((row) => rows.find((one) => isExactly(one, row)) ?? rows.find((one) => hasItsNumber(one, row)));
  return found.map(
    (row, index) =>
      known[index] ?? (row.fundNumber === '' ? rows.find((one) => isSame(one.fundName, row.fundName) && !known.includes(one)) : undefined),
  );
}

/** A fund is added below those that stand there; of one whose number stands there the name is replaced. */
function withFund(rows: readonly FundingEntry[], row: FundingEntry): Texts {
  const same = rows.find((one) => hasItsNumber(one, row));
  return { funding: { fundings: same ? rows.map((one) => (one === same ? row : one)) : [...rows, row] } };
}

/** Restores the replaced fund, or removes the added one: the last that is just like it. */
function withoutFund(rows: readonly FundingEntry[], row: FundingEntry, before: Before): Texts {
  const at = rows.findLastIndex((one) => isExactly(one, row));
  return {
    funding: {
      fundings: rows.flatMap((one, index) => (index !== at ? [one] : before !== null && typeof before === 'object' ? [before] : [])),
    },
  };
}

function fundOffers(page: FrontPage, texts: Texts): Offer[] {
  const rows = begun(texts);
  const entries = page.fundings.map(({ fundNumber, fundName }) => ({
    fundNumber: cleanFundNumber(fundNumber),
    fundName: oneLine(fundName),
  }));
  const stand = standing(entries, rows);
  return page.fundings.map(({ fundNumber, fundName, confidence }, index) => {
    const row = entries[index] ?? { fundNumber: '', fundName: '' };
    const same = stand[index];
    const isExact = same !== undefined && isExactly(same, row);
    const isTaken = isExact || (same !== undefined && row.fundNumber === '');
    const take = (current: Texts) => withFund(begun(current), row);
    return {
      key: `funding${index}`,
      label: 'wizard.read.fund',
      now: same ? textOf(same) : '',
      found: textOf({ fundNumber: oneLine(fundNumber), fundName: oneLine(fundName) }),
      confidence,
      isTaken,
      isExact,
      before: same ?? null,
      problem: isTaken ? undefined : problemAt('funding', take(texts), 'fundings', same ? rows.indexOf(same) : rows.length),
      fund: {
        ordinal: index + 1,
        lacksNumber: row.fundNumber === '',
        dropped: droppedFromFundNumber(fundNumber),
        hasNoRoom: same === undefined && rows.length >= MAX_FUNDINGS,
      },
      take,
      undo: (current, before) => withoutFund(begun(current), row, before),
    };
  });
}

export function offersOf(page: FrontPage, texts: Texts): Offer[] {
  return [...titleOffers(page, texts), ...summaryOffers(page, texts), ...fundOffers(page, texts)];
}

/** Certain, complete, and for a field in which nothing stands. */
function fillsEmpty({ confidence, now, isTaken, problem, fund }: Offer): boolean {
  return confidence === 'HIGH' && now.trim() === '' && !isTaken && problem === undefined && !fund?.lacksNumber;
}

/** How many more funds the form takes. */
const roomOf = (texts: Texts) => Math.max(0, MAX_FUNDINGS - begun(texts).length);

/** Findings that fill empty fields: only as many funds as the form takes. */
export function sureOffers(offers: readonly Offer[], texts: Texts): Offer[] {
  const sure = offers.filter(fillsEmpty);
  const funds = new Set(sure.filter(({ fund }) => fund).slice(0, roomOf(texts)));
  return sure.filter((offer) => !offer.fund || funds.has(offer));
}

/** How many of the funds found that do not stand there yet the form has no room for. */
export function fundsBeyond(offers: readonly Offer[], texts: Texts): number {
  return Math.max(0, offers.filter(({ fund, now }) => fund && now === '').length - roomOf(texts));
}

/** Texts after taking these. */
export function takeAll(offers: readonly Offer[], texts: Texts): Texts {
  return offers.reduce<Texts>((changed, { take }) => ({ ...changed, ...take({ ...texts, ...changed }) }), {});
}
