// The OpenAPI document of the facade: valid by the specification, and of every row (principles, Doors).
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { areas } from './areas.ts';
import { isWhole } from '../row/paths.ts';
import type { Row } from '../row/row.ts';
import { table } from '../table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

interface Answer {
  $ref?: string;
  properties?: { code: { const?: number; enum?: number[] } };
}
interface Content {
  schema?: { oneOf?: Answer[]; properties?: object };
  example?: unknown;
  examples?: Record<string, { value: { code: number } }>;
}
interface Operation {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string; schema: object; example: unknown }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}
interface Description {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const described = async () => (await (await fetch(`${app.url}/colloquium/api/openapi.json`)).json()) as Description;
const operationsOf = ({ paths }: Description) =>
  Object.values(paths).flatMap((methods) => Object.values(methods).filter((one) => 'operationId' in one));

it('is served, valid, and describes every row under every spelling', async () => {
  const description = await described();
  const result = await new Validator().validate({ ...structuredClone(description) });
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  const rows: readonly (readonly [string, Row])[] = Object.entries(table);
  for (const [rowId, row] of rows) {
    for (const path of row.paths) {
      const operation = description.paths[isWhole(path) ? path : `/${path}`]?.[row.method.toLowerCase()];
      expect(operation?.operationId, path).toMatch(new RegExp(`^${row.name}(?:AtPath\\d)?$`));
      const body = Object.values(operation?.requestBody?.content ?? {})[0]?.schema?.properties ?? {};
      const told = [...(operation?.parameters.map((parameter) => parameter.name) ?? []), ...Object.keys(body)];
      expect(told, rowId).toEqual(expect.arrayContaining(Object.entries(row.params).map(([name, param]) => param.sentAs ?? name)));
      if (row.kind === 'json')
        expect(Object.keys(operation?.responses['200']?.content?.['application/json']?.schema?.oneOf?.[0]?.properties ?? {})).toEqual(
          expect.arrayContaining(['code', 'msg', ...Object.keys(row.fields)]),
        );
    }
  }
});

it('names each operation by a verb, once, and puts it into an area that says what it is about (B-072)', async () => {
  const description = await described();
  const operations = operationsOf(description);
  const names = operations.map(({ operationId }) => operationId);
  expect(names.filter((name) => !/^[a-z]+(?:[A-Z][a-z]+)+\d?(?:ByPost)?$/.test(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  expect(description.tags.filter((tag) => tag.description.length < 20)).toEqual([]);
  const used = operations.flatMap(({ tags }) => tags);
  expect(used).toHaveLength(operations.length);
  expect([...new Set(used)].toSorted()).toEqual(description.tags.map(({ name }) => name).toSorted());
  const placed = areas.flatMap(({ rows }) => rows.flatMap((some) => Object.keys(some)));
  expect(placed.toSorted()).toEqual(Object.keys(table).toSorted());
});

it('gives an example of each parameter, body and answer, which its own schema takes (B-072)', async () => {
  const description = await described();
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...description, $id: 'openapi' });
  const faults = (name: string, schema: object, example: unknown) => {
    const here = JSON.parse(JSON.stringify(schema).replaceAll('#/components', 'openapi#/components')) as object;
    const takes = ajv.compile(here);
    return example !== undefined && takes(example) ? [] : [`${name}: ${JSON.stringify(example)} ${ajv.errorsText(takes.errors)}`];
  };
  const found = operationsOf(description).flatMap((operation) => [
    ...operation.parameters.flatMap(({ name, schema, example }) => faults(`${operation.operationId} ${name}`, schema, example)),
    ...Object.values(operation.requestBody?.content ?? {})
      .slice(0, 1)
      .flatMap(({ schema, example }) => faults(operation.operationId, schema ?? {}, example)),
    ...Object.values(operation.responses).flatMap(({ content }) => {
      const { schema, examples } = content?.['application/json'] ?? {};
      return schema ? Object.values(examples ?? {}).flatMap(({ value }) => faults(operation.operationId, schema, value)) : [];
    }),
  ]);
  expect(found).toEqual([]);
});

it('tells what is refused as an answer of its own, by codes that no other has (B-072)', async () => {
  const description = await described();
  const json = operationsOf(description).flatMap(({ operationId, responses }) => {
    const content = responses['200']?.content;
    return content && Object.keys(content).length === 1 ? [{ operationId, ...content['application/json'] }] : [];
  });
  expect(json.length).toBeGreaterThan(190);
  for (const { operationId, schema, examples } of json) {
    const [done, ...others] = schema?.oneOf ?? [];
    expect(done?.properties?.code.const, operationId).toBe(0);
    expect(others.at(-1), operationId).toEqual({ $ref: '#/components/schemas/Refused' });
    const mayWait = /^(?:signIn|bindOrcidAndSignIn)$/.test(operationId);
    expect(
      others.slice(0, -1).map((one) => one.properties?.code.const),
      operationId,
    ).toEqual(mayWait ? [700] : []);
    expect(
      Object.values(examples ?? {}).map(({ value }) => value.code),
      operationId,
    ).toEqual(mayWait ? [0, 700, 500] : [0, 500]);
  }
  expect(description.components.schemas['Refused']).toMatchObject({
    properties: { code: { enum: [401, 500, 503] }, msg: { type: 'string' } },
    required: ['code', 'msg'],
  });
});

it('names the cookie that the captcha is tied to as the captcha sets it', async () => {
  const { paths } = await described();
  const [cookie = ''] = (await fetch(`${app.url}/colloquium/api/captcha.jpg`)).headers.getSetCookie();
  expect(paths['/login']?.['post']?.parameters).toContainEqual(expect.objectContaining({ in: 'cookie', name: cookie.split('=')[0] }));
});

it('is refused by the validator when an operation lacks its responses', async () => {
  const broken = { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: { '/info': { get: { responses: 3 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});
