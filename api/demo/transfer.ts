// What people of the demo sign and attach. Authors agree to the transfer as the screens do it: with the text that they agree to.
import { FileKind } from '../../shared/limits.ts';
import type { Clock, Context } from '../context.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { ContributionFile } from '../modules/contributions/files/contribution-file.entity.ts';
import { PublisherTextKind } from '../modules/publisher/publisher-text.entity.ts';
import { textForReader } from '../modules/publisher/publisher.service.ts';
import { agreeToTransfer } from '../modules/rights/transfer.service.ts';
import { type FileShelf, pdfDocument, whitePixel } from './files.ts';
import type { Act, Situation } from './office.ts';

export async function agree(ctx: Context, contributionId: number): Promise<void> {
  const { version } = await textForReader(ctx, PublisherTextKind.TRANSFER_AGREEMENT);
  await agreeToTransfer(ctx, { contributionId, hasAgreed: true, version });
}

/** Its number, once it is attached. */
export async function bring(
  ctx: Context,
  { contribution }: Pick<Situation, 'contribution'>,
  { brings, player }: Pick<Act, 'brings' | 'player'>,
  clock: Clock,
  shelf: FileShelf,
): Promise<number> {
  const number = contribution.manuscriptNumber ?? '';
  const what =
    brings === 'report'
      ? {
          kind: FileKind.REPORT,
          name: `${number} 检测报告.pdf`,
          ...shelf.put(
            'pdf',
            pdfDocument([`Similarity report for ${number}`, 'Overall similarity below 8 per cent. Quotations are marked.']),
          ),
        }
      : { kind: FileKind.PICTURE, name: `${number} 版权转让协议.png`, ...shelf.put('png', whitePixel) };
  const file = ctx.em.create(ContributionFile, {
    contribution,
    ...what,
    uploadedBy: ctx.em.getReference(User, player.person.id),
    uploadedAt: clock.now(),
  });
  await ctx.em.flush();
  return file.id;
}
