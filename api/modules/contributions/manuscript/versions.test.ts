// A save names its base version, so that nobody's text is overwritten unseen; the facade's old clients, who know no versions, name the
// stored one.
import { getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../../testing/app.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { actMutations } from '../../workflow/acts/acts.ts';
import { Contribution } from './contribution.entity.ts';
import { readId } from '../../../graphql/node.ts';
import { act, idOf, titleInput, WIZARD, writeDraft } from './wizard.factory.ts';

const schema = colloquiumSchema();
let app: TestApp;
let token: string;
let journal: Colloquium;
beforeAll(async () => {
  app = await startTestApp({ schema });
  const em = app.database.orm.em.fork();
  token = await buildSession(em, await buildUser(em), app.clock);
  journal = await buildColloquium(em);
});
afterAll(() => app.close());

const stored = async (contributionId: string) =>
  await app.database.orm.em.fork().findOneOrFail(Contribution, readId(contributionId)?.id ?? 0);

it('is required by every input that has one, but where a manuscript or a year may be started, and by acts, which replace no text', () => {
  const optional = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap((mutation) => {
    const input = getNamedType(mutation.args[0]?.type);
    const version = isInputObjectType(input) ? input.getFields()['version'] : undefined;
    return version && !isNonNullType(version.type) ? [mutation.name] : [];
  });
  expect(optional.filter((name) => !Object.hasOwn(actMutations, name))).toEqual(['saveContributionColloquium', 'importCalendar']);
});

it('of a manuscript that is there is asked for when its journal is changed, too', async () => {
  const contributionId = await writeDraft(app, token, journal);
  const input = {
    contributionId,
    subjectId: idOf('DictionaryEntry', journal.subject.id),
    colloquiumId: idOf('Colloquium', journal.id),
    source: 'FREE_SUBMISSION',
  };
  const answer = await app.request(WIZARD.colloquium, { input }, { token });
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { version: expect.any(String) } });
});

it('that is missing is refused by the schema, and nothing is saved', async () => {
  const contributionId = await writeDraft(app, token, journal);
  const before = await stored(contributionId);
  const answer = await app.request(WIZARD.title, { input: { contributionId, ...(await titleInput(app)), titleZh: '改' } }, { token });
  expect(answer.errors?.[0]?.message).toMatch(/Field "version" of required type "Int!" was not provided/);
  expect(await stored(contributionId)).toMatchObject({ titleZh: before.titleZh, version: before.version });
});

it('lets exactly one of twenty saves at once win', async () => {
  const contributionId = await writeDraft(app, token, journal);
  const { version } = await stored(contributionId);
  const title = await titleInput(app);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => act(app, token, 'title', { ...title, contributionId, version, titleZh: `题目${index}` })),
  );
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(19);
  expect((await stored(contributionId)).titleZh).toBe(`题目${codes.indexOf(undefined)}`);
});

it('is read by the facade and named for its clients, one save after another', async () => {
  const contributionId = await writeDraft(app, token, journal);
  const id = String(readId(contributionId)?.id);
  const call = async (name: string, form: Record<string, string>) => {
    const response = await fetch(`${app.url}/colloquium/api/${name}`, {
      method: 'POST',
      headers: { token },
      body: new URLSearchParams({ contributionId: id, ...form }),
    });
    return ((await response.json()) as { code: number }).code;
  };
  for (const titleCh of ['一', '二'])
    expect(await call('contribution/saveContributionTitle', { chapterTitleCh: titleCh, chapterTitleEn: 'A' })).toBe(0);
  expect(await call('contribution/saveContributionSummery', { keyWordCh: '水', summaryCh: '摘要' })).toBe(0);
  expect(await call('contribution/saveContributionExplain', { chapterExplain: '说明' })).toBe(0);
  expect(await stored(contributionId)).toMatchObject({ titleZh: '二', abstractZh: '摘要', explanation: '说明' });
});
