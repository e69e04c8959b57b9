// The templates of a journal: read, saved, looked at before they are used.
import { LockMode } from '@mikro-orm/core';
import { snippetsRules, type Snippet } from '../../../shared/forms/snippets.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { checkVersion, notFound, parseInput, refused } from '../../errors.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { isInScope } from '../colloquiums/colloquium.loader.ts';
import { checkedTexts } from './letter-text.ts';
import { LetterTemplates } from './letter-templates.entity.ts';
import { letterTemplatesPolicy, type JournalFacts } from './letters.policy.ts';
import { LetterTemplatesType } from './letters.types.ts';

const templateFields = {
  inviteAuthor: 'INVITE_AUTHOR',
  inviteReviewer: 'INVITE_REVIEWER',
  returnHead: 'RETURN_HEAD',
  returnTail: 'RETURN_TAIL',
} as const;
export type TemplateField = keyof typeof templateFields;
type TemplateTexts = Record<TemplateField, string>;

const NONE: TemplateTexts = { inviteAuthor: '', inviteReviewer: '', returnHead: '', returnTail: '' };

/** As they are kept; all empty where nothing has been saved. */
export const templatesOf = defineLoader(async (ctx, colloquiumIds: readonly number[]): Promise<LetterTemplatesType[]> => {
  const found = await ctx.em.find(LetterTemplates, { colloquium: { $in: [...colloquiumIds] } });
  return colloquiumIds.map((id) => {
    const row = found.find(({ colloquium }) => colloquium.id === id);
    return shown(id, row ?? { ...NONE, snippets: [], version: 0 });
  });
});

function shown(
  id: number,
  {
    inviteAuthor,
    inviteReviewer,
    returnHead,
    returnTail,
    snippets,
    version,
  }: TemplateTexts & { snippets: readonly Snippet[]; version: number },
): LetterTemplatesType {
  // An instance, because node(id) reads its type from it.
  return Object.assign(new LetterTemplatesType(), { id, inviteAuthor, inviteReviewer, returnHead, returnTail, snippets, version });
}

/** How the viewer stands to a journal. */
export async function journalFacts(ctx: Context, { id }: { id: number }): Promise<JournalFacts> {
  return { colloquiumId: id, isInDataScope: signedIn(ctx).kind === RoleKind.OPERATIONS && (await ctx.loaders.of(ctx, isInScope).load(id)) };
}

/** The journal, when the viewer may do this with its letters. Errors: NOT_FOUND, FORBIDDEN. */
export async function journalFor(ctx: Context, colloquiumId: number, act: keyof typeof letterTemplatesPolicy): Promise<Colloquium> {
  const colloquium = await ctx.em.findOne(Colloquium, colloquiumId);
  const refusal = letterTemplatesPolicy[act](signedIn(ctx), await journalFacts(ctx, { id: colloquiumId }));
  if (refusal !== null) throw refused(refusal);
  if (colloquium === null) throw notFound();
  return colloquium;
}

/**
 * Replaces the templates of a journal as a whole, and its short texts where they are given. Errors: NOT_FOUND, FORBIDDEN, CONFLICT;
 * INVALID_INPUT at the fields.
 */
export async function saveTemplates(
  ctx: Context,
  colloquiumId: number,
  version: number,
  { snippets, ...written }: TemplateTexts & { snippets?: readonly Snippet[] | null | undefined },
): Promise<Colloquium> {
  const colloquium = await journalFor(ctx, colloquiumId, 'save');
  const short = snippets ? parseInput(snippetsRules, { snippets: [...snippets] }) : {};
  const texts = await checkedTexts(ctx, colloquiumId, written, templateFields);
  const now = ctx.clock.now();
  // Two first saves meet at this row, and the second is refused.
  await ctx.em.execute('insert into letter_templates (colloquium_id, updated_at, version) values (?, ?, 0) on conflict do nothing', [
    colloquiumId,
    now,
  ]);
  const row = await ctx.em.findOneOrFail(
    LetterTemplates,
    { colloquium: colloquiumId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  checkVersion(row, version);
  Object.assign(row, texts, short, { updatedAt: now });
  await ctx.em.flush();
  ctx.loaders.clear();
  return colloquium;
}
