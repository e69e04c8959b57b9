// The publication data of an issue: who says it and when, that one ISBN is one book's, and what the next issue begins with.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transactions.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { WorkflowWorld, type PlayerName } from '../../workflow/testing/workflow-world.factory.ts';
import { buildIssue } from '../issue.factory.ts';
import { Issue } from '../issue.entity.ts';
import { openIssueFor } from '../issue.service.ts';
import { publicationProblems, type PublishedAs } from '../workbench/publication-checks.ts';
import { isbnText } from '../../colloquiums/publication/isbn-text.ts';

let world: WorkflowWorld;
let journal: Colloquium;
let issue: Issue;
beforeAll(async () => {
  world = await WorkflowWorld.start();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  journal = await buildColloquium(world.em(), { name: '江南文化研究', isSeries: true, members: { chief: [world.people.chief] } });
  issue = await buildIssue(world.em(), { colloquium: journal, number: 18 });
});

const IMPRINT = 'responsibleEditors edition printing format sheets wordCount price printer subjects classification';
const FIELDS = `version isbn cipNumber volume totalNumber offeredTotalNumber viewerCanSaveImprint imprint { ${IMPRINT} }`;
const NOTHING = {
  isbn: '',
  cipNumber: '',
  volume: null,
  totalNumber: null,
  responsibleEditors: '',
  edition: '',
  printing: '',
  format: '',
  sheets: '',
  wordCount: '',
  price: '',
  printer: '',
  subjects: '',
  classification: '',
};
/** Made up; its check digit holds. */
const ISBN = '978-7-301-00001-4';
interface Told {
  version: number;
  isbn: string | null;
  offeredTotalNumber: number | null;
  viewerCanSaveImprint: boolean;
  imprint: object | null;
}

async function seen(who: PlayerName = 'chief', of = issue) {
  const { data } = await world.ask<{ node: Told | null }>(who, `query ($id: ID!) { node(id: $id) { ... on Issue { ${FIELDS} } } }`, {
    id: idOf('Issue', of.id),
  });
  return data?.node ?? null;
}

async function save(own: object, { who = 'chief', token, of = issue }: { who?: PlayerName; token?: string; of?: Issue } = {}) {
  const { version } = await world.em().findOneOrFail(Issue, of.id);
  const answer = await world.app.request<{ saveIssueImprint: { issue: Told } }>(
    `mutation ($input: SaveIssueImprintInput!) { saveIssueImprint(input: $input) { issue { ${FIELDS} } } }`,
    { input: { issueId: idOf('Issue', of.id), version, ...NOTHING, ...own } },
    { token: token ?? world.tokens[who] },
  );
  const refused = answer.errors?.[0]?.extensions;
  return { saved: answer.data?.saveIssueImprint?.issue, refused: refused?.code, fields: refused?.fields, params: refused?.params };
}
async function corrections(who: PlayerName = 'chief') {
  const { data } = await world.ask<{ node: { corrections: object[] | null } | null }>(
    who,
    'query ($id: ID!) { node(id: $id) { ... on Issue { corrections { reason correctedBy { realName } changes { field before after } } } } }',
    { id: idOf('Issue', issue.id) },
  );
  return data?.node?.corrections ?? null;
}
const send = (of = issue) => world.em().nativeUpdate(Issue, { id: of.id }, { sentAt: world.app.clock.now() });

describe('the publication data of an issue', () => {
  it('are its numbers, in their form, and what stands on its copyright page (B-120)', async () => {
    const printed = { responsibleEditors: '沈知微', edition: '2026年3月第1版', format: '787mm×1092mm 1/16', price: '98.00元' };
    const numbers = { isbn: '9787301000014', cipNumber: '（2026）第123456号', totalNumber: 18 };
    const { saved } = await save({ ...numbers, ...printed });
    expect(saved).toMatchObject({ isbn: ISBN, cipNumber: '(2026)第123456号', totalNumber: 18, volume: null, imprint: printed });
    expect(await seen()).toEqual(saved);
    expect(isbnText('9789999999991')).toBe('9789999999991');
  });

  it('take an ISBN of ten digits, and refuse wrong ones at the field (B-120)', async () => {
    expect((await save({ isbn: '7-301-00007-3' })).saved?.isbn).toBe('978-7-301-00007-6');
    const wrong = await save({ isbn: '978-7-301-00001-5', cipNumber: '12', totalNumber: 0 });
    expect(wrong.fields).toEqual({
      isbn: 'ISBN 应为 13 位（或旧的 10 位），且校验码正确，如 978-7-301-00001-4',
      cipNumber: 'CIP 数据核字号的格式为 (2026)第123456号',
      totalNumber: '请填写 1 至 99999 的整数',
    });
  });

  it('have an ISBN that is no other issue’s, which is named to those who may know of it (B-120)', async () => {
    const [mine, foreign] = ['978-7-301-00002-1', '978-7-301-00003-8'];
    const sibling = await buildIssue(world.em(), { colloquium: journal, number: 17, isbn: '9787301000021', sentAt: world.app.clock.now() });
    expect((await save({ isbn: mine })).fields).toEqual({ isbn: '该 ISBN 已用于《江南文化研究》第 17 期' });
    expect((await save({ isbn: mine }, { of: sibling })).refused).toBe('ISSUE_ALREADY_SENT');
    const other = await buildColloquium(world.em(), { isSeries: true, members: { chief: [world.people.otherChief] } });
    await buildIssue(world.em(), { colloquium: other, isbn: '9787301000038' });
    expect((await save({ isbn: foreign })).fields).toEqual({ isbn: '该 ISBN 已用于另一种书' });
  });

  it('are taken by one of two who say the same ISBN at once (B-120)', async () => {
    const second = await buildIssue(world.em(), {
      colloquium: await buildColloquium(world.em(), { isSeries: true, members: { chief: [world.people.chief] } }),
    });
    const answers = await Promise.all([issue, second].map((of) => save({ isbn: '978-7-301-00004-5' }, { of })));
    expect(answers.map(({ refused }) => refused).toSorted()).toEqual(['INVALID_INPUT', undefined]);
  });

  it('are not written over unread (B-120)', async () => {
    const { version } = await world.em().findOneOrFail(Issue, issue.id);
    await save({ printer: '临江印刷厂' });
    expect((await save({ printer: '他厂', version })).refused).toBe('CONFLICT');
  });
});

describe('who says them', () => {
  it('are the chief and executive editors of the journal while it is open, and nobody of the office besides (B-120)', async () => {
    for (const who of ['editor', 'deputy', 'author'] as const) expect((await save({}, { who })).refused, who).toBe('FORBIDDEN');
    expect((await save({}, { who: 'otherChief' })).refused).toBe('NOT_FOUND');
    for (const who of ['publisher', 'operations'] as const) {
      expect((await save({}, { who })).refused, who).toBe('ISSUE_NOT_SENT');
      expect(await seen(who), who).toMatchObject({ viewerCanSaveImprint: false, imprint: null, offeredTotalNumber: null });
    }
    expect(await seen()).toMatchObject({ viewerCanSaveImprint: true });
  });

  it('once it is sent, the publisher’s staff add what is missing, and nothing that was said changes (B-120)', async () => {
    await save({ totalNumber: 18, printer: '临江印刷厂' });
    await send();
    expect((await save({ totalNumber: 18, printer: '临江印刷厂', isbn: '978-7-301-00005-2' })).refused).toBe('ISSUE_ALREADY_SENT');
    const said = { totalNumber: 18, printer: '临江印刷厂' };
    expect((await save({ ...said, isbn: '978-7-301-00005-2', price: '98.00元' }, { who: 'operations' })).saved).toMatchObject({
      isbn: '978-7-301-00005-2',
      imprint: { printer: '临江印刷厂', price: '98.00元' },
    });
    const all = { ...said, isbn: '978-7-301-00005-2', price: '98.00元' };
    for (const change of [{ isbn: '978-7-301-00006-9' }, { isbn: '' }, { totalNumber: 19 }, { printer: '' }, { price: '99.00元' }])
      expect((await save({ ...all, ...change, reason: ' ' }, { who: 'publisher' })).fields, JSON.stringify(change)).toEqual({
        reason: '已送出版社的内容要更正时，请说明原因',
      });
    expect((await save({ ...all, sheets: '18.5' }, { who: 'publisher' })).saved).toMatchObject({ imprint: { sheets: '18.5' } });
    expect(await corrections()).toEqual([]);
  });

  it('once it is sent, the publisher’s staff correct it with a reason, which its editors read with what was said before (B-120)', async () => {
    const said = { isbn: '978-7-301-00010-6', totalNumber: 18, price: '98.00元' };
    await save(said);
    await send();
    const right = { ...said, isbn: '978-7-301-00011-3', price: '', sheets: '18.5' };
    expect((await save({ ...right, reason: '书号错' })).refused).toBe('ISSUE_ALREADY_SENT');
    expect((await save({ ...right, reason: '书号错' }, { who: 'operations' })).saved).toMatchObject({ isbn: right.isbn });
    world.app.clock.advance(1000);
    expect((await save({ ...right, totalNumber: 19, reason: '总辑号错' }, { who: 'publisher' })).saved).toMatchObject({ totalNumber: 19 });
    const kept = [
      { reason: '总辑号错', correctedBy: { realName: 'publisher' }, changes: [{ field: 'totalNumber', before: '18', after: '19' }] },
      {
        reason: '书号错',
        correctedBy: { realName: 'operations' },
        changes: [
          { field: 'isbn', before: said.isbn, after: right.isbn },
          { field: 'price', before: '98.00元', after: '' },
        ],
      },
    ];
    for (const who of ['chief', 'publisher', 'operations'] as const) expect(await corrections(who), who).toEqual(kept);
    for (const who of ['author', 'otherChief'] as const) expect(await corrections(who), who).toBeNull();
  });

  it('are those of its departments (B-120)', async () => {
    const em = world.em();
    const [own, foreign] = [await buildDepartment(em), await buildDepartment(em)];
    const tokenIn = async (department: typeof own) => {
      const role = await buildRole(em, 'PUBLISHING_EDITOR', [department]);
      return await buildSession(em, await buildUser(em, { roles: [], records: [role] }), world.app.clock, { language: 'zh-CN' });
    };
    const [inside, outside] = [await tokenIn(own), await tokenIn(foreign)];
    const theirs = await buildColloquium(em, { department: own, isSeries: true });
    const sent = await buildIssue(em, { colloquium: theirs, sentAt: world.app.clock.now() });
    expect((await save({ printer: '甲厂' }, { token: outside, of: sent })).refused).toBe('NOT_FOUND');
    expect((await save({ printer: '甲厂' }, { token: inside, of: sent })).saved).toMatchObject({ imprint: { printer: '甲厂' } });
  });
});

describe('the next issue', () => {
  it('begins with format and printer of the one before, and is offered the total number that follows (B-120)', async () => {
    expect((await seen())?.offeredTotalNumber).toBe(18);
    await save({ totalNumber: 40, format: '16开', printer: '临江印刷厂', price: '98.00元' });
    await send();
    const ctx = await world.contextOf('chief');
    const next = await inTransaction(ctx, () => openIssueFor(ctx, journal.id));
    expect(next?.imprint).toMatchObject({ format: '16开', printer: '临江印刷厂', price: '' });
    expect(next && (await seen('chief', next))).toMatchObject({ offeredTotalNumber: 41, totalNumber: null, isbn: null });
  });
});

describe('before the press', () => {
  const publication = {
    publisher: '社',
    publisherPlace: '',
    copyrightHolder: '社',
    licence: 'CC-BY-4.0' as const,
    doiPrefix: '',
    depositor: '社',
    depositorEmail: 'doi@press.example',
    registrant: '',
  };
  const whole: PublishedAs = {
    kind: 'JOURNAL',
    journal: { nameEn: 'J', issn: '1234-5679', eissn: null, cn: '11-1234/C', doiPattern: '10.5555/{issue}.{article}', publication },
    issue: { isbn: null, cipNumber: null, totalNumber: 3 },
    columns: [{ name: '专题', nameEn: 'Topics' }],
  };
  const found = (as: PublishedAs) => publicationProblems(as).map(({ kind, detail }) => (detail === null ? kind : `${kind} ${detail}`));

  it('what the kind asks for is named where it is missing, and a wrong ISSN (B-120)', () => {
    expect(found(whole)).toEqual([]);
    const { journal: its } = whole;
    expect(found({ ...whole, kind: 'SERIES' })).toEqual(['ISBN_MISSING', 'CIP_MISSING']);
    expect(found({ ...whole, kind: 'PROCEEDINGS', issue: { isbn: '9787301000014', cipNumber: null } })).toEqual(['CIP_MISSING']);
    expect(found({ ...whole, journal: { ...its, issn: null, cn: null }, issue: {} })).toEqual([
      'TOTAL_NUMBER_MISSING',
      'ISSN_MISSING',
      'CN_MISSING',
    ]);
    expect(found({ ...whole, journal: { ...its, issn: null, eissn: '0378-5955' } })).toEqual([]);
    expect(found({ ...whole, journal: { ...its, issn: '1234-5678' } })).toEqual(['ISSN_WRONG 1234-5678']);
    const columns = [{ name: '书评' }, { name: '书评' }, { name: '专题', nameEn: 'Topics' }];
    expect(found({ ...whole, journal: { ...its, nameEn: null }, columns })).toEqual([
      'ENGLISH_NAME_MISSING',
      'COLUMN_ENGLISH_NAME_MISSING 书评',
    ]);
  });

  it('publisher, rights and licence are asked for, and a depositor where DOIs are minted (B-125)', () => {
    const { journal: its } = whole;
    const nothing = { ...publication, publisher: '', copyrightHolder: '', licence: '' as const, depositorEmail: '' };
    expect(found({ ...whole, journal: { ...its, publication: nothing } })).toEqual([
      'PUBLISHER_MISSING',
      'COPYRIGHT_HOLDER_MISSING',
      'LICENCE_MISSING',
      'DEPOSITOR_MISSING',
    ]);
    expect(found({ ...whole, journal: { ...its, doiPattern: null, publication: { ...publication, depositor: '' } } })).toEqual([]);
  });

  it('informs its editors, and holds nothing back (B-120)', async () => {
    const { data } = await world.ask<{ node: { findings: { kind: string; isBlocking: boolean }[] } }>(
      'chief',
      'query ($id: ID!) { node(id: $id) { ... on Issue { findings { kind isBlocking } } } }',
      { id: idOf('Issue', issue.id) },
    );
    expect(data?.node.findings.filter(({ isBlocking }) => isBlocking).map(({ kind }) => kind)).toEqual(['NO_ARTICLES']);
    expect(data?.node.findings.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ISBN_MISSING', 'PUBLISHER_MISSING']));
  });
});
