// The cost of the peer review screens: a constant number of SQL statements, six at most, for any amount of data (principles, Scale). The
// documents are those the client sends.
import { readFile } from 'node:fs/promises';
import { ref } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/day.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { statementsOf } from '../../testing/statements.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildUser } from '../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildContribution, buildFile, type ContributionOverrides } from '../contributions/manuscript/contribution.factory.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { ReviewerAbsence } from './absences/absence.entity.ts';
import { buildReview, filledReview } from './review.factory.ts';

const MOST = 7;
let world: WorkflowWorld;
let documents: Map<string, string>;
beforeAll(async () => {
  world = await WorkflowWorld.start();
  const texts = Object.values(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')) as Record<string, string>);
  documents = new Map(texts.map((text) => [/^\s*\w+ (\w+)/.exec(text)?.[1] ?? '', text]));
});
afterAll(() => world.app.close());

const em = () => world.em();

interface Cost {
  statements: string[];
  bytes: number;
}

async function costOf(who: PlayerName, name: string, variables: Record<string, unknown>): Promise<Cost> {
  const text = documents.get(name);
  if (!text) throw new Error(`The client has no document ${name}`);
  let bytes = 0;
  const statements = await statementsOf(async () => {
    const answer = await world.app.request(text, variables, { token: world.tokens[who], headers: { 'x-background': '1' } });
    if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer));
    bytes = JSON.stringify(answer).length;
  });
  return { statements, bytes };
}

function expectConstant([few, many]: readonly Cost[], most = MOST): void {
  expect(many?.bytes).toBeGreaterThan(2 * (few?.bytes ?? Infinity));
  expect(many?.statements.length, many?.statements.join('\n')).toBe(few?.statements.length);
  expect(many?.statements.length, many?.statements.join('\n')).toBeLessThanOrEqual(most);
}

const inRound = async (own: ContributionOverrides = {}): Promise<Contribution> =>
  await buildContribution(em(), {
    submitter: world.people.author,
    colloquium: world.journal,
    state: 9,
    stage: 2,
    reviewRound: 1,
    invitedFrom: 4,
    responsible: world.people.editor,
    responsibleKind: RoleKind.EDITOR,
    editor: world.people.editor,
    coAuthors: [{ user: world.people.coAuthor }],
    ...own,
  });

/** Reviewers with different titles, units and inviters, who have reviewed it, each with a file. */
async function reviewed(contribution: Contribution, count: number): Promise<string[]> {
  const { editor, editor2, reviewer } = world.people;
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const tx = em();
    const { ratings, ethicsAnswers } = filledReview();
    const review = await buildReview(tx, {
      contribution,
      reviewer: index === 0 ? reviewer : await buildUser(tx, { roles: ['REVIEWER'], workplaces: [`第${index}学院`] }),
      invitedBy: index % 2 === 0 ? editor : editor2,
      status: 'FINISHED',
      questionnaire: 1,
      ratings: [...ratings],
      ethicsAnswers: [...ethicsAnswers],
      suggestion: 1,
      comment: '材料扎实',
      editorSummary: '汇总',
    });
    await buildFile(tx, contribution, { kind: 10, review: ref(review) });
    ids.push(idOf('Review', review.id));
  }
  return ids;
}

describe('costs the same with two reviewers and with twelve, six statements at most:', () => {
  it.each(['editor', 'chief', 'reviewer'] as const)('the result of a review beside the others, to %s', async (who) => {
    const costs = [];
    for (const count of [2, 12]) {
      const contribution = await inRound();
      const [inviteId] = await reviewed(contribution, count);
      const variables = { id: idOf('Contribution', contribution.id), inviteId, isNamed: true };
      // The first look of the day at the reviewers' names is noted, with a statement of its own (decision 51).
      await costOf(who, 'ReviewResultPageQuery', variables);
      costs.push(await costOf(who, 'ReviewResultPageQuery', variables));
    }
    // The manuscript is asked for twice; the first answer may come in time for the second, or not.
    for (const { statements } of costs) expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST);
  });

  it('the page that invites, with the people who were invited', async () => {
    const costs = [];
    for (const count of [2, 12]) {
      const contribution = await inRound();
      await reviewed(contribution, count);
      const variables = { id: idOf('Contribution', contribution.id) };
      // The first look of the day at the reviewers' names is noted, with a statement of its own (decision 51).
      await costOf('editor', 'InviteReviewersPageQuery', variables);
      costs.push(await costOf('editor', 'InviteReviewersPageQuery', variables));
    }
    // And the files with their copies, and the last letter of each invitation.
    expectConstant(costs, MOST + 2);
  });

  it('the reviewers that a search finds', async () => {
    for (let index = 0; index < 12; index += 1) await buildUser(em(), { roles: ['REVIEWER'], realName: `索${index}` });
    const contribution = await inRound();
    const costs = [];
    for (const first of [2, 12])
      costs.push(
        await costOf('editor', 'CandidateSearchQuery', {
          contributionId: idOf('Contribution', contribution.id),
          search: '索',
          mode: 'FUZZY',
          first,
          page: 1,
        }),
      );
    expectConstant(costs);
  });

  it('the list of a reviewer’s own invitations', async () => {
    const { reviewer2 } = world.people;
    const costs = [];
    for (const count of [2, 10]) {
      for (let index = 0; index < count; index += 1) {
        const colloquium = await buildColloquium(em(), { reviewType: index % 2 === 0 ? 1 : 0 });
        await buildReview(em(), {
          contribution: await inRound({ colloquium }),
          reviewer: reviewer2,
          status: index % 3 === 0 ? 'ACCEPTED' : 'PENDING',
        });
      }
      costs.push(
        await costOf('reviewer2', 'ReviewerListPageQuery', {
          first: 100,
          page: 1,
          scope: 'ALL',
          filter: {},
          orderBy: { field: 'DUE', direction: 'ASC' },
        }),
      );
    }
    expectConstant(costs);
  });

  it('a reviewer’s own record: days away and what was handed in', async () => {
    const { reviewer2 } = world.people;
    const costs = [];
    for (const count of [1, 12]) {
      for (let index = 0; index < count; index += 1) {
        const contribution = await inRound({ colloquium: await buildColloquium(em()) });
        await buildReview(em(), { contribution, reviewer: reviewer2, status: 'FINISHED', finishedAt: world.app.clock.now() });
        const day = addDays('2100-01-01', 2 * (count + index));
        const tx = em();
        tx.create(ReviewerAbsence, { user: tx.getReference(User, reviewer2.id, { wrapped: true }), firstDay: day, lastDay: day });
        await tx.flush();
      }
      costs.push(await costOf('reviewer2', 'ReviewerRecordPageQuery', {}));
    }
    expectConstant(costs);
  });

  it('the manuscript’s page, to one of its reviewers', async () => {
    const costs = [];
    for (const count of [2, 12]) {
      const contribution = await inRound();
      await reviewed(contribution, count);
      const cost = await costOf('reviewer', 'ManuscriptDetailPageQuery', { id: idOf('Contribution', contribution.id) });
      expect(cost.statements.length, cost.statements.join('\n')).toBeLessThanOrEqual(MOST);
      costs.push(cost);
    }
    expect(costs[0]?.statements.length).toBe(costs[1]?.statements.length);
  });
});
