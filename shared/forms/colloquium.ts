// The form of a periodical or conference (S3 §5.1 to §5.3): the one list of its fields, and the order of its checks. Messages are keys of
// the catalogue.
import { dayProblem, readDay } from '../day.ts';
import { each } from './field-list.ts';
import { senderSchema } from './sender.ts';
import { longText, shortName, shortText } from './text-rules.ts';
import { oneLine, plainForms, tidied } from './tidied.ts';
import { webAddress } from './web-address.ts';
import { z } from './zod.ts';

export type ColloquiumKindName = 'PERIODICAL' | 'CONFERENCE';

/** The subject of the form. */
export interface ColloquiumForm {
  kind: ColloquiumKindName;
  isNew: boolean;
}

/** In the order in which offices are named (S3 §3.2). */
export const OFFICES = ['CHIEF', 'EXECUTIVE', 'DEPUTY', 'EDITOR'] as const;
export type Office = (typeof OFFICES)[number];
const isOffice = (text: string): text is Office => OFFICES.some((office) => office === text);

/** Most rows of any list of the form: far beyond any journal. */
export const MAX_ROWS = 200;
const MAX_ISSUE_NUMBER = 99_999;
const MONTHS = 12;
const SECURE_PORT = 465;

const text = z.string();
/** On one line. */
const lineShape = z.object({ number: text, name: text, nameEn: text, collectedPapersName: text });
/** On as many lines as they take. */
const textShape = z.object({ introduction: text, editorIntroduction: text, foreword: text, callForPapers: text });
/** Chosen from lists, by id. */
const choiceShape = z.object({ subjectId: text, cycleId: text, editorialDepartmentId: text, publishingUnitId: text });
const dayShape = z.object({ foundedOn: text, startsOn: text, endsOn: text });
/** Uploaded before, named by the path that the upload answered. */
const fileShape = z.object({ cover: text, forewordFile: text, callForPapersFile: text });
const lineListShape = z.object({ hostUnits: z.array(text), sources: z.array(text), homePages: z.array(text) });
/** The mailbox that letters come from; the password is never kept with a draft (`COLLOQUIUM_SECRETS`). */
const senderShape = z.object({
  senderAddress: text,
  senderPassword: text,
  senderName: text,
  senderHost: text,
  senderPort: text,
  isSenderSecure: z.boolean(),
});

/** `name` is shown beside the code, once it was looked up. */
const member = z.object({ office: text, code: text, name: text });
export type MemberRow = z.infer<typeof member>;
const column = z.object({ id: text, name: text });
type ColumnRow = z.infer<typeof column>;

export const COLLOQUIUM_LINES = lineShape.keyof().options;
export const COLLOQUIUM_TEXTS = textShape.keyof().options;
export const COLLOQUIUM_CHOICES = choiceShape.keyof().options;
export const COLLOQUIUM_DAYS = dayShape.keyof().options;
export const COLLOQUIUM_FILES = fileShape.keyof().options;
export const COLLOQUIUM_LINE_LISTS = lineListShape.keyof().options;
export type ColloquiumLine = (typeof COLLOQUIUM_LINES)[number];
export type ColloquiumText = (typeof COLLOQUIUM_TEXTS)[number];
export type ColloquiumFile = (typeof COLLOQUIUM_FILES)[number];
export type ColloquiumLineList = (typeof COLLOQUIUM_LINE_LISTS)[number];

/** As it stands in the form. */
export const colloquiumShape = z.object({
  ...lineShape.shape,
  ...textShape.shape,
  ...choiceShape.shape,
  ...dayShape.shape,
  ...fileShape.shape,
  ...lineListShape.shape,
  ...senderShape.shape,
  members: z.array(member),
  columns: z.array(column),
  /** 1 to 12; empty while a row is not chosen. */
  publishingMonths: z.array(text),
  initCycle: text,
  /** yyyy-MM. */
  initCycleTime: text,
  editorialCommittee: z.array(member),
  expertCommittee: z.array(member),
});
export type ColloquiumValues = z.infer<typeof colloquiumShape>;
export type ColloquiumField = keyof ColloquiumValues;
export const COLLOQUIUM_SECRETS: readonly ColloquiumField[] = ['senderPassword'];

export const EMPTY_MEMBER: MemberRow = { office: '', code: '', name: '' };
export const EMPTY_COLUMN: ColumnRow = { id: '', name: '' };

/** Lists begin with a row to fill in, which cannot be taken away (R3-052, R3-055). */
export const EMPTY_COLLOQUIUM: ColloquiumValues = {
  ...each([...COLLOQUIUM_LINES, ...COLLOQUIUM_TEXTS, ...COLLOQUIUM_CHOICES, ...COLLOQUIUM_DAYS, ...COLLOQUIUM_FILES], () => ''),
  ...each(COLLOQUIUM_LINE_LISTS, () => ['']),
  senderAddress: '',
  senderPassword: '',
  senderName: '',
  senderHost: '',
  senderPort: '',
  isSenderSecure: true,
  members: [{ ...EMPTY_MEMBER, office: 'CHIEF' }],
  columns: [EMPTY_COLUMN],
  publishingMonths: [''],
  initCycle: '',
  initCycleTime: '',
  editorialCommittee: [EMPTY_MEMBER],
  expertCommittee: [EMPTY_MEMBER],
};

/** Fields of only one kind: a conference has no issues, a periodical receives at any time (F-098). */
const FOREIGN: Record<ColloquiumKindName, readonly ColloquiumField[]> = {
  PERIODICAL: ['startsOn', 'endsOn', 'homePages', 'collectedPapersName'],
  CONFERENCE: ['foundedOn', 'publishingMonths', 'initCycle', 'initCycleTime', 'sources'],
};
export const hasField = (kind: ColloquiumKindName, field: ColloquiumField): boolean => !FOREIGN[kind].includes(field);

/** Letters, digits, underscores and hyphens, then a domain that ends in one of four (S3 §5.1). No dot before the @ (D13-057). */
const MAILBOX = /^[\w-]+@[\w-]+(?:\.[\w-]+)*\.(?:com|cn|net|org)$/i;

const isBlank = (value: string) => tidied(value) === '';
/** A year or the number of a month alone, as long as the other is to be chosen. */
const HALF_MONTH = /^(?:\d{4}-|-\d{2})$/;
const last = <Row>(rows: readonly Row[]): Row | undefined => rows[rows.length - 1];

interface Check {
  field: ColloquiumField;
  message: string;
  /** Where it is another for a conference. */
  ofConference?: string;
  fails: (values: ColloquiumValues) => boolean;
}

const required = (
  field: 'name' | 'senderAddress' | 'subjectId' | 'cycleId' | 'initCycle' | 'initCycleTime' | ColloquiumText,
  message: string,
  ofConference?: string,
): Check => ({ field, message, ...(ofConference !== undefined && { ofConference }), fails: (values) => isBlank(values[field]) });

const CHECKS = {
  name: required('name', 'form.periodicalNameRequired', 'form.conferenceNameRequired'),
  mailbox: required('senderAddress', 'form.senderRequired'),
  mailboxFormat: {
    field: 'senderAddress',
    message: 'form.senderFormat',
    fails: ({ senderAddress }) => !isBlank(senderAddress) && !MAILBOX.test(mailText(senderAddress)),
  },
  password: { field: 'senderPassword', message: 'form.senderPasswordRequired', fails: ({ senderPassword }) => senderPassword === '' },
  // The last row has to be filled; others may be blank, which are left out, but not half (R3-077, D13-041).
  members: {
    field: 'members',
    message: 'form.membersRequired',
    fails: ({ members }) => members.length === 0 || !isWhole(last(members)) || members.some((row) => !isWhole(row) && !isEmptyMember(row)),
  },
  hostUnits: { field: 'hostUnits', message: 'form.hostUnitRequired', fails: ({ hostUnits }) => isBlank(last(hostUnits) ?? '') },
  subject: required('subjectId', 'form.colloquiumSubjectRequired'),
  cycle: required('cycleId', 'form.cycleRequired'),
  months: {
    field: 'publishingMonths',
    message: 'form.publishingMonthsRequired',
    fails: ({ publishingMonths }) => publishingMonths.every(isBlank),
  },
  introduction: required('introduction', 'form.periodicalIntroductionRequired', 'form.conferenceIntroductionRequired'),
  firstIssue: required('initCycle', 'form.firstIssueRequired'),
  firstMonth: {
    ...required('initCycleTime', 'form.firstMonthRequired'),
    fails: ({ initCycleTime }: ColloquiumValues) => isBlank(initCycleTime) || HALF_MONTH.test(initCycleTime),
  },
  editorIntroduction: required('editorIntroduction', 'form.editorIntroductionRequired'),
} satisfies Record<string, Check>;
type CheckName = keyof typeof CHECKS;

/** In the publisher's order (S3 §5.1, §5.2, D13-038 to D13-040). */
const ORDERS: Record<ColloquiumKindName, Record<'create' | 'edit', readonly CheckName[]>> = {
  PERIODICAL: {
    create: [
      'name',
      'mailbox',
      'mailboxFormat',
      'password',
      'members',
      'hostUnits',
      'subject',
      'cycle',
      'months',
      'introduction',
      'firstIssue',
      'firstMonth',
      'editorIntroduction',
    ],
    edit: ['name', 'mailbox', 'password', 'members', 'hostUnits', 'firstMonth', 'introduction', 'editorIntroduction'],
  },
  CONFERENCE: {
    create: ['name', 'mailbox', 'password', 'members', 'hostUnits', 'subject', 'editorIntroduction'],
    edit: ['name', 'mailbox', 'password', 'members', 'hostUnits', 'subject', 'introduction', 'editorIntroduction'],
  },
};

const checksOf = ({ kind, isNew }: ColloquiumForm): readonly Check[] => ORDERS[kind][isNew ? 'create' : 'edit'].map((name) => CHECKS[name]);

/** Fields required by the publisher's checks: marked as required. */
export const isRequired = (form: ColloquiumForm, field: ColloquiumField): boolean => checksOf(form).some((check) => check.field === field);

const isWhole = (row: MemberRow | undefined): boolean => row !== undefined && isOffice(row.office) && !isBlank(row.code);
export const isEmptyMember = ({ office, code, name }: MemberRow): boolean => office === '' && isBlank(code) && isBlank(name);

const mailText = (address: string) => plainForms(oneLine(address));

/** As codes are kept: wide letters as their plain ones. */
export const codeText = (code: string): string => plainForms(oneLine(code)).toUpperCase();

/** yyyy-MM, yyyy-MM-dd and ISO, as the first of the month; null when it is none (D13-044). */
export function readMonth(month: string): string | null {
  const [, year = '', at = ''] = /^(\d{4})[-/.年](\d{1,2})(?!\d)/.exec(plainForms(month).trim()) ?? [];
  return readDay(`${year}-${at.padStart(2, '0')}-01`);
}

/** Old clients join lists by commas, so that no entry may hold one (D13-121). */
export const withoutCommas = (entry: string): string => entry.replaceAll(',', '，');

const filled = <Row>(rows: readonly Row[], isEmpty: (row: Row) => boolean) => rows.filter((row) => !isEmpty(row));
const lines = z
  .array(shortText)
  .transform((rows) => filled(rows, (row) => row === ''))
  .refine((rows) => rows.length <= MAX_ROWS, 'form.tooManyRows');

const day = z
  .string()
  .superRefine((typed, { addIssue }) => {
    const problem = dayProblem(typed);
    if (problem !== null) addIssue({ code: 'custom', message: problem });
  })
  .transform((typed) => readDay(typed));

const person = z.object({
  office: z.string().transform((office) => (isOffice(office) ? office : null)),
  code: z.string().overwrite(codeText),
  name: shortName,
});
const members = z
  .array(person)
  .refine((rows) => rows.length <= MAX_ROWS, 'form.tooManyRows')
  .superRefine((rows, { addIssue }) => {
    for (const [index, { office, code }] of rows.entries())
      if (code !== '' && rows.findIndex((other) => other.office === office && other.code === code) < index)
        addIssue({ code: 'custom', path: [index, 'code'], message: 'form.memberAdded' });
  });

/** Further rules, applied after the publisher's checks, which do not cover them. */
const details = z.object({
  number: z
    .string()
    .overwrite((typed) => plainForms(oneLine(typed)))
    .min(1, 'form.journalNumberRequired')
    .refine((number) => number === '' || /^[A-Za-z0-9][A-Za-z0-9-]{0,19}$/.test(number), 'form.journalNumberFormat'),
  name: shortText,
  nameEn: shortText,
  collectedPapersName: shortText,
  introduction: longText,
  editorIntroduction: longText,
  foreword: longText,
  callForPapers: longText,
  subjectId: z.string(),
  cycleId: z.string(),
  editorialDepartmentId: z.string(),
  publishingUnitId: z.string(),
  foundedOn: day,
  startsOn: day,
  endsOn: day,
  cover: z.string(),
  forewordFile: z.string(),
  callForPapersFile: z.string(),
  hostUnits: lines,
  sources: lines.transform((rows) => rows.map(withoutCommas)),
  homePages: z
    .array(webAddress)
    .transform((rows) => filled(rows, (row) => row === ''))
    .refine((rows) => rows.length <= MAX_ROWS, 'form.tooManyRows')
    .transform((rows) => rows.map(withoutCommas)),
  members,
  editorialCommittee: members,
  expertCommittee: members,
  columns: z
    .array(z.object({ id: z.string(), name: shortText }))
    .refine((rows) => rows.length <= MAX_ROWS, 'form.tooManyRows')
    .superRefine((rows, { addIssue }) => {
      for (const [index, { name }] of rows.entries())
        if (name !== '' && rows.findIndex((other) => other.name === name) < index)
          addIssue({ code: 'custom', path: [index, 'name'], message: 'form.columnTwice' });
    }),
  publishingMonths: z.array(z.string()).superRefine((rows, { addIssue }) => {
    for (const [index, month] of rows.entries()) {
      const problem =
        !isBlank(month) && !isMonth(month)
          ? 'form.monthUnreadable'
          : !isBlank(month) && rows.findIndex((other) => Number(other) === Number(month)) < index
            ? 'form.monthTwice'
            : null;
      if (problem !== null) addIssue({ code: 'custom', path: [index], message: problem });
    }
  }),
  initCycle: z
    .string()
    .overwrite((typed) => plainForms(typed).trim())
    .refine(
      (number) => number === '' || (/^\d{1,6}$/.test(number) && Number(number) >= 1 && Number(number) <= MAX_ISSUE_NUMBER),
      'form.firstIssueDigits',
    ),
  initCycleTime: z.string().refine((month) => isBlank(month) || readMonth(month) !== null, 'form.firstMonthUnreadable'),
});

const isMonth = (month: string) => /^\s*\d{1,2}\s*$/.test(month) && Number(month) >= 1 && Number(month) <= MONTHS;

/** The most likely server of a mailbox, when none is named. */
export const likelyHost = (address: string): string => {
  const [, domain = ''] = mailText(address).split('@');
  return domain === '' ? '' : `smtp.${domain}`;
};

/** Fields of the other kind are ignored. */
function ownValues(kind: ColloquiumKindName, values: ColloquiumValues): ColloquiumValues {
  return FOREIGN[kind].reduce<ColloquiumValues>((own, field) => ({ ...own, [field]: EMPTY_COLLOQUIUM[field] }), values);
}

function senderOf({ senderAddress, senderPassword, senderName, senderHost, senderPort, isSenderSecure }: ColloquiumValues) {
  const address = mailText(senderAddress);
  return senderSchema.safeParse({
    name: senderName,
    address,
    host: isBlank(senderHost) ? likelyHost(address) : plainForms(senderHost).trim(),
    port: isBlank(senderPort) ? SECURE_PORT : Number(plainForms(senderPort)),
    isSecure: isSenderSecure,
    userName: address,
    password: senderPassword,
  });
}

/** The rules of the form: problems first by the publisher's checks in their order, then in the order of the fields. */
export function colloquiumRules(form: ColloquiumForm) {
  return colloquiumShape.transform((typed, context) => {
    const values = ownValues(form.kind, typed);
    const add = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    const told = new Set<PropertyKey | undefined>();
    for (const { field, message, ofConference, fails } of checksOf(form)) {
      if (told.has(field) || !fails(values)) continue;
      told.add(field);
      add([field], form.kind === 'CONFERENCE' ? (ofConference ?? message) : message);
    }
    const rest = details.safeParse(values);
    const sender = senderOf(values);
    for (const { path, message } of rest.error?.issues ?? []) if (!told.has(path[0])) add(path, message);
    for (const { path, message } of sender.error?.issues ?? []) {
      const field = SENDER_FIELDS[String(path[0])];
      // Without an address nothing can be said of its server.
      if (field !== undefined && !told.has(field) && !(field === 'senderHost' && told.has('senderAddress'))) add([field], message);
    }
    if (!rest.success || !sender.success) return z.NEVER;
    const { startsOn, endsOn } = rest.data;
    if (startsOn !== null && endsOn !== null && endsOn < startsOn) add(['endsOn'], 'form.endBeforeStart');
    return checked(rest.data, sender.data);
  });
}

/** Where the rules of a mailbox speak in this form. */
const SENDER_FIELDS: Readonly<Record<string, ColloquiumField>> = {
  address: 'senderAddress',
  name: 'senderName',
  host: 'senderHost',
  port: 'senderPort',
  password: 'senderPassword',
  userName: 'senderAddress',
};

function checked(
  {
    publishingMonths,
    initCycle,
    initCycleTime,
    members: rows,
    editorialCommittee,
    expertCommittee,
    columns,
    ...rest
  }: z.output<typeof details>,
  sender: z.output<typeof senderSchema>,
) {
  const people = (list: typeof rows) => filled(list, ({ code, name }) => code === '' && name === '');
  return {
    ...rest,
    sender,
    members: rows.flatMap(({ office, code }) => (office !== null && code !== '' ? [{ office, code }] : [])),
    editorialCommittee: people(editorialCommittee),
    expertCommittee: people(expertCommittee),
    columns: filled(columns, ({ name }) => name === ''),
    publishingMonths: publishingMonths
      .filter((month) => !isBlank(month))
      .map(Number)
      .sort((one, other) => one - other),
    initCycle: initCycle === '' ? null : Number(initCycle),
    initCycleTime: readMonth(initCycleTime),
  };
}

/** The checked form. */
export type CheckedColloquium = z.output<ReturnType<typeof colloquiumRules>>;

/** The first check that fails, for the failure dialog; null when all pass (R3-059). */
export const firstProblem = (form: ColloquiumForm, values: ColloquiumValues): string | null =>
  colloquiumRules(form).safeParse(values).error?.issues[0]?.message ?? null;
