// The OpenAPI description of the facade, made from its table.
import { areas, tagOf } from './areas.ts';
import { exampleOf } from './examples.ts';
import { REFUSED, responses } from './openapi-answers.ts';
import type { Json } from './openapi-schema.ts';
import { isWhole } from '../row/paths.ts';
import type { Row, Param } from '../row/row.ts';

/** An OpenAPI 3.1 document. */
export function openApi(rows: Readonly<Record<string, Row>>, product: string): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [rowId, row] of Object.entries(rows)) {
    for (const [index, path] of row.paths.entries()) {
      const methods = row.changes && row.method === 'GET' ? (['GET', 'POST'] as const) : [row.method];
      for (const method of methods) {
        // The other ways of the same call have names of their own.
        const operationId = `${row.name}${index === 0 ? '' : `AtPath${index + 1}`}${method === row.method ? '' : 'ByPost'}`;
        const place = isWhole(path) ? path : `/${path}`;
        const servers = isWhole(path) ? { servers: [{ url: '/' }] } : {};
        paths[place] = { ...paths[place], ...servers, [method.toLowerCase()]: operation(rowId, row, method, operationId) };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Colloquium: calls of the old system',
      version: '1',
      description:
        'Answers come with HTTP status 200 and a code: 0 done, 700 the account is online elsewhere, 401 (500 for info and getMessCount) the session has ended, 503 a maintenance is under way, 500 refused for the reason in msg.',
    },
    servers: [{ url: `/${product}/api` }],
    tags: areas.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { Refused: REFUSED },
      securitySchemes: { header: { type: 'apiKey', in: 'header', name: 'token' }, query: { type: 'apiKey', in: 'query', name: 'token' } },
    },
  };
}

type Named = readonly [name: string, param: Param<unknown>];

function operation(rowId: string, row: Row, method: 'GET' | 'POST', operationId: string): Json {
  const params = Object.entries(row.params);
  const sent = params.filter(([, param]) => param.in !== 'cookie');
  const inPath =
    row.kind === 'socket' ? [{ name: 'token', in: 'path', required: true, ...valueOf(rowId, 'token', { type: 'string' }) }] : [];
  const tag = tagOf(row);
  return {
    operationId,
    ...(tag === undefined ? {} : { tags: [tag] }),
    summary: row.about,
    description: `${rowId}; ${row.spec}. For: ${row.who}.`,
    security:
      row.token === 'none' || row.kind === 'socket' ? [] : row.token === 'header' ? [{ header: [] }] : [{ header: [] }, { query: [] }],
    parameters: [
      ...inPath,
      ...params.filter(([, param]) => param.in === 'cookie').map((one) => parameter(rowId, one, 'cookie')),
      ...(method === 'GET'
        ? sent.map(([name, param]) => parameter(rowId, [name, param], row.paths[0].includes(`{${name}}`) ? 'path' : 'query'))
        : []),
    ],
    ...(method === 'POST' && sent.length > 0 ? { requestBody: { required: true, content: bodies(rowId, sent) } } : {}),
    responses: responses(rowId, row),
  };
}

function valueOf(rowId: string, name: string, schema: Json): Json {
  return { schema, example: exampleOf(schema, rowId, name) };
}

function parameter(rowId: string, [name, param]: Named, place: 'query' | 'cookie' | 'path'): Json {
  return {
    name: param.sentAs ?? name,
    in: place,
    required: place === 'path' || (!param.isOptional && place === 'query'),
    ...valueOf(rowId, name, param.schema),
  };
}

function bodies(rowId: string, params: readonly Named[]): Json {
  const described = ({ aliases, schema }: Param<unknown>): Json =>
    aliases?.length ? { ...schema, description: `Also taken as ${aliases.join(', ')}.` } : schema;
  const schema = {
    type: 'object',
    properties: Object.fromEntries(params.map(([name, param]) => [name, described(param)])),
    required: params.filter(([, param]) => !param.isOptional).map(([name]) => name),
  };
  const body = { schema, example: Object.fromEntries(params.map(([name, param]) => [name, exampleOf(param.schema, rowId, name)])) };
  if (params.some(([, param]) => param.in === 'file')) return { 'multipart/form-data': body };
  return { 'application/x-www-form-urlencoded': body, 'application/json': body, 'multipart/form-data': body };
}
