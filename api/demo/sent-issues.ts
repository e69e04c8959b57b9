// The demo's workbench: an editor-in-chief saves the contents of an issue, and of some journals an issue has gone to the press, which says
// that it has it.
import { Loaders, type Context } from '../context.ts';
import { keepUpload } from '../modules/files/uploaded-file.service.ts';
import { Issue } from '../modules/issues/issue.entity.ts';
import { composition } from '../modules/issues/issue.loader.ts';
import { confirmIssueReceipt, sendIssueToPress } from '../modules/press/press.service.ts';
import { exportIssueContents, saveIssueContents } from '../modules/issues/workbench/workbench.service.ts';
import { as } from './acting.ts';
import type { Cast, Player } from './cast.ts';
import { pdfDocument, type FileShelf } from './files.ts';
import type { Random } from './random.ts';

const REMARK = '封面沿用上一期设计；第一篇的图版请用彩页，其余黑白。校样请寄编辑部。';
const COVER = ['封面与图版说明', '封面沿用上一期设计，更换期号与年份。', '第一篇图版三幅，彩色，铜版纸。'];
const COVER_NAME = '封面与图版说明.pdf';
/** Printed pages of an article. */
const PAGES = [8, 16] as const;

/** Each act reads the writes of the one before. */
export const anew = (ctx: Context): Context => ({
  ...ctx,
  em: ctx.em.fork({ clear: true, keepTransactionContext: true }),
  loaders: new Loaders(),
});

/** Its articles get their pages in the order in which they were compiled, and the contents are written from them. */
export async function saveOrder(
  ctx: Context,
  { cast, chief, issueId, at }: { cast: Cast; chief: Player; issueId: number; at: Date },
  random: Random,
): Promise<void> {
  const own = anew(ctx);
  await as(own, cast, chief, at, async () => {
    const articles = (await composition(own, issueId)).map(({ id }) => ({ contributionId: id, pageCount: random.between(...PAGES) }));
    const { version } = await own.em.findOneOrFail(Issue, issueId);
    own.em.clear();
    own.loaders.clear();
    await saveIssueContents(own, { issueId, articles, firstPage: 1, contents: '', version });
  });
}

/** With a remark and a file of the editor-in-chief's. */
export async function sendToPress(
  ctx: Context,
  { cast, chief, issueId, at }: { cast: Cast; chief: Player; issueId: number; at: Date },
  shelf: FileShelf,
): Promise<void> {
  const { storageKey, ...cover } = shelf.put('pdf', pdfDocument(COVER));
  // The package reads every file of the issue.
  await shelf.done();
  const own = anew(ctx);
  await as(own, cast, chief, at, async () => {
    await exportIssueContents(own, issueId);
    const { path } = await keepUpload(
      own,
      { ...cover, key: storageKey, name: COVER_NAME, contents: ['pdf'], isLocked: false },
      { kind: 'OFFICE_ATTACHMENT' },
    );
    const { version } = await own.em.findOneOrFail(Issue, issueId);
    await sendIssueToPress(own, { issueId, version, remark: REMARK, filePaths: [path] });
  });
}

/** By a publishing editor in whose departments the journal lies. */
export async function confirmReceipt(
  ctx: Context,
  { cast, publisher, issueId, at }: { cast: Cast; publisher: Player; issueId: number; at: Date },
): Promise<void> {
  const own = anew(ctx);
  await as(own, cast, publisher, at, () => confirmIssueReceipt(own, issueId));
}
