// The facade's calls for operations to make and edit a periodical or conference and to look up its editors (S3 §5.1 to §5.3, §7.1, §7.2).
import { dayOf } from '../../../shared/day.ts';
import { PASSWORD_MASK } from '../../../shared/forms/sender.ts';
import { invalidInput } from '../../errors.ts';
import { encodeId } from '../../graphql/node.ts';
import { choice, entry, id, keyOf, list, maybe, optionalId, over, text } from '../row/params.ts';
import { graphql, json, type Call } from '../row/row.ts';
import { allowed, found, key } from '../row/values.ts';

const OPERATIONS = 'POC';

/** Members by the numbers of each kind (D13-037, R3-218, R3-219). */
export const MEMBER_CODES = {
  PERIODICAL: { CHIEF: 0, EXECUTIVE: 3, DEPUTY: 1, EDITOR: 2 },
  CONFERENCE: { CHIEF: 0, EXECUTIVE: 4, DEPUTY: 1, EDITOR: 3 },
} as const;
type Kind = keyof typeof MEMBER_CODES;
type Office = keyof (typeof MEMBER_CODES)['PERIODICAL'];

/** One that the kind does not have counts as none. */
function officeOf(kind: Kind, code: string): Office | null {
  const codes: Record<Office, number> = MEMBER_CODES[kind];
  const offices = Object.keys(codes) as Office[];
  return offices.find((office) => String(codes[office]) === code.trim()) ?? null;
}

const word = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const person = list(({ type, userId, name, userName }) => ({ type: word(type), code: word(userId), name: word(name ?? userName) }), {
  type: { type: 'integer' }, userId: { type: 'string' }, name: { type: 'string' },
});
const named = list(({ id: row, name }): { id: string; name: string } => ({ id: word(row), name: word(name) }), { id: { type: 'integer' }, name: { type: 'string' } }, {
  plain: (name) => ({ id: '', name: word(name) }),
});

/** Old clients write a day as one, or as the moment at which it begins here. */
const dayText = (sent: string) => (/T.*Z$/.test(sent.trim()) && !Number.isNaN(Date.parse(sent)) ? dayOf(new Date(sent)) : sent.trim().slice(0, 'yyyy-MM-dd'.length));
const parts = (joined: string) => joined.split(',');
const whole = (digits: string) => (/^\d{1,9}$/.test(digits.trim()) ? Number(digits) : null);

/** Errors: INVALID_INPUT at a month that is no number. */
function months(joined: string): number[] {
  return parts(joined).filter((month) => month.trim() !== '').map((month) => {
    const number = whole(month);
    if (number === null) throw invalidInput({ publishingMonths: { code: 'form.monthUnreadable' } });
    return number;
  });
}

const type = choice({ 0: 'PERIODICAL', 1: 'CONFERENCE' } as const);
const fields = {
  no: maybe(text()), name: maybe(text()), subject: maybe(entry('SUBJECT')), cycle: maybe(entry('CYCLE')), startPublicationTime: maybe(text()), startTime: maybe(text()), endTime: maybe(text()),
  initCycleTime: maybe(text()), initCycle: maybe(text()), editorDept: maybe(optionalId('Department')), authors: maybe(person), hostUnit: maybe(named), publishUnit: maybe(text()),
  editorialCommittee: maybe(person), expertCommittee: maybe(person), editorIntroduce: maybe(text()), senderAccount: maybe(text()), senderPassword: maybe(text()), journalSource: maybe(text()), web: maybe(text()),
  columnList: maybe(named), publishingMonths: maybe(text()), introduce: maybe(text()), forewordTitle: maybe(text()), journalTitle: maybe(text()), journalPath: maybe(text()), forewordPath: maybe(text()), collectedPapersName: maybe(text()),
};
type Sent = { [Name in keyof typeof fields]: (typeof fields)[Name] extends { read(...rest: never[]): infer Read } ? Awaited<Read> : never };
type Row = { type: string; code: string; name: string };

/** `undefined` where nothing was sent: an edit keeps the stored value. */
function contentOf(kind: Kind, { publishUnit: _publishUnit, ...sent }: Sent) {
  const given = <Value, Result>(value: Value | undefined, read: (value: Value) => Result) => (value === undefined ? undefined : read(value));
  const people = (rows: Row[]) => rows.map(({ type: code, code: personCode, name }) => ({ office: officeOf(kind, code), personCode, name }));
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  return {
    number: sent.no, name: sent.name, subjectId: sent.subject, cycleId: sent.cycle, foundedOn: given(sent.startPublicationTime, dayText), startsOn: given(sent.startTime, dayText), endsOn: given(sent.endTime, dayText),
    initCycle: given(sent.initCycle, whole), initCycleTime: given(sent.initCycleTime, dayText), editorialDepartmentId: sent.editorDept, members: given(sent.authors, people),
    hostUnits: given(sent.hostUnit, names), editorialCommittee: given(sent.editorialCommittee, people), expertCommittee: given(sent.expertCommittee, people), editorIntroduction: sent.editorIntroduce,
    senderAddress: sent.senderAccount, senderPassword: sent.senderPassword, sources: given(sent.journalSource, parts), homePages: given(sent.web, parts), columns: given(sent.columnList, (rows) => names(rows).map((name) => ({ name }))),
    publishingMonths: given(sent.publishingMonths, months), introduction: sent.introduce, foreword: sent.forewordTitle, callForPapers: sent.journalTitle, callForPapersFile: sent.journalPath, forewordFile: sent.forewordPath,
    collectedPapersName: sent.collectedPapersName,
  };
}

const UNITS = graphql('query LegacyPublishingUnits { departmentOptions(ofEveryLevel: true) { id name } }');

/**
 * The publishing unit by its key, or by its name, which detail answers; the one that is stored is known by it without a search. Errors:
 * INVALID_INPUT at publishUnit.
 */
async function unitOf(sent: string | undefined, call: Call, stored?: { id: string | null; name: string | null }): Promise<string | null | undefined> {
  const unit = sent?.trim();
  if (unit === undefined || unit === '') return unit === undefined ? undefined : null;
  const unitKey = keyOf(unit);
  if (unitKey !== null) return encodeId('Department', unitKey);
  if (unit === stored?.name) return stored.id;
  const [only, ...others] = allowed((await call.execute(UNITS, {})).departmentOptions).filter(({ name }) => name === unit);
  if (only === undefined || others.length > 0) throw invalidInput({ publishUnit: { code: 'input.invalid' } });
  return only.id;
}

interface Committeer {
  office: Office | null;
  personCode: string;
  name: string;
}

/**
 * The facade shows only names of committee members: one sent under a known name stays the person of the register, with the office that is
 * not shown.
 */
function withKnown(sent: Committeer[] | undefined, stored: readonly Committeer[]): Committeer[] | undefined {
  const left = [...stored];
  return sent?.map((row) => {
    const at = row.personCode === '' ? left.findIndex(({ name, office }) => name === row.name && (row.office === null || office === row.office)) : -1;
    const [known] = at < 0 ? [] : left.splice(at, 1);
    return known === undefined ? row : { ...known, office: row.office ?? known.office };
  });
}

const CREATE = graphql('mutation LegacyCreateColloquium($input: CreateColloquiumInput!) { createColloquium(input: $input) { colloquium { id } } }');
const UPDATE = graphql('mutation LegacyUpdateColloquium($input: UpdateColloquiumInput!) { updateColloquium(input: $input) { colloquium { id } } }');
const STORED = graphql(`query LegacyStoredColloquium($id: ID!) { node(id: $id) { ... on Colloquium {
  kind number publishingUnit introduction editorIntroduction foreword callForPapers hostUnits sources homePages foundedOn startsOn endsOn collectedPapersName subject { id } cycle { id } columns { id name }
  sender { address name host port isSecure password }
  contents {
    version nameZh nameEn initCycle initCycleTime publishingMonths editorialDepartmentId publishingUnitId cover forewordFile callForPapersFile
    members { office code name } editorialCommittee { office code name } expertCommittee { office code name }
  }
} } }`);

export const colloquiumFormRows = {
  'E3-004': json({
    name: 'lookUpMember', method: 'GET', paths: ['infoByCode'], about: 'The person with this code, who is to be given an office', who: OPERATIONS, spec: 'S3 §2.6, §3.11, §5.3, §7.1', token: 'header',
    params: { code: text() },
    document: graphql('mutation LegacyLookUpMember($input: LookUpMemberInput!) { lookUpMember(input: $input) { person { code realName } } }'),
    variables: (input) => ({ input }),
    fields: { user: { userId: 'string', username: 'string' } },
    answer: ({ lookUpMember: { person: { code, realName } } }) => ({ user: { userId: code, username: realName } }),
  }),

  // Neither subject nor department is a number of its own on the other side: the first goes by its value, as in all lists.
  'E3-014': json({
    name: 'addJournal', method: 'POST', paths: ['colloquium/save'], about: 'Make a periodical (type 0) or conference (1); `userId` of a member is the person code. Refused to an API token, which gives nobody an office', who: OPERATIONS, spec: 'S3 §5.1, §5.2, §7.2, D13-117', token: 'header', done: 'legacy.saved',
    params: { type, ...fields },
    documents: [UNITS, CREATE],
    run: async ({ type: kind, ...sent }, call) => {
      const { members = [], ...content } = contentOf(kind, sent);
      const { createColloquium } = await call.execute(CREATE, { input: { kind, members, ...content, publishingUnitId: await unitOf(sent.publishUnit, call) } });
      return { id: key(createColloquium.colloquium.id) };
    },
    fields: { id: 'integer' },
  }),

  'E3-013': json({
    name: 'saveJournalContents', method: 'POST', paths: ['colloquium/update'], about: 'Replace the contents of a periodical or conference; what is not sent stays, the password’s mask too. An API token names nobody to a further office and changes neither the departments nor the server of the mailbox: such a call is refused', who: OPERATIONS, spec: 'S3 §5.1, §5.2, §7.2, D13-118', token: 'header', done: 'legacy.saved',
    params: { id: id('Colloquium'), type: maybe(type), ...fields },
    documents: [STORED, UNITS, UPDATE],
    run: async ({ id: colloquiumId, type: _kind, ...sent }, call) => {
      const { kind, sender, contents, subject, cycle, columns, publishingUnit, ...texts } = found((await call.execute(STORED, { id: colloquiumId })).node);
      const { version, nameZh, members, editorialCommittee, expertCommittee, ...more } = found(contents);
      const people = (rows: typeof members) => rows.map(({ office, code, name }) => ({ office, personCode: code, name }));
      const given = contentOf(kind, sent);
      const content = {
        ...given, publishingUnitId: await unitOf(sent.publishUnit, call, { id: more.publishingUnitId, name: publishingUnit }),
        editorialCommittee: withKnown(given.editorialCommittee, people(editorialCommittee)), expertCommittee: withKnown(given.expertCommittee, people(expertCommittee)),
      };
      const stored = {
        ...texts, ...more, name: nameZh, subjectId: subject.id, cycleId: cycle?.id ?? null, members: people(members), editorialCommittee: people(editorialCommittee), expertCommittee: people(expertCommittee),
        senderAddress: sender?.address ?? '', senderName: sender?.name ?? '', senderHost: sender?.host ?? '', senderPort: sender?.port ?? null, isSenderSecure: sender?.isSecure ?? true, senderPassword: sender?.password === '' ? '' : PASSWORD_MASK,
        columns: columns.map((column): { id?: string; name: string } => ({ id: column.id, name: column.name })),
      };
      // A mailbox of another domain is sent by another server.
      const moved = content.senderAddress !== undefined && content.senderAddress !== stored.senderAddress ? { senderHost: '', senderPort: null } : {};
      await call.execute(UPDATE, { input: { colloquiumId, version, ...over({ ...stored, ...moved }, content) } });
      return {};
    },
  }),
};
