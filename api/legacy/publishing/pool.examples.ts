// Contract cases of the pool of unaccepted manuscripts (S2 §7, S3 §7.4).
import { expect } from 'vitest';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { buildColloquium, entryOf } from '../../modules/colloquiums/colloquium.factory.ts';
import type { ContributionOverrides } from '../../modules/contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { DictionaryEntry } from '../../modules/reference/dictionary-entry.entity.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import { at, done, forbidden, hidden, invalid, numberOf } from '../office/decisions.factory.ts';
import type { poolRows } from './pool.rows.ts';

const pooled = async (world: World, enteredPoolAt: string, own: ContributionOverrides = {}) =>
  await at(world, 16, { isInPool: true, enteredPoolAt: new Date(enteredPoolAt), ...own });

/** The editor-in-chief of another journal. */
async function rival(world: World) {
  const em = world.em();
  const chief = await buildUser(em, { roles: ['EDITOR_IN_CHIEF'], language: 'zh-CN' });
  const journal = await buildColloquium(em, { name: '方言与文化', members: { chief: [chief] } });
  return { journal, token: await buildSession(em, chief, world.app.clock, { language: 'zh-CN' }) };
}

export const poolCases: Record<keyof typeof poolRows, ContractCase> = {
  'E2-005': async (world) => {
    const em = world.em();
    const [review, paper, subject] = [await entryOf(em, 'ARTICLE_TYPE', '2'), await entryOf(em, 'ARTICLE_TYPE', '1'), await entryOf(em, 'SUBJECT', '730')];
    const [early, late] = [
      await pooled(world, '2026-03-01T01:00:00Z', { titleZh: '盐商书札', submittedAt: new Date('2026-01-05T01:00:00Z') }),
      await pooled(world, '2026-03-05T16:30:00Z', { titleZh: '漕运与市镇', submittedAt: new Date('2026-01-06T01:00:00Z') }),
    ];
    await em.nativeUpdate(Contribution, { id: early }, { articleType: review.id, subject: subject.id });
    await em.nativeUpdate(Contribution, { id: late }, { articleType: paper.id });
    const { token } = await rival(world);
    const rows = async (params: Record<string, unknown>, as = token) => {
      const { resultList } = await world.done('E2-005', params, { token: as });
      return Object(resultList).list.map((row: { id: number }) => row.id);
    };
    const found = await world.done('E2-005', {}, { token });
    // 00:30 of the next day in Shanghai; the last to enter stands first.
    expect(found).toMatchObject({
      totalPage: 1,
      resultList: {
        totalPage: 1, totalCount: 2, currPage: 1,
        list: [
          { id: late, cbCode: await numberOf(world, late), chapterTitleCh: '漕运与市镇', subtype: (await world.journal.subject.loadOrFail()).labelZh, chapterTypeName: paper.labelZh, tougaoTime: '2026-01-06 09:00:00', rukuTime: '2026-03-06 00:30:00', cbState: 16 },
          { id: early, cbCode: await numberOf(world, early), chapterTitleCh: '盐商书札', subtype: subject.labelZh, authorName: '沈知远', chapterTypeName: review.labelZh, tougaoTime: '2026-01-05 09:00:00', rukuTime: '2026-03-01 09:00:00', cbState: 16 },
        ],
      },
    });
    // 1 ascending, 0 and 2 descending (R3-217).
    for (const [order, expected] of [[1, [early, late]], [0, [late, early]], [2, [late, early]]] as const)
      for (const orderField of ['rukuTime', 'tougaoTime', 'cbCode']) expect(await rows({ order, orderField }), `${orderField} ${order}`).toEqual(expected);
    for (const narrowed of [
      { code: await numberOf(world, early) }, { title: '书札' }, { contributionTime: '2026-01-05,2026-01-05' }, { storageTime: ',2026-03-05' }, { chapterType: 2 }, { invalid: 0, title: '盐商' },
      { colloquium: '江南', colloquiumId: world.journal.id, title: '盐' },
    ]) expect(await rows(narrowed), JSON.stringify(narrowed)).toEqual([early]);
    expect(await rows({ subtypeId: subject.value })).toEqual([early]);
    for (const journal of [{ colloquium: '江南' }, { colloquiumId: world.journal.id }]) expect(await rows(journal), JSON.stringify(journal)).toEqual([late, early]);
    const { journal: another } = await rival(world);
    for (const journal of [{ colloquium: '没有这样的集刊' }, { colloquiumId: another.id }]) expect(await rows(journal), JSON.stringify(journal)).toEqual([]);
    expect(await rows({ invalid: 1 })).toEqual([]);
    expect(await rows({ pageSize: 1, pageNo: 2 })).toEqual([early]);
    for (const wrong of [{ order: 3 }, { orderField: 'x' }, { invalid: 2 }, { contributionTime: 'x,y' }, { chapterType: 'x' }]) expect(await world.call('E2-005', wrong, { token }), JSON.stringify(wrong)).toEqual(invalid);
    // Chosen manuscripts are for the operations centre alone.
    await em.nativeUpdate(Contribution, { id: late }, { isInPool: false, state: 1, adoptedAt: world.app.clock.now(), adoptedFrom: world.journal.id });
    const operations = await buildSession(em, await buildUser(em, { roles: ['OPERATIONS'] }), world.app.clock);
    expect(await rows({ invalid: 1 }, operations)).toEqual([late]);
    expect(await rows({ invalid: 0 }, operations)).toEqual([early]);
    expect(await rows({}, operations)).toEqual([late, early]);
    expect(await rows({})).toEqual([early]);
    for (const who of ['editor', 'author', 'other'] as const) expect(await world.call('E2-005', {}, { token: world.tokens[who] })).toEqual(forbidden);
    // Other calls read the newest of the journal.
    await em.nativeUpdate(Contribution, { id: { $in: [early, late] } }, { isInPool: false, state: 17, adoptedAt: null, submittedAt: new Date('2026-01-05T01:00:00Z') });
  },

  'E2-022': async (world) => {
    const { journal, token } = await rival(world);
    expect(await world.done('E2-022', {}, { token })).toEqual({ ...done, result: [{ id: journal.id, name: '方言与文化', value: String(journal.id) }] });
    expect(await world.call('E2-022', {}, { token: world.tokens.editor })).toEqual(forbidden);
  },

  'E2-023': async (world) => {
    const { journal, token } = await rival(world);
    const contributionId = await pooled(world, '2026-03-01T01:00:00Z');
    const code = await numberOf(world, contributionId);
    expect(await world.call('E2-023', { contributionId }, { token })).toEqual({ code: 500, msg: '再点击确定之前，请先选择集刊！' });
    // Another subject than the journal's, which it would get otherwise.
    const subject = await world.em().findOneOrFail(DictionaryEntry, { type: 'SUBJECT', id: { $ne: journal.subject.id }, retiredAt: null });
    const params = { contributionId, colloquiumId: journal.id, colloquium: journal.name, subtypeId: subject.value };
    expect(await world.call('E2-023', { ...params, colloquiumId: world.journal.id }, { token })).toEqual(forbidden);
    expect(await world.call('E2-023', { ...params, subtypeId: 'x' }, { token })).toEqual(invalid);
    expect(await world.call('E2-023', { ...params, contributionId: 999_999 }, { token })).toEqual(hidden);
    expect(await world.call('E2-023', params, { token: world.tokens.editor })).toEqual(forbidden);
    expect(await world.done('E2-023', params, { token })).toEqual(done);
    expect(await world.em().findOneOrFail(Contribution, contributionId)).toMatchObject({ state: 1, manuscriptNumber: code, colloquium: { id: journal.id }, subject: { id: subject.id }, isInPool: false });
    // A second choice comes too late.
    const { journal: third, token: late } = await rival(world);
    expect(await world.call('E2-023', { ...params, colloquiumId: third.id }, { token: late })).toEqual(hidden);
  },
};
