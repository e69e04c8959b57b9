// Every mutation and every route has a limit or a reason (decision 32), and the declared limits are the counted ones.
import { globSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Express } from 'express';
import {
  getNamedType,
  getNullableType,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  parse,
  validate,
  type GraphQLInputType,
} from 'graphql';
import { Mutation, Query, Resolver } from 'type-graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_CONTENTS } from '../../shared/forms/issue.ts';
import { MAX_LONG_TEXT } from '../../shared/forms/text-rules.ts';
import { MAX_COMMENT_LENGTH } from '../../shared/limits.ts';
import { asDomainError, type DomainError } from '../errors.ts';
import { bounds, checkBounds, declareBounds } from '../graphql/bounds.ts';
import { Limited, limitsOf } from '../modules/accounts/limits/limited.ts';
import { filesLimits } from '../modules/files/files.doors.ts';
import { RateCounter } from '../modules/accounts/limits/rate-counter.entity.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { buildContribution, buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import { idOf } from '../modules/contributions/manuscript/wizard.factory.ts';
import { newStorageKey } from '../storage/storage.ts';
import { routesOf, unlimitedRoutes } from './routes.ts';
import { buildColloquiumSchema, colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { statementsOf } from '../testing/statements.ts';

const schema = colloquiumSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema, mode: 'demo', env: { ORCID: { clientId: 'x', clientSecret: 'x', issuer: 'https://orcid.test' } } });
});
afterAll(() => app.close());

it('what a mutation leaves to its service is counted there, and no service counts what nobody declares', () => {
  const declared = new Set(mutations.flatMap((field) => limitsOf(field)?.inService.map(({ name }) => name) ?? []));
  const counted = new Set(
    globSync('api/modules/**/*.ts', { cwd: process.cwd() })
      .filter((file) => !/\.(test|factory)\.ts$/.test(file))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/(?:consume|isWithinLimit)\(\w+, \w+Limits\['([^']+)'/g)].map(([, bucket]) => bucket ?? ''),
      ),
  );
  const ofRoutes = new Set<string>(routesOf(app.deps).flatMap((route) => ('limit' in route ? [route.limit.name] : [])));
  // Fields of queries, and letters that jobs write.
  const elsewhere = [
    'readFile:user',
    'findReviewers:user',
    'findAuthors:user',
    'invitation:address',
    'authorship:address',
    'activationLetter:account',
    'activationLetter:strangers',
  ];
  expect([...declared].filter((bucket) => !counted.has(bucket))).toEqual([]);
  expect([...counted].filter((bucket) => !declared.has(bucket) && !ofRoutes.has(bucket) && !elsewhere.includes(bucket))).toEqual([]);
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

describe('B-031 every text and every list that is sent has an end', () => {
  const TEXT = 'x'.repeat(1_900_000);
  const LONG_LIST = Array.from({ length: 1001 }, () => '1');

  /** A path to a text or a list that a field takes, with a document for it and the name under which it is refused. */
  interface Site {
    place: string;
    text: string;
    variables: Record<string, unknown>;
    field: string;
    operation: 'query' | 'mutation' | 'subscription';
  }

  const isText = (type: GraphQLInputType) => ['String', 'ID'].includes(getNamedType(type).name);

  /** Paths inside of an argument, each with a value that is too long there. */
  function* waysIn(type: GraphQLInputType, seen: readonly string[] = []): Generator<{ path: string[]; value: unknown }> {
    const plain = getNullableType(type);
    if (isListType(plain)) {
      yield { path: [], value: LONG_LIST };
      for (const { path, value } of waysIn(plain.ofType, seen)) yield { path: ['0', ...path], value: [value] };
    } else if (isText(plain)) yield { path: [], value: TEXT };
    else if (isInputObjectType(plain) && !seen.includes(plain.name))
      for (const field of Object.values(plain.getFields()))
        for (const { path, value } of waysIn(field.type, [...seen, plain.name]))
          yield { path: [field.name, ...path], value: { [field.name]: value } };
  }

  function* sites(): Generator<Site> {
    const roots = new Map([
      [schema.getQueryType(), 'query'],
      [schema.getMutationType(), 'mutation'],
      [schema.getSubscriptionType(), 'subscription'],
    ] as const);
    for (const type of Object.values(schema.getTypeMap())) {
      if (!isObjectType(type) || type.name.startsWith('__')) continue;
      const operation = roots.get(type);
      for (const field of Object.values(type.getFields()).filter(({ args }) => args.length > 0)) {
        const given = field.args.map((argument, index) => ({ argument, name: `v${index}` }));
        const called = `${field.name}(${given.map(({ argument, name }) => `${argument.name}: $${name}`).join(', ')})`;
        const asked = isLeafType(getNamedType(field.type)) ? called : `${called} { __typename }`;
        const within = operation ? asked : type.name === 'Viewer' ? `viewer { ${asked} }` : `node(id: "none") { ${wayTo(type, asked)} }`;
        const declared = given.map(({ argument, name }) => `$${name}: ${String(argument.type)}`).join(', ');
        const kind = operation ?? 'query';
        for (const { argument, name } of given)
          for (const { path, value } of waysIn(argument.type))
            yield {
              place: [`${type.name}.${field.name}`, argument.name, ...path].join(' '),
              text: `${kind} ${type.name}${field.name}(${declared}) { ${within} }`,
              variables: { [name]: value },
              field: isInputObjectType(getNamedType(argument.type)) ? path.join('.') : [argument.name, ...path].join('.'),
              operation: kind,
            };
      }
    }
  }

  /** The way to a type that is no node, by a field of one. */
  function wayTo(type: GraphQLObjectType, asked: string): string {
    const isNode = (one: GraphQLObjectType) => one.getInterfaces().some(({ name }) => name === 'Node');
    if (isNode(type)) return `... on ${type.name} { ${asked} }`;
    for (const above of Object.values(schema.getTypeMap())) {
      if (!isObjectType(above) || !isNode(above)) continue;
      const field = Object.values(above.getFields()).find((one) => getNamedType(one.type) === type);
      if (field) return `... on ${above.name} { ${field.name} { ${asked} } }`;
    }
    throw new Error(`No node leads to ${type.name}`);
  }

  const all = [...sites()];

  it('of all arguments and fields of inputs none is left without one, and each is refused by its own name', () => {
    const free = all.filter((site) => {
      const refusal = refusalOf(site);
      return refusal?.code !== 'INVALID_INPUT' || Object.keys(refusal.fields ?? {}).join() !== site.field;
    });
    expect(all.length).toBeGreaterThan(700);
    expect(free.map(({ place }) => place)).toEqual([]);
    for (const { text } of all) expect(validate(schema, parse(text)), text).toEqual([]);
  });

  it('a scalar of which nobody said whether it has a length lets no schema be built', () => {
    const other = new GraphQLSchema({
      query: new GraphQLObjectType({
        name: 'Query',
        fields: { now: { type: GraphQLInt, args: { at: { type: new GraphQLScalarType({ name: 'Poem' }) } } } },
      }),
    });
    expect(() => declareBounds(other)).toThrow(/Poem/);
  });

  it('no form takes a text that the general rule refuses, as its own number is told before', () => {
    // Each is counted as a reader counts: a rare hanzi takes two.
    for (const most of [MAX_LONG_TEXT, MAX_COMMENT_LENGTH, MAX_CONTENTS]) expect(2 * most).toBeLessThanOrEqual(bounds.told);
  });

  const refusalOf = ({ text, variables }: Site): DomainError | null => {
    try {
      checkBounds(schema, parse(text), variables);
      return null;
    } catch (error) {
      return asDomainError(error);
    }
  };

  /** The same as short as it may be and still be refused: megabytes take their time to be parsed. */
  const shorter = (site: Site): Record<string, unknown> => {
    const most = Number(refusalOf(site)?.fields?.[site.field]?.params?.['maximum']);
    return JSON.parse(JSON.stringify(site.variables, (_name, value: unknown) => (value === TEXT ? TEXT.slice(0, most + 1) : value)));
  };

  it('nothing is looked up for what is refused, over all root fields, by hash and in both languages', async () => {
    const em = app.database.orm.em.fork();
    const user = await buildUser(em);
    const tokens = {
      'zh-CN': await buildSession(em, user, app.clock, { language: 'zh-CN' }),
      'en-US': await buildSession(em, user, app.clock, { language: 'en-US' }),
    };
    // One place of each root field, and of the viewer's lists.
    const tried = new Map(all.filter(({ operation }) => operation !== 'subscription').map((site) => [site.text, site]));
    for (const [turn, site] of [...tried.values()].entries()) {
      const { place, text, field } = site;
      const variables = shorter(site);
      const language = turn % 2 === 0 ? 'zh-CN' : 'en-US';
      const statements = await statementsOf(async () => {
        const { errors } = await app.request(text, variables, { token: tokens[language], headers: { 'x-background': '1' } });
        expect(errors, place).toHaveLength(1);
        expect(errors?.[0]?.extensions, place).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: expect.anything() } });
        expect(errors?.[0]?.extensions.fields?.[field], place).toMatch(language === 'zh-CN' ? /过长|最多/ : /too long|At most/);
      });
      expect(statements, place).toEqual([]);
    }
  });

  it('1.9 MB of a co-author’s name, as a literal too, are refused at once', async () => {
    const em = app.database.orm.em.fork();
    const token = await buildSession(em, await buildUser(em), app.clock, { language: 'zh-CN' });
    const name = '王'.repeat(600_000);
    const statements = await statementsOf(async () => {
      for (const [text, variables] of [
        ['query LongName($n: String!) { viewer { coAuthors(name: $n) { __typename } } }', { n: name }],
        [`query LongLiteral { viewer { coAuthors(name: "${name}") { __typename } } }`, {}],
      ] as const)
        expect((await app.request(text, variables, { token, headers: { 'x-background': '1' } })).errors?.[0]).toMatchObject({
          extensions: { code: 'INVALID_INPUT', fields: { name: '最多500个字符' } },
        });
    });
    expect(statements).toEqual([]);
  });
});

describe('B-031 a read has its time', () => {
  it.each([
    ['zh-CN', '数据量较大，读取超时，请缩小查询范围后重试'],
    ['en-US', 'Reading this took too long and was stopped. Please narrow what you look for and try again.'],
  ] as const)(
    'and is given up with words in %s; what writes, and what programs export, takes the time it needs',
    async (language, message) => {
      const em = app.database.orm.em.fork();
      const token = await buildSession(em, await buildUser(em), app.clock, { language });
      const slow = () => app.database.orm.em.fork().execute('select pg_sleep(0.4)');

      @Resolver()
      class Slow {
        @Query(() => Boolean, { nullable: true })
        async slowRead() {
          await slow();
          return true;
        }

        @Limited(filesLimits['upload:user'])
        @Mutation(() => Boolean, { nullable: true })
        async slowWrite() {
          await slow();
          return true;
        }
      }
      const other = await startTestApp({ schema: buildColloquiumSchema([Slow]), beside: app, env: { READ_SECONDS: 0.1 } });
      const read = () => other.request('query SlowRead { slowRead }', {}, { token });
      expect((await read()).errors).toEqual([expect.objectContaining({ message, extensions: { code: 'TOO_SLOW', params: {} } })]);
      // On the same connections; and the next read has its limit again.
      expect((await other.request('mutation SlowWrite { slowWrite }', {}, { token })).data).toEqual({ slowWrite: true });
      await slow();
      expect((await read()).errors?.[0]?.extensions.code).toBe('TOO_SLOW');
      await other.close();
    },
  );
});
