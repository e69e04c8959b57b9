// How the copy of a file stands, and news of it.
import { isEndState } from '../../../shared/workflow.ts';
import { messageText } from '../../../shared/messages.ts';
import type { Context, DomainEvent } from '../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from '../../graphql/declare.ts';
import { beginningWith } from '../../graphql/events.ts';
import { decodeId } from '../../graphql/node.ts';
import { NotTold } from '../../graphql/subscription-events.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import { copyReaderOf } from '../contributions/files/file-copy.ts';
import { copyStateOf } from '../files/cleaning/cleaned-copy.ts';
import { mayKnowUploader } from '../contributions/files/file-uploader.ts';
import { openTo } from '../contributions/files/viewer-files.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { filesIn, reviewFilesIn } from '../contributions/manuscript/contribution.loader.ts';
import { FileCopiesChanged, FileCopy } from './file-copy.types.ts';

@Resolver(() => ContributionFile)
export class FileCopyResolver {
  @FieldResolver(() => FileCopy, {
    nullable: true,
    description: 'The copy for readers who may not know whose it is. Null where there are none, or nobody waits for it any more.',
  })
  async copy(@Root() file: ContributionFile, @Ctx() ctx: Context): Promise<FileCopy | null> {
    const contribution = await file.contribution.loadOrFail();
    await file.event?.load();
    const { reviewType } = await contribution.colloquium.loadOrFail();
    const [reader, state] = [copyReaderOf(file, reviewType), copyStateOf(file)];
    if (reader === null) return null;
    if (state === 'MAKING' && (!file.isCurrent || isEndState(contribution.state))) return null;
    const isForViewer = !(await mayKnowUploader(ctx, file));
    // Readers who do not get the file itself learn nothing of its faults.
    const failure = state === 'FAILED' && !isForViewer ? (file.copyFailure ?? null) : null;
    return { state, reader, isForViewer, failure, reason: failure && messageText(ctx.language, `fileCopy.failure.${failure}`) };
  }
}

type Changed = Extract<DomainEvent, { type: 'fileCopiesChanged' }>;

@Resolver()
export class FileCopiesChangedResolver {
  @Auth()
  @Subscription(() => FileCopiesChanged, {
    nullable: true,
    description: 'How the copies of a manuscript’s files stand: at once, and whenever it is known of one.',
    subscribe: ({ context, args }: { context: Context; args: { contributionId: string } }) => {
      const contributionId = decodeId('Contribution', args.contributionId);
      const news = context.pubsub.subscribe('fileCopiesChanged', (event) => event.contributionId === contributionId);
      // One may have been made between a page and its subscription.
      return beginningWith<Changed>({ type: 'fileCopiesChanged', contributionId }, news);
    },
  })
  async fileCopiesChanged(
    @Root() { contributionId }: Changed,
    @Ctx() ctx: Context,
    @Arg('contributionId', () => ID, { description: 'The manuscript whose files are meant.' }) _id: string,
  ): Promise<FileCopiesChanged> {
    const contribution = await ctx.em.findOne(Contribution, contributionId);
    if (!contribution) throw new NotTold();
    const files = await openTo(ctx, [...(await filesIn(ctx, contribution)), ...(await reviewFilesIn(ctx, contribution))]);
    if (files.length === 0) throw new NotTold();
    return { files };
  }
}
