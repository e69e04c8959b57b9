// Contract cases of the facade's calls on personal information (S3 §3.14, §5.9, §7.5).
import { expect } from 'vitest';
import { User } from '../../modules/accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../modules/accounts/viewer/user.factory.ts';
import { Profile } from '../../modules/accounts/profile/profile.entity.ts';
import type { ContractCase, World } from '../contract.factory.ts';
import type { profileRows } from './profile.rows.ts';

const TOLD = {
  sex: 0, birth: '1980-02-29', address: '浙江绍兴', placeId: '330000,330100,330106', degree: '3', major: '中国史', professionalTitle: '2', researchArea: '水利碑刻',
  teacherName: '', company: '临江大学,古籍所', collegeName: '文学院', duty: '1', phonenum: '0571-87654321', bz: '',
};

/** In the order of the table: the fault, and its first message. */
const PROBLEMS = [
  ['sex', '', '请选择性别！'], ['birth', '', '请选择出生日期！'], ['address', '', '请填写籍贯信息！'], ['placeId', '330000,330100', '请选择所在地区！'], ['degree', '9', '请选择学位！'], ['major', '', '请填写专业信息！'],
  ['professionalTitle', '', '请选择职称！'], ['researchArea', '', '请选择研究方向！'], ['company', ',', '请填写工作单位和隶属关系！'], ['collegeName', '', '请填写院系！'], ['phonenum', '123', '联系方式格式不正确！'], ['duty', '', '请选择职务！'],
] as const;

async function newcomer(world: World): Promise<{ token: string; id: number }> {
  const user = await buildUser(world.em(), { realName: '𠮷野䶮', hasCompleteProfile: false, language: 'zh-CN' });
  return { token: await buildSession(world.em(), user, world.app.clock, { language: 'zh-CN' }), id: user.id };
}

export const profileCases: Record<keyof typeof profileRows, ContractCase> = {
  'E3-035': async (world) => {
    const { authorInfoVo } = await world.done('E3-035', {}, { token: world.tokens.author });
    expect(authorInfoVo).toMatchObject({ userId: world.people.author.id, code: 'A483201', realName: '沈知远', email: world.people.author.email, company: '临江大学,古籍所', degree: '3', professionalTitle: '1', placeId: '330000,330100,330106' });
    // All optional fields.
    const { token, id } = await newcomer(world);
    await world.done('E3-036', TOLD, { token, as: 'json' });
    await world.em().nativeUpdate(User, id, { orcid: '0000-0001-5000-0007' });
    await world.em().nativeUpdate(Profile, { user: id }, { weChatOpenId: 'wx-1' });
    const profile = await world.em().findOneOrFail(Profile, { user: id });
    expect((await world.done('E3-035', {}, { token }))['authorInfoVo']).toMatchObject({
      ...TOLD, teacherName: null, bz: null, id: profile.id, userId: id, orcid: '0000-0001-5000-0007', weChartOpenId: 'wx-1', createtime: '2026-01-05 10:00:00',
    });
  },

  'E3-036': async (world) => {
    const { token, id } = await newcomer(world);
    // R3-141: several are wrong, the first in the order of the table is reported.
    expect(await world.call('E3-036', { ...TOLD, degree: '', major: '', duty: '' }, { token, as: 'json' })).toMatchObject({ code: 500, msg: '请选择学位！' });
    for (const [field, value, msg] of PROBLEMS) expect(await world.call('E3-036', { ...TOLD, [field]: value }, { token, as: 'json' }), field).toMatchObject({ code: 500, msg });
    expect(await world.done('E1-016', {}, { token })).toMatchObject({ check: 0 });
    const others = { id: 1, userId: 1, code: 'A000001', orcid: '0000', weChartOpenId: 'x', realName: '冒名', email: 'other@example.org', createtime: '2000-01-01' };
    expect(await world.done('E3-036', { ...TOLD, ...others }, { token, as: 'json' })).toMatchObject({ msg: '保存成功！' });
    const { authorInfoVo } = await world.done('E3-035', {}, { token });
    expect(authorInfoVo).toMatchObject({ ...TOLD, teacherName: null, bz: null, userId: id, realName: '𠮷野䶮', orcid: null, weChartOpenId: null, createtime: expect.stringMatching(/^2026-01-05 10:00:00$/) });
    expect(await world.done('E1-016', {}, { token })).toMatchObject({ check: 1 });
    // Optional fields are stored when they are filled in.
    const more = { teacherName: '章实斋', bz: '兼任馆员', sex: 1, birth: '1981-03-01' };
    await world.done('E3-036', { ...TOLD, ...more }, { token, as: 'json' });
    expect((await world.done('E3-035', {}, { token }))['authorInfoVo']).toMatchObject({ ...TOLD, ...more });
  },
};
