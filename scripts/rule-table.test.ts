// Faults that the check of the table of rules notices, and how it finds tests by name.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filled, problemsOf, readTable, unsaidRulings, writeTable, type Rule } from './rule-table.ts';
import { idsIn, titlesOf } from './rule-tests.ts';

const rule: Rule = { id: 'R1-001', text: 'a rule', how: 'test', where: 'api/a.test.ts :: refuses', area: 'a.tsv' };
const tests = [{ file: 'api/a.test.ts', title: 'refuses it (R1-001 to R1-003)' }];
const REPLACED = ['decision 7: otherwise | api/a.test.ts :: refuses', 'D2-01: otherwise', 'otherwise (R1-009)'].map(
  (where, index): Rule => ({ ...rule, id: `R2-00${index}`, how: 'replaced', where }),
);

describe('the table', () => {
  it.each([
    ['nothing', [rule], []],
    ['a rule without an entry', [], ['R1-001 has no entry in docs/rules/.']],
    ['an entry twice', [rule, rule], ['R1-001 stands in docs/rules/ twice.', 'R1-001 stands in docs/rules/ twice.'].slice(0, 1)],
    ['an entry that nobody declared', [rule, { ...rule, id: 'R9-001' }], ['R9-001 is in docs/rules/, but not in scripts/rule-ids.ts.']],
    ['a file that is gone', [{ ...rule, where: 'api/b.test.ts :: refuses' }], ['a.tsv: R1-001 names api/b.test.ts, which holds no test.']],
    [
      'a test that is gone',
      [{ ...rule, where: 'api/a.test.ts :: refuses that' }],
      ['a.tsv: R1-001 names a test that api/a.test.ts does not have: refuses that'],
    ],
    ['a test without its name', [{ ...rule, where: 'api/a.test.ts' }], ['a.tsv: R1-001 names a test that api/a.test.ts does not have: ']],
    ['a rule that no test cites', [{ ...rule, where: '' }], ['a.tsv: no test cites R1-001.']],
  ])('notices %s', (_what, rows, problems) => {
    expect(problemsOf(rows, ['R1-001'], tests, [7])).toEqual(problems);
  });

  it.each([
    [
      'a ruling that is not named',
      [{ ...rule, how: 'replaced' as const, where: '' }],
      ['a.tsv: R1-001 is replaced, but it is not said by what.'],
    ],
    [
      'what stands for a ruling and is none',
      [{ ...rule, how: 'replaced' as const, where: 'it is done otherwise' }],
      ['a.tsv: R1-001 is replaced, but it is not said by what.'],
    ],
    [
      'a decision without a record',
      [{ ...rule, how: 'replaced' as const, where: 'decision 8: otherwise' }],
      ['a.tsv: R1-001 names decision 8, which has no record.'],
    ],
    [
      'a test that is gone, of what took the place of a rule',
      [{ ...rule, how: 'replaced' as const, where: 'decision 7: otherwise | api/a.test.ts :: gone' }],
      ['a.tsv: R1-001 names a test that api/a.test.ts does not have: gone'],
    ],
    ['no fault in what a decision, a ruling or another rule replaces', REPLACED, []],
    [
      'a rule that says itself that it was rewritten',
      [{ ...rule, text: 'a rule, but otherwise (decision 7)' }],
      ['a.tsv: R1-001 says itself that a decision rewrote it: it is replaced, and the tests stand behind the decision.'],
    ],
  ])('notices, of what a ruling rewrote, %s (B-061)', (_what, rows, problems) => {
    const declared = rows === REPLACED ? REPLACED.map(({ id }) => id) : ['R1-001'];
    expect(problemsOf(rows, declared, tests, [7])).toEqual(problems);
  });

  it('notices a ruling that is cited and said nowhere, once for each file', () => {
    const citing = [
      { file: 'a.ts', source: '// D2-01, D13-002; D13-002' },
      { file: 'b.ts', source: '// R1-001, ID2-003' },
    ];
    expect(unsaidRulings('| D2-01 | a ruling |', citing)).toEqual(['a.ts cites D13-002, which docs/rulings.md does not say.']);
  });

  it('is written as it is read, and says which line is none', () => {
    const text = writeTable([rule]);
    expect(readTable('a.tsv', text)).toEqual({ rows: [rule], problems: [] });
    expect(readTable('a.tsv', `${text}R1-002\ta rule\tperhaps\t\n`).problems).toEqual([
      'a.tsv: this line is no entry: R1-002\ta rule\tperhaps\t',
    ]);
  });

  it('names the tests that cite a rule, and calls it open no more', () => {
    expect(filled({ ...rule, id: 'R1-002', how: 'open', where: '' }, tests)).toMatchObject({
      how: 'test',
      where: 'api/a.test.ts :: refuses it (R1-001 to R1-003)',
    });
    expect(filled({ ...rule, where: 'api/a.test.ts :: renamed' }, tests).where).toBe('api/a.test.ts :: refuses it (R1-001 to R1-003)');
    expect(filled({ ...rule, id: 'R1-004', how: 'open', where: '' }, tests)).toMatchObject({ how: 'open' });
  });

  it('names each test that cites a rule beside the others, and notices one that is not named', () => {
    const more = [...tests, { file: 'api/b.test.ts', title: 'says  why (R1-001)' }, { file: 'api/c.test.ts', title: 'says why (R1-005)' }];
    expect(problemsOf([rule], ['R1-001'], more, [])).toEqual([
      'a.tsv: R1-001 does not name a test of api/b.test.ts that cites it: run "npm run rules".',
    ]);
    const whole = filled(rule, more);
    expect(whole.where).toBe('api/a.test.ts :: refuses | api/b.test.ts :: says why (R1-001)');
    expect(filled(whole, more)).toEqual(whole);
    expect(problemsOf([whole], ['R1-001'], more, [])).toEqual([]);
  });
});

describe('tests', () => {
  it('are found by title, behind their tables and in their rows', () => {
    const source =
      "describe('a', () => { it.each([['R1-002, one', f('x)')], // (\n ['two', 1]])('b %s', () => {}); test(\n 'c \\'d\\'', async () => {}); audit('no'); it.skip(`e ${1}`, f); })";
    expect(titlesOf(source)).toEqual(['a', 'b %s', "c 'd'", 'e ${1}', 'R1-002, one']);
  });

  it('cite ranges by their ends', () => {
    expect(idsIn('x (R1-008 to R1-010, SC-002)')).toEqual(['R1-008', 'R1-010', 'SC-002', 'R1-009']);
  });
});

it('says of each rule that is known to be rewritten, by what (B-061)', () => {
  const rows = globSync('docs/rules/*.tsv').flatMap((file) => readTable(file, readFileSync(file, 'utf8')).rows);
  for (const rewritten of ['R1-029', 'R1-139', 'R1-168', 'SC-054', 'SC-068'])
    expect(rows.find(({ id }) => id === rewritten)?.how, rewritten).toBe('replaced');
});
