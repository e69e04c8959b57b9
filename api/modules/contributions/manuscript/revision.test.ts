// The author revises a returned manuscript: permitted changes, the earlier files, and the next hands (workflow c.5).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ContributionState, EditorialAct, type ContributionStateId } from '../../../../shared/workflow.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../../testing/app.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { WorkflowEvent } from '../../workflow/timeline/workflow-event.entity.ts';
import { ContributionFile } from '../files/contribution-file.entity.ts';
import { Contribution } from './contribution.entity.ts';
import { buildContribution, buildFile } from './contribution.factory.ts';
import { act, idOf, titleInput, wordFile } from './wizard.factory.ts';

let app: TestApp;
let journal: Colloquium;
let author: User;
let editor: User;
let deputy: User;
let chief: User;
let token: string;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  [author, editor, deputy, chief] = [
    await buildUser(tx),
    await buildUser(tx, { roles: ['EDITOR'] }),
    await buildUser(tx, { roles: ['ASSOCIATE_EDITOR_IN_CHIEF'] }),
    await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }),
  ];
  journal = await buildColloquium(tx, { members: { editor: [editor], deputy: [deputy], chief: [chief] } });
  token = await buildSession(tx, author, app.clock, { language: 'zh-CN' });
});
afterAll(() => app.close());
beforeEach(() => app.clock.advance(60_000));

const codeOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.code;

/** Returned to the author just now, as each office returns it. */
async function returned(state: ContributionStateId = ContributionState.EDITOR_RETURNED): Promise<Contribution> {
  const tx = em();
  const from =
    { [ContributionState.EDITOR_RETURNED]: 3, [ContributionState.CHIEF_RETURNED]: 11, [ContributionState.DEPUTY_RETURNED]: 21 }[
      state as 5 | 6 | 22
    ] ?? null;
  const contribution = await buildContribution(tx, {
    submitter: author,
    colloquium: journal,
    state,
    stage: 2,
    returnedFrom: from as ContributionStateId | null,
    responsibleKind: 1,
    responsible: author,
    editor,
    deputy,
  });
  contribution.stateChangedAt = app.clock.now();
  await tx.flush();
  return contribution;
}

describe('opening a manuscript to change it', () => {
  const states = [
    ContributionState.UNFINISHED,
    ContributionState.EDITOR_RETURNED,
    ContributionState.CHIEF_RETURNED,
    ContributionState.DEPUTY_RETURNED,
  ] as const;
  it.each(states)('keeps its id and its state %s (E1-022, R1-098, R1-099, R1-100)', async (state) => {
    const contribution =
      state === ContributionState.UNFINISHED
        ? await buildContribution(em(), { submitter: author, colloquium: journal })
        : await returned(state);
    const contributionId = idOf('Contribution', contribution.id);
    expect((await act(app, token, 'revise', { contributionId })).data).toMatchObject({
      beginContributionRevision: { contribution: { id: contributionId, version: contribution.version } },
    });
    expect((await act(app, token, 'title', { contributionId, ...(await titleInput(app)) })).errors).toBeUndefined();
    expect(await em().findOneOrFail(Contribution, contribution.id)).toMatchObject({ state, titleZh: '水利碑刻考' });
  });

  it.each(Object.values(ContributionState).filter((state) => !states.some((open) => open === state)))(
    'is refused in state %s, which is not the author’s turn (D13-108)',
    async (state) => {
      const contribution = await buildContribution(em(), { submitter: author, colloquium: journal, state });
      expect((await act(app, token, 'revise', { contributionId: idOf('Contribution', contribution.id) })).errors?.[0]).toMatchObject({
        message: '当前不是作者修改阶段，不能修改稿件',
        extensions: { code: 'NOT_EDITABLE' },
      });
    },
  );

  it('is refused to a co-author and to a stranger as if it were not there', async () => {
    const coAuthor = await buildUser(em());
    const contribution = await buildContribution(em(), {
      submitter: author,
      colloquium: journal,
      state: 5,
      coAuthors: [{ user: coAuthor }],
    });
    for (const [who, code] of [
      [coAuthor, 'FORBIDDEN'],
      [await buildUser(em()), 'NOT_FOUND'],
    ] as const) {
      expect(
        codeOf(
          await act(app, await buildSession(em(), who, app.clock), 'revise', { contributionId: idOf('Contribution', contribution.id) }),
        ),
      ).toBe(code);
    }
  });

  it('does not move it to another journal', async () => {
    const contribution = await returned();
    const other = await buildColloquium(em());
    const answer = await act(app, token, 'colloquium', {
      contributionId: idOf('Contribution', contribution.id),
      subjectId: idOf('DictionaryEntry', other.subject.id),
      colloquiumId: idOf('Colloquium', other.id),
      source: 'OTHER',
    });
    expect(codeOf(answer)).toBe('INVALID_INPUT');
  });
});

describe('handing a revision in', () => {
  it.each([
    [5, 'editor'],
    [6, 'chief'],
    [22, 'deputy'],
  ] as const)('from state %s goes to the %s who asked for it, under the same number (T39 to T41)', async (state, holder) => {
    const contribution = await returned(state);
    await buildFile(em(), contribution);
    app.clock.advance(1000);
    const answer = await act(app, token, 'submit', { contributionId: idOf('Contribution', contribution.id) });
    expect(answer.data).toMatchObject({
      submitContribution: {
        contribution: { authorStatus: 'REVISION_SUBMITTED', manuscriptNumber: contribution.manuscriptNumber, viewerCanEdit: false },
      },
    });
    expect(await em().findOneOrFail(Contribution, contribution.id)).toMatchObject({
      state: ContributionState.AUTHOR_REVISED,
      heldBy: holder,
    });
    expect(await em().count(WorkflowEvent, { contribution: contribution.id, act: EditorialAct.SUBMIT })).toBe(1);
  });

  it('is refused while a section is not complete, like a first submission (R1-103)', async () => {
    const contribution = await returned();
    await buildFile(em(), contribution);
    const contributionId = idOf('Contribution', contribution.id);
    await act(app, token, 'title', { contributionId, titleZh: '只有中文' });
    expect((await act(app, token, 'submit', { contributionId })).errors?.[0]?.extensions).toMatchObject({
      code: 'SECTION_INCOMPLETE',
      fields: { TITLE: '题名部分信息有误！' },
    });
  });
});

describe('files of the round before', () => {
  const filesOf = (contribution: Contribution) =>
    em().find(ContributionFile, { contribution: contribution.id }, { orderBy: { id: 'asc' } });
  const upload = async (contribution: Contribution, kind: string) =>
    await act(app, token, 'upload', { contributionId: idOf('Contribution', contribution.id), kind }, wordFile('修改稿.docx'));

  it('are for reviewers no more once the revision has a manuscript of its own; supplements stay so, and what the office attached never is', async () => {
    const contribution = await returned();
    const old = await buildFile(em(), contribution, { name: '旧稿.docx' });
    await em().nativeUpdate(ContributionFile, { id: old.id }, { uploadedAt: new Date(contribution.stateChangedAt.getTime() - 1000) });
    const asked = async () =>
      (
        await app.request<{ node: { files: { name: string; isForReviewers: boolean }[] } }>(
          'query ($id: ID!) { node(id: $id) { ... on Contribution { files { name isForReviewers } } } }',
          { id: idOf('Contribution', contribution.id) },
          { token },
        )
      ).data?.node.files
        .filter((file) => file.isForReviewers)
        .map(({ name }) => name);
    expect(await asked()).toEqual(['旧稿.docx']);
    app.clock.advance(60_000);
    await upload(contribution, 'SUPPLEMENT');
    expect(await asked()).toEqual(['旧稿.docx', '修改稿.docx']);
    await upload(contribution, 'MANUSCRIPT');
    expect(await asked()).toEqual(['修改稿.docx', '修改稿.docx']);
  });

  it('become history when the revision brings a manuscript of its own, supplements do not (D2-79)', async () => {
    const contribution = await returned();
    await buildFile(em(), contribution, { kind: 0 });
    await buildFile(em(), contribution, { kind: 1 });
    app.clock.advance(1000);
    await upload(contribution, 'MANUSCRIPT');
    expect(
      (await filesOf(contribution)).map((file) => file.isCurrent),
      'the office keeps what it has until then',
    ).toEqual([true, true, true]);
    await act(app, token, 'submit', { contributionId: idOf('Contribution', contribution.id) });
    expect((await filesOf(contribution)).map((file) => file.isCurrent)).toEqual([false, true, true]);
  });

  it('stay in force when the revision brings none', async () => {
    const contribution = await returned();
    await buildFile(em(), contribution, { kind: 0 });
    app.clock.advance(1000);
    await upload(contribution, 'SUPPLEMENT');
    await act(app, token, 'submit', { contributionId: idOf('Contribution', contribution.id) });
    expect((await filesOf(contribution)).map((file) => file.isCurrent)).toEqual([true, true]);
  });

  it('are kept when the author takes them away; a new one goes for good', async () => {
    const contribution = await returned();
    const old = await buildFile(em(), contribution);
    app.clock.advance(1000);
    await upload(contribution, 'SUPPLEMENT');
    const [, added] = await filesOf(contribution);
    for (const file of [old, added]) {
      expect(
        (
          await act(app, token, 'deleteFile', {
            contributionId: idOf('Contribution', contribution.id),
            fileId: idOf('ContributionFile', file?.id ?? 0),
          })
        ).data,
      ).toMatchObject({ deleteContributionFile: { contribution: {} } });
    }
    expect((await filesOf(contribution)).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([[old.id, false]]);
  });
});

describe('what is to be answered', () => {
  it('comes with the letter: its comment, its files and the released reviews, and nothing of the office’s own', async () => {
    const contribution = await returned();
    const tx = em();
    const managed = await tx.findOneOrFail(Contribution, contribution.id);
    const event = (isForAuthor: boolean, comment: string) =>
      tx.create(WorkflowEvent, {
        contribution: managed,
        act: isForAuthor ? EditorialAct.EDITOR_RETURN : EditorialAct.RECEIVE,
        row: isForAuthor ? 'T12' : 'T03',
        fromState: 3,
        toState: 5,
        stage: 2,
        actor: tx.getReference(editor.constructor as typeof User, editor.id),
        actorKind: 3,
        at: app.clock.now(),
        isForAuthor,
        comment,
      });
    const [inner, letter] = [event(false, '内部意见'), event(true, '请补充史料')];
    await tx.flush();
    await buildFile(tx, managed, {
      kind: 1,
      name: '内部.docx',
      uploadedBy: editor,
      event: tx.getReference(WorkflowEvent, inner.id, { wrapped: true }),
    });
    await buildFile(tx, managed, {
      kind: 1,
      name: '意见.docx',
      uploadedBy: editor,
      event: tx.getReference(WorkflowEvent, letter.id, { wrapped: true }),
    });
    await buildReview(tx, { contribution: managed, status: 'FINISHED', isReleased: true, comment: '论证充分' });
    await buildReview(tx, { contribution: managed, status: 'FINISHED', isReleased: false, comment: '不予公开' });
    const answer = await app.request<{
      node: { events: { comment: string | null; files: { name: string }[] }[]; reviews: { comment: string }[] };
    }>(
      'query Notes($id: ID!) { node(id: $id) { ... on Contribution { events { comment files { name } } reviews { comment } } } }',
      { id: idOf('Contribution', contribution.id) },
      { token },
    );
    // Numbered without a gap for the other, which would tell of it.
    expect(answer.data?.node.events).toEqual([
      { comment: null, files: [] },
      { comment: '请补充史料', files: [{ name: expect.stringMatching(/-1\.docx$/) }] },
    ]);
    expect(answer.data?.node.reviews).toEqual([{ comment: '论证充分' }]);
  });
});
