// Stands in for the package in tests (vitest.config.ts): the same hashes and the same checks, at a hundredth of the cost. A hash states its
// cost, and `hashAsAsked` the product's intended cost.
import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

let latest: Parameters<typeof Argon2.hash>[1];

export const hash: typeof Argon2.hash = (password, options, signal) => {
  latest = options;
  return real.hash(password, { ...options, memoryCost: 256, timeCost: 1 }, signal);
};
export const { verify } = real;

/** A hash of this as the product asked for its latest one. */
export const hashAsAsked = (password: string): Promise<string> => real.hash(password, latest);
