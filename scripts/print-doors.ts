// `npm run doors`: writes docs/doors.md, all open fields and the calls of each screen, on one page. With --check it says whether the file
// is up to date, and which fields have neither a rule nor a reason.
import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { doorFaults } from '../api/door-faults.ts';
import { columnFaults } from '../api/account-columns.ts';
import { createOrm } from '../api/database/orm.ts';
import { accountColumns, doors } from '../api/modules.ts';
import { colloquiumSchema } from '../api/schema.ts';

const FILE = path.resolve(import.meta.dirname, '../docs/doors.md');

const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const sorted = <Row>(rows: Readonly<Record<string, Row>>) => Object.entries(rows).toSorted(([one], [other]) => (one < other ? -1 : 1));
const reasons = (rows: Readonly<Record<string, string>>) => sorted(rows).map(([name, reason]) => [code([name]), reason]);
/** Entries with the same reason, or the same screens, in one row. */
function grouped(rows: readonly (readonly [name: string, key: string])[]): string[][] {
  const groups = Map.groupBy(rows, ([, key]) => key);
  return [...groups].map(([key, members]) => [code(members.map(([name]) => name).toSorted()), key]);
}
const screensOf = (rows: Readonly<Record<string, readonly string[]>>) =>
  grouped(sorted(rows).map(([name, screens]) => [name, code([...new Set(screens)].toSorted())] as const));

const printed = `# Doors

Printed from the domains (\`api/modules/<domain>/<domain>.doors.ts\`) by \`npm run doors\`; do not edit. What does not stand here has a rule of its own: \`@Auth\`
with roles or a policy, \`@Limited\` with a number.

## Types that anyone may read
${table(['type', 'why'], reasons(doors.publicTypes))}

## Root fields without a rule
${table(['field', 'why'], reasons(doors.publicFields))}

## Types whose fields name a policy
${table(['type', 'for'], reasons(doors.policyTypes))}

## Fields of these that all may read who may know of the object
${table(
  ['type', 'fields', 'why'],
  sorted(doors.openFields).flatMap(([type, rows]) => rows.map(({ fields, reason }) => [code([type]), code(fields), reason])),
)}

## Fields that say who someone is, without a policy
${table(['field', 'why'], reasons(doors.personFields))}

## Mutations without a limit
${table(['mutations', 'why'], grouped(doors.unlimited.flatMap(({ names, reason }) => names.map((name) => [name, reason] as const))))}

## How often something may be tried
Counted by what stands after the colon: \`user\` is who asks, \`address\` where from; the service knows the others.

${table(
  ['limit', 'times', 'in', 'a success'],
  sorted(doors.limits).map(([name, { points, seconds, onSuccess }]) => [
    code([name]),
    String(points),
    seconds % 3600 === 0 ? `${seconds / 3600} h` : `${seconds / 60} min`,
    onSuccess === undefined ? '' : { clear: 'clears all', giveBack: 'gives its own back' }[onSuccess],
  ]),
)}

## Fields that belong to screens
${table(['fields', 'any of these screens'], screensOf(doors.screens))}

## What \`node(id)\` answers to these screens
${table(['types', 'any of these screens'], screensOf(doors.nodes))}

## Fields and types that belong to no screen
${table(['fields', 'why'], grouped(sorted(doors.everyones).map(([name, reason]) => [name, reason] as const)))}
`;

// Made without connecting to anything.
const orm = await createOrm({ databaseUrl: 'postgresql:///none' });
const faults = [...doorFaults(colloquiumSchema(), doors), ...columnFaults(orm, accountColumns)];
await orm.close();
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
if (!process.argv.includes('--check')) {
  await writeFile(FILE, printed);
} else if ((await readFile(FILE, 'utf8')) !== printed) {
  console.error('docs/doors.md is not what the domains say: run "npm run doors", and read what changed.');
  process.exitCode = 1;
}
