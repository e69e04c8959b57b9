// Serial numbers, masked: each keeps a number of its own, and two masked numbers do not show whether others lie between.
import { signatureOf, type SignaturePurpose } from './signed.ts';

interface Mask {
  /** Both take and return 0 to 2^30 - 1. */
  put(number: number): number;
  take(masked: number): number;
}

const HALF_BITS = 15;
const HALF = 2 ** HALF_BITS;
const ROUNDS = 4;

/**
 * A Feistel network with keyed rounds: a permutation of the numbers of 30 bits, for this secret and purpose. Larger numbers are returned
 * unchanged.
 */
export function maskOf(secret: string, purpose: SignaturePurpose): Mask {
  const round = (at: number, half: number) => Buffer.from(signatureOf(secret, purpose, `${at} ${half}`), 'base64url').readUInt16BE() % HALF;
  const run = (number: number, rounds: readonly number[]) => {
    if (number < 0 || number >= HALF * HALF) return number;
    let [left, right] = [Math.floor(number / HALF), number % HALF];
    for (const at of rounds) [left, right] = [right, left ^ round(at, right)];
    // The halves end exchanged, so that the same network backwards takes the mask off.
    return right * HALF + left;
  };
  const forward = Array.from({ length: ROUNDS }, (_none, at) => at);
  return { put: (number) => run(number, forward), take: (masked) => run(masked, forward.toReversed()) };
}
