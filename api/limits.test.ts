// Every mutation and every route has a limit or a reason (decision 32), and what is declared is what is counted.
import { globSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Express } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unlimitedMutations } from './graphql/public-schema.ts';
import { limitsOf } from './modules/accounts/limits/limited.ts';
import { RateCounter } from './modules/accounts/limits/rate-counter.entity.ts';
import { buildSession, buildUser } from './modules/accounts/viewer/user.factory.ts';
import { buildContribution, buildFile } from './modules/contributions/manuscript/contribution.factory.ts';
import { idOf } from './modules/contributions/manuscript/wizard.factory.ts';
import { newStorageKey } from './modules/files/storage.ts';
import { routesOf, unlimitedRoutes } from './routes.ts';
import { colloquiumSchema } from './schema.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

const schema = colloquiumSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema, mode: 'demo', env: { ORCID: { clientId: 'x', clientSecret: 'x', issuer: 'https://orcid.test' } } });
});
afterAll(() => app.close());

it('every mutation says beside it how often it may be tried, or stands in the list with a reason, not both', () => {
  const reasoned = unlimitedMutations.flatMap(({ names }) => names);
  const unlimited = mutations.filter((field) => limitsOf(field) === null).map(({ name }) => name);
  expect(unlimited.toSorted()).toEqual(reasoned.toSorted());
});

it('what a mutation leaves to its service is counted there, and no service counts what nobody declares', () => {
  const declared = new Set(mutations.flatMap((field) => limitsOf(field)?.inService ?? []));
  const counted = new Set(
    globSync('api/modules/**/*.ts', { cwd: process.cwd() })
      .filter((file) => !/\.(test|factory)\.ts$/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:consume|isWithinLimit)\(\w+, '([^']+)'/g)].map(([, bucket]) => bucket ?? ''),
      ),
  );
  const ofRoutes = new Set<string>(routesOf(app.deps).flatMap((route) => ('limit' in route ? [route.limit] : [])));
  // Fields of queries, and letters that jobs write.
  const elsewhere = [
    'readFile:user',
    'findReviewers:user',
    'findAuthors:user',
    'invitation:address',
    'activationLetter:account',
    'activationLetter:strangers',
  ];
  expect([...declared].filter((bucket) => !counted.has(bucket))).toEqual([]);
  expect([...counted].filter((bucket) => !declared.has(bucket as never) && !ofRoutes.has(bucket) && !elsewhere.includes(bucket))).toEqual(
    [],
  );
});

it('every route has a limit or a reason', () => {
  // The one listener of the server is the application.
  const [express] = app.app.server.listeners('request') as unknown as [Express];
  const paths = express.router.stack.flatMap(({ route }) => (route ? [route.path] : []));
  const declared = routesOf(app.deps).map(({ path }) => path);
  expect(paths.filter((path) => !declared.includes(path) && !Object.hasOwn(unlimitedRoutes, path))).toEqual([]);
  expect(declared.toSorted()).toEqual([
    '/archives/:ticket',
    '/demo/mails',
    '/exports/:ticket',
    '/files/:ticket',
    '/issues/:ticket',
    '/journal-files/:ticket',
    '/letter-images/:ticket',
    '/orcid',
    '/preprint-files/:ticket',
  ]);
});

it('a download counts by person: beyond the limit a page says so, and another person goes on', async () => {
  const em = app.database.orm.em.fork();
  const linkFor = async () => {
    const author = await buildUser(em);
    const key = newStorageKey();
    await app.deps.storage.put(key, Readable.from(['x']));
    const file = await buildFile(em, await buildContribution(em, { submitter: author }), { storageKey: key, size: 1 });
    const { data } = await app.request<{ node: { downloadUrl: string } }>(
      'query Link($id: ID!) { node(id: $id) { ... on ContributionFile { downloadUrl } } }',
      { id: idOf('ContributionFile', file.id) },
      { token: await buildSession(em, author, app.clock) },
    );
    return `${app.url}${data?.node.downloadUrl}`;
  };
  const link = await linkFor();
  expect((await fetch(link)).status).toBe(200);
  await em.nativeUpdate(RateCounter, { key: { $like: 'download:user:%' } }, { points: 600 });
  const refused = await fetch(link);
  expect(refused.status).toBe(429);
  expect(await refused.text()).toContain('下载过于频繁');
  expect((await fetch(await linkFor())).status).toBe(200);
});

it('a try is counted before an upload is read, also one that is refused', async () => {
  const em = app.database.orm.em.fork();
  const author = await buildUser(em);
  const token = await buildSession(em, author, app.clock);
  const upload = async () =>
    await app.request(
      'mutation LimitUpload($input: UploadFileInput!) { uploadFile(input: $input) { file { path } } }',
      { input: { file: null } },
      { token, files: { 'input.file': new File(['nothing'], 'x.exe') } },
    );
  expect((await upload()).errors?.[0]?.extensions.code).toBe('FILE_KIND_REFUSED');
  await em.nativeUpdate(RateCounter, { key: { $like: 'upload:user:%' } }, { points: 60 });
  expect((await upload()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});
