// Subscriptions over graphql-transport-ws: who may connect, each event authorised again when it is delivered, and sockets that close
// when their session ends.
import type { IncomingMessage, Server } from 'node:http';
import {
  GraphQLError,
  createSourceEventStream,
  execute,
  getOperationAST,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import { asDomainError, DomainError } from '../errors.ts';
import { checkCost } from './limits.ts';
import { isNotTold, mapEvents, Refused, SharedLooks, Subscriber } from './subscription-events.ts';
import { ValidDocuments } from './valid-documents.ts';

/** Close code of graphql-ws for "you may not (any longer)". */
const closedForbidden = 4403;
/** The server asks to connect again: events may have been missed. */
const closedRestart = 1012;
/** Time for the last event (why the session ended) to leave before its socket closes. */
const farewellMs = 500;
const maxPayload = 256 * 1024;
/** A page has three subscriptions and one socket; each costs statements at every event. */
const maxSubscriptions = 20;
/** Of one token, in a process. */
const maxSockets = 40;
/** Close code for "not now": clients come again with growing pauses. */
const closedTryLater = 1013;

interface SubscriptionOptions<C extends object> {
  schema: GraphQLSchema;
  server: Server;
  path: string;
  /**
   * A fresh context for a token: at connection, at subscription, and for every event. `role`: the id of the role that a subscription asked to
   * be answered in. Errors: ROLE_NOT_HELD.
   */
  open(token: string, request: IncomingMessage, role?: string): Promise<C>;
  isAlive(ctx: C): boolean;
  /** The document that a payload names or contains. */
  textOf(ctx: C, payload: SubscribePayload): Promise<string | undefined>;
  /** Runs the query that answers an event. */
  reading<T>(work: () => T): T;
  format(error: unknown, ctx: C): GraphQLFormattedError;
  /** Events still sent to a session which has just ended. */
  isFarewell(event: unknown): boolean;
  failed(error: unknown, what: string): void;
  /** A socket that ends because of its client's bytes (a frame too long, one that is no WebSocket's). Anyone can cause that. */
  broken(reason: string): void;
  /** The id of the request that a socket began with, sent in the answer to it. */
  requestIdOf(request: IncomingMessage): string;
  /** Runs the work of a socket, so that the log can tell which one it was. */
  within<T>(request: IncomingMessage, work: () => T): T;
}

interface Connection {
  token: string;
}

/** Texts for sockets without a protocol. */
interface PlainWords {
  /** An event; null: nothing is said of it. */
  write(data: unknown): string | null;
  /** Sent to a token that belongs to nobody (any more). */
  farewell: string;
}

/** The open sockets of this process. */
export class Sockets<C extends object> {
  private readonly byToken = new Map<string, Set<WebSocket>>();
  private readonly tokenOf = new WeakMap<WebSocket, Connection>();
  /** How a plain socket is closed: it is told once that its session has ended, then closed. */
  private readonly leaveOf = new WeakMap<WebSocket, () => void>();
  private readonly plain: ({ prefix: string; text: string } & PlainWords)[] = [];
  private readonly options: SubscriptionOptions<C>;
  private readonly documents: ValidDocuments;
  private readonly open: ReadonlySet<WebSocket>;
  /** Shared looks at the person behind a token, when an event is delivered. */
  private readonly looks = new SharedLooks<C>();
  private readonly answers = new WeakMap<C, Map<string, Promise<ExecutionResult | null>>>();
  private readonly dispose: () => Promise<void>;

  constructor(options: SubscriptionOptions<C>) {
    this.options = options;
    this.documents = new ValidDocuments(options.schema);
    const wss = new WebSocketServer({ noServer: true, maxPayload });
    this.open = wss.clients;
    wss.on('headers', (headers, request) => void headers.push(`X-Request-Id: ${options.requestIdOf(request)}`));
    const protocol = useServer<{ token?: unknown }>(
      {
        connectionInitWaitTimeout: 5000,
        onConnect: async ({ connectionParams, extra }) =>
          (await this.openAndRegister(connectionParams?.token, extra.socket, extra.request)) !== null,
        onClose: (connection) => this.forget(connection.extra.socket),
        onSubscribe: (connection, _id, payload) =>
          // The new one is among them.
          Object.keys(connection.subscriptions).length > maxSubscriptions
            ? [new GraphQLError(`At most ${maxSubscriptions} subscriptions on one socket`)]
            : this.prepare(connection.extra.socket, connection.extra.request, payload),
        subscribe: (args) => this.subscribe(args),
        // Results are formatted where their context is known.
        onNext: (_connection, _id, _payload, _args, result) => result as FormattedExecutionResult,
        onError: (_connection, _id, _payload, errors) => errors,
      },
      wss,
    );
    const upgrade = (request: IncomingMessage, socket: Parameters<WebSocketServer['handleUpgrade']>[1], head: Buffer) => {
      // Not by way of URL, which throws on some addresses: nothing would catch it, and anyone could end the process.
      const path = request.url?.split('?', 1)[0] ?? '';
      const plain = this.plain.find(({ prefix }) => path.startsWith(prefix));
      if (plain) {
        wss.handleUpgrade(request, socket, head, (ws) => {
          this.keepApart(ws, request);
          this.logFaults(ws);
          void options.within(request, () => this.tell(ws, request, path.slice(plain.prefix.length), plain));
        });
        return;
      }
      if (path !== options.path) {
        socket.destroy();
        return;
      }
      wss.handleUpgrade(request, socket, head, (ws) => {
        this.keepApart(ws, request);
        options.within(request, () => wss.emit('connection', ws, request));
        this.logFaults(ws);
      });
    };
    options.server.on('upgrade', upgrade);
    this.dispose = async () => {
      options.server.off('upgrade', upgrade);
      await protocol.dispose();
      for (const ws of wss.clients) ws.terminate();
      wss.close();
    };
  }

  get size(): number {
    return this.open.size;
  }

  /** Tokens of the open sockets. */
  tokens(): string[] {
    return [...this.byToken.keys()];
  }

  /** Serves sockets that speak no protocol: each gets one subscription, for the token that its address ends with. */
  serve(prefix: string, text: string, words: PlainWords): void {
    this.plain.push({ prefix, text, ...words });
  }

  /** Closes the sockets of a token, once pending frames have left. */
  end(token: string): void {
    for (const socket of this.byToken.get(token) ?? []) {
      const leave = this.leaveOf.get(socket) ?? (() => socket.close(closedForbidden, 'Session ended'));
      setTimeout(leave, farewellMs).unref();
    }
    this.byToken.delete(token);
  }

  /** Closes every socket so that clients connect again and fetch missed changes. */
  restart(): void {
    for (const sockets of this.byToken.values()) for (const socket of sockets) socket.close(closedRestart, 'Connect again');
  }

  async close(): Promise<void> {
    await this.dispose();
    this.byToken.clear();
  }

  /** A frame is handled in the async context of its own event, apart from the context in which the socket was opened. */
  private keepApart(socket: WebSocket, request: IncomingMessage): void {
    const emit = socket.emit.bind(socket) as (...event: unknown[]) => boolean;
    const within = (...event: unknown[]) => this.options.within(request, () => emit(...event));
    Object.defineProperty(socket, 'emit', { value: within, configurable: true });
  }

  /** In place of graphql-ws, which prints every fault with its stack to the console. ws closes the socket itself. */
  private logFaults(socket: WebSocket): void {
    socket.removeAllListeners('error');
    socket.on('error', (error) => this.options.broken(error.message));
    const send = socket.send.bind(socket) as (data: unknown, done: () => void) => void;
    // An answer to a socket that has gone meanwhile is no fault either: its closing is reported anyway.
    const quietly = (data: unknown, done?: () => void) => send(data, () => done?.());
    Object.defineProperty(socket, 'send', { value: quietly, configurable: true });
  }

  /**
   * Every socket, with a protocol or without, is entered here: the context of its token, once it is among the sockets of that token; null
   * when it is turned away. One that closed while its token was looked up is not entered: its close event is over, and nothing would take
   * it out again.
   */
  private async openAndRegister(token: unknown, socket: WebSocket, request: IncomingMessage): Promise<C | null> {
    if (typeof token !== 'string' || token === '') return null;
    let ctx: C;
    try {
      ctx = await this.options.open(token, request);
    } catch (error) {
      this.options.failed(error, 'connecting a socket');
      socket.close(closedRestart, 'Connect again');
      return null;
    }
    if (!this.options.isAlive(ctx) || socket.readyState !== socket.OPEN) return null;
    const sockets = this.byToken.get(token) ?? new Set();
    if (sockets.size >= maxSockets) {
      socket.close(closedTryLater, 'Too many sockets');
      return null;
    }
    this.tokenOf.set(socket, { token });
    this.byToken.set(token, sockets.add(socket));
    return ctx;
  }

  private forget(socket: WebSocket): void {
    const token = this.tokenOf.get(socket)?.token;
    if (token === undefined) return;
    const sockets = this.byToken.get(token);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.byToken.delete(token);
  }

  private async tell(
    socket: WebSocket,
    request: IncomingMessage,
    token: string,
    { text, write, farewell }: { text: string } & PlainWords,
  ): Promise<void> {
    // Its messages are ignored, but must be read, or its closing is not noticed.
    socket.on('message', () => undefined);
    socket.once('close', () => this.forget(socket));
    let isTold = false;
    const leave = () => {
      // One that was turned away for another reason is closing already.
      if (!isTold && socket.readyState === socket.OPEN) socket.send(farewell);
      isTold = true;
      socket.close(closedForbidden, 'Session ended');
    };
    this.leaveOf.set(socket, leave);
    const open = () => this.options.open(token, request);
    try {
      const ctx = await this.openAndRegister(token, socket, request);
      if (ctx === null) {
        leave();
        return;
      }
      const events = await this.subscribe(this.argsFor(ctx, token, request, socket, { text }));
      if (!(Symbol.asyncIterator in events)) throw new Error('The subscription was refused', { cause: events.errors?.[0] });
      socket.once('close', () => void events.return(undefined));
      // It may have ended before the subscription was there to hear of it.
      if (!this.options.isAlive(await open())) leave();
      if (socket.readyState !== socket.OPEN) await events.return(undefined);
      for await (const { data } of events) {
        const words = write(data);
        if (words === farewell) leave();
        else if (words !== null) socket.send(words);
      }
    } catch (error) {
      this.options.failed(error, 'telling a plain socket');
      socket.close(closedRestart, 'Connect again');
    }
  }

  private async prepare(
    socket: WebSocket,
    request: IncomingMessage,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const token = this.tokenOf.get(socket)?.token ?? '';
    const role = roleOf(payload);
    let ctx: C | undefined;
    try {
      ctx = await this.options.open(token, request, role);
      if (!this.options.isAlive(ctx)) throw new DomainError('UNAUTHENTICATED');
      const text = await this.options.textOf(ctx, payload);
      if (text === undefined) throw new GraphQLError('A document is needed');
      return this.argsFor(ctx, token, request, socket, { ...payload, text, role });
    } catch (error) {
      if (isRoleLost(error)) ctx = await this.options.open(token, request).catch(() => undefined);
      if (ctx) return this.refusals(error instanceof Refused ? error.problems : [error], ctx);
      this.options.failed(error, 'opening a subscription');
      return [new GraphQLError('The subscription could not be opened')];
    }
  }

  /** A subscription ready to be run. Throws its error. */
  private argsFor(
    ctx: C,
    token: string,
    request: IncomingMessage,
    socket: WebSocket,
    {
      text,
      operationName,
      variables,
      role,
    }: Pick<SubscribePayload, 'operationName' | 'variables'> & { text: string; role?: string | undefined },
  ): ExecutionArgs {
    const { schema } = this.options;
    const document = this.documents.read(text);
    if (!('kind' in document)) throw new Refused(document);
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'subscription') throw new GraphQLError('Only subscriptions are taken over a socket');
    const variableValues = variables ?? {};
    checkCost(schema, document, operation, variableValues);
    const fresh = () => this.looks.at(`${token} ${role ?? ''}`, () => this.options.open(token, request, role));
    const asked = JSON.stringify([text, operationName, variableValues]);
    // graphql-ws would end the subscription with this error, in its own words, and the client would hear no more events.
    const lose = () => socket.close(closedRestart, 'Connect again');
    return { schema, document, operationName, variableValues, contextValue: new Subscriber(ctx, fresh, asked, lose) };
  }

  private refusals(errors: readonly unknown[], ctx: C): GraphQLError[] {
    return errors.map((error) => {
      const { message, extensions } = this.options.format(error, ctx);
      return new GraphQLError(message, { extensions });
    });
  }

  private async subscribe(args: ExecutionArgs): Promise<AsyncGenerator<ExecutionResult> | ExecutionResult> {
    // `prepare` put it there.
    const subscriber = args.contextValue as Subscriber<C>;
    const stream = await createSourceEventStream({ ...args, contextValue: subscriber.ctx });
    if (!(Symbol.asyncIterator in stream)) return this.formatted(stream, subscriber.ctx);
    return mapEvents(stream[Symbol.asyncIterator](), subscriber, async (event) => {
      try {
        const ctx = await this.contextOf(event, subscriber);
        if (!ctx) return null;
        return await this.answerTo(event, subscriber.asked, ctx, { ...args, rootValue: event, contextValue: ctx });
      } catch (error) {
        if (isRoleLost(error)) {
          subscriber.isOver = true;
          return { errors: this.refusals([error], subscriber.ctx) };
        }
        this.options.failed(error, 'delivering an event');
        subscriber.lose();
        return null;
      }
    });
  }

  /** The answer to an event, computed once for all sockets of a person that asked the same and share a look at the viewer. */
  private answerTo(event: unknown, asked: string, ctx: C, args: ExecutionArgs): Promise<ExecutionResult | null> {
    const known = this.answers.get(ctx) ?? new Map<string, Promise<ExecutionResult | null>>();
    this.answers.set(ctx, known);
    const key = `${JSON.stringify(event)} ${asked}`;
    const answer = known.get(key) ?? this.executed(args, ctx);
    known.set(key, answer);
    return answer;
  }

  private async executed(args: ExecutionArgs, ctx: C): Promise<ExecutionResult | null> {
    const result = await this.options.reading(() => execute(args));
    return isNotTold(result) ? null : this.formatted(result, ctx);
  }

  /** The context in which an event is judged: the present viewer. Null: no subscriber is left. */
  private async contextOf(event: unknown, subscriber: Subscriber<C>): Promise<C | null> {
    const ctx = await subscriber.fresh();
    if (this.options.isAlive(ctx)) return ctx;
    return this.options.isFarewell(event) ? subscriber.ctx : null;
  }

  private formatted(result: ExecutionResult, ctx: C): ExecutionResult {
    if (!result.errors) return result;
    const errors = result.errors.map((error) => this.options.format(error, ctx));
    // The wire carries the plain form: onNext hands it over as it is.
    return { ...result, errors: errors as unknown as readonly GraphQLError[] };
  }
}

/** What no role record is called: whoever names one so is refused. */
const NO_ROLE = '';

/** The role that a subscription asks to be answered in; undefined: that of its session. */
function roleOf({ extensions }: SubscribePayload): string | undefined {
  const role = extensions?.['role'];
  return role === undefined || role === null ? undefined : typeof role === 'string' ? role : NO_ROLE;
}

/** The role that it asks for is none of the person's, or was taken from them. */
function isRoleLost(error: unknown): boolean {
  return asDomainError(error)?.code === 'ROLE_NOT_HELD';
}
