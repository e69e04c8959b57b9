// A reviewer's own record: absences, and the reviews that were handed in.
import { ref } from '@mikro-orm/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../../../shared/day.ts';
import { MOST_ABSENCES } from '../../../../shared/forms/absence.ts';
import { EditorialAct } from '../../../../shared/workflow.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import { WorkflowEvent } from '../../workflow/timeline/workflow-event.entity.ts';
import { ReviewerAbsence } from '../absences/absence.entity.ts';
import { buildReview } from '../review.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  app.clock.set('2026-03-02T02:00:00Z');
});
afterAll(() => app.close());
const em = () => app.database.orm.em.fork();

async function someone() {
  const user = await buildUser(em(), { roles: ['REVIEWER'] });
  return { user, token: await buildSession(em(), user, app.clock, { language: 'zh-CN' }) };
}

interface Absences {
  viewer: { absences: { id: string; firstDay: string; lastDay: string; note: string | null }[] | null };
}
const ABSENCES = 'viewer { absences { id firstDay lastDay note } }';
const SET = `mutation Set($input: SetAbsenceInput!) { done: setAbsence(input: $input) { ${ABSENCES} } }`;

async function set(token: string, firstDay: string, lastDay: string, note: string | null = null) {
  const { data, errors } = await app.request<{ done: Absences | null }>(
    SET,
    { input: { firstDay, lastDay, note } },
    { token, language: 'zh-CN' },
  );
  return { absences: data?.done?.viewer.absences, fields: errors?.[0]?.extensions.fields };
}
const remove = async (token: string, absenceId: string) =>
  await app.request<{ done: Absences | null }>(
    `mutation Remove($input: RemoveAbsenceInput!) { done: removeAbsence(input: $input) { ${ABSENCES} } }`,
    { input: { absenceId } },
    { token },
  );

it('days away: several ranges, the next first; told twice they are one; taken back they are gone', async () => {
  const { token } = await someone();
  await set(token, '2026-07-01', '2026-08-31', ' 暑期田野调查 ');
  await set(token, '2026-07-01', '2026-08-31', '暑期田野调查');
  const { absences } = await set(token, '2026-03-01', '2026-03-02');
  expect(absences).toEqual([
    { id: expect.any(String), firstDay: '2026-03-01', lastDay: '2026-03-02', note: null },
    { id: expect.any(String), firstDay: '2026-07-01', lastDay: '2026-08-31', note: '暑期田野调查' },
  ]);
  const id = absences?.[1]?.id ?? '';
  expect((await remove((await someone()).token, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await remove(token, id)).data?.done?.viewer.absences).toHaveLength(1);
  expect((await remove(token, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

const overlap = { firstDay: '与已填写的 2026-07-05 至 2026-07-15 重叠' };
it.each([
  ['2026-07-10', '2026-07-20', overlap],
  ['2026-07-15', '2026-07-15', overlap],
  ['2026-07-01', '2026-07-31', overlap],
  ['2026-07-16', '2026-07-20', undefined],
  ['2026-08-02', '2026-08-01', { lastDay: '最后一天不能早于第一天' }],
  ['2026-02-01', '2026-03-01', { lastDay: '这些日期已经过去' }],
  ['2026-08-01', '2029-08-01', { lastDay: '最多可以提前三年填写' }],
  ['2026-02-30', '2026-08-01', { firstDay: '无法识别的日期，请按“2026-03-05”的格式填写' }],
  ['', '2026-08-01', { firstDay: expect.any(String) }],
])('days away from %s to %s are refused in words, or taken', async (from, to, problem) => {
  const { token } = await someone();
  await set(token, '2026-07-05', '2026-07-15');
  const { fields, absences } = await set(token, from, to);
  expect(fields).toEqual(problem);
  if (problem === undefined) expect(absences).toHaveLength(2);
});

it('two tabs that tell overlapping days at once: one is refused', async () => {
  const { user, token } = await someone();
  const answers = await Promise.all([set(token, '2026-05-01', '2026-05-10'), set(token, '2026-05-05', '2026-05-15')]);
  expect(answers.filter(({ fields }) => fields?.['firstDay'])).toHaveLength(1);
  expect(await em().count(ReviewerAbsence, { user: user.id })).toBe(1);
});

it('what is over makes room; a note is short, ranges are few', async () => {
  const { user, token } = await someone();
  const tx = em();
  const keep = (day: string) =>
    tx.create(ReviewerAbsence, { user: tx.getReference(User, user.id, { wrapped: true }), firstDay: day, lastDay: day });
  for (let index = 1; index < MOST_ABSENCES; index += 1) keep(addDays('2027-01-01', 2 * index));
  keep('2026-01-01');
  await tx.flush();
  expect((await set(token, '2026-05-01', '2026-05-10')).absences).toHaveLength(MOST_ABSENCES);
  expect((await set(token, '2026-06-01', '2026-06-10')).fields).toEqual({ firstDay: `最多填写${MOST_ABSENCES}段日期` });
  expect((await set(token, '2026-06-01', '2026-06-10', '长'.repeat(101))).fields).toEqual({ note: '最多100个字符' });
});

it('the record counts reviews that were handed in by year and journal, for the journal that had the manuscript then', async () => {
  const { user, token } = await someone();
  const tx = em();
  const [journal, other] = [
    await buildColloquium(tx, { name: '江南文化', nameEn: 'Jiangnan Culture' }),
    await buildColloquium(tx, { name: '方言研究', nameEn: null }),
  ];
  const reviewed = async (colloquium: typeof journal, finishedAt: string) => {
    const contribution = await buildContribution(tx, { state: 10, colloquium });
    await buildReview(tx, { contribution, reviewer: user, status: 'FINISHED', finishedAt: new Date(finishedAt) });
    return contribution;
  };
  await reviewed(journal, '2025-12-31T15:59:00Z');
  // Midnight in Shanghai.
  await reviewed(journal, '2025-12-31T16:00:00Z');
  const adopted = await reviewed(journal, '2026-01-05T02:00:00Z');
  await reviewed(other, '2026-02-01T02:00:00Z');
  await buildReview(tx, { reviewer: user, status: 'ACCEPTED' });
  await buildReview(tx, { status: 'FINISHED' });
  adopted.colloquium = ref(other);
  tx.create(WorkflowEvent, {
    contribution: adopted,
    act: EditorialAct.ADOPT,
    row: 'T49',
    fromState: 16,
    toState: 1,
    stage: 1,
    actorKind: 5,
    at: new Date('2026-02-10T02:00:00Z'),
    details: { fromColloquiumId: journal.id },
  });
  await tx.flush();
  const { data } = await app.request<{ viewer: { reviewRecord: object[] | null } }>(
    'query Record { viewer { reviewRecord { year journalZh journalEn count } } }',
    {},
    { token },
  );
  expect(data?.viewer.reviewRecord).toEqual([
    { year: 2026, journalZh: '方言研究', journalEn: null, count: 1 },
    { year: 2026, journalZh: '江南文化', journalEn: 'Jiangnan Culture', count: 2 },
    { year: 2025, journalZh: '江南文化', journalEn: 'Jiangnan Culture', count: 1 },
  ]);
});
