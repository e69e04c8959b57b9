// Answers of a facade call in the OpenAPI document: done or refused, told apart by the code.
import { examplesOf } from './examples.ts';
import { schemaOf, type Json } from './openapi-schema.ts';
import type { Fields, Row } from '../row/row.ts';

const MESSAGE = { type: 'string', description: 'A sentence for people, in the language of the session.' };

/** An answer with this code. */
function answerOf(code: number, description: string, fields: Fields): Json {
  const properties = Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, schemaOf(shape)]));
  return {
    type: 'object',
    description,
    properties: { code: { type: 'integer', const: code }, msg: MESSAGE, ...properties },
    required: ['code', 'msg', ...Object.keys(fields)],
  };
}

export const REFUSED: Json = {
  type: 'object',
  description: 'Nothing was done. There is nothing beside code and msg.',
  properties: {
    code: {
      type: 'integer',
      enum: [401, 500, 503],
      description:
        '401: the session has ended, or there was none (500 from info and getMessCount). 500: refused, or the product failed. 503: it is under maintenance.',
    },
    msg: { ...MESSAGE, description: 'Why, in the language of the session: of a form what is wrong with its first field.' },
  },
  required: ['code', 'msg'],
};
const REFUSED_PLACE = { $ref: '#/components/schemas/Refused' };
const REFUSED_EXAMPLE = { summary: 'Refused', value: { code: 500, msg: '您访问的内容不存在' } };

const WAITING = 'The account is online elsewhere: the token can be used for logOut alone, which ends both sessions.';

/** The responses of an operation. */
export function responses(rowId: string, row: Row): Json {
  if (row.kind === 'socket')
    return { 101: { description: `A WebSocket. Each message is a text of JSON: ${JSON.stringify(schemaOf(row.fields))}` } };
  if (row.kind !== 'json') {
    const bytes = row.kind === 'image' ? 'image/jpeg' : 'application/octet-stream';
    const refused = { schema: REFUSED_PLACE, examples: { refused: REFUSED_EXAMPLE } };
    return {
      200: { description: `${row.about}; a code and msg when it is refused`, content: { [bytes]: {}, 'application/json': refused } },
    };
  }
  const done = answerOf(0, row.about, row.fields);
  // A sign-in may have to wait; no other call answers a token.
  const opensSession = 'token' in row.fields;
  const oneOf = [done, ...(opensSession ? [answerOf(700, WAITING, row.fields)] : []), REFUSED_PLACE];
  const fields = Object.fromEntries(Object.entries(row.fields).map(([name, shape]) => [name, schemaOf(shape)]));
  const value = { code: 0, msg: '操作成功', ...examplesOf(fields, rowId) };
  const examples = {
    done: { summary: 'Done', value },
    ...(opensSession
      ? { waiting: { summary: 'Online elsewhere', value: { ...value, code: 700, msg: '该账号已在线，请先退出登录' } } }
      : {}),
    refused: REFUSED_EXAMPLE,
  };
  return { 200: { description: `${row.about}, or why not`, content: { 'application/json': { schema: { oneOf }, examples } } } };
}
