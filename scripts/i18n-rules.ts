// Faults of the texts: a pure comparison of the two languages with each other and with the code that uses them.

/** Texts by language, then by file name without `.json`, then by key. */
export type Catalogue = Record<string, Record<string, Record<string, string>>>;

export interface I18nRules {
  texts: Catalogue;
  /** Source text of every file that may use a key. */
  sources: string[];
  /** Each file's keys begin with its name and a point. */
  keysBeginWithFileName: boolean;
  /** Pattern of the text before a key in a call, such as `\\bt\\(`; finds keys that do not exist. */
  calls: string;
  /** Keys of other catalogues that these sources may use too. */
  alsoKnown?: Iterable<string>;
}

/** The specification's own words, kept to the letter (R3-089 to R3-091). */
const SPECIFIED: ReadonlySet<string> = new Set(['zh-CN form.assignmentDays', 'zh-CN form.decisionDays', 'zh-CN form.publicationDays']);

/** Problems, one line each; empty when both languages are complete and every key is used. */
export function i18nProblems({ texts, sources, keysBeginWithFileName, calls, alsoKnown = [] }: I18nRules): string[] {
  const problems: string[] = [];
  const languages = Object.keys(texts).sort();
  const files = [...new Set(languages.flatMap((language) => Object.keys(texts[language] ?? {})))].sort();
  const keys = new Set<string>();
  for (const file of files) {
    const perLanguage = new Map(languages.map((language) => [language, withoutPlurals(texts[language]?.[file] ?? {})]));
    const inAnyLanguage = [...new Set([...perLanguage.values()].flatMap((entries) => [...entries.keys()]))].sort();
    for (const key of inAnyLanguage) {
      keys.add(key);
      if (keysBeginWithFileName && !key.startsWith(`${file}.`)) problems.push(`${file}: the key ${key} must begin with "${file}."`);
      const places = new Set<string>();
      for (const [language, entries] of perLanguage) {
        const text = entries.get(key);
        if (text === undefined) problems.push(`${language}/${file}: ${key} is missing`);
        else if (!text.trim()) problems.push(`${language}/${file}: ${key} is empty`);
        else places.add(placesOf(text));
        if (/["']/.test(text ?? '') && !SPECIFIED.has(`${language} ${key}`))
          problems.push(`${language}/${file}: ${key} has straight quotes; write “ ” ’`);
      }
      if (places.size > 1) problems.push(`${file}: ${key} fills different places in the languages`);
    }
  }
  problems.push(...unknownKeys(new Set([...keys, ...alsoKnown]), sources, calls), ...unusedKeys(keys, sources));
  return problems;
}

/** Chinese has one form where English has two: `count_one` and `count_other` are the key `count`. */
function withoutPlurals(entries: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(entries).map(([key, text]) => [key.replace(/_(zero|one|two|few|many|other)$/, ''), text]));
}

function placesOf(text: string): string {
  return [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join();
}

function unknownKeys(keys: Set<string>, sources: string[], calls: string): string[] {
  const call = new RegExp(`${calls}\\s*(?:'([^'\\n]+)'|"([^"\\n]+)"|\`([^\`\\n]*)\`)`, 'g');
  const unknown = new Set<string>();
  for (const source of sources) {
    for (const [, single, double, template] of source.matchAll(call)) {
      const key = single ?? double;
      if (key !== undefined && !keys.has(key)) unknown.add(key);
      if (template !== undefined && ![...keys].some((known) => pattern(template).test(known))) unknown.add(template);
    }
  }
  return [...unknown].sort().map((key) => `used in the code and in no file: ${key}`);
}

function unusedKeys(keys: Set<string>, sources: string[]): string[] {
  const literals = new Set<string>();
  const templates: RegExp[] = [];
  for (const source of sources) {
    for (const [, , literal] of source.matchAll(/(['"`])([A-Za-z][\w-]*(?:\.[\w-]+)+)\1/g)) if (literal) literals.add(literal);
    for (const [, template] of source.matchAll(/`([A-Za-z][\w.-]*\.[^`\n]*\$\{[^`\n]*)`/g)) if (template) templates.push(pattern(template));
  }
  const isUsed = (key: string) => literals.has(key) || templates.some((template) => template.test(key));
  return [...keys]
    .filter((key) => !isUsed(key))
    .sort()
    .map((key) => `in a file and used nowhere: ${key}`);
}

/** A template literal as a pattern: a value inserted at run time may be anything but empty. */
function pattern(template: string): RegExp {
  const fixed = template.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.+')}$`);
}
