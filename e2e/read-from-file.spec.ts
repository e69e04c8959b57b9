// A manuscript file is read: its findings are shown beside the present values, nothing is taken without a click, and the author is told of
// traces that would break blind review.
import { frontPageDocument, FRONT_PAGE_TITLE as TITLE } from './front-page.ts';
import { startManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

test('what is found in the file fills fields at a click and is taken back at another, an author fills the form, and names that a reviewer would see are told', async ({
  open,
  apiFor,
}) => {
  const api = await apiFor('author2');
  const { id } = await startManuscript(api, { subject: '770', periodical: 'JNWH' });
  const page = await open('author2');
  await page.goto(`/main/change?roleId=1&id=${id}&tab=title`);
  await page.getByLabel('中文题名').fill('已经写好的题目');
  await page.getByRole('tab', { name: /上传文件/ }).click();
  await page.getByRole('radio', { name: '稿件', exact: true }).check();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: '碑刻.docx', mimeType: 'application/octet-stream', buffer: await frontPageDocument() });

  // Double blind: who made the file stands in its header, too.
  const advice = page.getByRole('status').filter({ hasText: '双向匿名' });
  await expect(advice.getByRole('listitem')).toHaveText([
    '正文、脚注或文本框中：陆明远',
    '页眉或页脚中：周怀谷',
    '文件属性中的姓名或单位：周怀谷',
  ]);

  await page.getByRole('tab', { name: /题名/ }).click();
  const opener = page.getByRole('button', { name: '从文件读取' });
  const line = page.getByRole('status').filter({ hasText: '已填 3 项，请核对。' });
  await expect(line, 'what is certain fills what is blank').toContainText('中文关键词、中文摘要、基金 1');
  await expect(line).toContainText('文件中还有 1 位作者未列入。');
  await expect(page.getByLabel('中文题名'), 'and nothing that was typed').toHaveValue('已经写好的题目');
  await line.getByRole('button', { name: '全部撤销' }).click();
  await expect(page.getByText('文件中没有可以直接填入的内容。')).toHaveCount(0);
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: /碑刻\.docx/ });
  const title = dialog.getByRole('listitem', { name: '中文题名' });
  await expect(title).toContainText('已经写好的题目');
  await expect(title).toContainText(TITLE);
  await expect(title).toContainText('可信');
  await dialog.getByRole('button', { name: '填入 3 个空白项' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: '已填入 3 项' })).toBeVisible();
  await expect(title.getByRole('button', { name: '采用：中文题名' })).toBeVisible();
  await title.getByRole('button', { name: '采用：中文题名' }).dblclick();
  await title.getByRole('button', { name: '撤销：中文题名' }).click();
  await title.getByRole('button', { name: '采用：中文题名' }).press('Enter');
  await expect(title.getByRole('button', { name: '撤销：中文题名' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(page.getByLabel('中文题名')).toHaveValue(TITLE);
  await expect
    .poll(
      async () =>
        await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { titleZh keywordsZh fundings { fundNumber } } } }', { id }),
    )
    .toEqual({ node: { titleZh: TITLE, keywordsZh: ['水利', '碑刻', '吴江县'], fundings: [{ fundNumber: '21BZS086' }] } });

  await opener.click();
  await dialog.getByRole('button', { name: '添加作者 陆明远' }).click();
  const form = page.getByRole('dialog', { name: '添加作者' });
  await expect(form.getByLabel('姓名')).toHaveValue('陆明远');
  await expect(form.getByLabel('工作单位')).toHaveValue('临江师范大学图书馆');
  await form.getByLabel('男').check();
  await form.getByLabel('职称').selectOption({ index: 1 });
  await form.getByLabel('学位').selectOption({ index: 1 });
  await form.getByLabel('邮箱').fill('lu@example.org');
  await form.getByLabel('通信地址').fill('南京市宁海路 1 号');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: '陆明远' })).toContainText('已在作者列表中');
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(page.getByRole('tabpanel', { name: /作者信息/ })).toContainText('陆明远');
});
