// Copies of files for readers who may not know whose they are: made when a file comes, and known to author, office and reviewer (decision
// 68).
import { Readable } from 'node:stream';
import { ref } from '@mikro-orm/core';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CopyFailureName } from '../../../shared/file-copies.ts';
import { FileKind } from '../../../shared/limits.ts';
import { finishJobs } from '../../testing/jobs.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildFile, type FileOverrides } from '../contributions/manuscript/contribution.factory.ts';
import { act, idOf, wordFile } from '../contributions/manuscript/wizard.factory.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { MAKE_COPY, settleCopies } from '../contributions/files/file-copy.ts';
import { cleanedKey, CLEANING_VERSION } from '../files/cleaning/cleaned-copy.ts';
import { CONTENT_MIME } from '../files/content.ts';
import { officePackage } from '../files/file.factory.ts';
import { BeyondLimit, FileProcess, ProcessLost } from '../files/file-process.ts';
import { newStorageKey } from '../../storage/storage.ts';
import { Review } from '../reviews/review.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { makeCopy } from './make-copy.ts';
import { findMissingCopies } from './missing-copies.ts';
import { until } from '../../testing/until.ts';

let world: WorkflowWorld;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.app.close());

interface Copy {
  state: string;
  reader: string;
  isForViewer: boolean;
  failure: string | null;
  reason: string | null;
}
const COPY = 'copy { state reader isForViewer failure reason }';
const ready = { state: 'MADE', reader: 'REVIEWER', isForViewer: false, failure: null, reason: null };

const sound = () => officePackage('word/document.xml', { 'word/document.xml': '<d>正文</d>', 'docProps/core.xml': '<c>张三</c>' });
const embedding = () =>
  officePackage('word/document.xml', {
    'word/document.xml': '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:altChunk/></w:document>',
  });

async function fileOf(contributionId: number, bytes: Buffer, overrides: FileOverrides = {}): Promise<ContributionFile> {
  const storageKey = newStorageKey();
  await world.app.deps.storage.put(storageKey, Readable.from([bytes]));
  const em = world.em();
  return await buildFile(em, await em.findOneOrFail(Contribution, contributionId), { storageKey, size: bytes.length, ...overrides });
}
const make = ({ id }: ContributionFile) => makeCopy(world.app.deps, { fileId: id });
const filesTo = async (name: PlayerName, id: number) =>
  (await world.read<{ files: { id: string; copy: Copy | null }[] }>(name, id, `files { id ${COPY} }`))?.files ?? [];
const copyTo = async (name: PlayerName, id: number, { id: fileId }: ContributionFile) =>
  (await filesTo(name, id)).find((file) => file.id === idOf('ContributionFile', fileId))?.copy;
async function download(name: PlayerName, { id }: ContributionFile): Promise<Response> {
  const answer = await world.ask<{ node: { downloadUrl: string } }>(
    name,
    'query Link($id: ID!) { node(id: $id) { ... on ContributionFile { downloadUrl } } }',
    { id: idOf('ContributionFile', id) },
  );
  return await fetch(world.app.url + (answer.data?.node.downloadUrl ?? ''));
}
async function underReview(overrides: FileOverrides & { bytes?: Buffer } = {}): Promise<{ id: number; file: ContributionFile }> {
  const { bytes = sound(), ...rest } = overrides;
  const id = await world.draft();
  const file = await fileOf(id, bytes, rest);
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_APPROVE');
  await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id] });
  await world.act('reviewer', id, 'ACCEPT_INVITATION');
  return { id, file };
}
/** The files among these that a job waits for. */
async function waiting(...files: ContributionFile[]): Promise<number[]> {
  const rows = await world
    .em()
    .execute<{ payload: { fileId: number } }[]>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ?`,
      [MAKE_COPY],
    );
  const ids = rows.map(({ payload }) => payload.fileId);
  return files.map(({ id }) => id).filter((id) => ids.includes(id));
}

describe('a file that comes', () => {
  it('has its copy made by a job, for its author, the office and reviewers to see; a click finds the kept one (B-010)', async () => {
    const id = await world.draft();
    const answer = await act<{ uploadContributionFile: { file: { id: string } } }>(
      world.app,
      world.tokens.author,
      'upload',
      { contributionId: idOf('Contribution', id), kind: 'MANUSCRIPT' },
      wordFile(),
    );
    expect(answer.errors).toBeUndefined();
    const file = await world.em().findOneOrFail(ContributionFile, { contribution: id }, { orderBy: { id: 'desc' } });
    expect(await copyTo('author', id, file)).toEqual({ ...ready, state: 'MAKING' });
    await finishJobs(world.app);
    expect(await copyTo('author', id, file)).toEqual(ready);
    expect(await world.app.deps.storage.sizeOf(cleanedKey(file.storageKey))).toBeGreaterThan(0);
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id] });
    await world.act('reviewer', id, 'ACCEPT_INVITATION');
    for (const name of ['editor', 'chief'] as const) expect(await copyTo(name, id, file), name).toEqual(ready);
    expect(await copyTo('reviewer', id, file)).toEqual({ ...ready, isForViewer: true });
    const cleaning = vi.spyOn(FileProcess.prototype, 'answerTo').mockClear();
    expect((await download('reviewer', file)).status).toBe(200);
    expect(cleaning).not.toHaveBeenCalled();
  });

  it.each<[CopyFailureName, string, () => Promise<FileOverrides & { bytes: Buffer }> | (FileOverrides & { bytes: Buffer })]>([
    ['DAMAGED', '文件已损坏，或含有无法识别的内容', () => ({ bytes: Buffer.from('PK\x03\x04 张三') })],
    ['NEEDS_PASSWORD', '文件已加密，需要密码才能打开', encryptedPdf],
    ['TEXT_ELSEWHERE', '部分正文存放在嵌入的其他文件中', () => ({ bytes: embedding() })],
    ['KIND_UNKNOWN', '暂不支持清除此类文件的属性', () => ({ bytes: sound(), mime: 'application/octet-stream' })],
    ['TOO_COMPLEX', '文件结构过于复杂，处理时间超出上限', () => (fail(new BeyondLimit('time', 'too long')), { bytes: sound() })],
    ['TOO_LARGE', '文件展开后过大', () => (fail(new BeyondLimit('memory', 'heap')), { bytes: sound() })],
  ])(
    'and cannot be cleaned says why to its author and the office, once, and to reviewers only that (B-010): %s',
    async (failure, reason, of) => {
      const { id, file } = await underReview(await of());
      for (let time = 0; time < 2; time += 1) await make(file);
      await finishJobs(world.app);
      const known = { state: 'FAILED', reader: 'REVIEWER', isForViewer: false, failure, reason };
      for (const name of ['author', 'editor', 'chief'] as const) expect(await copyTo(name, id, file), name).toEqual(known);
      expect(await copyTo('reviewer', id, file)).toEqual({ ...known, isForViewer: true, failure: null, reason: null });
      expect(await world.messaged(id, 'workflow.fileWithheld')).toEqual(['editor']);
      const cleaning = vi.spyOn(FileProcess.prototype, 'answerTo').mockClear();
      expect((await download('reviewer', file)).status).toBe(422);
      expect(cleaning).not.toHaveBeenCalled();
      expect((await download('author', file)).status).toBe(200);
    },
  );

  it('is told to the office when a reviewer asks for it who was promised a blind round, though the journal has opened its reviews since', async () => {
    const { id, file } = await underReview({ bytes: Buffer.from('PK\x03\x04') });
    await world.em().execute('update colloquium set review_type = 0 where id = ?', [world.journal.id]);
    expect((await download('reviewer', file)).status).toBe(422);
    await finishJobs(world.app);
    expect(await world.messaged(id, 'workflow.fileWithheld')).toEqual(['editor']);
    await world.em().execute('update colloquium set review_type = 1 where id = ?', [world.journal.id]);
  });

  it('is tried again where the machine failed, and says nothing of it meanwhile (B-014)', async () => {
    const { id, file } = await underReview();
    fail(new ProcessLost('killed'));
    await expect(make(file)).rejects.toThrow();
    expect((await copyTo('author', id, file))?.state).toBe('MAKING');
    world.app.clock.advance(60_000);
    await make(file);
    expect(await copyTo('author', id, file)).toEqual(ready);
    expect(await world.messaged(id, 'workflow.fileWithheld')).toEqual([]);
  });

  it('and cannot be cleaned is the office’s to know once it is handed in, before anybody asks for it', async () => {
    const id = await world.draft();
    const file = await fileOf(id, Buffer.from('PK\x03\x04'));
    await make(file);
    await finishJobs(world.app);
    expect(await world.messaged(id, 'workflow.fileWithheld')).toEqual([]);
    await world.act('author', id, 'SUBMIT');
    await settleCopies(await world.contextOf('author'), { contribution: { id } });
    await finishJobs(world.app);
    expect(await world.messaged(id, 'workflow.fileWithheld')).toEqual(['chief']);
  });
});

/** The next file takes more than it may, or is lost with its process. */
function fail(error: Error): void {
  vi.spyOn(FileProcess.prototype, 'answerTo').mockRejectedValueOnce(error);
}

async function encryptedPdf(): Promise<FileOverrides & { bytes: Buffer }> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.encrypt({ userPassword: 'secret', ownerPassword: 'owner' });
  return { bytes: Buffer.from(await pdf.save({ useObjectStreams: false })), extension: 'pdf', mime: CONTENT_MIME.pdf };
}

describe('which files have a copy', () => {
  it('those of reviews, for the author, of whom nobody is told before the review is handed in (B-010)', async () => {
    const { id } = await underReview();
    const review = await world.em().findOneOrFail(Review, { contribution: id });
    const file = await fileOf(id, Buffer.from('PK\x03\x04'), {
      kind: FileKind.REVIEW,
      review: ref(Review, review.id),
      uploadedBy: world.people.reviewer,
    });
    await make(file);
    await finishJobs(world.app);
    const own = async (name: PlayerName) =>
      (
        await world.ask<{ node: { copy: Copy } | null }>(
          name,
          `query Own($id: ID!) { node(id: $id) { ... on ContributionFile { ${COPY} } } }`,
          { id: idOf('ContributionFile', file.id) },
        )
      ).data?.node?.copy;
    expect(await own('reviewer')).toMatchObject({ state: 'FAILED', reader: 'AUTHOR', isForViewer: false, failure: 'DAMAGED' });
    expect(await own('author')).toBeUndefined();
    expect(await world.messaged(id, 'workflow.fileWithheldFromAuthor')).toEqual([]);
    await world.act('reviewer', id, 'REVIEW');
    await finishJobs(world.app);
    expect(await world.messaged(id, 'workflow.fileWithheldFromAuthor')).toEqual(['editor']);
    await world.em().nativeUpdate(ContributionFile, file.id, { isReleased: true });
    expect(await own('author')).toEqual({ state: 'FAILED', reader: 'AUTHOR', isForViewer: true, failure: null, reason: null });
  });

  it('none of the office’s reports, of what reviewers may know the authors of, and of those in whose stead another stands', async () => {
    const { id } = await underReview();
    for (const own of [{ kind: FileKind.REPORT }, { isKeptFromBlind: true }]) {
      const file = await fileOf(id, sound(), own);
      await make(file);
      expect(await copyTo('editor', id, file), JSON.stringify(own)).toBeNull();
      expect((await world.em().findOneOrFail(ContributionFile, file.id)).copyVersion, JSON.stringify(own)).toBeNull();
    }
    const open = await world.draft({ colloquium: world.otherJournal });
    const file = await fileOf(open, sound());
    await world.em().execute('update colloquium set review_type = 0 where id = ?', [world.otherJournal.id]);
    expect(await copyTo('author', open, file)).toBeNull();
  });

  it('those that were there before, of manuscripts under way, behind what has just come; and all anew for another cleaning (B-010)', async () => {
    const { id, file } = await underReview();
    const replaced = await fileOf(id, sound(), { isCurrent: false });
    const closed = await world.draft({ state: 17 });
    const ofClosed = await fileOf(closed, sound());
    const before = ofClosed.id + 1;
    for (let time = 0; time < 2; time += 1) await findMissingCopies(world.app.deps, { before });
    expect(await waiting(file, replaced, ofClosed)).toEqual([file.id]);
    await finishJobs(world.app);
    expect(await copyTo('editor', id, file)).toEqual(ready);
    await world.em().nativeUpdate(ContributionFile, file.id, { copyVersion: CLEANING_VERSION - 1, copyFailure: 'DAMAGED' });
    expect((await copyTo('editor', id, file))?.state).toBe('MAKING');
    await findMissingCopies(world.app.deps, { before });
    expect(await waiting(file)).toEqual([file.id]);
    await finishJobs(world.app);
    expect(await copyTo('editor', id, file)).toEqual(ready);
  });
});

it('open screens hear how copies stand at once and when it is known; who may not see the files hears nothing (B-010)', async () => {
  const { id, file } = await underReview();
  const document = `subscription Copies($contributionId: ID!) { fileCopiesChanged(contributionId: $contributionId) { files { id ${COPY} } } }`;
  const heard = { reviewer: [] as string[], author: [] as string[], otherEditor: [] as string[] };
  const names = ['reviewer', 'author', 'otherEditor'] as const;
  const sockets = names.map((name) => {
    const socket = world.app.socket(world.tokens[name]);
    socket.subscribe<{ fileCopiesChanged: { files: { id: string; copy: Copy | null }[] } }>(
      { query: '', extensions: world.app.extensionsOf(document), variables: { contributionId: idOf('Contribution', id) } },
      {
        next: ({ data }) =>
          void heard[name].push(
            ...(data?.fileCopiesChanged.files ?? []).flatMap((one) =>
              one.id === idOf('ContributionFile', file.id) && one.copy ? [one.copy.state] : [],
            ),
          ),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return socket;
  });
  await until(() => expect([heard.reviewer, heard.author]).toEqual([['MAKING'], ['MAKING']]));
  await make(file);
  await until(() =>
    expect([heard.reviewer, heard.author]).toEqual([
      ['MAKING', 'MADE'],
      ['MAKING', 'MADE'],
    ]),
  );
  expect(heard.otherEditor).toEqual([]);
  await Promise.all(sockets.map((socket) => socket.dispose()));
});
