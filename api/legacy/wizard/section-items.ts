// Funds and suggested reviewers as the facade reads and writes them (S1 §3), in both directions.
import type { ResultOf } from 'gql.tada';
import { invalidInput } from '../../errors.ts';
import { dictionaryIds, keyOf } from '../row/params.ts';
import { graphql, type Call } from '../row/row.ts';
import { found, key, sexCode, sexOf } from '../row/values.ts';

export const FUNDING = graphql('fragment LegacyFunding on ContributionFunding { id fundNumber fundName }');
type FundingNode = ResultOf<typeof FUNDING>;
export const FUNDING_SHAPE = {
  id: 'integer',
  fundationId: 'integer',
  contributionId: 'integer',
  fundnumber: 'string',
  fundname: 'string',
} as const;

export const SUGGESTED_REVIEWER = graphql(
  'fragment LegacySuggestedReviewer on SuggestedReviewer { id personName sex email company collegeName degree { id value label } duty { id value label } professionalTitle { id value label } reason }',
);
export type SuggestedReviewerNode = ResultOf<typeof SUGGESTED_REVIEWER>;
export const SUGGESTED_REVIEWER_SHAPE = {
  id: 'integer',
  contributionId: 'integer',
  isSuggest: 'integer',
  personName: 'string',
  sex: 'integer?',
  email: 'string',
  company: 'string',
  collegeName: 'string',
  degree: 'string?',
  duty: 'string?',
  professionalTitle: 'string?',
  reason: 'string',
} as const;

export type ReviewerKind = 'RECOMMENDED' | 'OPPOSED';
/** isSuggest (R1-155). */
const SUGGEST_CODES = { RECOMMENDED: 0, OPPOSED: 1 } as const;

export function fundingRow(contributionId: string, { id, fundNumber, fundName }: FundingNode) {
  return { id: key(id), fundationId: key(id), contributionId: key(contributionId), fundnumber: fundNumber, fundname: fundName };
}

/** Degree, duty and title by their values, as they are sent back. */
export function suggestedReviewerRow(contributionId: string, kind: ReviewerKind, reviewer: SuggestedReviewerNode) {
  const { id, personName, sex, email, company, collegeName, degree, duty, professionalTitle, reason } = reviewer;
  return {
    id: key(id),
    contributionId: key(contributionId),
    isSuggest: SUGGEST_CODES[kind],
    personName,
    sex: sexCode(sex),
    email,
    company,
    collegeName,
    degree: degree?.value ?? null,
    duty: duty?.value ?? null,
    professionalTitle: professionalTitle?.value ?? null,
    reason,
  };
}

/** Value of a list's item: a text, or a number of JSON. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

type Values = Readonly<Record<string, unknown>>;

export interface SentItem {
  /** Null: a new one. */
  key: number | null;
  /** Number of the manuscript, where the list alone names it (D13-074). */
  contribution: number | null;
  values: Values;
}

/** Errors: INVALID_INPUT at a key that is none: it must not pass for a new entry. */
export function sentItem(values: Values): SentItem {
  return { key: keyIn(values, 'id'), contribution: keyIn(values, 'contributionId'), values };
}

/**
 * A key within a body; null when it is left out, which old clients also write as 0 or as an empty text. Errors: INVALID_INPUT at the field
 * when it is no key.
 */
export function keyIn(values: Values, field: string): number | null {
  const value = values[field] ?? '';
  const found = keyOf(value);
  if (found === null && value !== '' && value !== 0 && value !== '0') throw invalidInput({ [field]: { code: 'input.invalid' } });
  return found;
}

/** Fields that a known item leaves out keep their stored values. */
export function fundingInput({ values }: SentItem, stored?: FundingNode) {
  return {
    fundNumber: 'fundnumber' in values ? textOf(values['fundnumber']) : (stored?.fundNumber ?? ''),
    fundName: 'fundname' in values ? textOf(values['fundname']) : (stored?.fundName ?? ''),
  };
}

/** Errors: INVALID_INPUT when it is neither. */
export function kindOf({ values }: SentItem): ReviewerKind {
  const code = textOf(values['isSuggest']).trim();
  if (code === '0') return 'RECOMMENDED';
  if (code === '1') return 'OPPOSED';
  throw invalidInput({ isSuggest: { code: 'input.invalid' } });
}

const TYPES = { degree: 'DEGREE', duty: 'DUTY', professionalTitle: 'PROFESSIONAL_TITLE' } as const;

/**
 * Reads sent reviewers, each with its sent fields, with the ids of the dictionary entries for their values. Errors: INVALID_INPUT at a
 * value without an entry.
 */
export async function suggestedReviewerInputs(items: readonly SentItem[], call: Call): Promise<Map<SentItem, object>> {
  const ids = new Map<keyof typeof TYPES, ReadonlyMap<string, string>>();
  for (const field of ['degree', 'duty', 'professionalTitle'] as const) {
    if (items.some(({ values }) => textOf(values[field]).trim() !== '')) ids.set(field, await dictionaryIds(call, TYPES[field]));
  }
  const entry = (values: Values, field: keyof typeof TYPES): string | null => {
    const value = textOf(values[field]).trim();
    if (value === '') return null;
    const id = ids.get(field)?.get(value);
    if (id === undefined) throw invalidInput({ [field]: { code: 'input.invalid' } });
    return id;
  };
  return new Map(
    items.map((item) => {
      const { values } = item;
      const read = [
        ['personName', 'personName', textOf(values['personName'])],
        ['sex', 'sex', sexOf(textOf(values['sex']))],
        ['email', 'email', textOf(values['email'])],
        ['company', 'company', textOf(values['company'])],
        ['collegeName', 'collegeName', textOf(values['collegeName'])],
        ['reason', 'reason', textOf(values['reason'])],
        ['degree', 'degreeId', entry(values, 'degree')],
        ['duty', 'dutyId', entry(values, 'duty')],
        ['professionalTitle', 'professionalTitleId', entry(values, 'professionalTitle')],
      ] as const;
      return [item, Object.fromEntries(read.flatMap(([sent, field, value]) => (sent in values ? [[field, value]] : [])))];
    }),
  );
}

/** The stored entry, to be sent along with new ones. */
export function storedSuggestedReviewer({
  id,
  personName,
  sex,
  email,
  company,
  collegeName,
  degree,
  duty,
  professionalTitle,
  reason,
}: SuggestedReviewerNode) {
  return {
    id,
    personName,
    sex,
    email,
    company,
    collegeName,
    reason,
    degreeId: degree?.id ?? null,
    dutyId: duty?.id ?? null,
    professionalTitleId: professionalTitle?.id ?? null,
  };
}

export const STORED_LISTS = graphql(
  `
    query LegacyStoredLists($id: ID!, $withFundings: Boolean!, $withReviewers: Boolean!) {
      node(id: $id) {
        ... on Contribution {
          version
          fundings @include(if: $withFundings) {
            ...LegacyFunding
          }
          recommendedReviewers @include(if: $withReviewers) {
            ...LegacySuggestedReviewer
          }
          opposedReviewers @include(if: $withReviewers) {
            ...LegacySuggestedReviewer
          }
        }
      }
    }
  `,
  [FUNDING, SUGGESTED_REVIEWER],
);

/** The stored lists; a reader who may not know them gets empty ones. */
export async function storedLists(call: Call, id: string, which: 'fundings' | 'reviewers') {
  const { node } = await call.execute(STORED_LISTS, { id, withFundings: which === 'fundings', withReviewers: which === 'reviewers' });
  const stored = found(node);
  return { ...stored, version: stored.version ?? 0 };
}
