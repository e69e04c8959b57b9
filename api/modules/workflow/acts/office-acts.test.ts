// Every act of the office through its mutation: by whom, from which state to which, and its required input (S2 §4.4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorText } from '../../../../shared/messages.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import type { ContributionOverrides } from '../../contributions/manuscript/contribution.factory.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../testing/workflow-world.factory.ts';
import { actMutations } from './acts.ts';

let world: WorkflowWorld;
beforeAll(async () => void (world = await WorkflowWorld.start({ checksPlagiarism: true })));
afterAll(() => world.app.close());

/** The code of the refusal, of the manuscript or of the whole; null when it was done. */
async function call(who: PlayerName, name: string, id: number, input: Record<string, unknown> = {}): Promise<string | null> {
  const isOne = actMutations[name]?.on === 'one';
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const named = isOne ? { contributionId: idOf('Contribution', id) } : { contributionIds: [idOf('Contribution', id)] };
  const answer = await world.ask<Record<string, { results?: { refusalCode: string | null }[] } | null>>(
    who,
    `mutation Act($input: ${type}!) { ${name}(input: $input) { ${isOne ? 'contribution { id }' : 'results { refusalCode }'} } }`,
    { input: { ...named, ...input } },
  );
  return answer.errors?.[0]?.extensions.code ?? answer.data?.[name]?.results?.[0]?.refusalCode ?? null;
}

const inHand = (state: ContributionOverrides['state'], more: ContributionOverrides = {}): ContributionOverrides => ({
  state,
  editor: world.people.editor,
  responsible: world.people.editor,
  responsibleKind: RoleKind.EDITOR,
  ...more,
});
const opinion = { comment: '请补充史料。' };

/** Acts that may carry files. */
const WITH_FILES = new Set(
  'returnByEditor approveByEditor rejectByEditor returnByDeputy approveByDeputy rejectByDeputy returnByChief preAcceptByChief notAcceptByChief rejectByChief acceptByChief notAcceptFinally rejectFinally'.split(
    ' ',
  ),
);

async function uploaded(who: PlayerName, id: number): Promise<string> {
  const { data, errors } = await world.app.request<{ uploadOfficeFile: { file: { path: string } } | null }>(
    'mutation Upload($input: UploadOfficeFileInput!) { uploadOfficeFile(input: $input) { file { path } } }',
    { input: { contributionId: idOf('Contribution', id), kind: 'OFFICE_ATTACHMENT', file: null } },
    { token: world.tokens[who], files: { 'input.file': new File(['%PDF-1.7\n%test'], '批注.pdf') } },
  );
  if (!data?.uploadOfficeFile) throw new Error(JSON.stringify(errors));
  return data.uploadOfficeFile.file.path;
}

interface Case {
  who: PlayerName;
  name: string;
  from: ContributionOverrides['state'];
  to: number;
  input?: object;
  /** The refusal of the act without input. */
  needs?: string;
}

const acts: [string, Case][] = [
  ['4: the check is started and waits in its state', { who: 'editor', name: 'startPlagiarismCheck', from: 2, to: 2 }],
  ['5: the check is marked as done', { who: 'editor', name: 'finishPlagiarismCheck', from: 2, to: 3 }],
  [
    '7: the editor returns it, with an opinion',
    { who: 'editor', name: 'returnByEditor', from: 3, to: 5, input: opinion, needs: 'COMMENT_REQUIRED' },
  ],
  ['8: the editor passes it', { who: 'editor', name: 'approveByEditor', from: 3, to: 4 }],
  ['8: the editor passes it, with an opinion', { who: 'editor', name: 'approveByEditor', from: 3, to: 4, input: opinion }],
  ['9: the editor rejects it', { who: 'editor', name: 'rejectByEditor', from: 3, to: 17 }],
  ['9: the editor rejects it, with an opinion', { who: 'editor', name: 'rejectByEditor', from: 3, to: 17, input: opinion }],
  ['11: no reviewers are invited', { who: 'editor', name: 'stopInviting', from: 4, to: 21 }],
  ['13: the chief does not accept it', { who: 'chief', name: 'notAcceptByChief', from: 11, to: 16 }],
  ['14: the chief pre-accepts it', { who: 'chief', name: 'preAcceptByChief', from: 11, to: 12 }],
  ['16: the chief rejects it at the judgement', { who: 'chief', name: 'rejectByChief', from: 11, to: 17 }],
  ['17: the chief rejects it in the last decision', { who: 'chief', name: 'rejectFinally', from: 13, to: 17 }],
  [
    '18: the chief returns it at the judgement',
    { who: 'chief', name: 'returnByChief', from: 11, to: 6, input: opinion, needs: 'COMMENT_REQUIRED' },
  ],
  ['18: the chief returns it in the last decision', { who: 'chief', name: 'returnByChief', from: 13, to: 6, input: opinion }],
  ['19: not accepted in the last decision', { who: 'chief', name: 'notAcceptFinally', from: 13, to: 16 }],
  [
    '20: the pre-review needs an opinion',
    { who: 'publisher', name: 'preReview', from: 12, to: 13, input: opinion, needs: 'PREREVIEW_REQUIRED' },
  ],
  ['21: the chief accepts it', { who: 'chief', name: 'acceptByChief', from: 13, to: 14 }],
  ['22: it is published singly', { who: 'chief', name: 'publishSingly', from: 15, to: 19 }],
  ['27: the deputy returns it', { who: 'deputy', name: 'returnByDeputy', from: 21, to: 22, input: opinion, needs: 'COMMENT_REQUIRED' }],
  ['28: the deputy rejects it', { who: 'deputy', name: 'rejectByDeputy', from: 21, to: 17 }],
  ['29: the deputy passes it', { who: 'deputy', name: 'approveByDeputy', from: 21, to: 11 }],
];

describe('an act does what its type says', () => {
  it.each(acts)(
    '%s (R2-053, R2-055 to R2-057, R2-059, R2-061 to R2-069, R2-074, R2-115, P2-110, P2-113, P2-114, P2-116, P2-118 to P2-126, P2-131, P2-132)',
    async (_type, { who, name, from, to, input = {}, needs }) => {
      const id = await world.draft(inHand(from));
      if (needs !== undefined) expect(await call(who, name, id)).toBe(needs);
      expect((await world.stored(id)).state).toBe(from);
      const files = WITH_FILES.has(name) ? { filePaths: [await uploaded(who, id)] } : {};
      expect(await call(who, name, id, { ...input, ...files })).toBeNull();
      expect((await world.stored(id)).state).toBe(to);
      const hasNextTurn = (await world.stored(id)).responsibleKind != null;
      expect(hasNextTurn, 'whose turn it is then').toBe(![16, 17, 19].includes(to));
      const event = await world.em().findOneOrFail(WorkflowEvent, { contribution: id }, { orderBy: { id: 'desc' } });
      expect(event.comment ?? null).toBe('comment' in input ? opinion.comment : null);
      const brought = await world.em().find(ContributionFile, { event: event.id });
      expect(brought.map((file) => file.name)).toEqual(WITH_FILES.has(name) ? ['批注.pdf'] : []);
    },
  );

  it('12: summing up needs the summary, which stays with the office (R2-060, R2-114, P2-117, F-132)', async () => {
    const id = await world.draft(inHand(10, { invitedFrom: 4, reviewRound: 1 }));
    await buildReview(world.em(), { contribution: await world.stored(id), reviewer: world.people.reviewer, status: 'FINISHED' });
    expect(await call('editor', 'summariseReviews', id)).toBe('SUMMARY_REQUIRED');
    expect(await call('editor', 'summariseReviews', id, { comment: '两位专家均建议修改。' })).toBeNull();
    expect((await world.stored(id)).state).toBe(21);
    const read = async (who: PlayerName) => JSON.stringify(await world.read(who, id, 'events { comment }'));
    expect(await read('chief')).toContain('两位专家均建议修改。');
    expect(await read('author')).not.toContain('两位专家均建议修改。');
  });

  it('the words of what is missing are the publisher’s', () => {
    expect(
      ['SUMMARY_REQUIRED' as const, 'PREREVIEW_REQUIRED' as const, 'SELECT_MANUSCRIPT' as const].map((code) =>
        errorText('zh-CN', code, {}),
      ),
    ).toEqual(['未填写汇总意见', '请填写预审意见', '请选择新投稿件']);
  });

  it('the chief hands it to another editor, and reopens what was turned down', async () => {
    const id = await world.draft(inHand(3));
    expect(await call('chief', 'reassignContribution', id)).toBe('RECEIVER_REQUIRED');
    expect(await call('chief', 'reassignContribution', id, { receiverCode: world.people.editor2.code })).toBeNull();
    expect((await world.stored(id)).editor?.id).toBe(world.people.editor2.id);
    expect(await call('chief', 'reassignContribution', id, { receiverCode: world.people.editor2.code })).toBe('RECEIVER_HAS_IT');
    expect(await call('editor2', 'rejectByEditor', id)).toBeNull();
    expect(await call('chief', 'reopenContribution', id)).toBeNull();
    expect((await world.stored(id)).state).toBe(3);
  });
});

describe('several manuscripts at once', () => {
  const results = async (who: PlayerName, name: string, ids: readonly number[], input: object = {}) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const answer = await world.ask<Record<string, { results: { done: boolean; refusalCode: string | null }[] }>>(
      who,
      `mutation Bulk($input: ${type}!) { ${name}(input: $input) { results { done refusalCode } } }`,
      { input: { contributionIds: ids.map((id) => idOf('Contribution', id)), ...input } },
    );
    return answer.data?.[name]?.results.map(({ done, refusalCode }) => refusalCode ?? done);
  };

  it('are named with their reasons before anything is done, and each is done by itself (P2-040)', async () => {
    const ids = [await world.draft(inHand(3)), await world.draft(inHand(11)), await world.draft(inHand(3))];
    expect(await results('editor', 'approveByEditor', ids, { dryRun: true })).toEqual([false, expect.any(String), false]);
    expect((await world.stored(ids[0] ?? 0)).state).toBe(3);
    expect(await results('editor', 'approveByEditor', ids)).toEqual([true, expect.any(String), true]);
    expect(await results('editor', 'approveByEditor', ids)).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  });

  it('only new submissions are assigned, to an editor who may handle them (P2-032, R2-117)', async () => {
    const ids = [await world.draft({ state: 1 }), await world.draft(inHand(3))];
    const input = { receiverCode: world.people.editor2.code };
    expect(await results('chief', 'assignContributions', ids, input)).toEqual([true, expect.any(String)]);
    expect((await world.stored(ids[0] ?? 0)).responsible?.id).toBe(world.people.editor2.id);
  });

  it('an editor declines what others keep; the chief’s refusal is a desk rejection (P2-033, P2-034, P2-468)', async () => {
    const ids = [
      await world.draft({ state: 1, responsibleKind: RoleKind.EDITOR }),
      await world.draft({ state: 1, responsibleKind: RoleKind.EDITOR }),
      await world.draft({ state: 1, responsibleKind: RoleKind.EDITOR }),
      await world.draft({ state: 1, responsibleKind: RoleKind.EDITOR }),
    ];
    const states = async () => await Promise.all(ids.map(async (id) => (await world.stored(id)).state));
    expect(await results('editor', 'refuseContributions', ids)).toEqual([true, true, true, true]);
    expect(await states()).toEqual([1, 1, 1, 1]);
    expect(await results('editor2', 'receiveContributions', ids.slice(0, 1), { comment: '选题有新意。' })).toEqual([true]);
    const { comment } = await world.em().findOneOrFail(WorkflowEvent, { contribution: ids[0] ?? 0, toState: 2 });
    expect(comment, 'the log keeps it').toBe('选题有新意。');
    expect(await results('editor2', 'receiveContributions', ids.slice(1, 2)), 'without an opinion').toEqual([true]);
    expect(await results('deputy', 'refuseContributions', ids.slice(2, 3))).toEqual([true]);
    expect(await results('chief', 'refuseContributions', ids.slice(3))).toEqual([true]);
    expect(await states()).toEqual([2, 2, 17, 17]);
  });
});
