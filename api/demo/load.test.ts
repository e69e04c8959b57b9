// The demo publisher: everything a visitor looks at is there, in both languages, and could have happened.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fundingSchema } from '../../shared/forms/funding.ts';
import { houseSchema } from '../../shared/forms/publication-settings.ts';
import { PUBLICATION_KINDS } from '../../shared/forms/publication.ts';
import { preprintSchema } from '../../shared/forms/preprint.ts';
import { suggestedReviewersSchema } from '../../shared/forms/suggested-reviewers.ts';
import { readCipNumber, readCn, readIsbn, readIssn } from '../../shared/identifiers.ts';
import { RoleKind, type RoleKindCode } from '../../shared/roles.ts';
import type { Services } from '../context.ts';
import { sexName } from '../modules/accounts/viewer/accounts.types.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildSession } from '../modules/accounts/viewer/user.factory.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { publicationKindOf } from '../modules/colloquiums/publication-kind.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { ContributionFile } from '../modules/contributions/files/contribution-file.entity.ts';
import { Issue } from '../modules/issues/issue.entity.ts';
import { IssueFile } from '../modules/press/issue-file.entity.ts';
import { LetterTemplates } from '../modules/letters/letter-templates.entity.ts';
import { ColloquiumSender } from '../modules/mail/colloquium-sender.entity.ts';
import { localStorage } from '../storage/storage.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { Message } from '../modules/messages/message.entity.ts';
import { Preprint } from '../modules/preprints/preprint.entity.ts';
import { houseValuesOf } from '../modules/publisher/publication-defaults.ts';
import { PublisherLink } from '../modules/publisher/publisher-link.entity.ts';
import { PUBLISHER_SETTINGS_ID, PublisherSettings } from '../modules/publisher/publisher-settings.entity.ts';
import { dayOf } from '../../shared/day.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { strayHistories } from '../modules/statistics/journal-history.factory.ts';
import { bundledProduct } from '../testing/product.ts';
import { replayProblem } from '../modules/workflow/testing/replay.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { testCalendar } from '../testing/calendar.ts';
import { type DemoPlace, loadDemo } from './load.ts';
import { texts } from './manuscripts.ts';
import { DEMO_DOMAIN, demoPeople } from './people.ts';
import { demoPeriodicals } from './periodicals.ts';
import { demoScholars } from './scholars.ts';
import { templatePlace } from './template.ts';

let app: TestApp;
let folder: string;
let services: Services;
let place: DemoPlace;
/** That of the product, whose stories start from what is played here, or the other way round. */
const TEMPLATES = path.resolve(import.meta.dirname, '../../dist/demo/api');
/** Instead of today, `2026-10-03`: the promises hold on every day. */
const DAY = process.env['DEMO_DAY'];
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema(), mode: 'demo' });
  app.clock.set(DAY ? `${DAY}T02:00:00Z` : new Date());
  folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-demo-'));
  services = { ...app.deps, storage: localStorage(folder) };
  const broken: Services = { ...services, storage: { ...services.storage, put: () => Promise.reject(new Error('disk full')) } };
  const { url: databaseUrl } = app.database;
  await expect(loadDemo(broken, { databaseUrl, template: null })).rejects.toThrow('disk full');
  expect(await em().count(User, {}), 'a first load that fails leaves nothing, so that the next start loads all of it').toBe(0);
  // What these sources have played today is what they play again.
  place = { databaseUrl, template: DAY ? null : await templatePlace(TEMPLATES, await bundledProduct(), app.clock.now()) };
  const kept = await loadDemo(services, place);
  await kept?.done;
  // Ceilings for a machine that has much else to do.
}, 1_500_000);

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const events = async () => await em().find(WorkflowEvent, {}, { orderBy: { id: 'asc' } });

test('a second start adds nothing and changes nothing', async () => {
  const counts = async () =>
    await Promise.all([
      em().count(User, {}),
      em().count(Contribution, {}),
      em().count(WorkflowEvent, {}),
      em().count(Message, {}),
      em().count(Mail, {}),
      em().count(ContributionFile, {}),
    ]);
  const before = await counts();
  await loadDemo(services, place);
  expect(await counts()).toEqual(before);
});

test('nothing in it was made with the key of the house, so that a template of it fills any', async () => {
  const [made] = await em().execute(`select (select count(*)::int from colloquium_sender where sealed_password is not null)
    + (select count(*)::int from publisher_sender where sealed_password is not null) as passwords, (select count(*)::int from audit_seal) as seals,
    (select count(*)::int from registration) as registrations, (select count(*)::int from sign_in_code) as codes`);
  expect(made).toEqual({ passwords: 0, seals: 0, registrations: 0, codes: 0 });
});

test('keeps with each agreement to a transfer the text that was agreed to', async () => {
  const agreed = await em().find(WorkflowEvent, { row: 'T42' }, { populate: ['contribution'] });
  expect(agreed.length).toBeGreaterThan(20);
  for (const { contribution, details } of agreed) {
    const { titleZh, manuscriptNumber } = contribution.getEntity();
    expect(details).toMatchObject({
      agreementTitle: '版权转让协议',
      agreementBody: expect.stringContaining(`《${titleZh}》（${manuscriptNumber}）`),
    });
  }
});

test('holds four branches, eight periodicals and a conference, some sixty people and three hundred manuscripts', async () => {
  const colloquiums = await em().find(Colloquium, {}, { populate: ['columns'] });
  expect(colloquiums.filter(({ kind }) => kind === 0)).toHaveLength(8);
  expect(colloquiums.filter(({ kind }) => kind === 1)).toHaveLength(1);
  expect(new Set(colloquiums.map(({ subject }) => subject.id)).size, 'subjects').toBe(9);
  expect(new Set(colloquiums.map(({ publishingHouse }) => publishingHouse?.id)).size, 'branches').toBe(4);
  expect(new Set(colloquiums.map(({ reviewType }) => reviewType)).size, 'review types').toBe(3);
  for (const name of ['checksPlagiarism', 'invitesReviewers', 'chiefPreAccepts', 'deputyReviews', 'returnsToOriginalEditor'] as const) {
    expect(new Set(demoPeriodicals.map((periodical) => periodical[name])).size, `${name} on and off`).toBe(2);
  }
  const users = await em().find(User, {}, { populate: ['roles'] });
  // Two of them cannot sign in: an author and a reviewer that journals have invited by letter.
  const strangers = users.filter(({ activatedAt }) => !activatedAt).map(({ realName, passwordHash }) => [realName, passwordHash]);
  expect(strangers.toSorted()).toEqual(['梁启文', '苏以哲'].map((name) => [name, null]));
  expect(users).toHaveLength(demoPeople.length + demoScholars.length + strangers.length);
  expect(users.length).toBeGreaterThanOrEqual(60);
  expect(users.find((user) => user.username === 'many')?.roles).toHaveLength(9);
  expect(users.find((user) => user.username === 'single')?.allowsManySessions).toBe(false);
  expect(await em().count(Contribution, {})).toBeGreaterThanOrEqual(290);
});

test('has manuscripts of five other journals and more in the pool that its editor-in-chief may adopt, whose authors can sign in', async () => {
  const { offices = {} } = demoPeople.find(({ account }) => account === 'chief') ?? {};
  const pooled = await em().find(Contribution, { isInPool: true, heldState: null }, { populate: ['colloquium', 'submitter'] });
  const others = pooled.filter(({ colloquium }) => !(colloquium.unwrap().number in offices));
  expect(others.length).toBeGreaterThanOrEqual(5);
  for (const { enteredPoolAt, state, submitter } of others) {
    expect(enteredPoolAt).toBeInstanceOf(Date);
    expect(state).toBe(16);
    expect(submitter.unwrap().activatedAt).not.toBeNull();
  }
  expect(await em().count(Contribution, { adoptedAt: { $ne: null } }), 'and some that a journal has chosen').toBeGreaterThan(0);
});

test('no two manuscripts have the same title, and what is said in Chinese is said in English', async () => {
  const manuscripts = await em().find(Contribution, {});
  for (const name of ['titleZh', 'titleEn'] as const)
    expect(new Set(manuscripts.map((manuscript) => manuscript[name])).size, name).toBe(manuscripts.length);
  const han = /\p{Script=Han}/u;
  for (const { titleZh, titleEn, subtitleZh, subtitleEn, keywordsZh, keywordsEn, abstractZh, abstractEn } of manuscripts) {
    for (const english of [titleEn, subtitleEn, abstractEn, ...keywordsEn]) expect(english).not.toMatch(han);
    for (const chinese of [titleZh, abstractZh]) expect(chinese).toMatch(han);
    expect(titleEn, 'an article within a title').not.toMatch(/\w The /);
    expect(`${titleZh}${titleEn}${abstractZh}${abstractEn}`, 'holes that were not filled').not.toMatch(/[{}]|undefined/);
    expect(Boolean(subtitleZh), titleZh ?? '').toBe(Boolean(subtitleEn));
    expect(keywordsEn, titleZh ?? '').toHaveLength(keywordsZh.length);
    expect(keywordsZh.length).toBeGreaterThanOrEqual(3);
    expect(keywordsZh.length).toBeLessThanOrEqual(5);
    expect(abstractZh?.length ?? 0, titleZh ?? '').toBeGreaterThanOrEqual(190);
    expect(abstractZh?.length ?? 0, titleZh ?? '').toBeLessThanOrEqual(310);
  }
});

test('titles of one periodical make no series: the same words stand around few of its topics', async () => {
  const frames = demoPeriodicals.map(({ number }) =>
    (texts[number]?.approaches ?? []).flatMap(({ titles }) => titles.map(([zh]) => zh.split('{topic}'))),
  );
  const manuscripts = await em().find(Contribution, {}, { populate: ['colloquium'] });
  for (const [index, { number }] of demoPeriodicals.entries()) {
    const titles = manuscripts.filter(({ colloquium }) => colloquium.unwrap().number === number).map(({ titleZh }) => titleZh ?? '');
    for (const [before = '', after = ''] of frames[index] ?? [])
      expect(titles.filter((title) => title.startsWith(before) && title.endsWith(after)).length, `${before}…${after}`).toBeLessThanOrEqual(
        2,
      );
  }
});

test('most manuscripts name the funds that paid for them, each by its number', async () => {
  const manuscripts = await em().find(Contribution, {}, { populate: ['fundings'] });
  const named = manuscripts.map(({ fundings }) => fundings.getItems().map(({ fundNumber, fundName }) => ({ fundNumber, fundName })));
  for (const fundings of named) expect(fundingSchema.safeParse({ fundings }).error?.issues).toBeUndefined();
  expect(named.filter((fundings) => fundings.length > 0).length).toBeGreaterThan(manuscripts.length / 2);
  expect(named.filter((fundings) => fundings.length > 1).length).toBeGreaterThan(20);
  expect(new Set(named.flat().map(({ fundNumber }) => fundNumber)).size, 'numbers').toBeGreaterThan(200);
});

test('authors recommend and oppose reviewers, completely described, never themselves', async () => {
  const manuscripts = await em().find(Contribution, {}, { populate: ['suggestedReviewers', 'authors'] });
  const text = (entry: { id: number } | null | undefined) => (entry ? String(entry.id) : '');
  for (const { suggestedReviewers, authors } of manuscripts) {
    const entries = suggestedReviewers
      .getItems()
      .map(({ personName, sex, email, company, collegeName, degree, duty, professionalTitle, reason }) => ({
        personName,
        sex: sexName(sex) ?? '',
        email,
        company,
        collegeName,
        reason,
        degreeId: text(degree),
        dutyId: text(duty),
        professionalTitleId: text(professionalTitle),
      }));
    expect(suggestedReviewersSchema.safeParse({ reviewers: entries }).error?.issues).toBeUndefined();
    const people = [...entries, ...authors.getItems()].map(({ personName }) => personName);
    expect(new Set(people).size, people.join()).toBe(people.length);
  }
  for (const kind of [0, 1])
    expect(
      manuscripts.filter(({ suggestedReviewers }) => suggestedReviewers.getItems().some((one) => one.kind === kind)).length,
      `kind ${kind}`,
    ).toBeGreaterThan(30);
});

test('every history is legal under the table, and lies in the last two years', async () => {
  const byManuscript = Map.groupBy(await events(), (event) => event.contribution.id);
  const now = app.clock.now().getTime();
  for (const manuscript of await em().find(Contribution, {})) {
    const history = byManuscript.get(manuscript.id) ?? [];
    expect(replayProblem(history, manuscript.state), manuscript.manuscriptNumber ?? manuscript.titleZh ?? '').toBeNull();
    const moments = history.map(({ at }) => at.getTime());
    expect(moments, 'in order').toEqual(moments.toSorted((a, b) => a - b));
    for (const moment of moments) {
      expect(moment).toBeLessThan(now);
      expect(moment).toBeGreaterThan(now - 2.05 * 365 * 86_400_000);
    }
  }
});

test('some manuscripts are overdue and some nearly due, in more than one stage', async () => {
  const now = app.clock.now();
  const due = await app.database.orm.em.fork().find(Contribution, { dueOn: { $ne: null } });
  const overdue = due.filter(({ dueOn }) => (dueOn ?? '') < dayOf(now));
  const soon = due.filter(({ dueOn }) => dueOn && dueOn >= dayOf(now) && dueOn <= testCalendar.add(dayOf(now), 5).day);
  expect(new Set(overdue.map(({ dueStage }) => dueStage)).size).toBeGreaterThan(1);
  expect(soon.length).toBeGreaterThan(0);
});

test('the office acts in its hours on working days, and no day of the week has far more than its share', async () => {
  const moments = (await events()).map(({ at }) => at);
  const there = moments.map((at) => new Date(at.getTime() + 8 * 3_600_000));
  expect(
    moments.filter((at) => !testCalendar.isWorkingDay(dayOf(at))),
    'on holidays',
  ).toEqual([]);
  expect(
    there.filter((moment) => moment.getUTCHours() < 9 || moment.getUTCHours() >= 18),
    'before or after hours',
  ).toEqual([]);
  for (const ofDay of Map.groupBy(there, (moment) => moment.getUTCDay()).values()) expect(ofDay.length).toBeLessThan(there.length * 0.3);
});

test('manuscripts came over two years, more and more of them, and the newest on many days', async () => {
  const submitted = (await em().find(Contribution, { submittedAt: { $ne: null } }, { orderBy: { submittedAt: 'desc' } })).map(
    ({ submittedAt }) => submittedAt?.getTime() ?? 0,
  );
  const workingDaysAgo = (moment = 0) => testCalendar.between(dayOf(new Date(moment)), dayOf(app.clock.now()));
  expect(new Set(submitted.slice(0, 20).map(workingDaysAgo)).size, 'days of the newest twenty').toBeGreaterThanOrEqual(5);
  expect(workingDaysAgo(submitted[0]), 'newest').toBeLessThan(4);
  expect(workingDaysAgo(submitted.at(-1)), 'oldest').toBeGreaterThan(470);
  expect(workingDaysAgo(submitted[Math.floor(submitted.length / 2)]), 'half of them').toBeLessThan(103);
});

test('numbers follow the order of submission within a periodical', async () => {
  const manuscripts = await em().find(Contribution, { state: { $ne: 0 } }, { orderBy: { submittedAt: 'asc' } });
  const byPrefix = Map.groupBy(manuscripts, ({ manuscriptNumber }) => manuscriptNumber?.slice(0, 8));
  for (const ofYear of byPrefix.values())
    expect(ofYear.map(({ manuscriptNumber }) => Number(manuscriptNumber?.slice(8)))).toEqual(ofYear.map((_, index) => index + 1));
});

test('each journal has one open issue, planned for a month of its own, and the chief’s holds some; enough waits for the visitor to compile', async () => {
  const [issues, colloquiums] = [await em().find(Issue, {}), await em().find(Colloquium, {}, { orderBy: { id: 'asc' } })];
  const count = async (where: object) => await em().count(Contribution, where);
  for (const { id, number, kind, publishingMonths, endsOn } of colloquiums) {
    const open = issues.filter(({ colloquium, sentAt }) => colloquium.id === id && !sentAt);
    expect(open, number).toHaveLength(1);
    const planned = open[0]?.plannedOn ?? '';
    if (kind === 1) expect(planned).toBe(endsOn);
    else expect(publishingMonths, number).toContain(Number(planned.slice(5, 7)));
  }
  const led = ['JNWH', 'SJKX', 'STPL', 'SZRW'];
  const waiting = await Promise.all(led.map(async (number) => await count({ colloquium: { number }, state: 15 })));
  const compiled = await Promise.all(led.map(async (number) => await count({ colloquium: { number }, state: 18 })));
  expect(waiting.toSorted((a, b) => b - a)[0]).toBeGreaterThanOrEqual(3);
  expect(waiting.toSorted((a, b) => b - a)[1]).toBeGreaterThanOrEqual(1);
  expect(Math.max(...compiled)).toBeGreaterThan(1);
  expect(await count({ state: 19 }), 'published by themselves').toBeGreaterThan(3);
});

test('has journals with ISSN and CN, series of books whose issues have ISBN, CIP data and total numbers, and a conference; all of it right (B-120, B-125)', async () => {
  const colloquiums = await em().find(Colloquium, {}, { populate: ['columns'] });
  const kinds = Map.groupBy(colloquiums, publicationKindOf);
  expect(PUBLICATION_KINDS.map((kind) => kinds.get(kind)?.length)).toEqual([3, 5, 1]);
  for (const { number, issn, cn } of kinds.get('JOURNAL') ?? [])
    expect([number, readIssn(issn ?? ''), readCn(cn ?? '')]).toEqual([number, issn, cn]);
  const settings = await em().findOneOrFail(PublisherSettings, PUBLISHER_SETTINGS_ID);
  for (const colloquium of colloquiums) {
    expect(houseValuesOf(colloquium), colloquium.number).toEqual(houseValuesOf(settings));
    expect(houseSchema.safeParse(houseValuesOf(colloquium)).success).toBe(true);
    for (const { name, nameEn } of colloquium.columns) expect(nameEn, name).toBeTruthy();
  }
  const books = await em().find(Issue, { isbn: { $ne: null } }, { populate: ['colloquium'], orderBy: { isbn: 'asc' } });
  expect(
    books.map(({ colloquium, sentAt, totalNumber, cipNumber }) => [
      colloquium.unwrap().number,
      Boolean(sentAt),
      totalNumber,
      Boolean(cipNumber),
    ]),
  ).toEqual([
    ['JNWH', true, 18, true],
    ['JNWH', false, 19, false],
    ['FYYH', true, 15, false],
  ]);
  for (const { isbn, cipNumber, sentAt, imprint } of books) {
    expect(readIsbn(isbn ?? '')).toBe(isbn);
    if (cipNumber) expect(readCipNumber(cipNumber)).toBe(cipNumber);
    if (sentAt) expect(imprint.printer).toBe('临江印刷厂');
  }
  const [conference] = kinds.get('PROCEEDINGS') ?? [];
  expect(conference?.heldFrom && conference.heldUntil && conference.heldFrom < conference.heldUntil).toBe(true);
});

test('one issue of the chief’s has gone to the press with all that belongs to it, and another one waits for the press to say that it has it', async () => {
  const sent = await em().find(Issue, { sentAt: { $ne: null } }, { populate: ['colloquium'], orderBy: { colloquium: 'asc' } });
  expect(sent.map(({ colloquium, receivedAt }) => [colloquium.unwrap().number, Boolean(receivedAt)])).toEqual([
    ['JNWH', true],
    ['FYYH', false],
  ]);
  for (const { id, remark, contents } of sent) {
    const articles = await em().find(Contribution, { issue: id });
    expect(articles.map(({ state, doi, pageCount }) => [state, doi?.startsWith('10.5555/'), Number(pageCount) > 0])).toEqual(
      articles.map(() => [20, true, true]),
    );
    expect([remark, contents].every((text) => text !== '')).toBe(true);
    const kinds = (await em().find(IssueFile, { issue: id })).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]));
  }
});

test('shows manuscripts in all hands: drafts, new, with editors, reviewers and chiefs, accepted, turned down, withdrawn, taken back by the author', async () => {
  const states = new Set((await em().find(Contribution, {})).map(({ state }) => state));
  for (const state of [0, 1, 2, 3, 4, 9, 11, 12, 13, 14, 15, 16, 17, 19, 21] as const) expect(states, `state ${state}`).toContain(state);
  const rows = new Set((await events()).map(({ row }) => row));
  for (const row of ['T04', 'T05', 'T06', 'T08', 'T11', 'T21', 'T22', 'T24', 'T43', 'A02', 'A03'])
    expect(rows, `row ${row}`).toContain(row);
});

const offices: readonly (readonly [account: string, role: RoleKindCode])[] = [
  ['editor', 'EDITOR'],
  ['editor2', 'EDITOR'],
  ['deputy', 'ASSOCIATE_EDITOR_IN_CHIEF'],
  ['chief', 'EDITOR_IN_CHIEF'],
  ['executive', 'EXECUTIVE_EDITOR'],
  ['publisher', 'PUBLISHING_EDITOR'],
];

async function sessionOf(account: string, role: RoleKindCode): Promise<string> {
  const fork = em();
  const user = await fork.findOneOrFail(User, { email: `${account}@${DEMO_DOMAIN}` }, { populate: ['roles'] });
  return await buildSession(fork, user, app.clock, { role });
}

interface Counts {
  viewer: {
    all: { totalCount: number } | null;
    pending: { totalCount: number } | null;
    drafts: { totalCount: number } | null;
    unreadMessageCount: number;
    messages: { totalCount: number };
  };
}
const HANDLED = `query { viewer { unreadMessageCount messages { totalCount } all: handledContributions { totalCount } pending: handledContributions(scope: PENDING) { totalCount } } }`;
const AUTHORED = `query { viewer { unreadMessageCount messages { totalCount } drafts { totalCount } all: authoredContributions { totalCount } pending: authoredContributions(scope: PENDING) { totalCount } } }`;

test.each(offices)(
  '%s finds manuscripts in the landing list, some of them waiting, and messages read and unread',
  async (account, role) => {
    const { viewer } = (await app.request<Counts>(HANDLED, {}, { token: await sessionOf(account, role) })).data ?? {};
    expect(viewer?.all?.totalCount).toBeGreaterThan(10);
    expect(viewer?.pending?.totalCount).toBeGreaterThan(0);
    expect(viewer?.unreadMessageCount).toBeGreaterThan(0);
    expect(viewer?.messages.totalCount).toBeGreaterThan(viewer?.unreadMessageCount ?? 0);
  },
);

test('operations see every submitted manuscript', async () => {
  const { viewer } = (await app.request<Counts>(HANDLED, {}, { token: await sessionOf('operations', 'OPERATIONS') })).data ?? {};
  expect(viewer?.all?.totalCount).toBe(await em().count(Contribution, { state: { $ne: 0 } }));
});

test.each(['author', 'author2', 'single', 'many'])('%s finds own manuscripts, and messages', async (account) => {
  const { viewer } = (await app.request<Counts>(AUTHORED, {}, { token: await sessionOf(account, 'AUTHOR') })).data ?? {};
  expect(viewer?.all?.totalCount).toBeGreaterThan(1);
  expect(viewer?.messages.totalCount).toBeGreaterThan(1);
});

test('authors have something to revise or to authorise, and drafts', async () => {
  const counts = await Promise.all(
    ['author', 'author2'].map(
      async (account) => (await app.request<Counts>(AUTHORED, {}, { token: await sessionOf(account, 'AUTHOR') })).data?.viewer,
    ),
  );
  for (const viewer of counts) {
    expect(viewer?.pending?.totalCount).toBeGreaterThan(0);
    expect(viewer?.drafts?.totalCount).toBeGreaterThan(0);
  }
});

test.each(['reviewer1', 'reviewer2', 'reviewer3'])('%s has been asked for reviews, and has written some', async (account) => {
  const reviews = await em().find(Review, { reviewer: { email: `${account}@${DEMO_DOMAIN}` } });
  expect(reviews.length).toBeGreaterThan(2);
  const finished = reviews.filter(({ finishedAt }) => finishedAt);
  expect(finished.length).toBeGreaterThan(0);
  for (const { comment, ratings, ethicsAnswers, suggestion } of finished) {
    expect([comment === null, ratings.length, ethicsAnswers.length, typeof suggestion]).toEqual([false, 16, 11, 'number']);
    expect(ratings.every((rating) => rating >= 1 && rating <= 5)).toBe(true);
  }
});

/** Rows of one statement about the demo's reviews. */
const rowsOf = async <T>(sql: string): Promise<T[]> => await em().execute<T[]>(sql);
const REVIEWS = `review r join contribution c on c.id = r.contribution_id join user_account u on u.id = r.reviewer_id`;

test.each(['reviewer1', 'reviewer2', 'reviewer3'])('%s finds invitations in each of their states', async (account) => {
  const rows = await rowsOf<{ status: number }>(`select distinct r.status from ${REVIEWS} where u.username = '${account}' order by 1`);
  expect(rows.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  ['editor', [4, 8, 9, 10], `c.editor_id = u.id and coalesce(c.invited_from, 4) = 4`],
  ['editor2', [4, 8, 9, 10], `c.editor_id = u.id and coalesce(c.invited_from, 4) = 4`],
  ['deputy', [9, 21], `coalesce(c.invited_from, 21) in (4, 21) and c.state in (9, 21) and (c.state = 21 or c.deputy_id = u.id)`],
  ['chief', [8, 11], `c.state = 11 or (c.state = 8 and c.invited_from = 11)`],
  ['publisher', [12], `c.state = 12`],
] as const)('%s finds manuscripts in the states %j', async (account, states, isTheirs) => {
  const rows = await rowsOf<{ state: number }>(
    `select distinct c.state from user_account u, contribution c where u.username = '${account}' and (${isTheirs}) and c.state = any('{${states.join()}}') order by 1`,
  );
  expect(rows.map(({ state }) => state)).toEqual(states);
});

test('rounds of review show what can become of an invitation, with its reasons, days, files and summaries', async () => {
  const today = dayOf(app.clock.now());
  const isThere = async (what: string, where: string) =>
    expect(await rowsOf(`select from ${REVIEWS} where ${where} limit 1`), what).toHaveLength(1);
  for (const reason of ['ROUND', 'OFFICE', 'LAPSED']) await isThere(reason, `r.closed_reason = '${reason}'`);
  await isThere('declined with colleagues', `r.status = 3 and r.decline_reason <> '' and r.suggested_colleagues <> ''`);
  expect(await rowsOf(`select from review where status = 3 and coalesce(decline_reason, '') = ''`), 'declined without a word').toEqual([]);
  const open = `c.review_round = r.review_round and c.state in (8, 9) and u.username like 'reviewer%'`;
  await isThere('unanswered too long', `r.status = 1 and r.answer_due_on < '${today}' and ${open}`);
  await isThere('review late', `r.status = 2 and r.review_due_on < '${today}' and ${open}`);
  await isThere('review soon', `r.status = 2 and r.review_due_on between '${today}' and '${testCalendar.add(today, 5).day}' and ${open}`);
  await isThere('begun', `r.status = 2 and r.draft_saved_at is not null and ${open}`);
  await isThere(
    'asked again in the round',
    `r.status in (1, 2) and exists (select from review o where o.contribution_id = c.id and o.review_round = r.review_round and o.reviewer_id = r.reviewer_id and o.id < r.id)`,
  );
  await isThere('in spite of a conflict', `r.conflicts <> '[]' and r.conflict_reason <> ''`);
  await isThere(
    'by letter alone',
    `r.status = 1 and u.activated_at is null and exists (select from review_ticket t where t.review_id = r.id)`,
  );
  await isThere('summed up', `r.editor_summary <> '' and c.state = 10`);
  const file = (where: string) => `exists (select from contribution_file f where f.review_id = r.id and ${where})`;
  await isThere('with a file', `c.state = 10 and ${file('true')}`);
  await isThere('released with its file', `r.is_released and ${file('f.is_released')}`);
  expect(await rowsOf(`select from review_reserve where invited_at is null`), 'in reserve').not.toEqual([]);
  expect(await rowsOf(`select from review_reserve where invited_at is not null`), 'of the reserve, invited').not.toEqual([]);
  for (const isReleased of [true, false]) {
    const found = await rowsOf<{ suggestion: number }>(
      `select distinct suggestion from review where status = 4 and is_released = ${isReleased} order by 1`,
    );
    expect(
      found.map(({ suggestion }) => suggestion),
      `released: ${isReleased}`,
    ).toEqual([0, 1, 2, 3, 4, 5]);
  }
});

test('an editor who looks for reviewers finds one for each kind of conflict, some who are free, and one who is away', async () => {
  const [found] = await rowsOf<{ id: number }>(
    `select c.id from contribution c join user_account e on e.id = c.editor_id and e.username = 'editor' join suggested_reviewer s on s.contribution_id = c.id and s.kind = 1 where c.state = 4 and s.person_name = '姜月如'`,
  );
  interface Candidate {
    realName: string;
    state: string;
    unavailableUntil: string | null;
    warnings: { kind: string }[];
  }
  const token = await sessionOf('editor', 'EDITOR');
  const candidate = async (name: string) => {
    const { data } = await app.request<{ reviewerCandidates: { candidates: Candidate[] } }>(
      `query ($id: ID!, $search: String!) { reviewerCandidates(contributionId: $id, search: $search, mode: ACCURATE) { candidates { realName state unavailableUntil warnings { kind } } } }`,
      { id: toGlobalId('Contribution', String(found?.id)), search: name },
      { token },
    );
    return data?.reviewerCandidates.candidates.find(({ realName }) => realName === name);
  };
  const kinds: [string, string[] | undefined][] = [];
  for (const name of ['朱淑文', '杨千里', '闻献之', '杜明远', '许明澈', '姜月如', '陆承泽'])
    kinds.push([name, (await candidate(name))?.warnings.map(({ kind }) => kind)]);
  expect(kinds).toEqual([
    ['朱淑文', ['AUTHOR_UNIT']],
    ['杨千里', ['COAUTHOR']],
    ['闻献之', ['EMAIL_DOMAIN']],
    ['杜明远', ['TEACHER_STUDENT']],
    ['许明澈', ['SHARED_FUND']],
    ['姜月如', ['OPPOSED']],
    ['陆承泽', []],
  ]);
  expect((await candidate('杨千里'))?.unavailableUntil).not.toBeNull();
});

test('an administrator reads who of the offices looked at reviewers’ names, over two years', async () => {
  const { data } = await app.request<{ viewer: { identityReads: { totalCount: number; edges: { node: { role: string } }[] } } }>(
    `{ viewer { identityReads(first: 100) { totalCount edges { node { role } } } } }`,
    {},
    { token: await sessionOf('admin', 'ADMINISTRATOR') },
  );
  const looks = data?.viewer.identityReads;
  expect(looks?.totalCount).toBeGreaterThan(100);
  const kinds = new Set(looks?.edges.map(({ node }) => node.role));
  expect(kinds).toContain('EDITOR');
  // Publisher’s staff and authors see none.
  for (const kind of ['AUTHOR', 'PUBLISHING_EDITOR', 'OPERATIONS']) expect(kinds).not.toContain(kind);
});

test('invited authors: by whom, some without an account, some of whose invitations are used', async () => {
  const { data } = await app.request<{
    viewer: { authorInvitations: { edges: { node: { state: string; inviterName: string | null; isRegistered: boolean } }[] } };
  }>(
    `{ viewer { authorInvitations(first: 50) { edges { node { state inviterName isRegistered } } } } }`,
    {},
    { token: await sessionOf('editor', 'EDITOR') },
  );
  const rows = data?.viewer.authorInvitations.edges.map(({ node }) => node) ?? [];
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['OPEN', 'USED']));
  expect(new Set(rows.map(({ isRegistered }) => isRegistered))).toEqual(new Set([true, false]));
  expect(new Set(rows.map(({ inviterName }) => inviterName))).toEqual(new Set(['Shuning Ye', 'Daizong Zhou', 'Ruoxi Meng']));
  expect(await rowsOf(`select from author_invitation where invited_by_id is null`)).toEqual([]);
});

test('files open: their bytes are in the storage, as large as their rows say', async () => {
  const files = await em().find(ContributionFile, {});
  for (const file of files) {
    let size = 0;
    for await (const chunk of await services.storage.get(file.storageKey)) size += (chunk as Buffer).length;
    expect(size, file.name).toBe(file.size);
  }
  const kinds = new Set(files.map(({ extension }) => extension));
  expect(kinds).toEqual(new Set(['docx', 'pdf', 'png']));
});

test('every account of the sign-in page that writes has withdrawn one, and decisions of the past have been told', async () => {
  const withdrawn = await em().find(Contribution, { withdrawnAt: { $ne: null } }, { populate: ['submitter'] });
  expect(withdrawn.every(({ state }) => state === 17)).toBe(true);
  const accounts = withdrawn.map(({ submitter }) => submitter.unwrap().username);
  for (const account of ['author', 'author2']) expect(accounts).toContain(account);
  expect(
    await em().count(Contribution, { heldState: { $ne: null }, stateChangedAt: { $lt: new Date(app.clock.now().getTime() - 600_000) } }),
  ).toBe(0);
  expect(await em().count(Message, { key: 'workflow.rejected' })).toBeGreaterThan(5);
});

test('two journals have worded their letters, one of which has a mailbox; a deputy editor edits the letters, and the chief leads a conference', async () => {
  const templates = await em().find(LetterTemplates, {}, { populate: ['colloquium'] });
  expect(templates.map(({ colloquium }) => colloquium.unwrap().number).sort()).toEqual(['JNWH', 'STPL']);
  expect((await em().find(ColloquiumSender, {})).map(({ address }) => address)).toEqual(['jnwh@example.org']);
  const returned = (await events()).map(({ letter }) => letter ?? '');
  expect(returned.some((letter) => letter.includes('江南文化研究编辑部'))).toBe(true);
  expect(returned.some((letter) => letter.includes('<strong>数据来源</strong>'))).toBe(true);
  const led = await em().find(Colloquium, { kind: 1, members: { type: 'chief', user: { email: `chief@${DEMO_DOMAIN}` } } });
  expect(led).toHaveLength(1);
  expect(await em().count(ContributionFile, { kind: 8 })).toBeGreaterThan(0);
});

test('letters of the past count as sent, and no job is left for them', async () => {
  const [waiting] = await em().execute<{ count: number }[]>(
    `select count(*)::int from graphile_worker.jobs where task_identifier = 'send_mail'`,
  );
  expect(waiting?.count).toBe(await em().count(Mail, { status: 'queued' }));
  expect(await em().count(Mail, { status: 'sent' })).toBeGreaterThan(300);
});

test('a reviewer or office holder never has a hand in the manuscript', async () => {
  const own = await em().execute<{ row: string }[]>(
    `select e.row from workflow_event e join contribution c on c.id = e.contribution_id where e.actor_id = c.submitter_id and e.actor_kind <> ?`,
    [RoleKind.AUTHOR],
  );
  expect(own).toEqual([]);
});

test('preprints were sent in by people outside, as the form takes them, each with its file; public pages have links of both kinds', async () => {
  const preprints = await em().find(Preprint, {});
  expect(preprints.length).toBeGreaterThan(10);
  for (const { title, keywords, abstract, authors, email, phone, storageKey } of preprints) {
    const typed = { title, keywords, abstract, authors, email, phone, file: 'x', hasAgreed: true, website: '' };
    expect(preprintSchema.safeParse(typed).error?.issues ?? [], title).toEqual([]);
    (await services.storage.get(storageKey)).destroy();
  }
  const links = await em().find(PublisherLink, {});
  expect(new Set(links.map(({ kind }) => kind))).toEqual(new Set(['friend', 'product']));
  for (const { url } of links) expect(url).toMatch(/^https:/);
});

interface Figures {
  journalHistoryStageFigures: { count: number; medianDays: number; ninetiethPercentileDays: number }[];
  journalHistoryDecisionFigures: {
    month: string;
    accepted: number;
    rejected: number;
    deskRejected: number;
    notAccepted: number;
    withdrawn: number;
  }[];
  journalHistoryPublicationFigures: { singly: number; inIssues: number }[];
  journalHistorySubmissionFigures: { adopted: number }[];
  journalHistorySourceFigures: { region: { code: string } | null; firstAuthors: number }[];
}

test('the statistics have something to show: every stage and outcome, month after month, from all over the country, in each branch office', async () => {
  const operations = await em().findOneOrFail(User, { email: `operations@${DEMO_DOMAIN}` }, { populate: ['roles'] });
  const token = await buildSession(em(), operations, app.clock);
  const { data } = await app.request<{ viewer: Figures }>(
    `query Figures { viewer { journalHistoryStageFigures { count medianDays ninetiethPercentileDays }
      journalHistoryDecisionFigures { month accepted rejected deskRejected notAccepted withdrawn } journalHistoryPublicationFigures { singly inIssues }
      journalHistorySubmissionFigures { adopted } journalHistorySourceFigures { region { code } firstAuthors } } }`,
    {},
    { token },
  );
  const figures = data?.viewer;
  if (!figures) throw new Error('no figures');
  const sum = (counts: (number | undefined)[] | undefined) => (counts ?? []).reduce<number>((total, count) => total + (count ?? 0), 0);
  for (const { count, medianDays, ninetiethPercentileDays } of figures.journalHistoryStageFigures) {
    expect(count).toBeGreaterThan(10);
    expect(ninetiethPercentileDays).toBeGreaterThan(medianDays);
  }
  const { journalHistoryDecisionFigures: decisions } = figures;
  expect(decisions.length).toBeGreaterThanOrEqual(20);
  for (const outcome of ['accepted', 'rejected', 'deskRejected', 'notAccepted', 'withdrawn'] as const)
    expect(sum(decisions.map((month) => month[outcome])), outcome).toBeGreaterThan(0);
  expect(
    Math.min(
      sum(figures.journalHistoryPublicationFigures.map(({ singly }) => singly)),
      sum(figures.journalHistoryPublicationFigures.map(({ inIssues }) => inIssues)),
    ),
  ).toBeGreaterThan(2);
  expect(sum(figures.journalHistorySubmissionFigures.map(({ adopted }) => adopted))).toBeGreaterThan(0);
  expect(figures.journalHistorySourceFigures.filter(({ region }) => region !== null).length).toBeGreaterThan(8);
  expect(await strayHistories(em())).toEqual([]);
  const journals = await em().find(Colloquium, { publishingHouse: null });
  expect(journals.map(({ name }) => name)).toEqual([]);
});
