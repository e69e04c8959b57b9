// Menus hold on the server too (F-079, decision 54): what the domains say of their calls, and how it is asked.
import type { Context } from './context.ts';
import type { MenuDoor } from './graphql/menu-fields.ts';
import { doors } from './modules.ts';

export const menuDoor: MenuDoor<Context> = {
  // Who came by the ticket of a letter has no menu: what a ticket opens is said elsewhere.
  opens: ({ viewer }, screens) =>
    viewer === null || viewer.onlyReview !== null || screens.some((screen) => viewer.allowedPaths.includes(screen)),
  types: ['Query', 'Mutation', 'Subscription', 'Viewer'],
  screens: doors.screens,
  nodes: doors.nodes,
  everyones: doors.everyones,
};
