// Saved views of lists.
import { moves } from '../../account-columns.ts';
import { policiesOf, type Module } from '../../module.ts';
import { SavedView } from './saved-view.entity.ts';
import { viewPolicy } from './view.policy.ts';
import { viewsDoors } from './views.doors.ts';
import { SavedViewResolver, ViewerViewsResolver } from './views.resolver.ts';
import { viewFacts } from './views.service.ts';

export const views: Module = {
  entities: [SavedView],
  accountColumns: { 'saved_view.owner_id': moves },
  resolvers: [ViewerViewsResolver, SavedViewResolver],
  nodes: { SavedView: (ctx, id) => ctx.em.findOne(SavedView, id) },
  policies: policiesOf('savedView', viewPolicy, (_ctx, view: SavedView) => viewFacts(view)),
  doors: viewsDoors,
};
