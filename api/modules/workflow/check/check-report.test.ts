// The share of a text that a check found elsewhere: noted with the report, offered from a PDF, shown to readers of the report alone.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { encryptedPdf } from '../../files/cleaning/pdf.factory.ts';
import { similarityIn } from '../../front-page/similarity.ts';
import { WorkflowWorld, type PlayerName } from '../testing/workflow-world.factory.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { reportPdf } from './report.factory.ts';

let world: WorkflowWorld;
let id: number;
beforeAll(async () => void (world = await WorkflowWorld.start({ checksPlagiarism: true })));
afterAll(() => world.app.close());
beforeEach(async () => {
  id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
});

async function upload(file: File): Promise<string> {
  const { data, errors } = await world.app.request<{ uploadOfficeFile: { file: { path: string } } | null }>(
    'mutation Upload($input: UploadOfficeFileInput!) { uploadOfficeFile(input: $input) { file { path } } }',
    { input: { contributionId: idOf('Contribution', id), kind: 'REPORT', file: null } },
    { token: world.tokens.editor, files: { 'input.file': file } },
  );
  if (!data?.uploadOfficeFile) throw new Error(JSON.stringify(errors));
  return data.uploadOfficeFile.file.path;
}
const pdf = (bytes: Buffer) => new File([new Uint8Array(bytes)], '检测报告.pdf');
const offered = async (path: string, who: PlayerName = 'editor') =>
  (await world.read<{ similarityInReport: number | null }>(who, id, `similarityInReport(path: ${JSON.stringify(path)})`))
    ?.similarityInReport;
async function end(name: 'uploadCheckReport' | 'finishPlagiarismCheck', input: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const ofOne = name === 'uploadCheckReport';
  return await world.ask<Record<string, unknown>>(
    'editor',
    `mutation End($input: ${type}!) { ${name}(input: $input) { clientMutationId } }`,
    { input: { ...(ofOne ? { contributionId: idOf('Contribution', id) } : { contributionIds: [idOf('Contribution', id)] }), ...input } },
  );
}
const seenBy = async (who: PlayerName) => (await world.read<{ similarity: number | null }>(who, id, 'similarity'))?.similarity ?? null;

describe('the share that a PDF report says (B-423)', () => {
  it.each([
    ['总文字复制比：8.3%', 8.3],
    ['检测结果 总文字复制比: 12% 去除引用文献复制比: 9.1%', 12],
    ['总 文 字 复 制 比 ： 0 %', 0],
    ['总文字复制比：１００％', 100],
    ['总文字复制比 7.25%', 7.3],
    ['去除引用文献复制比：5.1%', null],
    ['总文字复制比：103%', null],
    ['总文字复制比：', null],
    ['', null],
  ])('is read from “%s”: %s', async (text, share) => {
    expect(similarityIn(text)).toBe(share);
    expect(await offered(await upload(pdf(reportPdf(text))))).toBe(share);
  });

  it('is none of a locked or an unsound file, nor of anybody else’s (B-423)', async () => {
    for (const bytes of [
      await encryptedPdf('AES-128', ''),
      Buffer.from('%PDF-1.7\n%broken'),
      Buffer.concat([reportPdf('总文字复制比：9%').subarray(0, 300)]),
    ])
      expect(await offered(await upload(pdf(bytes)))).toBeNull();
    // One that needs a password to open is not taken at all.
    await expect(upload(pdf(await encryptedPdf('AES-256', 'open sesame')))).rejects.toThrow('FILE_KIND_REFUSED');
    expect(await offered('nobody’s')).toBeNull();
    const path = await upload(pdf(reportPdf('总文字复制比：9%')));
    expect(await offered(path)).toBe(9);
    for (const who of ['chief', 'author'] as const) expect((await offered(path, who)) ?? null, who).toBeNull();
  });

  it('a hostile text costs no more than its beginning (B-423)', () => {
    const started = performance.now();
    expect(similarityIn('总文字复制比'.repeat(200_000))).toBeNull();
    expect(similarityIn(`${'总文字复制比'.repeat(50)}：8%`)).toBe(8);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('the share that the editor notes with the end of the check (B-423)', () => {
  it('stays with the manuscript and its event, for readers of the report: never authors, reviewers, or who may not know the authors', async () => {
    expect(
      (await end('uploadCheckReport', { filePaths: [await upload(pdf(reportPdf('总文字复制比：8.3%')))], similarity: 8.3 })).errors,
    ).toBeUndefined();
    for (const who of ['editor', 'chief', 'deputy', 'publisher', 'operations'] as const) expect(await seenBy(who), who).toBe(8.3);
    for (const who of ['author', 'coAuthor', 'stranger', 'reviewer', 'otherChief'] as const) expect(await seenBy(who), who).toBeNull();
    const event = await world.em().findOneOrFail(WorkflowEvent, { contribution: id }, { orderBy: { id: 'desc' } });
    expect(event.details).toMatchObject({ similarity: 8.3 });
  });

  it('is optional, and may be noted without a report (B-423)', async () => {
    expect((await end('finishPlagiarismCheck', { similarity: 0 })).errors).toBeUndefined();
    expect(await seenBy('editor')).toBe(0);
    id = await world.draft();
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    expect((await end('finishPlagiarismCheck', {})).errors).toBeUndefined();
    expect(await seenBy('editor')).toBeNull();
  });

  it.each([-1, 100.1, 8.33])('is refused at its field: %s (B-423)', async (similarity) => {
    const { errors } = await end('finishPlagiarismCheck', { similarity });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { similarity: '请填写 0 至 100 的数，最多一位小数' } });
  });

  it('is one manuscript’s own (B-423)', async () => {
    const { errors } = await end('finishPlagiarismCheck', {
      contributionIds: [idOf('Contribution', id), idOf('Contribution', await world.draft())],
      similarity: 5,
    });
    expect(errors?.[0]?.extensions.fields).toHaveProperty('similarity');
  });

  it('is seen beside the limit of the journal, which says nothing of it by itself (B-423)', async () => {
    await world.em().nativeUpdate(Colloquium, world.journal.id, { similarityLimit: 15 });
    await world.em().nativeUpdate(Contribution, id, { similarity: 32.1 });
    const read = await world.read<{ similarity: number; colloquium: { similarityLimit: number } }>(
      'editor',
      id,
      'similarity colloquium { similarityLimit }',
    );
    expect(read).toMatchObject({ similarity: 32.1, colloquium: { similarityLimit: 15 } });
    for (const who of ['author', 'coAuthor'] as const)
      expect(await world.read(who, id, 'similarity colloquium { similarityLimit }'), who).toMatchObject({
        similarity: null,
        colloquium: { similarityLimit: null },
      });
  });
});
