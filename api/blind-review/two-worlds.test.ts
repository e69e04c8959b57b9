// Blind review (principles, Blind review), as a property: for random manuscripts, everything that a reader gets is the same to the byte
// when only hidden people differ: answers, headers, downloads, archives, messages and letters.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import type { GraphQLSchema } from 'graphql';
import { ref } from '@mikro-orm/core';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind } from '../../shared/roles.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { AuthorConfirmation } from '../modules/authorship/author-confirmation.entity.ts';
import { AuthorList } from '../modules/authorship/author-list.entity.ts';
import { listed } from '../modules/authorship/listed-author.ts';
import { ContributionAuthor } from '../modules/contributions/authors/contribution-author.entity.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution, buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildFunding, buildSuggestedReviewer } from '../modules/contributions/sections/sections.factory.ts';
import { officePackage } from '../modules/files/file.factory.ts';
import { newStorageKey } from '../storage/storage.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { queueMail } from '../modules/mail/mail.service.ts';
import { Message } from '../modules/messages/message.entity.ts';
import { invitationLetter } from '../modules/reviews/invitations/invitation-letter.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { buildStatement } from '../modules/statements/statements.factory.ts';
import { letterParams } from '../modules/letters/letter-params.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { buildContext } from '../testing/context.ts';
import { Crawler, introspect, type Reader } from '../testing/crawl.ts';
import { bySampleSize } from '../testing/sample-size.ts';

const WORLDS = bySampleSize({ sample: 2, full: 200 });
/** Time limit for a hanging test. */
const ENDS_MS = bySampleSize({ sample: 120_000, full: 1_800_000 });

/** The drawn facts of a manuscript, without the people. */
interface Plan {
  titleZh: string;
  abstractZh: string;
  coAuthors: number;
  reviewType: 0 | 1;
  isFinished: boolean;
  ratings: number[];
  comment: string;
}
const text = fc
  .string({ minLength: 1, maxLength: 40, unit: fc.constantFrom(...'水利碑刻考论史料甲乙丙丁 abc') })
  .map((said) => `题${said.trim()}`);
const plans = fc.record<Plan>({
  titleZh: text,
  abstractZh: text,
  coAuthors: fc.integer({ min: 0, max: 3 }),
  reviewType: fc.constantFrom(0, 1),
  isFinished: fc.boolean(),
  ratings: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 16, maxLength: 16 }),
  comment: text,
});

let app: TestApp;
let schema: GraphQLSchema;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema(), isUnlimited: true });
  schema = await introspect(app);
});
afterAll(() => app.close());
const em = () => app.database.orm.em.fork();

const TEXT = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
/** The same text, made by somebody. */
const paperBy = (name: string) =>
  officePackage('word/document.xml', {
    'word/document.xml': `<w:document xmlns:w="${TEXT}"><w:body><w:p><w:ins w:author="${name}" w:id="1"><w:r><w:t>正文</w:t></w:r></w:ins></w:p></w:body></w:document>`,
    'docProps/core.xml': `<c:coreProperties xmlns:c="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>${name}</dc:creator></c:coreProperties>`,
  });

interface World {
  contribution: Contribution;
  review: Review;
  author: User;
  reviewer: User;
  ids: string[];
}

async function build(plan: Plan): Promise<World> {
  const tx = em();
  const [author, reviewer, other] = [
    await buildUser(tx, { roles: ['AUTHOR'] }),
    await buildUser(tx, { roles: ['REVIEWER'] }),
    await buildUser(tx, { roles: ['REVIEWER'] }),
  ];
  const editor = await buildUser(tx, { roles: ['EDITOR'] });
  const colloquium = await buildColloquium(tx, { reviewType: plan.reviewType, invitesReviewers: true, members: { editor: [editor] } });
  const contribution = await buildContribution(tx, {
    submitter: author,
    colloquium,
    state: 9,
    stage: 2,
    invitedFrom: 4,
    reviewRound: 1,
    titleZh: plan.titleZh,
    abstractZh: plan.abstractZh,
    coAuthors: Array.from({ length: plan.coAuthors }, () => ({})),
    responsibleKind: 3,
    responsible: editor,
    editor,
  });
  await buildFunding(tx, contribution, { fundNumber: 'F1', fundName: 'G1' });
  await buildSuggestedReviewer(tx, contribution, {
    kind: 1,
    personName: 'S1',
    email: 's1@example.org',
    company: 'U1',
    collegeName: 'C1',
    reason: 'R1',
  });
  await buildStatement(tx, contribution, { choice: 'DECLARED', text: 'ST1' });
  const status = plan.isFinished ? 'FINISHED' : 'ACCEPTED';
  const { ratings, comment } = plan;
  const review = await buildReview(tx, { contribution, reviewer, status, ratings, comment, isReleased: plan.isFinished });
  const another = await buildReview(tx, { contribution, reviewer: other, status: 'FINISHED', ratings, comment: '另一份意见' });
  await buildStatement(tx, contribution, { review: another, choice: 'DECLARED', text: 'ST2' });
  const files = [await file(tx, contribution, {}), await file(tx, contribution, { kind: 10, review: ref(review), isReleased: true })];
  const ids = [
    toGlobalId('Contribution', String(contribution.id)),
    toGlobalId('Review', String(review.id)),
    toGlobalId('Colloquium', String(colloquium.id)),
    ...files.map(({ id }) => toGlobalId('ContributionFile', String(id))),
  ];
  return { contribution, review, author, reviewer, ids };
}

async function file(tx: ReturnType<typeof em>, contribution: Contribution, own: Parameters<typeof buildFile>[2]) {
  const storageKey = newStorageKey();
  await app.deps.storage.put(storageKey, Readable.from([paperBy('nobody')]));
  return await buildFile(tx, contribution, { storageKey, ...own });
}

const marked = (mark: string, what: string) => `${what}-${createHash('sha256').update(mark).digest('hex').slice(0, 8)}`;

/** Others have written it: account, rows, funds, suggestions, names and bytes of files. Numbers that the reader may know stay. */
async function withAuthors({ contribution }: World, mark: string): Promise<void> {
  const tx = em();
  const submitter = await buildUser(tx, { roles: ['AUTHOR'], realName: marked(mark, 'submitter') });
  const name = (what: string) => marked(mark, what);
  const { id } = contribution;
  await tx.execute('update contribution set submitter_id = ?, explanation = ? where id = ?', [submitter.id, name('note'), id]);
  await tx.execute(
    `update contribution_author set person_name = ? || id, email = ? || id || '@example.org', company = ?, address = ? where contribution_id = ?`,
    [name('author'), name('mail'), name('unit'), name('street'), id],
  );
  await tx.execute('update contribution_funding set fund_number = ?, fund_name = ? where contribution_id = ?', [
    name('fund'),
    name('grant'),
    id,
  ]);
  await restate(tx, id, 'AUTHOR', name('statement'));
  await tx.execute('update suggested_reviewer set person_name = ?, email = ?, company = ? where contribution_id = ?', [
    name('sugg'),
    name('s'),
    name('c'),
    id,
  ]);
  await withConfirmations(tx, id, submitter, mark);
  await rename(tx, id, 0, submitter, mark);
}

/** Roles of the authors, who of them was asked, what they answered, and the letters that asked them: more of them in one world. */
async function withConfirmations(tx: ReturnType<typeof em>, contribution: number, submitter: User, mark: string): Promise<void> {
  await tx.nativeDelete(AuthorList, { contribution });
  await tx.nativeDelete(AuthorConfirmation, { contribution });
  const rows = await tx.find(ContributionAuthor, { contribution }, { orderBy: { position: 'asc' } });
  for (const row of rows) row.creditRoles = mark.length % 2 === 0 ? ['SOFTWARE', 'SUPERVISION'] : ['INVESTIGATION'];
  await tx.flush();
  const authors = rows.map(listed);
  await tx.execute('update contribution set author_list_version = ? where id = ?', [1 + (mark.length % 3), contribution]);
  const madeAt = app.clock.now();
  const list = { contribution, policy: 'REQUIRED_BEFORE_ACCEPTANCE' as const, authors, madeBy: submitter.id, madeAt };
  for (let version = 1; version <= 1 + (mark.length % 3); version += 1)
    await tx.insert(AuthorList, { ...list, version, reason: version > 1 ? marked(mark, 'reason') : null });
  for (const [index, said] of authors.entries())
    await tx.insert(AuthorConfirmation, {
      contribution,
      author: said.authorId,
      listVersion: 1,
      said,
      address: said.email,
      askedAt: madeAt,
      lastAskedAt: madeAt,
      state: index % 2 === mark.length % 2 ? 'REFUSED' : 'CONFIRMED',
      words: marked(mark, 'words'),
      answeredAt: madeAt,
      answeredBy: 'TICKET',
    });
}

/** Others have reviewed it. */
async function withReviewers({ contribution, review }: World, mark: string): Promise<void> {
  const tx = em();
  const now = await tx.find(Review, { contribution: contribution.id });
  for (const one of now)
    one.reviewer = ref(
      await buildUser(tx, { roles: ['REVIEWER'], realName: marked(mark, `reviewer${one.id}`), workplaces: [marked(mark, 'unit')] }),
    );
  for (const one of now.filter(({ id }) => id !== review.id))
    Object.assign(one, { comment: marked(mark, 'comment'), noteToChief: marked(mark, 'note'), suggestion: mark.length % 6 });
  await restate(tx, contribution.id, 'REVIEWER', marked(mark, 'statement'));
  for (const one of now) one.editorSummary = marked(mark, 'summary');
  await tx.flush();
  await rename(tx, contribution.id, 10, (await tx.findOneOrFail(Review, review.id, { populate: ['reviewer'] })).reviewer.$, mark);
}

async function restate(tx: ReturnType<typeof em>, id: number, party: 'AUTHOR' | 'REVIEWER', text: string): Promise<void> {
  await tx.execute('update statement set answer = answer || ?::jsonb where contribution_id = ? and party = ?', [
    JSON.stringify({ text }),
    id,
    party,
  ]);
}

/** Names, notes and bytes of the files of a kind. */
async function rename(tx: ReturnType<typeof em>, id: number, kind: number, by: User, mark: string): Promise<void> {
  const storageKey = newStorageKey();
  const bytes = paperBy(marked(mark, 'maker'));
  await app.deps.storage.put(storageKey, Readable.from([bytes]));
  await tx.execute(
    'update contribution_file set storage_key = ?, name = ?, description = ?, uploaded_by_id = ?, size = 1000, copy_version = null, copy_failure = null where contribution_id = ? and kind = ?',
    [storageKey, `${marked(mark, 'file')}.docx`, marked(mark, 'description'), by.id, id, kind],
  );
}

/** Everything a reader gets, in the order asked. Links are signed for a moment that stands still. */
async function everything(reader: Reader, world: World, letterTo: User): Promise<string> {
  const crawler = new Crawler(app, schema, reader);
  await crawler.nodes(world.ids);
  await crawler.ask('{ viewer { authoredContributions(first: 10) { totalCount edges { node { id titleZh files { name size } } } } } }');
  await crawler.ask('{ viewer { unreadMessageCount messages(first: 20) { edges { node { title content } } } } }');
  await crawler.downloads();
  const letters = await letterAbout(world, letterTo);
  return [...crawler.seen.map(({ where, bytes }) => `${where}\n${bytes}`), letters].join('\n----\n');
}

/** The words of a letter and a message about the manuscript, without the row that they were. */
async function letterAbout({ contribution }: World, to: User): Promise<string> {
  const ctx = buildContext(app.database);
  const about = await ctx.em.findOneOrFail(Contribution, contribution.id);
  const params = await letterParams(about);
  const id = await queueMail(ctx, {
    to: to.email,
    key: 'letter.submitted',
    params: { ...params, name: to.realName },
    language: 'zh-CN',
    about: { contribution: about, recipientId: to.id, role: RoleKind.AUTHOR },
  });
  await ctx.em.flush();
  const { subject, text: said, html } = await em().findOneOrFail(Mail, id);
  const told = await em().find(Message, { user: to.id, contribution: contribution.id });
  return JSON.stringify([subject, said, html, told.map(({ key, params: values }) => [key, values])]);
}

/** The letter that invites, as an office words it that names the authors. */
async function invitationTo({ contribution }: World, reviewType: 0 | 1): Promise<string> {
  const ctx = buildContext(app.database);
  const { subject, sent, kept } = await invitationLetter(ctx, await ctx.em.findOneOrFail(Contribution, contribution.id), {
    letter: '<p>{{reviewerName}}：{{authorName}}的《{{title}}》（{{manuscriptNumber}}）请您审阅。{{link}}{{editorName}}</p>',
    language: 'zh-CN',
    reviewType,
    link: 'https://journal.example/invitation',
    reviewerName: '审稿人',
    editorName: '编辑',
    dueOn: null,
  });
  return JSON.stringify([subject, sent, kept]);
}

const session = async (user: User) => await buildSession(em(), user, app.clock, { language: 'zh-CN', isRemembered: true });

describe(`in ${WORLDS} random worlds`, () => {
  it(
    'a double-blind reviewer gets the same bytes regardless of who wrote it (F-029, F-030, F-031)',
    async () => {
      await fc.assert(
        fc.asyncProperty(plans, async (plan) => {
          const world = await build({ ...plan, reviewType: 1 });
          const reader: Reader = { name: 'reviewer', turn: 0, token: await session(world.reviewer) };
          const seen: string[] = [];
          for (const mark of ['one', 'another']) {
            await withAuthors(world, mark);
            seen.push(`${await everything(reader, world, world.reviewer)}${await invitationTo(world, 1)}`);
          }
          expect(seen[0]).toContain(plan.titleZh);
          expect(seen[1]).toBe(seen[0]);
        }),
        { seed: 20261123, numRuns: WORLDS },
      );
    },
    ENDS_MS,
  );

  it(
    'an author gets the same bytes regardless of who reviewed it (F-028)',
    async () => {
      await fc.assert(
        fc.asyncProperty(plans, async (plan) => {
          const world = await build({ ...plan, isFinished: true });
          const reader: Reader = { name: 'author', turn: 0, token: await session(world.author) };
          const seen: string[] = [];
          for (const mark of ['one', 'another']) {
            await withReviewers(world, mark);
            seen.push(await everything(reader, world, world.author));
          }
          expect(seen[0]).toContain(plan.comment);
          expect(seen[1]).toBe(seen[0]);
        }),
        { seed: 20261123, numRuns: WORLDS },
      );
    },
    ENDS_MS,
  );

  it('and a reviewer of a single-blind manuscript does not: the comparison can see a difference (F-027)', async () => {
    const [plan] = fc.sample(plans, { seed: 20261123, numRuns: 1 });
    if (!plan) throw new Error('No plan');
    const world = await build({ ...plan, reviewType: 0 });
    const reader: Reader = { name: 'reviewer', turn: 0, token: await session(world.reviewer) };
    await withAuthors(world, 'one');
    const before = await everything(reader, world, world.reviewer);
    await withAuthors(world, 'another');
    expect(await everything(reader, world, world.reviewer)).not.toBe(before);
    expect(before).toContain(marked('one', 'author'));
    // And so does the letter that invites.
    await withAuthors(world, 'one');
    expect(await invitationTo(world, 0)).toContain(marked('one', 'submitter'));
    expect(await invitationTo(world, 1)).not.toContain(marked('one', 'submitter'));
  });
});
