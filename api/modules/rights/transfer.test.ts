// The author's authorization after acceptance, through the API: the agreement, agreeing to it, the signed files, rights and visibility.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { EditorialAct } from '../../../shared/workflow.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { officeDocument } from '../files/file.factory.ts';
import { UploadedFile } from '../files/uploaded-file.entity.ts';
import { PublisherText } from '../publisher/publisher-text.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';

let world: WorkflowWorld;
let english: string;
let id: number;
beforeAll(async () => {
  world = await WorkflowWorld.start();
  english = await buildSession(world.em(), await buildUser(world.em(), { roles: ['AUTHOR'] }), world.app.clock, {
    language: 'en-US',
    isRemembered: true,
  });
});
afterAll(() => world.app.close());
beforeEach(async () => {
  id = await accepted();
});

/** A manuscript of the author's that waits for the transfer. */
async function accepted(): Promise<number> {
  return await world.draft({ state: 14, stage: 5, responsibleKind: RoleKind.AUTHOR, responsible: world.people.author });
}

const AGREE =
  'mutation Agree($input: AgreeToTransferInput!) { agreeToTransfer(input: $input) { contribution { authorStatus transfer { title body agreedAt handedInAt } } } }';
const UPLOAD = 'mutation UploadSigned($input: UploadTransferFileInput!) { uploadTransferFile(input: $input) { file { path name size } } }';
const SUBMIT =
  'mutation SubmitTransfer($input: SubmitTransferInput!) { submitTransfer(input: $input) { contribution { authorStatus viewerActs { act } transfer { handedInAt } } } }';
const TRANSFER = 'transfer { title body version author colloquiumName agreedAt handedInAt }';
interface Transfer {
  title: string;
  body: string;
  version: number;
  author: string;
  colloquiumName: string;
  agreedAt: string | null;
  handedInAt: string | null;
}

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const xlsx = new Uint8Array(officeDocument('xl/workbook.xml'));
const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Version of the publisher's present text. */
const textVersion = async () => (await world.em().findOneOrFail(PublisherText, { kind: 'transferAgreement' })).version;

const agree = async (name: PlayerName = 'author', more: object = {}) =>
  await world.ask<{ agreeToTransfer: { contribution: { authorStatus: string; transfer: Transfer } } | null }>(name, AGREE, {
    input: { contributionId: idOf('Contribution', id), hasAgreed: true, version: await textVersion(), ...more },
  });

async function upload(
  name: PlayerName = 'author',
  { kind = 'PICTURE', file = new File([png], '授权书.png'), of = id }: { kind?: string; file?: File; of?: number } = {},
) {
  return await world.app.request<{ uploadTransferFile: { file: { path: string } } }>(
    UPLOAD,
    { input: { contributionId: idOf('Contribution', of), kind, file: null } },
    { token: world.tokens[name], files: { 'input.file': file } },
  );
}

async function uploaded(options?: Parameters<typeof upload>[1]): Promise<string> {
  const { data, errors } = await upload('author', options);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.uploadTransferFile.file.path;
}

const submit = async (files: object[], name: PlayerName = 'author', more: object = {}) =>
  await world.ask<{ submitTransfer: { contribution: { authorStatus: string; viewerActs: { act: string }[] } } | null }>(name, SUBMIT, {
    input: { contributionId: idOf('Contribution', id), files, ...more },
  });
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code ?? null;
const fieldsOf = ({ errors }: { errors?: { extensions: { fields?: Record<string, string> } }[] }) => errors?.[0]?.extensions.fields ?? null;
const filesOf = async (name: PlayerName) =>
  (await world.read<{ files: { name: string; kind: string }[] }>(name, id, 'files { name kind }'))?.files ?? null;

describe('the way', () => {
  it('agree, upload, hand in: then it is accepted and the editor-in-chief’s turn (R1-183, R2-158, R2-072, R2-186, D2-70)', async () => {
    expect(await world.read('author', id, 'viewerActs { act isAllowed }')).toEqual({
      viewerActs: [
        { act: 'VIEW_DETAIL', isAllowed: true },
        { act: 'AUTHORIZE', isAllowed: true },
        { act: 'WITHDRAW', isAllowed: true },
      ],
    });
    expect(EditorialAct.AUTHORIZE, 'the type that old clients know it by').toBe(25);
    const agreed = await agree();
    expect(agreed.data?.agreeToTransfer?.contribution).toMatchObject({
      authorStatus: 'AWAITING_AUTHORIZATION',
      transfer: { agreedAt: world.app.clock.now().toISOString(), handedInAt: null },
    });
    expect(await world.stored(id)).toMatchObject({ state: 14, hasAuthorized: true, responsibleKind: RoleKind.AUTHOR });
    const files = [
      { path: await uploaded(), kind: 'PICTURE', description: ' 全体作者签名 ' },
      { path: await uploaded({ kind: 'TABLE', file: new File([xlsx], '作者名单.xlsx') }), kind: 'TABLE' },
    ];
    const done = await submit(files, 'author', { comment: '原件另寄' });
    expect(done.data?.submitTransfer?.contribution).toMatchObject({
      authorStatus: 'ACCEPTED',
      viewerActs: [{ act: 'VIEW_DETAIL' }],
      transfer: { handedInAt: expect.any(String) },
    });
    expect(await world.stored(id)).toMatchObject({ state: 15, stage: 6, responsibleKind: RoleKind.EDITOR_IN_CHIEF });
    expect(await world.messaged(id, 'workflow.turn.ACCEPTED')).toEqual(['chief']);
    const chief = await world.read<{
      events: { act: string; comment: string | null; files: { name: string; kind: string; description: string | null }[] }[];
    }>('chief', id, 'events { act comment files { name kind description } }');
    expect(chief?.events).toEqual([
      { act: 'AUTHORIZE', comment: null, files: [] },
      {
        act: 'AUTHORIZE',
        comment: '原件另寄',
        files: [
          { name: '授权书.png', kind: 'PICTURE', description: '全体作者签名' },
          { name: '作者名单.xlsx', kind: 'TABLE', description: null },
        ],
      },
    ]);
    const logged = await world
      .em()
      .find(OperationLog, { objectType: 'Contribution', objectId: id, outcome: 'done' }, { orderBy: { id: 'asc' } });
    expect(logged.map(({ operation }) => operation)).toEqual([
      'agreeToTransfer',
      'uploadTransferFile',
      'uploadTransferFile',
      'submitTransfer',
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/原件|授权书/);
  });

  it.each([
    ['author', '当前不是待作者授权阶段，不能办理授权'],
    ['english', 'The manuscript is not waiting for its author’s authorization'],
  ] as const)('not of a manuscript that is not accepted, which nobody has changed meanwhile (%s)', async (who, message) => {
    const token =
      who === 'author'
        ? world.tokens.author
        : await buildSession(world.em(), world.people.author, world.app.clock, { language: 'en-US', isRemembered: true });
    for (const state of [1, 5, 9] as const) {
      id = await world.draft({ state });
      for (const [act, more] of [
        [AGREE, { hasAgreed: true, version: 1 }],
        [SUBMIT, { files: [{ path: 'x', kind: 'PICTURE' }] }],
      ] as const) {
        const { errors } = await world.app.request(act, { input: { contributionId: idOf('Contribution', id), ...more } }, { token });
        expect(errors?.[0], `state ${state}`).toMatchObject({ message, extensions: { code: 'NOT_AWAITING_AUTHORIZATION' } });
      }
    }
  });

  it('not before the author has been told of the acceptance', async () => {
    id = await world.draft();
    await world.toChief(id);
    await world.act('chief', id, 'CHIEF_PRE_ACCEPT');
    await world.act('publisher', id, 'PRE_REVIEW', { comment: '可以' });
    await world.act('chief', id, 'CHIEF_ACCEPT', { comment: '录用' });
    expect(await world.read('author', id, TRANSFER)).toEqual({ transfer: null });
    expect(codeOf(await agree())).toBe('NOT_AWAITING_AUTHORIZATION');
    await world.tell(id);
    expect(codeOf(await agree())).toBeNull();
  });
});

describe('the agreement', () => {
  it('names authors, manuscript and journal, and says what is to be paid and by when (R2-165 to R2-168, S2-030, D2-82)', async () => {
    const read = await world.read<{ transfer: Transfer }>('author', id, TRANSFER);
    expect(read?.transfer).toMatchObject({
      title: '版权转让协议',
      author: 'author、Co-author 1',
      colloquiumName: '江南文化',
      agreedAt: null,
      handedInAt: null,
    });
    for (const words of [
      '《水利碑刻考》',
      'author、Co-author 1',
      '《江南文化》',
      '每篇收取审稿费 100 元',
      '3 个月内',
      '一次性收取版面费；校内作者免收',
      '一次性支付稿酬',
    ])
      expect(read?.transfer.body).toContain(words);
    expect(read?.transfer.body).not.toContain('{{');
    const token = await buildSession(world.em(), world.people.author, world.app.clock, { language: 'en-US', isRemembered: true });
    const { data } = await world.app.request<{ node: { transfer: Transfer } }>(
      `query Read($id: ID!) { node(id: $id) { ... on Contribution { ${TRANSFER} } } }`,
      { id: idOf('Contribution', id) },
      { token },
    );
    expect(data?.node.transfer).toMatchObject({ title: 'Copyright transfer agreement', author: 'author, Co-author 1' });
    for (const words of [
      '“Inscriptions on Water”',
      'review fee of 100 yuan',
      'external authors',
      'within 3 months',
      'one-time layout fee',
      'on-campus authors do not pay',
      'one-time honorarium',
    ])
      expect(data?.node.transfer.body).toContain(words);
  });

  it('is the publisher’s own text: one that was replaced after it was read is not agreed to, and what was agreed to stays as it was', async () => {
    const em = world.em();
    const text = await em.findOneOrFail(PublisherText, { kind: 'transferAgreement' });
    const before = text.bodyZh;
    try {
      const { version } = text;
      text.bodyZh = '甲：{{author}}，乙：{{journal}}，{{unknown}}';
      await em.flush();
      expect(codeOf(await agree('author', { version }))).toBe('CONFLICT');
      expect(await world.stored(id)).toMatchObject({ hasAuthorized: false });
      expect((await agree('author', { version: text.version })).data?.agreeToTransfer?.contribution.transfer.body).toBe(
        '甲：author、Co-author 1，乙：江南文化，{{unknown}}',
      );
    } finally {
      text.bodyZh = before;
      await em.flush();
    }
    expect((await world.read<{ transfer: Transfer }>('author', id, TRANSFER))?.transfer.body).toBe(
      '甲：author、Co-author 1，乙：江南文化，{{unknown}}',
    );
  });
});

describe('what has to be there', () => {
  it.each([
    ['zh-CN', '未填写必要信息！'],
    ['en-US', 'Required information is missing!'],
  ] as const)('the tick, and at least one file (R2-160, D2-107, %s)', async (language, message) => {
    const token =
      language === 'zh-CN'
        ? world.tokens.author
        : await buildSession(world.em(), world.people.author, world.app.clock, { language, isRemembered: true });
    const contributionId = idOf('Contribution', id);
    expect(fieldsOf(await world.app.request(AGREE, { input: { contributionId, hasAgreed: false, version: 1 } }, { token }))).toEqual({
      hasAgreed: message,
    });
    expect(fieldsOf(await world.app.request(SUBMIT, { input: { contributionId, files: [] } }, { token }))).toEqual({ files: message });
    expect(
      fieldsOf(await world.app.request(SUBMIT, { input: { contributionId, files: [{ path: 'x', kind: 'PICTURE' }] } }, { token })),
      'agreed first',
    ).toEqual({ hasAgreed: message });
    expect(
      fieldsOf(
        await world.app.request(
          UPLOAD,
          { input: { contributionId, kind: 'PICTURE', file: null } },
          { token, files: { 'input.file': new File([png], 'a.png') } },
        ),
      ),
    ).toEqual({ hasAgreed: message });
    expect(await world.stored(id)).toMatchObject({ state: 14, hasAuthorized: false });
  });

  it('pictures are png, jpg or bmp, tables xls or xlsx, and nothing else is a signed transfer (R2-161, R2-162, S2-031, D2-111)', async () => {
    await agree();
    expect(fieldsOf(await upload('author', { file: new File([png], '图.gif') }))).toEqual({ file: '请选择*.png|jpg|bmp格式文件' });
    expect(fieldsOf(await upload('author', { kind: 'TABLE', file: new File([png], '图.png') }))).toEqual({
      file: '请选择*.xls|xlsx格式文件',
    });
    expect(fieldsOf(await upload('author', { file: new File([xlsx], '图.png') }))?.['file']).toContain('与扩展名 .png 不符');
    for (const kind of ['MANUSCRIPT', 'SUPPLEMENT', 'REPORT']) expect(codeOf(await upload('author', { kind })), kind).toBe('INVALID_INPUT');
    const path = await uploaded();
    expect(fieldsOf(await submit([{ path, kind: 'TABLE' }])), 'handed in as something else').toEqual({
      'files.0.path': '请选择*.xls|xlsx格式文件',
    });
    expect(codeOf(await submit([{ path, kind: 'CHART' }]))).toBeNull();
  });

  it('files of up to 10 MB (R2-163, D2-112)', async () => {
    await agree();
    const table = (size: number) => new File([new Uint8Array(officeDocument('xl/workbook.xml', { x: Buffer.alloc(size) }))], '表.xlsx');
    const empty = table(0).size;
    expect(codeOf(await upload('author', { kind: 'TABLE', file: table(TEN_MEGABYTES - empty) }))).toBeNull();
    expect(fieldsOf(await upload('author', { kind: 'TABLE', file: table(TEN_MEGABYTES - empty + 1) }))).toEqual({
      file: '文件“表.xlsx”超过10MB，请压缩或拆分后重新上传',
    });
  });

  it('described in at most 200 characters; at most 20 of them (R2-164)', async () => {
    await agree();
    const path = await uploaded();
    expect(fieldsOf(await submit([{ path, kind: 'PICTURE', description: '𠮷'.repeat(201) }]))).toEqual({
      'files.0.description': '最多200个字符',
    });
    expect(fieldsOf(await submit(Array.from({ length: 21 }, () => ({ path, kind: 'PICTURE' }))))).toEqual({ files: '授权文件最多20个' });
    expect(codeOf(await submit([{ path, kind: 'PICTURE', description: '𠮷'.repeat(200) }]))).toBeNull();
  });
});

describe('who may', () => {
  it('the author who submitted it; a co-author reads the agreement and no more', async () => {
    expect((await world.read<{ transfer: Transfer }>('coAuthor', id, TRANSFER))?.transfer.title).toBe('版权转让协议');
    expect(codeOf(await agree('coAuthor'))).toBe('NOT_SUBMITTER');
    await agree();
    expect(codeOf(await upload('coAuthor'))).toBe('NOT_SUBMITTER');
    expect(codeOf(await submit([{ path: 'x', kind: 'PICTURE' }], 'coAuthor'))).toBe('NOT_SUBMITTER');
  });

  it('nobody else: to others it does not exist, the office neither reads nor signs it', async () => {
    const input = { contributionId: idOf('Contribution', id), hasAgreed: true, version: 1 };
    expect((await world.app.request(AGREE, { input }, { token: english })).errors?.[0]).toMatchObject({
      message: 'What you are looking for does not exist.',
      extensions: { code: 'NOT_FOUND' },
    });
    const files = [{ path: 'x', kind: 'PICTURE' }];
    const missing = { contributionId: idOf('Contribution', 999_999) };
    for (const answer of [
      agree('stranger'),
      submit(files, 'stranger'),
      upload('stranger'),
      agree('stranger', missing),
      submit(files, 'stranger', missing),
      upload('stranger', { of: 999_999 }),
    ]) {
      expect(codeOf(await answer)).toBe('NOT_FOUND');
    }
    expect(await world.read('stranger', id, TRANSFER)).toBeNull();
    for (const name of ['editor', 'chief', 'operations', 'publisher'] as const) {
      expect(codeOf(await agree(name)), name).toBe('FORBIDDEN');
      expect(await world.read(name, id, TRANSFER), name).toEqual({ transfer: null });
    }
  });

  it('only while it waits for the transfer', async () => {
    for (const state of [0, 3, 13, 15, 16, 17] as const) {
      id = await world.draft({ state });
      expect(codeOf(await agree()), `state ${state}`).toBe(state === 15 ? 'CONFLICT' : 'NOT_AWAITING_AUTHORIZATION');
      expect(codeOf(await submit([{ path: 'x', kind: 'PICTURE' }])), `state ${state}`).toBe(
        state === 15 ? 'CONFLICT' : 'NOT_AWAITING_AUTHORIZATION',
      );
      expect(await world.em().count(WorkflowEvent, { contribution: id })).toBe(0);
    }
  });
});

describe('twice, and at the same time', () => {
  it('agreeing twice is agreeing once', async () => {
    const answers = await Promise.all([agree(), agree()]);
    expect(answers.map(codeOf)).toEqual([null, null]);
    expect(codeOf(await agree())).toBeNull();
    expect(await world.em().count(WorkflowEvent, { contribution: id, row: 'T42' })).toBe(1);
  });

  it('handed in once: the second is told what has happened', async () => {
    await agree();
    const files = [{ path: await uploaded(), kind: 'PICTURE' }];
    const answers = await Promise.all([submit(files), submit(files)]);
    expect(answers.map(codeOf).toSorted()).toEqual([null, 'STATE_CHANGED'].toSorted());
    expect(await world.em().count(WorkflowEvent, { contribution: id, row: 'T43' })).toBe(1);
    expect(await world.em().count(ContributionFile, { contribution: id, event: { $ne: null } })).toBe(1);
  });

  it('an upload belongs to one manuscript, once, and to its uploader; refused, it is still there', async () => {
    await agree();
    const path = await uploaded();
    expect(
      fieldsOf(
        await submit([
          { path, kind: 'PICTURE' },
          { path, kind: 'PICTURE' },
        ]),
      ),
    ).toEqual({ 'files.1.path': '该文件的上传已失效，请移除后重新上传' });
    expect(await world.em().count(UploadedFile, { path })).toBe(1);
    expect(codeOf(await submit([{ path, kind: 'PICTURE' }]))).toBeNull();
    expect(await world.em().count(UploadedFile, { path }), 'taken').toBe(0);
    id = await accepted();
    await agree();
    expect(fieldsOf(await submit([{ path, kind: 'PICTURE' }]))).toEqual({ 'files.0.path': '该文件的上传已失效，请移除后重新上传' });
    const foreign = await uploaded();
    await world.em().nativeUpdate(UploadedFile, { path: foreign }, { user: world.people.stranger.id });
    expect(codeOf(await submit([{ path: foreign, kind: 'PICTURE' }]))).toBe('INVALID_INPUT');
  });
});

describe('who sees the signed files', () => {
  it('until they are handed in nobody; then authors and office, and never who reviewed it', async () => {
    const em = world.em();
    em.create(Review, {
      contribution: id,
      reviewRound: 1,
      reviewer: world.people.reviewer.id,
      invitedBy: world.people.editor.id,
      status: 4,
      invitedAt: world.app.clock.now(),
    });
    await em.flush();
    await agree();
    const path = await uploaded();
    for (const name of ['author', 'coAuthor', 'chief', 'editor', 'reviewer', 'publisher', 'operations'] as const)
      expect(await filesOf(name), name).toEqual([]);
    await submit([{ path, kind: 'PICTURE' }]);
    for (const name of ['author', 'coAuthor', 'chief', 'editor', 'publisher', 'operations'] as const)
      expect(await filesOf(name), name).toEqual([{ name: '授权书.png', kind: 'PICTURE' }]);
    expect(await filesOf('reviewer')).toEqual([]);
    expect(await world.read('reviewer', id, TRANSFER)).toEqual({ transfer: null });
    const { id: fileId } = await world.em().findOneOrFail(ContributionFile, { contribution: id });
    expect(
      (await world.ask('reviewer', 'query File($id: ID!) { node(id: $id) { id } }', { id: idOf('ContributionFile', fileId) })).data,
    ).toEqual({ node: null });
  });
});
