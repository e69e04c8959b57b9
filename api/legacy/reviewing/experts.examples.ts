// Contract cases of the facade's calls for inviting reviewers (S2 §7).
import { expect } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { ReviewStatus } from '../../../shared/workflow.ts';
import { User } from '../../modules/accounts/viewer/user.entity.ts';
import { buildSession, buildUser, type UserOverrides } from '../../modules/accounts/viewer/user.factory.ts';
import { Colloquium } from '../../modules/colloquiums/colloquium.entity.ts';
import { entryOf } from '../../modules/colloquiums/colloquium.factory.ts';
import { Contribution } from '../../modules/contributions/manuscript/contribution.entity.ts';
import { Mail } from '../../modules/mail/mail.entity.ts';
import { Profile } from '../../modules/accounts/profile/profile.entity.ts';
import { Review } from '../../modules/reviews/review.entity.ts';
import { buildReview } from '../../modules/reviews/review.factory.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import { at, body, forbidden, hidden, invalid, member, numberOf, stateOf } from '../office/decisions.factory.ts';
import type { expertRows } from './experts.rows.ts';

const refused = (msg: string) => ({ code: 500, msg });
const NEW = { name: '程砚秋', sex: 1, company: '南湖大学', placeId: '110000,110100,110101' };

async function experts(world: World, ...people: UserOverrides[]): Promise<User[]> {
  const em = world.em();
  const found: User[] = [];
  for (const [index, own] of people.entries()) found.push(await buildUser(em, { roles: ['REVIEWER'], realName: `专家${index}`, workplaces: ['常熟学院'], language: 'zh-CN', ...own }));
  return found;
}

const invitedTo = async (world: World, contribution: number) => await world.em().find(Review, { contribution }, { orderBy: { id: 'asc' }, populate: ['reviewer'] });

export const expertCases: Record<keyof typeof expertRows, ContractCase> = {
  'E2-042': async (world) => {
    const token = world.tokens.editor;
    const contributionId = await at(world, 9, { invitedFrom: 4, reviewRound: 1, titleZh: '河渠考' });
    const [first, second, third] = await experts(world, { realName: '钱大昕', workplaces: ['紫阳书院', '钟山书院'] }, {}, {});
    await world.em().nativeUpdate(Profile, { user: first?.id }, { sex: 1 });
    const em = world.em();
    const contribution = await em.findOneOrFail(Contribution, contributionId);
    for (const [status, reviewer] of [['FINISHED', first], ['DECLINED', second], ['PENDING', third]] as const) {
      if (!reviewer) throw new Error('No expert');
      await buildReview(em, { contribution, status, reviewer: em.getReference(User, reviewer.id), invitedBy: em.getReference(User, world.people.editor.id), isReleased: status === 'FINISHED' });
    }
    const list = async (params: Record<string, unknown> = {}, as = token) => await world.done('E2-042', { contributionId, ...params }, { token: as });
    expect(await list({ pageNo: 2, pageSize: 2 })).toEqual({
      code: 0, msg: '操作成功', totalPage: 2,
      page: {
        currPage: 2, totalPage: 2, totalCount: 3,
        list: [{
          expertCode: first?.code, expertName: '钱大昕', sex: 1, email: first?.email, professionalTitle: '教授', company: '紫阳书院', inviteTime: '2026-02-20 10:00:00',
          inviteUserName: '叶书宁', contributionName: '河渠考',
        }],
      },
    });
    expect(await list(), 'the latest first').toMatchObject({ page: { currPage: 1, totalCount: 3, list: [{ expertCode: third?.code }, { expertCode: second?.code }, { expertCode: first?.code }] } });
    expect(await list({ pageNo: 9 })).toMatchObject({ page: { list: [], totalCount: 3 } });
    expect(await list({}, world.tokens.author), 'an author, of the review that was sent').toMatchObject({ page: { list: [], totalCount: 0 } });
    expect(await list({}, world.tokens.chief)).toMatchObject({ page: { totalCount: 3 } });
    const reviewing = await buildSession(em, await em.findOneOrFail(User, second?.id ?? 0, { populate: ['roles'] }), world.app.clock, { language: 'zh-CN' });
    expect(await world.call('E2-042', { contributionId }, { token: reviewing }), 'no reviewer').toEqual(forbidden);
    for (const id of [contributionId, 999_999, 'x']) expect(await world.call('E2-042', { contributionId: id }, { token: world.tokens.other })).toEqual(hidden);
    for (const wrong of [{ pageNo: 0 }, { pageSize: 101 }, { pageSize: 'x' }]) expect(await world.call('E2-042', { contributionId, ...wrong }, { token })).toMatchObject({ code: 500 });
  },

  'E2-043': async (world) => {
    const token = world.tokens.editor;
    const { code, email } = await buildUser(world.em(), { roles: ['REVIEWER'], realName: '钱谦益', code: 'A556677', workplaces: ['常熟学院', '绛云楼'] });
    const expert = { code, realName: '钱谦益', sex: 1, email, professionalTitle: '教授', company: '常熟学院,绛云楼', addressMsg: '浙江省杭州市西湖区' };
    for (const params of [{ value: '钱谦益', type: 1 }, { value: code, type: 1 }, { value: 'qianqian', type: 0 }, { value: '绛云' }])
      expect(await world.done('E2-043', params, { token })).toEqual({ code: 0, msg: '操作成功', experts: [expert] });
    expect(await world.done('E2-043', { value: '钱谦', type: 1 }, { token })).toMatchObject({ experts: [] });
    expect(await world.done('E2-043', { value: '', type: 0 }, { token })).toMatchObject({ experts: [] });
    expect(await world.call('E2-043', { value: '钱', type: 7 }, { token })).toMatchObject({ code: 500 });
    expect(await world.call('E2-043', { value: '钱', type: 0 }, { token: world.tokens.author })).toMatchObject({ code: 500, msg: '您没有权限进行此操作' });
    expect((await world.call('E2-043', { value: '钱'.repeat(101), type: 0 }, { token })).code).toBe(500);
  },

  'E2-044': async (world) => {
    const token = world.tokens.editor;
    await world.em().nativeUpdate(Colloquium, world.journal.id, { invitesReviewers: true });
    const degree = (await entryOf(world.em(), 'DEGREE')).value;
    const [free, tied] = await experts(world, { workplaces: ['常熟学院', '绛云楼'] }, { realName: '顾千里', workplaces: ['临江大学'] });
    const contributionId = await at(world, 4);
    const save = async (params: Record<string, unknown>, as = token, id: unknown = contributionId) => await world.call('E2-044', { contributionId: id, content: '', ...params }, { token: as, as: 'json' });
    // Two who are in the register, one of them at an author's unit, and one who is not.
    const authors = [{ code: free?.code, company: '绛云楼' }, { code: tied?.code }, { ...NEW, degree, email: 'invitedexpert@river.test' }];
    const content = '<p>{{reviewerName}}先生：请审阅《{{title}}》，{{dueOn}}前回复。</p>';
    expect(await save({ authors, content })).toEqual({ code: 0, msg: '邀请成功。请注意：顾千里（与作者沈知远同在临江大学）' });
    const invited = await invitedTo(world, contributionId);
    expect(invited).toMatchObject([
      { company: '绛云楼', conflicts: [], conflictReason: null }, { conflicts: [{ kind: 'AUTHOR_UNIT' }], conflictReason: '经旧接口邀请，未填写理由' }, { company: '南湖大学', conflictReason: null },
    ]);
    expect(invited.map(({ reviewer }) => reviewer.unwrap().realName)).toEqual(['专家0', '顾千里', '程砚秋']);
    // The typed data of a new person are stored with them.
    const { sex, region, degree: told } = await world.em().findOneOrFail(Profile, { user: invited[2]?.reviewer.id }, { populate: ['degree'] });
    expect([sex, region?.code, told?.$.value]).toEqual([1, '110101', degree]);
    const letters = await world.em().find(Mail, { to: { $in: invited.map(({ reviewer }) => reviewer.unwrap().email) } }, { orderBy: { id: 'asc' } });
    expect(letters.map(({ html }) => /(专家0|顾千里|程砚秋)先生：请审阅《[^《》]+》，2026年\d+月\d+日前回复。/.exec(html)?.[1])).toEqual(['专家0', '顾千里', '程砚秋']);
    expect(await stateOf(world, contributionId)).toBe(8);
    // The old clients' next call finds nothing left to do (D2-50).
    expect(await world.done('E2-039', { contributionId, code: await numberOf(world, contributionId) }, { token })).toMatchObject({ code: 0 });
    expect(await stateOf(world, contributionId)).toBe(8);
    // Once more: a person already asked is not asked again; another is, and the earlier conflict is not reported twice.
    expect(await save({ authors: authors.slice(0, 1) })).toEqual(refused('所选专家不能审阅该稿件'));
    const [another] = await experts(world, {});
    expect(await save({ authors: [{ code: another?.code }] })).toEqual({ code: 0, msg: '邀请成功' });
    expect(await invitedTo(world, contributionId)).toHaveLength(4);

    // Each office by its own act, and its own follow-up.
    const [byDeputy, byChief] = [await at(world, 21, { responsible: null, responsibleKind: RoleKind.ASSOCIATE_EDITOR_IN_CHIEF }), await at(world, 11)];
    const deputy = await member(world, 'deputy');
    for (const [id, as, followUp, decision] of [[byDeputy, deputy, 'E2-028', 3], [byChief, world.tokens.chief, 'E2-026', 4]] as const) {
      expect(await save({ authors: authors.slice(0, 1) }, as, id), followUp).toEqual({ code: 0, msg: '邀请成功' });
      expect(await invitedTo(world, id)).toMatchObject([{ company: '绛云楼' }]);
      expect(await world.done(followUp, await body(world, id, decision, 'invite experts'), { token: as, as: 'json' })).toMatchObject({ code: 0 });
      expect(await stateOf(world, id), followUp).toBe(8);
    }

    // Refused in words at the first field that is wrong; nobody is invited and nothing moves.
    const fresh = await at(world, 4);
    const code = free?.code;
    expect(await save({ authors: [] }, token, fresh)).toEqual(refused('请选择审稿专家'));
    expect(await save({ authors: [{ ...NEW, degree, email: 'x' }] }, token, fresh)).toEqual(refused('邮箱格式错误！'));
    expect(await save({ authors: [{ code: 'A000000' }] }, token, fresh)).toEqual(refused('所选专家不能审阅该稿件'));
    expect(await save({ authors: [{ code: world.people.author.code }] }, token, fresh), 'its author').toEqual(refused('所选专家不能审阅该稿件'));
    expect(await save({ authors: [{ code }, { code }] }, token, fresh)).toEqual(refused('已添加该专家'));
    expect(await save({ authors: [{ ...NEW, degree: 'none', email: 'y@river.test' }] }, token, fresh)).toEqual(invalid);
    expect(await save({ authors: [{ code }], content: '<p>{{authorPhone}}</p>' }, token, fresh)).toMatchObject({ code: 500 });
    for (const authors of ['x', 7, { a: 1 }, [[1]], ['A1']]) expect(await save({ authors }, token, fresh), JSON.stringify(authors)).toEqual(invalid);
    for (const id of ['', 'x', 999_999]) expect(await save({ authors: [{ code }] }, token, id)).toEqual(hidden);
    expect(await save({ authors: [{ code }] }, world.tokens.other, fresh)).toEqual(hidden);
    expect(await save({ authors: [{ code }] }, world.tokens.author, fresh)).toEqual(forbidden);
    await world.em().nativeUpdate(Colloquium, world.journal.id, { invitesReviewers: false });
    expect(await save({ authors: [{ code }] }, token, fresh), 'switched off (F-005)').toMatchObject({ code: 500, msg: expect.stringMatching(/专家/) });
    await world.em().nativeUpdate(Colloquium, world.journal.id, { invitesReviewers: true });
    expect(await stateOf(world, fresh)).toBe(4);
    expect(await invitedTo(world, fresh)).toEqual([]);
    // The parameter as text in a form.
    expect(await world.done('E2-044', { contributionId: fresh, authors: JSON.stringify([{ code }]), content: '' }, { token })).toMatchObject({ msg: '邀请成功' });
    expect((await invitedTo(world, fresh)).map(({ status }) => status)).toEqual([ReviewStatus.PENDING]);
  },
};
