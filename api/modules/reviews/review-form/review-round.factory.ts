// A round with two reviewers at work, for tests at the door of the review form.
import type { GraphQLAnswer } from '../../../testing/app.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { WorkflowWorld, type PlayerName } from '../../workflow/testing/workflow-world.factory.ts';
import { Review } from '../review.entity.ts';

const FIELDS = `id version status questionnaire ratings ethicsAnswers suggestion willReviewAgain comment noteToChief draftSavedAt
  files { id name description size downloadUrl }`;

export const ratings = [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1];
export const ethicsAnswers = [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2];
export const filled = {
  ratings,
  ethicsAnswers,
  suggestion: 'MINOR_CHANGES',
  willReviewAgain: false,
  comment: '材料扎实',
  noteToChief: '可用',
};

type Saved = Record<string, { review: Record<string, unknown> | null; version?: number; file?: { id: string } } | null>;
type Own = Record<string, unknown>;

export const pdf = (name = '审稿意见.pdf') => new File(['%PDF-1.7\n%test'], name);
export const problem = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions;

/** The first of them is `reviewer`, whose review this is. */
export class ReviewRound {
  readonly world: WorkflowWorld;
  id = 0;
  reviewId = '';

  private constructor(world: WorkflowWorld) {
    this.world = world;
  }

  static async start(): Promise<ReviewRound> {
    return new ReviewRound(await WorkflowWorld.start());
  }

  /** Begins the review of another manuscript. */
  async begin(): Promise<void> {
    const { world } = this;
    const id = await world.draft();
    await world.act('author', id, 'SUBMIT');
    await world.act('editor', id, 'RECEIVE');
    await world.act('editor', id, 'EDITOR_APPROVE');
    const { reviewer, reviewer2 } = world.people;
    await world.act('editor', id, 'EDITOR_INVITE_REVIEWERS', { reviewerIds: [reviewer.id, reviewer2.id] });
    for (const name of ['reviewer', 'reviewer2'] as const) await world.act(name, id, 'ACCEPT_INVITATION');
    this.id = id;
    this.reviewId = idOf('Review', (await this.stored()).id);
  }

  async stored(name: 'reviewer' | 'reviewer2' = 'reviewer'): Promise<Review> {
    return await this.world.em().findOneOrFail(Review, { contribution: this.id, reviewer: this.world.people[name].id });
  }

  draft(own: Own = {}): Own {
    return { reviewId: this.reviewId, version: 1, questionnaire: 1, ...filled, ...own };
  }

  async save(own: Own = {}, who: PlayerName = 'reviewer') {
    const text = `mutation Save($input: SaveReviewDraftInput!) { saveReviewDraft(input: $input) { version savedAt review { ${FIELDS} } } }`;
    return await this.world.ask<Saved>(who, text, { input: this.draft(own) });
  }

  async submit(own: Own = {}, who: PlayerName = 'reviewer') {
    const text = 'mutation Submit($input: SubmitReviewInput!) { submitReview(input: $input) { contribution { id } } }';
    return await this.world.ask<Saved>(who, text, { input: { contributionId: idOf('Contribution', this.id), ...filled, ...own } });
  }

  async upload(own: Own = {}, file = pdf(), who: PlayerName = 'reviewer') {
    return await this.world.app.request<Saved>(
      'mutation Upload($input: UploadReviewFileInput!) { uploadReviewFile(input: $input) { file { id name description } review { files { id } } } }',
      { input: { reviewId: this.reviewId, file: null, ...own } },
      { token: this.world.tokens[who], files: { 'input.file': file } },
    );
  }

  /** The id of a file that was taken. */
  async uploaded(own: Own = {}, file = pdf()): Promise<string> {
    const answer = await this.upload(own, file);
    const taken = answer.data?.['uploadReviewFile']?.file;
    if (!taken) throw new Error(JSON.stringify(answer));
    return taken.id;
  }

  async remove(fileId: string, who: PlayerName = 'reviewer') {
    const text = 'mutation Remove($input: RemoveReviewFileInput!) { removeReviewFile(input: $input) { review { files { id } } } }';
    return await this.world.ask<Saved>(who, text, { input: { reviewId: this.reviewId, fileId } });
  }

  /** The review as one person reads it; null when they may not know of it. */
  async read(who: PlayerName): Promise<Own | null> {
    const text = `query Read($id: ID!) { node(id: $id) { ... on Review { ${FIELDS} } } }`;
    return (await this.world.ask<{ node: Own | null }>(who, text, { id: this.reviewId })).data?.node ?? null;
  }
}
