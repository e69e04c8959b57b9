// A small balancer for tests: sends each request, and each socket, to the next process that says it is ready.
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

const CHECK_EVERY_MS = 100;

export interface Balancer {
  url: string;
  /** How often each process was sent a request. */
  sent: Map<string, number>;
  close(): Promise<void>;
}

/** Asks every process in turn for /readyz, as balancers do. A request that a process broke off is answered 502; nothing is sent twice. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  let ready = [...urls];
  let turn = 0;
  const sent = new Map<string, number>();
  const next = (): URL | null => {
    const url = ready[(turn += 1) % Math.max(1, ready.length)];
    if (url === undefined) return null;
    sent.set(url, (sent.get(url) ?? 0) + 1);
    return new URL(url);
  };
  const ending = new AbortController();
  const checking = (async () => {
    while (!ending.signal.aborted) {
      const states = await Promise.all(
        urls.map((url) =>
          fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      ready = urls.filter((_url, index) => states[index]);
      await delay(CHECK_EVERY_MS, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  })();

  const server = createServer((request, response) => {
    const target = next();
    if (!target) return void response.writeHead(503).end();
    const { method, url, headers } = request;
    const onward = ask({ host: target.hostname, port: target.port, method, path: url, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    onward.once('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(onward);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = next();
    if (!target) return void socket.destroy();
    const onward = connect(Number(target.port), target.hostname, () => {
      const headers = request.rawHeaders.reduce((text, part, index) => text + part + (index % 2 === 0 ? ': ' : '\r\n'), '');
      onward.write(`GET ${request.url} HTTP/1.1\r\n${headers}\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const [one, other] of [
      [onward, socket],
      [socket, onward],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    async close() {
      ending.abort();
      await checking;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
