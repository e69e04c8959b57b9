// Menus hold on the server too (F-079, decision 54): the domains' declarations on their calls, and how they are checked.
import type { Context } from './context.ts';
import type { MenuDoor } from './graphql/menu-fields.ts';
import { doors } from './modules.ts';

export const menuDoor: MenuDoor<Context> = {
  // A viewer with a letter's ticket has no menu: ticket-door.ts says what a ticket opens.
  opens: ({ viewer }, screens) =>
    viewer === null || viewer.onlyReview !== null || screens.some((screen) => viewer.allowedPaths.includes(screen)),
  types: ['Query', 'Mutation', 'Subscription', 'Viewer'],
  screens: doors.screens,
  nodes: doors.nodes,
  everyones: doors.everyones,
};
