// The author's advice on names in a file for double-blind review: names that stay, names that are removed, and parts not examined.
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LanguageTag } from '../../i18n/i18n.ts';
import { showLanguage } from '../../testing/texts.ts';
import { system } from '../../ui/theme/system.ts';
import { AnonymityAdvice } from './AnonymityAdvice.tsx';
import type { Anonymity, AnonymityReport } from './useAnonymity.ts';

afterEach(cleanup);

const nothing: Anonymity = {
  isRead: true,
  properties: [],
  markNames: [],
  headers: [],
  text: [],
  commentTexts: [],
  deleted: [],
  pictures: [],
  graphics: [],
  links: [],
  elsewhere: [],
};

async function told(language: LanguageTag, ...files: (readonly [name: string, anonymity: Anonymity | null])[]): Promise<string | null> {
  await showLanguage(language);
  const report: AnonymityReport = {
    files: files.map(([name, anonymity]) => ({ id: name, name, anonymity })),
    failure: undefined,
    retry: () => {},
  };
  render(
    <ChakraProvider value={system}>
      <AnonymityAdvice report={report} />
    </ChakraProvider>,
  );
  return screen.getByRole('status', { hidden: true }).textContent;
}

it.each<[LanguageTag, Anonymity, string]>([
  [
    'zh-CN',
    { ...nothing, properties: ['周怀谷'] },
    '未在“论文.docx”的文字中发现作者的姓名（含拼音）或邮箱，包括页眉页脚、批注、图表和链接。图片画面、嵌入的其他文件和中文姓名的缩写未作检查，请自行确认。审稿专家下载时，系统会自动去掉以下信息，无需您处理：文件属性中的姓名或单位：周怀谷',
  ],
  [
    'en-US',
    { ...nothing, properties: ['Zhou'] },
    'No author’s name, in Chinese or in Latin letters, and no author’s email was found in the words of “论文.docx”, including its headers, footers, comments, charts and links. What pictures show, embedded files and initials of Chinese names were not checked; please look for yourself.We remove the following when reviewers download the file; you need not do anything:Names in the file’s properties: Zhou',
  ],
  [
    'zh-CN',
    { ...nothing, text: ['SHEN Zhiqiu'], markNames: ['陆明'] },
    '本刊实行双向匿名审稿。审稿专家可从“论文.docx”中看出作者是谁：正文、脚注或文本框中：SHEN Zhiqiu系统不会改动这些文字。如确指作者，请删去后重新上传，并删除此处的旧文件。审稿专家下载时，系统会自动去掉以下信息，无需您处理：批注和修订的署名：陆明',
  ],
  [
    'zh-CN',
    { ...nothing, isRead: false, pictures: ['陆明'], graphics: ['陆明'], links: ['陆明'], elsewhere: ['陆明'] },
    '本刊实行双向匿名审稿。审稿专家可从“论文.docx”中看出作者是谁：图片或图形的替代文字或名称中：陆明（可在 Word 的“编辑替代文字”和“选择窗格”中修改）图表、SmartArt、艺术字、水印或公式中：陆明超链接的地址或域代码中：陆明（在 Word 中按 Alt+F9 可显示域代码）书签、内容控件等不直接显示之处：陆明系统不会改动这些文字。如确指作者，请删去后重新上传，并删除此处的旧文件。该文件还有系统无法读取的内容，也请自行确认。',
  ],
  [
    'en-US',
    { ...nothing, isRead: false, pictures: ['陆明'], graphics: ['陆明'], links: ['陆明'], elsewhere: ['陆明'] },
    'This journal reviews double blind. A reviewer who opens “论文.docx” can see who wrote it:In the alternative text or name of a picture or shape: 陆明 (change it in Word under “Edit Alt Text” or in the Selection Pane)In a chart, SmartArt, WordArt, watermark or formula: 陆明In the address of a link or in a field code: 陆明 (press Alt+F9 in Word to see field codes)Where Word does not show it at once, such as bookmarks or content controls: 陆明We leave your text as it is. Where an author is meant, please remove it, upload the file again and delete the old one here.Part of this file cannot be read; please look there yourself.',
  ],
  [
    'en-US',
    { ...nothing, isRead: false },
    'This journal reviews double blind. Reviewers also get these files, which we cannot check for names of authors; please look for yourself: “论文.docx”',
  ],
])('says what was found, what is taken out for reviewers and what nobody looked at (%s, case %#)', async (language, anonymity, text) => {
  expect(await told(language, ['论文.docx', anonymity])).toBe(text);
});

it('speaks of every file that reviewers get by its name, of those that nobody looked into together, and says nothing where there is none', async () => {
  const text = await told(
    'zh-CN',
    ['旧稿.docx', { ...nothing, text: ['沈知秋'] }],
    ['新稿.docx', nothing],
    ['新稿.pdf', { ...nothing, isRead: false }],
    ['数据.xlsx', null],
  );
  expect(text).toContain('审稿专家可从“旧稿.docx”中看出作者是谁：正文、脚注或文本框中：沈知秋');
  expect(text).toContain('未在“新稿.docx”的文字中');
  expect(text).toMatch(/以下文件也会提供给审稿专家，但系统无法检查其中是否有作者姓名，请自行确认：“新稿\.pdf”、“数据\.xlsx”$/);
  cleanup();
  expect(await told('zh-CN')).toBe('');
});
