// Every row of the facade's table against its contract case, over HTTP.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCases } from './account.contract.check.ts';
import { auditCases } from './audit.contract.check.ts';
import { authorCases } from './author.contract.check.ts';
import { colloquiumListCases } from './colloquium-lists.contract.check.ts';
import { World, type ContractCase } from './contract.factory.ts';
import { colloquiumFormCases } from './colloquium-form.contract.check.ts';
import { decisionCases } from './decisions.contract.check.ts';
import { departmentCases } from './departments.contract.check.ts';
import { deskCases } from './desk.contract.check.ts';
import { editorialCases, listCases } from './editorial.contract.check.ts';
import { ENTITIES, fieldsOf } from './entities.check.ts';
import { expertCases } from './experts.contract.check.ts';
import { invitedAuthorCases } from './invited-authors.contract.check.ts';
import { issueCases } from './issues.contract.check.ts';
import { journalStatisticsCases } from './journal-statistics.contract.check.ts';
import { journalCases } from './journals.contract.check.ts';
import { letterCases } from './letters.contract.check.ts';
import { messageCases } from './messages.contract.check.ts';
import { pressCases } from './press.contract.check.ts';
import { peopleCases } from './people.contract.check.ts';
import { preprintCases } from './preprints.contract.check.ts';
import { reviewFormCases } from './review-form.contract.check.ts';
import { reviewResultCases } from './review-results.contract.check.ts';
import { reviewerCases } from './reviewer.contract.check.ts';
import { rightsCases } from './rights.contract.check.ts';
import { roleCases } from './roles.contract.check.ts';
import { sectionCases } from './sections.contract.check.ts';
import { poolCases } from './pool.contract.check.ts';
import { profileCases } from './profile.contract.check.ts';
import { referenceCases, sessionCases } from './session.contract.check.ts';
import { settingsCases } from './settings.contract.check.ts';
import { statisticsCases } from './statistics.contract.check.ts';
import { contentCases, submissionCases } from './submission.contract.check.ts';
import { table, type RowId } from './table.ts';

// A row without a case does not compile, and is told by the first test.
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
beforeAll(async () => {
  world = await World.start();
});
afterAll(() => world.app.close());

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

describe('what calls read and write', () => {
  it.each(Object.entries(ENTITIES))('%s: every field travels with a value in some case', (_name, entity) => {
    const { read, sent } = fieldsOf(entity);
    const missing = [...read.filter((field) => !world.filled.read.has(field)), ...sent.filter((field) => !world.filled.sent.has(field))];
    expect(missing).toEqual([]);
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
