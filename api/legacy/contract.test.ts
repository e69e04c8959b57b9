// Every row of the facade's table against its contract case, over HTTP.
import { getOperationAST, OperationTypeNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { ALWAYS_EMPTY, OTHERWISE, SILENT, watchArrivals, type Arrivals } from './arrivals.factory.ts';
import { accountCases } from './account/account.examples.ts';
import { auditCases } from './administration/audit.examples.ts';
import { authorCases } from './wizard/author.examples.ts';
import { colloquiumListCases } from './operations/colloquium-lists.examples.ts';
import { World, type ContractCase } from './contract.factory.ts';
import { colloquiumFormCases } from './operations/colloquium-form.examples.ts';
import { decisionCases } from './office/decisions.examples.ts';
import { departmentCases } from './administration/departments.examples.ts';
import { deskCases } from './office/desk.examples.ts';
import { editorialCases, listCases } from './office/editorial.examples.ts';
import { ENTITIES, fieldsOf } from './entities.examples.ts';
import { expertCases } from './reviewing/experts.examples.ts';
import { invitedAuthorCases } from './office/invited-authors.examples.ts';
import { issueCases } from './publishing/issues.examples.ts';
import { journalStatisticsCases } from './operations/journal-statistics.examples.ts';
import { journalCases } from './office/journals.examples.ts';
import { LIST_CODES } from './row/list-params.ts';
import { letterCases } from './office/letters.examples.ts';
import { messageCases } from './account/messages.examples.ts';
import { pressCases } from './publishing/press.examples.ts';
import { peopleCases } from './administration/people.examples.ts';
import { preprintCases } from './publishing/preprints.examples.ts';
import { ROUND_TRIPS, type RoundTrip } from './round-trips.examples.ts';
import { reviewFormCases } from './reviewing/review-form.examples.ts';
import { reviewResultCases } from './reviewing/review-results.examples.ts';
import { reviewerCases } from './reviewing/reviewer.examples.ts';
import { rightsCases } from './wizard/rights.examples.ts';
import { roleCases } from './administration/roles.examples.ts';
import { sectionCases } from './wizard/sections.examples.ts';
import { poolCases } from './publishing/pool.examples.ts';
import { profileCases } from './account/profile.examples.ts';
import { referenceCases, sessionCases } from './account/session.examples.ts';
import { settingsCases } from './operations/settings.examples.ts';
import { statisticsCases } from './operations/statistics.examples.ts';
import { contentCases, submissionCases } from './wizard/submission.examples.ts';
import type { Shape } from './row/row.ts';
import { table, type RowId } from './table.ts';

// A row without a case does not compile, and the first test reports it.
const cases: Record<RowId, ContractCase> = {
  ...sessionCases,
  ...accountCases,
  ...referenceCases,
  ...contentCases,
  ...submissionCases,
  ...sectionCases,
  ...listCases,
  ...reviewerCases,
  ...journalCases,
  ...colloquiumListCases,
  ...departmentCases,
  ...settingsCases,
  ...roleCases,
  ...journalStatisticsCases,
  ...colloquiumFormCases,
  ...pressCases,
  ...issueCases,
  ...auditCases,
  ...authorCases,
  ...editorialCases,
  ...decisionCases,
  ...deskCases,
  ...letterCases,
  ...expertCases,
  ...invitedAuthorCases,
  ...messageCases,
  ...peopleCases,
  ...preprintCases,
  ...poolCases,
  ...profileCases,
  ...reviewFormCases,
  ...reviewResultCases,
  ...rightsCases,
  ...statisticsCases,
};
// The table's own keys.
const rowIds = Object.keys(table) as RowId[];

let world: World;
let arrivals: Arrivals;
beforeAll(async () => {
  arrivals = watchArrivals(table);
  world = await World.start();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await world.app.close();
});

it('every row has a case, every case a row', () => {
  expect(Object.keys(cases).toSorted()).toEqual(rowIds.toSorted());
});

describe('as documented', () => {
  it.each(rowIds.map((id) => [id, `${table[id].method} ${table[id].paths[0]}`] as const))('%s %s', async (id) => {
    await cases[id](world);
    // A case that never saw the call done would hold it to nothing.
    if (table[id].kind === 'json') expect(world.answered.has(id)).toBe(true);
  });
});

describe('lists', () => {
  type Asked = keyof typeof LIST_CODES;
  const asked = Object.keys(LIST_CODES) as Asked[]; // the table's own keys
  const lists = rowIds.filter((id) => 'orderField' in table[id].params);
  const readers: Partial<Record<RowId, keyof World['tokens']>> = { 'E2-001': 'author', 'E2-003': 'author', 'E2-002': 'editor' };
  let ofReviewer: string | undefined;
  const tokenOf = (id: RowId) => (id === 'E2-004' ? (ofReviewer ?? '') : world.tokens[readers[id] ?? 'chief']);
  const rowsOf = async (id: RowId, params: Record<string, unknown>) => {
    const body = await world.call(id, { pageSize: 100, ...params }, { token: tokenOf(id) });
    // its shape has been checked
    const { list } = Object(body['resultList'] ?? body['page']) as { list?: { id: number; colloquium?: string }[] };
    return body.code === 0 ? (list ?? []) : body.msg;
  };
  const idsOf = async (id: RowId, params: Record<string, unknown>) => {
    const rows = await rowsOf(id, params);
    return typeof rows === 'string' ? rows : rows.map((row) => row.id);
  };
  const JOURNAL = '编号集刊';
  /** The state in which each list has two manuscripts, the larger number first. */
  const STATES: Readonly<Record<string, 0 | 1 | 15 | 16 | 19>> = {
    'E2-001': 0,
    'E2-002': 1,
    'E2-003': 1,
    'E2-004': 1,
    'E2-005': 16,
    'E2-006': 19,
    'E2-007': 15,
  };
  const titleOf = (state: number) => `第${state}类编号`;
  const numberOf = (state: number, which: number) => `ZZ${state}Z${which}`;
  /** In each state, and in a reviewer’s list: first the older one, which has the larger number. */
  const pairs: Partial<Record<number | 'E2-004', number[]>> = {};
  beforeAll(async () => {
    const em = world.em();
    const reviewer = await buildUser(em, { roles: ['REVIEWER'] });
    ofReviewer = await buildSession(em, reviewer, world.app.clock, { language: 'zh-CN' });
    const own = await buildColloquium(em, { name: JOURNAL, members: { editor: [world.people.editor], chief: [world.people.chief] } });
    // The pool offers manuscripts that other journals did not accept.
    const another = await buildColloquium(em, { name: JOURNAL });
    for (const state of new Set(Object.values(STATES)))
      for (const [which, day] of [
        [2, '2019-01-02T02:00:00Z'],
        [1, '2019-01-03T02:00:00Z'],
      ] as const) {
        const contribution = await buildContribution(em, {
          state,
          manuscriptNumber: state === 0 ? null : numberOf(state, which),
          titleZh: titleOf(state),
          submittedAt: state === 0 ? null : new Date(day),
          savedAt: new Date(day),
          submitter: world.people.author,
          colloquium: state === 16 ? another : own,
          ...(state === 16 && { isInPool: true, enteredPoolAt: new Date(day) }),
        });
        (pairs[state] ??= []).push(contribution.id);
        if (state === 1) (pairs['E2-004'] ??= []).push((await buildReview(em, { contribution, reviewer })).id);
      }
  });

  it('are these', () => expect(lists.toSorted()).toEqual(['E2-001', 'E2-002', 'E2-003', 'E2-004', 'E2-005', 'E2-006', 'E2-007']));
  it('codes are those of the rulings (D2-84 to D2-88)', () => {
    expect(LIST_CODES).toEqual({
      beDeal: { 1: 'PENDING', 2: 'ALL' },
      searchScope: { 1: 'number', 2: 'time', 3: 'title', 4: 'journal', 5: 'status' },
      orderField: { 1: 'number', cbCode: 'number', 2: 'time', tougaoTime: 'time', xinjianTime: 'time', 3: 'entry', rukuTime: 'entry' },
      order: { 1: 'ASC', 2: 'DESC', 0: 'DESC', asc: 'ASC', desc: 'DESC' },
    });
  });

  it.each(lists)('%s: a code means what it means on every list, and empty its standard (B-050, D2-84 to D2-88)', async (id) => {
    for (const name of asked.filter((one) => one in table[id].params)) {
      const meant = new Map<string, unknown>();
      const taken = Object(table[id].params[name]?.schema)['enum'] as string[]; // of a choice
      for (const [code, meaning] of Object.entries(LIST_CODES[name])) {
        const found = await idsOf(id, { [name]: code, keyWord: name === 'searchScope' && code === '5' ? '1' : '' });
        if (!taken.includes(code)) expect(found, `${name} ${code}`).toBe('填写有误');
        else expect(found, `${name} ${code}`).toEqual(meant.get(meaning) ?? expect.any(Array));
        if (taken.includes(code)) meant.set(meaning, found);
      }
      expect(await idsOf(id, { [name]: 'x' })).toBe('填写有误');
      expect(await idsOf(id, { [name]: '' })).toEqual(await idsOf(id, {}));
    }
    // By number and by time are two orders, and each scope looks where it says.
    const [older = 0, newer = 0] = pairs[id === 'E2-004' ? id : (STATES[id] ?? 0)] ?? [];
    const state = STATES[id] ?? 0;
    const hasScopes = 'searchScope' in table[id].params;
    const ofTitle = hasScopes ? { searchScope: 3, keyWord: titleOf(state) } : { title: titleOf(state) };
    for (const [order, turned] of [
      [1, (ids: number[]) => ids],
      [2, (ids: number[]) => ids.toReversed()],
    ] as const) {
      // A draft has no number yet.
      if (state !== 0) expect(await idsOf(id, { ...ofTitle, orderField: 1, order }), `number ${order}`).toEqual(turned([newer, older]));
      expect(await idsOf(id, { ...ofTitle, orderField: 2, order }), `time ${order}`).toEqual(turned([older, newer]));
    }
    // The second of two pages, which are counted.
    const second = await world.call(id, { ...ofTitle, orderField: 2, order: 1, pageNo: 2, pageSize: 1 }, { token: tokenOf(id) });
    expect(second['resultList'] ?? second['page']).toMatchObject({ list: [{ id: newer }], currPage: 2, totalPage: 2, totalCount: 2 });
    if (hasScopes) {
      if (state !== 0) expect(await idsOf(id, { searchScope: 1, keyWord: numberOf(state, 2) })).toEqual([older]);
      for (const keyWord of ['2019-01-02,2019-01-02', ',2019-01-02'])
        expect(await idsOf(id, { searchScope: 2, keyWord, pageSize: 100 }), keyWord).toSatisfy(
          (ids: number[]) => ids.includes(older) && !ids.includes(newer),
        );
      const ofJournal = await rowsOf(id, { searchScope: 4, keyWord: JOURNAL });
      expect(ofJournal).toEqual(expect.arrayContaining([older, newer].map((one) => expect.objectContaining({ id: one }))));
      expect(new Set([ofJournal].flat().map((row) => Object(row).colloquium))).toEqual(new Set([JOURNAL]));
    }
    for (const code of ['1', '2']) expect(Object(table[id].params['orderField']?.schema)['enum'], 'by number and by time').toContain(code);
    if ('beDeal' in table[id].params) {
      const [all, pending] = [await idsOf(id, { beDeal: 2 }), await idsOf(id, { beDeal: 1 })];
      expect(await idsOf(id, { beDeal: '' }), 'nothing said is all').toEqual(all);
      // The pool's list is longer than a page, so only its first rows are answered.
      if (all.length < 100) expect(all).toEqual(expect.arrayContaining([pending].flat()));
    }
  });
});

describe('what was read and is sent back', () => {
  /** Made anew it would be another thing. */
  const SAVES = /^(?:save|update|set|summariseReview$)/;
  const mutationsOf = (id: RowId) =>
    table[id].documents.flatMap((document) => {
      const operation = getOperationAST(document);
      return operation?.operation === OperationTypeNode.MUTATION
        ? operation.selectionSet.selections.flatMap((one) => ('name' in one ? one.name.value : []))
        : [];
    });
  const saving = rowIds.filter((id) => mutationsOf(id).some((name) => SAVES.test(name)));
  it('every call that saves over something has the call that reads it', () => {
    expect(Object.keys(ROUND_TRIPS).toSorted()).toEqual(saving.toSorted());
  });

  const trips = Object.entries(ROUND_TRIPS) as [RowId, RoundTrip][]; // the table's own keys
  it.each(trips)('%s changes nothing, and what is left out stays as it is (B-051)', async (id, { read, made, sent, list }) => {
    const { token, asked, named, unseen } = await made(world);
    const seen = async () => [await world.done(read, asked, { token }), await unseen?.()];
    const save = async (values: Readonly<Record<string, unknown>>) => await world.call(id, values, { token, as: 'json', method: 'POST' });
    const before = await seen();
    const whole = { ...sent(before[0] as Record<string, unknown>), ...named }; // an answer
    expect(await save(whole)).toMatchObject({ code: 0 });
    expect(await seen()).toEqual(before);
    const without = (values: Readonly<Record<string, unknown>>, name: string) =>
      Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));
    for (const name of Object.keys(table[id].params).filter((one) => one in whole && !(one in named))) {
      const { code, msg } = await save(without(whole, name));
      // One that has to be sent is asked for; nothing is erased either way.
      expect([0, 500], msg).toContain(code);
      expect(await seen(), `without ${name}`).toEqual(before);
    }
    const items = list === undefined ? [] : [whole[list]].flat().map((item): Record<string, unknown> => ({ ...Object(item) }));
    for (const field of Object.keys(items[0] ?? {}).filter((one) => one !== 'id')) {
      await save({ ...whole, [list ?? '']: items.map((item) => without(item, field)) });
      expect(await seen(), `without ${field}`).toEqual(before);
    }
  });

  it('a value that is none is named by its field, a label stands for its value and a name for its id (B-051)', async () => {
    const trip = ROUND_TRIPS['E3-013'];
    if (!trip) throw new Error('E3-013 has no round trip');
    const { token, named } = await trip.made(world);
    for (const [name, value] of [
      ['subject', '没有的学科'],
      ['cycle', '没有的周期'],
      ['publishUnit', '没有的单位'],
    ] as const)
      expect(await world.call('E3-013', { ...named, [name]: value }, { token, as: 'json' }), name).toEqual({ code: 500, msg: '填写有误' });
  });
});

describe('what calls read and write', () => {
  it.each(Object.entries(ENTITIES))('%s: every field travels with a value in some case', (_name, entity) => {
    const { read, sent } = fieldsOf(entity);
    const missing = [...read.filter((field) => !world.filled.read.has(field)), ...sent.filter((field) => !world.filled.sent.has(field))];
    expect(missing).toEqual([]);
  });

  const places = () => [...arrivals].flatMap(([id, row]) => [...row].map(([at, place]) => ({ at: `${id}.${at}`, ...place })));
  const otherwise = Object.values(OTHERWISE).flat();
  it('every parameter is sent with a value, and all of it is handed on, unless something else is said to become of it', () => {
    expect(places().flatMap(({ at, isSent, hadTwo }) => (isSent || hadTwo !== undefined ? [] : [at]))).toEqual([]);
    expect(places().flatMap(({ at, lost }) => (lost.length === 0 || otherwise.includes(at) ? [] : [{ at, lost }]))).toEqual([]);
    expect(
      otherwise.filter((one) => !places().some(({ at, lost }) => at === one && lost.length > 0)),
      'handed on after all',
    ).toEqual([]);
  });

  it('every parameter that is a list is sent with two different elements', () => {
    expect(places().flatMap(({ at, hadTwo }) => (hadTwo === false ? [at] : []))).toEqual(ALWAYS_EMPTY);
  });

  it('every field that is answered is looked at where it says something', () => {
    const overlooked = (shape: Shape, at: string): string[] =>
      typeof shape === 'string'
        ? []
        : Array.isArray(shape)
          ? overlooked((shape as readonly [Shape])[0], `${at}[]`)
          : Object.entries(shape).flatMap(([name, inner]) => [
              ...(world.lookedAt.get(shape)?.has(name) ? [] : [`${at}.${name}`]),
              ...overlooked(inner, `${at}.${name}`),
            ]);
    expect(
      rowIds
        .filter((id) => table[id].kind === 'json')
        .flatMap((id) => overlooked(table[id].fields, id))
        .toSorted(),
    ).toEqual(SILENT.toSorted());
  });
});

describe('a session that has ended, or none', () => {
  const guarded = rowIds.filter((id) => table[id].token !== 'none' && table[id].kind !== 'socket');
  it.each(guarded)('%s tells so: 401, and 500 where it is documented', async (id) => {
    const code = id === 'E1-010' || id === 'E1-014' ? 500 : 401;
    for (const token of [undefined, 'x'.repeat(43)]) {
      expect(await world.call(id, {}, token === undefined ? {} : { token })).toEqual({ code, msg: '登录已失效，请重新登录' });
    }
    expect(await world.call(id, {}, { token: 'x'.repeat(43), language: 'en' })).toEqual({
      code,
      msg: 'You are no longer signed in. Please sign in again.',
    });
  });
});
