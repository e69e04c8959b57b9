// By when an author is to revise, and how much: chosen by the office or the journal's days, told with the letter, given back with the decision.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildSession } from '../../accounts/viewer/user.factory.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { LetterTemplates } from '../../letters/letter-templates.entity.ts';
import { WorkflowWorld, type PlayerName } from '../testing/workflow-world.factory.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';

let world: WorkflowWorld;
let id: number;
beforeAll(async () => {
  world = await WorkflowWorld.start();
});
afterAll(() => world.app.close());
beforeEach(async () => {
  world.app.clock.set('2026-03-05T02:00:00.000Z');
  await world.em().nativeUpdate(Colloquium, world.journal.id, { revisionDays: 30 });
  await world.em().nativeDelete(LetterTemplates, {});
  id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
});

const RETURN = 'mutation Return($input: ReturnByEditorInput!) { returnByEditor(input: $input) { clientMutationId } }';
const giveBack = async (input: object, language?: 'en-US') =>
  await world.app.request<{ returnByEditor: object | null }>(
    RETURN,
    { input: { contributionId: idOf('Contribution', id), comment: '请补充注释', ...input } },
    {
      token:
        language === undefined
          ? world.tokens.editor
          : await buildSession(world.em(), world.people.editor, world.app.clock, { language, isRemembered: true }),
    },
  );
interface Read {
  revision: { dueOn: string; extent: string | null; isOverdue: boolean; workingDaysLeft: number } | null;
}
const revisionFor = async (who: PlayerName) =>
  (await world.read<Read>(who, id, 'revision { dueOn extent isOverdue workingDaysLeft }'))?.revision ?? null;
const lastEvent = async () => await world.em().findOneOrFail(WorkflowEvent, { contribution: id }, { orderBy: { id: 'desc' } });

describe('a return for revision', () => {
  it('names the day and the extent that the office chose: to the office at once, to the author with the letter (B-422)', async () => {
    expect((await giveBack({ revisionDueOn: '2026-03-06', revisionExtent: 'MAJOR' })).errors).toBeUndefined();
    const chosen = { dueOn: '2026-03-06', extent: 'MAJOR', isOverdue: false };
    expect(await revisionFor('editor')).toMatchObject(chosen);
    expect(await revisionFor('chief')).toMatchObject(chosen);
    for (const who of ['author', 'coAuthor'] as const) expect(await revisionFor(who), who).toBeNull();
    await world.tell(id);
    for (const who of ['author', 'coAuthor'] as const) expect(await revisionFor(who), who).toMatchObject(chosen);
    expect(await revisionFor('stranger')).toBeNull();
    const [letter] = (await world.letters('author')).slice(-1);
    expect(letter?.html).toContain('本次修改为大修。');
    expect(letter?.html).toContain('请于2026年3月6日前修回。');
    expect((await lastEvent()).details).toMatchObject({ revisionDueOn: '2026-03-06', revisionExtent: 'MAJOR' });
    world.app.clock.set('2026-03-07T02:00:00.000Z');
    expect(await revisionFor('author')).toMatchObject({ isOverdue: true });
    await world.act('author', id, 'SUBMIT');
    expect(await revisionFor('author')).toBeNull();
    expect(await revisionFor('editor')).toBeNull();
  });

  it('takes the journal’s working days where nobody chose one, as old clients never do (B-422)', async () => {
    await world.em().nativeUpdate(Colloquium, world.journal.id, { revisionDays: 10 });
    const usual = await world.read<{ revisionDueByDefault: string | null }>('editor', id, 'revisionDueByDefault');
    expect(usual?.revisionDueByDefault).toBe('2026-03-19');
    expect((await giveBack({})).errors).toBeUndefined();
    expect(await revisionFor('editor')).toMatchObject({ dueOn: '2026-03-19', extent: null, workingDaysLeft: 10 });
    await world.tell(id);
    const [letter] = (await world.letters('author')).slice(-1);
    expect(letter?.html).toContain('请于2026年3月19日前修回。');
    expect(letter?.html).not.toMatch(/[大小]修。/);
  });

  it.each([
    ['zh-CN', '2026-03-04', '期限不能早于今天'],
    ['en-US', '2026-03-04', 'The date cannot be before today'],
    ['zh-CN', '下周', '无法识别的日期，请按“2026-03-05”的格式填写'],
  ] as const)('refuses a day that cannot be, at its field, %s %s (B-422)', async (language, revisionDueOn, message) => {
    const { errors } = await giveBack({ revisionDueOn }, language === 'en-US' ? language : undefined);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT' });
    const said = errors?.[0]?.extensions.fields?.['revisionDueOn'];
    if (language === 'zh-CN') expect(said).toBe(message);
    else expect(said).not.toMatch(/\p{Script=Han}/u);
    expect(await revisionFor('editor')).toBeNull();
  });

  it('is shown in the letter as it is chosen, and in the journal’s own words where they name the day (B-422)', async () => {
    const preview = async (given: string) =>
      (
        await world.read<{ letterPreview: { html: string } | null }>(
          'editor',
          id,
          `letterPreview(act: EDITOR_RETURN, comment: "改", ${given}) { html }`,
        )
      )?.letterPreview?.html;
    expect(await preview('revisionDueOn: "2026-03-06", revisionExtent: MINOR')).toContain('本次修改为小修。<br />请于2026年3月6日前修回。');
    // While it is being typed.
    expect(await preview('revisionDueOn: "2026-0"')).toContain('前修回。');
    await world
      .em()
      .insert(LetterTemplates, {
        colloquium: world.journal.id,
        returnTail: '<p>务请于 {{revisionDueOn}} 寄回</p>',
        updatedAt: world.app.clock.now(),
      });
    const own = await preview('revisionDueOn: "2026-03-06", revisionExtent: MINOR');
    expect(own).toContain('<p>务请于 2026年3月6日 寄回</p>');
    expect(own).toContain('本次修改为小修。');
    expect(own).not.toContain('前修回。');
  });

  it('that is taken back gives back the day of the revision before it; a corrected letter keeps the day (B-422)', async () => {
    await giveBack({ revisionDueOn: '2026-03-06', revisionExtent: 'MINOR' });
    await world.act('editor', id, 'CORRECT_LETTER', { comment: '请补充注释和书目' });
    expect((await lastEvent()).letter).toContain('请于2026年3月6日前修回。');
    await world.act('editor', id, 'UNDO_DECISION', {});
    expect(await revisionFor('editor')).toBeNull();
    expect(await world.stored(id)).toMatchObject({ revisionDueOn: null, revisionExtent: null });
    await giveBack({ revisionDueOn: '2026-05-06' });
    await world.tell(id);
    expect(await revisionFor('author')).toMatchObject({ dueOn: '2026-05-06', extent: null });
    await world.act('author', id, 'SUBMIT');
    await giveBack({ revisionDueOn: '2026-06-01' });
    expect(await revisionFor('author')).toBeNull();
    await world.act('editor', id, 'UNDO_DECISION', {});
    expect(await world.stored(id)).toMatchObject({ revisionDueOn: '2026-05-06' });
  });

  it('is in no letter of another decision, corrected or not, though the manuscript was revised before (B-421, B-422)', async () => {
    await giveBack({ revisionDueOn: '2026-03-06', revisionExtent: 'MAJOR' });
    await world.tell(id);
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'EDITOR_REJECT', { comment: '不合本刊' });
    const preview = await world.read<{ letterPreview: { html: string } | null }>(
      'editor',
      id,
      'letterPreview(act: CORRECT_LETTER, comment: "不合本刊范围") { html }',
    );
    expect(preview?.letterPreview?.html).toContain('不合本刊范围');
    await world.act('editor', id, 'CORRECT_LETTER', { comment: '不合本刊范围' });
    for (const html of [preview?.letterPreview?.html, (await lastEvent()).letter]) expect(html).not.toMatch(/修回|大修/);
  });
});
