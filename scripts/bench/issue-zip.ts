// `npm run bench:issue`: an issue of many large manuscripts as one zip, as the workbench downloads it: until its first byte, until its
// last, and how much the memory of the server grows meanwhile. See docs/benches.md.
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createOrm, migrate } from '../../api/database/orm.ts';
import { encodeId } from '../../api/graphql/node.ts';
import { buildApiToken, buildUser } from '../../api/modules/accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../api/modules/colloquiums/colloquium.factory.ts';
import { Contribution } from '../../api/modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution, buildFile } from '../../api/modules/contributions/manuscript/contribution.factory.ts';
import { localStorage, newStorageKey } from '../../api/storage/storage.ts';
import { buildIssue } from '../../api/modules/issues/issue.factory.ts';
import { withThrowawayDatabase } from '../throwaway-database.ts';
import { startApi } from './api-process.ts';

const MB = 1024 * 1024;
const LOOK_MS = 20;
const { values } = parseArgs({ options: { manuscripts: { type: 'string', default: '60' }, megabytes: { type: 'string', default: '10' } } });
const manuscripts = Number(values.manuscripts);
const megabytes = Number(values.megabytes);

const folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-bench-'));
process.env['BENCH_DATA_DIR'] = folder;
await withThrowawayDatabase(async (databaseUrl) => {
  const { token, issueId } = await fill(databaseUrl);
  const api = await startApi(databaseUrl);
  try {
    const url = async (document: string) => api.url + (await linkTo(api.url, { token, issueId, document }));
    // Data loaded once per process do not count for the download.
    await download(await url('CATALOGUE'), api.pid);
    for (const turn of [1, 2, 3]) {
      const { firstByte, lastByte, bytes, grown } = await download(await url('MANUSCRIPTS'), api.pid);
      console.log(
        `${turn}: ${manuscripts} manuscripts, ${(bytes / MB).toFixed(0)} MB: first byte ${firstByte.toFixed(0)} ms, whole ${(lastByte / 1000).toFixed(1)} s, memory + ${(grown / MB).toFixed(0)} MB`,
      );
    }
  } finally {
    await api.stop();
  }
});

/** A journal with an exported issue of so many manuscripts, each with a file that does not shrink. */
async function fill(databaseUrl: string): Promise<{ token: string; issueId: string }> {
  const orm = await createOrm({ databaseUrl });
  await migrate(orm, databaseUrl);
  const em = orm.em.fork();
  const now = new Date();
  const chief = await buildUser(em, { roles: ['EDITOR_IN_CHIEF'] });
  const submitter = await buildUser(em);
  const colloquium = await buildColloquium(em, { members: { chief: [chief] } });
  const issue = await buildIssue(em, { colloquium, savedAt: now, exportedAt: now });
  const bytes = randomBytes(megabytes * MB);
  for (let place = 1; place <= manuscripts; place += 1) {
    const { id } = await buildContribution(em, { submitter, colloquium, state: 18, stage: 6 });
    const storageKey = newStorageKey();
    await localStorage(folder).put(storageKey, Readable.from([bytes]));
    await buildFile(em, await em.findOneOrFail(Contribution, id), { storageKey, size: bytes.length });
    await em.nativeUpdate(Contribution, { id }, { issue: issue.id, issuePosition: place, compiledFrom: 15 });
  }
  const token = await buildApiToken(em, chief, { now: () => new Date() }, 'EDITOR_IN_CHIEF');
  await orm.close(true);
  return { token, issueId: encodeId('Issue', issue.id) };
}

async function linkTo(url: string, { token, issueId, document }: { token: string; issueId: string; document: string }): Promise<string> {
  const query = 'query ($id: ID!, $document: IssueDocument!) { node(id: $id) { ... on Issue { documentUrl(document: $document) } } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { id: issueId, document } }),
  });
  // The document asks for it.
  const answer = (await response.json()) as { data?: { node: { documentUrl: string | null } | null } };
  const link = answer.data?.node?.documentUrl;
  if (!link) throw new Error(JSON.stringify(answer));
  return link;
}

/** Milliseconds and bytes; `grown`: the highest rise of its resident memory. */
async function download(url: string, pid: number): Promise<{ firstByte: number; lastByte: number; bytes: number; grown: number }> {
  const before = residentOf(pid);
  let most = before;
  const look = setInterval(() => (most = Math.max(most, residentOf(pid))), LOOK_MS);
  const begun = performance.now();
  let firstByte = 0;
  let bytes = 0;
  try {
    await new Promise<void>((resolve, reject) => {
      get(url, (response) => {
        if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
        response.on('data', (chunk: Buffer) => {
          firstByte ||= performance.now() - begun;
          bytes += chunk.length;
        });
        response.on('end', resolve).on('error', reject);
      }).on('error', reject);
    });
  } finally {
    clearInterval(look);
  }
  return { firstByte, lastByte: performance.now() - begun, bytes, grown: most - before };
}

/** From /proc, so on Linux only. */
function residentOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}
