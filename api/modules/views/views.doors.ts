// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, limits, type Doors } from '../../doors.ts';

export const viewsLimits = limits({
  /** Saving, naming, sharing and removing views of lists. */
  'views:user': { points: 300, seconds: 3600 },
});

export const viewsDoors: Doors = {
  limits: viewsLimits,
  everyones: {
    ...because(
      'every list has saved views, in whatever role; whose each is the policy asks',
      'SavedView',
      'Viewer.savedViews',
      'Viewer.journalsToShareWith',
      'Mutation.saveView',
      'Mutation.renameView',
      'Mutation.shareView',
      'Mutation.deleteView',
    ),
  },
  publicTypes: {
    ViewPayload: 'answers a mutation on one’s own views, whose view has its policy',
    DeleteViewPayload: 'answers a mutation on a view with its id',
  },
  policyTypes: { SavedView: 'a view is its maker’s, or an office’s that shares it' },
  openFields: { SavedView: [{ fields: ['*'], reason: 'who may know of a view reads all of it; it holds filters, never results' }] },
};
