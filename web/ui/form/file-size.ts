// File sizes in words (S1 §2): KB, MB, GB with two decimals, "over 1TB" beyond.

const KB = 1024;
const UNITS = [
  ['GB', KB ** 3],
  ['MB', KB ** 2],
  ['KB', KB],
] as const;

/** `bytes` ≥ 0. */
export function fileSizeText(bytes: number): string {
  if (bytes >= KB ** 4) return 'over 1TB';
  const [unit, size] = UNITS.find(([, from]) => bytes >= from) ?? UNITS[2];
  return `${(bytes / size).toFixed(2)} ${unit}`;
}
