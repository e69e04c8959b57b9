// The settings of a journal's publication: its kind and numbers, who publishes and deposits, and its columns as exports name them. Those that
// the house shares are its defaults, which a new journal begins with (decision 92). Messages are keys of the catalogue.
import { dayProblem, readDay } from '../day.ts';
import { isDoiPattern } from '../doi.ts';
import { readCn, readIssn } from '../identifiers.ts';
import { EMAIL_PATTERN, tidiedEmail } from './email.ts';
import { each } from './field-list.ts';
import { LICENCES, type LicenceName, type PublicationKindName } from './publication.ts';
import { atMost, shortText } from './text-rules.ts';
import { oneLine, plainForms } from './tidied.ts';
import { addressPattern } from './web-address.ts';
import { z } from './zod.ts';

/** What the house shares with its journals, in the order of the form. */
export const HOUSE_FIELDS = [
  'publisher',
  'publisherPlace',
  'copyrightHolder',
  'licence',
  'doiPrefix',
  'doiPattern',
  'articleUrlPattern',
  'depositor',
  'depositorEmail',
  'registrant',
] as const;
export type HouseField = (typeof HOUSE_FIELDS)[number];
export type HouseValues = Record<HouseField, string>;

export const isHouseField = (name: string): name is HouseField => HOUSE_FIELDS.some((field) => field === name);

/** What JATS calls the articles of a column. */
export const ARTICLE_TYPES = ['research-article', 'review-article', 'book-review', 'editorial', 'translation', 'report', 'other'] as const;

/** A periodical is one of the first two, a conference has proceedings. */
export const kindsOf = (isConference: boolean): readonly PublicationKindName[] => (isConference ? ['PROCEEDINGS'] : ['SERIES', 'JOURNAL']);

/** Crossref takes no longer ones. */
const MOST_OF_DEPOSITOR = 130;
const MOST_OF_PLACE = 255;
const MOST_OF_MAILBOX = 200;
const MOST_OF_REGISTRANT = 255;
/** Rows of the form of a journal. */
const MOST_COLUMNS = 200;

export const isLicence = (text: string): text is LicenceName => Object.hasOwn(LICENCES, text);

const plainLine = z.string().overwrite((typed) => plainForms(oneLine(typed)));

const HOUSE_RULES = {
  publisher: shortText,
  publisherPlace: shortText.refine(atMost(MOST_OF_PLACE), 'form.tooLong255'),
  copyrightHolder: shortText,
  licence: z.string().transform((text, { addIssue }): LicenceName | '' => {
    if (text === '' || isLicence(text)) return text;
    addIssue({ code: 'custom', message: 'form.choiceUnknown' });
    return '';
  }),
  doiPrefix: plainLine.refine((prefix) => prefix === '' || /^10\.\d{4,9}$/.test(prefix), 'form.doiPrefix'),
  doiPattern: plainLine.refine((pattern) => pattern === '' || isDoiPattern(pattern), 'form.doiPattern'),
  articleUrlPattern: addressPattern,
  depositor: shortText.refine(atMost(MOST_OF_DEPOSITOR), 'form.tooLong130'),
  depositorEmail: z
    .string()
    .overwrite(tidiedEmail)
    .refine((text) => text === '' || (EMAIL_PATTERN.test(text) && text.length <= MOST_OF_MAILBOX), 'form.mailAddress'),
  registrant: shortText.refine(atMost(MOST_OF_REGISTRANT), 'form.tooLong255'),
};

interface Prefixed {
  doiPrefix: string;
  doiPattern: string;
}

/** A pattern with {prefix} mints nothing without one. */
const lacksPrefix = ({ doiPrefix, doiPattern }: Prefixed) => doiPrefix === '' && doiPattern.includes('{prefix}');
const PREFIX_MISSING = { path: ['doiPrefix'], message: 'form.doiPrefixRequired' };

export const houseSchema = z.object(HOUSE_RULES).refine((values) => !lacksPrefix(values), PREFIX_MISSING);

const text = z.string();
const columnShape = z.object({ id: text, name: text, nameEn: text, articleType: text });

/** As they stand in the form. */
export const houseShape = z.object(each(HOUSE_FIELDS, () => text));
export const publicationShape = z.object({
  kind: text,
  issn: text,
  eissn: text,
  cn: text,
  heldAt: text,
  heldFrom: text,
  heldUntil: text,
  ...houseShape.shape,
  columns: z.array(columnShape),
});
export type PublicationValues = z.infer<typeof publicationShape>;

const number = (read: (typed: string) => string | null, message: string) =>
  z.string().transform((typed, { addIssue }): string => {
    const tidy = plainForms(oneLine(typed));
    const kept = read(tidy);
    if (tidy !== '' && kept === null) addIssue({ code: 'custom', message });
    return kept ?? '';
  });

const day = z
  .string()
  .superRefine((typed, { addIssue }) => {
    const problem = dayProblem(typed);
    if (problem !== null) addIssue({ code: 'custom', message: problem });
  })
  .transform((typed) => readDay(typed));

const articleType = z.enum(ARTICLE_TYPES, 'form.choiceUnknown');

/** What each kind asks for: a journal has a CN, a conference a place and days. */
export function publicationRules(isConference: boolean) {
  const kind = z.string().transform((typed, { addIssue }): PublicationKindName => {
    const found = kindsOf(isConference).find((one) => one === typed);
    if (found === undefined) addIssue({ code: 'custom', message: 'input.required' });
    return found ?? 'PROCEEDINGS';
  });
  return z
    .object({
      ...HOUSE_RULES,
      kind,
      issn: number(readIssn, 'form.issnFormat'),
      eissn: number(readIssn, 'form.issnFormat'),
      cn: number(readCn, 'form.cnFormat'),
      heldAt: shortText,
      heldFrom: day,
      heldUntil: day,
      columns: z.array(z.object({ id: text, name: text, nameEn: shortText, articleType })).max(MOST_COLUMNS, 'form.tooManyRows'),
    })
    .refine((values) => !lacksPrefix(values), PREFIX_MISSING)
    .refine(({ heldFrom, heldUntil }) => heldFrom === null || heldUntil === null || heldFrom <= heldUntil, {
      path: ['heldUntil'],
      message: 'form.endBeforeStart',
    })
    .transform((values) => ({
      ...values,
      // Others have none; nor does a journal have days on which it is held.
      cn: values.kind === 'JOURNAL' ? values.cn : '',
      ...(!isConference && { heldAt: '', heldFrom: null, heldUntil: null }),
    }));
}
export type CheckedPublication = z.output<ReturnType<typeof publicationRules>>;

/** What a copy of the house's values leaves: an empty value of the house takes nothing away. */
export function withHouse(own: HouseValues, house: HouseValues, overwrites: boolean): HouseValues {
  return each(HOUSE_FIELDS, (field) => (house[field] !== '' && (overwrites || own[field] === '') ? house[field] : own[field]));
}
