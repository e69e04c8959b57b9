// Before it invites blind reviewers the office sees the traces of the authors in a file, and decides on it.
import { Readable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf } from '../../testing/app.ts';
import { mailsTo } from '../../testing/jobs.ts';
import { buildFile } from '../contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { idOf, wordFile } from '../contributions/manuscript/wizard.factory.ts';
import { newStorageKey } from '../../storage/storage.ts';
import { wordDocument, wordParagraph } from '../front-page/front-page.factory.ts';
import { Message } from '../messages/message.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const NAME = 'Zhiqiu Shen';
const READ = 'fileAnonymity(fileId: $file) { isRead properties markNames text headers }';
const CHOICES = 'anonymityChoices { choice reason madeBy }';
const SETTLE = 'mutation Settle($input: SettleFileAnonymityInput!) { settleFileAnonymity(input: $input) { contribution { id } } }';
const UPLOAD =
  'mutation UploadAnonymous($input: UploadAnonymousVersionInput!) { uploadAnonymousVersion(input: $input) { contribution { id } } }';

let world: WorkflowWorld;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());

async function pdfOf(text: string, { author = '' } = {}): Promise<Buffer> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const page = pdf.addPage([400, 200]);
  if (text !== '') page.drawText(text, { size: 9 });
  if (author !== '') pdf.setAuthor(author);
  return Buffer.from(await pdf.save());
}

/** A manuscript before its reviewers are invited, with one file. */
async function passed(bytes: Buffer, [extension, mime]: readonly [string, string]): Promise<{ id: number; file: string }> {
  const id = await world.draft({ firstAuthor: { personName: NAME }, hasManuscriptFile: false });
  const storageKey = newStorageKey();
  await world.app.deps.storage.put(storageKey, Readable.from([bytes]));
  const em = world.em();
  const contribution = await em.findOneOrFail(Contribution, id);
  const { id: fileId } = await buildFile(em, contribution, {
    storageKey,
    extension,
    mime,
    size: bytes.length,
    name: `${NAME}.${extension}`,
  });
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_APPROVE');
  return { id, file: idOf('ContributionFile', fileId) };
}
const word = () => passed(wordDocument(wordParagraph(`Written by ${NAME}`)), ['docx', DOCX]);

async function readBy(
  name: PlayerName,
  { id, file }: { id: number; file: string },
  fields = READ,
): Promise<Record<string, unknown> | null> {
  const ask = `query Blind($id: ID!, $file: ID!) { node(id: $id) { ... on Contribution { ${fields} files { id name kind } viewerReview { id } } } }`;
  const answer = await world.ask<{ node: Record<string, unknown> | null }>(
    name,
    ask.replace(', $file: ID!', fields.includes('$file') ? ', $file: ID!' : ''),
    { id: idOf('Contribution', id), ...(fields.includes('$file') ? { file } : {}) },
  );
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data?.node ?? null;
}
const settle = (name: PlayerName, { id, file }: { id: number; file: string }, choice: string, reason: string | null = null) =>
  world.ask(name, SETTLE, { input: { contributionId: idOf('Contribution', id), fileId: file, choice, reason } });

it('the office reads what a file tells, the author once it is handed in and reviewers never', async () => {
  const manuscript = await word();
  for (const name of ['editor', 'deputy', 'chief'] as const)
    expect((await readBy(name, manuscript))?.['fileAnonymity'], name).toMatchObject({ isRead: true, text: [NAME] });
  for (const name of ['author', 'publisher', 'operations'] as const)
    expect((await readBy(name, manuscript))?.['fileAnonymity'] ?? null, name).toBeNull();
});

it.each<[string, () => Promise<Buffer>, object]>([
  ['a PDF with text', () => pdfOf(`Written by ${NAME} in Nanjing`, { author: NAME }), { isRead: true, text: [NAME], properties: [NAME] }],
  ['a PDF that names nobody', () => pdfOf('On the steles of Wujiang'), { isRead: true, text: [] }],
  ['a scan, which has no text', () => pdfOf(''), { isRead: false, text: [] }],
  ['what is no PDF', () => Promise.resolve(Buffer.from('%PDF-1.7 nonsense')), { isRead: false }],
])('%s is read, or said to be unread', async (_what, make, told) => {
  const manuscript = await passed(await make(), ['pdf', 'application/pdf']);
  expect((await readBy('editor', manuscript))?.['fileAnonymity']).toMatchObject(told);
});

it('an old .doc is said to be unread', async () => {
  const manuscript = await passed(Buffer.from('d0cf11e0a1b11ae1', 'hex'), ['doc', 'application/msword']);
  expect((await readBy('editor', manuscript))?.['fileAnonymity']).toMatchObject({ isRead: false });
});

it('it goes out as it is for a reason, which is kept for the office alone', async () => {
  const manuscript = await word();
  expect((await settle('editor', manuscript, 'GO_ON', ' ')).errors?.[0]?.extensions).toMatchObject({
    fields: { reason: expect.any(String) },
  });
  for (let turn = 0; turn < 2; turn += 1) expect(codeOf(await settle('editor', manuscript, 'GO_ON', '作者不可避免'))).toBeUndefined();
  expect((await readBy('chief', manuscript, CHOICES))?.['anonymityChoices']).toEqual([
    { choice: 'GO_ON', reason: '作者不可避免', madeBy: 'editor' },
  ]);
  for (const name of ['author', 'publisher', 'operations'] as const)
    expect((await readBy(name, manuscript, CHOICES))?.['anonymityChoices'] ?? null, name).toBeNull();
});

it('the author is asked for an anonymous version by letter and message, once for the same words', async () => {
  const manuscript = await word();
  const { email, id: userId } = world.people.author;
  const count = async () => [
    (await mailsTo(world.app, email)).filter(({ subject }) => subject.startsWith('请提供匿名版稿件')).length,
    await world.em().count(Message, { user: userId, key: 'workflow.anonymousVersion' }),
  ];
  for (let turn = 0; turn < 2; turn += 1) expect(codeOf(await settle('editor', manuscript, 'ASK_AUTHOR', '请去掉致谢'))).toBeUndefined();
  expect(await count()).toEqual([1, 1]);
  await settle('editor', manuscript, 'ASK_AUTHOR', '还有自引');
  expect(await count()).toEqual([2, 2]);
});

it('an anonymous version of the office is what blind reviewers get, and they alone lose the author’s', async () => {
  const manuscript = await word();
  const input = { contributionId: idOf('Contribution', manuscript.id), fileId: manuscript.file };
  const files = { 'input.file': wordFile('匿名版.docx') };
  const uploaded = await world.app.request(UPLOAD, { input: { ...input, file: null } }, { token: world.tokens.editor, files });
  expect(uploaded.errors).toBeUndefined();
  await world.act('editor', manuscript.id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [world.people.reviewer.id] });
  await world.act('reviewer', manuscript.id, 'ACCEPT_INVITATION');
  const kinds = async (name: PlayerName) => {
    const read = await world.read<{ files: { kind: string }[] }>(name, manuscript.id, 'files { kind }');
    return read?.files.map(({ kind }) => kind).toSorted();
  };
  expect(await kinds('reviewer')).toEqual(['ANONYMOUS']);
  expect(await kinds('author')).toEqual(['MANUSCRIPT']);
  for (const name of ['editor', 'deputy', 'chief'] as const) expect(await kinds(name), name).toEqual(['ANONYMOUS', 'MANUSCRIPT']);
  expect(JSON.stringify(await readBy('reviewer', manuscript, 'id'))).not.toContain(NAME);
});

it('none of it is anybody else’s to decide', async () => {
  const manuscript = await word();
  for (const name of ['author', 'reviewer', 'publisher'] as const)
    expect(codeOf(await settle(name, manuscript, 'GO_ON', 'x')), name).toBe('FORBIDDEN');
  for (const name of ['otherEditor', 'otherChief'] as const) {
    expect(codeOf(await settle(name, manuscript, 'GO_ON', 'x')), name).toBe('NOT_FOUND');
    expect(codeOf(await settle(name, { ...manuscript, id: 999_999 }, 'GO_ON', 'x')), name).toBe('NOT_FOUND');
  }
  expect(codeOf(await settle('editor', { ...manuscript, file: idOf('ContributionFile', 999_999) }, 'GO_ON', 'x'))).toBe('NOT_FOUND');
  expect((await settle('editor', manuscript, 'REPLACED')).errors?.[0]?.extensions).toMatchObject({
    fields: { choice: expect.any(String) },
  });
});
