// Contract cases of the facade's submission wizard: its loaders and its saves (S1 §7).
import { expect } from 'vitest';
import { AuthorInvitation } from '../../modules/author-invitations/author-invitation.entity.ts';
import { ContributionFile } from '../../modules/contributions/files/contribution-file.entity.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { wordFile } from '../../modules/contributions/manuscript/wizard.factory.ts';
import { compoundDocument } from '../../modules/files/file.factory.ts';
import type { contentRows } from './content.rows.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import { at } from '../office/decisions.factory.ts';
import type { submissionRows } from './submission.rows.ts';
import type { RowId } from '../table.ts';

const hidden = { code: 500, msg: '您访问的内容不存在' };

const typedAuthor = { post: 2, degree: 3, personName: '李四', sex: 0, email: 'lisi@example.org', company: '江城大学', address: '江城路1号', order: 2 };

/** Works under both spellings for the author, and is as good as missing for another. */
async function loaded(world: World, rowId: RowId, bare: string): Promise<Record<string, unknown>> {
  const contributionId = await world.draft();
  const token = world.tokens.author;
  const answer = await world.done(rowId, { contributionId }, { token });
  expect(await world.done(rowId, { contributionId }, { token, path: bare, as: 'json' })).toEqual(answer);
  for (const params of [{ contributionId }, { contributionId: 999_999 }, { contributionId: 'x' }, {}]) {
    expect(await world.call(rowId, params, { token: world.tokens.other })).toEqual(hidden);
  }
  return answer;
}

export const contentCases: Record<keyof typeof contentRows, ContractCase> = {
  'E1-025': async (world) => {
    expect(await loaded(world, 'E1-025', 'titleContent')).toMatchObject({
      chapterType: '1', chapterTitleCh: '水利碑刻考', chapterTitleEn: 'Inscriptions on Water', chapterTitleChF: '', chapterTitleEnF: '',
    });
  },

  'E1-026': async (world) => {
    expect(await loaded(world, 'E1-026', 'authorContent')).toMatchObject({
      authors: [{ personName: '沈知远', sex: 1, post: '1', degree: '3', email: world.people.author.email, company: '临江大学', address: '临江路1号', order: 1, firstAuthor: 1, isContactor: 1, isinvited: 0 }],
    });
    // Every field of every author, in their order (R1-134, R1-190), and to nobody else.
    const contributionId = await world.draft();
    const token = world.tokens.author;
    const { authorId } = await world.done('E1-036', { ...typedAuthor, contributionId }, { token });
    await world.done('E1-036', { contributionId, authorId: 'A990017', company: '东湖大学' }, { token });
    await world.done('E1-038', { list: [{ authorId, option: 1 }] }, { token, as: 'json' });
    const { authors } = await world.done('E1-026', { contributionId }, { token });
    expect(authors).toEqual([
      expect.objectContaining({ contributionId, order: 1, firstAuthor: 1, isinvited: 0 }),
      { id: authorId, authorId, contributionId, personName: '李四', sex: 0, post: '2', degree: '3', email: 'lisi@example.org', company: '江城大学', address: '江城路1号', order: 2, firstAuthor: 0, isContactor: 1, isinvited: 0 },
      expect.objectContaining({ personName: '顾清禾', sex: null, post: null, degree: null, email: null, company: '东湖大学', address: null, order: 3, firstAuthor: 0, isContactor: 0, isinvited: 1 }),
    ]);
    expect(await world.call('E1-026', { contributionId }, { token: world.tokens.other })).toEqual(hidden);
  },

  'E1-028': async (world) => {
    expect(await loaded(world, 'E1-028', 'summeryContent')).toMatchObject({ keyWordCh: '水利; 碑刻', keyWordEn: 'water; steles', summaryCh: '摘要', summaryEn: 'Abstract' });
  },

  'E1-031': async (world) => {
    expect(await loaded(world, 'E1-031', 'fileContent')).toMatchObject({ files: [] });
    const contributionId = await world.draft();
    const token = world.tokens.author;
    const { fileId } = await world.done('E1-045', { contributionId, description: '正文', fileType: 0, file: wordFile() }, { token, as: 'multipart' });
    const { files } = await world.done('E1-031', { contributionId }, { token });
    expect(files).toEqual([
      {
        id: fileId, fileId, fileType: 0, fileName: '论文.docx', name: '论文.docx', fileSize: wordFile().size, size: wordFile().size, description: '正文',
        filePath: `/colloquium/api/file/download?fileId=${String(fileId)}`, createtime: expect.stringMatching(/^2026-03-02 10:\d\d:00$/),
      },
    ]);
    // Files of the present version alone.
    await world.em().nativeUpdate(ContributionFile, Number(fileId), { isCurrent: false });
    expect(await world.done('E1-031', { contributionId }, { token })).toMatchObject({ files: [] });
  },

  'E1-032': async (world) => {
    expect(await loaded(world, 'E1-032', 'getFristAuthor')).toMatchObject({ firstAuthor: { personName: '沈知远', firstAuthor: 1, companys: ['临江大学', '古籍所'] } });
    // The affiliation is one of them, chosen for this manuscript alone (R1-123).
    const contributionId = await world.draft();
    const token = world.tokens.author;
    const { firstAuthor } = await world.done('E1-032', { contributionId }, { token });
    expect(firstAuthor).toMatchObject({ company: '临江大学' });
    await world.done('E1-036', { contributionId, authorId: Object(firstAuthor).id, company: '古籍所' }, { token });
    expect(await world.done('E1-032', { contributionId }, { token })).toMatchObject({ firstAuthor: { company: '古籍所', personName: '沈知远', companys: ['临江大学', '古籍所'] } });
    // First is the one who stands first, also where another corresponds.
    const { authorId } = await world.done('E1-036', { contributionId, post: 1, degree: 1, personName: '李四', sex: 1, email: 'lisi@example.org', company: '江城大学', address: '江城路1号', order: 2 }, { token });
    await world.done('E1-038', { list: [{ authorId: Object(firstAuthor).id, option: 0 }, { authorId, option: 1 }] }, { token, as: 'json' });
    expect(await world.done('E1-032', { contributionId }, { token })).toMatchObject({ firstAuthor: { personName: '沈知远' } });
    expect(await world.call('E1-032', { contributionId }, { token: world.tokens.other })).toEqual(hidden);
  },
};

export const submissionCases: Record<keyof typeof submissionRows, ContractCase> = {
  'E1-022': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    expect(await world.done('E1-022', { contributionId }, { token })).toMatchObject({ contributionId });
    expect(await world.done('E1-022', { contributionId }, { token, path: 'preRevise' })).toMatchObject({ contributionId });
    for (const id of [contributionId, 999_999, 'x']) expect(await world.call('E1-022', { contributionId: id }, { token: world.tokens.other })).toEqual(hidden);
    await world.withFile(contributionId);
    await world.done('E1-048', { contributionId }, { token });
    expect(await world.call('E1-022', { contributionId }, { token })).toEqual({ code: 500, msg: '当前不是作者修改阶段，不能修改稿件' });
  },

  'E1-033': async (world) => {
    const token = world.tokens.author;
    const params = { subtypeId: await world.subject(), colloquiumId: world.journal.id, contributionId: '', contributionType: 2, colloquiumColumn: await world.column() };
    const { contributionId } = await world.done('E1-033', params, { token });
    // The same manuscript is saved again.
    const other = (await world.journal.columns.loadItems())[1]?.id;
    const read = async () => await world.done('E1-023', { contributionId }, { token });
    const { contributionId: _none, ...chosen } = params;
    expect(await read()).toMatchObject(chosen);
    expect(await world.done('E1-033', { ...params, contributionId, contributionType: 3, colloquiumColumn: other }, { token, path: 'saveContributionColloquium' })).toMatchObject({ contributionId });
    expect(await read()).toMatchObject({ ...chosen, contributionType: 3, colloquiumColumn: other });
    for (const [change, msg] of [
      [{ subtypeId: '' }, '请选择学科分类'], [{ colloquiumId: '' }, '请选择拟投集刊'], [{ colloquiumColumn: '' }, '请选择拟投栏目'], [{ contributionType: '' }, '请选择投稿类型'], [{ contributionType: 1 }, '请选择投稿类型'],
    ] as const) {
      expect(await world.call('E1-033', { ...params, ...change }, { token })).toEqual({ code: 500, msg });
    }
    const em = world.em();
    em.create(AuthorInvitation, { colloquium: world.journal, user: world.people.author, createdAt: world.app.clock.now() });
    await em.flush();
    await world.done('E1-033', { ...params, contributionId, contributionType: 1 }, { token });
    expect(await read()).toMatchObject({ ...chosen, contributionType: 1 });
    expect(await world.call('E1-033', params, { token: world.tokens.editor })).toEqual({ code: 500, msg: '您没有权限进行此操作' });
    expect(await world.call('E1-033', { ...params, contributionId }, { token: world.tokens.other })).toEqual(hidden);
  },

  'E1-034': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const consent = async () => (await world.em().execute<{ pool_consent: boolean }[]>('select pool_consent from contribution where id = ?', [contributionId]))[0]?.pool_consent;
    // The call itself is the agreement to the statement.
    await world.em().nativeUpdate(Contribution, contributionId, { hasAgreedToStatement: false });
    await world.done('E1-034', { contributionId, isemploy: 0 }, { token });
    expect(await consent()).toBe(true);
    expect((await world.em().findOneOrFail(Contribution, contributionId)).hasAgreedToStatement).toBe(true);
    await world.done('E1-034', { contributionId, powerUse: 2 }, { token, path: 'saveEmpty' });
    expect(await consent()).toBe(false);
    await world.done('E1-034', { contributionId, powerUse: 0 }, { token });
    expect(await consent()).toBe(true);
    // Leaving it out keeps the earlier answer; undocumented or repeated values count as neither.
    for (const silent of [{}, { isemploy: '' }]) await world.done('E1-034', { contributionId, ...silent }, { token });
    for (const wrong of [{ isemploy: 5 }, { isemploy: 1 }, { isemploy: 'x' }, { isemploy: '', powerUse: 0 }, { isemploy: 0, powerUse: 2 }]) {
      expect(await world.call('E1-034', { contributionId, ...wrong }, { token }), JSON.stringify(wrong)).toEqual({ code: 500, msg: '填写有误' });
    }
    expect(await consent()).toBe(true);
    for (const said of [{ isemploy: 2 }, {}]) expect(await world.call('E1-034', { contributionId, ...said }, { token: world.tokens.other })).toEqual(hidden);
    // For an unaccepted manuscript the consent is given, and taken back while no journal has chosen it; a rejected one has none to give
    // (D2-75).
    const unaccepted = await at(world, 16);
    const isInPool = async () => (await world.em().findOneOrFail(Contribution, unaccepted)).isInPool;
    for (const [isemploy, isIn] of [[0, true], [0, true], ['', true], [2, false], [2, false], [0, true]] as const) {
      await world.done('E1-034', { contributionId: unaccepted, isemploy }, { token });
      expect(await isInPool(), String(isemploy)).toBe(isIn);
    }
    expect(await world.call('E1-034', { contributionId: unaccepted, isemploy: 0 }, { token: world.tokens.other })).toEqual(hidden);
    expect(await world.call('E1-034', { contributionId: await at(world, 17), isemploy: 0 }, { token })).toMatchObject({ code: 500 });
    await world.done('E1-034', { contributionId: unaccepted, isemploy: 2 }, { token });
  },

  'E1-035': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const params = { contributionId, chapterType: 2, chapterTitleCh: '题目', chapterTitleEn: 'Title', chapterTitleChF: '副题', chapterTitleEnF: 'Subtitle' };
    await world.done('E1-035', params, { token, path: 'saveContributionTitle', as: 'multipart' });
    const { contributionId: _id, ...saved } = params;
    expect(await world.done('E1-025', { contributionId }, { token })).toMatchObject({ ...saved, chapterType: '2' });
    expect(await world.call('E1-035', { ...params, chapterTitleEn: '中文' }, { token })).toEqual({ code: 500, msg: '信息填写错误，请注意中英文！' });
    expect(await world.call('E1-035', params, { token: world.tokens.other })).toEqual(hidden);
  },

  'E1-036': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const typed = { ...typedAuthor, contributionId };
    const { authorId } = await world.done('E1-036', typed, { token });
    // An author of this manuscript by key: only sent fields change.
    expect(await world.done('E1-036', { authorId, contributionId, company: '古籍所' }, { token, path: 'saveContributionAuthor' })).toMatchObject({ authorId });
    // A person of the register by code.
    const known = await world.done('E1-036', { authorId: 'A990017', contributionId, company: '东湖大学' }, { token });
    const { authors } = await world.done('E1-026', { contributionId }, { token });
    expect(authors).toMatchObject([
      { firstAuthor: 1 },
      { authorId, personName: '李四', sex: 0, post: '2', degree: '3', email: 'lisi@example.org', company: '古籍所', address: '江城路1号', order: 2, isinvited: 0 },
      { authorId: known['authorId'], personName: '顾清禾', email: null, company: '东湖大学', order: 3, isinvited: 1 },
    ]);
    // 0 male, 1 female, and no other way round (R1-190).
    const woman = await world.done('E1-036', { ...typed, personName: '王五', sex: 1 }, { token });
    const sexes = await world.em().execute<{ id: number; sex: number }[]>('select id, sex from contribution_author where id in (?, ?) order by id', [Number(authorId), Number(woman['authorId'])]);
    expect(sexes.map(({ sex }) => sex)).toEqual([0, 1]);
    expect(await world.call('E1-036', { ...typed, email: 'lisi' }, { token })).toEqual({ code: 500, msg: '邮箱格式错误！' });
    for (const field of ['personName', 'sex', 'post', 'degree', 'email', 'company', 'address']) {
      expect(await world.call('E1-036', { ...typed, [field]: '' }, { token }), field).toEqual({ code: 500, msg: '请填写完善作者信息！' });
    }
    expect(await world.call('E1-036', { authorId: 'A990017', contributionId, company: '' }, { token })).toEqual({ code: 500, msg: '已添加该作者' });
    expect(await world.call('E1-036', { authorId: 'A000000', contributionId, company: '' }, { token })).toEqual({ code: 500, msg: '未找到该作者' });
    expect(await world.call('E1-036', typed, { token: world.tokens.other })).toEqual(hidden);
    expect(await world.call('E1-036', { authorId, contributionId, company: '别处' }, { token: world.tokens.other })).toEqual(hidden);
  },

  'E1-037': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const { authorId } = await world.done('E1-036', { ...typedAuthor, contributionId }, { token });
    const { authorId: third } = await world.done('E1-036', { ...typedAuthor, contributionId, personName: '王五' }, { token });
    const { firstAuthor } = await world.done('E1-032', { contributionId }, { token });
    expect(await world.call('E1-037', { contributionId, authorId: Object(firstAuthor).id }, { token })).toEqual({ code: 500, msg: '第一作者不能删除' });
    expect(await world.call('E1-037', { contributionId, authorId }, { token: world.tokens.other })).toEqual(hidden);
    expect(await world.call('E1-037', { contributionId: await world.draft(), authorId }, { token })).toEqual(hidden);
    await world.done('E1-037', { contributionId, authorId }, { token, path: 'deleteContributionAuthor' });
    expect((await world.done('E1-026', { contributionId }, { token }))['authors']).toMatchObject([{ order: 1 }, { authorId: third, personName: '王五', order: 2 }]);
    expect(await world.call('E1-037', { contributionId, authorId }, { token })).toEqual(hidden);
  },

  'E1-038': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const second = await world.done('E1-036', { contributionId, post: 1, degree: 1, personName: '李四', sex: 1, email: 'lisi@example.org', company: '江城大学', address: '江城路1号', order: 2 }, { token });
    const { firstAuthor } = await world.done('E1-032', { contributionId }, { token });
    const first = Object(firstAuthor).id;
    const corresponding = async () => {
      const { authors } = await world.done('E1-026', { contributionId }, { token });
      return (authors as { id: number; isContactor: number }[]).filter((author) => author.isContactor === 1).map((author) => author.id);
    };
    await world.done('E1-038', { list: [{ authorId: first, option: 0 }, { authorId: second['authorId'], option: 1 }] }, { token, as: 'json' });
    expect(await corresponding()).toEqual([second['authorId']]);
    // A bare list; who is not named stays as they were.
    await world.done('E1-038', [{ authorId: first, option: 1 }], { token, as: 'json', path: 'communicationAuthor' });
    expect(await corresponding()).toEqual([first, second['authorId']]);
    // A form can hold a list as text.
    await world.done('E1-038', { list: JSON.stringify([{ authorId: second['authorId'], option: '0' }]) }, { token });
    expect(await corresponding()).toEqual([first]);
    for (const list of [[], [{ authorId: 999_999, option: 1 }], [{ authorId: first, option: 1 }, { authorId: 999_999, option: 1 }]]) {
      expect(await world.call('E1-038', { list }, { token, as: 'json' })).toEqual(hidden);
    }
    expect(await world.call('E1-038', { list: [{ authorId: first, option: 0 }, { authorId: first, option: 1 }] }, { token, as: 'json' }), 'which of them?').toEqual({ code: 500, msg: '填写有误' });
    expect(await world.call('E1-038', [{ authorId: first, option: 0 }], { token: world.tokens.other, as: 'json' })).toEqual(hidden);
  },

  'E1-041': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const params = { contributionId, keyWordCh: '甲；乙;丙', keyWordEn: 'a;b', summaryCh: '中文摘要', summaryEn: 'English' };
    await world.done('E1-041', params, { token, path: 'saveContributionSummery' });
    expect(await world.done('E1-028', { contributionId }, { token })).toMatchObject({ keyWordCh: '甲; 乙; 丙', keyWordEn: 'a; b', summaryCh: '中文摘要', summaryEn: 'English' });
    expect(await world.call('E1-041', { ...params, summaryCh: '字'.repeat(20_001) }, { token })).toEqual({ code: 500, msg: '最多20000个字符' });
    expect(await world.call('E1-041', params, { token: world.tokens.other })).toEqual(hidden);
  },

  'E1-045': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const rest = { contributionId, description: '正文', fileType: 0 };
    // The file part may come first or last.
    expect(await world.done('E1-045', { file: wordFile(), ...rest }, { token, as: 'multipart' })).toMatchObject({ fileId: expect.any(Number) });
    expect(await world.done('E1-045', { ...rest, file: wordFile() }, { token, as: 'multipart', path: 'saveContributionUploadFile' })).toMatchObject({ fileId: expect.any(Number) });
    expect((await world.done('E1-031', { contributionId }, { token }))['files']).toHaveLength(2);
    expect(await world.call('E1-045', { file: new File(['x'], 'paper.zip'), ...rest }, { token, as: 'multipart' })).toEqual({ code: 500, msg: '请选择*.doc|docx|pdf格式文件' });
    expect(await world.call('E1-045', { file: wordFile('大.docx', 10 * 1024 * 1024 + 1), ...rest }, { token, as: 'multipart' })).toEqual({ code: 500, msg: '文件“大.docx”超过10MB，请压缩或拆分后重新上传' });
    // 5 images and charts, 6 charts, 7 tables (D13-157).
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    for (const fileType of [5, 6]) await world.done('E1-045', { ...rest, description: `图${fileType}`, fileType, file: new File([new Uint8Array(png)], 'figure.png') }, { token, as: 'multipart' });
    await world.done('E1-045', { ...rest, description: '数据', fileType: 1, file: new File(['text'], 'data.txt') }, { token, as: 'multipart' });
    await world.done('E1-045', { ...rest, description: '表', fileType: 7, file: new File([new Uint8Array(compoundDocument('Workbook'))], 'table.xls') }, { token, as: 'multipart' });
    const told = Object((await world.done('E1-031', { contributionId }, { token }))['files']).map(({ fileType, fileName, description }: Record<string, unknown>) => [fileType, fileName, description]);
    expect(told).toEqual([[0, '论文.docx', '正文'], [0, '论文.docx', '正文'], [5, 'figure.png', '图5'], [6, 'figure.png', '图6'], [1, 'data.txt', '数据'], [7, 'table.xls', '表']]);
    expect(await world.call('E1-045', { ...rest, fileType: 7, file: wordFile() }, { token, as: 'multipart' })).toEqual({ code: 500, msg: '请选择*.xls|xlsx格式文件' });
    expect(await world.call('E1-045', { ...rest, fileType: '', file: wordFile() }, { token, as: 'multipart' })).toEqual({ code: 500, msg: '先选择对应的文件类型!' });
    expect(await world.call('E1-045', rest, { token, as: 'multipart' })).toEqual({ code: 500, msg: '请上传文件' });
    expect(await world.call('E1-045', { file: wordFile(), ...rest }, { token: world.tokens.other, as: 'multipart' })).toEqual(hidden);
  },

  'E1-046': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    const { fileId } = await world.done('E1-045', { contributionId, description: '', fileType: 1, file: new File(['text'], 'data.txt') }, { token, as: 'multipart' });
    for (const other of [{ fileId: 999_999 }, { contributionId: 999_999 }]) expect(await world.call('E1-046', { contributionId, fileId, ...other }, { token })).toEqual(hidden);
    expect(await world.call('E1-046', { contributionId, fileId }, { token: world.tokens.other })).toEqual(hidden);
    await world.done('E1-046', { contributionId, fileId }, { token, path: 'deleteContributionUploadFile' });
    expect(await world.done('E1-031', { contributionId }, { token })).toMatchObject({ files: [] });
  },

  'E1-047': async (world) => {
    const contributionId = await world.draft();
    expect(await world.done('E1-047', { contributionId }, { token: world.tokens.author, path: 'temporaryStorage' })).toEqual({ code: 0, msg: '暂存成功' });
    expect(await world.call('E1-047', { contributionId }, { token: world.tokens.other })).toEqual(hidden);
  },

  'E1-048': async (world) => {
    const token = world.tokens.author;
    const contributionId = await world.draft();
    await world.done('E1-041', { contributionId, keyWordCh: '', keyWordEn: '', summaryCh: '', summaryEn: '' }, { token });
    expect(await world.call('E1-048', { contributionId }, { token })).toEqual({ code: 500, msg: '摘要部分信息有误！' });
    await world.done('E1-041', { contributionId, keyWordCh: '水利', keyWordEn: '', summaryCh: '', summaryEn: '' }, { token });
    expect(await world.call('E1-048', { contributionId }, { token: world.tokens.other })).toEqual(hidden);
    expect(await world.call('E1-048', { contributionId }, { token }), 'B-063').toEqual({ code: 500, msg: '请上传稿件文件' });
    await world.withFile(contributionId);
    expect(await world.done('E1-048', { contributionId }, { token, path: 'submit' })).toEqual({ code: 0, msg: '提交成功' });
    expect(await world.call('E1-047', { contributionId }, { token })).toEqual({ code: 500, msg: '当前不是作者修改阶段，不能修改稿件' });
  },
};
