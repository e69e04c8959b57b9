// Titles, abstracts and keywords that mean harm or merely look strange: kept to the letter, or refused with a reason.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageText } from '../../../../shared/messages.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { act, summaryInput, titleInput, writeDraft } from '../manuscript/wizard.factory.ts';

let app: TestApp;
let tokens: Record<'zh-CN' | 'en-US', string>;
let contributionId: string;

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const em = app.database.orm.em.fork();
  const author = await buildUser(em);
  tokens = {
    'zh-CN': await buildSession(em, author, app.clock, { language: 'zh-CN' }),
    'en-US': await buildSession(em, author, app.clock),
  };
  contributionId = await writeDraft(app, tokens['zh-CN'], await buildColloquium(em));
});
afterAll(() => app.close());

const stored = async () =>
  (
    await app.request<{ node: Record<string, unknown> }>(
      'query Text($id: ID!) { node(id: $id) { ... on Contribution { titleZh titleEn abstractZh keywordsZh } } }',
      { id: contributionId },
      { token: tokens['zh-CN'] },
    )
  ).data?.node;

describe('a text', () => {
  const texts = [
    ['with script', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
    ['that would end a statement', `' or 1=1 --`],
    ['with emoji', '🧑🏽‍🚀🇨🇳 水利'],
    ['with rare hanzi', '𠮷䶮𪚥研究'],
    ['from right to left', 'دراسات في النقوش'],
    ['like a template', '{{number}} ${7*7} %s'],
  ] as const;
  it.each(texts)('%s is kept to the letter', async (_name, text) => {
    expect(
      (await act(app, tokens['zh-CN'], 'title', { contributionId, ...(await titleInput(app)), titleZh: text })).errors,
    ).toBeUndefined();
    expect(
      (await act(app, tokens['zh-CN'], 'summary', { contributionId, ...summaryInput, abstractZh: text, keywordsZh: [text] })).errors,
    ).toBeUndefined();
    expect(await stored()).toMatchObject({ titleZh: text, abstractZh: text, keywordsZh: [text] });
  });

  it('with a change of direction inside is kept in an abstract, and loses it in a title, which stands beside other texts', async () => {
    const turned = 'abc\u202Eعربي\u202C';
    await act(app, tokens['zh-CN'], 'title', { contributionId, ...(await titleInput(app)), titleZh: turned });
    await act(app, tokens['zh-CN'], 'summary', { contributionId, ...summaryInput, abstractZh: turned, keywordsZh: [turned] });
    expect(await stored()).toMatchObject({ titleZh: 'abcعربي', abstractZh: turned, keywordsZh: ['abcعربي'] });
  });

  it.each(['zh-CN', 'en-US'] as const)('of ten megabytes of spaces is refused clearly, and nothing is changed, %s', async (language) => {
    const before = await stored();
    for (const [name, input] of [
      ['title', { titleZh: ' '.repeat(10 * 1024 * 1024) }],
      ['summary', { ...summaryInput, abstractZh: '\u3000'.repeat(4 * 1024 * 1024) }],
    ] as const) {
      const answer = await act(app, tokens[language], name, { contributionId, ...input });
      expect(answer.status).toBe(413);
      expect(answer.errors?.[0]).toMatchObject({
        message: messageText(language, 'error.REQUEST_TOO_LARGE'),
        extensions: { code: 'REQUEST_TOO_LARGE' },
      });
    }
    expect(await stored()).toEqual(before);
  });

  it('of a megabyte is refused at its field, in time that grows with its length only', async () => {
    const answer = await act(app, tokens['zh-CN'], 'title', {
      contributionId,
      ...(await titleInput(app)),
      titleZh: '水'.repeat(300_000),
      titleEn: `${'a '.repeat(200_000)}水`,
    });
    expect(answer.errors?.[0]?.extensions.fields).toEqual({ titleZh: '内容过长，请缩短后重试', titleEn: '内容过长，请缩短后重试' });
  });

  it('with control characters is kept without them, where a refusal could point at nothing that anybody sees', async () => {
    const answer = await act(app, tokens['zh-CN'], 'title', {
      contributionId,
      ...(await titleInput(app)),
      titleZh: '水\u0000利\u000b史\u0001',
    });
    expect(answer.errors).toBeUndefined();
    expect(await stored()).toMatchObject({ titleZh: '水利史' });
  });

  it('with line ends where there is one line, and with halves of characters, is kept without them; an abstract keeps its lines', async () => {
    const title = await act(app, tokens['zh-CN'], 'title', {
      contributionId,
      ...(await titleInput(app)),
      titleZh: '水利\r\n碑刻\uD842',
      titleEn: 'Water\nand Stone',
    });
    const summary = await act(app, tokens['zh-CN'], 'summary', {
      contributionId,
      ...summaryInput,
      abstractZh: '第一段\n第二段\uDFB7',
      keywordsZh: ['水\n利'],
    });
    expect([title.errors, summary.errors]).toEqual([undefined, undefined]);
    expect(await stored()).toEqual({
      titleZh: '水利 碑刻',
      titleEn: 'Water and Stone',
      abstractZh: '第一段\n第二段',
      keywordsZh: ['水 利'],
    });
  });
});
