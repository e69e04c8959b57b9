// Contract case of the facade's search for reviewers (S2 §7).
import { expect } from 'vitest';
import { buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { ContractCase } from './contract.factory.ts';
import type { expertRows } from './experts.rows.ts';

export const expertCases: Record<keyof typeof expertRows, ContractCase> = {
  'E2-043': async (world) => {
    const token = world.tokens.editor;
    const { code, email } = await buildUser(world.em(), { roles: ['REVIEWER'], realName: '钱谦益', code: 'A556677', workplaces: ['常熟学院', '绛云楼'] });
    const expert = { code, realName: '钱谦益', sex: 1, email, professionalTitle: expect.any(String), company: '常熟学院,绛云楼', addressMsg: '浙江省杭州市西湖区' };
    for (const params of [{ value: '钱谦益', type: 1 }, { value: code, type: 1 }, { value: 'qianqian', type: 0 }, { value: '绛云' }])
      expect(await world.done('E2-043', params, { token })).toEqual({ code: 0, msg: '操作成功', experts: [expert] });
    expect(await world.done('E2-043', { value: '钱谦', type: 1 }, { token })).toMatchObject({ experts: [] });
    expect(await world.done('E2-043', { value: '', type: 0 }, { token })).toMatchObject({ experts: [] });
    expect(await world.call('E2-043', { value: '钱', type: 7 }, { token })).toMatchObject({ code: 500 });
    expect(await world.call('E2-043', { value: '钱', type: 0 }, { token: world.tokens.author })).toMatchObject({ code: 500, msg: '您没有权限进行此操作' });
    expect((await world.call('E2-043', { value: '钱'.repeat(101), type: 0 }, { token })).code).toBe(500);
  },
};
