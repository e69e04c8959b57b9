// Operations make and edit a periodical or conference: checks, storage, display, and immediate effect.
import { ref } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD_MASK } from '../../../shared/forms/sender.ts';
import { roleKindCodes } from '../../../shared/roles.ts';
import { decodeId, encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { unseal } from '../../secrets/sealed.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { Department, PUBLISHING_HOUSE_ID, ROOT_DEPARTMENT_ID } from '../organization/department.entity.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildDepartment, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { ColloquiumSender, placeOf } from '../mail/colloquium-sender.entity.ts';
import { Mail } from '../mail/mail.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { ColloquiumColumn } from '../colloquiums/colloquium-column.entity.ts';
import { ColloquiumMember } from '../colloquiums/colloquium-member.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { DEFAULT_PARAMETERS_ID, DefaultParameters } from '../colloquiums/parameters/default-parameters.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { CREATE, created, operationsToken, periodicalInput, UPDATE, type Created } from './colloquium-form.factory.ts';

let app: TestApp;
let operations: string;
let chief: User;
let deputy: User;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  operations = await operationsToken(app);
  chief = await buildUser(em(), { realName: '江涵秋', roles: ['EDITOR_IN_CHIEF'] });
  deputy = await buildUser(em(), { realName: '顾敬亭', roles: ['AUTHOR'] });
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
const lead = () => ({ office: 'CHIEF', personCode: chief.code });
const second = () => ({ office: 'DEPUTY', personCode: deputy.code });
const READ = `query ReadColloquiumTest($id: ID!) { node(id: $id) { ... on Colloquium {
  number name introduction editorIntroduction foreword callForPapers subject { id } hostUnits sources homePages foundedOn startsOn endsOn collectedPapersName issn reviewType cycle { id }
  columns { id name } committees { committee type name } sender { address host port password }
  contents { version nameZh initCycle initCycleTime publishingMonths doiPattern members { office code name } editorialCommittee { office code name } expertCommittee { office code name } }
} } }`;
interface Contents {
  node: Record<string, unknown> & { columns: { id: string; name: string }[]; contents: { version: number; members: object[] } | null };
}
const read = async (id: string, token = operations) => (await app.request<Contents>(READ, { id }, { token })).data?.node;
const fieldsOf = async (input: object, token = operations, document = CREATE) => {
  const answer = await app.request<Created>(document, { input }, { token });
  return answer.errors?.[0]?.extensions.fields ?? answer.errors?.[0]?.extensions.code ?? null;
};
/** The whole form as it was sent, with the given changes. */
const update = async (id: string, input: object, token = operations) => {
  const { kind: _kind, ...whole } = await periodicalInput(app, [lead()]);
  const version = (await read(id))?.contents?.version;
  return await app.request<object>(UPDATE, { input: { ...whole, colloquiumId: id, version, ...input } }, { token });
};

describe('making one', () => {
  it('keeps all that is entered, begins with the defaults and with all four switches on (F-014, F-052, E3-014, R3-051)', async () => {
    const defaults = { isActive: false, reviewType: 2, assignmentDays: 7, decisionDays: 11, publicationDays: 21 } as const;
    const { version: _version, id: _id, ...before } = await em().findOneOrFail(DefaultParameters, DEFAULT_PARAMETERS_ID);
    await em().nativeUpdate(DefaultParameters, DEFAULT_PARAMETERS_ID, defaults);
    const input = await periodicalInput(app, [lead(), second(), { office: 'DEPUTY', personCode: chief.code }], {
      foundedOn: '2016-09-01',
      hostUnits: ['临江大学', '江南学会'],
      sources: ['来稿', '约稿'],
      columns: [{ name: '专题' }, { name: '书评' }],
      foreword: '卷首',
      callForPapers: '征稿',
      issn: '9990-0114',
      doiPattern: '10.5555/{journal}.{issue}.{article}',
      editorialCommittee: [{ office: 'CHIEF', name: '沈若水' }, second()],
      expertCommittee: [{ personCode: deputy.code }, { name: '杜衡之' }],
    });
    const id = await created(app, operations, input);
    await em().nativeUpdate(DefaultParameters, DEFAULT_PARAMETERS_ID, before);
    expect(await read(id)).toMatchObject({
      number: input.number,
      subject: { id: input.subjectId },
      cycle: { id: input.cycleId },
      foundedOn: '2016-09-01',
      sources: ['来稿', '约稿'],
      hostUnits: ['临江大学', '江南学会'],
      columns: [{ name: '专题' }, { name: '书评' }],
      introduction: '介绍文字',
      editorIntroduction: '主编文字',
      foreword: '卷首',
      callForPapers: '征稿',
      issn: '9990-0114',
      committees: [
        { committee: 'EDITORIAL', type: 'CHIEF', name: '沈若水' },
        { committee: 'EDITORIAL', type: 'DEPUTY', name: '顾敬亭' },
        { committee: 'EXPERT', type: null, name: '顾敬亭' },
        { committee: 'EXPERT', type: null, name: '杜衡之' },
      ],
      contents: {
        nameZh: '新刊研究',
        initCycle: 3,
        initCycleTime: '2026-06',
        publishingMonths: [6, 12],
        members: [
          { office: 'CHIEF', code: chief.code, name: '江涵秋' },
          { office: 'DEPUTY', code: deputy.code, name: '顾敬亭' },
          { office: 'DEPUTY', code: chief.code, name: '江涵秋' },
        ],
        editorialCommittee: [
          { office: 'CHIEF', code: '', name: '沈若水' },
          { office: 'DEPUTY', code: deputy.code, name: '顾敬亭' },
        ],
        expertCommittee: [
          { office: null, code: deputy.code, name: '顾敬亭' },
          { office: null, code: '', name: '杜衡之' },
        ],
      },
    });
    expect(await em().findOneOrFail(Colloquium, decodeId('Colloquium', id))).toMatchObject({
      kind: 0,
      ...defaults,
      checksPlagiarism: true,
      invitesReviewers: true,
      chiefPreAccepts: true,
      deputyReviews: true,
      hasDefaultParameters: true,
    });
  });

  it('tells the names of its committees in parts (B-101)', async () => {
    const expertCommittee = [{ name: '欧阳若兰' }, { name: 'Mary Ann van der Berg' }];
    const id = await created(app, operations, await periodicalInput(app, [lead()], { expertCommittee }));
    const PARTS =
      'query Parts($id: ID!) { node(id: $id) { ... on Colloquium { committees { parts { familyName givenName latinFamilyName } } } } }';
    expect((await app.request<object>(PARTS, { id }, { token: operations })).data).toEqual({
      node: {
        committees: [
          { parts: { familyName: '欧阳', givenName: '若兰', latinFamilyName: 'Ouyang' } },
          { parts: { familyName: 'van der Berg', givenName: 'Mary Ann', latinFamilyName: '' } },
        ],
      },
    });
  });

  it('keeps of each editor the place, the office and the person, and what becomes of them (EditorMember)', async () => {
    const fork = em();
    const [executive, editor] = [await buildUser(fork), await buildUser(fork)];
    const all = [second(), { office: 'EDITOR', personCode: editor.code }, lead(), { office: 'EXECUTIVE', personCode: executive.code }];
    const id = await created(app, operations, await periodicalInput(app, all));
    const kept = async () =>
      (await em().find(ColloquiumMember, { colloquium: decodeId('Colloquium', id) }, { orderBy: { position: 'asc' } })).map(
        ({ position, type, user }) => [position, type, user.id],
      );
    expect(await kept()).toEqual([
      [1, 'deputy', deputy.id],
      [2, 'editor', editor.id],
      [3, 'chief', chief.id],
      [4, 'executive', executive.id],
    ]);
    const changed = [lead(), { office: 'EXECUTIVE', personCode: editor.code }, { office: 'EDITOR', personCode: executive.code }];
    expect((await update(id, { members: changed })).errors).toBeUndefined();
    expect(await kept()).toEqual([
      [1, 'chief', chief.id],
      [2, 'executive', editor.id],
      [3, 'editor', executive.id],
    ]);
  });

  it('tells the first of the publisher’s checks first, each at its field, in the reader’s language (R3-059, R3-061, R3-064, R3-066)', async () => {
    const input = await periodicalInput(app, [lead()], {
      name: ' ',
      senderPassword: '',
      hostUnits: [' '],
      members: [{ office: null, personCode: '' }],
    });
    expect(Object.entries((await fieldsOf(input)) ?? {})).toEqual([
      ['name', '集刊名称必填'],
      ['senderPassword', '发信邮箱密码必填'],
      ['members', '编辑成员必填'],
      ['hostUnits', '主办单位必填'],
    ]);
  });

  it('leaves out rows that are wholly blank, but not the last, and refuses half ones (D13-041, R3-065, B-052)', async () => {
    const blank = { office: null, personCode: ' ' };
    const id = await created(app, operations, await periodicalInput(app, [blank, lead()], { hostUnits: ['', '临江大学'] }));
    expect(await read(id)).toMatchObject({ hostUnits: ['临江大学'], contents: { members: [{ code: chief.code }] } });
    // For the last one the publisher asks (B-052).
    expect(await fieldsOf(await periodicalInput(app, [lead(), blank], { hostUnits: ['临江大学', ' '] }))).toEqual({
      members: '编辑成员必填',
      hostUnits: '主办单位必填',
    });
    expect(await fieldsOf(await periodicalInput(app, [lead(), { office: 'EDITOR', personCode: '' }]))).toEqual({ members: '编辑成员必填' });
  });

  it('takes a number once, however it is written and however many take it at once', async () => {
    const input = await periodicalInput(app, [lead()]);
    const answers = await Promise.all([1, 2, 3].map(() => app.request<Created>(CREATE, { input }, { token: operations })));
    expect(answers.filter(({ data }) => data?.createColloquium)).toHaveLength(1);
    expect(await fieldsOf({ ...input, number: input.number.toLowerCase() })).toEqual({ number: '编号已用于《新刊研究》，请换一个' });
    expect(await em().count(Colloquium, { number: input.number })).toBe(1);
  });

  it('takes no number that is another’s with four digits or more behind it, nor the other way round: their manuscript numbers would meet', async () => {
    const make = async (number: string) => await fieldsOf(await periodicalInput(app, [lead()], { number, name: `刊${number}` }));
    const refused = (number: string) => ({ number: `与《刊${number}》的编号 ${number} 只差末尾几位数字，稿件编号会混淆，请换一个` });
    expect([await make('WH'), await make('WH202'), await make('WH2026-A')]).toEqual([null, null, null]);
    for (const number of ['WH2026', 'wh20261']) expect(await make(number), number).toEqual(refused('WH'));
    expect(await make('LH2026')).toBeNull();
    expect(await make('lh')).toEqual(refused('LH2026'));
    // A change of the number is judged alike; one that stays is not judged again.
    const { id } = await em().findOneOrFail(Colloquium, { number: 'WH202' });
    const journal = encodeId('Colloquium', id);
    expect((await update(journal, { number: 'LH' })).errors?.[0]?.extensions.fields).toEqual(refused('LH2026'));
    await em().nativeUpdate(Colloquium, { id }, { number: 'LH' });
    expect((await update(journal, { number: 'LH', name: '改名' })).errors).toBeUndefined();
  });

  it('of two numbers that would meet, one is taken when both are entered at once', async () => {
    const inputs = [
      await periodicalInput(app, [lead()], { number: 'ATONCE' }),
      await periodicalInput(app, [lead()], { number: 'ATONCE2026' }),
    ];
    const answers = await Promise.all(inputs.map((input) => app.request<Created>(CREATE, { input }, { token: operations })));
    expect(answers.filter(({ data }) => data?.createColloquium)).toHaveLength(1);
  });

  it('names people by codes of accounts that are in use (R3-057)', async () => {
    const gone = await buildUser(em(), { isEnabled: false });
    for (const personCode of ['A999999', gone.code])
      expect(await fieldsOf(await periodicalInput(app, [lead(), { office: 'EDITOR', personCode }])), personCode).toEqual({
        'members.1.code': '没有与ID号相对应的姓名',
      });
    expect(await fieldsOf(await periodicalInput(app, [lead(), lead()]))).toEqual({ 'members.1.code': '该ID号相对应的姓名已添加' });
  });

  it('is for operations alone (R3-004)', async () => {
    const input = await periodicalInput(app, [lead()]);
    const id = await created(app, operations, input);
    for (const role of roleKindCodes.filter((one) => one !== 'OPERATIONS')) {
      const token = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
      expect(codeOf(await app.request(CREATE, { input: { ...input, number: 'NOBODYS' } }, { token })), role).toBe('FORBIDDEN');
      expect(codeOf(await update(id, {}, token)), role).toBe('FORBIDDEN');
      expect((await read(id, token))?.contents, role).toBeNull();
    }
  });

  it('of a conference asks for no issues and keeps its period, home pages and collected papers (F-098, R3-078, R3-084, D13-120)', async () => {
    const {
      publishingMonths: _months,
      cycleId,
      initCycle: _first,
      initCycleTime: _month,
      introduction: _text,
      ...rest
    } = await periodicalInput(app, [lead()]);
    const input = {
      ...rest,
      kind: 'CONFERENCE',
      startsOn: '2026-03-01',
      endsOn: '2026-05-31',
      homePages: ['https://example.org/c'],
      collectedPapersName: '论集',
    };
    await em().nativeUpdate(DefaultParameters, DEFAULT_PARAMETERS_ID, { assignmentDays: 8, decisionDays: 12, publicationDays: 22 });
    const id = await created(app, operations, input);
    expect(await em().findOneOrFail(Colloquium, decodeId('Colloquium', id)), 'begins as a periodical does (F-014, F-052)').toMatchObject({
      kind: 1,
      checksPlagiarism: true,
      invitesReviewers: true,
      chiefPreAccepts: true,
      deputyReviews: true,
      hasDefaultParameters: true,
      assignmentDays: 8,
      decisionDays: 12,
      publicationDays: 22,
    });
    expect(await read(id)).toMatchObject({
      startsOn: '2026-03-01',
      endsOn: '2026-05-31',
      homePages: ['https://example.org/c'],
      collectedPapersName: '论集',
    });
    expect(await read(await created(app, operations, { ...input, number: 'HY97', cycleId }))).toMatchObject({ cycle: { id: cycleId } });
    expect(await fieldsOf({ ...input, number: 'HY99', endsOn: '2026-02-01' })).toEqual({ endsOn: '截止时间不能早于开始时间' });
    const blank = { name: '', senderAddress: '', senderPassword: '', members: [], hostUnits: [], subjectId: null, editorIntroduction: '' };
    expect(Object.entries((await fieldsOf({ ...input, number: 'HY98', ...blank })) ?? {})).toEqual([
      ['name', '会议名称必填'],
      ['senderAddress', '发信邮箱必填'],
      ['senderPassword', '发信邮箱密码必填'],
      ['members', '编辑成员必填'],
      ['hostUnits', '主办单位必填'],
      ['subjectId', '所属学科必填'],
      ['editorIntroduction', '主编介绍必填'],
    ]);
  });
});

describe('editing one', () => {
  it('is refused on top of what somebody else saved, also when rows alone were changed, and two at once save one (E3-013)', async () => {
    const id = await created(app, operations, await periodicalInput(app, [lead()]));
    const version = (await read(id))?.contents?.version;
    const answers = await Promise.all(
      ['甲', '乙'].map((name) => update(id, { version, hostUnits: [name], number: `ED${name === '甲' ? 1 : 2}` })),
    );
    expect(answers.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['CONFLICT', 'done']);
    expect(codeOf(await update(id, { version }))).toBe('CONFLICT');
  });

  it('asks for less than making one, and what is not said of subject and frequency stays (R3-060, R3-075, D13-039)', async () => {
    const id = await created(app, operations, await periodicalInput(app, [lead()]));
    const answer = await update(id, { subjectId: null, cycleId: null, publishingMonths: [], initCycle: null });
    expect(answer.errors).toBeUndefined();
    const colloquium = await em().findOneOrFail(Colloquium, decodeId('Colloquium', id));
    expect([colloquium.subject.id > 0, colloquium.cycle === null, colloquium.publishingMonths]).toEqual([true, false, []]);
  });

  it('of a conference keeps its period, home pages, collected papers and frequency, which may be taken away (F-098, R3-085, D13-120)', async () => {
    const { cycleId, publishingMonths: _months, initCycle: _first, initCycleTime: _month, ...rest } = await periodicalInput(app, [lead()]);
    const id = await created(app, operations, { ...rest, kind: 'CONFERENCE' });
    const { kind: _kind, ...content } = rest;
    const kept = { startsOn: '2027-03-01', endsOn: '2027-05-31', homePages: ['https://example.org/2027'], collectedPapersName: '新论集' };
    expect((await update(id, { ...content, ...kept, cycleId, members: [lead(), second()] })).errors).toBeUndefined();
    expect(await read(id)).toMatchObject({
      ...kept,
      cycle: { id: cycleId },
      contents: { initCycle: null, publishingMonths: [], members: [{ code: chief.code }, { office: 'DEPUTY', code: deputy.code }] },
    });
    expect((await update(id, { ...content, ...kept, introduction: ' ' })).errors?.[0]?.extensions.fields).toEqual({
      introduction: '会议介绍必填',
    });
    expect((await update(id, { ...content, ...kept, cycleId: null })).errors).toBeUndefined();
    expect(await read(id)).toMatchObject({ ...kept, cycle: null });
  });

  it('is not of a retired subject or frequency, as little as a new one is, unless the journal has it (F-074)', async () => {
    const fork = em();
    const [, subject, otherSubject] = await fork.find(DictionaryEntry, { type: 'SUBJECT' }, { orderBy: { position: 'asc' }, limit: 3 });
    const [, cycle, otherCycle] = await fork.find(DictionaryEntry, { type: 'CYCLE' }, { orderBy: { position: 'asc' }, limit: 3 });
    if (!subject || !otherSubject || !cycle || !otherCycle) throw new Error('too few entries');
    const named = (subjectOf: DictionaryEntry, cycleOf: DictionaryEntry) => ({
      subjectId: encodeId('DictionaryEntry', subjectOf.id),
      cycleId: encodeId('DictionaryEntry', cycleOf.id),
    });
    const id = await created(app, operations, await periodicalInput(app, [lead()], named(subject, cycle)));
    for (const one of [subject, otherSubject, cycle, otherCycle]) one.retiredAt = app.clock.now();
    await fork.flush();
    const notOffered = '请从所列选项中选择';
    for (const [field, value] of Object.entries(named(subject, cycle)))
      expect(await fieldsOf(await periodicalInput(app, [lead()], { [field]: value }))).toEqual({ [field]: notOffered });
    expect((await update(id, { ...named(subject, cycle), introduction: '新介绍' })).errors).toBeUndefined();
    for (const [field, value] of Object.entries(named(otherSubject, otherCycle)))
      expect((await update(id, { ...named(subject, cycle), [field]: value })).errors?.[0]?.extensions.fields).toEqual({
        [field]: notOffered,
      });
    for (const one of [subject, otherSubject, cycle, otherCycle]) one.retiredAt = null;
    await fork.flush();
  });

  it('gives an office its powers at once, with the role that it takes, and takes them as soon (F-093)', async () => {
    const token = await buildSession(em(), deputy, app.clock);
    const id = await created(app, operations, await periodicalInput(app, [lead(), second()]));
    const roles = await app.request<{ viewer: { roles: { kind: string; id: string }[] } }>(
      'query RolesTest { viewer { roles { id kind } } }',
      {},
      { token },
    );
    const role = roles.data?.viewer.roles.find(({ kind }) => kind === 'ASSOCIATE_EDITOR_IN_CHIEF');
    expect(role).toBeDefined();
    await app.request(
      'mutation SwitchTest($input: SwitchRoleInput!) { switchRole(input: $input) { viewer { id } } }',
      { input: { roleId: role?.id } },
      { token },
    );
    const own = async () => {
      const answer = await app.request<{ viewer: { ownColloquiums: { id: string }[] } }>(
        'query OwnTest { viewer { ownColloquiums { id } } }',
        {},
        { token },
      );
      return answer.data?.viewer.ownColloquiums.map((one) => one.id) ?? [];
    };
    expect(await own()).toContain(id);
    await update(id, { members: [lead()] });
    expect(await own()).not.toContain(id);
  });

  it('keeps a journal that one editor receives for closed to the others when that editor leaves it: the editor-in-chief receives (F-043)', async () => {
    const editor = await buildUser(em(), { roles: ['EDITOR'] });
    const id = await created(app, operations, await periodicalInput(app, [lead(), { office: 'EDITOR', personCode: editor.code }]));
    await em().nativeUpdate(Colloquium, decodeId('Colloquium', id), { isOpenToAllEditors: false, assignedEditor: editor.id });
    expect((await update(id, {})).errors).toBeUndefined();
    const facts = await em().findOneOrFail(Colloquium, decodeId('Colloquium', id));
    expect(facts.isOpenToAllEditors).toBe(false);
  });

  it('keeps the manuscripts of a column that is renamed or moved; of one that is removed they are in none (F-075)', async () => {
    const id = await created(app, operations, await periodicalInput(app, [lead()], { columns: [{ name: '专题' }, { name: '书评' }] }));
    const [first, last] = (await read(id))?.columns ?? [];
    const colloquium = await em().findOneOrFail(Colloquium, decodeId('Colloquium', id));
    const inColumn = async (column: { id: string } | undefined) =>
      await buildContribution(em(), {
        colloquium,
        column: em().getReference(ColloquiumColumn, decodeId('ColloquiumColumn', column?.id ?? '')),
      });
    const [kept, lost] = [await inColumn(last), await inColumn(first)];
    await update(id, { columns: [{ id: last?.id, name: '书评与札记' }, { name: '札记' }] });
    expect((await read(id))?.columns).toMatchObject([{ id: last?.id, name: '书评与札记' }, { name: '札记' }]);
    const columnOf = async ({ id: row }: Contribution) => (await em().findOneOrFail(Contribution, row)).column?.id ?? null;
    expect([await columnOf(kept), await columnOf(lost)]).toEqual([decodeId('ColloquiumColumn', last?.id ?? ''), null]);
    expect((await update(id, { columns: [{ id: first?.id, name: '专题' }] })).errors?.[0]?.extensions.fields).toEqual({
      'columns.0.name': '该栏目已被删除，请刷新页面',
    });
  });

  it('is for operations in whose departments it lies; others find nothing, and what they make must lie there (R3-004)', async () => {
    const [ours, theirs] = await Promise.all(
      ['甲社', '乙社'].map(async (name) => {
        const fork = em();
        const department = fork.create(Department, { name, parent: 1 });
        await fork.flush();
        return department;
      }),
    );
    if (!ours || !theirs) throw new Error('no departments');
    const token = await operationsToken(app, [ours]);
    const foreign = encodeId('Colloquium', (await buildColloquium(em(), { department: em().getReference(Department, theirs.id) })).id);
    expect(await read(foreign, token)).toBeNull();
    expect(codeOf(await update(foreign, {}, token))).toBe('NOT_FOUND');
    const input = await periodicalInput(app, [lead()]);
    const outside = { editorialDepartmentId: encodeId('Department', theirs.id) };
    expect(await fieldsOf(input, token)).toEqual({ editorialDepartmentId: '请选择您所管理的部门' });
    expect(await fieldsOf({ ...input, ...outside }, token)).toEqual({ editorialDepartmentId: '请选择您所管理的部门' });
    const within = { editorialDepartmentId: encodeId('Department', ours.id) };
    for (const beyond of [encodeId('Department', theirs.id), encodeId('Department', 999_999)])
      expect(await fieldsOf({ ...input, ...within, publishingUnitId: beyond }, token)).toEqual({
        publishingUnitId: '请选择您所管理的部门',
      });
    const id = await created(app, token, { ...input, ...within });
    expect((await read(id, token))?.contents).not.toBeNull();
    const { kind: _kind, ...content } = input;
    const version = (await read(id, token))?.contents?.version;
    const moved = await app.request(UPDATE, { input: { ...content, ...outside, colloquiumId: id, version } }, { token });
    expect(moved.errors?.[0]?.extensions.fields).toEqual({ editorialDepartmentId: '请选择您所管理的部门' });
    // One that the journal has already stays.
    const fork = em();
    (await fork.findOneOrFail(Colloquium, decodeId('Colloquium', id))).publishingHouse = ref(theirs);
    await fork.flush();
    const kept = { ...content, ...within, publishingUnitId: encodeId('Department', theirs.id), colloquiumId: id };
    const now = (await read(id, token))?.contents?.version;
    expect((await app.request(UPDATE, { input: { ...kept, version: now } }, { token })).errors).toBeUndefined();
  });

  it.each(['PUBLISHER', 'PUBLISHING_HOUSE'] as const)(
    'who holds a department three levels below the %s is offered it, makes a journal with it and keeps that journal (P3-017, R3-019)',
    async (place) => {
      const fork = em();
      const above = place === 'PUBLISHER' ? ROOT_DEPARTMENT_ID : PUBLISHING_HOUSE_ID;
      const first = await buildDepartment(fork, await fork.findOneOrFail(Department, above));
      const office = await buildDepartment(fork, await buildDepartment(fork, first));
      const token = await operationsToken(app, [office]);
      // As the form asks for its choices.
      const { data } = await app.request<{ departments: { id: string; parent: object | null }[] }>(
        '{ departments: departmentOptions(below: PUBLISHER, ofEveryLevel: true) { id parent { id name } } }',
        {},
        { token },
      );
      expect(data?.departments).toEqual([{ id: encodeId('Department', office.id), parent: null }]);
      const input = { ...(await periodicalInput(app, [lead()])), editorialDepartmentId: data?.departments[0]?.id };
      const id = await created(app, token, input);
      const { kind: _kind, ...content } = input;
      const version = (await read(id, token))?.contents?.version;
      const answer = await app.request(UPDATE, { input: { ...content, colloquiumId: id, version } }, { token });
      expect(answer.errors).toBeUndefined();
    },
  );

  it('says in English which journal has a number already', async () => {
    const input = await periodicalInput(app, [lead()]);
    await created(app, operations, input);
    const english = await buildSession(em(), await buildUser(em(), { roles: ['OPERATIONS'] }), app.clock, { language: 'en-US' });
    expect(JSON.stringify(await fieldsOf(input, english))).toContain('Studies of New Journals');
  });
});

describe('the mailbox', () => {
  it('keeps its password encrypted and shows a mask, which keeps it (D13-118, P3-192)', async () => {
    const id = await created(app, operations, await periodicalInput(app, [lead()]));
    expect((await read(id))?.['sender']).toEqual({
      address: 'journal@example.com',
      host: 'smtp.example.com',
      port: 465,
      password: PASSWORD_MASK,
    });
    const passwordOf = async () => {
      const { sealedPassword } = await em().findOneOrFail(ColloquiumSender, { colloquium: decodeId('Colloquium', id) });
      return unseal(app.deps.env.SECRET_KEY, placeOf(decodeId('Colloquium', id)), sealedPassword ?? '');
    };
    await update(id, { senderPassword: PASSWORD_MASK });
    expect(await passwordOf()).toBe('Authorization-1');
    await update(id, { senderPassword: 'Another-2' });
    expect(await passwordOf()).toBe('Another-2');
    const elsewhere = await update(id, { senderPassword: PASSWORD_MASK, senderHost: 'smtp.elsewhere.example' });
    expect(elsewhere.errors?.[0]?.extensions.fields).toEqual({ senderPassword: '服务器、端口、加密方式或用户名已更改，请重新填写密码' });
    const logged = JSON.stringify(await em().find(OperationLog, {}));
    expect(logged).not.toMatch(/Authorization-1|Another-2/);
  });

  it('sends oneself a test mail from itself', async () => {
    const TEST = 'mutation TestMailTest($input: SendTestMailInput!) { sendTestMail(input: $input) { testMail { to fate error } } }';
    const person = await buildUser(em(), { roles: ['OPERATIONS'], email: 'poc@example.org' });
    const token = await buildSession(em(), person, app.clock);
    const id = await created(app, token, await periodicalInput(app, [lead()]));
    expect((await app.request(TEST, { input: { colloquiumId: id } }, { token })).data).toEqual({
      sendTestMail: { testMail: { to: 'poc@example.org', fate: 'QUEUED', error: null } },
    });
    const [mail] = await em().find(Mail, { to: 'poc@example.org' });
    expect([mail?.colloquium?.id, mail?.text.includes('journal@example.com')]).toEqual([decodeId('Colloquium', id), true]);
    const bare = encodeId('Colloquium', (await buildColloquium(em())).id);
    expect((await app.request(TEST, { input: { colloquiumId: bare } }, { token })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  });
});

it('a look-up finds the name for the exact code, says when there is none, and is logged without it (E3-004, R3-053, R3-058, R2-182)', async () => {
  const LOOK = 'mutation LookUpMemberTest($input: LookUpMemberInput!) { lookUpMember(input: $input) { person { code realName } } }';
  const look = (code: string, token = operations) => app.request(LOOK, { input: { code } }, { token });
  expect((await look(` ${chief.code.toLowerCase()} `)).data).toEqual({
    lookUpMember: { person: { code: chief.code, realName: '江涵秋' } },
  });
  expect((await look('A000')).errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', fields: { code: '没有与ID号相对应的姓名' } });
  // Characters that no database stores are reported at the field too.
  for (const code of ['\u0000', 'A\u00000', '\ud800'])
    expect((await look(code)).errors?.[0]?.extensions.fields, code).toHaveProperty('code');
  const [row] = await em().find(OperationLog, { operation: 'lookUpMember', outcome: 'done' }, { orderBy: { id: 'desc' }, limit: 1 });
  expect(row?.params).toEqual({});
  for (const role of roleKindCodes.filter((one) => one !== 'OPERATIONS')) {
    const token = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
    expect(codeOf(await look(chief.code, token)), role).toBe('FORBIDDEN');
  }
});
