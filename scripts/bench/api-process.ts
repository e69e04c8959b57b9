// Starts the measured application as a child process and speaks to it: requests over HTTP, noting of statements over the parent's channel.
import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import path from 'node:path';
import { OWN_DOCUMENTS } from './documents.ts';
import type { Statement } from './recording.ts';

export const CAPTCHA = 'AB12';
const ROOT = path.resolve(import.meta.dirname, '../..');

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: unknown[];
}

export interface ApiProcess {
  url: string;
  pid: number;
  /** Whether its own document of that name takes all these variables. */
  takes(document: string, variables: readonly string[]): boolean;
  /** Sends a document of the web client by its name, as the client does: by hash. Errors: when the answer holds any. */
  send(document: string, variables: Record<string, unknown>, options?: { token?: string; address?: string }): Promise<Answer>;
  /** The statements that the API sent while `work` ran; nothing else may run meanwhile. */
  statementsOf(work: () => Promise<unknown>): Promise<Statement[]>;
  stop(): Promise<void>;
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Starts the application of a source tree, this one when none is named, on a database where its documents are known. */
export async function startApi(databaseUrl: string, root = ROOT): Promise<ApiProcess> {
  const documents = await clientDocuments(root);
  const child = fork(path.join(root, 'scripts/bench/server.ts'), {
    cwd: root,
    execArgv: [
      '--import',
      'tsx',
      ...(process.env['BENCH_PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`] : []),
    ],
    serialization: 'advanced',
    env: { ...process.env, NODE_ENV: 'production', BENCH_DATABASE_URL: databaseUrl, BENCH_CAPTCHA: CAPTCHA },
  });
  const { port } = await answerOf<{ port: number }>(child);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    takes: (document, variables) => variables.every((name) => new RegExp(`\\$${name}\\b`).test(documents.get(document) ?? '')),
    async send(document, variables, { token, address } = {}) {
      const text = documents.get(document);
      if (!text) throw new Error(`The client has no document ${document}`);
      const sha256Hash = hashOf(text);
      const body = JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });
      const answered = await post(agent, port, body, { ...(token ? { token } : {}), ...(address ? { 'x-forwarded-for': address } : {}) });
      // The API's answer is checked for errors; its data is only measured.
      const answer = JSON.parse(answered) as Answer;
      if (answer.errors || !answer.data) throw new Error(`${document}: ${answered.slice(0, 600)}`);
      return answer;
    },
    async statementsOf(work) {
      child.send('note');
      await answerOf(child);
      await work();
      child.send('tell');
      return (await answerOf<{ statements: Statement[] }>(child)).statements;
    },
    async stop() {
      agent.destroy();
      const exited = once(child, 'exit');
      child.send('stop');
      await exited;
    },
  };
}

async function answerOf<T>(child: ChildProcess): Promise<T> {
  return await new Promise<T>((resolve, reject) => {
    const left = () => reject(new Error('The API ended before it answered'));
    child.once('exit', left);
    child.once('message', (message) => {
      child.off('exit', left);
      // The child is our own server.ts, which answers each request in turn.
      resolve(message as T);
    });
  });
}

function post(agent: Agent, port: number, body: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: '/graphql',
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve(Buffer.concat(chunks).toString()));
        response.on('error', reject);
      },
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      // The server closes a connection that has rested for some seconds, perhaps at this moment.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(post(agent, port, body, headers));
      else reject(error);
    });
    request.end(body);
  });
}

/** The documents that relay-compiler wrote and the benches' own, by operation name. */
async function clientDocuments(root: string): Promise<Map<string, string>> {
  const documents: Record<string, string> = JSON.parse(await readFile(path.join(root, 'web/relay/persisted-documents.json'), 'utf8'));
  return new Map(
    [...Object.values(documents), ...Object.values(OWN_DOCUMENTS)].map((text) => [/^\s*\w+ (\w+)/.exec(text)?.[1] ?? '', text]),
  );
}
