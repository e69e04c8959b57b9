// Units that the register knows nothing of, and how many authors an institution has: by a job, within what the viewer may know (B-104).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContributionState as S, ReviewType } from '../../../../shared/workflow.ts';
import { finishJobs } from '../../../testing/jobs.ts';
import { buildInstitution } from '../../institutions/institutions.factory.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { WorkflowWorld } from '../../workflow/testing/workflow-world.factory.ts';
import { buildContribution } from '../manuscript/contribution.factory.ts';
import { idOf } from '../manuscript/wizard.factory.ts';
import { beginPlacing } from './unit-places.ts';

let world: WorkflowWorld;
beforeAll(async () => {
  world = await WorkflowWorld.start();
});
afterAll(() => world.app.close());

const unplaced = async () => {
  const answer = await world.ask<{ viewer: { unplacedUnits: { edges: { node: { text: string; authorCount: number } }[] } | null } }>(
    'operations',
    'query Unplaced { viewer { unplacedUnits(first: 100) { edges { node { text authorCount } } } } }',
    {},
  );
  return answer.data?.viewer.unplacedUnits?.edges.map(({ node: { text, authorCount } }) => [text, authorCount]);
};
const counts = async () => {
  const answer = await world.ask<{ viewer: { institutions: { edges: { node: { name: string; authorCount: number } }[] } } }>(
    'operations',
    'query Counts { viewer { institutions(first: 100) { edges { node { name authorCount } } } } }',
    {},
  );
  return Object.fromEntries(answer.data?.viewer.institutions.edges.map(({ node: { name, authorCount } }) => [name, authorCount]) ?? []);
};
const place = async () => {
  await beginPlacing({ orm: world.app.database.orm });
  await finishJobs(world.app);
};
const add = async (company: string | null, others: (string | null)[], own: object = {}) =>
  await buildContribution(world.em(), {
    colloquium: world.journal,
    state: S.EDITOR_PASSED,
    firstAuthor: { company },
    coAuthors: others.map((one) => ({ company: one })),
    ...own,
  });

it('lists each text once with its authors, of submitted manuscripts, and a new alias or institution takes it away (B-104)', async () => {
  const linjiang = await buildInstitution(world.em(), '临江大学', {});
  const { id } = await add('临江大学历史系；「白鹿」读书会', ['「白鹿」讀書會', '江大', null, '「白鹿」读书会']);
  await add('江大', ['江大法学院']);
  await add('尚未投出的稿件', [], { state: S.UNFINISHED });
  expect(await unplaced(), 'before the job').toEqual([]);
  await place();
  expect(await unplaced()).toEqual([
    ['「白鹿」读书会', 3],
    ['江大', 2],
    ['江大法学院', 1],
  ]);
  expect(await counts()).toEqual({ 临江大学: 1 });
  const alias = await world.ask(
    'operations',
    'mutation Alias($input: AddInstitutionAliasInput!) { addInstitutionAlias(input: $input) { institution { id } } }',
    { input: { institutionId: idOf('Institution', linjiang.id), alias: '江大' } },
  );
  expect(alias.errors).toBeUndefined();
  expect(
    (await unplaced())?.map(([text]) => text),
    'at once',
  ).toEqual(['「白鹿」读书会', '江大法学院']);
  await finishJobs(world.app);
  expect(
    (await unplaced())?.map(([text]) => text),
    'with a department',
  ).toEqual(['「白鹿」读书会']);
  expect(await counts()).toEqual({ 临江大学: 4 });
  await world
    .em()
    .execute(`update contribution_author set company = '江大', revision = revision + 1 where contribution_id = ${id} and position = 2`);
  await place();
  expect(await unplaced()).toEqual([['「白鹿」读书会', 2]]);
});

it('says nothing of authors whom the viewer may not know: a reviewer in another role, or an author (B-104)', async () => {
  const before = await unplaced();
  const contribution = await add('无名之地书院分部', []);
  await place();
  expect(await unplaced()).toHaveLength((before?.length ?? 0) + 1);
  await world.em().execute(`update colloquium set review_type = ${ReviewType.DOUBLE_BLIND} where id = ${world.journal.id}`);
  await buildReview(world.em(), {
    contribution,
    reviewer: world.people.operations,
    status: 'ACCEPTED',
    reviewType: ReviewType.DOUBLE_BLIND,
  });
  expect(await unplaced()).toEqual(before);
});
