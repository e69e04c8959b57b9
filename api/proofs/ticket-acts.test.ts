// The acts of a ticket (decision 39): answers, drafts, uploads and hands in its one review, tried on everything else too, and while the
// round closes under it; and the ticket after its person registers.
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ReviewStatus } from '../../shared/workflow.ts';
import { registerPerson, activateWith, activationCodes, signInAs } from '../modules/accounts/registration/account.factory.ts';
import { PASSWORD } from '../modules/accounts/viewer/user.factory.ts';
import { ContributionFile } from '../modules/contributions/files/contribution-file.entity.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { buildTicketed, OPEN } from '../modules/reviews/tickets/ticket.factory.ts';
import { colloquiumSchema } from '../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../testing/app.ts';
import { buildTicketWorld, type TicketWorld } from './ticket.factory.ts';
import { until } from '../testing/until.ts';

let app: TestApp;
let world: TicketWorld;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  world = await buildTicketWorld(app);
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
const id = (type: string, row: { id: number }) => toGlobalId(type, String(row.id));
const act = (name: string, type: string, input: unknown, token: string, files?: Record<string, File>) =>
  app.request(
    `mutation Act($input: ${type}!) { ${name}(input: $input) { __typename } }`,
    { input },
    { token, ...(files ? { files } : {}) },
  );
const paper = () => ({ 'input.file': new File(['%PDF-1.4 my remarks'], 'remarks.pdf', { type: 'application/pdf' }) });
const answers = {
  questionnaire: 1,
  ratings: Array.from({ length: 16 }, () => 2),
  ethicsAnswers: Array.from({ length: 11 }, () => 1),
  suggestion: 'MINOR_CHANGES',
  willReviewAgain: true,
  comment: 'Well argued.',
  noteToChief: '',
};
const statusOf = async (review: { id: number }) => (await em().findOneOrFail(Review, review.id)).status;
const accept = (token: string, contribution: { id: number }) =>
  app.request<{ acceptInvitations: { results: { done: boolean; refusalCode: string | null }[] } | null }>(
    'mutation Accept($input: AcceptInvitationsInput!) { acceptInvitations(input: $input) { results { done refusalCode } } }',
    { input: { contributionIds: [id('Contribution', contribution)] } },
    { token },
  );

describe('its acts reach its own review alone:', () => {
  const other = (w: TicketWorld) => ({ contributionId: id('Contribution', w.elsewhere) });
  const elsewhere = (w: TicketWorld) => ({ reviewId: id('Review', w.reviews.elsewhere) });
  it.each<[string, string, string, (w: TicketWorld) => object, boolean]>([
    [
      'no invitation elsewhere is accepted',
      'acceptInvitations',
      'AcceptInvitationsInput',
      (w) => ({ contributionIds: [other(w).contributionId] }),
      false,
    ],
    [
      'not even beside its own',
      'acceptInvitations',
      'AcceptInvitationsInput',
      (w) => ({ contributionIds: [id('Contribution', w.asked), other(w).contributionId] }),
      false,
    ],
    [
      'none is tried out',
      'acceptInvitations',
      'AcceptInvitationsInput',
      (w) => ({ contributionIds: [other(w).contributionId], dryRun: true }),
      false,
    ],
    ['none is declined', 'declineInvitations', 'DeclineInvitationsInput', (w) => ({ contributionIds: [other(w).contributionId] }), false],
    ['no review of another manuscript is handed in', 'submitReview', 'SubmitReviewInput', (w) => ({ ...other(w), ...answers }), false],
    [
      'none of the same manuscript but this',
      'submitReview',
      'SubmitReviewInput',
      (w) => ({ contributionId: id('Contribution', w.asked), reviewId: id('Review', w.reviews.others), ...answers }),
      false,
    ],
    ['no other draft is saved', 'saveReviewDraft', 'SaveReviewDraftInput', (w) => ({ ...elsewhere(w), version: 1, ...answers }), false],
    [
      'no draft of somebody else',
      'saveReviewDraft',
      'SaveReviewDraftInput',
      (w) => ({ reviewId: id('Review', w.reviews.others), version: 1, ...answers }),
      false,
    ],
    [
      'no draft of an earlier round',
      'saveReviewDraft',
      'SaveReviewDraftInput',
      (w) => ({ reviewId: id('Review', w.reviews.earlier), version: 1, ...answers }),
      false,
    ],
    [
      'no file is added elsewhere',
      'uploadReviewFile',
      'UploadReviewFileInput',
      (w) => ({ ...elsewhere(w), description: '', file: null }),
      true,
    ],
    [
      'none is removed elsewhere',
      'removeReviewFile',
      'RemoveReviewFileInput',
      (w) => ({ ...elsewhere(w), fileId: id('ContributionFile', w.files.elsewhere) }),
      false,
    ],
    [
      'the manuscript is not removed as a file of the review',
      'removeReviewFile',
      'RemoveReviewFileInput',
      (w) => ({ reviewId: id('Review', w.review), fileId: id('ContributionFile', w.files.manuscript) }),
      false,
    ],
  ])('%s', async (_what, name, type, input, hasFile) => {
    const rows = async () => JSON.stringify(await em().find(Review, {}, { orderBy: { id: 'asc' } }));
    const files = await em().count(ContributionFile);
    const before = await rows();
    const answer = await act(name, type, input(world), world.token, hasFile ? paper() : undefined);
    expect(codeOf(answer)).toBe('NOT_FOUND');
    expect(await rows()).toBe(before);
    expect(await em().count(ContributionFile)).toBe(files);
  });
});

describe('with its own review it', () => {
  it('accepts, saves a draft, adds and takes away a file, and hands in; then reads it, and changes it no more', async () => {
    const { token, review, contribution } = await buildTicketed(app, { status: 'PENDING' });
    const reviewId = id('Review', review);
    expect((await accept(token, contribution)).data?.acceptInvitations?.results).toEqual([{ done: true, refusalCode: null }]);
    expect(codeOf(await act('saveReviewDraft', 'SaveReviewDraftInput', { reviewId, version: 1, ...answers }, token))).toBeUndefined();
    const added = await app.request<{ uploadReviewFile: { file: { id: string; downloadUrl: string } } }>(
      'mutation Add($input: UploadReviewFileInput!) { uploadReviewFile(input: $input) { file { id downloadUrl } } }',
      { input: { reviewId, description: '', file: null } },
      { token, files: paper() },
    );
    const file = added.data?.uploadReviewFile.file;
    expect((await fetch(`${app.url}${file?.downloadUrl}`)).status).toBe(200);
    expect(codeOf(await act('removeReviewFile', 'RemoveReviewFileInput', { reviewId, fileId: file?.id }, token))).toBeUndefined();
    expect(
      codeOf(await act('submitReview', 'SubmitReviewInput', { contributionId: id('Contribution', contribution), ...answers }, token)),
    ).toBeUndefined();
    const mine = await app.request('query Mine { viewer { invitedReview { status comment suggestion } } }', {}, { token });
    expect(mine.data).toEqual({ viewer: { invitedReview: { status: 'FINISHED', comment: 'Well argued.', suggestion: 'MINOR_CHANGES' } } });
    expect(codeOf(await act('saveReviewDraft', 'SaveReviewDraftInput', { reviewId, version: 3, ...answers }, token))).toBe(
      'REVIEW_HANDED_IN',
    );
  });

  it('declines, which ends its session and its ticket with the answer', async () => {
    const { token, review, contribution, ticket } = await buildTicketed(app, { status: 'PENDING' });
    const declined = await app.request<{ declineInvitations: { results: { done: boolean; contribution: { titleZh: string } | null }[] } }>(
      'mutation Decline($input: DeclineInvitationsInput!) { declineInvitations(input: $input) { results { done contribution { titleZh } } } }',
      { input: { contributionIds: [id('Contribution', contribution)], comment: 'Not my field' } },
      { token },
    );
    expect(declined.data?.declineInvitations.results).toEqual([{ done: true, contribution: { titleZh: contribution.titleZh } }]);
    expect(await statusOf(review)).toBe(ReviewStatus.DECLINED);
    expect(codeOf(await accept(token, contribution))).toBe('TICKET_DECLINED');
    expect(codeOf(await app.request(OPEN, { input: { ticket, language: 'EN_US' } }))).toBe('INVITATION_CLOSED');
  });

  it.each([
    ['submitReview', 'SubmitReviewInput'],
    ['saveReviewDraft', 'SaveReviewDraftInput'],
    ['uploadReviewFile', 'UploadReviewFileInput'],
  ])('is refused with words when the office closes it while %s is on its way', async (name, type) => {
    const { token, review, contribution } = await buildTicketed(app);
    const office = em();
    await office.begin();
    await office.execute('select id from contribution where id = ? for update', [contribution.id]);
    await office.execute('update review set status = ? where id = ?', [ReviewStatus.CLOSED, review.id]);
    const sent = {
      submitReview: { contributionId: id('Contribution', contribution), ...answers },
      saveReviewDraft: { reviewId: id('Review', review), version: 1, ...answers },
      uploadReviewFile: { reviewId: id('Review', review), description: '', file: null },
    }[name];
    const coming = act(name, type, sent, token, name === 'uploadReviewFile' ? paper() : undefined);
    await until(
      async () =>
        (await em().execute(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length > 0,
    );
    await office.commit();
    const answer = await coming;
    expect(['INVITATION_CLOSED', 'NOT_FOUND', 'FORBIDDEN', 'STATE_CHANGED', 'CONFLICT']).toContain(codeOf(answer));
    expect(await em().findOneOrFail(Review, review.id)).toMatchObject({ status: ReviewStatus.CLOSED, comment: null });
    expect(await em().count(ContributionFile, { review: review.id })).toBe(0);
  });

  it('two tabs hand in once', async () => {
    const { token, review, contribution, ticket } = await buildTicketed(app);
    const second = await app.request<{ openInvitation: { token: string } }>(OPEN, { input: { ticket, language: 'EN_US' } });
    const input = { contributionId: id('Contribution', contribution), ...answers };
    const both = await Promise.all(
      [token, second.data?.openInvitation.token ?? ''].map((tab) => act('submitReview', 'SubmitReviewInput', input, tab)),
    );
    expect(both.map((answer) => codeOf(answer) === undefined).filter(Boolean)).toHaveLength(1);
    expect(await statusOf(review)).toBe(ReviewStatus.FINISHED);
  });
});

it('Who registers with the address meets the same account with its review, and the ticket says to sign in from then on', async () => {
  const { token, reviewer, contribution, ticket } = await buildTicketed(app);
  const person = { email: reviewer.email, realName: 'Registered Reviewer', password: PASSWORD };
  await registerPerson(app, person);
  const [code = ''] = await activationCodes(app, reviewer.email);
  expect(codeOf(await app.request('query Who { viewer { id } }', {}, { token }))).toBeUndefined();
  expect(codeOf(await activateWith(app, code))).toBeUndefined();
  expect(codeOf(await app.request('query Who { viewer { id } }', {}, { token }))).toBe('UNAUTHENTICATED');
  expect(codeOf(await app.request(OPEN, { input: { ticket, language: 'EN_US' } }))).toBe('SIGN_IN_TO_ANSWER');
  const signedIn = await signInAs(app, { account: reviewer.email });
  const own = signedIn.data?.signIn?.token ?? '';
  await app.request(
    'mutation Role($input: SwitchRoleInput!) { switchRole(input: $input) { viewer { id } } }',
    { input: { roleId: toGlobalId('Role', '2') } },
    { token: own },
  );
  const mine = await app.request(
    'query Mine($id: ID!) { node(id: $id) { ... on Contribution { titleZh viewerReview { status } } } }',
    { id: id('Contribution', contribution) },
    { token: own },
  );
  expect(mine.data).toEqual({ node: { titleZh: contribution.titleZh, viewerReview: { status: 'ACCEPTED' } } });
});
