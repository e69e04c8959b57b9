// A journal's process settings: who may make them, their checks, and the effect on manuscripts (S2 §2.9, S3 §3.9).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../../../shared/roles.ts';
import { encodeId } from '../../../graphql/node.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { ColloquiumMember } from '../../colloquiums/colloquium-member.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { Message } from '../../messages/message.entity.ts';
import { WorkflowWorld, type PlayerName } from '../testing/workflow-world.factory.ts';

let world: WorkflowWorld;
beforeAll(async () => {
  world = await WorkflowWorld.start({ invitesReviewers: false, deputyReviews: true, chiefPreAccepts: false });
});
afterAll(() => world.app.close());

const SETTINGS = 'receiveMode revisionHandler assignedEditor { realName code } version';
interface Settings {
  receiveMode: string;
  revisionHandler: string;
  assignedEditor: { realName: string; code: string } | null;
  version: number;
}
const colloquiumId = (colloquium = world.journal) => encodeId('Colloquium', colloquium.id);

async function read(name: PlayerName = 'chief', colloquium = world.journal): Promise<Settings | null> {
  const answer = await world.ask<{ node: { processSettings: Settings | null } }>(
    name,
    `query ProcessSettingsTest($id: ID!) { node(id: $id) { ... on Colloquium { processSettings { ${SETTINGS} } } } }`,
    { id: colloquiumId(colloquium) },
  );
  return answer.data?.node.processSettings ?? null;
}

async function save(name: PlayerName, own: Record<string, unknown>, colloquium = world.journal) {
  const { version } = await world.em().findOneOrFail(Colloquium, colloquium.id);
  const answer = await world.ask<{ saveProcessSettings: { colloquium: { processSettings: Settings } } }>(
    name,
    `mutation SaveProcessSettingsTest($input: SaveProcessSettingsInput!) { saveProcessSettings(input: $input) { colloquium { processSettings { ${SETTINGS} } } } }`,
    { input: { colloquiumId: colloquiumId(colloquium), version, ...own } },
  );
  return { saved: answer.data?.saveProcessSettings?.colloquium.processSettings, refused: answer.errors?.[0]?.extensions };
}

const open = (own: Record<string, unknown> = {}) => save('chief', { receiveMode: 'OPEN_TO_ALL', revisionHandler: 'CHIEF', ...own });
const assigned = (editor: PlayerName = 'editor2', own: Record<string, unknown> = {}) =>
  save('chief', { receiveMode: 'ASSIGNED', assignedEditorCode: world.people[editor].code, revisionHandler: 'CHIEF', ...own });

beforeEach(async () => {
  expect((await open()).saved).toMatchObject({ receiveMode: 'OPEN_TO_ALL' });
});

/** Whether it waits for this person. */
async function isPending(name: PlayerName, id: number): Promise<boolean> {
  const answer = await world.ask<{ viewer: { handledContributions: { edges: { node: { id: string } }[] } } }>(
    name,
    'query Pending { viewer { handledContributions(scope: PENDING, first: 100) { edges { node { id } } } } }',
  );
  return answer.data?.viewer.handledContributions.edges.some(({ node }) => node.id === idOf('Contribution', id)) ?? false;
}
async function acts(name: PlayerName, id: number): Promise<string[]> {
  const found = await world.read<{ viewerActs: { act: string; isAllowed: boolean }[] }>(name, id, 'viewerActs { act isAllowed }');
  return (found?.viewerActs ?? []).flatMap(({ act, isAllowed }) => (isAllowed ? [act] : [])).sort();
}
async function submitted(): Promise<number> {
  const id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  return id;
}
const responsibleName = async (id: number) =>
  (await world.stored(id)).responsible && (await world.em().findOneOrFail(User, (await world.stored(id)).responsible?.id ?? 0)).realName;

describe('the settings', () => {
  it('are read and saved by the chief and executive editors of the journal in that role, and by nobody else: to a foreign chief they are not there', async () => {
    expect(await read()).toMatchObject({ receiveMode: 'OPEN_TO_ALL', revisionHandler: 'CHIEF', assignedEditor: null });
    for (const name of ['editor', 'deputy', 'otherChief', 'author', 'operations', 'publisher', 'reviewer'] as const) {
      expect(await read(name), name).toBeNull();
      expect((await save(name, { receiveMode: 'OPEN_TO_ALL', revisionHandler: 'ORIGINAL_EDITOR' })).refused?.code, name).toBe(
        name === 'otherChief' ? 'NOT_FOUND' : 'FORBIDDEN',
      );
    }
    expect((await read())?.revisionHandler).toBe('CHIEF');
    const tx = world.em();
    const settings = async (roles: readonly RoleKindCode[], own: boolean) => {
      const person = await buildUser(tx, { roles });
      if (own) await tx.insert(ColloquiumMember, { user: person.id, colloquium: world.journal.id, type: 'executive', position: 8 });
      const token = await buildSession(tx, person, world.app.clock);
      const document = 'query ExecutiveTest($id: ID!) { node(id: $id) { ... on Colloquium { processSettings { receiveMode } } } }';
      const answer = await world.app.request<{ node: { processSettings: object | null } }>(document, { id: colloquiumId() }, { token });
      await tx.nativeDelete(ColloquiumMember, { user: person.id });
      return answer.data?.node.processSettings;
    };
    expect(await settings(['EXECUTIVE_EDITOR'], true)).toEqual({ receiveMode: 'OPEN_TO_ALL' });
    expect([await settings(['EXECUTIVE_EDITOR'], false), await settings(['ADMINISTRATOR'], false)]).toEqual([null, null]);
  });

  it('are checked in the order of the specification, each in its own words (R2-132 to R2-135, R3-116 to R3-120)', async () => {
    const { refused } = await save('chief', {});
    expect(Object.entries(refused?.fields ?? {})).toEqual([
      ['receiveMode', '作者来稿接收设置！'],
      ['revisionHandler', '主编返回作者修改后稿件，提交后的负责人！'],
    ]);
    expect(Object.entries((await save('chief', { receiveMode: 'ASSIGNED' })).refused?.fields ?? {})[0]).toEqual([
      'revisionHandler',
      '主编返回作者修改后稿件，提交后的负责人！',
    ]);
    expect((await save('chief', { receiveMode: 'ASSIGNED', revisionHandler: 'CHIEF' })).refused?.fields).toEqual({
      assignedEditorCode: '请选择指定编辑！',
    });
    // No editor of this journal, or nobody at all.
    for (const code of [world.people.otherEditor.code, world.people.deputy.code, 'A000000']) {
      const { refused: why } = await save('chief', { receiveMode: 'ASSIGNED', revisionHandler: 'CHIEF', assignedEditorCode: code });
      expect(why?.fields).toEqual({ assignedEditorCode: '请选择指定编辑！' });
    }
  });

  it('open to all leaves no editor chosen (R2-136, R3-121)', async () => {
    expect((await assigned()).saved?.assignedEditor?.realName).toBe('editor2');
    expect((await open({ assignedEditorCode: world.people.editor2.code })).saved?.assignedEditor).toBeNull();
    expect((await world.em().findOneOrFail(Colloquium, world.journal.id)).assignedEditor).toBeNull();
  });

  it('are not written over what another saved meanwhile', async () => {
    const { version = 0 } = (await read()) ?? {};
    await assigned();
    expect((await open({ version })).refused?.code).toBe('CONFLICT');
    expect((await read())?.receiveMode).toBe('ASSIGNED');
  });
});

describe('who receives (R2-137, R3-122)', () => {
  it('all editors: each has it pending until the first receives it (F-039)', async () => {
    const id = await submitted();
    for (const name of ['editor', 'editor2'] as const) {
      expect(await isPending(name, id)).toBe(true);
      expect(await acts(name, id)).toEqual(expect.arrayContaining(['RECEIVE', 'REFUSE']));
    }
    await world.act('editor', id, 'RECEIVE');
    expect(await isPending('editor', id)).toBe(true);
    expect(await isPending('editor2', id)).toBe(false);
    await expect(world.act('editor2', id, 'RECEIVE')).rejects.toThrow();
  });

  it('one editor: that one alone has it pending, is told, and may receive, refuse or hand it on (F-040)', async () => {
    await assigned();
    const id = await submitted();
    expect([await isPending('editor2', id), await isPending('editor', id)]).toEqual([true, false]);
    expect(await acts('editor2', id)).toEqual(expect.arrayContaining(['ASSIGN', 'RECEIVE', 'REFUSE']));
    expect(await acts('editor', id)).not.toContain('RECEIVE');
    expect(
      (await world.em().find(Message, { contribution: id, user: { $ne: world.people.author } }, { populate: ['user'] })).map(
        ({ user }) => user.unwrap().realName,
      ),
    ).toEqual(['editor2']);
  });

  it('the chief must assign once the last of them, or the assigned one, has refused (F-041)', async () => {
    const pool = await submitted();
    await world.act('editor', pool, 'REFUSE');
    expect((await world.stored(pool)).responsibleKind).toBe(RoleKind.EDITOR);
    await world.act('editor2', pool, 'REFUSE');
    expect((await world.stored(pool)).responsibleKind).toBe(RoleKind.EDITOR_IN_CHIEF);
    expect(await isPending('chief', pool)).toBe(true);
    await assigned();
    const own = await submitted();
    await world.act('editor2', own, 'REFUSE');
    expect((await world.stored(own)).responsibleKind).toBe(RoleKind.EDITOR_IN_CHIEF);
    expect(await acts('chief', own)).toContain('ASSIGN');
  });

  it('holds for what is handed in from then on: what waits stays with whom it waits for (F-042)', async () => {
    const before = await submitted();
    await assigned();
    expect([await isPending('editor', before), await isPending('editor2', before)]).toEqual([true, true]);
    const after = await submitted();
    expect([await isPending('editor', after), await isPending('editor2', after)]).toEqual([false, true]);
    await open();
    expect([await isPending('editor', after), await isPending('editor2', after)]).toEqual([false, true]);
  });

  it('goes to the chief when the assigned editor has left the journal or is disabled (F-043)', async () => {
    await assigned();
    await world.em().nativeUpdate(User, world.people.editor2.id, { isEnabled: false });
    const disabled = await submitted();
    await world.em().nativeUpdate(User, world.people.editor2.id, { isEnabled: true });
    await world.em().nativeDelete(ColloquiumMember, { user: world.people.editor2, colloquium: world.journal });
    const left = await submitted();
    for (const id of [disabled, left]) {
      expect(await isPending('chief', id)).toBe(true);
      expect(await isPending('editor2', id)).toBe(false);
    }
    expect(await read()).toMatchObject({ receiveMode: 'ASSIGNED', assignedEditor: null });
    await world.em().insert(ColloquiumMember, { user: world.people.editor2.id, colloquium: world.journal.id, type: 'editor', position: 9 });
  });
});

describe('who stands in for the assigned editor', () => {
  const logOf = async (who: 'chief' | 'author', id: number) =>
    (await world.read<{ events: { isForChief: boolean | null }[] }>(who, id, 'events { isForChief }'))?.events.map(
      ({ isForChief }) => isForChief,
    );

  it('is said in the log to the office, and to no author, also where that editor is there and is one of its authors (F-043)', async () => {
    await assigned();
    const id = await world.draft({ coAuthors: [{ user: world.people.editor2 }] });
    await world.act('author', id, 'SUBMIT');
    expect(await isPending('chief', id)).toBe(true);
    expect([await logOf('chief', id), await logOf('author', id)]).toEqual([[true], [null]]);
    await world.act('chief', id, 'ASSIGN', { receiverId: world.people.editor.id });
    expect((await logOf('chief', id))?.at(-1), 'what the editor-in-chief assigns comes to nobody instead').toBe(false);
    const own = await submitted();
    expect(await logOf('chief', own), 'whom the assigned editor can receive').toEqual([false]);
    await open();
  });
});

describe('who handles a revision that the chief had asked for (R2-137, R3-123)', () => {
  /** Approved by the editor and by the deputy: before the chief. */
  async function beforeChief(): Promise<number> {
    const id = await submitted();
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_APPROVE');
    await world.act('deputy', id, 'DEPUTY_APPROVE');
    return id;
  }
  /** Once the decision has been announced to the author. */
  async function revised(id: number): Promise<number> {
    await world.tell(id);
    await world.act('author', id, 'SUBMIT');
    return id;
  }

  it('0: the chief, with the acts of the state it was returned from (F-044)', async () => {
    const id = await beforeChief();
    const offered = await acts('chief', id);
    await world.act('chief', id, 'CHIEF_RETURN', { comment: '请修改' });
    await revised(id);
    expect(await isPending('chief', id)).toBe(true);
    expect(await acts('chief', id)).toEqual(offered);
    expect(await acts('editor', id)).not.toEqual(expect.arrayContaining(['EDITOR_APPROVE']));
    expect(await isPending('editor', id)).toBe(false);
  });

  it('1: the original editor, whose approval runs the path again (F-045)', async () => {
    await open({ revisionHandler: 'ORIGINAL_EDITOR' });
    const id = await beforeChief();
    await world.act('chief', id, 'CHIEF_RETURN', { comment: '请修改' });
    await revised(id);
    expect(await acts('editor', id)).toEqual(expect.arrayContaining(['EDITOR_APPROVE', 'EDITOR_REJECT', 'EDITOR_RETURN']));
    expect([await isPending('editor', id), await isPending('chief', id), await responsibleName(id)]).toEqual([true, false, 'editor']);
    await world.act('editor', id, 'EDITOR_APPROVE');
    expect(await acts('deputy', id)).toContain('DEPUTY_APPROVE');
  });

  it('is of no matter for what the editor or the deputy returned: each gets it back (F-046)', async () => {
    for (const revisionHandler of ['CHIEF', 'ORIGINAL_EDITOR']) {
      await open({ revisionHandler });
      const editors = await submitted();
      await world.act('editor', editors, 'RECEIVE');
      await world.act('editor', editors, 'EDITOR_RETURN', { comment: '请修改' });
      await revised(editors);
      expect([await isPending('editor', editors), await responsibleName(editors)]).toEqual([true, 'editor']);
      const deputys = await submitted();
      await world.act('editor', deputys, 'RECEIVE');
      await world.act('editor', deputys, 'EDITOR_APPROVE');
      await world.act('deputy', deputys, 'DEPUTY_RETURN', { comment: '请修改' });
      await revised(deputys);
      expect([await isPending('deputy', deputys), await responsibleName(deputys)]).toEqual([true, 'deputy']);
    }
  });
});
