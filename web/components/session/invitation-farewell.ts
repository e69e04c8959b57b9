// To the page of a letter once its session is over, with the message to show then. The page is reloaded: nothing read stays in memory.
import { INVITATION } from '../../relay/token.ts';

const FAREWELLS = ['declined', 'left'] as const;
type Farewell = (typeof FAREWELLS)[number];

export function goToInvitation(farewell?: Farewell): void {
  location.assign(farewell === undefined ? INVITATION : `${INVITATION}?${new URLSearchParams({ done: farewell })}`);
}

/** Null: nothing is over. */
export function farewellIn(search: URLSearchParams): Farewell | null {
  return FAREWELLS.find((farewell) => farewell === search.get('done')) ?? null;
}
