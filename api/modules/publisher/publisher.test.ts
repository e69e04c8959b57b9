// The publisher's own texts through the API: read by anyone in their language, changed by operations, never on top of another's change.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { publisherLinkUrl } from '../../../shared/forms/publisher.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

const READ = `query PublicTextsTest { publicSettings { authorInstructions { title body } submissionStatement { title body } submissionRules { title body } contact { title body } videoGuides { audience title url } } }`;
const EDIT = `query EditedTextsTest { publisherTexts { id kind titleZh titleEn bodyZh bodyEn version } videoGuides { id audience titleZh titleEn urlZh urlEn version } }`;
const SAVE_TEXT = `mutation SaveTextTest($input: SavePublisherTextInput!) { savePublisherText(input: $input) { publisherText { titleZh version } } }`;
const SAVE_GUIDE = `mutation SaveGuideTest($input: SaveVideoGuideInput!) { saveVideoGuide(input: $input) { videoGuide { urlZh urlEn version } } }`;

interface PublicText {
  title: string;
  body: string;
}
interface Read {
  publicSettings: Record<'authorInstructions' | 'submissionStatement' | 'submissionRules' | 'contact', PublicText> & {
    videoGuides: { audience: string; title: string; url: string | null }[];
  };
}
interface Edited {
  publisherTexts: { id: string; kind: string; titleZh: string; titleEn: string; bodyZh: string; bodyEn: string; version: number }[] | null;
  videoGuides: { id: string; audience: string; titleZh: string; titleEn: string; version: number }[] | null;
}

async function tokenOf(role: RoleKindCode, language: 'zh-CN' | 'en-US' = 'zh-CN'): Promise<string> {
  const em = app.database.orm.em.fork();
  return await buildSession(em, await buildUser(em, { roles: [role] }), app.clock, { language });
}

async function read(language: string): Promise<Read['publicSettings']> {
  const { data } = await app.request<Read>(READ, {}, { language });
  if (!data) throw new Error('nothing came');
  return data.publicSettings;
}

async function edited(token: string) {
  const { data } = await app.request<Edited>(EDIT, {}, { token });
  const text = data?.publisherTexts?.[0];
  const guide = data?.videoGuides?.[0];
  if (!text || !guide) throw new Error('nothing to edit');
  const { id: publisherTextId, kind: _kind, ...textValues } = text;
  return {
    text: { publisherTextId, ...textValues },
    guide: { videoGuideId: guide.id, version: guide.version, titleZh: guide.titleZh, titleEn: guide.titleEn, urlZh: '', urlEn: '' },
  };
}

const saveText = (input: object, token: string) =>
  app.request<{ savePublisherText: { publisherText: { titleZh: string; version: number } } }>(SAVE_TEXT, { input }, { token });
const saveGuide = (input: object, token: string) => app.request(SAVE_GUIDE, { input }, { token });

describe('texts and video guides', () => {
  it('are there from the first start, neutral and in both languages, for anyone (R1-024, D13-096)', async () => {
    expect(await read('zh-CN')).toMatchObject({
      authorInstructions: { title: '投稿须知', body: expect.stringContaining('1. 使用本人常用邮箱注册') },
      submissionStatement: { title: '投稿声明', body: expect.stringContaining('1. 稿件为作者原创') },
      submissionRules: { title: '文件要求', body: expect.stringContaining('- 双盲审稿的集刊') },
      contact: { title: '联系我们', body: expect.stringContaining('- 稿件的审理进度') },
    });
    expect(await read('en-US')).toMatchObject({
      authorInstructions: { title: 'Instructions for authors', body: expect.stringContaining('1. Register with an email address') },
      submissionStatement: { title: 'Submission statement' },
      submissionRules: { title: 'File rules' },
      contact: { title: 'Contact' },
    });
  });

  it('name a guide for authors, editors and editors-in-chief, and lead nowhere until the publisher says where (R1-022)', async () => {
    expect((await read('zh-CN')).videoGuides).toEqual([
      { audience: 'AUTHOR', title: '作者操作视频', url: null },
      { audience: 'EDITOR', title: '编辑操作视频', url: null },
      { audience: 'EDITOR_IN_CHIEF', title: '主编操作视频', url: null },
    ]);
  });

  it('cost one statement each kind of row, however many texts are asked for', async () => {
    expect(await statementsOf(() => read('zh-CN'))).toHaveLength(2);
  });
});

describe('changing them', () => {
  it.each(['ADMINISTRATOR', 'OPERATIONS'] as const)('is for the %s, and readers have the new text at once', async (role) => {
    const token = await tokenOf(role);
    const { text } = await edited(token);
    const { data } = await saveText({ ...text, titleZh: ` ${role}须知 `, bodyZh: '一行\n二行' }, token);
    expect(data?.savePublisherText.publisherText).toEqual({ titleZh: `${role}须知`, version: text.version + 1 });
    expect((await read('zh-CN')).authorInstructions).toEqual({ title: `${role}须知`, body: '一行\n二行' });
  });

  it.each(['AUTHOR', 'EDITOR', 'EDITOR_IN_CHIEF', 'PUBLISHING_EDITOR', 'REVIEWER'] as const)(
    'is not for %s, who sees no list of them either',
    async (role) => {
      const { text, guide } = await edited(await tokenOf('ADMINISTRATOR'));
      const token = await tokenOf(role);
      expect((await app.request<Edited>(EDIT, {}, { token })).data).toEqual({ publisherTexts: null, videoGuides: null });
      expect((await saveText(text, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await saveGuide(guide, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    },
  );

  it('is refused on top of a change that was not read', async () => {
    const token = await tokenOf('ADMINISTRATOR');
    const { text, guide } = await edited(token);
    await saveText({ ...text, titleEn: 'First' }, token);
    expect((await saveText({ ...text, titleEn: 'Second' }, token)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await read('en-US')).authorInstructions.title).toBe('First');
    await saveGuide({ ...guide, titleEn: 'First' }, token);
    expect((await saveGuide({ ...guide, titleEn: 'Second' }, token)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it.each([
    ['zh-CN', { titleZh: ' ', titleEn: '' }, { titleZh: '此项为必填项', titleEn: '此项为必填项' }],
    ['en-US', { bodyZh: '\u200b', bodyEn: '' }, { bodyZh: 'This is required.', bodyEn: 'This is required.' }],
    ['zh-CN', { titleZh: '𠮷'.repeat(101) }, { titleZh: '最多100个字符' }],
    [
      'en-US',
      { titleEn: 'x'.repeat(101), bodyEn: 'x'.repeat(20_001) },
      { titleEn: 'At most 100 characters', bodyEn: 'At most 20,000 characters' },
    ],
  ] as const)('needs heading and text in both languages, of bearable length, and says so (%s, %j)', async (language, wrong, fields) => {
    const token = await tokenOf('OPERATIONS', language);
    const { text } = await edited(token);
    const { errors } = await saveText({ ...text, ...wrong }, token);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields });
  });

  it.each([
    ['zh-CN', '请填写以 http:// 或 https:// 开头的网址'],
    ['en-US', 'Enter an address that begins with http:// or https://'],
  ] as const)('takes no address of a video that would run in the page (%s)', async (language, message) => {
    const token = await tokenOf('ADMINISTRATOR', language);
    const { guide } = await edited(token);
    for (const urlZh of ['javascript:alert(1)', 'data:text/html,x', 'guide.mp4', 'https://', 'https:// x']) {
      expect((await saveGuide({ ...guide, urlZh }, token)).errors?.[0]?.extensions, urlZh).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { urlZh: message },
      });
    }
  });

  it.each([
    ['zh-CN', '网址中不能含有用户名和密码'],
    ['en-US', 'The address must not hold a user name or a password'],
  ] as const)(
    'takes no address of a video with a name or a password in it, which leads elsewhere than it says (%s)',
    async (language, message) => {
      const token = await tokenOf('ADMINISTRATOR', language);
      const { guide } = await edited(token);
      for (const urlEn of ['https://user:pw@video.example/', 'https://colloquium.example@video.example', 'https://:pw@video.example']) {
        expect((await saveGuide({ ...guide, urlEn }, token)).errors?.[0]?.extensions, urlEn).toMatchObject({
          code: 'INVALID_INPUT',
          fields: { urlEn: message },
        });
      }
      expect((await saveGuide({ ...guide, urlEn: 'https://video.example/@colloquium' }, token)).errors).toBeUndefined();
    },
  );

  it('of a video in one language serves the readers of the other until they have their own (R1-022)', async () => {
    const token = await tokenOf('ADMINISTRATOR');
    const { guide } = await edited(token);
    await saveGuide({ ...guide, urlZh: 'https://video.example/zh' }, token);
    expect([(await read('zh-CN')).videoGuides[0]?.url, (await read('en-US')).videoGuides[0]?.url]).toEqual([
      'https://video.example/zh',
      'https://video.example/zh',
    ]);
    await saveGuide({ ...guide, version: guide.version + 1, urlZh: 'https://video.example/zh', urlEn: 'https://video.example/en' }, token);
    expect((await read('en-US')).videoGuides[0]?.url).toBe('https://video.example/en');
  });
});

describe('the site of the plagiarism check', () => {
  const SETTINGS = `query SettingsTest { publisherSettings { checkSiteUrl version } viewer { checkSiteUrl } }`;
  const SAVE = `mutation SaveSettingsTest($input: SavePublisherSettingsInput!) { savePublisherSettings(input: $input) { publisherSettings { checkSiteUrl version } } }`;
  interface Settings {
    publisherSettings: { checkSiteUrl: string | null; version: number } | null;
    viewer: { checkSiteUrl: string | null };
  }
  const settings = async (token: string) => (await app.request<Settings>(SETTINGS, {}, { token })).data;
  const save = (input: object, token: string) => app.request(SAVE, { input }, { token });
  const version = async () => (await settings(await tokenOf('OPERATIONS')))?.publisherSettings?.version;

  it('is named and cleared by operations, never on top of another’s change; editors are led there, nobody else is (F-138)', async () => {
    const [operations, editor, author] = [await tokenOf('OPERATIONS'), await tokenOf('EDITOR'), await tokenOf('AUTHOR')];
    const before = await version();
    expect((await save({ version: before, checkSiteUrl: ' https://check.example/new ' }, operations)).errors).toBeUndefined();
    expect((await settings(editor))?.viewer.checkSiteUrl).toBe('https://check.example/new');
    expect(await settings(author)).toEqual({ publisherSettings: null, viewer: { checkSiteUrl: null } });
    expect((await save({ version: before, checkSiteUrl: '' }, operations)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    for (const token of [editor, author])
      expect((await save({ version: await version(), checkSiteUrl: '' }, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await save({ version: await version(), checkSiteUrl: '' }, operations)).errors).toBeUndefined();
    expect((await settings(editor))?.viewer.checkSiteUrl).toBeNull();
  });

  it.each([
    ['http://check.example/', '请填写以 https:// 开头的网址'],
    ['javascript:alert(1)', '请填写以 http:// 或 https:// 开头的网址'],
    ['https://user:pw@check.example/', '网址中不能含有用户名和密码'],
  ])('is no address like %s (F-138)', async (checkSiteUrl, message) => {
    const { errors } = await save({ version: await version(), checkSiteUrl }, await tokenOf('OPERATIONS'));
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { checkSiteUrl: message } });
  });
});

it.each([
  ['https://journal.example', true],
  ['HTTPS://期刊.cn/投稿?a=1#b', true],
  ['http://journal.example', false],
  ['javascript:alert(1)//https://journal.example', false],
  ['https://', false],
  ['https://?x', false],
  ['https://user:secret@journal.example/', false],
  ['https://journal.example/a b', false],
])(
  'a link at the foot of public pages leads by https to a house that it names, for form and table alike: %s (E2-077)',
  async (url, isGood) => {
    expect(publisherLinkUrl.safeParse(url).success).toBe(isGood);
    const kept = app.database.orm.em
      .fork()
      .execute(`insert into publisher_link (kind, name_zh, name_en, url, position) values ('friend', '友', 'friend', ?, 1)`, [url]);
    await (isGood ? expect(kept).resolves.toBeDefined() : expect(kept).rejects.toThrow('publisher_link_url_check'));
  },
);
