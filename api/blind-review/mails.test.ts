// Blind review (principles, Blind review): no sent letter, and no message beside it, tells its reader a hidden fact: subject, headers,
// text, HTML, pictures and attachments.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../shared/roles.ts';
import { createContext, type Context } from '../context.ts';
import { inTransaction } from '../database/transactions.ts';
import { viewerInRole } from '../modules/accounts/viewer/viewer.service.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { tellDecision } from '../modules/workflow/hold/decision-hold.ts';
import { perform } from '../modules/workflow/perform/perform.ts';
import type { PerformInput } from '../modules/workflow/perform/step.ts';
import { WorkflowEvent } from '../modules/workflow/timeline/workflow-event.entity.ts';
import { startBlindCrawl, type BlindCrawl } from '../testing/blind-crawl.ts';
import type { BlindReader } from '../testing/blind-secrets.ts';
import { Crawler } from '../testing/crawl.ts';
import { openPost, type Post } from '../testing/post.ts';

let blind: BlindCrawl;
let post: Post;
beforeAll(async () => {
  [blind, post] = await Promise.all([startBlindCrawl(), openPost()]);
  // The letters of building the world were written for others to find.
  await em().nativeDelete(Mail, {});
});
afterAll(async () => {
  await post.close();
  await blind.close();
});
const em = () => blind.app.database.orm.em.fork();

async function act(who: { id: number }, role: RoleKindCode, name: Parameters<typeof perform>[2], input: PerformInput = {}): Promise<void> {
  const viewer = await viewerInRole(em(), who.id, RoleKind[role]);
  if (!viewer) throw new Error('no such role');
  const ctx: Context = createContext(blind.app.deps, { viewer, language: 'zh-CN', address: '127.0.0.1' });
  await inTransaction(ctx, () => perform(ctx, blind.world.contribution.id, name, input));
}

/** Hidden facts that the reader finds in everything sent to them. */
function findsIn(reader: BlindReader): string[] {
  const address = blind.world.addressOf(reader)?.toLowerCase();
  // Their own address and name stand in a letter to them.
  const letters = post.delivered.filter(({ to }) => to === address);
  const crawler = new Crawler(blind.app, blind.schema, reader);
  for (const { bytes } of letters) crawler.keep('letter', bytes);
  return crawler.finds(reader.mustNotKnow);
}

describe('letters', () => {
  it('tell nobody what they must not know, from the invitation to the decision (F-028, F-032, F-035)', async () => {
    const { people, secrets } = blind.world;
    await act(people.pending, 'REVIEWER', 'ACCEPT_INVITATION', { comment: secrets.reviewers.pending[0] ?? '' });
    await act(people.editor, 'EDITOR', 'EDITOR_INVITE_REVIEWERS', {
      reviewerIds: [people.freshReviewer.id],
      comment: secrets.office[0] ?? '',
    });
    await act(people.editor, 'EDITOR', 'SUMMARISE_REVIEWS', { comment: secrets.office[1] ?? '' });
    await act(people.chief, 'EDITOR_IN_CHIEF', 'CHIEF_RETURN', { comment: 'zqdecisionqz' });
    const decision = await em().findOneOrFail(WorkflowEvent, { contribution: blind.world.contribution.id }, { orderBy: { id: 'desc' } });
    await tellDecision(blind.app.deps, { eventId: decision.id });
    await post.deliver(blind.app);
    const told = Object.fromEntries(blind.world.readers.map((reader) => [reader.name, findsIn(reader)]));
    expect(Object.entries(told).filter(([, found]) => found.length > 0)).toEqual([]);
    const author = blind.world.addressOf(blind.readerNamed('submitter'));
    expect(
      post.delivered.some(({ to, bytes }) => to === author && bytes.includes('zqdecisionqz')),
      'the letter of the decision',
    ).toBe(true);
  });

  it.each(['subject', 'text', 'html'] as const)('are looked through: a name in the %s of one is noticed', async (place) => {
    const reader = blind.readerNamed('accepted reviewer');
    const [name = ''] = blind.world.secrets.authors.filter((word) => word.includes('name'));
    const now = blind.app.clock.now();
    const mail = { to: blind.world.addressOf(reader) ?? '', subject: 's', text: 't', html: '<p>h</p>', createdAt: now, sendAfter: now };
    const writing = em();
    writing.create(Mail, { ...mail, [place]: `审稿 ${name} 稿件` });
    await writing.flush();
    await post.deliver(blind.app);
    expect(findsIn(reader)).toEqual([expect.stringContaining(name)]);
    // Not for the next one to find.
    post.delivered.splice(0);
  });
});
