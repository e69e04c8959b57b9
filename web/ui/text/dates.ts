// Dates as people here read them: 2026-03-05 and 14:32, always Asia/Shanghai (principles, Screens).

/** Swedish is written as people here read it: `2026-03-05 14:32`. */
const written = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });

/** `2026-03-05 14:32` */
export const dateTimeText = (iso: string) => written.format(new Date(iso));
/** `2026-03-05` */
export const dateText = (iso: string) => dateTimeText(iso).slice(0, 10);
/** `14:32` */
export const timeText = (iso: string) => dateTimeText(iso).slice(11);

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `3 天前`, `3 days ago`, `2 mo. ago`; null within a minute, which Intl would call `现在`. `now` in ms. */
export function relativeText(iso: string, language: string, now: number): string | null {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (step === undefined) return null;
  const [unit, size] = step;
  // Days have words of their own, yesterday; “last mo.” is none.
  const format = new Intl.RelativeTimeFormat(language, { numeric: unit === 'day' ? 'auto' : 'always', style: 'short' });
  return format.format(Math.trunc(seconds / size), unit);
}
