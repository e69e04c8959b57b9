// The configuration: the only reader of process.env (principles, Running). Everything is checked at start, and all problems are reported
// together.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** demo: nothing is configured, everything is embedded. dev and test are for people who change the product. */
type Mode = 'demo' | 'production' | 'dev' | 'test';

const SECRET_MIN_LENGTH = 32;
const MOST_PROCESSES = 4;

/** An empty value is the same as none: compose files and unit files like to write `NAME=`. */
function optional<T extends z.ZodType>(shape: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), shape.optional());
}

/** `what`: with its article. */
function numberOf(what: string, least: number, most: number, isWanted: (value: number) => boolean = Number.isFinite) {
  const error = `must be ${what}, ${least} to ${most}`;
  return z.coerce.number({ error }).refine((value) => isWanted(value) && value >= least && value <= most, error);
}

function wholeNumberOf(what: string, least: number, most: number) {
  return numberOf(what, least, most, Number.isInteger);
}

function address(protocols: string[], example: string) {
  const pattern = new RegExp(`^(${protocols.join('|')}):$`);
  return z
    .string()
    .refine((value) => URL.canParse(value) && pattern.test(new URL(value).protocol), `must be an address such as ${example}`);
}

/** Names that Express knows: this machine, the local link, and the private networks. */
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** `none`, how many proxies stand before the product, or whose word is taken: names, addresses and networks, with commas. */
const trustedProxies = z.string().transform((value, problem): string[] | number => {
  const text = value.trim();
  if (text === 'none') return [];
  if (/^[1-9]$/.test(text)) return Number(text);
  const parts = text.split(',').map((part) => part.trim());
  if (parts.every((part) => PROXY_NAMES.includes(part) || isIP(part) > 0 || isNetwork(part))) return parts;
  problem.addIssue({
    code: 'custom',
    message: 'must be none, a number of proxies (1 to 9), or addresses and networks such as loopback,10.1.0.0/16',
  });
  return z.NEVER;
});

function isNetwork(text: string): boolean {
  const [network = '', bits = '', ...rest] = text.split('/');
  const family = isIP(network);
  return family > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

const flag = z.enum(['on', 'off'], { error: 'must be on or off' });

const shape = z.object({
  MODE: optional(z.enum(['demo', 'production', 'dev', 'test'], { error: 'must be demo, production, dev or test' })),
  DATABASE_URL: optional(address(['postgres', 'postgresql'], 'postgresql://user:password@host:5432/colloquium')),
  DATA_DIR: optional(z.string()),
  SECRET_KEY: optional(
    z.string().min(SECRET_MIN_LENGTH, `must have at least ${SECRET_MIN_LENGTH} characters; make one with: openssl rand -hex 32`),
  ),
  PUBLIC_URL: optional(address(['http', 'https'], 'https://press.example.org')),
  SMTP_URL: optional(address(['smtp', 'smtps'], 'smtps://user:password@mail.example.org:465')),
  S3_ENDPOINT: optional(address(['http', 'https'], 'https://s3.example.org')),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY: optional(z.string()),
  S3_SECRET_KEY: optional(z.string()),
  ORCID_ISSUER: optional(address(['http', 'https'], 'https://orcid.org')),
  ORCID_CLIENT_ID: optional(z.string()),
  ORCID_CLIENT_SECRET: optional(z.string()),
  PRODUCT: optional(
    z
      .string()
      .max(40, 'must have at most 40 characters')
      .regex(/^[\w-]+$/, 'must be letters, digits, - and _: it is part of addresses'),
  ),
  HOST: optional(z.string()),
  PORT: optional(wholeNumberOf('a port number', 0, 65_535)),
  DRAIN_SECONDS: optional(numberOf('a number of seconds', 0, 300)),
  READ_SECONDS: optional(numberOf('a number of seconds', 0, 600)),
  METRICS_HOST: optional(z.string()),
  METRICS_PORT: optional(wholeNumberOf('a port number', 1, 65_535)),
  TRUSTED_PROXIES: optional(trustedProxies),
  CAPTCHA_ANSWER: optional(z.string()),
  WORKER: optional(flag),
  PROCESSES: optional(wholeNumberOf('a number of processes', 1, MOST_PROCESSES)),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace'], { error: 'must be fatal, error, warn, info, debug or trace' }),
  ),
});

/** Every variable that the product reads. */
export const envNames: readonly string[] = Object.keys(shape.shape);

export interface Env {
  MODE: Mode;
  /** Null: the embedded PostgreSQL in DATA_DIR. */
  DATABASE_URL: string | null;
  /** Absolute path of this installation's data: embedded database, uploaded files, the secret of a demo. */
  DATA_DIR: string;
  /** Signs links and encrypts stored passwords. */
  SECRET_KEY: string;
  /** Where people reach the product, without a slash at the end; used in mails. */
  PUBLIC_URL: string;
  /** Null: letters wait in the outbox; outside production they are marked as sent and leave the house nowhere. */
  SMTP_URL: string | null;
  /** Null: files are kept in DATA_DIR. */
  S3: { endpoint: string | null; region: string; bucket: string; accessKeyId: string; secretAccessKey: string } | null;
  /** The OpenID provider whose iDs people sign in with; null: not offered. The publisher registers there with PUBLIC_URL/orcid/callback. */
  ORCID: { issuer: string; clientId: string; clientSecret: string } | null;
  /** First part of the paths of the legacy facade (principles, Doors). */
  PRODUCT: string;
  HOST: string;
  PORT: number;
  /** How long a stopping process goes on answering while /readyz says 503, so that a balancer notices. */
  DRAIN_SECONDS: number;
  /** How long one statement of a read may take before it is given up; 0: as long as it needs. */
  READ_SECONDS: number;
  /** Where figures for Prometheus are answered; null: nowhere. Never the port of people. */
  METRICS: { host: string; port: number } | null;
  /** The proxies whose X-Forwarded-For is trusted, in the forms of Express' `trust proxy`; a number counts the proxies on the way. */
  TRUSTED_PROXIES: string[] | number;
  /** An answer that every captcha accepts, for browser tests; never in production. */
  CAPTCHA_ANSWER: string | null;
  /** False: this process serves requests and leaves mails and jobs to another one. */
  WORKER: boolean;
  /** How many processes serve the port; one of them does mails and jobs (decision 87). */
  PROCESSES: number;
  LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
}

/** Demo and development: sessions may send documents of their own, GraphiQL is there, and the sign-in page offers the demo's accounts. */
export function isForTrying({ MODE }: Pick<Env, 'MODE'>): boolean {
  return MODE === 'demo' || MODE === 'dev';
}

/** All that is wrong with the configuration, one line each. */
export class EnvError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The configuration is not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvError';
    this.problems = problems;
  }
}

/**
 * Reads the configuration. `defaultDataDir` is asked only when DATA_DIR is not set.
 * Demo and dev make a secret in DATA_DIR when they start for the first time. Throws EnvError.
 */
export function readEnv(source: NodeJS.ProcessEnv, defaultDataDir: () => string): Env {
  const parsed = shape.safeParse(source);
  const problems = parsed.success ? [] : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  // Judged by the given values, so that one start reports missing and malformed ones together.
  const mode = parsed.data?.MODE ?? modeOf(source);
  if (mode === 'production' || mode === 'test') problems.push(...missingInProduction(source, mode));
  if (mode === 'demo' && source['DATABASE_URL'])
    problems.push('MODE demo does not go with DATABASE_URL: demo data never enters a database you name');
  problems.push(...incompleteS3(source), ...problemsOfMetrics(source), ...problemsOfOrcid(source, mode));
  if (problems.length > 0 || !parsed.success) throw new EnvError(problems);

  const set = parsed.data;
  const port = set.PORT ?? 4000;
  const dataDir = path.resolve(set.DATA_DIR ?? defaultDataDir());
  return {
    MODE: mode,
    DATABASE_URL: set.DATABASE_URL ?? null,
    DATA_DIR: dataDir,
    SECRET_KEY: set.SECRET_KEY ?? keptSecret(dataDir),
    PUBLIC_URL: (set.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    SMTP_URL: set.SMTP_URL ?? null,
    S3: set.S3_BUCKET
      ? {
          endpoint: set.S3_ENDPOINT ?? null,
          region: set.S3_REGION ?? 'us-east-1',
          bucket: set.S3_BUCKET,
          accessKeyId: set.S3_ACCESS_KEY ?? '',
          secretAccessKey: set.S3_SECRET_KEY ?? '',
        }
      : null,
    ORCID: set.ORCID_CLIENT_ID
      ? { issuer: set.ORCID_ISSUER ?? 'https://orcid.org', clientId: set.ORCID_CLIENT_ID, clientSecret: set.ORCID_CLIENT_SECRET ?? '' }
      : null,
    PRODUCT: set.PRODUCT ?? 'colloquium',
    HOST: set.HOST ?? '127.0.0.1',
    PORT: port,
    DRAIN_SECONDS: set.DRAIN_SECONDS ?? 0,
    READ_SECONDS: set.READ_SECONDS ?? 20,
    METRICS: set.METRICS_PORT ? { host: set.METRICS_HOST ?? '127.0.0.1', port: set.METRICS_PORT } : null,
    TRUSTED_PROXIES: set.TRUSTED_PROXIES ?? ['loopback'],
    CAPTCHA_ANSWER: set.CAPTCHA_ANSWER ?? null,
    WORKER: set.WORKER !== 'off',
    PROCESSES: set.PROCESSES ?? (mode === 'production' ? Math.min(MOST_PROCESSES, availableParallelism()) : 1),
    LOG_LEVEL: set.LOG_LEVEL ?? (mode === 'production' ? 'info' : 'warn'),
  };
}

function modeOf(source: NodeJS.ProcessEnv): Mode {
  const said = source['MODE'];
  if (said === 'demo' || said === 'production' || said === 'dev' || said === 'test') return said;
  return source['DATABASE_URL'] ? 'production' : 'demo';
}

function missingInProduction(source: NodeJS.ProcessEnv, mode: Mode): string[] {
  const problems: string[] = [];
  if (!source['DATABASE_URL']) problems.push('DATABASE_URL is missing: the PostgreSQL database to use');
  if (!source['SECRET_KEY']) problems.push('SECRET_KEY is missing: make one with: openssl rand -hex 32');
  if (!source['PUBLIC_URL'])
    problems.push('PUBLIC_URL is missing: the address people reach the product at, such as https://press.example.org');
  if (mode === 'production' && source['CAPTCHA_ANSWER'])
    problems.push('CAPTCHA_ANSWER must not be set in production: it lets programs past the captcha');
  return problems;
}

function incompleteS3(source: NodeJS.ProcessEnv): string[] {
  const together = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
  const isUsed = [...together, 'S3_ENDPOINT', 'S3_REGION'].some((name) => source[name]);
  return isUsed
    ? together.filter((name) => !source[name]).map((name) => `${name} is missing: files go to S3 when any S3_ value is set`)
    : [];
}

function problemsOfMetrics(source: NodeJS.ProcessEnv): string[] {
  const [port, ofPeople] = [source['METRICS_PORT'], source['PORT'] || '4000'];
  return port && Number(port) === Number(ofPeople) ? ['METRICS_PORT must differ from PORT: figures are not for everyone'] : [];
}

function problemsOfOrcid(source: NodeJS.ProcessEnv, mode: Mode): string[] {
  const together = ['ORCID_CLIENT_ID', 'ORCID_CLIENT_SECRET'];
  const isUsed = [...together, 'ORCID_ISSUER'].some((name) => source[name]);
  const problems = isUsed
    ? together
        .filter((name) => !source[name])
        .map((name) => `${name} is missing: signing in by ORCID is offered when any ORCID_ value is set`)
    : [];
  if (mode === 'production' && source['ORCID_ISSUER']?.startsWith('http:'))
    problems.push('ORCID_ISSUER must be https in production: it says who people are');
  return problems;
}

/** The secret of a demo, made once and readable by this user only: links stay good over a restart. */
function keptSecret(dataDir: string): string {
  try {
    return makeOrReadSecret(dataDir);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new EnvError([
      `DATA_DIR ${dataDir} cannot be used by this user (${error.message}): start as the user it belongs to, or name a folder of your own`,
    ]);
  }
}

function makeOrReadSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret-key');
  // 0755 regardless of the umask: the embedded database runs as another user below this folder.
  if (mkdirSync(dataDir, { recursive: true })) chmodSync(dataDir, 0o755);
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
