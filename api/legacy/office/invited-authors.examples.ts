// Contract cases of the facade's calls for inviting authors (S2 §2.13, §7).
import { expect } from 'vitest';
import { User } from '../../modules/accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { buildColloquium, entryOf } from '../../modules/colloquiums/colloquium.factory.ts';
import { Mail } from '../../modules/mail/mail.entity.ts';
import { Profile } from '../../modules/accounts/profile/profile.entity.ts';
import type { ContractCase } from '../contract.factory.ts';
import type { invitedAuthorRows } from './invited-authors.rows.ts';

const refused = (msg: string) => ({ code: 500, msg });
const NEW = { name: '程砚秋', sex: 1, email: 'chengyanqiu@river.test', company: '南湖大学', placeId: '110000,110100,110101' };

export const invitedAuthorCases: Record<keyof typeof invitedAuthorRows, ContractCase> = {
  'E2-049': async (world) => {
    const token = world.tokens.editor;
    const degree = (await entryOf(world.em(), 'DEGREE')).value;
    const listed = { ...NEW, degree, email: 'listed@river.test' };
    await world.done('E2-050', { authors: [listed], colloquiumId: world.journal.id, content: '' }, { token, as: 'json' });
    const { page, totalPage } = await world.done('E2-049', { pageNo: 1, pageSize: 10 }, { token });
    const person = await world.em().findOneOrFail(User, { email: listed.email });
    const row = { inviteTime: expect.stringMatching(/^2026-03-02 1\d:\d\d:00$/), colloquiumName: '江南文化', authorCode: person.code, authorName: '程砚秋', sex: 1, email: listed.email, company: '南湖大学', inviteUserName: world.people.editor.realName };
    expect(page).toMatchObject({ currPage: 1, list: expect.arrayContaining([row]) });
    expect(totalPage).toBeGreaterThan(0);
    // The typed data of a new person are stored with them.
    const { sex, region, degree: told } = await world.em().findOneOrFail(Profile, { user: person.id }, { populate: ['degree'] });
    expect([sex, region?.code, told?.$.value]).toEqual([1, '110101', degree]);
    await world.done('E2-050', { authors: [{ ...listed, email: 'second@river.test' }], colloquiumId: world.journal.id, content: '' }, { token, as: 'json' });
    const small = await world.done('E2-049', { pageNo: 2, pageSize: 1 }, { token });
    const whole = Object((await world.done('E2-049', { pageNo: 1, pageSize: 100 }, { token }))['page']);
    const { totalCount } = whole;
    expect(totalCount).toBeGreaterThan(1);
    expect(small).toMatchObject({ totalPage: totalCount, page: { list: [whole.list[1]], currPage: 2, totalPage: totalCount, totalCount } });
    expect(Object(small['page']).list).toHaveLength(1);
    // Another journal's editor reads nothing of it.
    const outsider = await buildUser(world.em(), { roles: ['EDITOR'] });
    await buildColloquium(world.em(), { members: { editor: [outsider] } });
    expect(await world.done('E2-049', {}, { token: await buildSession(world.em(), outsider, world.app.clock) })).toMatchObject({ page: { list: [], totalCount: 0 } });
    expect(await world.call('E2-049', {}, { token: world.tokens.author })).toMatchObject({ code: 500 });
  },
  'E2-050': async (world) => {
    const token = world.tokens.editor;
    const colloquiumId = world.journal.id;
    const degree = (await entryOf(world.em(), 'DEGREE')).value;
    expect(await world.call('E2-050', { authors: [{ ...NEW, degree }], colloquiumId, content: '<p>{{authorName}}，请投稿。</p>' }, { token, as: 'json' })).toMatchObject({ code: 0, msg: '邀请成功' });
    const [letter] = await world.em().find(Mail, { to: NEW.email });
    // Asked again while the first invitation is good: the message says so (B-057).
    const again = async (authors: unknown[]) => await world.done('E2-050', { authors, colloquiumId }, { token, as: 'json' });
    expect(await again([{ ...NEW, degree }])).toMatchObject({ msg: '程砚秋已有未使用的邀请，没有再次发送' });
    expect(await again([{ ...NEW, degree }, { ...NEW, degree, name: '新来者', email: `second.${NEW.email}` }])).toMatchObject({ msg: '邀请成功；未处理：程砚秋已有未使用的邀请，没有再次发送' });
    expect(await world.em().count(Mail, { to: NEW.email })).toBe(1);
    expect(letter?.html).toContain('程砚秋，请投稿。');
    // People of the register are named by their codes.
    const registered = [await buildUser(world.em(), { roles: ['AUTHOR'] }), await buildUser(world.em(), { roles: ['AUTHOR'] })];
    expect(await again(registered.map(({ code }) => ({ code, company: '北山书院' })))).toMatchObject({ msg: '邀请成功' });
    for (const { email } of registered) expect(await world.em().count(Mail, { to: email }), email).toBe(1);
    const { page } = await world.done('E2-049', { pageNo: 1, pageSize: 4 }, { token });
    expect(Object(page).list.map(({ authorCode, company }: Record<string, unknown>) => [authorCode, company])).toEqual(
      expect.arrayContaining([...registered.map(({ code }) => [code, '北山书院']), [expect.any(String), NEW.company]]),
    );
    expect(await world.call('E2-050', { authors: [{ ...NEW, degree, email: 'x' }], colloquiumId }, { token, as: 'json' })).toEqual(refused('邮箱格式错误！'));
    expect(await world.call('E2-050', { authors: [{ code: world.people.other.code }] }, { token, as: 'json' })).toEqual(refused('请先选择邀请拟投集刊'));
    expect(await world.call('E2-050', { authors: [], colloquiumId }, { token, as: 'json' })).toEqual(refused('请先添加要邀请的作者'));
    expect(await world.call('E2-050', { authors: [{ code: 'A000000' }], colloquiumId }, { token, as: 'json' })).toEqual(refused('未找到该作者'));
  },
  'E2-051': async (world) => {
    const token = world.tokens.editor;
    const { realName, code } = world.people.other;
    const { authors } = await world.done('E2-051', { value: realName, type: 1 }, { token });
    expect(authors).toEqual([{ code, realName, sex: 1, professionalTitle: '教授', email: world.people.other.email, company: '东湖大学', isadd: 0 }]);
    expect((await world.done('E2-051', { value: code, type: 1 }, { token }))['authors'], 'by code').toMatchObject([{ code }]);
    expect((await world.done('E2-051', { value: code.slice(1, 5), type: 0 }, { token }))['authors']).toContainEqual(expect.objectContaining({ code }));
    expect((await world.done('E2-051', { value: realName.slice(0, 1), type: 1 }, { token }))['authors']).toEqual([]);
    expect(await world.call('E2-051', { value: '', type: 1 }, { token })).toEqual(refused('请输入作者姓名或者ID号'));
    expect(await world.call('E2-051', { value: realName, type: 1 }, { token: world.tokens.author })).toMatchObject({ code: 500 });
  },
};
