// Figures for Prometheus on a port of their own, never on the public one (decision 55).
import { createServer, type Server } from 'node:http';
import type { Logger } from 'pino';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { counted } from './counters.ts';

/** Answers `GET /metrics` with this process's counters, its own use of the machine, and `figures`. Not listening yet. */
export function metricsServer(figures: Registry, log: Logger): Server {
  const all = Registry.merge(registriesOf(figures));
  return answering(async () => await all.metrics(), log);
}

/** In a process beside others: they are asked of it by the first one (`metricsOfAll`). */
export function tellMetrics(figures: Registry): void {
  AggregatorRegistry.setRegistries(registriesOf(figures));
  // Its making begins to listen.
  new AggregatorRegistry();
}

/** The same in the first process: what its processes tell, together. Not listening yet. */
export function metricsOfAll(log: Logger): Server {
  const all = new AggregatorRegistry();
  return answering(async () => await all.clusterMetrics(), log);
}

function registriesOf(figures: Registry): Registry[] {
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return [ofProcess, counted, figures];
}

function answering(read: () => Promise<string>, log: Logger): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the figures could not be read');
        response.writeHead(500).end();
      },
    );
  });
}
