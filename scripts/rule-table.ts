// The table of rules: the fields of a row, and its possible faults.
import { idsIn, type NamedTest } from './rule-tests.ts';

const HOWS = ['test', 'replaced', 'descriptive', 'open'] as const;
type How = (typeof HOWS)[number];

export interface Rule {
  /** Id of a rule (R1-038), a call (E1-002) or a screen (SC-002), or the name of a type that calls read and write. */
  id: string;
  /** The rule in a few words. */
  text: string;
  how: How;
  /**
   * For a tested rule: `file :: part of its title`, several between bars. For a replaced one: the ruling (`decision 58: …`), and behind a
   * bar the tests of its replacement. For others: the reason.
   */
  where: string;
  /** The file it stands in. */
  area: string;
}

const HEADER = ['id', 'rule', 'how', 'where'].join('\t');
/** How a contradiction or a gap of the specifications was ruled on. */
const RULING_ID = /\bD(?:2|13)-\d+\b/g;
const DECISION = /\bdecisions?[ /]0*(\d+)\b/gi;

export function readTable(area: string, source: string): { rows: Rule[]; problems: string[] } {
  const [header, ...lines] = source.replace(/\n$/, '').split('\n');
  const problems = header === HEADER ? [] : [`${area}: the first line is not "${HEADER}".`];
  const rows = lines.flatMap((line) => {
    const [id = '', text = '', given = '', where = '', ...rest] = line.split('\t');
    const how = HOWS.find((one) => one === given);
    if (how !== undefined && id !== '' && text !== '' && rest.length === 0) return [{ id, text, how, where, area }];
    problems.push(`${area}: this line is no entry: ${line}`);
    return [];
  });
  return { rows, problems };
}

export function writeTable(rows: readonly Rule[]): string {
  return `${[HEADER, ...rows.map(({ id, text, how, where }) => [id, text, how, where].join('\t'))].join('\n')}\n`;
}

/** Names every test that cites the rule, beside those that are named and there; a rule with such tests is open no more. */
export function filled(rule: Rule, tests: readonly NamedTest[]): Rule {
  if (rule.how === 'replaced' || rule.how === 'descriptive') return rule;
  const kept = rule.where.split(' | ').filter((one) => rule.how === 'test' && problemsOfRow({ ...rule, where: one }, tests).length === 0);
  const found = unnamed({ ...rule, where: kept.join(' | ') }, tests).map(({ file, title }) => `${file} :: ${titled(title)}`);
  return kept.length + found.length === 0 ? rule : { ...rule, how: 'test', where: [...kept, ...found].join(' | ') };
}

const titled = (title: string) => title.replaceAll(/\s+/g, ' ');

/** The tests that cite the rule and are not named by it. */
function unnamed({ id, where }: Rule, tests: readonly NamedTest[]): NamedTest[] {
  const named = where.split(' | ').map((one) => one.split(' :: '));
  return (indexOf(tests).byId.get(id) ?? []).filter(
    ({ file, title }) => !named.some(([at, quote = '']) => at === file && quote !== '' && titled(title).includes(quote)),
  );
}

interface Index {
  byId: ReadonlyMap<string, readonly NamedTest[]>;
  /** Titles, blanks folded. */
  byFile: ReadonlyMap<string, readonly string[]>;
}

const indexes = new WeakMap<readonly NamedTest[], Index>();

/** Thousands of rules look through thousands of tests. */
function indexOf(tests: readonly NamedTest[]): Index {
  const known = indexes.get(tests);
  if (known) return known;
  const byId = new Map<string, NamedTest[]>();
  const byFile = new Map<string, string[]>();
  for (const test of tests) {
    for (const id of idsIn(test.title)) byId.set(id, [...(byId.get(id) ?? []), test]);
    byFile.set(test.file, [...(byFile.get(test.file) ?? []), titled(test.title)]);
  }
  const made = { byId, byFile };
  indexes.set(tests, made);
  return made;
}

/** `decisions`: the numbers of the records in docs/decisions/. */
export function problemsOf(
  rows: readonly Rule[],
  declared: readonly string[],
  tests: readonly NamedTest[],
  decisions: readonly number[],
): string[] {
  const ids = rows.map(({ id }) => id);
  return [
    ...declared.filter((id) => !ids.includes(id)).map((id) => `${id} has no entry in docs/rules/.`),
    ...ids.filter((id) => !declared.includes(id)).map((id) => `${id} is in docs/rules/, but not in scripts/rule-ids.ts.`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands in docs/rules/ twice.`),
    ...rows.flatMap((row) => {
      const ofTests = problemsOfRow(row, tests);
      return [...ofTests, ...problemsOfRuling(row, decisions), ...(ofTests.length === 0 ? problemsOfCitations(row, tests) : [])];
    }),
  ];
}

function problemsOfCitations(row: Rule, tests: readonly NamedTest[]): string[] {
  if (row.how !== 'test') return [];
  return unnamed(row, tests).map(
    ({ file }) => `${row.area}: ${row.id} does not name a test of ${file} that cites it: run "npm run rules".`,
  );
}

function problemsOfRuling({ id, text, how, where, area }: Rule, decisions: readonly number[]): string[] {
  if (how === 'test' && text.match(DECISION))
    return [`${area}: ${id} says itself that a decision rewrote it: it is replaced, and the tests stand behind the decision.`];
  if (how !== 'replaced') return [];
  const [ruling = ''] = where.split(' | ');
  const records = [...ruling.matchAll(DECISION)].map(([, number]) => Number(number));
  if (records.length === 0 && !ruling.match(RULING_ID) && idsIn(ruling).length === 0)
    return [`${area}: ${id} is replaced, but it is not said by what.`];
  return records
    .filter((number) => !decisions.includes(number))
    .map((number) => `${area}: ${id} names decision ${number}, which has no record.`);
}

function problemsOfRow({ id, how, where, area }: Rule, tests: readonly NamedTest[]): string[] {
  if (how !== 'test' && how !== 'replaced') return [];
  if (how === 'test' && where === '') return [`${area}: no test cites ${id}.`];
  const named = how === 'test' ? where.split(' | ') : where.split(' | ').slice(1);
  return named.flatMap((one) => {
    const [file = '', quote = ''] = one.split(' :: ');
    const titles = indexOf(tests).byFile.get(file) ?? [];
    if (titles.length === 0) return [`${area}: ${id} names ${file}, which holds no test.`];
    return quote !== '' && titles.some((title) => title.includes(quote))
      ? []
      : [`${area}: ${id} names a test that ${file} does not have: ${quote}`];
  });
}

/** Rulings that a file cites, and that `said` (docs/rulings.md) does not say. */
export function unsaidRulings(said: string, citing: readonly { file: string; source: string }[]): string[] {
  const known = new Set(said.match(RULING_ID));
  return citing.flatMap(({ file, source }) =>
    [...new Set(source.match(RULING_ID))]
      .filter((id) => !known.has(id))
      .map((id) => `${file} cites ${id}, which docs/rulings.md does not say.`),
  );
}

export function countsOf(rows: readonly Rule[]): Record<How, number> {
  const count = (how: How) => rows.filter((row) => row.how === how).length;
  return { test: count('test'), replaced: count('replaced'), descriptive: count('descriptive'), open: count('open') };
}
