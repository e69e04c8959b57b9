// What was found in a file, laid beside what stands in the wizard. Taking it changes the unsaved texts, which are saved as typed ones are.
import { joinKeywords } from '../../../shared/forms/contribution.ts';
import { cleanFundNumber, isEmptyFunding } from '../../../shared/forms/funding.ts';
import type { AuthorValues } from './author-values.ts';
import type { DraftSections } from './draft.ts';
import { isSame } from '../../ui/kept.ts';
import type { FrontPage } from './useFileReading.ts';

export type Confidence = 'HIGH' | 'MEDIUM' | 'LOW';

export interface Offer {
  key: string;
  /** Catalogue key of the field. */
  label: string;
  /** For the label: which of several. */
  ordinal: number;
  now: string;
  found: string;
  confidence: Confidence;
  /** It stands there already. */
  isTaken: boolean;
  /** The texts once it is taken. */
  take: (texts: DraftSections) => Pick<DraftSections, 'title' | 'summary' | 'funding'>;
}

const EMPTY_TITLE = { articleTypeId: '', titleZh: '', titleEn: '', subtitleZh: '', subtitleEn: '' };
const EMPTY_SUMMARY = { keywordsZh: '', keywordsEn: '', abstractZh: '', abstractEn: '' };

function titleOffers(page: FrontPage, { title = EMPTY_TITLE }: DraftSections): Offer[] {
  return (['titleZh', 'titleEn', 'subtitleZh', 'subtitleEn'] as const).flatMap((field) => {
    const found = page[field];
    if (!found) return [];
    return [{
      key: field, label: `wizard.title.${field}`, ordinal: 1, now: title[field], found: found.value, confidence: found.confidence, isTaken: isSame(title[field], found.value),
      take: (texts) => ({ title: { ...EMPTY_TITLE, ...texts.title, [field]: found.value } }),
    }];
  });
}

function summaryOffers(page: FrontPage, { summary = EMPTY_SUMMARY }: DraftSections): Offer[] {
  return (['keywordsZh', 'keywordsEn', 'abstractZh', 'abstractEn'] as const).flatMap((field) => {
    const read = page[field];
    if (!read) return [];
    const found = typeof read.value === 'string' ? read.value : joinKeywords(read.value);
    return [{
      key: field, label: `wizard.summary.${field}`, ordinal: 1, now: summary[field], found, confidence: read.confidence, isTaken: isSame(summary[field], found),
      take: (texts) => ({ summary: { ...EMPTY_SUMMARY, ...texts.summary, [field]: found } }),
    }];
  });
}

/** A fund is added below those that stand there. */
function fundOffers(page: FrontPage, { funding }: DraftSections): Offer[] {
  return page.fundings.map(({ fundNumber, fundName, confidence }, index) => {
    const row = { fundNumber: cleanFundNumber(fundNumber), fundName };
    const same = funding?.fundings.find((one) => (row.fundNumber === '' ? one.fundName.trim() === fundName : one.fundNumber.trim() === row.fundNumber));
    const text = (one: typeof row) => [one.fundName, one.fundNumber].filter((part) => part !== '').join(' · ');
    return {
      key: `funding${index}`, label: 'wizard.funding.fundName', ordinal: index + 1, now: same ? text(same) : '', found: text(row), confidence, isTaken: same !== undefined,
      take: (texts) => ({ funding: { fundings: [...(texts.funding?.fundings ?? []).filter((one) => !isEmptyFunding(one)), row] } }),
    };
  });
}

export function offersOf(page: FrontPage, texts: DraftSections): Offer[] {
  return [...titleOffers(page, texts), ...summaryOffers(page, texts), ...fundOffers(page, texts)];
}

/** Certain, and for a field in which nothing stands. */
export function fillsEmpty({ confidence, now, isTaken }: Offer): boolean {
  return confidence === 'HIGH' && now.trim() === '' && !isTaken;
}

/** An author as the form begins with; what a front page does not say is left to be filled in. */
export function authorOf({ name, unit, email }: FrontPage['authors'][number]): AuthorValues {
  return { personName: name.value, sex: '', professionalTitleId: '', degreeId: '', email: email?.value ?? '', company: unit?.value ?? '', address: '' };
}
