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

/** What a process beside others tells the first one when it is asked. */
export function metricsOf(figures: Registry): () => Promise<object[][]> {
  const registries = registriesOf(figures);
  return async () => await Promise.all(registries.map(async (registry) => await registry.getMetricsAsJSON()));
}

/** The server of the first process: what `ask` brings of the others, together (`aggregator` of each figure). Not listening yet. */
export function metricsOfAll(ask: () => Promise<object[][]>, log: Logger): Server {
  return answering(async () => await AggregatorRegistry.aggregate(await ask()).metrics(), log);
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
