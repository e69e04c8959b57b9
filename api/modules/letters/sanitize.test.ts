// Contents of a letter: the tools' results stay as they are, everything else is named and removed, for any input.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMessage } from '../../../shared/messages.ts';
import { bySampleSize } from '../../testing/sample-size.ts';
import { richText } from './sanitize.ts';

const image = (more = '') => `<img data-file="TGV0dGVySW1hZ2U6MQ=="${more} />`;

describe('what the tools make (F-064, R3-126)', () => {
  it.each([
    '<p>一段<strong>粗</strong><em>斜</em><u>下</u><s>删</s></p>',
    '<h1>一</h1><h2>二</h2><h3>三</h3><h4>四</h4><h5>五</h5><h6>六</h6>',
    '<blockquote>引</blockquote><pre>代码\n  二</pre>',
    '<ol><li>一</li><li>二<ul><li>三</li></ul></li></ol>',
    '<p style="text-align:center;margin-inline-start:4em" dir="rtl">שלום</p>',
    '<p style="text-align:left" dir="ltr">左</p><p style="text-align:right">右</p><h2 style="text-align:justify;margin-inline-start:16em">齐</h2>',
    '<p><span style="color:#b3362b">红</span></p>',
    '<p><a href="https://journal.example/a?b=1&amp;c=2">页</a><a href="mailto:office@journal.example">信</a><a href="{{link}}">此处</a></p>',
    `<p>${image(' alt="印章" width="120"')}</p>`,
    `<p><a href="https://video.example/1" data-video>${image(' alt=""')}</a></p>`,
    '<p>上<br />下</p>',
    '<p>{{title}}（{{manuscriptNumber}}）</p>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2</p>',
  ])('stays as it is: %s', (html) => {
    expect(richText(html)).toMatchObject({ html, problem: null });
  });

  it.each([
    ['<b>粗</b><i>斜</i><strike>删</strike>', '<strong>粗</strong><em>斜</em><s>删</s>'],
    ['<p style="TEXT-ALIGN: Center ;">一</p>', '<p style="text-align:center">一</p>'],
    ['<p>一<!-- 无人看见 --></p>', '<p>一</p>'],
    ['<p>一\u0000\u0007二</p>', '<p>一二</p>'],
    ['<p>没有结尾', '<p>没有结尾</p>'],
    ['<p>一&#0;&#1;&#x7f;二</p>', '<p>一\ufffd二</p>'],
    ['{{ title }}', '{{title}}'],
    ['<img alt="印章" data-file="TGV0dGVySW1hZ2U6MQ==">', image(' alt="印章"')],
    [image(' src="https://colloquium.example/letter-images/x"'), image()],
  ])('is written in one way: %s', (written, html) => {
    expect(richText(written)).toMatchObject({ html, problem: null });
  });

  it.each(['', ' ', '<p></p>', '<p><br></p>', '<p>\u00a0</p><p><strong> </strong></p>', '<p>\u200b&#8203;&#x2060;</p>'])(
    'is empty where a reader sees nothing: %j (F-063)',
    (html) => {
      expect(richText(html)).toMatchObject({ html: '', problem: null });
    },
  );
});

describe('what they do not make is named, and never kept (F-064, D13-149)', () => {
  it.each([
    ['<p>x</p><script>alert(1)</script>', 'letter.elementRefused', { element: 'script' }],
    ['<style>p{}</style>', 'letter.elementRefused', { element: 'style' }],
    ['<iframe src="https://evil.example"></iframe>', 'letter.elementRefused', { element: 'iframe' }],
    ['<svg onload=alert(1)>', 'letter.elementRefused', { element: 'svg' }],
    ['<table><tr><td>1</td></tr></table>', 'letter.elementRefused', { element: 'table' }],
    ['<p onclick="alert(1)">x</p>', 'letter.attributeRefused', { element: 'p', attribute: 'onclick' }],
    ['<p class="ql-align-center">x</p>', 'letter.attributeRefused', { element: 'p', attribute: 'class' }],
    ['<p style="position:fixed">x</p>', 'letter.styleRefused', { style: 'position:fixed' }],
    [
      '<span style="color:#b3362b;background:url(https://evil.example)">x</span>',
      'letter.styleRefused',
      { style: 'background:url(https://evil.example)' },
    ],
    ['<span style="color:expression(alert(1))">x</span>', 'letter.styleRefused', { style: 'color:expression(alert(1))' }],
    ['<a href="javascript:alert(1)">x</a>', 'letter.addressRefused', { value: 'javascript:alert(1)' }],
    ['<a href="java&#x0A;script:alert(1)">x</a>', 'letter.addressRefused', { value: 'java\nscript:alert(1)' }],
    ['<a href="{{title}}">x</a>', 'letter.addressRefused', { value: '{{title}}' }],
    ['<a href="https://user:pw@evil.example">x</a>', 'letter.addressRefused', { value: 'https://user:pw@evil.example' }],
    ['<img src="https://evil.example/pixel.gif">', 'letter.imageRemote', {}],
    ['<img src="data:image/png;base64,AAAA">', 'letter.imageRemote', {}],
    [`<img data-file="x" srcset="https://evil.example/1 2x">`, 'letter.attributeRefused', { element: 'img', attribute: 'srcset' }],
    [image(' width="99999"'), 'letter.valueRefused', { attribute: 'width', value: '99999' }],
    ['<p dir="auto">x</p>', 'letter.valueRefused', { attribute: 'dir', value: 'auto' }],
    ['<p>{{ti<em>tle}}</em></p>', 'letter.variableSplit', {}],
    ['x'.repeat(200 * 1024 + 1), 'letter.tooLarge', { kilobytes: 200 }],
    ['&'.repeat(100_000), 'letter.tooLarge', { kilobytes: 200 }],
    ['<em>'.repeat(20_000), 'letter.unreadable', {}],
    ['字'.repeat(70_000), 'letter.tooLarge', { kilobytes: 200 }],
  ])('%s', (html, code, params) => {
    const { problem, html: kept } = richText(html);
    expect(problem).toMatchObject({ code, params });
    expect(hasMessage(code)).toBe(true);
    expect(kept).not.toMatch(/script|evil|alert|onclick|style="(?!color|text-align)/);
  });

  it('however deep it is nested', () => {
    expect(richText(`${'<ul><li>'.repeat(5000)}x`).html.length).toBeLessThan(2000);
  });
});

/** Pieces that sanitisers have stumbled over, put together at random. */
const pieces = [
  '<p>',
  '</p>',
  '<p',
  '<',
  '>',
  '"',
  "'",
  '=',
  '/',
  '&',
  ';',
  '&lt;',
  '&#60;',
  '&#x3c;script&#x3e;',
  '<script>',
  '</script>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '<!doctype html>',
  '<img ',
  'src=',
  'data-file="TGV0dGVySW1hZ2U6MQ=="',
  'https://evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,<script>',
  ' onerror=',
  'alert(1)',
  ' style="',
  'color:#b3362b',
  'url(',
  'expression(',
  '<a href="',
  '{{link}}',
  '{{',
  '}}',
  'title',
  '<svg>',
  '<math>',
  '<mtext>',
  '<style>',
  '</style>',
  '<textarea>',
  '</textarea>',
  '<xmp>',
  '<noscript>',
  '</noscript>',
  '<iframe>',
  '<template>',
  '<plaintext>',
  '<title>',
  '<base href=',
  '<ul>',
  '<li>',
  '</li>',
  '</ul>',
  '<h1>',
  '</h1>',
  '<pre>',
  '\n',
  '<strong>',
  '</strong>',
  '<span ',
  '<br>',
  '<br/>',
  '\u0000',
  '\ud800',
  '\u00a0',
  '\u2028',
  '字',
  'x',
  ' ',
  '<form>',
  '<button formaction=',
  '<input>',
  '<select>',
  '<option>',
  '<table>',
  '<td>',
  '`',
];

const madeUp = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 40 })
  .map((parts) => parts.join(''));
const runs = { seed: 20261123, numRuns: bySampleSize({ sample: 3000, full: 300_000 }) };

const TAG =
  /^<\/?(?:p|h[1-6]|blockquote|pre|ol|ul|li|strong|em|u|s|span|a|img|br)(?: (?:style="(?:(?:color:#[0-9a-f]{6}|text-align:[a-z]+|margin-inline-start:\d+em);?)+"|dir="(?:ltr|rtl)"|href="(?:https?:\/\/|mailto:|\{\{link\}\}")[^"]*"?|data-video|data-file="[\w=-]+"|alt="[^"]*"|width="\d+"))*(?: \/)?>$/i;

it(
  'whatever is made up: it reads the same a second time, and holds no script, handler or address elsewhere (F-064)',
  { timeout: 600_000 },
  () => {
    fc.assert(
      fc.property(madeUp, (written) => {
        const { html, problem } = richText(written);
        if (problem !== null) expect(hasMessage(problem.code)).toBe(true);
        expect(richText(html).html).toBe(html);
        for (const tag of html.match(/<[^>]*>/g) ?? []) expect(tag).toMatch(TAG);
        // Remains of tags are text.
        expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
      }),
      runs,
    );
  },
);
