// A reader who makes every call of the legacy facade with everything that could be asked for, keeping every byte that came back.
import { WebSocket } from 'ws';
import type { Param, Row } from '../legacy/row/row.ts';
import { table } from '../legacy/table.ts';
import type { TestApp } from './app.ts';
import { shareOf, type Crawler, type Reader } from './crawl.ts';
import { send } from './send.ts';
import { allWasTold } from './subscribing.ts';

/** Keys of rows by the type they belong to; the first of each is used where another parameter is the point. */
export type Keys = Readonly<Record<string, readonly number[]>>;

const rows: readonly (readonly [string, Row])[] = Object.entries(table);

/** Reading before writing; leaving comes last. */
const inOrder = [...rows].filter(([, row]) => row.kind !== 'socket').toSorted(([, a], [, b]) => rank(a) - rank(b));

function rank(row: Row): number {
  return row.paths[0] === 'logOut' ? 2 : row.changes ? 1 : 0;
}

/**
 * Every call, or those of `which`, each parameter with each value it can take, or with one of so many `parts` of these. Answers the calls
 * that were made, by row.
 */
export async function walkFacade(
  app: TestApp,
  crawler: Crawler,
  reader: Reader,
  keys: Keys,
  words: readonly string[],
  parts = 1,
  which: (row: Row) => boolean = () => true,
): Promise<Set<string>> {
  const walked = new Set<string>();
  // Most refusals are alike.
  const known = new Set<string>();
  for (const [rowId, row] of inOrder.filter(([, one]) => which(one))) {
    const [first = {}, ...others] = variants(row, keys, words);
    for (const params of [first, ...shareOf(reader, others, parts)]) {
      const bytes = await ask(app, reader, row, params);
      if (!known.has(bytes)) crawler.keep(`${rowId} ${JSON.stringify(params)}`, bytes);
      known.add(bytes);
      walked.add(rowId);
    }
  }
  return walked;
}

/** One call; status, headers and body. */
export async function ask(app: TestApp, reader: Reader, row: Row, params: Readonly<Record<string, unknown>>): Promise<string> {
  const isFile = Object.values(params).some((value) => value instanceof File);
  const query =
    row.method === 'GET'
      ? `?${new URLSearchParams(Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]))}`
      : '';
  const form = new FormData();
  if (isFile) for (const [name, value] of Object.entries(params)) form.append(name, value instanceof File ? value : String(value));
  const { status, headers, bytes } = await send(`${app.url}/colloquium/api/${row.paths[0]}${query}`, {
    method: row.method,
    headers: {
      'accept-language': 'en',
      ...(reader.token ? { token: reader.token } : {}),
      ...(row.method === 'POST' && !isFile ? { 'content-type': 'application/json' } : {}),
    },
    ...(row.method === 'POST' ? { body: isFile ? form : JSON.stringify(params) } : {}),
  });
  const said = headers
    .filter(([name]) => name !== 'date' && name !== 'x-request-id')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  const isText = headers.some(([name, value]) => name === 'content-type' && value.startsWith('application/json'));
  return `${status} ${said}\n${bytes.toString(isText ? 'utf8' : 'latin1')}`;
}

/** The first value of every parameter, then each with each of its other values; of calls that change something, only the keys. */
function variants(row: Row, keys: Keys, words: readonly string[]): Record<string, unknown>[] {
  const values = Object.entries(row.params)
    .filter(([, param]) => param.in !== 'cookie')
    .map(([name, param]) => [name, valuesFor(param, keys, words)] as const);
  const first = Object.fromEntries(values.map(([name, [value]]) => [name, value]));
  const varied = row.changes
    ? values.filter(([name]) => row.params[name]?.names !== undefined || row.params[name]?.schema['type'] === 'array')
    : values;
  return [first, ...varied.flatMap(([name, all]) => all.slice(1).map((value) => ({ ...first, [name]: value })))];
}

function valuesFor(param: Param<unknown>, keys: Keys, words: readonly string[]): unknown[] {
  if (param.names !== undefined) {
    const known = keys[param.names];
    if (!known) throw new Error(`Tell the walk of the facade which keys ${param.names} has`);
    return [...known];
  }
  if (param.in === 'file') return [new File(['text'], 'paper.txt')];
  const { type, enum: codes, items } = param.schema;
  // Names of dictionaries, which are nobody's secret, are many.
  if (Array.isArray(codes)) return codes.slice(0, 12);
  if (type === 'integer') return [1, 2];
  if (type !== 'array') return ['', ...words];
  const name = JSON.stringify(items).includes('"authorId"') ? 'authorId' : 'contributionId';
  return (keys[name === 'authorId' ? 'ContributionAuthor' : 'Contribution'] ?? []).map((key) => [{ [name]: key, option: 1 }]);
}

/** Listens on the facade's socket while `stir` makes things happen; keeps every message. */
export async function listenToFacade(app: TestApp, crawler: Crawler, reader: Reader, stir: () => Promise<void>): Promise<void> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/colloquium/api/websocket/${reader.token ?? 'nobody'}`);
  socket.on('message', (data) => crawler.keep('facade socket', Buffer.isBuffer(data) ? data.toString() : ''));
  const isOver = new Promise<void>((resolve) =>
    socket.once('close', (code, reason) => {
      crawler.keep('facade socket closed', `${code} ${reason.toString()}`);
      resolve();
    }),
  );
  await new Promise<void>((resolve) => socket.once('open', () => resolve()).once('close', () => resolve()));
  await stir();
  await allWasTold(app, [socket]);
  socket.close();
  await isOver;
}
