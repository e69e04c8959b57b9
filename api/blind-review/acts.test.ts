// Blind review (principles, Blind review): nothing reaches who must not know while people act, by message, event or list.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../shared/roles.ts';
import { createContext, type Context } from '../context.ts';
import { inTransaction } from '../database/transactions.ts';
import { viewerInRole } from '../modules/accounts/viewer/viewer.service.ts';
import { perform } from '../modules/workflow/perform/perform.ts';
import type { PerformInput } from '../modules/workflow/perform/step.ts';
import { startBlindCrawl, type BlindCrawl } from '../testing/blind-crawl.ts';
import { bySampleSize } from '../testing/sample-size.ts';

/** Those who afterwards read everything anew in every run; in the long one, all who listened do. */
const LOOKING_AGAIN: readonly string[] = ['finished reviewer', 'submitter', 'editor who is an author', 'outsider EDITOR'];

let blind: BlindCrawl;
beforeAll(async () => void (blind = await startBlindCrawl()));
afterAll(() => blind.close());

/** Does an act as one of the world's people. */
async function act(who: { id: number }, role: RoleKindCode, name: Parameters<typeof perform>[2], input: PerformInput = {}): Promise<void> {
  const em = blind.app.database.orm.em.fork();
  const viewer = await viewerInRole(em, who.id, RoleKind[role]);
  if (!viewer) throw new Error('no such role');
  const ctx: Context = createContext(blind.app.deps, { viewer, language: 'zh-CN', address: '127.0.0.1' });
  await inTransaction(ctx, () => perform(ctx, blind.world.contribution.id, name, input));
}

describe('while the office and the reviewers act', () => {
  it('nothing reaches who must not know, by message, event or list', async () => {
    const { people } = blind.world;
    const listening = [
      'pending reviewer',
      'finished reviewer',
      'submitter',
      'co-author',
      'editor who is an author',
      'publishing editor of the branch',
      'outsider EDITOR',
    ].map(blind.readerNamed);
    const crawlers = await blind.listenAs(listening, async () => {
      await act(people.pending, 'REVIEWER', 'ACCEPT_INVITATION', { comment: blind.world.secrets.reviewers.pending[0] ?? '' });
      await act(people.editor, 'EDITOR', 'EDITOR_INVITE_REVIEWERS', {
        reviewerIds: [people.freshReviewer.id],
        comment: blind.world.secrets.office[0] ?? '',
      });
      await act(people.freshReviewer, 'REVIEWER', 'DECLINE_INVITATION');
      await act(people.editor, 'EDITOR', 'SUMMARISE_REVIEWS', { comment: blind.world.secrets.office[1] ?? '' });
    });
    for (const [index, reader] of listening.entries()) {
      const looksAgain = bySampleSize({ sample: LOOKING_AGAIN.includes(reader.name), full: true });
      const crawler = crawlers[index];
      if (!crawler) throw new Error(`Nobody listened as ${reader.name}`);
      if (looksAgain) {
        await crawler.queries(blind.pools);
        await crawler.nodes(await blind.idsNowFor(reader));
      }
      expect(crawler.finds(reader.mustNotKnow), reader.name).toEqual([]);
    }
  }, 360_000);
});
