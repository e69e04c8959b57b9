// Places are filled with text: a title stays a title, with any characters.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterVariables } from '../../../shared/letter-variables.ts';
import { bySampleSize } from '../../testing/sample-size.ts';
import { filled, paragraphs } from './fill.ts';
import { plainText } from './plain-text.ts';
import { richText } from './sanitize.ts';

describe('a value', () => {
  it('arrives as text, its line ends kept (F-062)', () => {
    expect(filled('<p>《{{title}}》</p>', { title: '<script>alert(1)</script>\n& {{journal}} "x"', journal: '刊' })).toBe(
      '<p>《&lt;script&gt;alert(1)&lt;/script&gt;<br />&amp; {\u2060{journal}} &quot;x&quot;》</p>',
    );
  });

  it('that looks like a place is none when an edited letter is filled once more', () => {
    const once = filled('<p>{{title}}</p>', { title: '${{14}}$C 与 {{{opinion}}}', opinion: '机密' });
    expect(richText(once)).toMatchObject({ html: once, problem: null, variables: [] });
    expect(filled(once, { opinion: '机密' })).toBe(once);
    expect(once.replaceAll('\u2060', '')).toBe('<p>${{14}}$C 与 {{{opinion}}}</p>');
  });

  it('that is not there is blank, one that may not be known leaves its place', () => {
    expect(filled('<p>{{titleEn}}|{{authorName}}|{{nothing}}|{{toString}}</p>', { authorName: null })).toBe('<p>|{{authorName}}||</p>');
  });

  it('of the letter’s link is a link, and within a link only its address', () => {
    const link = 'https://colloquium.example/main?id=1&x=2';
    expect(filled('<p>{{link}} <a href="{{link}}"><strong>此处</strong></a><a href="{{link}}"><em>{{link}}</em></a></p>', { link })).toBe(
      '<p><a href="https://colloquium.example/main?id=1&amp;x=2">https://colloquium.example/main?id=1&amp;x=2</a> <a href="https://colloquium.example/main?id=1&amp;x=2"><strong>此处</strong></a><a href="https://colloquium.example/main?id=1&amp;x=2"><em>https://colloquium.example/main?id=1&amp;x=2</em></a></p>',
    );
  });

  it('never adds an element, whatever it says', () => {
    const template = `<p>${letterVariables.map((name) => `{{${name}}}`).join('—')}</p>`;
    const value = fc.oneof(fc.string(), fc.constantFrom('<b>', '</p>', '"><script>', '{{title}}', '&lt;', '<!--', '\u0000'));
    fc.assert(
      fc.property(fc.array(value, { minLength: letterVariables.length, maxLength: letterVariables.length }), (values) => {
        const html = filled(
          template,
          Object.fromEntries(letterVariables.map((name, index) => [name, name === 'link' ? null : values[index]])),
        );
        expect(new Set((html.match(/<\/?\w+/g) ?? []).filter((tag) => tag !== '<br'))).toEqual(new Set(['<p', '</p']));
      }),
      { seed: 20261123, numRuns: bySampleSize({ sample: 500, full: 50_000 }) },
    );
  });
});

describe('an opinion', () => {
  it('is set in paragraphs and lines as it was written', () => {
    const html = paragraphs('一、补充文献\n二、精简 <第二节>\n\n另：格式。\n\n\n');
    expect(html).toBe('<p>一、补充文献<br />二、精简 &lt;第二节&gt;</p><p>另：格式。</p>');
    expect(richText(html)).toMatchObject({ html, problem: null });
  });
});

it('what is only text says the same as the letter', () => {
  const html = `<h2>通知</h2><p>张三：</p><p>请看<a href="https://journal.example/x">说明</a>和<a href="https://journal.example/y">https://journal.example/y</a></p><ol><li>一</li><li>二<ul><li>三</li></ul></li></ol><blockquote>引用</blockquote><p><img data-file="x" alt="印章" />上<br />下</p><p>1 &lt; 2 &amp; 3</p>`;
  expect(plainText(html)).toBe(
    '通知\n\n张三：\n\n请看说明 [https://journal.example/x]和https://journal.example/y\n\n 1. 一\n 2. 二\n    * 三\n\n> 引用\n\n印章上\n下\n\n1 < 2 & 3',
  );
});
