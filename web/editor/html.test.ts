// The stored form and the editor's own are equivalent, for each tool and for texts of all kinds; hostile parts become plain text.
import fc from 'fast-check';
import { Editor, type Descendant } from 'slate';
import { describe, expect, it } from 'vitest';
import { MOST_INDENT, RICH_TEXT_ELEMENTS, TEXT_ALIGNMENTS, TEXT_COLOURS, TEXT_DIRECTIONS } from '../../shared/rich-text.ts';
import { createRichEditor } from './editor.ts';
import { toHtml } from './html.ts';
import { HEADINGS, LISTS, MARKS, type BlockNode, type InlineNode, type LinkNode, type TextNode } from './nodes.ts';
import { fromHtml } from './read.ts';

/** The same text as the editor writes it. */
const canonical = (html: string): string => toHtml(fromHtml(html));

/** As the editor itself keeps it. */
function kept(blocks: BlockNode[]): Descendant[] {
  const editor = createRichEditor();
  editor.children = structuredClone(blocks);
  Editor.normalize(editor, { force: true });
  return editor.children;
}

const EACH_TOOL: [tool: string, html: string][] = [
  ['bold', '<p>a<strong>粗</strong>b</p>'],
  ['italic', '<p><em>斜体</em></p>'],
  ['underline', '<p><u>下划线</u></p>'],
  ['strike', '<p><s>删除线</s></p>'],
  ['several at once', '<p><strong><em><u><s><span style="color:#b3362b">x</span></s></u></em></strong></p>'],
  ['quote', '<blockquote><p>one</p><p style="text-align:right">two</p></blockquote>'],
  ['code block', '<pre>if (a &lt; b) {<br>  c  = "d";<br>}</pre>'],
  ['ordered list', '<ol><li>一</li><li>二<ol><li>二之一</li></ol></li><li>三</li></ol>'],
  ['bullet list', '<ul><li>a<ol><li>b</li></ol><ul><li>c</li></ul></li></ul>'],
  ['indent', '<p style="margin-inline-start:4em">x</p><h2 style="text-align:center;margin-inline-start:2em">y</h2>'],
  ['direction', '<p dir="rtl">שלום</p><p dir="ltr">x</p>'],
  ...HEADINGS.map((heading, index): [string, string] => [heading, `<h${index + 1}>题名</h${index + 1}>`]),
  ...Object.entries(TEXT_COLOURS).map(([name, colour]): [string, string] => [
    `colour ${name}`,
    `<p><span style="color:${colour}">x</span></p>`,
  ]),
  ...TEXT_ALIGNMENTS.map((align): [string, string] => [`alignment ${align}`, `<p style="text-align:${align}">x</p>`]),
  ['link', '<p>见 <a href="https://journal.example/a?b=1&amp;c=2">投稿<strong>须知</strong></a>。</p>'],
  ['image', '<p><img data-file="RmlsZTox" alt="徽标 &quot;A&quot;" width="320"></p>'],
  ['video', '<p><a href="https://video.example/1" data-video="true"><img data-file="RmlsZToy" alt="介绍"></a></p>'],
  ['video without a still', '<p><a href="https://video.example/1" data-video="true">观看介绍</a></p>'],
  ['variable', '<p>{{authorName}}：<strong>{{title}}</strong>，<a href="{{link}}">请点击 {{link}}</a></p>'],
  ['line break', '<p>one<br>two</p>'],
  ['empty line', '<p>a</p><p><br></p><p>b</p>'],
  ['spaces', '<p>&nbsp;a &nbsp;b&nbsp;</p>'],
];

describe('each tool of the editor (R2-130, R3-126, P2-353 to P2-367)', () => {
  it.each(EACH_TOOL)('comes back from the stored form as it was: %s', (_tool, html) => {
    const blocks = fromHtml(html);
    expect(toHtml(blocks)).toBe(html);
    expect(kept(blocks)).toEqual(blocks);
  });

  it('reads what each tool makes into what the tool sets', () => {
    expect(fromHtml('<h3 dir="rtl" style="text-align: center; margin-inline-start: 4em">x <strong>y</strong></h3>')).toEqual([
      { type: 'heading3', dir: 'rtl', align: 'center', indent: 2, children: [{ text: 'x ' }, { text: 'y', bold: true }] },
    ]);
    expect(fromHtml('<ol><li>a<ul><li>b</li></ul></li></ol>')).toEqual([
      { type: 'ordered', children: [{ text: 'a' }] },
      { type: 'bulleted', indent: 1, children: [{ text: 'b' }] },
    ]);
  });

  it('shows an image where it can be seen now, and does not store that', () => {
    const [block] = fromHtml('<p><img data-file="a" alt="" src="/files/ticket"></p>');
    expect(block?.children[1]).toMatchObject({ file: 'a', src: '/files/ticket' });
    expect(toHtml(block ? [block] : [])).toBe('<p><img data-file="a" alt=""></p>');
  });
});

const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(' ', '  ', '\n', '稿', '集刊', 'a', 'B9', '<', '&amp;', '"', "'", '{', '}', '　', '😀', 'é', 'ש'),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 6 },
  )
  // A no-break space is a space in the editor; other blanks are not typed; two braces make a variable.
  .map((parts) => parts.join('').replaceAll(/[\u00a0\t\r\f\u2028\u2029]|\p{Cc}(?<!\n)|\p{Cs}|\{\{/gu, ''));
const colour = fc.oneof(
  fc.constantFrom(...Object.values(TEXT_COLOURS)),
  fc.integer({ min: 1, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
);
const marks = fc.record({ ...Object.fromEntries(MARKS.map((mark) => [mark, fc.constant(true as const)])), colour }, { requiredKeys: [] });
const leaf: fc.Arbitrary<TextNode> = fc.tuple(text, marks).map(([said, look]) => (said === '' ? { text: '' } : { ...look, text: said }));
const file = fc.stringMatching(/^[\w-]{1,12}$/);
const line = text.map((said) => said.replaceAll(/\s+/g, ' ').trim());
const href = fc.constantFrom('https://journal.example/投稿?a=1&b="2"'.replaceAll('"', '%22'), 'mailto:office@journal.example', '{{link}}');
const width = fc.option(fc.integer({ min: 1, max: 1200 }), { nil: undefined });
const bare = [{ text: '' }];
const thing: fc.Arbitrary<InlineNode> = fc.oneof(
  fc
    .tuple(file, line, width)
    .map(([id, alt, size]): InlineNode => ({ type: 'image', file: id, alt, ...(size && { width: size }), children: bare })),
  fc
    .tuple(fc.constantFrom('title', 'authorName'), marks)
    .map(([name, look]): InlineNode => ({ type: 'variable', name, children: [{ ...look, text: '' }] })),
);
const link: fc.Arbitrary<LinkNode> = fc
  .tuple(href, fc.array(fc.oneof(leaf, thing), { minLength: 1, maxLength: 3 }), leaf)
  .map(([to, children, last]) => ({ type: 'link', href: to, children: [...children, { ...last, text: `${last.text}x` }] }));
const video: fc.Arbitrary<InlineNode> = fc
  .tuple(fc.constant('https://video.example/1'), line, fc.option(file, { nil: undefined }))
  .map(([to, caption, still]) => ({ type: 'video', href: to, caption, ...(still && { file: still }), children: bare }));
const block: fc.Arbitrary<BlockNode> = fc.record(
  {
    type: fc.constantFrom('paragraph', 'quote', 'code', ...HEADINGS, ...LISTS, ...LISTS),
    align: fc.constantFrom(...TEXT_ALIGNMENTS),
    dir: fc.constantFrom(...TEXT_DIRECTIONS),
    indent: fc.integer({ min: 1, max: MOST_INDENT }),
    children: fc.array(fc.oneof({ weight: 4, arbitrary: leaf }, thing, link, video), { minLength: 1, maxLength: 5 }),
  },
  { requiredKeys: ['type', 'children'] },
);
const RUNS = { seed: 20261123, numRuns: 100 };

it('comes back from the stored form as it was, whatever was written (R2-130)', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 6 }), (blocks) => {
      const before = kept(blocks);
      const html = toHtml(before);
      expect(fromHtml(html)).toEqual(before);
      expect(canonical(html)).toBe(html);
    }),
    RUNS,
  );
});

/** Every tag and attribute of a text, as the parser reads it. */
function madeOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((node) => [
    node.localName,
    ...[...node.attributes].map(({ name, value }) => `${node.localName} ${name}=${value}`),
  ]);
}
const ALLOWED = new Set<string>(RICH_TEXT_ELEMENTS);
const ALLOWED_ATTRIBUTE =
  /^(a href=(https?:|mailto:|\{\{)|a data-video=|img (data-file|alt|width)=|span style=color:#[0-9a-f]{6}$|(p|h[1-6]|pre|li) (dir=(ltr|rtl)$|style=(text-align:(left|center|right|justify))?;?(margin-inline-start:\d+em)?$))/;

function expectOnlyAllowed(html: string): void {
  for (const part of madeOf(html)) expect(part.includes(' ') ? ALLOWED_ATTRIBUTE.test(part) : ALLOWED.has(part), part).toBe(true);
}

describe('a hostile text becomes plain allowed text', () => {
  it.each([
    ['<script>alert(1)</script>稿件', '<p>稿件</p>'],
    ['<p onclick="alert(1)" style="position:fixed;background:url(javascript:1)">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<p>x</p>'],
    ['<a href=" jAvascript&#58;alert(1)">x</a><a href="data:text/html,x">y</a>', '<p>xy</p>'],
    ['<img src="https://evil.example/pixel.gif" alt="图">', '<p>图</p>'],
    ['<img data-file="../../x" src="x" onerror="alert(1)">', ''],
    ['<img data-file="a" src="https://evil.example/x" alt="">', '<p><img data-file="a" alt=""></p>'],
    ['<svg><a xlink:href="javascript:1">x</a></svg>text', '<p>text</p>'],
    ['<iframe srcdoc="<script>1</script>">x</iframe><style>p{}</style>y', '<p>y</p>'],
    ['<p style="color:expression(1);text-align:evil;margin-inline-start:9999em">x</p>', '<p style="margin-inline-start:16em">x</p>'],
    ['<table><tr><td>1<table><tr><td>2</td></tr></table></td><td>3</td></tr></table>', '<p>1</p><p>2</p><p>3</p>'],
    ['<p dir="auto" class="x" id="y">x</p><form action="x"><input value="v"><button>z</button></form>', '<p>x</p><p>z</p>'],
    ['<a href="https://a.example" data-video><script>1</script></a>', '<p><a href="https://a.example" data-video="true">1</a></p>'],
    ['<p>a\u0000b\u0007c\ud800</p>', '<p>abc</p>'],
  ])('%j', (hostile, plain) => {
    expect(toHtml(fromHtml(hostile))).toBe(plain);
  });

  it('of any nesting of tags and attributes', () => {
    const tag = fc.constantFrom(
      'p',
      'div',
      'b',
      'span',
      'a',
      'li',
      'ul',
      'ol',
      'pre',
      'table',
      'td',
      'blockquote',
      'h1',
      'script',
      'style',
      'svg',
      'img',
      'x-y',
      'br',
    );
    const attribute = fc.constantFrom(
      '',
      ' onclick="x()"',
      ' href="javascript:x"',
      ' href="https://a.example"',
      ' style="color:red;margin-left:40px"',
      ' data-file="f" src="http://e.example"',
      ' data-video',
    );
    const { tree } = fc.letrec<{ tree: string }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom('x ', ' 稿\n', '<', '{{title}}', '&nbsp;'),
        fc
          .tuple(tag, attribute, fc.array(tie('tree'), { maxLength: 4 }))
          .map(([name, given, within]) => `<${name}${given}>${within.join('')}</${name}>`),
      ),
    }));
    fc.assert(
      fc.property(tree, (hostile) => {
        const html = canonical(hostile);
        expectOnlyAllowed(html);
        expect(canonical(html)).toBe(html);
        expect(kept(fromHtml(hostile))).toEqual(fromHtml(hostile));
      }),
      RUNS,
    );
  });

  it('of a megabyte, and deeper than any text', () => {
    const long = `<p>${'稿件 '.repeat(35)}<b>a</b></p>`.repeat(10_000);
    expect(fromHtml(long)).toHaveLength(10_000);
    const deep = `${'<div><b>'.repeat(450)}到底${'</b></div>'.repeat(450)}`;
    expect(toHtml(fromHtml(deep))).toContain('到底');
  });
});

describe('what Word and web pages write', () => {
  it('keeps the lists, looks and text of a Word document', () => {
    const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
      <p class=MsoNormal align=center style='text-align:center'><b><span lang=EN-US style='font-family:SimSun;color:red;mso-x:y'>关于</span></b><span style='color:black'>修改的意见<o:p></o:p></span></p>
      <p class=MsoListParagraph style='margin-left:21.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>第一条</p>
      <p class=MsoListParagraph style='margin-left:42.0pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>&#xF06C;</span>其中</p>
      <p class=MsoNormal style='margin-left:24.0pt'><i>末</i>段</p><!--EndFragment--></body></html>`;
    expect(toHtml(fromHtml(word))).toBe(
      '<p style="text-align:center"><strong>关于</strong>修改的意见</p><ol><li>第一条<ul><li>其中</li></ul></li></ol>' +
        '<p style="margin-inline-start:2em"><em>末</em>段</p>',
    );
  });

  it('does not take the wrapper of a web page for bold', () => {
    expect(canonical('<b style="font-weight:normal"><p>a <span style="font-weight:700">b</span></p></b>')).toBe(
      '<p>a <strong>b</strong></p>',
    );
  });
});
