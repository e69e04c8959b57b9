// Saved views of lists.
import { signedIn, type Context } from '../../context.ts';
import { Arg, Auth, Ctx, FieldResolver, Input, ListSize, Logged, Mutation, Resolver, Root } from '../../graphql/declare.ts';
import { decodeId } from '../../graphql/node.ts';
import { MAX_VIEWS } from '../../../shared/limits.ts';
import { Limited } from '../accounts/limits/limited.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { officesOf } from '../colloquiums/colloquium.policy.ts';
import { SavedView } from './saved-view.entity.ts';
import { viewPolicy } from './view.policy.ts';
import { viewsLimits } from './views.doors.ts';
import { deleteView, renameView, saveView, shareView, viewFacts, viewsOf } from './views.service.ts';
import { DeleteViewInput, DeleteViewPayload, RenameViewInput, SaveViewInput, ShareViewInput, ViewPayload } from './views.types.ts';

@Resolver(() => ViewerType)
export class ViewerViewsResolver {
  @ListSize(10 * MAX_VIEWS, 10)
  @FieldResolver(() => [SavedView], {
    nullable: true,
    description: 'The viewer’s saved views, and those that an office of theirs shares, by name.',
  })
  async savedViews(
    @Ctx() ctx: Context,
    @Arg('list', () => String, { nullable: true, description: 'Those of one list.' }) list?: string | null,
  ): Promise<SavedView[]> {
    return await viewsOf(ctx, list ?? null);
  }

  @ListSize(1000, 10)
  @FieldResolver(() => [Colloquium], { nullable: true, description: 'Journals with whose office the viewer may share a view, by number.' })
  async journalsToShareWith(@Ctx() ctx: Context): Promise<Colloquium[]> {
    return await ctx.em.find(Colloquium, { id: { $in: officesOf(signedIn(ctx)) } }, { orderBy: { number: 'asc' } });
  }
}

@Resolver(() => SavedView)
export class SavedViewResolver {
  @FieldResolver(() => Boolean, { description: 'The viewer made it: they name and share it.' })
  viewerCanChange(@Root() view: SavedView, @Ctx() ctx: Context): boolean {
    return viewPolicy.change(signedIn(ctx), viewFacts(view)) === null;
  }

  @FieldResolver(() => Boolean, { description: 'The viewer made it, or is editor-in-chief of the journal that shares it.' })
  viewerCanRemove(@Root() view: SavedView, @Ctx() ctx: Context): boolean {
    return viewPolicy.remove(signedIn(ctx), viewFacts(view)) === null;
  }

  @Auth()
  @Logged({ result: 'view' })
  @Limited(viewsLimits['views:user'])
  @Mutation(
    ViewPayload,
    'Saves filters and order of a list under a name. Errors: INVALID_INPUT at list or name, REQUEST_TOO_LARGE, RATE_LIMITED.',
  )
  async saveView(@Ctx() ctx: Context, @Input(SaveViewInput) asked: SaveViewInput) {
    return { view: await saveView(ctx, asked) };
  }

  @Auth()
  @Logged({ object: 'viewId' })
  @Limited(viewsLimits['views:user'])
  @Mutation(ViewPayload, 'Renames a view of one’s own. Errors: NOT_FOUND, FORBIDDEN, INVALID_INPUT at name, RATE_LIMITED.')
  async renameView(@Ctx() ctx: Context, @Input(RenameViewInput) { viewId, name }: RenameViewInput) {
    return { view: await renameView(ctx, decodeId('SavedView', viewId), name) };
  }

  @Auth()
  @Logged({ object: 'viewId', params: ['colloquiumId'] })
  @Limited(viewsLimits['views:user'])
  @Mutation(
    ViewPayload,
    'Shares a view of one’s own with the office of a journal, or no longer. Errors: NOT_FOUND, FORBIDDEN, RATE_LIMITED.',
  )
  async shareView(@Ctx() ctx: Context, @Input(ShareViewInput) { viewId, colloquiumId }: ShareViewInput) {
    const journal = colloquiumId == null ? null : decodeId('Colloquium', colloquiumId);
    return { view: await shareView(ctx, decodeId('SavedView', viewId), journal) };
  }

  @Auth()
  @Logged({ object: 'viewId' })
  @Limited(viewsLimits['views:user'])
  @Mutation(
    DeleteViewPayload,
    'Removes a view: its maker, or the editor-in-chief of the journal that shares it. Errors: NOT_FOUND, FORBIDDEN, RATE_LIMITED.',
  )
  async deleteView(@Ctx() ctx: Context, @Input(DeleteViewInput) { viewId }: DeleteViewInput) {
    await deleteView(ctx, decodeId('SavedView', viewId));
    return { deletedViewId: viewId };
  }
}
