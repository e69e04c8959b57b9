// The OpenAPI description of the facade, made from its table.
import type { Param } from './params.ts';
import { isWhole } from './paths.ts';
import type { Row, Shape } from './row.ts';

type Json = Readonly<Record<string, unknown>>;

/** An OpenAPI 3.1 document. */
export function openApi(rows: Readonly<Record<string, Row>>, product: string): Json {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [rowId, row] of Object.entries(rows)) {
    for (const [index, path] of row.paths.entries()) {
      const methods = row.changes && row.method === 'GET' ? (['GET', 'POST'] as const) : [row.method];
      for (const method of methods) {
        const operationId = `${rowId}${index === 0 ? '' : `-${index + 1}`}${method === row.method ? '' : `-${method.toLowerCase()}`}`;
        const place = isWhole(path) ? path : `/${path}`;
        const servers = isWhole(path) ? { servers: [{ url: '/' }] } : {};
        paths[place] = { ...paths[place], ...servers, [method.toLowerCase()]: operation(row, method, operationId) };
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Colloquium: calls of the old system',
      version: '1',
      description:
        'Answers come with HTTP status 200 and a code: 0 done, 700 the account is online elsewhere, 401 (500 for info and getMessCount) the session has ended, 500 refused for the reason in msg.',
    },
    servers: [{ url: `/${product}/api` }],
    paths,
    components: {
      securitySchemes: { header: { type: 'apiKey', in: 'header', name: 'token' }, query: { type: 'apiKey', in: 'query', name: 'token' } },
    },
  };
}

function operation(row: Row, method: 'GET' | 'POST', operationId: string): Json {
  const params = Object.entries(row.params);
  const cookies = params.filter(([, param]) => param.in === 'cookie').map(([name, param]) => parameter(name, param, 'cookie'));
  const sent = params.filter(([, param]) => param.in !== 'cookie');
  const inPath = row.kind === 'socket' ? [{ name: 'token', in: 'path', required: true, schema: { type: 'string' } }] : [];
  return {
    operationId,
    summary: row.about,
    description: `${row.spec}. For: ${row.who}.`,
    security:
      row.token === 'none' || row.kind === 'socket' ? [] : row.token === 'header' ? [{ header: [] }] : [{ header: [] }, { query: [] }],
    parameters: [
      ...inPath,
      ...cookies,
      ...(method === 'GET'
        ? sent.map(([name, param]) => parameter(name, param, row.paths[0].includes(`{${name}}`) ? 'path' : 'query'))
        : []),
    ],
    ...(method === 'POST' && sent.length > 0 ? { requestBody: { required: true, content: bodies(sent) } } : {}),
    responses: responses(row),
  };
}

function parameter(name: string, param: Param<unknown>, place: 'query' | 'cookie' | 'path'): Json {
  return {
    name: param.sentAs ?? name,
    in: place,
    required: place === 'path' || (!param.isOptional && place === 'query'),
    schema: param.schema,
  };
}

function bodies(params: readonly (readonly [string, Param<unknown>])[]): Json {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(
      params.map(([name, param]) => [
        name,
        param.aliases?.length ? { ...param.schema, description: `Also taken as ${param.aliases.join(', ')}.` } : param.schema,
      ]),
    ),
    required: params.filter(([, param]) => !param.isOptional).map(([name]) => name),
  };
  if (params.some(([, param]) => param.in === 'file')) return { 'multipart/form-data': { schema } };
  return { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema }, 'multipart/form-data': { schema } };
}

function responses(row: Row): Json {
  if (row.kind === 'socket')
    return { 101: { description: `A WebSocket. Each message is a text of JSON: ${JSON.stringify(schemaOf(row.fields))}` } };
  const answer = {
    type: 'object',
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, ...properties(row.fields) },
    required: ['code', 'msg'],
  };
  const bytes = row.kind === 'image' ? { 'image/jpeg': {} } : row.kind === 'download' ? { 'application/octet-stream': {} } : {};
  return {
    200: {
      description: row.kind === 'json' ? row.about : `${row.about}; a code and msg when it is refused`,
      content: { ...bytes, 'application/json': { schema: answer } },
    },
  };
}

/** A documented shape as a JSON schema. */
export function schemaOf(shape: Shape): Json {
  if (typeof shape === 'string') return shape.endsWith('?') ? { type: [shape.slice(0, -1), 'null'] } : { type: shape };
  if (isList(shape)) return { type: 'array', items: schemaOf(shape[0]) };
  return { type: 'object', properties: properties(shape), required: Object.keys(shape) };
}

function properties(fields: Readonly<Record<string, Shape>>): Json {
  return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, schemaOf(shape)]));
}

function isList(shape: Exclude<Shape, string>): shape is readonly [Shape] {
  return Array.isArray(shape);
}
