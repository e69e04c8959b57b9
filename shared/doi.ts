// DOIs by a journal's own pattern, such as `10.12345/{journal}.{year}.{issue}.{article}`, or `{prefix}/…` with the prefix of its settings.

/** Variables of a pattern, in braces. */
const DOI_VARIABLES = ['prefix', 'journal', 'year', 'issue', 'article'] as const;
type DoiVariable = (typeof DOI_VARIABLES)[number];

/** Crossref's form: a prefix of four to nine digits, then letters, digits and -._;()/ only. */
const DOI = /^10\.\d{4,9}\/[A-Za-z0-9\-._;()/]{1,200}$/u;

/** `article` is the place in the issue, three figures, or it would not be one DOI for each article. */
export function isDoiPattern(pattern: string): boolean {
  return (
    pattern.includes('{article}') &&
    pattern.includes('{issue}') &&
    DOI.test(mintDoi(pattern, { prefix: '10.12345', journal: 'A', year: '2026', issue: 1, article: 1 }))
  );
}

interface DoiValues {
  /** Such as 10.12345; the rules of the settings ask for it where the pattern has it. */
  prefix: string;
  journal: string;
  year: string;
  issue: number;
  article: number;
}

export function mintDoi(pattern: string, values: DoiValues): string {
  const words: Record<DoiVariable, string> = {
    prefix: values.prefix,
    journal: values.journal.replaceAll(/[^A-Za-z0-9]/gu, '') || 'j',
    year: values.year,
    issue: String(values.issue),
    article: String(values.article).padStart(3, '0'),
  };
  return pattern.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => (isVariable(name) ? words[name] : whole));
}

const isVariable = (name: string): name is DoiVariable => (DOI_VARIABLES as readonly string[]).includes(name);
