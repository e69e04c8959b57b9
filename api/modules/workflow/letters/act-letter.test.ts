// The letter of an act: shown before it goes, edited, held, sent, kept, and read by its author after the announcement.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { variablesOf, type LetterVariable } from '../../../../shared/letter-variables.ts';
import { messageText } from '../../../../shared/messages.ts';
import { ReviewStatus } from '../../../../shared/workflow.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { ContributionAuthor } from '../../contributions/authors/contribution-author.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { saveTemplates } from '../../letters/letter-templates.service.ts';
import { LetterTemplates } from '../../letters/letter-templates.entity.ts';
import { Message } from '../../messages/message.entity.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../testing/workflow-world.factory.ts';
import { inTransaction } from '../../../database/transactions.ts';

let world: WorkflowWorld;
let id: number;
beforeAll(async () => {
  world = await WorkflowWorld.start({ nameEn: 'Culture of Jiangnan' });
});
afterAll(() => world.app.close());
beforeEach(async () => {
  await world.em().nativeDelete(LetterTemplates, {});
  id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
});

interface Preview {
  subject: string;
  html: string;
  to: string | null;
}
const preview = async (name: PlayerName, act: string, comment?: string) =>
  (
    await world.read<{ letterPreview: Preview | null }>(
      name,
      id,
      `letterPreview(act: ${act}, comment: ${JSON.stringify(comment ?? null)}) { subject html to }`,
    )
  )?.letterPreview ?? null;
const kept = async () => (await world.em().findOneOrFail(WorkflowEvent, { contribution: id }, { orderBy: { id: 'desc' } })).letter;
const lettersRead = async (name: PlayerName) =>
  (await world.read<{ events: { letter: string | null }[] }>(name, id, 'events { letter }'))?.events
    .map(({ letter }) => letter)
    .filter((letter) => letter !== null) ?? [];
const lastMail = async () => (await world.letters('author')).at(-1);

async function word(texts: { returnHead?: string; returnTail?: string }): Promise<void> {
  const ctx = await world.contextOf('chief');
  await inTransaction(ctx, () =>
    saveTemplates(ctx, world.journal.id, 0, { inviteAuthor: '', inviteReviewer: '', returnHead: '', returnTail: '', ...texts }),
  );
}

describe('a return for revision', () => {
  const returns = [
    ['EDITOR_RETURN', 'editor', async () => undefined],
    [
      'DEPUTY_RETURN',
      'deputy',
      async () => {
        await world.act('editor', id, 'EDITOR_APPROVE');
        await world.act('editor', id, 'STOP_INVITING');
      },
    ],
    [
      'CHIEF_RETURN',
      'chief',
      async () => {
        await world.act('editor', id, 'EDITOR_APPROVE');
        await world.act('editor', id, 'STOP_INVITING');
        await world.act('deputy', id, 'DEPUTY_APPROVE');
      },
    ],
  ] as const;

  it.each(returns)(
    'is the journal’s head, the opinion and its tail, in preview, mail, log and message: %s (F-061, D2-83)',
    async (act, who, prepare) => {
      await word({ returnHead: '<p><strong>抬头</strong>{{authorName}}《{{title}}》</p>', returnTail: '<p>落款 {{editorName}}</p>' });
      await prepare();
      const html =
        '<p><strong>抬头</strong>author《水利碑刻考》</p><p>意见甲<br />意见乙</p><p>请于2026年4月14日前修回。</p><p>落款 editor</p>';
      const shown = await preview(who, act, ' 意见甲\n意见乙 ');
      expect(shown).toEqual({ subject: expect.stringContaining('请修改稿件'), html, to: `author <${world.people.author.email}>` });
      await world.act(who, id, act, { comment: '意见甲\n意见乙' });
      expect(await kept()).toBe(html);
      expect(await lastMail()).toMatchObject({
        subject: shown?.subject,
        status: 'queued',
        html: expect.stringContaining(html),
        text: expect.stringMatching(/^抬头author《水利碑刻考》\n\n意见甲\n意见乙\n\n请于2026年4月14日前修回。\n\n落款 editor\n\n/),
      });
      await world.tell(id);
      const [message] = await world.em().find(Message, { contribution: id, key: 'workflow.returned' });
      expect(message?.params['letter']).toBe('抬头author《水利碑刻考》\n\n意见甲\n意见乙\n\n请于2026年4月14日前修回。\n\n落款 editor');
    },
  );

  it('takes the publisher’s words for a half that the journal has not worded (F-063)', async () => {
    await word({ returnTail: '<p>落款</p>' });
    expect((await preview('editor', 'EDITOR_RETURN', '意见'))?.html).toMatch(
      /^<p>尊敬的author老师：您好！<\/p><p>.*编辑部请您修改稿件.*<p>意见<\/p><p>请于2026年4月14日前修回。<\/p><p>落款<\/p>$/,
    );
  });
});

it('of another journal knows nothing of them: it is in the publisher’s words (F-065)', async () => {
  await word({ returnHead: '<p>抬头</p>', returnTail: '<p>落款</p>' });
  id = await world.draft({ colloquium: world.otherJournal });
  await world.act('author', id, 'SUBMIT');
  await world.act('otherEditor', id, 'RECEIVE');
  if ((await world.stored(id)).state === 2) await world.act('otherEditor', id, 'FINISH_PLAGIARISM_CHECK');
  const shown = await preview('otherEditor', 'EDITOR_RETURN', '意见');
  expect(shown?.html).toContain('编辑部请您修改稿件');
  expect(shown?.html).not.toMatch(/抬头|落款/);
});

describe('other letters', () => {
  it('never have the journal’s head and tail: a rejection is in the publisher’s words (F-061)', async () => {
    await word({ returnHead: '<p>抬头</p>', returnTail: '<p>落款</p>' });
    const shown = await preview('editor', 'EDITOR_REJECT', '不合本刊');
    expect(shown?.html).toMatch(/未通过审稿.*<p>不合本刊<\/p>/);
    expect(shown?.html).not.toMatch(/抬头|落款/);
    await world.act('editor', id, 'EDITOR_REJECT', { comment: '不合本刊' });
    expect(await kept()).toBe(shown?.html);
    await world.tell(id);
    expect((await world.em().find(Message, { contribution: id, key: 'workflow.rejected' }))[0]?.params).not.toHaveProperty('letter');
  });

  it('of every other decision are in the publisher’s words, too (F-061)', async () => {
    await word({ returnHead: '<p>抬头</p>', returnTail: '<p>落款</p>' });
    const expectPlain = async (who: PlayerName, ...acts: string[]) => {
      for (const act of acts) {
        const html = (await preview(who, act, '不合本刊'))?.html ?? '';
        expect(html, act).toMatch(/^<p>尊敬的author老师：您好！<\/p>/);
        expect(html, act).not.toMatch(/抬头|落款/);
      }
    };
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world.act('editor', id, 'STOP_INVITING');
    await expectPlain('deputy', 'DEPUTY_REJECT');
    await world.act('deputy', id, 'DEPUTY_APPROVE');
    await expectPlain('chief', 'CHIEF_NOT_ACCEPT', 'CHIEF_REJECT');
    await world.act('chief', id, 'CHIEF_PRE_ACCEPT');
    await world.act('publisher', id, 'PRE_REVIEW', { comment: '可以出版' });
    await expectPlain('chief', 'CHIEF_ACCEPT', 'CHIEF_FINAL_NOT_ACCEPT', 'CHIEF_FINAL_REJECT');
  });

  it('to people are written in their language', async () => {
    await world.em().execute(`update user_account set language = 'en-US' where id = ?`, [world.people.author.id]);
    try {
      const shown = await preview('editor', 'EDITOR_REJECT');
      expect(shown?.subject).toContain('Inscriptions on Water');
      expect(shown?.html).toContain('Culture of Jiangnan');
    } finally {
      await world.em().execute(`update user_account set language = 'zh-CN' where id = ?`, [world.people.author.id]);
    }
  });

  it.each([
    ['editor', 'EDITOR_APPROVE'],
    ['editor', 'CHIEF_RETURN'],
    ['editor2', 'EDITOR_RETURN'],
    ['author', 'WITHDRAW'],
    ['author', 'EDITOR_RETURN'],
    ['operations', 'EDITOR_RETURN'],
    ['publisher', 'EDITOR_RETURN'],
    ['stranger', 'EDITOR_RETURN'],
  ] as const)('are not shown to %s for %s, who sends none', async (who, act) => {
    expect(await preview(who, act)).toBeNull();
  });
});

describe('an edited letter', () => {
  const edited = '<p style="text-align:center"><strong>改过的信</strong></p><p>《{{title}}》请重写。</p>';
  const sent = '<p style="text-align:center"><strong>改过的信</strong></p><p>《水利碑刻考》请重写。</p>';

  it('is held and kept as edited, read by the office at once and by its authors once it is told (F-061)', async () => {
    await world.act('editor', id, 'EDITOR_RETURN', { comment: '重写', letter: edited });
    expect(await lastMail()).toMatchObject({ status: 'queued', html: expect.stringContaining(sent) });
    expect(await lettersRead('chief')).toEqual([sent]);
    expect(await lettersRead('operations')).toEqual([sent]);
    for (const author of ['author', 'coAuthor'] as const) expect(await lettersRead(author)).toEqual([]);
    await world.tell(id);
    for (const author of ['author', 'coAuthor'] as const) expect(await lettersRead(author)).toEqual([sent]);
  });

  it('is not sent, and never read by its author, when the decision is taken back in time', async () => {
    await world.act('editor', id, 'EDITOR_REJECT', { letter: edited });
    await world.act('chief', id, 'REOPEN');
    expect((await world.letters('author')).filter(({ subject }) => subject.startsWith('退稿通知')).at(-1)).toMatchObject({
      status: 'cancelled',
      html: expect.stringContaining(sent),
    });
    await world.tell(id);
    expect(await lettersRead('author')).toEqual([]);
    expect(await lettersRead('chief')).toContain(sent);
  });

  it('given with an act that sends none is refused in words at its field, and nothing is done', async () => {
    await expect(world.act('editor', id, 'EDITOR_APPROVE', { letter: edited })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { letter: { code: 'letter.noneSent' } },
    });
    expect((await world.stored(id)).state).toBe(3);
  });

  it('of a reopening is neither shown, kept nor sent when the decision was not told; it is when it was', async () => {
    await world.act('editor', id, 'EDITOR_REJECT');
    expect(await preview('chief', 'REOPEN')).toBeNull();
    await expect(world.act('chief', id, 'REOPEN', { letter: '<p>恢复</p>' })).rejects.toMatchObject({
      fields: { letter: { code: 'letter.noneSent' } },
    });
    await world.act('chief', id, 'REOPEN');
    expect(await kept()).toBeNull();
    await world.act('editor', id, 'EDITOR_REJECT');
    await world.tell(id);
    await world.em().execute(`update mail set status = 'sent' where status = 'queued'`);
    expect((await preview('chief', 'REOPEN'))?.subject).toContain('恢复审理');
    await world.act('chief', id, 'REOPEN', { letter: '<p>恢复</p>' });
    expect(await kept()).toBe('<p>恢复</p>');
    expect(await lastMail()).toMatchObject({ status: 'queued', html: expect.stringContaining('<p>恢复</p>') });
    expect(await lettersRead('author')).toContain('<p>恢复</p>');
  });

  it('says in each place that it knows what is true of the manuscript (F-062)', async () => {
    const fork = world.em();
    const { manuscriptNumber } = await world.stored(id);
    await fork.nativeUpdate(Contribution, id, { submittedAt: new Date('2026-02-20T20:00:00Z') });
    await fork.nativeUpdate(ContributionAuthor, { contribution: id, position: 1 }, { personName: '沈知远' });
    const values = {
      title: '水利碑刻考',
      titleEn: 'Inscriptions on Water',
      manuscriptNumber: manuscriptNumber ?? '',
      journal: '江南文化',
      authorName: 'author',
      firstAuthor: '沈知远',
      submittedOn: '2026年2月21日',
      editorName: 'editor',
      today: '2026年3月2日',
      publisher: messageText('zh-CN', 'product.publisher'),
      link: `${world.app.deps.env.PUBLIC_URL}/main/authormanuList/detailAuthor?roleId=1&amp;id=${encodeURIComponent(idOf('Contribution', id))}`,
      opinion: '重写',
      revisionDueOn: '2026年4月14日',
    } satisfies Partial<Record<LetterVariable, string>>;
    expect(Object.keys(values).toSorted()).toEqual(variablesOf.DECISION.toSorted());
    const places = (said: (name: string) => string) => variablesOf.DECISION.map((name) => `<p>${name}：${said(name)}</p>`).join('');
    await world.act('editor', id, 'EDITOR_RETURN', { comment: '重写', letter: places((name) => `{{${name}}}`) });
    const told: Readonly<Record<string, string>> = values;
    expect((await kept())?.replaceAll(/<\/?a[^>]*>/g, '')).toBe(places((name) => told[name] ?? ''));
  });

  it('that is the preview with a word more goes as it stands, whatever its opinion looks like', async () => {
    const opinion = '请统一写法：{{title}} 或 {{foo}}';
    const html = (await preview('editor', 'EDITOR_RETURN', opinion))?.html ?? '';
    await world.act('editor', id, 'EDITOR_RETURN', { comment: opinion, letter: `${html}<p>又及</p>` });
    expect(await kept()).toBe(`${html}<p>又及</p>`);
    expect((await kept())?.replaceAll('\u2060', '')).toContain(`<p>${opinion}</p>`);
  });

  it.each([
    ['<p>x</p><script>alert(1)</script>', '不能使用“script”元素，请删除后再保存'],
    ['<p onclick="x">x</p>', '“p”元素不能带“onclick”属性，请删除后再保存'],
    ['<p><img src="https://evil.example/1.png"></p>', '图片须上传，不能引用网上的图片'],
    ['<p>{{reviewerName}}</p>', expect.stringMatching(/^没有变量 \{\{reviewerName\}\}，此处可用：.*\{\{title\}\}/)],
    ['<p>{{ 作者 }}</p>', expect.stringMatching(/^没有变量 \{\{作者\}\}/)],
    ['<p><img data-file="TGV0dGVySW1hZ2U6OTk5"></p>', '有一张图片已不存在，请重新插入'],
    ['<p> </p>', '此项为必填项'],
  ])('that holds what may not be in it is refused in words, and nothing is done: %s (F-062, F-064)', async (letter, words) => {
    const input = { contributionId: idOf('Contribution', id), comment: '重写', letter };
    const { errors } = await world.ask(
      'editor',
      'mutation Return($input: ReturnByEditorInput!) { returnByEditor(input: $input) { contribution { id } } }',
      { input },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { letter: words } });
    expect(await world.stored(id)).toMatchObject({ state: 3 });
  });

  it('goes to the author of one manuscript at a time, where the act takes several', async () => {
    const reject = (contributionIds: number[], letter: string) =>
      world.ask<{ rejectByEditor: { results: { done: boolean }[] } }>(
        'editor',
        'mutation Reject($input: RejectByEditorInput!) { rejectByEditor(input: $input) { results { done } } }',
        { input: { contributionIds: contributionIds.map((one) => idOf('Contribution', one)), letter } },
      );
    const other = await world.draft();
    await world.act('author', other, 'SUBMIT');
    await world.act('editor', other, 'RECEIVE');
    expect((await reject([id, other], '<p>x</p>')).errors?.[0]?.extensions).toMatchObject({
      fields: { letter: '修改过的信一次只能发给一篇稿件的作者' },
    });
    expect((await reject([id], '<h7>x</h7>')).errors?.[0]?.extensions).toMatchObject({ fields: { letter: expect.stringContaining('h7') } });
    expect((await reject([id], '<p>x</p>')).data?.rejectByEditor.results).toEqual([{ done: true }]);
    expect(await kept()).toBe('<p>x</p>');
  });
});

describe('who may not know the authors', () => {
  it('sees their places open, nobody to write to and no letter; what is sent names them (F-032)', async () => {
    await word({ returnHead: '<p>{{authorName}}、{{firstAuthor}}《{{title}}》</p>', returnTail: '<p>落款</p>' });
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world
      .em()
      .execute(
        `insert into review (contribution_id, review_round, reviewer_id, invited_by_id, status, invited_at) values (?, 1, ?, ?, ?, now())`,
        [id, world.people.deputy.id, world.people.editor.id, ReviewStatus.ACCEPTED],
      );
    await world.act('editor', id, 'STOP_INVITING');
    expect(await preview('deputy', 'DEPUTY_RETURN', '意见')).toMatchObject({
      html: '<p>{{authorName}}、{{firstAuthor}}《水利碑刻考》</p><p>意见</p><p>请于2026年4月14日前修回。</p><p>落款</p>',
      to: null,
    });
    await world.act('deputy', id, 'DEPUTY_RETURN', { comment: '意见', letter: '<p>{{authorName}}，{{firstAuthor}}</p>' });
    expect(await kept()).toMatch(/^<p>author，.+<\/p>$/);
    expect(await lettersRead('deputy')).toEqual([]);
    expect(await lettersRead('chief')).toHaveLength(1);
  });
});

it('a preview costs as many statements for many manuscripts as for two', async () => {
  const LIST = `query Previews { viewer { list: handledContributions(first: 100) { edges { node { letterPreview(act: EDITOR_RETURN) { subject html to } } } } } }`;
  const cost = async () => await statementsOf(() => world.ask('editor', LIST));
  await cost();
  const few = await cost();
  for (let count = 0; count < 3; count += 1) {
    const more = await world.draft();
    await world.act('author', more, 'SUBMIT');
    await world.act('editor', more, 'RECEIVE');
  }
  const many = await cost();
  expect(many.length, many.join('\n')).toBe(few.length);
});

it.each(['2026-03-04T15:59:59Z', '2026-03-04T16:00:00Z'])(
  'letters are signed on the day that their preview shows, which is that of Shanghai: %s (B-024)',
  async (moment) => {
    await world.at(moment);
    const today = moment < '2026-03-04T16' ? '2026年3月4日' : '2026年3月5日';
    for (const act of ['EDITOR_RETURN', 'EDITOR_REJECT'] as const) {
      const one = await world.draft();
      await world.act('author', one, 'SUBMIT');
      const [confirmed] = (await world.letters('author')).slice(-1);
      expect(confirmed?.text).toContain(`尊敬的author老师：您好！`);
      expect(confirmed?.text).toContain(`此致\n敬礼！\n\n《江南文化》编辑部\n${today}`);
      await world.act('editor', one, 'RECEIVE');
      id = one;
      const shown = (await preview('editor', act, '意见'))?.html ?? '';
      expect(shown).toMatch(
        new RegExp(`^<p>尊敬的author老师：您好！</p>.*<p>意见</p>.*<p>此致<br />敬礼！</p><p>《江南文化》编辑部<br />${today}</p>$`),
      );
      await world.act('editor', one, act, { comment: '意见' });
      expect(await kept()).toBe(shown);
    }
  },
);
