// Numbers that tell built things apart: each factory counts its own, on through all files of a worker.

/** They begin with four digits, so that texts with a number sort as the numbers do. */
const FIRST = 1001;

const last: Record<string, number> = {};

export function nextNumber(what: string): number {
  return (last[what] = (last[what] ?? FIRST - 1) + 1);
}

export function lastNumbers(): Readonly<Record<string, number>> {
  return { ...last };
}

/** What is built from now on differs from things that another worker has built, whose last numbers were these. */
export function countBeyond(others: Readonly<Record<string, number>>): void {
  for (const [what, number] of Object.entries(others)) last[what] = Math.max(last[what] ?? 0, number);
}
