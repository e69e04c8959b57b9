// Blind review (principles, Blind review): a member of an office who is told a reviewer's name leaves a line in the log of such looks
// (decision 51). The questions are made from the schema, so a new field that tells a name is tried too.
import { toGlobalId } from 'graphql-relay';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { IdentityRead } from '../modules/audit/identity-read.entity.ts';
import { ColloquiumMember } from '../modules/colloquiums/colloquium-member.entity.ts';
import { startBlindCrawl, type BlindCrawl } from '../testing/blind-crawl.ts';
import { Crawler, type Reader } from '../testing/crawl.ts';
import { pack, prefixesOf, selectionsOf } from '../testing/documents.ts';
import { insides, questionOf } from '../testing/question-tree.ts';
import { bySampleSize } from '../testing/sample-size.ts';

/** Words that reveal a reviewer: name, code, unit and address of the person. */
const IDENTITY = /^zqreviewer[a-z]+(?:name|code|unit|mail)\d/;
/** Without a manuscript, the register of possible reviewers reveals nobody's reviews. */
const REGISTER = /^reviewerCandidates\b/;
/** Fields on the way that the sample goes: rows of lists, and the parts of their parts; each node is asked for again by its own id. */
const SAMPLED_DEPTH = 4;

/** Something to ask: one selection of the query, or of one node. */
interface Question {
  text: string;
  variables: Record<string, string>;
}

let blind: BlindCrawl;
let words: string[];
let members = 20;
beforeAll(async () => {
  blind = await startBlindCrawl();
  // Or each reviewer would be named as the one who invited, too.
  await blind.app.database.orm.em.fork().execute('update review set invited_by_id = ?', [blind.world.people.chief.id]);
  words = Object.values(blind.world.secrets.reviewers)
    .flat()
    .filter((word) => IDENTITY.test(word));
});
afterAll(() => blind.close());

/** An editor of the journal who has looked at nothing. */
async function freshEditor(): Promise<Reader & { userId: number }> {
  const em = blind.app.database.orm.em.fork();
  const user = await buildUser(em, { roles: ['EDITOR'] });
  em.create(ColloquiumMember, { colloquium: blind.world.contribution.colloquium.id, user, type: 'editor', position: (members += 1) });
  await em.flush();
  const token = await buildSession(em, user, blind.app.clock, { language: 'zh-CN' });
  return { name: 'fresh editor', token, turn: 0, userId: user.id };
}

const hasName = (text: string): boolean => words.some((word) => text.toLowerCase().includes(word));
const answerTo = async (reader: Reader, { text, variables }: Question): Promise<string> =>
  await new Crawler(blind.app, blind.schema, reader).ask(text, variables);

/** Whether a name is in what the last step of the selection asks for. */
function tells(selection: string, from: unknown): boolean {
  const { steps, asked } = questionOf(selection);
  const places = steps.reduce<unknown[]>((found, step) => insides(found, /^\w+/.exec(step)?.[0] ?? ''), [from]);
  const fields = asked.replaceAll(/\([^)]*\)/g, '').split(' ');
  return fields.some((field) => hasName(JSON.stringify(insides(places, field))));
}

/** The end of a selection: the last two fields and their selection. The path to it makes no difference to its readers. */
const endOf = (selection: string): string => selection.split(' { ').slice(-3).join(' { ');

/**
 * A single question for each end of these selections that reveals a reviewer; known ends are not asked again. Many are asked at once, and
 * names are looked for where each selection ends.
 */
async function learn(
  known: Map<string, Question>,
  { editor, open, close, variables = {} }: { editor: Reader; open: string; close: string; variables?: Record<string, string> },
  selections: readonly string[],
): Promise<void> {
  const unknown = selections.filter(
    (selection) =>
      !known.has(endOf(selection)) &&
      prefixesOf(selection).length <= bySampleSize({ sample: SAMPLED_DEPTH, full: Number.POSITIVE_INFINITY }),
  );
  for (const { text, selections: asked } of pack(blind.schema, open, unknown, close)) {
    const body = await answerTo(editor, { text, variables });
    if (!hasName(body)) continue;
    const { data } = JSON.parse(body) as { data: { node?: unknown } };
    for (const selection of asked)
      if (!known.has(endOf(selection)) && tells(selection, variables['id'] === undefined ? data : data.node))
        known.set(endOf(selection), { text: `${open} ${selection} ${close}`, variables });
  }
}

it('an office holder who is told who a reviewer is, by whatever field, leaves a line', async () => {
  const editor = await freshEditor();
  const telling = new Map<string, Question>();
  const root = blind.schema.getQueryType();
  if (!root) throw new Error('The schema has no queries');
  const roots = selectionsOf(blind.schema, root).filter((selection) => !REGISTER.test(selection));
  await learn(telling, { editor, open: 'query {', close: '}' }, roots);
  const rows: { type: string; id: number }[] = await blind.app.database.orm.em.fork().execute(
    `select 'Contribution' as type, id from contribution where id = :id
      union all (select 'Review', id from review where contribution_id = :id) union all (select 'WorkflowEvent', id from workflow_event where contribution_id = :id)
      union all (select 'Mail', id from mail where contribution_id = :id) union all (select 'ContributionFile', id from contribution_file where contribution_id = :id)`.replaceAll(
      ':id',
      String(blind.world.contribution.id),
    ),
  );
  // Made once a type: that takes longer than asking.
  const ofTypes = new Map<string, string[]>();
  for (const row of rows) {
    const type = blind.schema.getType(row.type);
    if (!isObjectType(type)) throw new Error(`No type ${row.type}`);
    const selections = ofTypes.get(row.type) ?? selectionsOf(blind.schema, type);
    ofTypes.set(row.type, selections);
    const place = { open: `query ($id: ID!) { node(id: $id) { ... on ${row.type} {`, close: '} } }' };
    const variables = { id: toGlobalId(row.type, String(row.id)) };
    await learn(telling, { editor, ...place, variables }, selections);
  }

  const silent: string[] = [];
  for (const [name, question] of telling) {
    const reader = await freshEditor();
    // A name told only to the first viewer is theirs alone: no other office holder sees it.
    if (!hasName(await answerTo(reader, question))) continue;
    const noted = await blind.app.database.orm.em.fork().count(IdentityRead, { userId: reader.userId });
    if (noted === 0) silent.push(name);
  }
  expect(silent).toEqual([]);
  // Or the proof would prove nothing.
  for (const field of ['reviewer', 'expert', 'actor', 'recipient'])
    expect(
      [...telling.keys()].some((name) => new RegExp(`\\b${field}\\b`).test(name)),
      field,
    ).toBe(true);
}, 360_000);
