// The OpenAPI document of the facade: valid by the specification, and of every row (architecture, Doors).
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { isWhole } from './paths.ts';
import type { Row } from './row.ts';
import { table } from './table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { content?: Record<string, { schema?: { properties: object } }> }>;
}

it('is served, valid, and describes every row under every spelling', async () => {
  const response = await fetch(`${app.url}/colloquium/api/openapi.json`);
  const description = (await response.json()) as { paths: Record<string, Record<string, Operation>> };
  const result = await new Validator().validate(structuredClone(description));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  const rows: readonly (readonly [string, Row])[] = Object.entries(table);
  for (const [rowId, row] of rows) {
    for (const path of row.paths) {
      const operation = description.paths[isWhole(path) ? path : `/${path}`]?.[row.method.toLowerCase()];
      expect(operation?.operationId, path).toMatch(new RegExp(`^${rowId}`));
      const body = Object.values(operation?.requestBody?.content ?? {})[0]?.schema.properties ?? {};
      const told = [...(operation?.parameters.map((parameter) => parameter.name) ?? []), ...Object.keys(body)];
      expect(told, rowId).toEqual(expect.arrayContaining(Object.entries(row.params).map(([name, param]) => param.sentAs ?? name)));
      if (row.kind === 'json')
        expect(Object.keys(operation?.responses['200']?.content?.['application/json']?.schema?.properties ?? {})).toEqual(
          expect.arrayContaining(['code', 'msg', ...Object.keys(row.fields)]),
        );
    }
  }
});

it('names the cookie that the captcha is tied to as the captcha sets it', async () => {
  const { paths } = (await (await fetch(`${app.url}/colloquium/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const [cookie = ''] = (await fetch(`${app.url}/colloquium/api/captcha.jpg`)).headers.getSetCookie();
  expect(paths['/login']?.['post']?.parameters).toContainEqual(expect.objectContaining({ in: 'cookie', name: cookie.split('=')[0] }));
});

it('is refused by the validator when an operation lacks its responses', async () => {
  const broken = { openapi: '3.1.0', info: { title: 'x', version: '1' }, paths: { '/info': { get: { responses: 3 } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});
