// Errors that people are meant to read, and how every error is put on the wire in the viewer's language.
import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ErrorCode, FieldProblem, FieldProblems, MessageParams, Refusal } from '../shared/errors.ts';
import type { FieldsOf } from '../shared/forms/zod.ts';
import { MAX_UPLOAD_BYTES } from '../shared/limits.ts';
import { errorText, hasMessage, messageText, type LanguageTag } from '../shared/messages.ts';

/** An error shown to the person: a code of the shared list, values for its text, and problems by field. */
export class DomainError extends Error {
  override name = 'DomainError';
  readonly code: ErrorCode;
  readonly params: MessageParams;
  readonly fields?: FieldProblems;

  constructor(code: ErrorCode, params: MessageParams = {}, fields?: FieldProblems) {
    super(errorText('en-US', code, params));
    this.code = code;
    this.params = params;
    this.fields = fields;
  }
}

export function notFound(): DomainError {
  return new DomainError('NOT_FOUND');
}

export function forbidden(): DomainError {
  return new DomainError('FORBIDDEN');
}

export function unauthenticated(): DomainError {
  return new DomainError('UNAUTHENTICATED');
}

/** `invalidInput({ title: { code: 'input.required' } })`; codes are keys of the message catalogue. */
export function invalidInput(fields: FieldProblems): DomainError {
  return new DomainError('INVALID_INPUT', {}, fields);
}

/** The refusal of a policy as the error that a service throws. */
export function refused(refusal: Refusal): DomainError {
  return new DomainError(refusal.code, refusal.params);
}

/**
 * Parses `value` by a shared zod rule; INVALID_INPUT with a problem per field when it does not fit. The compiler refuses a value without
 * one of its fields.
 */
export function parseInput<Rule extends z.ZodType>(schema: Rule, value: FieldsOf<Rule>): z.output<Rule> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(problemsOf(result.error));
}

/** Nobody's save is written over: CONFLICT when the row has been saved since `version` was read. */
export function checkVersion(row: { readonly version: number }, version: number): void {
  if (version !== row.version) throw new DomainError('CONFLICT');
}

/** The domain error behind a thrown value, or null when it is unexpected. */
export function asDomainError(error: unknown): DomainError | null {
  for (const cause of causes(error)) {
    if (cause instanceof DomainError) return cause;
    if (cause instanceof z.ZodError) return invalidInput(problemsOf(cause));
    if (isEndlessText(cause)) return new DomainError('REQUEST_TOO_LARGE');
    if (isOverload(cause)) return new DomainError('FILE_TOO_LARGE', { megabytes: Math.floor(MAX_UPLOAD_BYTES / (1024 * 1024)) });
    if (isConnectionLoss(cause)) return new DomainError('UNAVAILABLE');
    if (isGivenUp(cause)) return new DomainError('TOO_SLOW');
    if (isOutOfRoom(cause)) return new DomainError('OUT_OF_ROOM');
    if (isRace(cause)) return new DomainError('CONFLICT');
    if (isUnstorable(cause)) return invalidInput({ input: { code: 'input.invalid' } });
  }
  return null;
}

/**
 * The error as the client reads it: `message` in its language, `extensions { code, params, fields, id }`. Errors of the
 * protocol (syntax, validation, variables) keep graphql's own English text; unexpected ones are logged under a random id
 * and show nothing but that id.
 */
export function toGraphQLError(error: unknown, language: LanguageTag, log: Logger): GraphQLFormattedError {
  const place = error instanceof GraphQLError ? { path: error.path, locations: error.locations } : {};
  const domainError = asDomainError(error);
  if (domainError) {
    const { code, params, fields } = domainError;
    // The person can do nothing about it: the operators must hear of it.
    if (code === 'OUT_OF_ROOM') log.error({ err: causes(error).at(-1), path: place.path }, 'out of room');
    return {
      message: errorText(language, code, params),
      ...place,
      extensions: { code, params, ...(fields ? { fields: fieldTexts(fields, language) } : {}) },
    };
  }
  if (error instanceof GraphQLError && isProtocolError(error)) {
    return { message: error.message, ...place, extensions: { code: error.extensions['code'] ?? 'BAD_REQUEST' } };
  }
  const fault = causes(error).find(isRequestFault);
  if (fault) return { message: fault.message, ...place, extensions: { code: 'BAD_REQUEST' } };
  const id = randomUUID();
  log.error({ err: causes(error).at(-1), errorId: id, path: place.path }, 'unexpected error');
  return { message: errorText(language, 'INTERNAL', { id }), ...place, extensions: { code: 'INTERNAL', params: {}, id } };
}

function fieldTexts(fields: FieldProblems, language: LanguageTag): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, { code, params }]) => [name, messageText(language, code, params)]));
}

/** The error and everything it was caused by, outermost first. */
function causes(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let next = error; next !== undefined && next !== null && !chain.includes(next);) {
    chain.push(next);
    if (next instanceof GraphQLError && next.originalError) next = next.originalError;
    else if (next instanceof AggregateError && next.errors.length > 0) next = next.errors[0];
    else next = next instanceof Error ? next.cause : undefined;
  }
  return chain;
}

/** No field was being resolved: the request itself is at fault (syntax, validation, variables). */
function isProtocolError(error: GraphQLError): boolean {
  return error.path === undefined && (!error.originalError || error.originalError instanceof GraphQLError);
}

/** Faults found by the parsers of addresses, bodies and uploads; their texts may be shown. */
export function isRequestFault(error: unknown): error is Error & { status: number } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status >= 400 && error.status < 500;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const connectionLossNames = new Set(['ConnectionException', 'DriverException']);
const connectionLossCodes = /^(08(?!P01)...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/;
const connectionLossTexts = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** PostgreSQL is away: refused, dropped, shutting down or out of connections. A missing file is not that. */
function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  if (code && connectionLossCodes.test(code)) return true;
  if (error.name === 'ConnectionException') return true;
  return (connectionLossNames.has(error.name) || error.name === 'Error') && connectionLossTexts.test(error.message);
}

/** The disk is full, for files or for PostgreSQL (its class 53 without the one for connections, which recover). */
function isOutOfRoom(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT|53(?!300)\d{3})$/.test(codeOf(error) ?? '');
}

/** PostgreSQL gave a statement up, which took longer than a read may (read-time.ts). */
function isGivenUp(error: unknown): boolean {
  return codeOf(error) === '57014';
}

/**
 * A version check, a serialization failure, a deadlock, a lock that was not to be had, or a row that was deleted while another came to name
 * it.
 */
function isRace(error: unknown): boolean {
  if (error instanceof Error && error.name === 'OptimisticLockError') return true;
  return ['40001', '40P01', '55P03', '23503'].includes(codeOf(error) ?? '');
}

/** A value that PostgreSQL cannot store: a zero character (reported in three ways, by how it was sent), a moment beyond the calendar. */
function isUnstorable(error: unknown): boolean {
  return ['22021', '22P05', '08P01', '22008', '22009'].includes(codeOf(error) ?? '');
}

/** The refusal of a body without files by express. */
function isEndlessText(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}

/** graphql-upload's refusal of a body beyond the server's limit. */
function isOverload(error: unknown): boolean {
  return error instanceof Error && error.name === 'PayloadTooLargeError';
}

function problemsOf(error: z.ZodError): FieldProblems {
  const problems: Record<string, FieldProblem> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'input';
    problems[path] ??= problemOf(issue);
  }
  return problems;
}

/** A rule may name its own catalogue key as zod message; otherwise the general text of the kind of problem. */
function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const params = numbersOf(issue);
  if (hasMessage(issue.message)) return { code: issue.message, params };
  if (issue.code === 'too_big') {
    return { code: issue.origin === 'string' ? 'input.tooLong' : issue.origin === 'array' ? 'input.tooMany' : 'input.tooBig', params };
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return { code: Number(issue.minimum) <= 1 ? 'input.required' : 'input.tooShort', params };
    return { code: issue.origin === 'array' ? 'input.tooFew' : 'input.tooSmall', params };
  }
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null)) return { code: 'input.required' };
  return { code: 'input.invalid' };
}

function numbersOf(issue: z.core.$ZodIssue): MessageParams {
  const params: Record<string, number> = {};
  if (issue.code === 'too_big') params['maximum'] = Number(issue.maximum);
  if (issue.code === 'too_small') params['minimum'] = Number(issue.minimum);
  return params;
}
