// Files that the office uploads for an act: who may, accepted kinds, and who sees them then.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { UploadedFile } from '../../files/uploaded-file.entity.ts';
import { WorkflowWorld, type PlayerName } from '../testing/workflow-world.factory.ts';

const UPLOAD = 'mutation UploadOffice($input: UploadOfficeFileInput!) { uploadOfficeFile(input: $input) { file { path name size } } }';
const pdf = (name = '检测报告.pdf', bytes = 0) => new File(['%PDF-1.7\n%test', new Uint8Array(bytes)], name);
const TEN_MEGABYTES = 10 * 1024 * 1024;

let world: WorkflowWorld;
let id: number;
beforeAll(async () => void (world = await WorkflowWorld.start({ checksPlagiarism: true })));
afterAll(() => world.app.close());
beforeEach(async () => {
  id = await world.draft({ hasManuscriptFile: false });
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
});

async function upload(who: PlayerName, { kind = 'REPORT', file = pdf(), of = id } = {}) {
  return await world.app.request<{ uploadOfficeFile: { file: { path: string } } | null }>(
    UPLOAD,
    { input: { contributionId: idOf('Contribution', of), kind, file: null } },
    { token: world.tokens[who], files: { 'input.file': file } },
  );
}
async function uploaded(...args: Parameters<typeof upload>): Promise<string> {
  const { data, errors } = await upload(...args);
  if (!data?.uploadOfficeFile) throw new Error(JSON.stringify(errors));
  return data.uploadOfficeFile.file.path;
}
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code ?? null;

async function call(who: PlayerName, name: string, input: Record<string, unknown>) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return await world.ask<Record<string, unknown>>(who, `mutation Call($input: ${type}!) { ${name}(input: $input) { clientMutationId } }`, {
    input: { contributionId: idOf('Contribution', id), ...input },
  });
}

/** Kinds of all files that one person meets on the manuscript, in every list. */
async function filesSeen(who: PlayerName): Promise<string[]> {
  type Files = { kind: string }[] | null;
  const seen = await world.read<{ files: Files; historyFiles: Files; events: { files: Files }[] | null }>(
    who,
    id,
    'files { kind } historyFiles { kind } events { files { kind } }',
  );
  const lists = [seen?.files, seen?.historyFiles, ...(seen?.events ?? []).map((event) => event?.files)];
  return [...new Set(lists.flatMap((files) => files ?? []).map(({ kind }) => kind))];
}

describe('the report of the check (R2-054, P2-111, F-137)', () => {
  it('is uploaded by the editor who has the check in hand, and by nobody else', async () => {
    expect(codeOf(await upload('editor'))).toBeNull();
    for (const [who, code] of [
      ['editor2', 'NOT_RESPONSIBLE'],
      ['chief', 'NOT_RESPONSIBLE'],
      ['author', 'FORBIDDEN'],
      ['otherEditor', 'NOT_FOUND'],
      ['reviewer', 'FORBIDDEN'],
    ] as const)
      expect([who, codeOf(await upload(who))]).toEqual([who, code]);
    await world.act('editor', id, 'FINISH_PLAGIARISM_CHECK');
    expect(codeOf(await upload('editor'))).toBe('STATE_CHANGED');
  });

  it('is kept with the act that brings it, and seen by the office alone', async () => {
    const path = await uploaded('editor');
    expect((await call('editor', 'uploadCheckReport', { filePaths: [] })).errors?.[0]?.extensions).toMatchObject({
      code: 'FILES_REQUIRED',
    });
    expect((await call('editor', 'uploadCheckReport', { filePaths: [path] })).errors).toBeUndefined();
    expect((await world.stored(id)).state).toBe(3);
    expect(await world.em().count(UploadedFile, { path })).toBe(0);
    for (const who of ['editor', 'editor2', 'chief', 'deputy'] as const) expect([who, await filesSeen(who)]).toEqual([who, ['REPORT']]);
    for (const who of ['author', 'coAuthor'] as const) expect([who, await filesSeen(who)]).toEqual([who, []]);
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id] });
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    expect(await filesSeen('reviewer')).toEqual([]);
    const file = await world.em().findOneOrFail(ContributionFile, { contribution: id });
    for (const who of ['author', 'reviewer'] as const)
      expect((await world.ask(who, '{ node(id: "' + idOf('ContributionFile', file.id) + '") { id } }')).data).toEqual({ node: null });
  });

  it('is refused in words when it is of another type or too large, or its upload is gone', async () => {
    expect((await upload('editor', { file: new File(['x'], 'a.exe') })).errors?.[0]?.extensions).toMatchObject({
      code: 'FILE_KIND_REFUSED',
      fields: { file: '请选择*.pdf|doc|docx格式文件' },
    });
    expect(codeOf(await upload('editor', { kind: 'MANUSCRIPT' }))).toBe('INVALID_INPUT');
    expect(codeOf(await upload('editor', { file: pdf('a.pdf', TEN_MEGABYTES) }))).toBe('FILE_TOO_LARGE');
    expect((await call('editor', 'uploadCheckReport', { filePaths: ['nothing'] })).errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { filePaths: '该文件的上传已失效，请移除后重新上传' },
    });
    expect((await world.stored(id)).state).toBe(2);
  });

  it('belongs to its uploader: nobody else can bring it', async () => {
    const path = await uploaded('editor');
    await world.act('chief', id, 'REASSIGN', { receiverId: world.people.editor2.id });
    expect(codeOf(await call('editor2', 'uploadCheckReport', { filePaths: [path] }))).toBe('INVALID_INPUT');
  });
});

describe('attachments of a decision (R2-055, P2-112)', () => {
  beforeEach(async () => await world.act('editor', id, 'FINISH_PLAGIARISM_CHECK'));

  it('reach the author with the letter, once it is told, and nobody before', async () => {
    const path = await uploaded('editor', { kind: 'OFFICE_ATTACHMENT', file: pdf('修改说明.pdf') });
    expect(await filesSeen('editor')).toEqual([]);
    expect((await call('editor', 'returnByEditor', { comment: '请按附件修改', filePaths: [path] })).errors).toBeUndefined();
    expect(await filesSeen('editor')).toEqual(['OFFICE_ATTACHMENT']);
    expect(await filesSeen('author')).toEqual([]);
    await world.tell(id);
    expect(await filesSeen('author')).toEqual(['OFFICE_ATTACHMENT']);
  });

  it('of an act that tells the author nothing stay with the office', async () => {
    const path = await uploaded('editor', { kind: 'OFFICE_ATTACHMENT' });
    const answer = await world.ask<{ approveByEditor: { results: { done: boolean }[] } }>(
      'editor',
      'mutation Approve($input: ApproveByEditorInput!) { approveByEditor(input: $input) { results { done } } }',
      { input: { contributionIds: [idOf('Contribution', id)], filePaths: [path] } },
    );
    expect(answer.data?.approveByEditor.results).toEqual([{ done: true }]);
    expect(await filesSeen('author')).toEqual([]);
    expect(await filesSeen('chief')).toEqual(['OFFICE_ATTACHMENT']);
  });

  it('are ten at most, go with one manuscript, and are no report', async () => {
    expect(
      (await call('editor', 'returnByEditor', { comment: 'x', filePaths: Array.from({ length: 11 }, String) })).errors?.[0]?.extensions,
    ).toMatchObject({ fields: { filePaths: '一次最多附 10 个文件，请移除多余的文件' } });
    const path = await uploaded('editor', { kind: 'OFFICE_ATTACHMENT' });
    const both = [idOf('Contribution', id), idOf('Contribution', await world.draft())];
    expect(
      codeOf(
        await world.ask('editor', 'mutation Two($input: ApproveByEditorInput!) { approveByEditor(input: $input) { clientMutationId } }', {
          input: { contributionIds: both, filePaths: [path] },
        }),
      ),
    ).toBe('INVALID_INPUT');
    expect(codeOf(await upload('editor', { kind: 'REPORT' }))).toBe('STATE_CHANGED');
  });
});
