// An author submits a manuscript through the wizard; mishaps on the way cost no typed text.
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Api } from './api.ts';
import { newTitle, startManuscript, wordDocument, writeManuscript } from './manuscript.ts';
import { expect, test } from './story.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

/** A file on the disk of `size` bytes that begins like a PDF. */
async function pdf(name: string, size: number): Promise<string> {
  const file = test.info().outputPath(name);
  const bytes = Buffer.alloc(size, 0x20);
  bytes.write('%PDF-1.7\n');
  await writeFile(file, bytes);
  return file;
}

/** To the open tab of a manuscript that was just begun. */
async function openTab(page: Page, author: Api, tab: string): Promise<void> {
  const { id } = await startManuscript(author);
  await page.goto(`/main/change?roleId=1&id=${id}&tab=${tab}`);
  await expect(page.getByRole('tabpanel')).toBeVisible();
}

async function fillTitle(page: Page): Promise<string> {
  const { titleZh, titleEn } = newTitle();
  await page.getByLabel('文章类型').selectOption({ index: 1 });
  await page.getByLabel('中文题名').fill(titleZh);
  await page.getByLabel('英文题名').fill(titleEn);
  return titleZh;
}

const alerts = (page: Page) => page.getByRole('main').getByRole('alert');

test('an author submits a manuscript with a co-author, keywords and a Word file; the page after it has an address (B-433)', async ({
  open,
}) => {
  const page = await open('author2');
  // To the periodical SJKX, as all submissions but the main job's.
  await page.goto('/main/create?roleId=1');
  await page.getByRole('radio', { name: '数据科学与计算' }).check();
  await page.getByLabel('拟投栏目').selectOption({ index: 1 });
  await page.getByLabel('我已阅读并同意以上投稿声明').check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('tabpanel', { name: /题名/ }), 'steps take the focus along').toBeFocused();
  const title = await fillTitle(page);
  await page.getByRole('button', { name: '下一步' }).click();

  await page.getByRole('button', { name: '添加作者' }).click();
  const dialog = page.getByRole('dialog', { name: '添加作者' });
  await dialog.getByText('直接填写').click();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('请填写完善作者信息！')).toHaveCount(1);
  await expect(dialog.getByLabel('姓名')).toHaveAccessibleDescription('请填写姓名');
  await dialog.getByLabel('姓名').fill('欧阳明远');
  await dialog.getByLabel('男').check();
  await dialog.getByLabel('职称').selectOption({ index: 1 });
  await dialog.getByLabel('学位').selectOption({ index: 1 });
  await dialog.getByLabel('工作单位').fill('南京大学历史学院');
  await dialog.getByLabel('通信地址').fill('江苏省南京市');
  await dialog.getByLabel('邮箱').fill('ouyang');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText('邮箱格式错误！')).toBeVisible();
  await dialog.getByLabel('邮箱').fill('ouyang@example.test');
  await dialog.getByRole('button', { name: '保存' }).dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: '第二作者' })).toContainText('欧阳明远');
  await expect(page.getByText('第三作者')).toHaveCount(0);
  await page.getByLabel('欧阳明远为通讯作者').check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('tabpanel', { name: /基金信息/ })).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();

  await page.getByLabel('中文关键词').fill('地方志；江南; 编纂');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('tabpanel', { name: /文章说明/ })).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  for (const tab of [/推荐审稿人/, /回避审稿人/]) {
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await page.getByRole('button', { name: '跳过' }).click();
  }

  await page.getByLabel('稿件', { exact: true }).check();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'manuscript.docx', mimeType: 'application/octet-stream', buffer: await wordDocument(title) });
  await expect(page.getByRole('link', { name: 'manuscript.docx' })).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();

  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('地方志；江南；编纂')).toBeVisible();
  await page.getByRole('button', { name: '提交稿件' }).dblclick();
  await expect(page.getByRole('heading', { name: '提交成功', level: 1 })).toBeVisible();
  await expect(page.getByText(/稿件编号：\S+/)).toBeVisible();
  await expect(page.getByText(/编辑部一般在 \d{4}-\d\d-\d\d 前安排编辑处理/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/稿件编号：\S+/), 'it has an address of its own').toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '返回稿件列表' }).click();
  await expect(page).toHaveURL(/\/main\/authormanuList\?roleId=1$/);
  await expect(page.getByText(title).first()).toBeVisible();
});

test('Next waits for the journal and the statement, and says so', async ({ open }) => {
  const page = await open('author2');
  await page.goto('/main/create?roleId=1');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('请选择拟投集刊')).toBeVisible();
  await expect(page.getByText('请先勾选投稿声明')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索集刊名称、学科或栏目' }).fill('历史学');
  await expect(page.getByRole('radio', { name: '数据科学与计算' })).toHaveCount(0);
  await page.getByRole('radio', { name: '江南文化研究' }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('请选择拟投栏目')).toBeVisible();
  await page.getByLabel('拟投栏目').selectOption({ index: 1 });
  await page.getByRole('radio', { name: '其他', exact: true }).check();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('请先勾选投稿声明')).toBeVisible();
  await expect(page).toHaveURL(/create\?roleId=1$/);
});

test('a submission with gaps names the tabs to be filled, that of the files among them (B-063)', async ({ open, apiFor, watch }) => {
  watch.expectComplaint(/SECTION_INCOMPLETE/);
  const page = await open('author2');
  await openTab(page, await apiFor('author2'), 'title');
  await page.getByRole('tab', { name: /核对并提交/ }).click();
  await expect(page.getByRole('tab', { name: /摘要与关键词.*缺 1 项/ })).toBeVisible();
  await page.getByRole('button', { name: '提交稿件' }).click();
  const refused = page.getByRole('dialog', { name: '提交失败' });
  for (const text of ['题名部分信息有误！', '作者信息部分信息有误！', '摘要部分信息有误！', '请上传稿件文件'])
    await expect(refused.getByText(text)).toBeVisible();
  await refused.getByRole('button', { name: '题名：英文题名未填写' }).click();
  await expect(page.getByLabel('英文题名')).toBeFocused();
  await expect(page.getByText('请填写中文题名')).toBeVisible();
  await page.getByLabel('英文题名').fill('English 中文');
  await page.getByLabel('中文题名').focus();
  await expect(page.getByText('信息填写错误，请注意中英文！', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: /上传文件.*缺 1 项/ }).click();
  await expect(alerts(page)).toHaveText('请上传稿件文件');
});

test('tabs take the focus along, and Next leads to what cannot be saved', async ({ open, apiFor }) => {
  const page = await open('author2');
  await openTab(page, await apiFor('author2'), 'title');
  await page.getByLabel('英文题名').fill('English 中文');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByLabel('英文题名')).toBeFocused();
  await expect(page.getByLabel('英文题名')).toHaveAccessibleDescription(/请注意中英文/);
  await page.getByLabel('英文题名').fill('English');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('tabpanel', { name: /作者信息/ })).toBeFocused();
  await page.getByRole('tab', { name: /作者信息/ }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: /题名/ }), 'the list of tabs keeps the focus').toBeFocused();
  await expect(page.getByLabel('英文题名'), 'leaving the tab has saved it').toHaveValue('English');
});

test('refuses files of another kind, one byte over 10 MB, an executable called .docx and a document with a page behind it, at the file field', async ({
  open,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/FILE_KIND_REFUSED|INVALID_INPUT/);
  const page = await open('author2');
  await openTab(page, await apiFor('author2'), 'files');
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'paper.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') });
  await expect(page.getByLabel('稿件', { exact: true }), 'the first file is the manuscript').toBeChecked();
  await expect(alerts(page)).toHaveText(/请选择\*\.doc\|docx\|pdf格式文件/);
  await chooser.setInputFiles(await pdf('big.pdf', TEN_MEGABYTES + 1));
  await expect(alerts(page)).toHaveText('文件“big.pdf”超过10MB，请压缩或拆分后重新上传');
  await chooser.setInputFiles({ name: 'virus.docx', mimeType: 'application/octet-stream', buffer: Buffer.from(`MZ${'x'.repeat(4096)}`) });
  await expect(alerts(page)).toHaveText(/virus\.docx/);
  const polyglot = Buffer.concat([await wordDocument('题目'), Buffer.from('<script>alert(1)</script>')]);
  await chooser.setInputFiles({ name: 'polyglot.docx', mimeType: 'application/octet-stream', buffer: polyglot });
  await expect(alerts(page)).toHaveText('文件“polyglot.docx”的内容与扩展名 .docx 不符，可能已损坏或加密，请另存后重新上传');
  await expect(page.getByText('尚未上传文件')).toBeVisible();
  await chooser.setInputFiles(await pdf('<img src=x onerror=alert(1)>.pdf', TEN_MEGABYTES));
  await expect(page.getByRole('link', { name: '<img src=x onerror=alert(1)>.pdf' }), 'a name is text').toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
});

test('a second file, which waits for its type, and its description, outlive a look at another tab; the description also a reload', async ({
  open,
  apiFor,
}) => {
  const page = await open('author2');
  await openTab(page, await apiFor('author2'), 'files');
  await page.locator('input[type=file]').setInputFiles(await pdf('manuscript.pdf', 2000));
  await expect(page.getByRole('row', { name: 'manuscript.pdf' })).toBeVisible();
  const description = page.getByLabel('文件描述');
  await description.fill('附录二的调查问卷');
  await page.locator('input[type=file]').setInputFiles(await pdf('questionnaire.pdf', 2000));
  await expect(page.getByText('先选择对应的文件类型!')).toBeVisible();
  await page.getByRole('tab', { name: /题名/ }).click();
  await page.getByRole('tab', { name: /上传文件/ }).click();
  await expect(page.getByText('questionnaire.pdf')).toBeVisible();

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await asked).accept();
  await reloaded;
  await expect(description).toHaveValue('附录二的调查问卷');
  await page.getByLabel('补充材料', { exact: true }).check();
  await page.locator('input[type=file]').setInputFiles(await pdf('questionnaire.pdf', 2000));
  await expect(page.getByRole('row', { name: 'questionnaire.pdf' })).toContainText('附录二的调查问卷');
  await expect(description, 'the next file has its own').toHaveValue('');
});

test('every tab can save the draft and hand in, which saves what is typed first; dialogs lead back to the list (B-063, R1-094, R1-165, R1-167, R1-172, R1-180)', async ({
  open,
  apiFor,
  watch,
}) => {
  watch.expectComplaint(/SECTION_INCOMPLETE/);
  const api = await apiFor('author2');
  const { id } = await writeManuscript(api);
  const page = await open('author2');
  await page.goto(`/main/change?roleId=1&id=${id}`);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveCount(9);
  for (const tab of await tabs.all()) {
    await tab.click();
    for (const act of ['暂存', '提交稿件']) await expect(page.getByRole('button', { name: act })).toBeVisible();
  }
  await page.getByRole('tab', { name: /推荐审稿人/ }).click();
  await expect(page.getByRole('button', { name: '下一步' }), 'nobody is named yet').toHaveCount(0);
  for (const next of [/回避审稿人/, /上传文件/]) {
    await page.getByRole('button', { name: '跳过' }).click();
    await expect(page.getByRole('tab', { name: next })).toHaveAttribute('aria-selected', 'true');
  }
  await page.getByRole('button', { name: '暂存' }).click();
  const kept = page.getByRole('dialog', { name: '暂存成功' });
  await expect(kept.getByRole('link', { name: '返回稿件列表' })).toHaveAttribute('href', '/main/authormanuList?roleId=1');
  await kept.getByRole('button', { name: '继续填写' }).click();
  await page.getByRole('tab', { name: /题名/ }).click();
  await page.getByLabel('中文副题名').fill('提交前最后输入');
  await page.getByRole('button', { name: '提交稿件' }).click();
  await expect(page.getByRole('dialog'), 'it is shown before it is handed in').toHaveCount(0);
  await expect(page.getByRole('tabpanel', { name: '核对并提交' })).toBeFocused();
  await page.getByRole('button', { name: '提交稿件' }).click();
  await page.getByRole('dialog', { name: '提交失败' }).getByRole('button', { name: '上传文件：稿件文件未上传' }).click();
  await expect(page.getByLabel('稿件', { exact: true })).toBeFocused();
  await page.getByLabel('稿件', { exact: true }).check();
  await page.locator('input[type=file]').setInputFiles(await pdf('manuscript.pdf', 2000));
  await expect(page.getByRole('link', { name: 'manuscript.pdf' })).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
  await page.getByRole('tab', { name: /核对并提交/ }).click();
  await page.getByRole('button', { name: '提交稿件' }).dblclick();
  await expect(page.getByRole('heading', { name: '提交成功' })).toBeVisible();
  expect(await api.ask('query ($id: ID!) { node(id: $id) { ... on Contribution { subtitleZh authorStatus } } }', { id })).toEqual({
    node: { subtitleZh: '提交前最后输入', authorStatus: 'NEW_SUBMISSION' },
  });
});
