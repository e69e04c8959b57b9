// One word for each thing, in both languages: a word that another one stands for is found in no catalogue, but in sentences that the
// specification gives or where it means something else.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Word {
  said: string;
  instead: string | RegExp;
  /** Keys, or their beginnings with a star, and why they may. */
  but?: Readonly<Record<string, string>>;
}

const TEXT_TITLE = 'the title of a text or a video, not of a manuscript';
const SUGGESTED = 'S1 §5: the author suggests 审稿人; invited ones are 审稿专家';
const CHINESE: readonly Word[] = [
  { said: '停用', instead: '禁用' },
  { said: '新建 (things), 添加 (somebody)', instead: '新增' },
  {
    said: '批准号',
    instead: '基金号',
    but: { 'form.fundNumberTwice': 'R1-137', 'form.fundNumberPattern': 'goes with R1-137 at the same field' },
  },
  { said: '项目名称', instead: '基金名称' },
  { said: '通讯作者', instead: '通信作者' },
  { said: '账号', instead: /帐号|帐户|账户/u },
  { said: '登录', instead: '登陆' },
  { said: '题名', instead: /题目|稿名/u },
  { said: '题名', instead: '标题', but: { 'publisherTexts.*': TEXT_TITLE, 'editor.*': 'a heading within a letter' } },
  { said: '集刊, 刊物', instead: /期刊(?!运营中心)/u, but: {} },
  { said: '待认领', instead: /全部编辑(?!开放)/u, but: { 'legacy.everyEditor': 'the old system’s clients know this value (D2-124)' } },
  { said: '信函模板', instead: /[刊议]内容设置/u },
  { said: '须知、协议与视频', instead: '文字与视频' },
  { said: '未录用稿件（可授权入库）', instead: '未录用、待授权' },
  { said: '核对一致', instead: /^完整$/u },
  {
    said: '审稿专家',
    instead: '审稿人',
    but: {
      'wizard.*': SUGGESTED,
      'manuscripts.detail.*': SUGGESTED,
      'form.*': SUGGESTED,
      'section.*': SUGGESTED,
      'operation.*': SUGGESTED,
    },
  },
];
const ENGLISH: readonly Word[] = [
  { said: 'email', instead: /e-mail/iu },
  { said: 'reviewer', instead: /\breferees?\b/iu },
  { said: 'editor-in-chief', instead: /chief editor|editor in chief/iu },
  {
    said: 'sign in, sign out',
    instead: /\blog(?:ged)? (?:in|out)\b|\blogin\b(?! name)/iu,
    but: { 'shell.ended.signedOut': 'R1-077', 'login.online.title': 'R1-026', 'legacy.*': 'the old system’s clients know these words' },
  },
  {
    said: 'grant number',
    instead: /\bfund numbers?\b/iu,
    but: { 'form.fundNumberTwice': 'R1-137', 'form.fundNumberPattern': 'goes with R1-137 at the same field' },
  },
  {
    said: 'Unclaimed',
    instead: /^all editors$/iu,
    but: { 'legacy.everyEditor': 'D2-124', 'journalSettings.receiveMode.*': 'who may receive' },
  },
  { said: 'Letter templates', instead: /(?:periodical|conference) templates/iu },
  { said: 'Instructions, agreement and videos', instead: /texts and videos/iu },
];

function textsOf(language: string): [key: string, text: string][] {
  const files = [...globSync(`web/i18n/${language}/*.json`), `shared/messages/${language}.json`, `shared/server-messages/${language}.json`];
  return files.flatMap((file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

const isOf = (key: string, name: string) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name);
const holds = (text: string, { instead }: Word) => (typeof instead === 'string' ? text.includes(instead) : instead.test(text));

it.each([
  ['zh-CN', CHINESE],
  ['en-US', ENGLISH],
] as const)('%s: one word for each thing, on every screen and in every letter (B-453)', (language, words) => {
  const found = textsOf(language).flatMap(([key, text]) =>
    words
      .filter((word) => holds(text, word) && !Object.keys(word.but ?? {}).some((name) => isOf(key, name)))
      .map(({ said, instead }) => `${key}: “${said}” rather than ${String(instead)} in “${text}”`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['zh-CN', CHINESE],
  ['en-US', ENGLISH],
] as const)('%s: every exception is one (B-453)', (language, words) => {
  const texts = textsOf(language);
  const idle = words.flatMap((word) =>
    Object.keys(word.but ?? {}).filter((name) => !texts.some(([key, text]) => isOf(key, name) && holds(text, word))),
  );
  expect(idle).toEqual([]);
});

it('letters begin with 尊敬的…老师：您好！ and end with 此致 敬礼 (B-453)', () => {
  const letters = new Map(textsOf('zh-CN'));
  for (const key of ['letter.frame.greeting', 'letter.frame.greeting.account']) expect(letters.get(key)).toBe('尊敬的{{name}}老师：您好！');
  for (const from of ['journal', 'editor', 'publisher']) expect(letters.get(`letter.frame.closing.${from}`)).toMatch(/^此致\n敬礼！\n/u);
});
