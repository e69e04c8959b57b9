// Colloquiums as authors and staff see them: name, subject, columns, review type.
import { sql } from 'kysely';
import { wordsIn } from '../../../shared/messages.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { reviewTypeRules } from '../../../shared/workflow-rules.ts';
import { ReviewType } from '../../../shared/workflow.ts';
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import {
  Arg,
  Args,
  Auth,
  Ctx,
  DateTime,
  describedEnum,
  FieldResolver,
  ID,
  ListSize,
  Query,
  Resolver,
  Root,
} from '../../graphql/declare.ts';
import { MAX_ROWS } from '../../../shared/forms/colloquium.ts';
import { ForwardPageArgs, pageOf, type Connection } from '../../graphql/connection.ts';
import { decodeId } from '../../graphql/node.ts';
import { Person } from '../accounts/viewer/accounts.types.ts';
import { AuthorInvitation } from '../author-invitations/author-invitation.entity.ts';
import { ColloquiumColumn } from './colloquium-column.entity.ts';
import { Colloquium } from './colloquium.entity.ts';
import { editorsOf } from './colloquium.loader.ts';
import { inScopeOfViewer, knownTo } from '../organization/data-scope.ts';
import { ColloquiumConnection } from './colloquium.types.ts';
import { BY_NUMBER, byLastUse, hasWord, lastUsedAt } from './journal-choice.ts';
import { receivingNow } from './receiving.ts';

describedEnum(ReviewType, 'ReviewType', 'Who may know whom while a manuscript is reviewed.', reviewTypeRules);

/** Colloquiums (of the asked ones) that specially invited the viewer, who has not submitted with it yet. */
const specialInvitations = defineLoader(async (ctx, ids: readonly number[]) => {
  const invitee = ctx.viewer?.hasConfirmedAddress ? ctx.viewer.userId : 0;
  const found = await ctx.em.find(AuthorInvitation, { user: invitee, colloquium: { $in: [...ids] }, usedAt: null });
  const invited = new Set(found.map((invitation) => invitation.colloquium.id));
  return ids.map((id) => invited.has(id));
});

@Resolver(() => Colloquium)
export class ColloquiumResolver {
  @Auth()
  @Query(() => ColloquiumConnection, {
    nullable: true,
    description:
      'Colloquiums of a subject: to an author the active ones, of conferences those in their period, among which a manuscript is begun; to the house’s staff those of their departments; to every other role all of them.',
  })
  async colloquiums(
    @Ctx() ctx: Context,
    @Args(() => ForwardPageArgs) args: ForwardPageArgs,
    @Arg('subjectId', () => ID, { nullable: true, description: 'Entry of the dictionary SUBJECT; left out: of every subject.' })
    subjectId?: string,
    @Arg('search', () => String, { nullable: true, description: 'Words that its names, number, subject or columns have, all of them.' })
    search?: string | null,
    @Arg('lastUsedFirst', () => Boolean, {
      nullable: true,
      description: 'Those for which the viewer has begun a manuscript come first, the last one leading. Else by number.',
    })
    lastUsedFirst?: boolean | null,
  ): Promise<Connection<Colloquium>> {
    let rows = query(ctx.em).selectFrom('colloquium');
    // Other roles search publications too (D13-098).
    const viewer = signedIn(ctx);
    if (viewer.kind === RoleKind.AUTHOR) rows = rows.where('colloquium.is_active', '=', true).where(receivingNow(ctx));
    if (knownTo(viewer)) rows = rows.where(inScopeOfViewer(viewer, sql.ref('colloquium.id')));
    if (subjectId) rows = rows.where('colloquium.subject_id', '=', decodeId('DictionaryEntry', subjectId));
    for (const word of (search ?? '').split(/\s+/).filter(Boolean)) rows = rows.where(hasWord(word));
    return await pageOf(args, {
      db: query(ctx.em),
      query: rows,
      id: sql.ref('colloquium.id'),
      ordering: lastUsedFirst ? byLastUse(viewer.userId) : BY_NUMBER,
      load: (found) => ctx.em.find(Colloquium, { id: { $in: found.map(({ id }) => id) } }),
    });
  }

  @FieldResolver(() => String, {
    description: 'The name of the periodical or conference in the reader’s language; in Chinese where it has no English one.',
  })
  name(@Root() colloquium: Colloquium, @Ctx() ctx: Context): string {
    return wordsIn(ctx.language, colloquium.name, colloquium.nameEn);
  }

  @ListSize(MAX_ROWS, 10)
  @FieldResolver(() => [ColloquiumColumn], { description: 'The columns that authors choose among, in their order.' })
  async columns(@Root() colloquium: Colloquium): Promise<ColloquiumColumn[]> {
    return await colloquium.columns.loadItems();
  }

  @Auth({ policy: 'colloquium.viewEditors' })
  @ListSize(MAX_ROWS, 10)
  @FieldResolver(() => [Person], { nullable: true, description: 'Its editors, in their order: whom a submission can be assigned to.' })
  async editors(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<Person[]> {
    return await ctx.loaders.of(ctx, editorsOf).load(colloquium.id);
  }

  @FieldResolver(() => DateTime, { nullable: true, description: 'When the viewer last began a manuscript for it; null: never.' })
  async viewerLastUsedAt(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<Date | null> {
    return await ctx.loaders.of(ctx, lastUsedAt).load(colloquium.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer has been specially invited to submit here.' })
  async viewerHasSpecialInvitation(@Root() colloquium: Colloquium, @Ctx() ctx: Context): Promise<boolean> {
    return await ctx.loaders.of(ctx, specialInvitations).load(colloquium.id);
  }
}
