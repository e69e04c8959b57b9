// How each act is done by a person through the API: by its mutation, or, where it has none yet, by perform() in that person's role.
import type { ErrorCode } from '../../shared/errors.ts';
import type { ActName } from '../../shared/workflow.ts';
import { inTransaction } from '../database/transactions.ts';
import { DomainError } from '../errors.ts';
import { encodeId } from '../graphql/node.ts';
import { newToken } from '../modules/accounts/sessions/token.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { newStorageKey } from '../storage/storage.ts';
import type { HandedIn } from '../modules/reviews/review-form/hand-in.ts';
import { ReviewSuggestion } from '../modules/reviews/review.enums.ts';
import { Review } from '../modules/reviews/review.entity.ts';
import { withReview } from '../modules/reviews/review.factory.ts';
import { UploadedFile } from '../modules/files/uploaded-file.entity.ts';
import { actMutations } from '../modules/workflow/acts/acts.ts';
import type { PerformInput } from '../modules/workflow/perform/step.ts';
import { perform } from '../modules/workflow/perform/perform.ts';
import type { PlayerName, WorkflowWorld } from '../modules/workflow/testing/workflow-world.factory.ts';
import { codeOf, type GraphQLAnswer } from './app.ts';

/** Mutations by the acts they do. */
export const mutationOf = new Map(Object.entries(actMutations).map(([name, { act, on }]) => [act, { name, on }]));

/** Why it was refused; null when it was done. */
type Door = (world: WorkflowWorld, who: PlayerName, id: number, input: PerformInput) => Promise<ErrorCode | null>;

interface Result {
  done: boolean;
  refusalCode: ErrorCode | null;
}

/** Errors that are none of the refusals fail the test. */
function refusalIn(answer: GraphQLAnswer<unknown>): ErrorCode | null {
  const code = codeOf(answer);
  if (code === 'INTERNAL') throw new Error(JSON.stringify(answer));
  return (code ?? null) as ErrorCode | null;
}

async function byMutation(world: WorkflowWorld, who: PlayerName, id: number, act: ActName, input: PerformInput): Promise<ErrorCode | null> {
  const mutation = mutationOf.get(act);
  if (mutation === undefined) return await byPerform(world, who, id, act, input);
  const { name, on } = mutation;
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const answers = on === 'one' ? 'contribution { id state }' : 'results { done refusalCode }';
  const answer = await world.ask<Record<string, { results?: Result[] } | null>>(
    who,
    `mutation Act($input: ${type}!) { ${name}(input: $input) { ${answers} } }`,
    {
      input: {
        ...(on === 'one' ? { contributionId: encodeId('Contribution', id) } : { contributionIds: [encodeId('Contribution', id)] }),
        ...(await brought(world, input)),
      },
    },
  );
  const refusal = refusalIn(answer);
  return refusal ?? answer.data?.[name]?.results?.[0]?.refusalCode ?? null;
}

/** An act's input, as clients name it. */
async function brought(
  world: WorkflowWorld,
  { comment, receiverId, reviewerIds, reviewId, filePaths, colloquiumId, issueId, review }: PerformInput,
) {
  const ids = [...(receiverId === undefined ? [] : [receiverId]), ...(reviewerIds ?? [])];
  const found = ids.length === 0 ? [] : await world.em().find(User, { id: { $in: ids } }, { fields: ['code'] });
  const code = (id: number) => found.find((user) => user.id === id)?.code ?? 'A000000';
  return {
    ...(comment === undefined ? {} : { comment }),
    ...(receiverId === undefined ? {} : { receiverCode: code(receiverId) }),
    // A reason is kept only where there is a conflict of interest.
    ...(reviewerIds === undefined
      ? {}
      : { invitations: reviewerIds.map((id) => ({ code: code(id), conflictReason: 'Nobody else knows the field' })) }),
    ...(filePaths === undefined ? {} : { filePaths }),
    ...(colloquiumId === undefined ? {} : { colloquiumId: encodeId('Colloquium', colloquiumId) }),
    ...(issueId === undefined ? {} : { issueId: encodeId('Issue', issueId) }),
    ...(reviewId === undefined ? {} : { reviewId: encodeId('Review', reviewId) }),
    ...(review === undefined ? {} : reviewInput(review)),
  };
}

const suggestions = Object.keys(ReviewSuggestion);

function reviewInput({ ratings, ethicsAnswers, suggestion, comment, noteToChief }: HandedIn) {
  return { ratings, ethicsAnswers, suggestion: suggestion === null ? null : suggestions[suggestion], comment, noteToChief };
}

async function byPerform(world: WorkflowWorld, who: PlayerName, id: number, act: ActName, input: PerformInput): Promise<ErrorCode | null> {
  const ctx = await world.contextOf(who);
  try {
    await inTransaction(ctx, () => perform(ctx, id, act, input));
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const ask = async (world: WorkflowWorld, who: PlayerName, name: string, type: string, input: object) =>
  refusalIn(await world.ask(who, `mutation Act($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input }));

/** The author's own acts, which have pages of their own. */
const ownDoors: Partial<Record<ActName, Door>> = {
  SUBMIT: async (world, who, id) => {
    const { version } = await world.stored(id);
    return await ask(world, who, 'submitContribution', 'SubmitContributionInput', {
      contributionId: encodeId('Contribution', id),
      version,
    });
  },
  DELETE_DRAFT: async (world, who, id) =>
    await ask(world, who, 'deleteContributionDraft', 'DeleteContributionDraftInput', { contributionId: encodeId('Contribution', id) }),
  AUTHORIZE: async (world, who, id) => {
    const contributionId = encodeId('Contribution', id);
    if ((await world.stored(id)).hasAuthorized) {
      const files = [{ path: await upload(world, who, 'png'), kind: 'PICTURE' }];
      return await ask(world, who, 'submitTransfer', 'SubmitTransferInput', { contributionId, files });
    }
    const agreement = await world.ask<{ node: { transfer: { version: number } | null } | null }>(
      who,
      'query Agreement($id: ID!) { node(id: $id) { ... on Contribution { transfer { version } } } }',
      { id: contributionId },
    );
    const version = agreement.data?.node?.transfer?.version ?? 0;
    return await ask(world, who, 'agreeToTransfer', 'AgreeToTransferInput', { contributionId, hasAgreed: true, version });
  },
  // Those who play know an invitation by its reviewer.
  CLOSE_INVITATION: async (world, who, id, { closing, ...input }) => {
    const review =
      closing &&
      (await world.em().findOne(Review, { contribution: id, reviewer: closing.reviewerId }, { orderBy: { id: 'desc' }, fields: ['id'] }));
    return await byMutation(world, who, id, 'CLOSE_INVITATION', { ...input, ...(review ? { reviewId: review.id } : {}) });
  },
  // The report must be the actor's own upload.
  UPLOAD_CHECK_REPORT: async (world, who, id, input) => {
    const filePaths = input.filePaths === undefined ? {} : { filePaths: [await upload(world, who, 'pdf')] };
    return await byMutation(world, who, id, 'UPLOAD_CHECK_REPORT', { ...input, ...filePaths });
  },
};

/** Acts whose refusals are those of the table and no others. */
export const speaksAsTable = (act: ActName): boolean =>
  ownDoors[act] === undefined || act === 'UPLOAD_CHECK_REPORT' || act === 'CLOSE_INVITATION';

const mimes = { png: 'image/png', pdf: 'application/pdf' } as const;

/** An upload of theirs, as the API keeps it. Answers its path. */
async function upload(world: WorkflowWorld, who: PlayerName, extension: keyof typeof mimes): Promise<string> {
  const em = world.em();
  const own = { storageKey: newStorageKey(), name: `文件.${extension}`, extension, mime: mimes[extension], size: 10 };
  const user = em.getReference(User, world.people[who].id);
  const file = em.create(UploadedFile, { ...own, user, path: newToken(), uploadedAt: world.app.clock.now() });
  await em.flush();
  return file.path;
}

/** Does it, or returns the refusal. */
export async function attempt(
  world: WorkflowWorld,
  who: PlayerName,
  id: number,
  act: ActName,
  input: PerformInput,
): Promise<ErrorCode | null> {
  const own = ownDoors[act];
  return own === undefined ? await byMutation(world, who, id, act, withReview(act, input)) : await own(world, who, id, input);
}
