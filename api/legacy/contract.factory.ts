// A publisher for contract cases, and a client that calls the facade as old clients do, spelling out paths and parameters.
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { RoleKindCode } from '../../shared/roles.ts';
import { buildApiToken, buildSession, buildUser, PASSWORD } from '../modules/accounts/viewer/user.factory.ts';
import type { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildColloquium, entryOf } from '../modules/colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { ref } from '@mikro-orm/core';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution, buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import { act, idOf } from '../modules/contributions/manuscript/wizard.factory.ts';
import { Profile } from '../modules/accounts/profile/profile.entity.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { send } from '../testing/send.ts';
import { isWhole } from './row/paths.ts';
import { schemaOf } from './openapi/openapi-schema.ts';
import type { Shape } from './row/row.ts';
import { table, type RowId } from './table.ts';

export { PASSWORD };
export type Body = Record<string, unknown> & { code: number; msg: string };

export interface CallOptions {
  token?: string;
  /** How the parameters travel; by default a query for GET and a form for POST. */
  as?: 'form' | 'json' | 'multipart' | 'query';
  /** Another spelling of the path than the documented one. */
  path?: string;
  method?: 'GET' | 'POST' | 'PUT';
  language?: string;
  cookie?: string;
}

/** One way the call must work, as the list of calls documents it. */
export type ContractCase = (world: World) => Promise<void>;

/** People of one house: an author, the editor and the chief of the journal, and an author who has nothing to do with it. */
export class World {
  readonly app: TestApp;
  readonly people: Record<'author' | 'other' | 'editor' | 'chief', User>;
  readonly tokens: Record<'author' | 'other' | 'editor' | 'chief', string>;
  readonly journal: Colloquium;
  /** Rows that were called and answered code 0. */
  readonly answered = new Set<RowId>();
  /** Documented fields that some answer had a value in, `E2-003.page.list[].cbCode`; parameters that calls which were done came with. */
  readonly filled = { read: new Set<string>(), sent: new Set<string>() };
  /** Fields by the shape they stand in, which rows may share: those that some case looked at in an answer that had a value there. */
  readonly lookedAt = new Map<Shape, Set<string>>();

  private constructor(app: TestApp, people: World['people'], tokens: World['tokens'], journal: Colloquium) {
    this.app = app;
    this.people = people;
    this.tokens = tokens;
    this.journal = journal;
  }

  static async start(): Promise<World> {
    const app = await startTestApp({ schema: colloquiumSchema() });
    const em = app.database.orm.em.fork();
    const person = async (roles: RoleKindCode[], own: Parameters<typeof buildUser>[1] = {}) =>
      await buildUser(em, { roles, language: 'zh-CN', ...own });
    const people = {
      author: await person(['AUTHOR', 'REVIEWER'], {
        realName: '沈知远',
        username: 'shen',
        code: 'A483201',
        workplaces: ['临江大学', '古籍所'],
        address: '临江路1号',
      }),
      other: await person(['AUTHOR'], { realName: '顾清禾', code: 'A990017', workplaces: ['东湖大学'] }),
      editor: await person(['EDITOR'], { realName: '叶书宁' }),
      chief: await person(['EDITOR_IN_CHIEF'], { realName: '陆承泽' }),
    };
    const profile = await em.findOneOrFail(Profile, { user: people.author });
    profile.degree = ref(await entryOf(em, 'DEGREE', '3'));
    profile.professionalTitle = ref(await entryOf(em, 'PROFESSIONAL_TITLE', '1'));
    await em.flush();
    const journal = await buildColloquium(em, {
      name: '江南文化',
      columns: ['论文', '书评'],
      members: { editor: [people.editor], chief: [people.chief] },
    });
    const token = async (user: User) => await buildSession(em, user, app.clock, { language: 'zh-CN', isRemembered: true });
    const tokens = {
      author: await token(people.author),
      other: await token(people.other),
      editor: await token(people.editor),
      chief: await token(people.chief),
    };
    return new World(app, people, tokens, journal);
  }

  em() {
    return this.app.database.orm.em.fork();
  }

  /** The API token of somebody in this role, over the whole house. */
  async program(role: RoleKindCode): Promise<string> {
    const em = this.em();
    return await buildApiToken(em, await buildUser(em, { roles: [role], language: 'zh-CN' }), this.app.clock, role);
  }

  /** Value of the journal's subject. */
  async subject(): Promise<string> {
    return (await this.journal.subject.loadOrFail()).value;
  }

  async fetch(rowId: RowId, params: Record<string, unknown> | unknown[] = {}, options: CallOptions = {}): Promise<Response> {
    const { url, ...sent } = this.written(rowId, params, options);
    return await fetch(url, sent);
  }

  private written(
    rowId: RowId,
    params: Record<string, unknown> | unknown[],
    { token, as, path, method, language = 'zh-CN', cookie }: CallOptions,
  ) {
    const row = table[rowId];
    const how = method ?? row.method;
    const encoding = as ?? (how === 'GET' ? 'query' : 'form');
    const documented = row.paths[0].replaceAll(/\{(\w+)\}/g, (_part, name: string) => String(Object(params)[name] ?? 0));
    const { body, type, query } = encoded(withoutPath(params, row.paths[0]), encoding);
    const place = path ?? documented;
    return {
      url: `${this.app.url}${isWhole(place) ? '' : '/colloquium/api/'}${place}${query}`,
      method: how,
      headers: {
        'accept-language': language,
        ...(token === undefined ? {} : { token }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      ...(how === 'GET' || body === undefined ? {} : { body }),
    };
  }

  /** Calls a row of JSON: status 200, always; an answer of code 0 has the documented fields. */
  async call(rowId: RowId, params: Record<string, unknown> | unknown[] = {}, options: CallOptions = {}): Promise<Body> {
    const { url, ...sent } = this.written(rowId, params, options);
    const { status, bytes } = await send(url, sent);
    const answer: unknown = JSON.parse(bytes.toString());
    expect(status, JSON.stringify(answer)).toBe(200);
    expect(answer).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
    // Looked at in the line above.
    const body = answer as Body;
    if (body.code === 0) {
      this.answered.add(rowId);
      expect(unlike(table[rowId].fields, body), rowId).toEqual([]);
      for (const field of filledIn(table[rowId].fields, body, rowId)) this.filled.read.add(field);
      for (const field of namesIn(params, rowId)) this.filled.sent.add(field);
      return this.watched(table[rowId].fields, body);
    }
    return body;
  }

  /** A copy that notes which documented fields are looked at where they say something. */
  private watched<T>(shape: Shape, value: T): T;
  private watched(shape: Shape, value: unknown): unknown {
    if (typeof shape === 'string' || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item: unknown) => this.watched((shape as readonly [Shape])[0], item));
    const looked = this.lookedAt.get(shape) ?? new Set();
    this.lookedAt.set(shape, looked);
    const copy = {};
    for (const [name, inner] of Object.entries(value)) {
      const own: unknown = Object.hasOwn(shape, name) ? this.watched((shape as Record<string, Shape>)[name] ?? 'string', inner) : inner;
      const get = () => {
        if (own !== null && own !== '') looked.add(name);
        return own;
      };
      Object.defineProperty(copy, name, { enumerable: true, configurable: true, get });
    }
    return copy;
  }

  /** The same, done. */
  async done(rowId: RowId, params: Record<string, unknown> | unknown[] = {}, options: CallOptions = {}): Promise<Body> {
    const body = await this.call(rowId, params, options);
    expect(body, `${rowId} ${JSON.stringify(params)}`).toMatchObject({ code: 0 });
    return body;
  }

  /** A draft of the author’s, complete except for a file; written straight into the database, because each call has its own case. */
  async draft(): Promise<number> {
    const em = this.em();
    const { author } = this.people;
    const { degree, professionalTitle } = await em.findOneOrFail(Profile, { user: author });
    const { id } = await buildContribution(em, {
      submitter: author,
      colloquium: this.journal,
      column: (await this.journal.columns.loadItems())[0] ?? null,
      titleZh: '水利碑刻考',
      titleEn: 'Inscriptions on Water',
      subtitleZh: '',
      subtitleEn: '',
      keywordsZh: ['水利', '碑刻'],
      keywordsEn: ['water', 'steles'],
      savedAt: this.app.clock.now(),
      hasManuscriptFile: false,
      firstAuthor: { sex: 1, degree, professionalTitle, company: '临江大学', address: '临江路1号' },
    });
    return id;
  }

  /** Gives it a manuscript file, which is a row that no bytes belong to. */
  async withFile(contributionId: number): Promise<void> {
    const em = this.em();
    await buildFile(em, await em.findOneOrFail(Contribution, contributionId));
  }

  async submitted(): Promise<number> {
    this.app.clock.advance(60_000);
    const contributionId = await this.draft();
    await this.withFile(contributionId);
    await this.done('E1-048', { contributionId }, { token: this.tokens.author });
    return contributionId;
  }

  /** Its author withdraws it; the facade has no call for that. */
  async withdrawn(contributionId: number): Promise<boolean> {
    const answer = await act(this.app, this.tokens.author, 'withdraw', { contributionId: idOf('Contribution', contributionId) });
    return answer.errors === undefined;
  }

  async column(): Promise<number> {
    return (await this.journal.columns.loadItems())[0]?.id ?? 0;
  }

  /** The cookie of a fresh captcha. */
  async captcha(): Promise<string> {
    const response = await this.fetch('E1-001', { count: 1 });
    return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** Signs in with a password; answers the body. */
  async login(user: User, more: Record<string, unknown> = {}): Promise<Body> {
    return await this.call(
      'E1-002',
      { username: user.email, password: PASSWORD, captcha: 'WXYZ', rememberMe: 0, language: 0, ...more },
      { cookie: await this.captcha() },
    );
  }

  /** A legacy socket and its messages until it closed. */
  socket(
    token: string,
    { url }: Pick<TestApp, 'url'> = this.app,
  ): { isOpen: Promise<void>; told: Promise<{ messages: string[]; code: number }> } {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/colloquium/api/websocket/${token}`);
    const messages: string[] = [];
    socket.on('message', (data) => messages.push(Buffer.isBuffer(data) ? data.toString() : ''));
    return {
      isOpen: new Promise((resolve, reject) => socket.once('open', () => resolve()).once('error', reject)),
      told: new Promise((resolve) => socket.once('close', (code) => resolve({ messages, code }))),
    };
  }
}

/** Without the parameters that stand in the path. */
function withoutPath(params: Record<string, unknown> | unknown[], path: string): Record<string, unknown> | unknown[] {
  if (Array.isArray(params)) return params;
  return Object.fromEntries(Object.entries(params).filter(([name]) => !path.includes(`{${name}}`)));
}

/** Where an answer is not of its documented shape. */
function unlike(shape: Shape, value: unknown, place = ''): string[] {
  const schema = schemaOf(shape);
  if (schema['type'] === 'object') {
    if (typeof value !== 'object' || value === null) return [`${place} is no object`];
    return Object.entries(shape as Record<string, Shape>).flatMap(([name, inner]) => {
      const found = Object.entries(value).find(([field]) => field === name);
      return found ? unlike(inner, found[1], `${place}.${name}`) : [`${place}.${name} is missing`];
    });
  }
  if (schema['type'] === 'array') {
    if (!Array.isArray(value)) return [`${place} is no list`];
    return value.flatMap((item: unknown, index) => unlike((shape as readonly [Shape])[0], item, `${place}[${index}]`));
  }
  const types = [schema['type']].flat();
  const type = value === null ? 'null' : typeof value === 'number' ? 'integer' : typeof value;
  return types.includes(type) ? [] : [`${place} is ${type}`];
}

/** The documented fields in which the answer says something, neither null nor an empty text: the place of each, a list as `[]`. */
function filledIn(shape: Shape, value: unknown, place: string): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof shape === 'string') return [place];
  if (Array.isArray(shape)) return [value].flat().flatMap((item: unknown) => filledIn((shape as readonly [Shape])[0], item, `${place}[]`));
  return Object.entries(shape as Record<string, Shape>).flatMap(([name, inner]) =>
    filledIn(inner, Object.entries(value).find(([field]) => field === name)?.[1], `${place}.${name}`),
  );
}

/** The same of parameters, which are as they are sent. */
function namesIn(value: unknown, place: string): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown) => namesIn(item, `${place}[]`));
  if (typeof value !== 'object' || value instanceof File) return [place];
  return Object.entries(value).flatMap(([name, inner]) => namesIn(inner, `${place}.${name}`));
}

function encoded(
  params: Record<string, unknown> | unknown[],
  encoding: NonNullable<CallOptions['as']>,
): { body?: BodyInit; type?: string; query: string } {
  if (encoding === 'json') return { body: JSON.stringify(params), type: 'application/json', query: '' };
  const pairs = Object.entries(params).map(([name, value]): [string, unknown] => [name, value]);
  if (encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of pairs) form.append(name, value instanceof File ? value : String(value));
    return { body: form, query: '' };
  }
  const search = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)]));
  if (encoding === 'query') return { query: search.size > 0 ? `?${search}` : '' };
  return { body: search.toString(), type: 'application/x-www-form-urlencoded;charset=UTF-8', query: '' };
}
