// Configuration values that are accepted and refused (principles, Running).
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const DATABASE_URL = 'postgresql://press:secret@db.example.org/press';
const SECRET_KEY = '0123456789abcdef0123456789abcdef';
const production = { DATABASE_URL, SECRET_KEY, PUBLIC_URL: 'https://press.example.org' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-env-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function read(source: NodeJS.ProcessEnv) {
  return readEnv(source, () => folder);
}

function problemsOf(source: NodeJS.ProcessEnv): string {
  try {
    read(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return '';
}

describe('mode', () => {
  test('is demo when no database is named', () => expect(read({}).MODE).toBe('demo'));
  test('is production when a database is named', () => expect(read(production).MODE).toBe('production'));
  test('is what MODE says for those who change the product', () => {
    expect(read({ MODE: 'dev' }).MODE).toBe('dev');
    expect(read({ ...production, MODE: 'test' }).MODE).toBe('test');
  });
  test('demo refuses a named database: demo data never enters it', () => {
    expect(problemsOf({ ...production, MODE: 'demo' })).toContain('MODE demo does not go with DATABASE_URL');
  });
});

test('defaults: everything on this machine, port 4000, only this machine may connect', () => {
  expect(read({})).toMatchObject({
    DATABASE_URL: null,
    DATA_DIR: folder,
    PUBLIC_URL: 'http://localhost:4000',
    SMTP_URL: null,
    S3: null,
    PRODUCT: 'colloquium',
    HOST: '127.0.0.1',
    PORT: 4000,
    DRAIN_SECONDS: 0,
    METRICS: null,
    TRUSTED_PROXIES: ['loopback'],
    CAPTCHA_ANSWER: null,
    WORKER: true,
    PROCESSES: 1,
  });
});

test('a production house serves with as many processes as processors, at most four; one is told how many', () => {
  expect(read(production).PROCESSES).toBe(Math.min(4, os.availableParallelism()));
  expect(read({ ...production, PROCESSES: '3' }).PROCESSES).toBe(3);
  for (const PROCESSES of ['0', '5', '1.5', 'many'])
    expect(problemsOf({ PROCESSES })).toContain('PROCESSES must be a number of processes, 1 to 4');
});

test('the first part of the facade’s paths can stand in an address', () => {
  expect(read({ PRODUCT: 'ji-kan_2' }).PRODUCT).toBe('ji-kan_2');
  for (const PRODUCT of ['a/b', 'a b', ':a', '集刊']) expect(problemsOf({ PRODUCT })).toContain('PRODUCT must be letters');
});

test('an empty value is the same as none', () => {
  expect(read({ DATABASE_URL: '', PORT: '', S3_BUCKET: '' })).toMatchObject({ MODE: 'demo', PORT: 4000, S3: null });
});

test('the secret of a demo is made once, readable by its owner only', async () => {
  const first = read({}).SECRET_KEY;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(read({}).SECRET_KEY).toBe(first);
  const file = path.join(folder, 'secret-key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(first);
});

test('a data folder that cannot be had is told by its name, and what to do', async () => {
  await writeFile(path.join(folder, 'file'), '');
  for (const dataDir of [path.join(folder, 'file'), path.join(folder, 'file', 'below')]) {
    expect(problemsOf({ DATA_DIR: dataDir })).toMatch(new RegExp(`DATA_DIR ${dataDir} cannot be used .*name a folder of your own`));
  }
});

test('production makes no secret and no data folder of its own', () => {
  const dataDir = path.join(folder, 'data');
  read({ ...production, DATA_DIR: dataDir });
  expect(existsSync(dataDir)).toBe(false);
});

describe('production refuses to start', () => {
  test.each(['SECRET_KEY', 'PUBLIC_URL'])('without %s', (name) => {
    expect(problemsOf({ ...production, [name]: undefined })).toContain(`${name} is missing`);
  });
  test('without a database when MODE says production', () => {
    expect(problemsOf({ ...production, DATABASE_URL: undefined, MODE: 'production' })).toContain('DATABASE_URL is missing');
  });
  test('with a captcha answer', () => {
    expect(problemsOf({ ...production, CAPTCHA_ANSWER: 'x' })).toContain('CAPTCHA_ANSWER must not be set');
    expect(problemsOf({ ...production, MODE: 'test', CAPTCHA_ANSWER: 'x' })).toBe('');
  });
});

test('every problem is told at once', () => {
  const said = problemsOf({ DATABASE_URL: 'mysql://x', SECRET_KEY: 'short', PORT: 'http', S3_BUCKET: 'b', WORKER: 'maybe' });
  for (const name of [
    'DATABASE_URL must',
    'SECRET_KEY must',
    'PORT must',
    'PUBLIC_URL is missing',
    'S3_ACCESS_KEY is missing',
    'WORKER must',
  ]) {
    expect(said).toContain(name);
  }
});

test('no message repeats a secret', () => {
  expect(problemsOf({ SECRET_KEY: 'hush', DATABASE_URL: 'mysql://u:hush@h/d' })).not.toContain('hush');
});

test('S3 is complete or not used', () => {
  const s3 = { S3_BUCKET: 'press', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  expect(read(s3).S3).toEqual({ endpoint: null, region: 'us-east-1', bucket: 'press', accessKeyId: 'key', secretAccessKey: 'secret' });
  expect(problemsOf({ S3_ENDPOINT: 'https://s3.example.org' })).toContain('S3_BUCKET is missing');
});

describe('ORCID', () => {
  const orcid = { ORCID_CLIENT_ID: 'APP-1', ORCID_CLIENT_SECRET: 'hush' };
  test('is offered once its client is named', () => {
    expect(read({}).ORCID).toBeNull();
    expect(read(orcid).ORCID).toEqual({ issuer: 'https://orcid.org', clientId: 'APP-1', clientSecret: 'hush' });
    expect(read({ ...orcid, ORCID_ISSUER: 'https://sandbox.orcid.org' }).ORCID?.issuer).toBe('https://sandbox.orcid.org');
  });
  test('is complete or not used', () => {
    expect(problemsOf({ ORCID_ISSUER: 'https://sandbox.orcid.org' })).toMatch(
      /ORCID_CLIENT_ID is missing[^]*ORCID_CLIENT_SECRET is missing/,
    );
    expect(problemsOf({ ...orcid, ORCID_CLIENT_SECRET: '' })).toContain('ORCID_CLIENT_SECRET is missing');
  });
  test('is asked over https in production', () => {
    const local = { ...orcid, ORCID_ISSUER: 'http://localhost:9000' };
    expect(problemsOf({ ...production, ...local })).toContain('ORCID_ISSUER must be https');
    expect(read(local).ORCID?.issuer).toBe('http://localhost:9000');
  });
});

test('the public address ends without a slash', () => {
  expect(read({ ...production, PUBLIC_URL: 'https://press.example.org/' }).PUBLIC_URL).toBe('https://press.example.org');
});

describe('trusted proxies', () => {
  test.each([
    ['none', []],
    ['2', 2],
    ['loopback, 10.1.0.0/16,2001:db8::/32,192.0.2.7', ['loopback', '10.1.0.0/16', '2001:db8::/32', '192.0.2.7']],
  ])('%s', (value, expected) => expect(read({ TRUSTED_PROXIES: value }).TRUSTED_PROXIES).toEqual(expected));
  // `true` would trust every sender, and so would a network of everyone.
  test.each(['true', '0', '10', 'proxy.example.org', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.0/', 'loopback,,10.0.0.1'])('never %s', (value) =>
    expect(problemsOf({ TRUSTED_PROXIES: value })).toContain('TRUSTED_PROXIES must be none, a number of proxies'),
  );
});

test('figures are answered on a port of their own: on this machine unless said otherwise, and never on the port of people', () => {
  expect(read({ METRICS_PORT: '9400' }).METRICS).toEqual({ host: '127.0.0.1', port: 9400 });
  expect(read({ METRICS_PORT: '9400', METRICS_HOST: '10.0.0.5' }).METRICS).toEqual({ host: '10.0.0.5', port: 9400 });
  expect(problemsOf({ METRICS_PORT: '4000' })).toContain('METRICS_PORT must differ from PORT');
  expect(problemsOf({ METRICS_PORT: 'x', DRAIN_SECONDS: '301' })).toMatch(
    /DRAIN_SECONDS.*0 to 300[\s\S]*METRICS_PORT|METRICS_PORT[\s\S]*DRAIN_SECONDS.*0 to 300/,
  );
});
