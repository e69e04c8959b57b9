// The dates of beginning and last saving are told to a manuscript's authors and to the office, never to its reviewers, who read the day of
// the first submission alone (principles, Blind review).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ReviewType } from '../../../../shared/workflow.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { buildContribution } from '../manuscript/contribution.factory.ts';
import { idOf } from '../manuscript/wizard.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

const DATES = 'query Dates($id: ID!) { node(id: $id) { ... on Contribution { createdAt submittedAt updatedAt } } }';

it.each(Object.values(ReviewType))(
  'a reviewer reads when it was first submitted and no other date, whatever became of the invitation; the editor reads all (review type %i)',
  async (reviewType) => {
    const em = app.database.orm.em.fork();
    const editor = await buildUser(em, { roles: ['EDITOR'] });
    const contribution = await buildContribution(em, {
      state: 9,
      colloquium: await buildColloquium(em, { reviewType, members: { editor: [editor] } }),
    });
    const datesFor = async (token: string) =>
      (await app.request<{ node: Record<string, unknown> }>(DATES, { id: idOf('Contribution', contribution.id) }, { token })).data?.node;
    for (const status of ['PENDING', 'ACCEPTED', 'DECLINED', 'FINISHED', 'CLOSED'] as const) {
      const reviewer = await buildUser(em, { roles: ['REVIEWER'] });
      await buildReview(em, { contribution, reviewer, status });
      const dates = await datesFor(await buildSession(em, reviewer, app.clock, { role: 'REVIEWER' }));
      expect(dates, status).toEqual({ createdAt: null, submittedAt: expect.any(String), updatedAt: null });
    }
    const told = await datesFor(await buildSession(em, editor, app.clock, { role: 'EDITOR' }));
    expect(told).toEqual({ createdAt: expect.any(String), submittedAt: expect.any(String), updatedAt: expect.any(String) });
  },
);
