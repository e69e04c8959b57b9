// Notes every SQL statement that this process sends, with its parameters, so that the bare driver can do the same again.
import { Client } from 'pg';

export interface Statement {
  text: string;
  values: unknown[];
}

let noted: Statement[] | null = null;

/** Every way to send a statement, pools included, ends in this method. Call it once, before anything connects. */
export function noteStatements(): void {
  const original: unknown = Client.prototype.query;
  if (typeof original !== 'function') throw new Error('pg has no query');
  const query = function (this: Client, ...args: unknown[]): unknown {
    const [first, second] = args;
    if (noted && typeof first === 'string') noted.push({ text: first, values: Array.isArray(second) ? second : [] });
    else if (noted && typeof first === 'object' && first !== null && 'text' in first) {
      const values: unknown = 'values' in first ? first.values : second;
      noted.push({ text: String(first.text), values: Array.isArray(values) ? values : [] });
    }
    return Reflect.apply(original, this, args);
  };
  Object.assign(Client.prototype, { query });
}

export function startNoting(): void {
  noted = [];
}

export function stopNoting(): Statement[] {
  const statements = noted ?? [];
  noted = null;
  return statements;
}

const framing = /^\s*(begin|start transaction|commit|rollback|savepoint|release savepoint|set (transaction|local|session))\b/i;
const sessionLookUp = /^\s*with t as \(\s*select s\.id as session_id/i;

/** Whether it counts as a statement of its screen (principles, Scale). */
export function counts({ text }: Statement): boolean {
  return !framing.test(text) && !sessionLookUp.test(text);
}
