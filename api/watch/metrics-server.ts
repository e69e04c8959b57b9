// Figures for Prometheus on a port of their own, never on the public one (decision 55).
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { counted } from './counters.ts';

/** Answers `GET /metrics` with this process's counters, its own use of the machine, and `figures`. Not listening yet. */
export function metricsServer(figures: Registry, log: Logger): Server {
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const all = Registry.merge([ofProcess, counted, figures]);
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    all.metrics().then(
      (text) => response.writeHead(200, { 'content-type': all.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the figures could not be read');
        response.writeHead(500).end();
      },
    );
  });
}
