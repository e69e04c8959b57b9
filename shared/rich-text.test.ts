// Permitted link targets of a formatted text, and that the editor's tools match the allow-list.
import { describe, expect, it } from 'vitest';
import {
  INDENT_EM,
  isAllowedLink,
  MOST_INDENT,
  RICH_TEXT_STYLES,
  TEXT_ALIGNMENTS,
  TEXT_COLOURS,
  VARIABLES,
  variableToken,
} from './rich-text.ts';

describe('links of a formatted text (P2-365, D13-149)', () => {
  it.each([
    'https://journal.example/a?b=1#c',
    'HTTP://journal.example',
    'https://期刊.cn/投稿',
    'mailto:office@journal.example',
    '{{link}}',
  ])('may lead to %s', (address) => expect(isAllowedLink(address)).toBe(true));

  it.each([
    '',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    ' https://journal.example',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//journal.example',
    '/main/x',
    'https://',
    'https://user:secret@journal.example',
    'https:\\\\journal.example',
    'https://a"onclick="b',
    'mailto:a@b?bcc=c@d',
    '{{link}}x',
  ])('may not lead to %j', (address) => expect(isAllowedLink(address)).toBe(false));
});

it('allows each alignment, indent and colour that the editor offers', () => {
  const { span, block } = RICH_TEXT_STYLES;
  for (const alignment of TEXT_ALIGNMENTS) expect(alignment).toMatch(block['text-align'][0]);
  for (let step = 1; step <= MOST_INDENT; step += 1) expect(`${step * INDENT_EM}em`).toMatch(block['margin-inline-start'][0]);
  expect(`${(MOST_INDENT + 1) * INDENT_EM}em`).not.toMatch(block['margin-inline-start'][0]);
  for (const colour of Object.values(TEXT_COLOURS)) expect(colour).toMatch(span.color[0]);
});

it('finds the variables of a text by name', () => {
  expect([...`${variableToken('title')} {{ dueOn }} {{}} {{a b}} { {x}}`.matchAll(VARIABLES)].map(([, name]) => name)).toEqual([
    'title',
    'dueOn',
  ]);
});
