// Contract cases of the facade's calls for letter templates (S2 §7, S3 §7.4).
import { expect } from 'vitest';
import { LetterTemplates } from '../../modules/letters/letter-templates.entity.ts';
import { WorkflowEvent } from '../../modules/workflow/timeline/workflow-event.entity.ts';
import type { ContractCase } from '../contract.factory.ts';
import type { letterRows } from './letters.rows.ts';

const hidden = { code: 500, msg: '您访问的内容不存在' };
const chooseFirst = { code: 500, msg: '请先选择集刊' };

const texts = {
  inviteAuthorTemplate: '<p>尊敬的{{authorName}}：100% 欢迎</p>',
  inviteExpertTemplate: '',
  autherUpdateHeadTemplate: '<p style="text-align:center"><strong>修改通知</strong></p>',
  autherUpdateBottomTemplate: '<p>{{journal}}编辑部</p>',
};
const encoded = (plain: Record<string, string>) => Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, encodeURIComponent(value)]));

export const letterCases: Record<keyof typeof letterRows, ContractCase> = {
  'E2-066': async (world) => {
    const { id: colloquiumId } = world.journal;
    const token = world.tokens.chief;
    await world.em().nativeDelete(LetterTemplates, {});
    const { contentSetting } = await world.done('E2-066', { colloquiumId }, { token });
    expect(contentSetting).toEqual({ id: colloquiumId, colloquiumId, inviteAuthorTemplate: '', inviteExpertTemplate: '', autherUpdateHeadTemplate: '', autherUpdateBottomTemplate: '' });
    for (const other of [world.tokens.author, world.tokens.other, world.tokens.editor]) expect(await world.call('E2-066', { colloquiumId }, { token: other })).toEqual(hidden);
    expect(await world.call('E2-066', {}, { token })).toEqual(chooseFirst);
    expect(await world.call('E2-066', { colloquiumId: 999_999 }, { token })).toEqual(hidden);
  },

  'E2-067': async (world) => {
    const { id: colloquiumId } = world.journal;
    const token = world.tokens.chief;
    const read = async () => (await world.done('E2-066', { colloquiumId }, { token }))['contentSetting'];
    for (const as of ['json', 'form'] as const) {
      const more = { ...texts, inviteExpertTemplate: `<p>${as}</p>` };
      expect(await world.done('E2-067', { ...encoded(more), colloquiumId, id: colloquiumId }, { token, as })).toEqual({ code: 0, msg: '保存成功' });
      expect(await read()).toEqual({ ...more, id: colloquiumId, colloquiumId });
    }
    const kept = await read();
    const refused: readonly (readonly [Record<string, string>, string])[] = [
      [{ inviteAuthorTemplate: '<p>x</p><script>alert(1)</script>' }, '不能使用“script”元素，请删除后再保存'],
      [{ autherUpdateHeadTemplate: '<p onmouseover="x">x</p>' }, '“p”元素不能带“onmouseover”属性，请删除后再保存'],
      [{ autherUpdateBottomTemplate: '<span style="position:fixed">x</span>' }, '不能使用样式“position:fixed”，请清除该处的格式'],
      [{ inviteExpertTemplate: '<img src="https://evil.example/1.gif">' }, '图片须上传，不能引用网上的图片'],
      [{ inviteAuthorTemplate: '<p>{{dueOn}}</p>' }, '没有变量 {{dueOn}}，此处可用：{{journal}} {{editorName}} {{today}} {{publisher}} {{link}} {{authorName}}'],
    ];
    for (const [wrong, msg] of refused) expect(await world.call('E2-067', { ...encoded({ ...texts, ...wrong }), colloquiumId }, { token, as: 'json' })).toEqual({ code: 500, msg });
    expect(await world.call('E2-067', { ...texts, colloquiumId }, { token, as: 'json' }), 'a text that was sent as it was read').toMatchObject({ code: 0 });
    expect(await read()).toEqual({ ...texts, id: colloquiumId, colloquiumId });
    expect(await world.call('E2-067', { inviteAuthorTemplate: '10%', colloquiumId }, { token, as: 'json' }), 'a percent sign that nobody encoded').toEqual({ code: 500, msg: '填写有误' });
    // Decoded once: text encoded twice stays encoded once.
    await world.done('E2-067', { ...encoded({ ...texts, inviteExpertTemplate: encodeURIComponent('<script>') }), colloquiumId }, { token, as: 'json' });
    expect(await read()).toMatchObject({ inviteExpertTemplate: '%3Cscript%3E' });
    await world.done('E2-067', { ...encoded(kept as Record<string, string>), colloquiumId, id: '' }, { token, as: 'json' });
    expect(await world.call('E2-067', { ...encoded(texts), colloquiumId, id: colloquiumId + 1 }, { token, as: 'json' })).toEqual({ code: 500, msg: '填写有误' });
    expect(await world.call('E2-067', encoded(texts), { token, as: 'json' })).toEqual(chooseFirst);
    for (const other of [world.tokens.author, world.tokens.other, world.tokens.editor]) expect(await world.call('E2-067', { ...encoded(texts), colloquiumId }, { token: other, as: 'json' })).toEqual(hidden);
    expect(await read()).toEqual(kept);
    expect(await world.em().count(WorkflowEvent, { letter: { $like: '%修改通知%' } })).toBe(0);
  },

  'E2-068': async (world) => {
    const { id: colloquiumId } = world.journal;
    const token = world.tokens.chief;
    const templateContent = encodeURIComponent('<p><strong>{{journal}}</strong>诚邀 1 &lt; 2</p>');
    expect(await world.done('E2-068', { colloquiumId, templateContent }, { token, as: 'json' })).toEqual({ code: 0, msg: '操作成功', content: '<p><strong>江南文化</strong>诚邀 1 &lt; 2</p>' });
    await world.done('E2-068', { colloquiumId, templateContent }, { token: world.tokens.editor, as: 'form' });
    expect(await world.call('E2-068', { colloquiumId, templateContent: '%3Ciframe%3E' }, { token, as: 'json' })).toEqual({ code: 500, msg: '不能使用“iframe”元素，请删除后再保存' });
    expect(await world.call('E2-068', { colloquiumId, templateContent: '%7B%7Bnobody%7D%7D' }, { token, as: 'json' })).toMatchObject({ code: 500, msg: expect.stringMatching(/^没有变量 \{\{nobody\}\}/) });
    expect(await world.call('E2-068', { templateContent }, { token, as: 'json' })).toEqual(chooseFirst);
    expect(await world.call('E2-068', { colloquiumId, templateContent }, { token: world.tokens.author, as: 'json' })).toEqual(hidden);
  },
};
