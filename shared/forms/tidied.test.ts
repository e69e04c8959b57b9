// The kept parts of a typed or pasted text, and the dropped ones.
import { describe, expect, it } from 'vitest';
import { longText, shortNote, shortText } from './text-rules.ts';
import { nameText, oneLine, tidied } from './tidied.ts';

describe.each([
  ['a text', tidied],
  ['a text on one line', oneLine],
])('%s', (_name, rule) => {
  it.each([
    ['emoji, also those made of several', '🧑🏽‍🚀🇨🇳 ❤️'],
    ['rare hanzi', '𠮷䶮𪚥'],
    ['text from right to left', 'دراسات في النقوش'],
    ['joiners and marks', 'क्ष e\u0301 \u200D'.trim()],
    ['script', '<script>alert(1)</script>'],
  ])('keeps %s to the letter', (_what, text) => {
    expect(rule(text)).toBe(text);
  });

  it('loses control characters, halves of characters, and the space around it', () => {
    expect(rule(' 水\u0000利\u000B史\u0085\uD842 ')).toBe('水利史');
    expect(rule('\uDFB7𠮷\uD842'), 'the halves beside it, not its own').toBe('𠮷');
  });

  it.each(['', ' \u3000\n', '\u200B\u2060', '\uD842', '\u0000', '\u3164', '\u2800', '\u0301'])(
    'is empty when there is nothing to be seen in it: %j',
    (text) => {
      expect(rule(text)).toBe('');
    },
  );
});

describe('a change of direction', () => {
  it('stays where the line is the text’s own, and goes from a title, where it would turn around what stands beside it', () => {
    const turned = 'abc\u202Eعربي\u202C \u2067x\u2069';
    expect(tidied(turned)).toBe(turned);
    expect(oneLine(turned)).toBe('abcعربي x');
    expect(shortText.parse('水利\u202Egpj.\u202Cdocx')).toBe('水利gpj.docx');
  });
});

describe('a name', () => {
  it.each([
    ['characters without width', '沈\u200b知\u2060远\ufeff', '沈知远'],
    ['changes of direction', '\u202e沈\u2066知远\u2069', '沈知远'],
    ['soft hyphens', 'Shen\u00ad Zhiyuan', 'Shen Zhiyuan'],
    ['joiners that join nothing', '沈\u200d知\u200c\u200d远 Li\u200c\u200d', '沈知远 Li'],
  ])('loses %s, or one person would be two', (_what, text, name) => {
    expect(nameText(text)).toBe(name);
  });

  it('of a megabyte is read once, not each joiner with every other', () => {
    expect(nameText(`م${'\u200d'.repeat(1_000_000)}م`)).toHaveLength(1_000_002);
  });

  it.each(['محمد\u200cرضا', 'क\u094d\u200dष', 'O’Neill-Ñandú', '𠮷川', 'Nguyễn Văn A'])('keeps what its script needs: %s', (name) => {
    expect(nameText(name)).toBe(name);
  });
});

it('a text on one line has no line ends and no tabs, however many it was pasted with', () => {
  expect(oneLine('Community\r\nMemory\tin\u2028Urban\n\nRenewal\n')).toBe('Community Memory in Urban Renewal');
  expect(tidied('一\r\n二\n\n三')).toBe('一\r\n二\n\n三');
});

it('titles, names and addresses stand on one line; abstracts, reasons and notices on as many as they were written on', () => {
  expect([shortText, shortNote, longText].map((rule) => rule.parse('上\n下'))).toEqual(['上 下', '上\n下', '上\n下']);
});
