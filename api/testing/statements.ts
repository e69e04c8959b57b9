// Counts the SQL statements that a request costs: without transactions and savepoints, and without the look-up of the session
// (principles, Scale).
import { Client } from 'pg';

const framing = /^\s*(begin|start transaction|commit|rollback|savepoint|release savepoint|set (transaction|local|session))\b/i;
const sessionLookUp = /^\s*with t as \(\s*select s\.id as session_id/i;

let seen: string[] | null = null;

// Every way to send a statement, pools included, ends in this method. It is replaced when this file is read, for connections that are made
// later take it along: a connection that is there already would be counted no more.
const original: unknown = Client.prototype.query;
if (typeof original !== 'function') throw new Error('pg has no query');
const send = original;
Object.assign(Client.prototype, {
  query(this: Client, ...args: unknown[]): unknown {
    const [first] = args;
    seen?.push(
      typeof first === 'string' ? first : typeof first === 'object' && first !== null && 'text' in first ? String(first.text) : '',
    );
    return Reflect.apply(send, this, args);
  },
});

/** The texts of the statements that this process sent while `work` ran. Nothing else may run meanwhile. Throws when it saw none at all. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const all: string[] = [];
  seen = all;
  try {
    await work();
  } finally {
    seen = null;
  }
  // Every request looks its session up; no statement means that nothing was counted: is pg installed twice (npm ls pg)?
  if (all.length === 0) throw new Error('No statement was seen');
  return all.filter((text) => text !== '' && !framing.test(text) && !sessionLookUp.test(text));
}
