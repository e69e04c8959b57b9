// Counts the SQL statements that a request costs: without transactions and savepoints, and without the look-up of the session (DESIGN §10).
import { Client } from 'pg';

const framing = /^\s*(begin|start transaction|commit|rollback|savepoint|release savepoint|set (transaction|local|session))\b/i;
const sessionLookUp = /^\s*with t as \(\s*select s\.id as session_id/i;

/** The texts of the statements that this process sent while `work` ran. Nothing else may run meanwhile. Throws when it sees none at all. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  let sent = 0;
  const original: unknown = Client.prototype.query;
  if (typeof original !== 'function') throw new Error('pg has no query');
  // Every way to send a statement, pools included, ends in this method.
  const query = function (this: Client, ...args: unknown[]): unknown {
    sent += 1;
    const [first] = args;
    const text = typeof first === 'string' ? first : typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : '';
    if (text !== '' && !framing.test(text) && !sessionLookUp.test(text)) texts.push(text);
    return Reflect.apply(original, this, args);
  };
  Object.assign(Client.prototype, { query });
  try {
    await work();
    // Every request looks its session up: no statement means that the ORM has a driver of its own beside ours (npm ls pg).
    if (sent === 0) throw new Error('No statement was seen: is pg installed twice?');
    return texts;
  } finally {
    Object.assign(Client.prototype, { query: original });
  }
}
