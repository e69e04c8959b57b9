// The form of a periodical or conference: the publisher's checks in their order and words, and the further rules.
import { describe, expect, it } from 'vitest';
import { messageText } from '../messages.ts';
import {
  colloquiumRules,
  EMPTY_COLLOQUIUM,
  EMPTY_MEMBER,
  firstProblem,
  isRequired,
  readMonth,
  type ColloquiumKindName,
  type ColloquiumValues,
} from './colloquium.ts';

const chief = { office: 'CHIEF', code: 'A100001', name: '江涵秋' };
const editor = { office: 'EDITOR', code: 'A100002', name: '顾敬亭' };
const periodical: ColloquiumValues = {
  ...EMPTY_COLLOQUIUM,
  number: 'JNWH',
  name: '江南文化研究',
  senderAddress: 'jiangnan@example.com',
  senderPassword: 'secret',
  members: [chief],
  hostUnits: ['临江大学'],
  subjectId: 's1',
  cycleId: 'c1',
  publishingMonths: ['6', '12'],
  introduction: '介绍',
  initCycle: '18',
  initCycleTime: '2026-06',
  editorIntroduction: '主编介绍',
};
const conference: ColloquiumValues = { ...periodical, cycleId: '', publishingMonths: [''], initCycle: '', initCycleTime: '' };

/** Blank in everything, and then in less and less: the message is each time that of the first check left. */
const CREATE: readonly [string, Partial<ColloquiumValues>, string][] = [
  ['name', { name: ' ' }, '集刊名称必填'],
  ['mailbox', { senderAddress: '' }, '发信邮箱必填'],
  ['mailbox format', { senderAddress: 'zhang.san@example.com' }, '邮箱格式不对'],
  ['password', { senderPassword: '' }, '发信邮箱密码必填'],
  ['members', { members: [EMPTY_MEMBER] }, '编辑成员必填'],
  ['host unit', { hostUnits: [''] }, '主办单位必填'],
  ['subject', { subjectId: '' }, '所属学科必填'],
  ['cycle', { cycleId: '' }, '集刊周期必填'],
  ['months', { publishingMonths: [''] }, '出版月份必填'],
  ['introduction', { introduction: '' }, '集刊介绍必填'],
  ['first issue', { initCycle: '' }, '初始期数必填'],
  ['its month', { initCycleTime: '' }, '初始期数出版时间必填'],
  ['editor introduction', { editorIntroduction: '' }, '主编介绍必填'],
];
const named = (...names: readonly string[]) =>
  CREATE.filter(([name]) => names.includes(name)).toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other));
const EDIT = named('name', 'mailbox', 'password', 'members', 'host unit', 'its month', 'introduction', 'editor introduction');
const inWords = (kind: ColloquiumKindName, rows: typeof CREATE): typeof CREATE =>
  kind === 'PERIODICAL'
    ? rows
    : rows.map(([name, blank, message]) => [name, blank, message.replace('集刊名称', '会议名称').replace('集刊介绍', '会议介绍')] as const);
const CONFERENCE_CREATE = named('name', 'mailbox', 'password', 'members', 'host unit', 'subject', 'editor introduction');
const CONFERENCE_EDIT = named('name', 'mailbox', 'password', 'members', 'host unit', 'subject', 'introduction', 'editor introduction');

const said = (kind: ColloquiumKindName, isNew: boolean, values: ColloquiumValues) => {
  const problem = firstProblem({ kind, isNew }, values);
  return problem && messageText('zh-CN', problem);
};
const problemsOf = (values: Partial<ColloquiumValues>, kind: ColloquiumKindName = 'PERIODICAL', isNew = true) =>
  (colloquiumRules({ kind, isNew }).safeParse({ ...(kind === 'PERIODICAL' ? periodical : conference), ...values }).error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message],
  );

describe('the checks', () => {
  it.each([
    ['a new periodical', 'PERIODICAL', true, CREATE, periodical],
    ['a saved periodical', 'PERIODICAL', false, EDIT, periodical],
    ['a new conference', 'CONFERENCE', true, CONFERENCE_CREATE, conference],
    ['a saved conference', 'CONFERENCE', false, CONFERENCE_EDIT, conference],
  ] as const)(
    'of %s run in the publisher’s order and words (R3-059 to R3-071, R3-073 to R3-076, R3-078 to R3-085)',
    (_which, kind, isNew, rows, whole) => {
      expect(said(kind, isNew, whole)).toBeNull();
      const order = inWords(kind, rows);
      for (const [index, [name, , message]] of order.entries()) {
        // The mailbox is blank or of another form, never both.
        const blank = order
          .slice(index)
          .toReversed()
          .reduce((all, [, own]) => ({ ...all, ...own }), {});
        expect(said(kind, isNew, { ...whole, ...blank }), name).toBe(message);
        expect(said(kind, isNew, { ...whole, ...order[index]?.[1] }), name).toBe(message);
      }
    },
  );

  it('of the creating form alone are not asked for when it is edited, and the mailbox may have any form then (R3-060, R3-063, D13-039, D13-040)', () => {
    const lacking = { subjectId: '', cycleId: '', publishingMonths: [''], initCycle: '', senderAddress: 'zhang.san@press.example' };
    expect(problemsOf(lacking, 'PERIODICAL', false)).toEqual([]);
    expect(problemsOf({ senderAddress: 'zhang.san@press.example' }, 'CONFERENCE')).toEqual([]);
    for (const good of ['zhang_san-1@mail.example.com', 'a@b-c.cn', 'A@B.NET', 'x@y.org'])
      expect(problemsOf({ senderAddress: good }), good).toEqual([]);
    for (const bad of ['a@b', 'a@b.edu', 'a b@c.com', 'a@@c.com', 'a+b@c.com', 'a@b.comx', 'a@com', '@b.com', 'a@b.com.tv'])
      expect(problemsOf({ senderAddress: bad }), bad).toEqual([['senderAddress', 'form.senderFormat']]);
  });

  it('look at the last row of editors and of host units for what is empty; half a row is refused anywhere (R3-077, D13-041)', () => {
    expect(problemsOf({ members: [EMPTY_MEMBER, chief], hostUnits: ['', '临江大学'] })).toEqual([]);
    expect(problemsOf({ members: [chief, EMPTY_MEMBER] })).toEqual([['members', 'form.membersRequired']]);
    expect(problemsOf({ members: [{ ...chief, code: '' }, editor] })).toEqual([['members', 'form.membersRequired']]);
    expect(problemsOf({ members: [chief, { ...editor, office: '' }] })).toEqual([['members', 'form.membersRequired']]);
    expect(problemsOf({ hostUnits: ['临江大学', ' '] })).toEqual([['hostUnits', 'form.hostUnitRequired']]);
  });
});

describe('what passes', () => {
  const passed = (values: Partial<ColloquiumValues> = {}, kind: ColloquiumKindName = 'PERIODICAL') =>
    colloquiumRules({ kind, isNew: true }).parse({ ...(kind === 'PERIODICAL' ? periodical : conference), ...values });

  it('has no blank rows, months in their order, and the first issue as a number and the first of its month (R3-072, R3-212, R3-214, D13-044)', () => {
    const checked = passed({
      publishingMonths: ['12', '', '6'],
      columns: [
        { id: '', name: '' },
        { id: 'k', name: '书评' },
      ],
      initCycle: '１８',
    });
    expect(checked).toMatchObject({
      publishingMonths: [6, 12],
      columns: [{ id: 'k', name: '书评' }],
      initCycle: 18,
      initCycleTime: '2026-06-01',
      members: [{ office: 'CHIEF', code: 'A100001' }],
      expertCommittee: [],
    });
    for (const month of ['2026-06', '2026-6', '2026-06-30', '2026-06-15T00:00:00.000Z', '2026年6月'])
      expect(readMonth(month), month).toBe('2026-06-01');
    for (const month of ['', '2026', '2026-13', '06-2026', '2026-061']) expect(readMonth(month), month).toBeNull();
  });

  it('keeps of the other kind nothing (F-098)', () => {
    expect(passed({ homePages: ['https://example.org'], startsOn: '2026-01-01', collectedPapersName: '论集' })).toMatchObject({
      homePages: [],
      startsOn: null,
      collectedPapersName: '',
    });
    expect(
      passed({ cycleId: 'c1', sources: ['来稿'], foundedOn: '2016-01-01', initCycle: '3', publishingMonths: ['3'] }, 'CONFERENCE'),
    ).toMatchObject({ cycleId: 'c1', sources: [], foundedOn: null, initCycle: null, publishingMonths: [] });
  });

  it('has no comma in what old clients join by commas (D13-121)', () => {
    expect(passed({ sources: ['来稿,约稿'] }).sources).toEqual(['来稿，约稿']);
  });

  it('sends by the likely server of the mailbox unless another is named', () => {
    expect(passed().sender).toMatchObject({
      host: 'smtp.example.com',
      port: 465,
      isSecure: true,
      userName: 'jiangnan@example.com',
      password: 'secret',
    });
    expect(passed({ senderHost: 'mail.example.cn', senderPort: '587', isSenderSecure: false }).sender).toMatchObject({
      host: 'mail.example.cn',
      port: 587,
      isSecure: false,
    });
  });
});

it.each<[string, Partial<ColloquiumValues>, [string, string][], ColloquiumKindName?]>([
  ['a number is there', { number: '' }, [['number', 'form.journalNumberRequired']]],
  ['a number has letters and digits', { number: '江南' }, [['number', 'form.journalNumberFormat']]],
  ['P3-014: a month stands once', { publishingMonths: ['6', '06'] }, [['publishingMonths.1', 'form.monthTwice']]],
  ['R3-214: a month is one of twelve', { publishingMonths: ['13'] }, [['publishingMonths.0', 'form.monthUnreadable']]],
  ['R3-214: no month is before the first', { publishingMonths: ['0'] }, [['publishingMonths.0', 'form.monthUnreadable']]],
  ['R3-072: the first issue is digits', { initCycle: '十八' }, [['initCycle', 'form.firstIssueDigits']]],
  [
    'the same person has the same office once (R3-056, R2-181)',
    { members: [chief, { ...chief, code: ' a100001' }] },
    [['members.1.code', 'form.memberAdded']],
  ],
  [
    'a column stands once',
    {
      columns: [
        { id: '', name: '书评' },
        { id: '', name: ' 书评' },
      ],
    },
    [['columns.1.name', 'form.columnTwice']],
  ],
  ['a home page is an address', { homePages: ['javascript:alert(1)'] }, [['homePages.0', 'form.webAddress']], 'CONFERENCE'],
  [
    'P3-088: a conference ends after it begins (D13-120)',
    { startsOn: '2026-06-02', endsOn: '2026-06-01' },
    [['endsOn', 'form.endBeforeStart']],
    'CONFERENCE',
  ],
  ['a day is one', { foundedOn: '去年' }, [['foundedOn', 'form.dayUnreadable']]],
  ['a port is one', { senderPort: '70000' }, [['senderPort', 'form.mailPort']]],
])('%s', (_rule, values, problems, kind) => {
  expect(problemsOf(values, kind)).toEqual(problems);
});

it('a person may hold two offices', () => {
  expect(problemsOf({ members: [chief, { ...chief, office: 'EDITOR' }] })).toEqual([]);
});

it('marks what the checks ask for, by kind and form', () => {
  expect(isRequired({ kind: 'PERIODICAL', isNew: true }, 'initCycle')).toBe(true);
  expect(isRequired({ kind: 'PERIODICAL', isNew: false }, 'initCycle')).toBe(false);
  expect(isRequired({ kind: 'CONFERENCE', isNew: true }, 'introduction')).toBe(false);
  expect(isRequired({ kind: 'CONFERENCE', isNew: false }, 'introduction')).toBe(true);
});
