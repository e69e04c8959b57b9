// The work of all roles of a person in one order: the late first, then as each role's own answer has it.
import { LATE_FIRST, type TodayGroupName } from '../../../shared/today.ts';
import { awaitedKinds, type RoleKindCode } from '../../../shared/roles.ts';
import type { useWorkQuery$data } from './__generated__/useWorkQuery.graphql.ts';

type Today = NonNullable<NonNullable<useWorkQuery$data['viewer']>['today']>;

/** A role record of the person, as the switch shows it. */
export interface HeldRole {
  readonly id: string;
  readonly kind: RoleKindCode;
  readonly number: number;
  readonly name: string;
}

export interface Work {
  /** Names the manuscript, or the invitation, and the role that it is listed for. */
  key: string;
  role: HeldRole;
  item: Today['items'][number];
}

export interface WorkGroup {
  name: TodayGroupName;
  rows: readonly Work[];
  /** All of them, more than are listed included. */
  count: number;
}

/** Kinds that ever have work of their own. */
export const WORKING: readonly RoleKindCode[] = ['AUTHOR', 'REVIEWER', ...awaitedKinds];

/** Groups of what waits for the person themselves. */
export const waits = (group: TodayGroupName): boolean => group !== 'WAITING_FOR_OTHERS' && group !== 'PUT_OFF';

export function workGroups(answers: readonly { role: HeldRole; today: Today }[]): WorkGroup[] {
  const all = answers.flatMap(({ role, today }) => today.items.map((item): Work => ({ key: `${role.id} ${item.id}`, role, item })));
  return LATE_FIRST.map((name) => ({
    name,
    // A stable sort: without days the order of the answers stays.
    rows: all.filter(({ item }) => item.group === name).toSorted((a, b) => dayOf(a).localeCompare(dayOf(b))),
    count: answers.flatMap(({ today }) => today.counts).reduce((sum, one) => sum + (one.group === name ? one.count : 0), 0),
  })).filter(({ count }) => count > 0);
}

/** What has a late reviewer stands first where others have it, whatever the day of the office. */
function dayOf({ item: { dueOn, group, lateReviewers } }: Work): string {
  if (group === 'WAITING_FOR_OTHERS') return lateReviewers ? '0' : '1';
  return dueOn ?? '9999-12-31';
}
