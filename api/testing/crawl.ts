// A reader who looks at everything: every field, list, argument, node, download and subscription of the API, as one person would
// get them, keeping every byte that came back. And the search for words in those bytes, however they are wrapped.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { WebSocket } from 'ws';
import type { TestApp } from './app.ts';
import { RateCounter } from '../modules/accounts/limits/rate-counter.entity.ts';
import { bySampleSize } from './sample-size.ts';
import { type Answered, fetched, send } from './send.ts';
import { allWasTold, subscribe } from './subscribing.ts';
import { entriesAsText, unpacked } from './unpacked.ts';
import { callsForPeople, pack, selectionsOf, selectionsOfPeople, sitesOf, variantsOf, type Pools, type Site } from './documents.ts';
import { emptyOf, isAt, placesBelow, questionOf, tookOthersAlong, treeOf, written, type Answer, type Place } from './question-tree.ts';

/** A part of an answer, and its question. */
interface Seen {
  where: string;
  bytes: string;
}

export interface Reader {
  name: string;
  /** Null: nobody signed in. */
  token: string | null;
  /** Place among the readers: decides this one's share of the questions. */
  turn: number;
  language?: 'zh-CN' | 'en-US';
}

/** Schemas as their clients see them: each is described once a worker. */
const described = new WeakMap<GraphQLSchema, GraphQLSchema>();

/** The schema as the API describes it to its clients. */
export async function introspect(app: TestApp): Promise<GraphQLSchema> {
  const known = described.get(app.deps.schema);
  if (known) return known;
  const answer = await app.request<IntrospectionQuery>(getIntrospectionQuery());
  if (!answer.data) throw new Error(`No schema: ${JSON.stringify(answer)}`);
  const schema = withListSizes(buildClientSchema(answer.data), app.deps.schema);
  described.set(app.deps.schema, schema);
  return schema;
}

/** Documents are measured as the server counts them; directives are not introspected. In place. */
function withListSizes(schema: GraphQLSchema, served: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const same = served.getType(type.name);
    if (!isObjectType(type) || !isObjectType(same)) continue;
    for (const field of Object.values(type.getFields())) field.astNode = same.getFields()[field.name]?.astNode;
  }
  return schema;
}

const TOO_MANY_REQUESTS = 429;
/** Limit of subscriptions on one socket. */
const SUBSCRIPTIONS_A_SOCKET = 20;
/** The viewer of an event is the one of queries, which are asked for everything there. */
const OF_VIEWER = /^viewer \{ (?!__typename)/;
/** A link to a workbook carries the question; only the workbook's contents must not differ. */
const EXPORT_LINK = /\/exports\/[\w.-]+/g;
const EXPORT_SITE = /ExportUrl\(/;
/** Reads its own words and nothing else, so that every word comes back. */
const ECHO = /^(?:v\d+: )?offered(?:Name|Units)\(/;

/** Levels of a tree that are asked for at once: below what is not there nothing is asked for. */
const LEVELS = 3;
/** Places in one document. Where one that fails takes others along, they are asked for again in halves. */
const AT_ONCE = 400;
/** Nodes in one document. */
const NODES = 25;
/** Sites of a probe in one document, and values at each. */
const SITES = 40;
const VALUES = 20;

/** What stands around a selection. */
interface Frame {
  text: (selection: string) => string;
  variables: Record<string, unknown>;
  /** Where its values are in the answer. */
  from: (data: unknown) => unknown[];
}
const QUERY: Frame = { text: (selection) => `query { ${selection} }`, variables: {}, from: (data) => [data] };

/** Nodes of one type, each with the same selection. */
function framed(typename: string, ids: readonly string[]): Frame {
  return {
    text: (selection) =>
      `query (${ids.map((_id, index) => `$id${index}: ID!`).join(' ')}) { ${ids
        .map((_id, index) => `n${index}: node(id: $id${index}) { ...Asked }`)
        .join(' ')} } fragment Asked on ${typename} { ${selection} }`,
    variables: Object.fromEntries(ids.map((id, index) => [`id${index}`, id])),
    from: (data) => (typeof data === 'object' && data !== null ? Object.values(data) : []),
  };
}

const made = new WeakMap<GraphQLSchema, Map<string, unknown>>();

/** What is the same for every reader is made once: that takes longer than asking. `what` names it, with its type. */
function madeOnce<T>(schema: GraphQLSchema, what: string, make: () => T): T {
  const known = made.get(schema) ?? new Map<string, unknown>();
  made.set(schema, known);
  if (!known.has(what)) known.set(what, make());
  return known.get(what) as T;
}

export class Crawler {
  readonly seen: Seen[] = [];
  /** What no query has asked for, because it is below nothing. */
  private readonly leftOut: Place[] = [];
  /** Seen texts, with everything they wrap, in small letters: once known for some words, they are searched for others. */
  private readonly wrapped = new Map<string, string>();
  private readonly app: TestApp;
  private readonly schema: GraphQLSchema;
  private readonly reader: Reader;
  private readonly asksForNothing: boolean;

  /** `asksForNothing`: also for values below a null or an empty list, as in the long run. */
  constructor(
    app: TestApp,
    schema: GraphQLSchema,
    reader: Reader,
    { asksForNothing = bySampleSize({ sample: false, full: true }) }: { asksForNothing?: boolean } = {},
  ) {
    this.app = app;
    this.schema = schema;
    this.reader = reader;
    this.asksForNothing = asksForNothing;
  }

  /**
   * Sends a document as the browser would; the raw answer, headers included, is kept. A reader over the rate limit is told nothing and
   * would find nothing: their hour is over at once.
   */
  async ask(text: string, variables: Record<string, unknown> = {}): Promise<string> {
    let answer = await this.send(text, variables);
    if (answer.bytes.includes('"RATE_LIMITED"')) {
      await this.beginAnew();
      answer = await this.send(text, variables);
    }
    const body = answer.bytes.toString();
    this.keep(`${text} ${JSON.stringify(variables)}`, `${headersOf(answer)}\n${body}`);
    if (/DOCUMENT_TOO_COMPLEX|GRAPHQL_VALIDATION_FAILED|BAD_REQUEST|"RATE_LIMITED"|"INTERNAL"/.test(body))
      throw new Error(`The crawl itself was refused: ${body.slice(0, 600)}\n${text.slice(0, 600)}`);
    return body;
  }

  /** Nobody has asked for anything yet. */
  private async beginAnew(): Promise<void> {
    await this.app.database.orm.em.fork().nativeDelete(RateCounter, {});
  }

  private async send(text: string, variables: Record<string, unknown>) {
    return await send(`${this.app.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': this.reader.language ?? 'en',
        ...(this.reader.token ? { token: this.reader.token } : {}),
      },
      body: JSON.stringify({ variables, extensions: this.app.extensionsOf(text) }),
    });
  }

  /**
   * All root fields to the depth that reaches everything, or one of so many `parts` of them, and every list with every value of every
   * argument; of these the sample takes a part that differs from reader to reader.
   */
  async queries(pools: Pools, parts = 1): Promise<void> {
    const root = this.root();
    const all = madeOnce(this.schema, 'query', () => selectionsOf(this.schema, root).map(questionOf));
    await this.askAll(parts === 1 ? madeOnce(this.schema, 'tree of query', () => treeOf(all)) : treeOf(shareOf(this.reader, all, parts)));
    const varied = madeOnce(this.schema, `variants ${JSON.stringify(pools)}`, () =>
      variantsOf(root, pools).filter(({ steps: [call = ''] }) => !ECHO.test(call)),
    );
    await this.askAll(treeOf(shareOf(this.reader, varied, bySampleSize({ sample: 8, full: 1 }))), QUERY, Number.POSITIVE_INFINITY);
  }

  /**
   * Every field that answers people, with every value of every argument, and one of so many `parts` of all ways that end at somebody. With
   * all ways to a person, where nobody is as well: whether somebody is there is the question.
   */
  async people(pools: Pools, parts = 1): Promise<void> {
    const root = this.root();
    // The tree is made once, with places for the values, which are others in every world.
    const places = {
      strings: pools.strings.map((_word, index) => `STRING${index}_`),
      ids: pools.ids.map((_id, index) => `NUMBER${index}_`),
    };
    const calls = madeOnce(this.schema, `people ${JSON.stringify(places)}`, () =>
      treeOf(callsForPeople(this.schema, root, places).map(questionOf)),
    );
    const filled = (text: string) =>
      text.replaceAll(/(STRING|NUMBER)(\d+)_/g, (_place, kind: string, index: string) =>
        String((kind === 'STRING' ? pools.strings : pools.ids)[Number(index)]),
      );
    await this.askAll(calls, { ...QUERY, text: (selection) => QUERY.text(filled(selection)) }, Number.POSITIVE_INFINITY);
    const ways = madeOnce(this.schema, 'people', () => selectionsOfPeople(this.schema, root).map(questionOf));
    await this.askAll(treeOf(shareOf(this.reader, ways, parts)), QUERY, Number.POSITIVE_INFINITY);
  }

  /** Asks for everything in the tree, some levels at a time: what is below a null or an empty list is never resolved, and left out. */
  private async askAll(root: Place, frame = QUERY, levels = LEVELS): Promise<void> {
    const empty = new Set<Place>();
    let ends: Place[] = [root];
    for (let depth = levels; ends.length > 0; depth += levels) {
      const below = placesBelow(ends, levels);
      const asked = [...(ends[0] === root ? ends : []), ...below].filter((place) => place.asked.length > 0 || place.below.length === 0);
      for (const some of inGroups(asked, AT_ONCE)) for (const place of await this.askFor(root, some, frame)) empty.add(place);
      const deepest = below.filter((place) => place.depth === depth && place.below.length > 0);
      ends = this.asksForNothing ? deepest : deepest.filter((place) => !isAt(place, empty));
      if (frame === QUERY && !this.asksForNothing) this.leftOut.push(...deepest.filter((place) => isAt(place, empty)));
    }
  }

  /** Asks for these places of a tree; answers those where nothing is. */
  private async askFor(root: Place, places: readonly Place[], frame: Frame): Promise<Set<Place>> {
    const answer = JSON.parse(await this.ask(frame.text(written(places)), frame.variables)) as Answer;
    if (places.length === 1 || !tookOthersAlong(answer)) return emptyOf(root, places, answer, frame.from(answer.data));
    const half = Math.ceil(places.length / 2);
    const [first, second] = [places.slice(0, half), places.slice(half)];
    return new Set([...(await this.askFor(root, first, frame)), ...(await this.askFor(root, second, frame))]);
  }

  /** Documents that ask for what was left out, so many places in each. */
  unasked(places: number): string[] {
    return inGroups(placesBelow(this.leftOut, Number.POSITIVE_INFINITY), places).map((some) => QUERY.text(written(some)));
  }

  /** `node(id)` for every id: those that answer are read whole. Answers the ids that did. */
  async nodes(ids: readonly string[]): Promise<string[]> {
    const visible = new Map<string, string[]>();
    for (let start = 0; start < ids.length; start += 100) {
      const some = ids.slice(start, start + 100);
      const body = await this.ask(
        `query { ${some.map((id, index) => `n${index}: node(id: ${JSON.stringify(id)}) { __typename id }`).join(' ')} }`,
      );
      const answer = JSON.parse(body) as { data: Record<string, { __typename: string } | null> };
      for (const [index, id] of some.entries()) {
        const typename = answer.data[`n${index}`]?.__typename;
        if (typename !== undefined) visible.set(typename, [...(visible.get(typename) ?? []), id]);
      }
    }
    for (const [typename, found] of visible) {
      const type = this.schema.getType(typename);
      if (!isObjectType(type)) throw new Error(`No type ${typename}`);
      const tree = madeOnce(this.schema, `tree of ${typename}`, () => treeOf(selectionsOf(this.schema, type).map(questionOf)));
      for (let start = 0; start < found.length; start += NODES)
        await this.askAll(tree, framed(typename, found.slice(start, start + NODES)));
    }
    return [...visible.values()].flat();
  }

  /** Follows every download link seen, archives too; contents packed in a file are searched as well. */
  async downloads(): Promise<void> {
    const links = new Set(this.seen.flatMap(({ bytes }) => bytes.match(/\/(?:files|archives)\/[\w.-]+/g) ?? []));
    for (const link of links) await this.download(link);
    const exports = new Set(this.seen.flatMap(({ bytes }) => bytes.match(EXPORT_LINK) ?? []));
    for (const link of shareOf(this.reader, [...exports], bySampleSize({ sample: Math.ceil(exports.size / 20), full: 1 })))
      await this.download(link);
  }

  /** Keeps a link's file, with its packed contents; answers the entries of a zip. */
  private async download(link: string): Promise<string[]> {
    // By a client that goes on where a file is longer than its row says.
    const get = async () => await fetched(`${this.app.url}${link}`, { method: 'GET', headers: {} });
    let answer = await get();
    if (answer.status === TOO_MANY_REQUESTS) {
      await this.beginAnew();
      answer = await get();
    }
    const { status, bytes } = answer;
    this.keep(link, [headersOf(answer), ...unpacked(bytes)].join('\n'));
    return [String(status), ...entriesAsText(bytes)];
  }

  /** The answer with the content of each workbook in the place of its link; the moments at which they were made are left out. */
  private async withExports(body: string): Promise<string> {
    let read = body;
    for (const link of new Set(body.match(EXPORT_LINK) ?? [])) {
      const parts = await this.download(link);
      const content = parts.join('\n').replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
      read = read.replaceAll(link, createHash('sha256').update(content).digest('hex'));
    }
    return read;
  }

  /**
   * Puts every hidden word and id where a text or an id is taken: each answer must be the one that nonsense gets. Answers the places where
   * they differ. `peer`: the same office elsewhere. A search of the register answers with the people it finds, independent of their
   * manuscripts and reviews: there the answer must be the peer's, to the letter.
   */
  async probes(
    hidden: { words: readonly string[]; ids: readonly string[] },
    nonsense: { word: string; id: string },
    peer: Crawler | null = null,
  ): Promise<string[]> {
    const sites = sitesOf(this.root()).filter(({ call }) => !ECHO.test(call));
    const exports = sites.filter(({ call }) => EXPORT_SITE.test(call));
    // A workbook holds its list's rows, which are asked for by the same arguments; making one takes long.
    const madeHere = new Set(shareOf(this.reader, exports, bySampleSize({ sample: 4, full: 1 })));
    const tried = sites
      .filter((one) => !exports.includes(one) || madeHere.has(one))
      .flatMap((site): Probe[] => {
        const all = site.kind === 'String' ? hidden.words : hidden.ids;
        const values = EXPORT_SITE.test(site.call) ? all.slice(0, bySampleSize({ sample: 1, full: 5 })) : all;
        const control = site.kind === 'String' ? nonsense.word : nonsense.id;
        return inGroups(values, VALUES).map((some) => ({ ...site, values: [control, ...some] }));
      });
    const isAlone = ({ call }: Probe) => peer !== null && REGISTER_SEARCH.test(call);
    const tellTales: string[] = [];
    for (const site of tried.filter(isAlone)) tellTales.push(...(await this.tellTalesOf([site], peer)));
    const others = tried.filter((site) => !isAlone(site));
    // Those of one field stand side by side, and are spread over the documents: it may be asked only so often in one.
    const documents = Math.ceil(others.length / SITES);
    for (let first = 0; first < documents; first += 1)
      tellTales.push(
        ...(await this.tellTalesOf(
          others.filter((_site, index) => index % documents === first),
          null,
        )),
      );
    return tellTales;
  }

  /** Where these places do not answer alike to all values. One that fails and takes others along is asked by itself. */
  private async tellTalesOf(probes: readonly Probe[], peer: Crawler | null): Promise<string[]> {
    const tree = treeOf(
      probes.flatMap(({ path, call, asked, values }, site) =>
        values.map((value, index) => ({ steps: [...path, `s${site}p${index}: ${call.replaceAll('VALUE', value)}`], asked })),
      ),
    );
    const text = QUERY.text(written(placesBelow([tree], Number.POSITIVE_INFINITY)));
    const body = await this.withExports(await this.ask(text));
    if (probes.length > 1 && tookOthersAlong(JSON.parse(body) as Answer)) {
      const half = Math.ceil(probes.length / 2);
      return [...(await this.tellTalesOf(probes.slice(0, half), peer)), ...(await this.tellTalesOf(probes.slice(half), peer))];
    }
    if (peer !== null && dataOf(body) === dataOf(await peer.ask(text))) return [];
    return probes.flatMap(({ path, call, values }, site) =>
      differences(body, path, values, `s${site}p`).map((value) => `${call} answers to ${value}`),
    );
  }

  /**
   * Subscribes to everything, also by each id, or to one of so many `parts` of it, while `stir` makes things happen; keeps every frame. What a
   * frame answers is resolved as in a query, which the reader asks for all of; delivery is the point here.
   */
  async subscriptions(pools: Pools, stir: () => Promise<void>, parts = bySampleSize({ sample: 3, full: 1 })): Promise<void> {
    const root = this.schema.getSubscriptionType();
    if (!root) return;
    const everything = madeOnce(this.schema, `subscription ${JSON.stringify(pools.ids)}`, () =>
      Object.values(root.getFields()).flatMap((field) => {
        const named = getNamedType(field.type);
        const chunks = isObjectType(named) ? selectionsOf(this.schema, named).filter((chunk) => !OF_VIEWER.test(chunk)) : [];
        const calls = [
          field.name,
          ...field.args.flatMap((argument) =>
            getNamedType(argument.type).name === 'ID'
              ? pools.ids.map((id) => `${field.name}(${argument.name}: ${JSON.stringify(id)})`)
              : [],
          ),
        ];
        return calls.flatMap((call) => pack(this.schema, `subscription { ${call} {`, chunks, '} }'));
      }),
    ).map(({ text }) => text);
    const documents = shareOf(this.reader, everything, parts);
    const sockets: WebSocket[] = [];
    for (let start = 0; start < documents.length; start += SUBSCRIPTIONS_A_SOCKET)
      sockets.push(await this.openSocket(documents.slice(start, start + SUBSCRIPTIONS_A_SOCKET)));
    await stir();
    await allWasTold(this.app, sockets);
    for (const socket of sockets) {
      if (socket.readyState === WebSocket.CLOSED) continue;
      const isOver = once(socket, 'close');
      socket.close();
      await isOver;
    }
  }

  /** A socket with these subscriptions, for which the server listens; a refused one closes by itself. */
  private async openSocket(documents: readonly string[]): Promise<WebSocket> {
    const socket = new WebSocket(`${this.app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => this.keep('socket closed', `${code} ${reason.toString()}`));
    const isReady = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        const frame = Buffer.isBuffer(data) ? data.toString() : '';
        this.keep('frame', frame);
        if (frame.includes('connection_ack')) resolve();
      });
      socket.once('close', () => resolve());
    });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { token: this.reader.token } })));
    await isReady;
    await subscribe(
      this.app,
      socket,
      documents.map((text) => ({ query: '', extensions: this.app.extensionsOf(text) })),
    );
    return socket;
  }

  keep(where: string, bytes: string): void {
    this.seen.push({ where: `${this.reader.name}: ${where}`, bytes });
  }

  /** The words that came back, and where, in short. */
  finds(words: readonly string[]): string[] {
    return this.places(words).map(({ word, where }) => `${word} in ${where.slice(0, 300)}`);
  }

  /** The words that came back, where in the answer each was, and the whole question that brought it. */
  places(words: readonly string[]): { word: string; where: string }[] {
    // Repeated texts are searched once: nearly always nothing is found, and nobody asks where.
    const known = new Set<string>();
    const parts = new Set([...new Set(this.seen.map(({ bytes }) => bytes))].flatMap((bytes) => layersOf(bytes, known)));
    const everything = [...parts].join('\n').toLowerCase();
    const present = words.filter((word) => everything.includes(word.toLowerCase()));
    if (present.length === 0) return [];
    return this.seen.flatMap(({ where, bytes }) => {
      const layers = this.wrapped.get(bytes) ?? layersOf(bytes).join('\n').toLowerCase();
      this.wrapped.set(bytes, layers);
      return present
        .filter((word) => layers.includes(word.toLowerCase()))
        .flatMap((word) => pathsTo(word, bytes).map((path) => ({ word, where: where.replace(': ', `: ${path}`) })));
    });
  }

  private root(): GraphQLObjectType {
    const root = this.schema.getQueryType();
    if (!root) throw new Error('The schema has no queries');
    return root;
  }
}

/** Names of the types that have ids. */
export function nodeTypes(schema: GraphQLSchema): string[] {
  const node = schema.getType('Node');
  return isInterfaceType(node) ? schema.getPossibleTypes(node).map((type) => type.name) : [];
}

/** Where in an answer a word is, as `data.viewer.code of `; nothing where it is in no value of its own, or the bytes are no answer. */
function pathsTo(word: string, bytes: string): string[] {
  const paths: string[] = [];
  const known = new Map<string, boolean>();
  const isIn = (text: string): boolean => {
    const found = known.get(text) ?? layersOf(text).some((layer) => layer.toLowerCase().includes(word.toLowerCase()));
    known.set(text, found);
    return found;
  };
  const look = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) look(inner, [...path, key]);
    else if (isIn(String(value))) paths.push(`${path.join('.')} of `);
  };
  const body = bytes.trimEnd().split('\n').at(-1) ?? '';
  if (body.startsWith('{')) look(JSON.parse(body), []);
  return paths.length > 0 ? paths : [''];
}

function inGroups<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_none, index) => all.slice(index * size, (index + 1) * size));
}

function headersOf({ status, headers }: Pick<Answered, 'status' | 'headers'>): string {
  return `${status} ${headers
    .filter(([name]) => name !== 'date' && name !== 'x-request-id')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}`;
}

/** Searches for people, without a manuscript or a journal. */
const REGISTER_SEARCH = /^(?:authorsToInvite|reviewerCandidates)\((?!.*(?:contributionId|colloquiumId))/;

/** The data of an answer, without the parts that differ each time. */
function dataOf(body: string): string {
  return JSON.stringify((JSON.parse(body) as { data?: unknown }).data);
}

/** A place that takes a text or an id, with the values that it is asked about, nonsense first. */
interface Probe extends Site {
  values: string[];
}

/** Values whose answers differ from the first one's; they stand under this name, with their numbers. */
function differences(body: string, path: readonly string[], values: readonly string[], name: string): string[] {
  const { data, errors = [] } = JSON.parse(body) as Answer;
  let place: unknown = data;
  for (const step of path)
    place = typeof place === 'object' && place !== null ? Object.entries(place).find(([key]) => key === step)?.[1] : null;
  const found = typeof place === 'object' && place !== null ? new Map(Object.entries(place)) : new Map<string, unknown>();
  const tell = (index: number) =>
    JSON.stringify([
      found.get(`${name}${index}`) ?? null,
      errors.filter((error) => error.path?.includes(`${name}${index}`)).map((error) => error.message),
    ]);
  const control = tell(0);
  // Of those that fail together, and take each other along, one is named.
  return values.filter((_value, index) => body.includes(`"${name}${index}"`) && tell(index) !== control);
}

/** One of so many parts of the questions: each reader tries another, so that all readers together try everything. */
export function shareOf<T>({ turn }: Reader, all: readonly T[], parts: number): T[] {
  return all.filter((_one, index) => (index + turn) % parts === 0);
}

/**
 * The text and everything it wraps: JSON escapes, percent signs, base64 in both alphabets, two layers deep. `known`: runs that were looked
 * into already, which are not again.
 */
function layersOf(text: string, known = new Set<string>(), layers = 2): string[] {
  const plain = text.replaceAll(/\\u([0-9a-f]{4})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const parts = [text, plain, plain.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString())];
  if (layers === 0) return parts;
  for (const pattern of [/[\w-]{8,}/g, /[A-Za-z0-9+/]{8,}/g]) {
    for (const [run] of plain.matchAll(pattern)) {
      // Deeper objects were explored less deeply.
      const name = `${layers}${run}`;
      if (known.has(name)) continue;
      known.add(name);
      const decoded = Buffer.from(run, 'base64').toString();
      if (decoded.includes('\ufffd')) parts.push(decoded);
      else parts.push(...layersOf(decoded, known, layers - 1));
    }
  }
  return parts;
}
