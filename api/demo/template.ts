// The demo is played once a day: the backup of it that is taken then is the template from which further houses are filled (decision 82).
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { dayOf } from '../../shared/day.ts';
import { readManifest } from '../backup/manifest.ts';
import { fillTables, putFiles } from '../backup/restore.ts';
import { takeBackup } from '../backup/take.ts';
import type { Services } from '../context.ts';
import { isAbandoned } from '../database/embedded-server.ts';

/** The server's bundle. It names its other parts by their hashes, so that its own is that of the whole: play, workflow, migrations. */
const BUNDLE = 'main.js';
/** In the template: the address of the house that it was taken from, which its letters name. */
const PUBLIC_URL = 'public-url';
/** Folder of a template that a process is writing, with its pid. */
const MAKING = 'making-';
/** Beside the templates: this one is being played. Its player marks it again and again; one that is marked no more has no player. */
const PLAYING = 'playing-';
const MARKED_EVERY_MS = 1000;
const FORGOTTEN_AFTER_MS = 20_000;
const LOOKED_AT_EVERY_MS = 250;

export interface TemplatePlace {
  /** Holds the template; may be removed at any time. */
  folder: string;
  /** Names what played it and the day that its dates count back from. */
  key: string;
}

/** `built`: folder of the server's bundle. Null where there is none, for the product runs from its sources: the demo is played then. */
export async function templatePlace(folder: string, built: string, now: Date): Promise<TemplatePlace | null> {
  const bundle = await readFile(path.join(built, BUNDLE)).catch(() => null);
  if (bundle === null) return null;
  const packages = await readFile(path.resolve('package-lock.json')).catch(() => '');
  const hash = createHash('sha256').update(bundle).update('\0').update(packages).digest('hex');
  return { folder, key: `${dayOf(now)}-${hash.slice(0, 16)}` };
}

/** Fills the empty house. False when there is no template, or a damaged one, which is removed: the house is still empty then. */
export async function fillFromTemplate(services: Services, databaseUrl: string, place: TemplatePlace): Promise<boolean> {
  const { storage, env, log } = services;
  const folder = path.join(place.folder, place.key);
  const address = await readFile(path.join(folder, PUBLIC_URL), 'utf8').catch(() => null);
  if (address === null) return false;
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  try {
    const manifest = await readManifest(folder);
    await client.connect();
    // Files first: those without a row are swept.
    await putFiles(storage, folder);
    await fillTables(client, folder, manifest, addressRewriter(address, env.PUBLIC_URL));
    await client.query('analyze');
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the template of the demo is of no use');
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    return false;
  } finally {
    await client.end();
  }
}

function addressRewriter(from: string, to: string): ((text: string) => string) | undefined {
  if (from === to) return undefined;
  const house = new RegExp(`${from.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w:-]|\\.\\w)`, 'g');
  return (text) => text.replaceAll(house, () => to);
}

/**
 * Waits while another process plays the same template, so that the demo is played once: null when it is done. Otherwise it is this one's
 * turn, until the answer is called. Where nothing can be written, all play.
 */
export async function takeTurn({ folder, key }: TemplatePlace): Promise<(() => Promise<void>) | null> {
  const mark = path.join(folder, `${PLAYING}${key}`);
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  for (;;) {
    const refusal = await writeFile(mark, '', { flag: 'wx' }).then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (existsSync(path.join(folder, key))) {
      if (refusal === null) await rm(mark, { force: true });
      return null;
    }
    if (refusal === null) break;
    if (refusal !== 'EEXIST') return () => Promise.resolve();
    if (await isForgotten(mark)) await rm(mark, { force: true });
    else await delay(LOOKED_AT_EVERY_MS);
  }
  const marking = setInterval(() => void utimes(mark, new Date(), new Date()).catch(() => undefined), MARKED_EVERY_MS);
  marking.unref();
  return async () => {
    clearInterval(marking);
    await rm(mark, { force: true }).catch(() => undefined);
  };
}

async function isForgotten(mark: string): Promise<boolean> {
  const found = await stat(mark).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > FORGOTTEN_AFTER_MS;
}

export interface KeptTemplate {
  /** Resolves when it is written, or given up; the house may be used meanwhile. */
  done: Promise<void>;
}

/**
 * Keeps the house as it is now. Where nothing can be written, because the folder is another user's or the disk is full, none is kept; of
 * two processes that write at once, the first to finish counts.
 */
export async function keepTemplate(services: Services, databaseUrl: string, place: TemplatePlace): Promise<KeptTemplate> {
  const { storage, env, log } = services;
  const draft = path.join(place.folder, `${MAKING}${process.pid}`);
  const moment = Promise.withResolvers<void>();
  const write = async () => {
    await mkdir(place.folder, { recursive: true });
    await rm(draft, { recursive: true, force: true });
    const atMoment = async () => moment.resolve();
    await takeBackup({ databaseUrl, storage, secret: env.SECRET_KEY }, { folder: draft, atMoment });
    await writeFile(path.join(draft, PUBLIC_URL), env.PUBLIC_URL);
    await rename(draft, path.join(place.folder, place.key));
    await removeOthers(place);
  };
  const done = write()
    .catch(async (error: unknown) => {
      log.info({ err: error }, 'no template of the demo was kept');
      await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    })
    .finally(() => moment.resolve());
  await moment.promise;
  return { done };
}

/** Templates of other days and sources, and what processes have left that were killed. */
async function removeOthers({ folder, key }: TemplatePlace): Promise<void> {
  for (const name of await readdir(folder)) {
    const isOver = name.startsWith(PLAYING)
      ? await isForgotten(path.join(folder, name))
      : name.startsWith(MAKING)
        ? isAbandoned(name, /^making-(\d+)$/)
        : name !== key;
    if (isOver) await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
