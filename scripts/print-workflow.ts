// `npm run workflow`: writes docs/workflow.md from the workflow's table. With --check it only says whether the file is up to date. Names
// what rows, acts and states lack: rule, worked example, name.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasMessage, messageText, type LanguageTag } from '../shared/messages.ts';
import {
  authorStatusNames,
  authorStatusOf,
  contributionStateIds,
  contributionStateName,
  isEndState,
  legacyActType,
  EditorialAct,
  actNames,
  type ContributionStateId,
} from '../shared/workflow.ts';
import { actRules, rows, type Row } from '../api/modules/workflow/table/table.ts';
import { examples } from '../api/modules/workflow/table/transition.examples.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FILE = path.join(ROOT, 'docs/workflow.md');
const TABLE = 'api/modules/workflow/table/table.ts';

const nameless = new Set<string>();
function nameOf(language: LanguageTag, key: string): string {
  if (hasMessage(key, language)) return messageText(language, key);
  nameless.add(`${key} in ${language}`);
  return '';
}

const state = (id: ContributionStateId): string => `${id} ${nameOf('en-US', `state.${contributionStateName(id)}`)}`;

/** `afterEditor` as "after editor". */
const words = (name: string): string => name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function leadsTo(row: Row): string {
  if (row.to === null) return 'removed';
  return typeof row.to === 'function' ? `*${words(row.to.name)}*` : state(row.to);
}

/** The editorial rules that stand above rows in the source. */
function rulesOf(source: string): Map<string, string> {
  const rules = new Map<string, string>();
  for (const [, comment = '', id = ''] of source.matchAll(/((?:^ {2}\/\/ .*\n)+) {2}\{ id: '(\w+)'/gm))
    rules.set(
      id,
      comment
        .replaceAll(/^ {2}\/\/ /gm, '')
        .trim()
        .replaceAll('\n', ' '),
    );
  return rules;
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const rules = rulesOf(await readFile(path.join(ROOT, TABLE), 'utf8'));
const sharesAct = ({ id, act }: Row): boolean => rows.some((other) => other.act === act && other.id !== id);
const withoutRule = rows.filter((row) => sharesAct(row) && !rules.has(row.id)).map((row) => row.id);

const printed = `# Editorial workflow

Printed from \`${TABLE}\` by \`npm run workflow\`; do not edit. Words in italics are the rules of \`table/rules.ts\`.

## States
${table(
  ['', 'name', '中文', 'English', 'the author is told', 'end'],
  contributionStateIds.map((id) => {
    const name = contributionStateName(id);
    const status = authorStatusNames[authorStatusOf[id]] ?? '';
    return [
      String(id),
      `\`${name}\``,
      nameOf('zh-CN', `state.${name}`),
      nameOf('en-US', `state.${name}`),
      nameOf('en-US', `authorStatus.${status}`),
      isEndState(id) ? 'yes' : '',
    ];
  }),
)}

## Acts
${table(
  ['type', 'name', '中文', 'English'],
  actNames.map((name) => [
    String(legacyActType(EditorialAct[name]) ?? ''),
    `\`${name}\``,
    nameOf('zh-CN', `act.${name}`),
    nameOf('en-US', `act.${name}`),
  ]),
)}

## What can happen
${table(
  ['row', 'act', 'from', 'if', 'by', 'to', 'whose turn then', 'needs', 'letter', 'rule'],
  rows.map((row) => [
    row.id,
    `\`${row.act}\``,
    row.from.join(', '),
    (row.when ?? []).map(words).join(', '),
    row.by.map(words).join(', '),
    leadsTo(row),
    `*${words(row.hands.name)}*`,
    (row.needs ?? []).map(words).join(', '),
    row.letter === undefined ? '' : `${words(row.letter)}${row.isDecision ? ' (held 10 min)' : ''}`,
    rules.get(row.id) ?? actRules[row.act],
  ]),
)}
`;

const unworked = rows.filter(({ id }) => !examples.some((example) => example.id === id)).map(({ id, act }) => `${id} ${act}`);
const forgotten = [
  [`${TABLE}: rows that share an act have each its rule above it; these have none`, withoutRule],
  ['Acts, states and statuses have their names in shared/messages/; these have none', [...nameless]],
  ['Each row has a worked example in transition.examples.ts, beside the table; these have none', unworked],
] as const;
const told = forgotten.filter(([, what]) => what.length > 0);
if (told.length > 0) {
  console.error(told.map(([sentence, what]) => `${sentence}: ${what.join(', ')}`).join('\n'));
  process.exit(1);
} else if (!process.argv.includes('--check')) {
  await writeFile(FILE, printed);
} else if ((await readFile(FILE, 'utf8').catch(() => '')) !== printed) {
  console.error('docs/workflow.md is not what the workflow table prints: run "npm run workflow" and commit it.');
  process.exit(1);
}
