// Dates as people here read them: 2026-03-05 and 14:32, always Asia/Shanghai (principles, Screens).

const ZONE = 'Asia/Shanghai';
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function read(iso: string) {
  const found = new Map(parts.formatToParts(new Date(iso)).map((part) => [part.type, part.value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
  return { date: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

/** `2026-03-05` */
export const dateText = (iso: string) => read(iso).date;
/** `14:32` */
export const timeText = (iso: string) => read(iso).time;
/** `2026-03-05 14:32` */
export const dateTimeText = (iso: string) => `${read(iso).date} ${read(iso).time}`;

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `3 天前`, `3 days ago`; null within a minute, which Intl would call `现在`. `now` in ms. */
export function relativeText(iso: string, language: string, now: number): string | null {
  const seconds = Math.round((Date.parse(iso) - now) / 1000);
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step === undefined
    ? null
    : new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(seconds / step[1]), step[0]);
}
