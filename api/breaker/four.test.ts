import { afterAll, beforeAll, expect, it } from 'vitest';
import { idOf } from '../modules/contributions/manuscript/wizard.factory.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildUser, buildSession } from '../modules/accounts/viewer/user.factory.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { WorkflowWorld } from '../modules/workflow/workflow-world.factory.ts';

let world: WorkflowWorld;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());
it('author chief', async () => {
  const out: string[] = [];
  const log = (k: string, v: unknown) => out.push(`${k}: ${typeof v === 'string' ? v : JSON.stringify(v)}`);
  const em = world.em();
  const both = await buildUser(em, { roles: ['EDITOR_IN_CHIEF', 'AUTHOR'], realName: 'both' });
  em.create(ColloquiumMember, { colloquium: em.getReference(Colloquium, world.journal.id), user: em.getReference(User, both.id), type: 'chief', position: 9 });
  await em.flush();
  const id = await world.draft({ coAuthors: [{ user: both }] });
  await world.act('author', id, 'SUBMIT'); await world.act('editor2', id, 'RECEIVE');
  const token = await buildSession(em, both, world.app.clock, { language: 'zh-CN', role: 'EDITOR_IN_CHIEF' });
  const P = 'mutation P($input: PreviewTemplateInput!) { previewTemplate(input: $input) { letter { html } } }';
  log('preview own', await world.app.request(P, { input: { colloquiumId: idOf('Colloquium', world.journal.id), html: '<p>{{editorName}}|{{authorName}}|{{title}}</p>', kind: null, contributionId: idOf('Contribution', id) } }, { token }));
  log('preview latest', await world.app.request(P, { input: { colloquiumId: idOf('Colloquium', world.journal.id), html: '<p>{{editorName}}|{{authorName}}|{{title}}</p>', kind: null } }, { token }));
  log('node', await world.app.request('query N($id: ID!) { node(id: $id) { ... on Contribution { responsible { role person { realName } } deadline { dueOn } letterPreview(act: REASSIGN) { html } viewerActs { act isAllowed } events { act actor { realName } } } } }', { id: idOf('Contribution', id) }, { token }));
  log('handled', await world.app.request('query H { viewer { handledContributions(first: 10, orderBy: DUE, filter: {deadlines: [SOON, OVERDUE]}) { totalCount } } }', {}, { token }));
  log('receivers', await world.app.request('query R($i: [ID!]!) { receivers(contributionIds: $i) { openCount contributionIds } }', { i: [idOf('Contribution', id)] }, { token }));
  console.log(out.join('\n'));
});
