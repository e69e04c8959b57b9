// The configuration that API tests run with: the rules of production, nothing outside this machine.
import type { Env } from '../env.ts';

/** `MODE` test; files and everything else that is kept go to `DATA_DIR`, so name one when a test stores files. */
export function testEnv(overrides: Partial<Env> = {}): Env {
  return {
    MODE: 'test',
    DATABASE_URL: null,
    DATA_DIR: '/nonexistent',
    SECRET_KEY: 'a-secret-that-only-tests-know-0123456789',
    PUBLIC_URL: 'http://localhost:4000',
    SMTP_URL: null,
    S3: null,
    ORCID: null,
    PRODUCT: 'colloquium',
    HOST: '127.0.0.1',
    PORT: 0,
    DRAIN_SECONDS: 0,
    // A busy machine may take long.
    READ_SECONDS: 120,
    METRICS: null,
    TRUSTED_PROXIES: ['loopback'],
    CAPTCHA_ANSWER: null,
    WORKER: true,
    PROCESSES: 1,
    LOG_LEVEL: 'fatal',
    ...overrides,
  };
}
