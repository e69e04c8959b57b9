// The wrapper of every mutation root field, put on by the schema transform: uploads are received first, then one transaction holds the act
// and its row in the operation log. A refused attempt leaves one row too, and nothing else.
import { isObjectType, type GraphQLField, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { logRuleKey, receivesKey, type LogRule, type ReceiveRule } from './declare.ts';
import { asDomainError, DomainError, isRequestFault } from '../errors.ts';
import { loggedText, loggedValues } from './logged-value.ts';
import { readId } from './node.ts';

/** One line of the operation log. */
export interface Attempt {
  operation: string;
  objectType: string | null;
  objectId: number | null;
  params: Record<string, unknown>;
  ms: number;
  /** Null when it was done, else the error code of the refusal. */
  refusedWith: string | null;
}

export interface MutationOptions<C, F extends object> {
  /** Counts the try against the limits declared beside the mutation. Throws when there were too many. */
  count(ctx: C, field: GraphQLField<unknown, C>): Promise<void>;
  transaction<T>(ctx: C, work: () => Promise<T>): Promise<T>;
  /** Stores an upload and identifies it; runs before the transaction. `input` is the rest of the input, `rule` the one of `Receives`. */
  receive(ctx: C, upload: FileUpload, input: Readonly<Record<string, unknown>>, rule: ReceiveRule | null): Promise<F>;
  /** Removes the uploads of a mutation that failed. */
  discard(ctx: C, file: F): Promise<void>;
  /** Writes the line of a done act inside its transaction, that of a refused one on its own. */
  record(ctx: C, attempt: Attempt): Promise<void>;
  /** Told when something could not be tidied up after a failure. */
  failed(ctx: C, error: unknown, what: string): void;
}

/** Wraps the mutation root fields, in place. To be applied before `@auth`, so that a refused caller's upload is never read. */
export function runInTransactions<C, F extends object>(schema: GraphQLSchema, options: MutationOptions<C, F>): Committed {
  const committed: Committed = new WeakSet();
  for (const field of mutationFields<C>(schema)) {
    const { resolve } = field;
    if (!resolve) throw new Error(`The mutation ${field.name} has no resolver`);
    // Only `Receives` writes under this key.
    const rule = (field.extensions[receivesKey] as ReceiveRule | undefined) ?? null;
    field.resolve = async (source, args, ctx, info) => {
      const started = performance.now();
      const received: F[] = [];
      await options.count(ctx, field);
      try {
        const ready = await receiveUploads(args, async (upload) => {
          const file = await options.receive(ctx, await upload.catch(unreadable), isRecord(args['input']) ? args['input'] : {}, rule);
          received.push(file);
          return file;
        });
        const payload: unknown = await options.transaction(ctx, async () => {
          const result: unknown = await resolve(source, ready, ctx, info);
          await options.record(ctx, attemptOf(field, args, result, started, null));
          return result;
        });
        committed.add(info);
        return payload;
      } catch (error) {
        // Lost while committing: the row may be there after all, and a file too many is better than one too few.
        if (asDomainError(error)?.code === 'UNAVAILABLE') throw error;
        const removals = await Promise.allSettled(received.map((file) => options.discard(ctx, file)));
        for (const removal of removals) if (removal.status === 'rejected') options.failed(ctx, removal.reason, 'discarding an upload');
        throw error;
      }
    };
  }
  return committed;
}

/** Root fields whose transaction was committed: an error after that is no refusal. */
type Committed = WeakSet<GraphQLResolveInfo>;

/** Logs refused attempts, those that `@auth` refused included. To be applied after `@auth`. */
export function recordRefusals<C, F extends object>(schema: GraphQLSchema, options: MutationOptions<C, F>, committed: Committed): void {
  for (const field of mutationFields<C>(schema)) {
    const { resolve } = field;
    if (!resolve) continue;
    field.resolve = async (source, args, ctx, info) => {
      const started = performance.now();
      try {
        return await resolve(source, args, ctx, info);
      } catch (error) {
        const code = asDomainError(error)?.code ?? 'INTERNAL';
        if (!committed.has(info) && !unlogged.includes(code)) {
          await options
            .record(ctx, attemptOf(field, args, null, started, code))
            .catch((failure: unknown) => options.failed(ctx, failure, 'logging a refused attempt'));
        }
        throw error;
      }
    };
  }
}

/** Nobody is named by an attempt without a session, and a database that is away or full takes no row. */
const unlogged: readonly string[] = ['UNAUTHENTICATED', 'UNAVAILABLE', 'OUT_OF_ROOM'];

function mutationFields<C>(schema: GraphQLSchema): GraphQLField<unknown, C>[] {
  const type = schema.getMutationType();
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

function attemptOf<C>(
  field: GraphQLField<unknown, C>,
  args: Record<string, unknown>,
  result: unknown,
  started: number,
  refusedWith: string | null,
): Attempt {
  // Only `Logged` writes under this key.
  const rule = (field.extensions[logRuleKey] ?? {}) as LogRule;
  const input = isRecord(args['input']) ? args['input'] : {};
  const named = rule.object === undefined ? undefined : input[rule.object];
  const object = typeof named === 'string' ? readId(named) : objectOf(result, rule.result);
  return {
    operation: field.name,
    objectType: object ? loggedText(object.type) : null,
    objectId: object?.id ?? null,
    params: loggedValues(
      Object.fromEntries((rule.params ?? []).filter((name) => input[name] !== undefined).map((name) => [name, input[name]])),
    ),
    ms: Math.round(performance.now() - started),
    refusedWith,
  };
}

function objectOf(result: unknown, name: string | undefined): { type: string; id: number } | null {
  const object = name !== undefined && isRecord(result) ? result[name] : null;
  if (!isRecord(object) || typeof object['id'] !== 'number') return null;
  return { type: object.constructor.name, id: object['id'] };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Input that the multipart parser cannot read is the sender's fault; the parser does not mark it as such. */
function unreadable(error: unknown): never {
  throw isRequestFault(error) ? error : new DomainError('INVALID_INPUT', {}, { file: { code: 'file.partUnreadable' } });
}

/** A copy of the arguments with every upload replaced by the result of `receive`, one after the other. */
async function receiveUploads(
  value: Record<string, unknown>,
  receive: (upload: Promise<FileUpload>) => Promise<unknown>,
): Promise<Record<string, unknown>>;
async function receiveUploads(value: unknown, receive: (upload: Promise<FileUpload>) => Promise<unknown>): Promise<unknown>;
async function receiveUploads(value: unknown, receive: (upload: Promise<FileUpload>) => Promise<unknown>): Promise<unknown> {
  // Upload is the only scalar that is read as a promise.
  if (value instanceof Promise) return await receive(value as Promise<FileUpload>);
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) items.push(await receiveUploads(item, receive));
    return items;
  }
  if (!isRecord(value) || !isPlain(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) copy[name] = await receiveUploads(item, receive);
  return copy;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
