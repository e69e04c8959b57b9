// Chance that falls the same way on every first start, so that every demo is the same demo.

export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number between both, inclusive. */
  between(least: number, most: number): number;
  /** True this often, 0 to 1. */
  happens(probability: number): boolean;
  /** Throws when there is nothing to choose from. */
  pick<T>(choices: readonly T[]): T;
  /** So many different ones, fewer when there are no more. */
  some<T>(choices: readonly T[], count: number): T[];
}

/** The generator mulberry32 (public domain, Tommy Ettinger); numbers of different seeds have nothing in common. */
export function seededRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    between,
    happens: (probability) => next() < probability,
    pick(choices) {
      const [choice] = choices.slice(between(0, choices.length - 1));
      if (choice === undefined) throw new Error('Nothing to choose from');
      return choice;
    },
    some(choices, count) {
      const left = [...choices];
      const chosen = [];
      while (left.length > 0 && chosen.length < count) chosen.push(...left.splice(between(0, left.length - 1), 1));
      return chosen;
    },
  };
}
