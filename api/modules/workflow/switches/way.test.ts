// The way of a manuscript, read from the workflow table, under each position of the four switches.
import { describe, expect, it } from 'vitest';
import { RoleKind } from '../../../../shared/roles.ts';
import { configurations } from '../testing/workflow.factory.ts';
import { openStates } from '../table/table.ts';
import { everySwitchOn, isAffected, wayFrom, wayOfNew, type Place, type Switches } from './way.ts';

const off: Switches = { checksPlagiarism: false, invitesReviewers: false, deputyReviews: false, chiefPreAccepts: false };
const statesOf = (switches: Switches) => wayOfNew(switches).map(({ state }) => state);
const at = (state: Place['state'], own: Partial<Place> = {}): Place => ({
  state,
  heldBy: null,
  returnedFrom: null,
  invitedFrom: null,
  returnsToOriginalEditor: false,
  ...own,
});

describe('the way of a new submission', () => {
  it('takes every step with all switches on, the fewest with all off (F-011)', () => {
    expect(statesOf(everySwitchOn)).toEqual([1, 2, 3, 4, 8, 9, 10, 21, 11, 12, 13, 14, 15]);
    expect(statesOf(off)).toEqual([1, 3, 13, 14, 15]);
  });

  it.each<[keyof Switches, number[]]>([
    ['checksPlagiarism', [2]],
    ['invitesReviewers', [4, 8, 9, 10]],
    ['deputyReviews', [21]],
    ['chiefPreAccepts', [11, 12]],
  ])('has the steps of %s where it is on, and no others', (name, states) => {
    expect(statesOf({ ...off, [name]: true }).filter((state) => !statesOf(off).includes(state))).toEqual(states);
    expect(statesOf(everySwitchOn).filter((state) => !statesOf({ ...everySwitchOn, [name]: false }).includes(state))).toEqual(states);
  });

  it('says who leads on from each, with all offices held', () => {
    const chiefs = [RoleKind.EXECUTIVE_EDITOR, RoleKind.EDITOR_IN_CHIEF];
    expect(wayOfNew(everySwitchOn).map(({ by }) => by)).toEqual([
      [RoleKind.EDITOR],
      [RoleKind.EDITOR],
      [RoleKind.EDITOR],
      [RoleKind.EDITOR],
      [RoleKind.REVIEWER],
      [RoleKind.REVIEWER],
      [RoleKind.EDITOR],
      [RoleKind.ASSOCIATE_EDITOR_IN_CHIEF],
      chiefs,
      [RoleKind.PUBLISHING_EDITOR],
      chiefs,
      [RoleKind.AUTHOR],
      [],
    ]);
  });

  it('keeps its order under every configuration, and ends in acceptance', () => {
    const whole = statesOf(everySwitchOn);
    for (const switches of configurations()) {
      const way = statesOf(switches);
      expect(way).toEqual(whole.filter((state) => way.includes(state)));
      expect(way.at(-1)).toBe(15);
    }
  });
});

describe('a manuscript under way', () => {
  const held: readonly Place[] = openStates.flatMap((state) => {
    if (state === 7)
      return [
        at(7, { heldBy: 'editor', returnedFrom: 3 }),
        at(7, { heldBy: 'deputy', returnedFrom: 21 }),
        at(7, { heldBy: 'chief', returnedFrom: 11 }),
        at(7, { heldBy: 'chief', returnedFrom: 13 }),
      ];
    if (state === 6) return [at(6, { returnedFrom: 11 }), at(6, { returnedFrom: 13 })];
    if (state >= 8 && state <= 10) return [at(state, { invitedFrom: 4 }), at(state, { invitedFrom: 21 }), at(state, { invitedFrom: 11 })];
    return [at(state)];
  });

  it('is stranded by no change: from every state the way leads on to acceptance, and something can be done (D2-61)', () => {
    for (const place of held)
      for (const switches of configurations()) {
        const way = wayFrom(place, switches);
        expect(way.at(-1)?.state, JSON.stringify({ place, switches })).toBe(15);
        for (const stop of way.slice(0, -1)) expect(stop.open.length, JSON.stringify({ place, stop })).toBeGreaterThan(0);
      }
  });

  it('is affected where its way or what can be done on it changes, and only there', () => {
    const without = (name: keyof Switches): Switches => ({ ...everySwitchOn, [name]: false });
    const affected = (name: keyof Switches) =>
      [...new Set(held.filter((place) => isAffected(place, everySwitchOn, without(name))).map(({ state }) => state))].sort((a, b) => a - b);
    // The check is behind those that an editor reviews, but nobody begins it again in one that is being checked.
    expect(affected('checksPlagiarism')).toEqual([1, 2]);
    expect(affected('chiefPreAccepts')).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 21, 22]);
    expect(affected('deputyReviews')).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10]);
    for (const place of held) expect(isAffected(place, everySwitchOn, everySwitchOn)).toBe(false);
  });
});
