// Calls that read and write the same thing (decision 74): the read call, the parts sent back, and the role that does it.
import type { RoleKindCode } from '../../shared/roles.ts';
import { Menu } from '../modules/organization/menu.entity.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { buildColloquium, entryOf } from '../modules/colloquiums/colloquium.factory.ts';
import { CommitteeMember } from '../modules/colloquiums/committee-member.entity.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildIssue } from '../modules/issues/issue.factory.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import type { World } from './contract.factory.ts';
import type { RowId } from './table.ts';

type Values = Readonly<Record<string, unknown>>;

interface Stored {
  token: string;
  /** Parameters of the reading call. */
  asked: Values;
  /** Parameters that name the thing to the writing call: never left out. */
  named: Values;
  /** Values that no call answers. */
  unseen?: () => Promise<unknown>;
}

export interface RoundTrip {
  read: RowId;
  /** Makes one with a value in every field. */
  made: (world: World) => Promise<Stored>;
  /** The parts of the answer that are sent back, under the answer's names. */
  sent: (answer: Record<string, unknown>) => Values;
  /** The parameter that is a list of objects, each of which may leave fields out. */
  list?: string;
}

const of = (answer: Record<string, unknown>, name: string) => Object(answer[name]) as Record<string, unknown>; // its shape has been checked
const all = ({ code: _code, msg: _msg, ...rest }: Record<string, unknown>): Values => rest;

const session = async (world: World, role: RoleKindCode) =>
  await buildSession(world.em(), await buildUser(world.em(), { roles: [role] }), world.app.clock, { language: 'zh-CN' });

/** An author's draft. */
async function draft(world: World): Promise<Stored & { contributionId: number }> {
  const contributionId = await world.draft();
  const em = world.em();
  em.assign(await em.findOneOrFail(Contribution, contributionId), { subtitleZh: '以吴江为例', subtitleEn: 'Wujiang', explanation: '说明' });
  await em.flush();
  return { token: world.tokens.author, asked: { contributionId }, named: { contributionId }, contributionId };
}

const REVIEWER = { sex: 0, company: '西山大学', collegeName: '文献系', degree: '3', duty: '1', professionalTitle: '1', reason: '同行' };

let numbered = 0;

async function journal(world: World): Promise<Stored> {
  const [em, token] = [world.em(), await session(world, 'OPERATIONS')];
  const department = await buildDepartment(em);
  const { chief, editor } = world.people;
  const { id } = await world.done('E3-014', {
    type: 0, no: `RT${(numbered += 1)}`, name: '往返集刊', subject: (await entryOf(em, 'SUBJECT')).value, cycle: (await entryOf(em, 'CYCLE')).value, startPublicationTime: '2016-09-01', initCycle: '7',
    initCycleTime: '2026-06-01', publishingMonths: '6,12', authors: [{ type: 0, userId: chief.code }, { type: 2, userId: editor.code }], hostUnit: ['临江大学', '临江学会'], editorDept: department.id, publishUnit: department.name,
    editorialCommittee: [{ type: 1, userId: chief.code, name: '陆承泽' }, { name: '沈若水' }], expertCommittee: [{ userId: editor.code, name: '叶书宁' }], journalSource: '来稿,约稿', columnList: ['专题', '书评'],
    introduce: '介绍', editorIntroduce: '主编介绍', forewordTitle: '卷首', journalTitle: '征稿', senderAccount: 'qikan@example.com', senderPassword: 'Secret-1',
  }, { token, as: 'json' });
  const unseen = async () =>
    (await world.em().find(CommitteeMember, { colloquium: Number(id) }, { orderBy: { committee: 'asc', position: 'asc' } })).map(({ committee, type, name, user }) => [committee, type, name, user?.id]);
  return { token, asked: { id }, named: { id }, unseen };
}

async function ofJournal(world: World): Promise<Stored> {
  const em = world.em();
  const { id: colloquiumId } = await buildColloquium(em, { department: await buildDepartment(em), reviewType: 2 });
  return { token: await session(world, 'OPERATIONS'), asked: { colloquiumId }, named: { colloquiumId } };
}

/** By the call that saves. */
export const ROUND_TRIPS: Partial<Record<RowId, RoundTrip>> = {
  'E1-033': { read: 'E1-023', made: draft, sent: all },
  'E1-034': { read: 'E1-024', made: draft, sent: all },
  'E1-035': { read: 'E1-025', made: draft, sent: all },
  'E1-036': {
    read: 'E1-026',
    made: async (world) => {
      const { contributionId, ...stored } = await draft(world);
      const { authorId } = await world.done('E1-036', {
        authorId: '', contributionId, personName: '吴闻道', sex: 0, post: '1', degree: '3', email: 'wu@example.org', company: '东湖大学', address: '东湖路1号', order: '2',
      }, { token: stored.token });
      return { ...stored, named: { contributionId, authorId } };
    },
    sent: ({ authors }) => [authors].flat().map(Object).at(-1) ?? {},
  },
  'E1-038': {
    read: 'E1-026', made: draft,
    sent: ({ authors }) => ({ list: [authors].flat().map((one) => ({ authorId: Object(one).authorId, option: Object(one).isContactor })) }),
  },
  'E1-039': {
    read: 'E1-027', list: 'list',
    made: async (world) => {
      const stored = await draft(world);
      await world.done('E1-039', { ...stored.named, list: [{ fundnumber: '21&ZD045', fundname: '国家社会科学基金' }, { fundnumber: '20YJA-03', fundname: '教育部项目' }] }, { token: stored.token, as: 'json' });
      return stored;
    },
    sent: ({ fundations }) => ({ list: fundations }),
  },
  'E1-041': { read: 'E1-028', made: draft, sent: all },
  'E1-042': { read: 'E1-029', made: draft, sent: all },
  'E1-043': {
    read: 'E1-030', list: 'list',
    made: async (world) => {
      const stored = await draft(world);
      const list = [{ ...REVIEWER, isSuggest: 0, personName: '周荐', email: 'zhou@example.org' }, { ...REVIEWER, isSuggest: 1, personName: '郑避', email: 'zheng@example.org' }];
      await world.done('E1-043', { ...stored.named, list }, { token: stored.token, as: 'json' });
      return stored;
    },
    sent: ({ reviewpersons }) => ({ list: [Object(reviewpersons).proposepsersons, Object(reviewpersons).opposepsersons].flat() }),
  },
  'E3-013': { read: 'E2-054', made: journal, sent: (answer) => of(answer, 'colloquium') },
  'E3-016': {
    read: 'E3-015',
    made: async (world) => {
      const stored = await ofJournal(world);
      const house = await buildDepartment(world.em());
      await world.done('E3-016', { ...stored.named, publishingHouseId: house.id, xsbdjcSet: 0, yqzjSet: 0, zbylySet: 1, fzbsgSet: 0 }, { token: stored.token });
      return stored;
    },
    sent: (answer) => of(answer, 'colloquiumFlow'),
  },
  'E3-018': { read: 'E3-017', made: ofJournal, sent: (answer) => of(answer, 'paramSetEntity') },
  'E3-027': { read: 'E3-026', made: async (world) => ({ token: await session(world, 'OPERATIONS'), asked: {}, named: {} }), sent: (answer) => of(answer, 'paramSetDefault') },
  'E2-067': {
    read: 'E2-066',
    made: async (world) => {
      const { id: colloquiumId } = world.journal;
      const letter = encodeURIComponent('<p>重复率不超过 10%，%E4 与 100% 不变</p>');
      const letters = { inviteAuthorTemplate: letter, inviteExpertTemplate: letter, autherUpdateHeadTemplate: letter, autherUpdateBottomTemplate: letter };
      await world.done('E2-067', { colloquiumId, ...letters }, { token: world.tokens.chief, as: 'json' });
      return { token: world.tokens.chief, asked: { colloquiumId }, named: { colloquiumId } };
    },
    sent: (answer) => of(answer, 'contentSetting'),
  },
  'E2-071': {
    read: 'E2-070',
    made: async (world) => {
      const { id: colloquiumId } = await buildColloquium(world.em(), { members: { editor: [world.people.editor], chief: [world.people.chief] } });
      await world.done('E2-071', { colloquiumId, isAlleditorView: 1, backType: 1, editorId: world.people.editor.code }, { token: world.tokens.chief });
      return { token: world.tokens.chief, asked: { colloquiumId }, named: { colloquiumId } };
    },
    sent: (answer) => of(answer, 'colloquiumFlow'),
  },
  'E3-036': {
    read: 'E3-035',
    made: async (world) => {
      const token = world.tokens.author;
      await world.done('E3-036', {
        sex: 0, birth: '1980-02-29', address: '浙江绍兴', placeId: '330000,330100,330106', degree: '3', major: '中国史', professionalTitle: '1', researchArea: '水利碑刻', teacherName: '顾老师', company: '临江大学,古籍所',
        collegeName: '文学院', duty: '1', phonenum: '0571-87654321', bz: '备注',
      }, { token, as: 'json' });
      return { token, asked: {}, named: {} };
    },
    sent: (answer) => of(answer, 'authorInfoVo'),
  },
  'E3-046': {
    read: 'E3-044',
    made: async (world) => {
      const token = await session(world, 'ADMINISTRATOR');
      const username = 'wanghuan';
      await world.done('E3-045', { deptId: 1, deptName: '', email: 'wanghuan@example.org', username, mobile: '13800001111', password: 'Secret123', roleIdStr: '1,3', status: 1 }, { token, method: 'POST' });
      const { id: userId } = await world.em().findOneOrFail(User, { username });
      return { token, asked: { userId }, named: { userId } };
    },
    sent: (answer) => of(answer, 'user'),
  },
  'E3-052': {
    read: 'E3-050',
    made: async (world) => {
      const em = world.em();
      const department = await buildDepartment(em);
      const [first] = [await buildDepartment(em, department), await buildDepartment(em, department)];
      const role = await buildRole(em, 'OPERATIONS', [department, first]);
      role.menus.set(await em.find(Menu, { url: '/main/optList' }));
      em.assign(role, { remark: '备注' });
      await em.flush();
      return { token: await session(world, 'ADMINISTRATOR'), asked: { roleId: role.id }, named: { roleId: role.id } };
    },
    sent: (answer) => of(answer, 'role'),
  },
  'E3-056': {
    read: 'E3-054',
    made: async (world) => {
      const em = world.em();
      const { id: deptId } = await buildDepartment(em, await buildDepartment(em));
      return { token: await session(world, 'ADMINISTRATOR'), asked: { deptId }, named: { deptId } };
    },
    sent: (answer) => of(answer, 'dept'),
  },
  'E2-059': {
    read: 'E2-058',
    made: async (world) => {
      const em = world.em();
      const colloquium = await buildColloquium(em, { members: { chief: [world.people.chief] } });
      const { id: colloquiumFewId } = await buildIssue(em, { colloquium, number: 3 });
      const ids: number[] = [];
      for (const titleZh of ['甲篇', '乙篇']) ids.push((await buildContribution(em, { submitter: world.people.author, colloquium, state: 15, titleZh })).id);
      const token = world.tokens.chief;
      await world.done('E2-056', { colloquiumFewId, contributionIds: ids.join(',') }, { token });
      await world.done('E2-059', { colloquiumFewId, content: '目录', contributionList: ids.map((id, at) => ({ id, sort: ids.length - at })) }, { token, as: 'json' });
      return { token, asked: { colloquiumFewId }, named: { colloquiumFewId } };
    },
    sent: ({ content, list }) => ({ content, contributionList: [list].flat().map((one, at) => ({ id: Object(one).id, sort: at + 1 })) }),
  },
  'E2-046': {
    read: 'E2-045',
    made: async (world) => {
      const em = world.em();
      const contribution = await em.findOneOrFail(Contribution, await world.submitted());
      const { id: inviteId } = await buildReview(em, { contribution, status: 'FINISHED', editorSummary: '意见中肯' });
      return { token: world.tokens.editor, asked: { inviteId }, named: { inviteId } };
    },
    sent: (answer) => ({ editorSuggestion: of(answer, 'info')['editorSuggestion'] }),
  },
};
