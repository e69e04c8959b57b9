// Sends a request as a program would that keeps its connections. `fetch` costs twice the processor time, and the tests of the API send many
// thousands.
import { Agent, type IncomingMessage, request } from 'node:http';

interface Sent {
  method: string;
  headers: Readonly<Record<string, string>>;
  body?: BodyInit;
}

export interface Answered {
  status: number;
  /** Each name in small letters, as often as it was sent, in the order of the names. */
  headers: [name: string, value: string][];
  bytes: Buffer;
}

const agent = new Agent({ keepAlive: true });

export async function send(url: string, sent: Sent): Promise<Answered> {
  const { body = '' } = sent;
  // Forms with files are few.
  if (typeof body !== 'string') return await fetched(url, sent);
  try {
    return await exchanged(url, sent, body);
  } catch (error) {
    // The server closes a connection that nobody has used for some seconds, perhaps while we begin to.
    if (error instanceof ClosedMeanwhile) return await exchanged(url, sent, body);
    throw error;
  }
}

class ClosedMeanwhile extends Error {}

async function exchanged(url: string, { method, headers }: Sent, body: string): Promise<Answered> {
  return await new Promise((resolve, reject) => {
    const isSent = method !== 'GET' && method !== 'HEAD';
    const length = isSent ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const asked = request(url, { method, agent, headers: { accept: '*/*', 'user-agent': 'node', ...headers, ...length } });
    asked.once('error', (error: NodeJS.ErrnoException) =>
      reject(asked.reusedSocket && error.code === 'ECONNRESET' ? new ClosedMeanwhile('closed meanwhile', { cause: error }) : error),
    );
    asked.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => void parts.push(part));
      response.once('error', reject);
      response.once('end', () => resolve({ status: response.statusCode ?? 0, headers: headersOf(response), bytes: Buffer.concat(parts) }));
    });
    asked.end(isSent ? body : undefined);
  });
}

function headersOf({ headersDistinct }: IncomingMessage): Answered['headers'] {
  return Object.entries(headersDistinct)
    .flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]))
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)));
}

/** By `fetch`. */
export async function fetched(url: string, sent: Sent): Promise<Answered> {
  const response = await fetch(url, sent);
  return { status: response.status, headers: [...response.headers], bytes: Buffer.from(await response.arrayBuffer()) };
}
