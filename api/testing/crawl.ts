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
import { allWasTold, subscribe } from './subscribing.ts';
import { entriesAsText, unpacked } from './unpacked.ts';
import {
  callsForPeople,
  pack,
  prefixesOf,
  selectionsOf,
  selectionsOfPeople,
  sitesOf,
  variantsOf,
  wrap,
  type Packed,
  type Pools,
} from './documents.ts';

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

const documentsOf = new WeakMap<GraphQLSchema, Map<string, Packed[]>>();

export class Crawler {
  readonly seen: Seen[] = [];
  /** Queries left out, because they ask for values below nothing. */
  readonly leftOut: string[] = [];
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
    let response = await this.send(text, variables);
    let body = await response.text();
    if (body.includes('"RATE_LIMITED"')) {
      await this.beginAnew();
      response = await this.send(text, variables);
      body = await response.text();
    }
    this.keep(`${text} ${JSON.stringify(variables)}`, `${headersOf(response)}\n${body}`);
    if (/DOCUMENT_TOO_COMPLEX|GRAPHQL_VALIDATION_FAILED|BAD_REQUEST|"RATE_LIMITED"|"INTERNAL"/.test(body))
      throw new Error(`The crawl itself was refused: ${body.slice(0, 600)}\n${text.slice(0, 600)}`);
    return body;
  }

  /** Nobody has asked for anything yet. */
  private async beginAnew(): Promise<void> {
    await this.app.database.orm.em.fork().nativeDelete(RateCounter, {});
  }

  private async send(text: string, variables: Record<string, unknown>): Promise<Response> {
    return await fetch(`${this.app.url}/graphql`, {
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
    const whole = this.once('query', () => pack(this.schema, 'query {', selectionsOf(this.schema, root), '}'));
    const varied = this.once(JSON.stringify(pools), () => pack(this.schema, 'query {', variantsOf(root, pools), '}'));
    await this.askAll([...shareOf(this.reader, whole, parts), ...shareOf(this.reader, varied, bySampleSize({ sample: 8, full: 1 }))]);
  }

  /**
   * Every field that answers people, with every value of every argument, and one of so many `parts` of all ways that end at somebody. With
   * all ways to a person, where nobody is as well: whether somebody is there is the question.
   */
  async people(pools: Pools, parts = 1): Promise<void> {
    const root = this.root();
    // The documents are made once, with places for the values, which are others in every world.
    const places = {
      strings: pools.strings.map((_word, index) => `STRING${index}_`),
      ids: pools.ids.map((_id, index) => `NUMBER${index}_`),
    };
    const calls = this.once(`people ${JSON.stringify(places)}`, () =>
      pack(this.schema, 'query {', callsForPeople(this.schema, root, places), '}'),
    );
    const filled = (text: string) =>
      text.replaceAll(/(STRING|NUMBER)(\d+)_/g, (_place, kind: string, index: string) =>
        String((kind === 'STRING' ? pools.strings : pools.ids)[Number(index)]),
      );
    for (const { text } of calls) await this.ask(filled(text));
    const ways = this.once('people', () => pack(this.schema, 'query {', selectionsOfPeople(this.schema, root), '}'));
    await this.askAll(shareOf(this.reader, ways, parts));
  }

  /**
   * Asks for one place after another. Places below a null or an empty list are never resolved: a document that asks only for such is left
   * out. `at`: where in the answer the selections begin.
   */
  private async askAll(documents: readonly Packed[], variables: Record<string, unknown> = {}, at: readonly string[] = []): Promise<void> {
    const empty = new Set<string>();
    for (const { text, selections } of documents) {
      const isNothing = (selection: string) => prefixesOf(selection).some((prefix) => empty.has(prefix));
      if (!this.asksForNothing && selections.every(isNothing)) {
        this.leftOut.push(text);
        continue;
      }
      for (const prefix of emptyIn(await this.ask(text, variables), selections, at)) empty.add(prefix);
    }
  }

  /** Documents that are the same for every reader are made once: that takes longer than asking them. */
  private once(what: string, make: () => Packed[]): Packed[] {
    const made = documentsOf.get(this.schema) ?? new Map<string, Packed[]>();
    documentsOf.set(this.schema, made);
    const documents = made.get(what) ?? make();
    made.set(what, documents);
    return documents;
  }

  /** `node(id)` for every id: those that answer are read whole. Answers the ids that did. */
  async nodes(ids: readonly string[]): Promise<string[]> {
    const visible: string[] = [];
    for (let start = 0; start < ids.length; start += 25) {
      const some = ids.slice(start, start + 25);
      const body = await this.ask(
        `query { ${some.map((id, index) => `n${index}: node(id: ${JSON.stringify(id)}) { __typename id }`).join(' ')} }`,
      );
      const answer = JSON.parse(body) as { data: Record<string, { __typename: string } | null> };
      for (const [index, id] of some.entries()) {
        const found = answer.data[`n${index}`];
        if (!found) continue;
        visible.push(id);
        await this.node(id, found.__typename);
      }
    }
    return visible;
  }

  private async node(id: string, typename: string): Promise<void> {
    const type = this.schema.getType(typename);
    if (!isObjectType(type)) throw new Error(`No type ${typename}`);
    const documents = this.once(typename, () =>
      pack(this.schema, `query ($id: ID!) { node(id: $id) { ... on ${typename} {`, selectionsOf(this.schema, type), '} } }'),
    );
    await this.askAll(documents, { id }, ['node']);
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
    let response = await fetch(`${this.app.url}${link}`);
    if (response.status === TOO_MANY_REQUESTS) {
      await this.beginAnew();
      response = await fetch(`${this.app.url}${link}`);
    }
    const bytes = Buffer.from(await response.arrayBuffer());
    this.keep(link, [headersOf(response), ...unpacked(bytes)].join('\n'));
    return [String(response.status), ...entriesAsText(bytes)];
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
    const tellTales: string[] = [];
    const empty = new Set<string>();
    const sites = sitesOf(this.root());
    const exports = sites.filter(({ call }) => EXPORT_SITE.test(call));
    // A workbook holds its list's rows, which are asked for by the same arguments; making one takes long.
    const madeHere = new Set(shareOf(this.reader, exports, bySampleSize({ sample: 4, full: 1 })));
    for (const site of sites.filter((one) => !exports.includes(one) || madeHere.has(one))) {
      // Below nothing every value is answered alike: by nothing.
      const place = wrap(site.path, '__typename');
      if (!this.asksForNothing && prefixesOf(place).some((prefix) => empty.has(prefix))) continue;
      const all = site.kind === 'String' ? hidden.words : hidden.ids;
      const values = EXPORT_SITE.test(site.call) ? all.slice(0, bySampleSize({ sample: 1, full: 5 })) : all;
      const control = site.kind === 'String' ? nonsense.word : nonsense.id;
      for (let start = 0; start < values.length; start += 20) {
        const some = [control, ...values.slice(start, start + 20)];
        const calls = some.map((value, index) => `p${index}: ${site.call.replaceAll('VALUE', value)} ${site.selection}`);
        for (const { text: document } of pack(
          this.schema,
          `query { ${site.path.map((name) => `${name} {`).join(' ')}`,
          calls,
          '}'.repeat(site.path.length + 1),
        )) {
          // Each document needs the control among its own answers.
          const text = document.includes('p0:') ? document : document.replace('{', `{ ${wrap(site.path, calls[0] ?? '')} `);
          const body = await this.withExports(await this.ask(text));
          for (const prefix of emptyIn(body, [place], [])) empty.add(prefix);
          const isPeers = peer !== null && REGISTER_SEARCH.test(site.call) && dataOf(body) === dataOf(await peer.ask(text));
          if (!isPeers) tellTales.push(...differences(body, site.path, some).map((value) => `${site.call} answers to ${value}`));
        }
      }
    }
    return tellTales;
  }

  /** Subscribes to everything, also by each id, while `stir` makes things happen; keeps every frame. */
  async subscriptions(pools: Pools, stir: () => Promise<void>): Promise<void> {
    const root = this.schema.getSubscriptionType();
    if (!root) return;
    const documents = this.once(`subscription ${JSON.stringify(pools.ids)}`, () =>
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

  /** The words that came back, and the whole question that brought each. */
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
      return present.filter((word) => layers.includes(word.toLowerCase())).map((word) => ({ word, where }));
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

function headersOf(response: Response): string {
  return `${response.status} ${[...response.headers]
    .filter(([name]) => name !== 'date' && name !== 'x-request-id')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}`;
}

/** Prefixes of these selections that led to nothing in the answer: to null, or everywhere to an empty list. */
function emptyIn(body: string, selections: readonly string[], at: readonly string[]): string[] {
  const { data, errors = [] } = JSON.parse(body) as { data?: unknown; errors?: { path?: unknown[] }[] };
  const failed = errors.map(({ path = [] }) => path.filter((step) => typeof step === 'string'));
  const empty = new Set<string>();
  for (const selection of selections) {
    let places = at.reduce(insides, [data]);
    const way = [...at];
    for (const prefix of prefixesOf(selection)) {
      const call = prefix.slice(prefix.lastIndexOf(' { ') + 1).replace(/^\{ /, '');
      if (!call.startsWith('...')) {
        const key = /^\w+/.exec(call)?.[0] ?? '';
        way.push(key);
        places = insides(places, key);
      }
      if (places.length > 0) continue;
      // It may have been there, and have gone with something below it that failed.
      const isLost = failed.some((path) => path.length > way.length && way.every((step, index) => path[index] === step));
      if (!isLost) empty.add(prefix);
      break;
    }
  }
  return [...empty];
}

/** Values of these objects under a name, each item of a list for itself. */
function insides(places: readonly unknown[], key: string): unknown[] {
  return places
    .flatMap((place) => (typeof place === 'object' && place !== null ? [(place as Record<string, unknown>)[key]].flat(3) : []))
    .filter((place) => place !== null && place !== undefined);
}

/** Searches for people, without a manuscript or a journal. */
const REGISTER_SEARCH = /^(?:authorsToInvite|reviewerCandidates)\((?!.*(?:contributionId|colloquiumId))/;

/** The data of an answer, without the parts that differ each time. */
function dataOf(body: string): string {
  return JSON.stringify((JSON.parse(body) as { data?: unknown }).data);
}

/** Values whose answers differ from the first one's. */
function differences(body: string, path: readonly string[], values: readonly string[]): string[] {
  const answer = JSON.parse(body) as { data?: unknown; errors?: { path?: unknown[]; message: string }[] };
  let place: unknown = answer.data;
  for (const name of path)
    place = typeof place === 'object' && place !== null ? Object.entries(place).find(([key]) => key === name)?.[1] : null;
  const found = typeof place === 'object' && place !== null ? new Map(Object.entries(place)) : new Map<string, unknown>();
  const tell = (index: number) =>
    JSON.stringify([
      found.get(`p${index}`) ?? null,
      (answer.errors ?? []).filter((error) => error.path?.includes(`p${index}`)).map((error) => error.message),
    ]);
  const control = tell(0);
  return values.filter((_value, index) => body.includes(`"p${index}"`) && tell(index) !== control);
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
