// What the author is told of names in a file for double-blind review: what stays, what is taken out, and what was not looked at.
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it } from 'vitest';
import enWizard from '../../i18n/en-US/wizard.json' with { type: 'json' };
import zhWizard from '../../i18n/zh-CN/wizard.json' with { type: 'json' };
import { system } from '../../ui/system.ts';
import { BlindnessAdvice } from './BlindnessAdvice.tsx';
import type { Blindness, BlindnessReport } from './useBlindness.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'zh-CN', fallbackLng: false, ns: ['wizard', 'ui', 'messages'], defaultNS: 'wizard', keySeparator: false, nsSeparator: false, interpolation: { escapeValue: false },
    resources: { 'zh-CN': { wizard: zhWizard, ui: {}, messages: {} }, 'en-US': { wizard: enWizard, ui: {}, messages: {} } },
  });
});
afterEach(cleanup);

const nothing: Blindness = { isRead: true, properties: [], markNames: [], headers: [], text: [], commentTexts: [], deleted: [] };

async function told(language: string, ...files: (readonly [name: string, blindness: Blindness | null])[]): Promise<string | null> {
  await i18next.changeLanguage(language);
  const report: BlindnessReport = { files: files.map(([name, blindness]) => ({ id: name, name, blindness })), failure: undefined, retry: () => {} };
  render(<ChakraProvider value={system}><BlindnessAdvice report={report} /></ChakraProvider>);
  return screen.getByRole('status', { hidden: true }).textContent;
}

it.each([
  ['zh-CN', { ...nothing, properties: ['周怀谷'] }, '未在“论文.docx”的正文、页眉页脚和批注中发现作者的姓名（含拼音）或邮箱。图片中的文字和姓名的缩写未作检查，请自行确认。审稿人下载时，系统会自动去掉以下信息，无需您处理：文件属性中的姓名或单位：周怀谷'],
  ['en-US', { ...nothing, properties: ['Zhou'] }, 'No author’s name, in Chinese or in Latin letters, and no author’s email was found in the text, headers, footers or comments of “论文.docx”. Pictures and initials were not checked; please look for yourself.We remove the following when reviewers download the file; you need not do anything:Names in the file’s properties: Zhou'],
  ['zh-CN', { ...nothing, text: ['SHEN Zhiqiu'], markNames: ['陆明'] }, '本刊实行双向匿名审稿。审稿人可从“论文.docx”中看出作者是谁：正文、脚注或文本框中：SHEN Zhiqiu系统不会改动这些文字。如确指作者，请删去后重新上传，并删除此处的旧文件。审稿人下载时，系统会自动去掉以下信息，无需您处理：批注和修订的署名：陆明'],
  ['en-US', { ...nothing, isRead: false }, 'This journal reviews double blind. Reviewers also get these files, which we cannot check for names of authors; please look for yourself: “论文.docx”'],
])('says what was found, what is taken out for reviewers and what nobody looked at (%s, case %#)', async (language, blindness, text) => {
  expect(await told(language, ['论文.docx', blindness])).toBe(text);
});

it('speaks of every file that reviewers get by its name, of those that nobody looked into together, and says nothing where there is none', async () => {
  const text = await told('zh-CN', ['旧稿.docx', { ...nothing, text: ['沈知秋'] }], ['新稿.docx', nothing], ['新稿.pdf', { ...nothing, isRead: false }], ['数据.xlsx', null]);
  expect(text).toContain('审稿人可从“旧稿.docx”中看出作者是谁：正文、脚注或文本框中：沈知秋');
  expect(text).toContain('未在“新稿.docx”的正文');
  expect(text).toMatch(/以下文件也会提供给审稿人，但系统无法检查其中是否有作者姓名，请自行确认：“新稿\.pdf”、“数据\.xlsx”$/);
  cleanup();
  expect(await told('zh-CN')).toBe('');
});
