// Common parts of the decision calls: `code` beside the id, and `suggestion`, the actor's text and attachments (S2 §7).
import { invalidInput } from '../../errors.ts';
import { encodeId } from '../../graphql/node.ts';
import { graphql, type Call, type Param } from '../row/row.ts';
import { keyIn } from '../wizard/section-items.ts';
import { found } from '../row/values.ts';

export interface Suggestion {
  /** Null when it does not say. */
  contributionId: string | null;
  content: string;
  files: readonly Readonly<Record<string, unknown>>[];
}

/** Contents of the old client's form: an object, or in a form its text. `fileFields`: fields of a file beside its path. */
export function suggestion(fileFields: Readonly<Record<string, unknown>> = {}): Param<Suggestion> {
  const anyField = { type: 'string' };
  const properties = { fileName: anyField, fileSize: { type: 'integer' }, filePath: anyField, ...fileFields };
  return {
    schema: {
      type: 'object',
      properties: {
        content: anyField,
        contributionId: { type: 'integer' },
        files: { type: 'array', items: { type: 'object', properties } },
      },
    },
    isOptional: true,
    read: ({ values }, name) => {
      const sent = record(parsed(values[name], name), name);
      const key = keyIn(sent, 'contributionId');
      return {
        contributionId: key === null ? null : encodeId('Contribution', key),
        content: plain(sent['content'], name),
        files: filesIn(sent['files'], name),
      };
    },
  };
}

/** A list of files, or of their paths, or paths joined by commas (S2 §7). */
function filesIn(sent: unknown, name: string): Readonly<Record<string, unknown>>[] {
  const files = parsed(sent, name);
  if (files === undefined || files === null || files === '') return [];
  const list = typeof files === 'string' ? files.split(',') : files;
  if (!Array.isArray(list)) throw invalidInput({ [name]: { code: 'input.invalid' } });
  return list.map((one: unknown) => (typeof one === 'string' ? { filePath: one.trim() } : record(one, name)));
}

/** Errors: INVALID_INPUT at the parameter when a text begins as JSON does and is none. */
function parsed(value: unknown, name: string): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    throw invalidInput({ [name]: { code: 'input.invalid' } });
  }
}

function record(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null || value === '') return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw invalidInput({ [name]: { code: 'input.invalid' } });
  return { ...value };
}

/** Empty when it was not sent; nothing else may pass for empty. */
function plain(value: unknown, name: string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.includes('\uFFFD')) throw invalidInput({ [name]: { code: 'input.invalid' } });
  return value;
}

/** The path that file/upload answered (E2-040). */
export const pathOf = (file: Readonly<Record<string, unknown>>): string => (typeof file['filePath'] === 'string' ? file['filePath'] : '');

export const NUMBER = graphql('query LegacyNumber($id: ID!) { node(id: $id) { ... on Contribution { manuscriptNumber } } }');

/** `code` is the manuscript's number: when it is sent, it is of the same manuscript as the id. Errors: NOT_FOUND; INVALID_INPUT at code. */
export async function checkNumber(call: Call, contributionId: string, code: string): Promise<void> {
  if (code.trim() === '') return;
  const { manuscriptNumber } = found((await call.execute(NUMBER, { id: contributionId })).node);
  if (code.trim() !== manuscriptNumber) throw invalidInput({ code: { code: 'input.invalid' } });
}

/** The manuscript, which the body names twice. Errors: NOT_FOUND when in neither place; INVALID_INPUT when they are two. */
export function oneOf(outside: string | null, inside: string | null): string {
  if (outside !== null && inside !== null && outside !== inside) throw invalidInput({ contributionId: { code: 'input.invalid' } });
  return found(outside ?? inside);
}
