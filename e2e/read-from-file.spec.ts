// A manuscript file is read, and what was found is laid beside what stands there: nothing is taken without a click.
import { AlignmentType, Document, Packer, Paragraph, TextRun } from 'docx';
import { startManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

const centred = (text: string, size: number) => new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, size: size * 2, bold: true })] });

test('what is found in the file fills empty fields at one click each, and an author fills the form', async ({ open, apiFor }) => {
  const api = await apiFor('author2');
  const { id } = await startManuscript(api);
  const page = await open('author2');
  await page.goto(`/main/change?roleId=1&id=${id}&tab=files`);
  await page.getByRole('radio', { name: '稿件', exact: true }).check();
  const children = [
    centred('清代江南水利碑刻的书写与传播', 18), centred('陆明远', 12), centred('（临江师范大学 图书馆，江苏 南京 210023）', 10.5),
    new Paragraph('摘要：碑刻是地方水利秩序的凭据。本文以吴江县现存三十七通水利碑为中心，考察其书写与传播。'), new Paragraph('关键词：水利；碑刻；吴江县'),
    new Paragraph('基金项目：国家社会科学基金一般项目（21BZS086）'), new Paragraph('一、引言'),
  ];
  const buffer = await Packer.toBuffer(new Document({ creator: 'Lu Mingyuan', sections: [{ children }] }));
  await page.locator('input[type=file]').setInputFiles({ name: '碑刻.docx', mimeType: 'application/octet-stream', buffer });

  await page.getByRole('button', { name: '从文件读取' }).click();
  const dialog = page.getByRole('dialog', { name: /碑刻\.docx/ });
  await expect(dialog.getByRole('listitem').filter({ hasText: '中文题目' })).toContainText('清代江南水利碑刻的书写与传播');
  await dialog.getByRole('button', { name: /采用全部/ }).click();
  await expect(dialog.getByText('已填写', { exact: true }).first()).toBeVisible();
  await dialog.getByRole('button', { name: '填入作者表单' }).click();
  const form = page.getByRole('dialog', { name: '添加作者' });
  await expect(form.getByLabel('姓名')).toHaveValue('陆明远');
  await expect(form.getByLabel('工作单位')).toHaveValue('临江师范大学图书馆');
  await form.getByRole('button', { name: '取消' }).click();
  await page.getByRole('tab', { name: /稿件标题/ }).click();
  await expect(page.getByLabel('中文题目')).toHaveValue('清代江南水利碑刻的书写与传播');
  await expect.poll(async () => await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh keywordsZh fundings { fundNumber } } } }', { id })).toEqual({
    node: { titleZh: '清代江南水利碑刻的书写与传播', keywordsZh: ['水利', '碑刻', '吴江县'], fundings: [{ fundNumber: '21BZS086' }] },
  });
});
