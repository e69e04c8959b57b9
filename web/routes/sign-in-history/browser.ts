// A browser and its system in words, from its user agent. Browsers name each other's names too: the most specific one counts.

const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['WeChat', /MicroMessenger\//],
  ['QQ', /\bM?QQBrowser\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Huawei Browser', /HuaweiBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Windows', /Windows/],
  ['iPadOS', /\biPad\b/],
  ['iOS', /\biPhone\b|\biPod\b/],
  ['Android', /Android/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /Linux|X11/],
];

const nameIn = (table: typeof BROWSERS, text: string) => table.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Null where it is unknown. `program`: the name of a client that is no browser (curl, a script). */
export function browserOf(userAgent: string): { browser: string | null; system: string | null; program: string | null } {
  const browser = nameIn(BROWSERS, userAgent);
  const system = nameIn(SYSTEMS, userAgent);
  const program = browser === null && system === null ? (/^[A-Za-z][\w.+-]{0,39}/.exec(userAgent)?.[0] ?? null) : null;
  return { browser, system, program };
}
