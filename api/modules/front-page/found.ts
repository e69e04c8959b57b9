// Values read from a front page, each with its certainty. HIGH: by a label, or an unmistakable structure. MEDIUM: it looks so. LOW: a
// guess.

import type { PersonName } from '../../../shared/forms/person-name.ts';

export type Confidence = 'HIGH' | 'MEDIUM' | 'LOW';

export interface Found<Value> {
  value: Value;
  confidence: Confidence;
}

export interface FoundAuthor {
  name: Found<string>;
  /** Several institutions are joined by ；. */
  unit: Found<string> | null;
  email: Found<string> | null;
  /** In parts, where the page writes a Chinese name in Latin letters too. */
  latin: Found<PersonName> | null;
  orcid: Found<string> | null;
}

export interface FoundFunding {
  /** Empty: a fund without a number. */
  fundNumber: string;
  fundName: string;
}

/** Null, or empty: nothing was found. */
export interface FrontPage {
  titleZh: Found<string> | null;
  subtitleZh: Found<string> | null;
  titleEn: Found<string> | null;
  subtitleEn: Found<string> | null;
  authors: FoundAuthor[];
  abstractZh: Found<string> | null;
  abstractEn: Found<string> | null;
  keywordsZh: Found<string[]> | null;
  keywordsEn: Found<string[]> | null;
  fundings: Found<FoundFunding>[];
}

/** HIGH becomes MEDIUM. */
export const lowered = <Value, F extends Found<Value> | null>(found: F): F =>
  found?.confidence === 'HIGH' ? { ...found, confidence: 'MEDIUM' } : found;
