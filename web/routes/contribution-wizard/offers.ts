// What was found in a file, laid beside what stands in the wizard. Taking it changes the unsaved texts, which are saved as typed ones are.
import { joinKeywords } from '../../../shared/forms/contribution.ts';
import { cleanFundNumber, droppedFromFundNumber, isEmptyFunding, type FundingEntry } from '../../../shared/forms/funding.ts';
import { oneLine, tidied } from '../../../shared/forms/tidied.ts';
import { isSame } from '../../ui/kept.ts';
import type { DraftSections } from './draft.ts';
import { summaryValues, TEXT_RULES, titleValues } from './text-sections.ts';
import type { FrontPage } from './useFrontPage.ts';

export type Confidence = 'HIGH' | 'MEDIUM' | 'LOW';
export type Texts = Pick<DraftSections, 'title' | 'summary' | 'funding'>;

export interface FundNotes {
  /** Which of those found. */
  ordinal: number;
  /** The page gives no number; the form asks for one. */
  lacksNumber: boolean;
  /** Signs of the number that the form does not take, each once. */
  dropped: string;
}

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
  /** What the form would say of it, as a key of the catalogue. */
  problem: string | undefined;
  fund?: FundNotes;
  /** The texts once it is taken. */
  take: (texts: Texts) => Texts;
  /** The texts once that is undone; `before`: what stood there. */
  undo: (texts: Texts, before: string) => Texts;
}

/** What is wrong at a place of the form once the texts are these. */
function problemAt(section: keyof Texts, texts: Texts, ...place: readonly (string | number)[]): string | undefined {
  return TEXT_RULES[section].draft.safeParse(texts[section]).error?.issues.find(({ path }) => place.every((step, index) => path[index] === step))?.message;
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
  return { ...field, isTaken: isSame(field.now, field.found), problem: problemAt(section, take(texts), field.key), take, undo: put };
}

function titleOffers(page: FrontPage, texts: Texts): Offer[] {
  return (['titleZh', 'titleEn', 'subtitleZh', 'subtitleEn'] as const).flatMap((key) => {
    const read = page[key];
    if (!read) return [];
    const put = (current: Texts, text: string) => ({ title: { ...(current.title ?? titleValues(null)), [key]: text } });
    return [fieldOffer(texts, { key, label: `wizard.title.${key}`, section: 'title', now: texts.title?.[key] ?? '', found: oneLine(read.value), confidence: read.confidence, put })];
  });
}

function summaryOffers(page: FrontPage, texts: Texts): Offer[] {
  return (['keywordsZh', 'keywordsEn', 'abstractZh', 'abstractEn'] as const).flatMap((key) => {
    const read = page[key];
    if (!read) return [];
    const found = typeof read.value === 'string' ? tidied(read.value) : joinKeywords(read.value.map(oneLine));
    const put = (current: Texts, text: string) => ({ summary: { ...(current.summary ?? summaryValues(null)), [key]: text } });
    return [fieldOffer(texts, { key, label: `wizard.summary.${key}`, section: 'summary', now: texts.summary?.[key] ?? '', found, confidence: read.confidence, put })];
  });
}

const begun = ({ funding }: Texts) => (funding?.fundings ?? []).filter((one) => !isEmptyFunding(one));
const textOf = ({ fundName, fundNumber }: FundingEntry) => [fundName, fundNumber].filter((part) => part !== '').join(' · ');

/** The same number is the same fund; of one without a number, the same name. */
function isSameFund(one: FundingEntry, other: FundingEntry): boolean {
  return other.fundNumber === '' ? isSame(one.fundName, other.fundName) : isSame(one.fundNumber, other.fundNumber);
}

/** A fund is added below those that stand there. */
function fundOffers(page: FrontPage, texts: Texts): Offer[] {
  return page.fundings.map(({ fundNumber, fundName, confidence }, index) => {
    const row = { fundNumber: cleanFundNumber(fundNumber), fundName: oneLine(fundName) };
    const rows = begun(texts);
    const same = rows.find((one) => isSameFund(one, row));
    const take = (current: Texts) => ({ funding: { fundings: [...begun(current), row] } });
    return {
      key: `funding${index}`, label: 'wizard.read.fund', now: same ? textOf(same) : '', found: textOf({ fundNumber: oneLine(fundNumber), fundName: row.fundName }), confidence, isTaken: same !== undefined,
      problem: same ? undefined : problemAt('funding', take(texts), 'fundings', rows.length),
      fund: { ordinal: index + 1, lacksNumber: row.fundNumber === '', dropped: droppedFromFundNumber(fundNumber) },
      take, undo: (current) => ({ funding: { fundings: begun(current).filter((one) => !isSameFund(one, row)) } }),
    };
  });
}

export function offersOf(page: FrontPage, texts: Texts): Offer[] {
  return [...titleOffers(page, texts), ...summaryOffers(page, texts), ...fundOffers(page, texts)];
}

/** Certain, complete, and for a field in which nothing stands. */
export function fillsEmpty({ confidence, now, isTaken, problem, fund }: Offer): boolean {
  return confidence === 'HIGH' && now.trim() === '' && !isTaken && problem === undefined && !fund?.lacksNumber;
}
