// The house's own texts: each text, guide and address is saved by its own form, every field of it.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { showRoute } from '../../testing/render.tsx';
import QUERY, { type PublisherTextsPageQuery } from './__generated__/PublisherTextsPageQuery.graphql.ts';
import { PublisherTextsPage } from './PublisherTextsPage.tsx';

beforeEach(() => sessionStorage.clear());

const LABELS = {
  titleZh: '标题（中文）',
  titleEn: '标题（英文）',
  bodyZh: '正文（中文）',
  bodyEn: '正文（英文）',
  urlZh: '网址（中文）',
  urlEn: '网址（英文）',
  checkSiteUrl: '网址',
};
const words = (id: string) => ({ titleZh: `${id}题`, titleEn: `${id} title`, bodyZh: `${id}文`, bodyEn: `${id} text` });
const guide = (id: string) => ({ titleZh: `${id}题`, titleEn: `${id} title`, urlZh: `https://zh.example/${id}`, urlEn: '' });
const open = () =>
  showRoute<PublisherTextsPageQuery>(QUERY, () => ({}), <PublisherTextsPage />, {
    at: '/main/publisherTexts',
    objects: {
      Viewer: () => ({ id: 'me' }),
      Query: () => ({
        publisherTexts: [
          { id: 't1', version: 3, kind: 'SUBMISSION_RULES', ...words('t1') },
          { id: 't2', version: 5, kind: 'SUBMISSION_STATEMENT', ...words('t2') },
        ],
        videoGuides: [
          { id: 'v1', version: 2, audience: 'AUTHOR', ...guide('v1') },
          { id: 'v2', version: 4, audience: 'EDITOR', ...guide('v2') },
        ],
        publisherSettings: { id: 's', version: 6, checkSiteUrl: 'https://check.example' },
      }),
    },
  });

it.each([
  ['投稿声明', 'TextFormMutation', { publisherTextId: 't2', version: 5, ...words('new') }, '已保存，读者现在看到的是新的内容。'],
  [
    '编辑操作视频',
    'VideoGuideFormMutation',
    { videoGuideId: 'v2', version: 4, ...guide('new'), urlEn: 'https://en.example' },
    '已保存，读者现在看到的是新的内容。',
  ],
  [
    '学术不端检测网站',
    'SettingsFormMutation',
    { version: 6, checkSiteUrl: 'https://other.example' },
    '已保存，编辑开始检测时打开新的网站。',
  ],
] as const)('%s is saved with each of its fields, over what was read, and says so (F-138, R1-022)', async (name, mutation, input, said) => {
  const { asked, answer } = await open();
  const form = within(screen.getByRole('region', { name }));
  for (const [field, label] of Object.entries(LABELS)) {
    const value: unknown = Object.entries(input).find(([one]) => one === field)?.[1];
    if (typeof value !== 'string') continue;
    const box = form.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await userEvent.clear(box);
    await userEvent.type(box, value);
  }
  await userEvent.click(form.getByRole('button', { name: '保存' }));
  expect(asked()).toEqual([{ name: mutation, variables: { input } }]);
  await answer(mutation, {
    PublisherText: () => ({ ...input, id: 't2', version: 6 }),
    VideoGuide: () => ({ ...input, id: 'v2', version: 5 }),
    PublisherSettings: () => ({ ...input, id: 's', version: 7 }),
  });
  expect(await screen.findByText(said)).toBeTruthy();
});
