// A round of reviewers by the rules in words, apart from the product's code: the invited, the reserve behind them, and the effect on the
// manuscript. It is immutable: acts make another.
import { ReviewStatus as Status, type ReviewStatusId } from '../../shared/workflow.ts';

export type Office = 'editor' | 'deputy' | 'chief';
/** The states in which an office may begin a round. */
const officeIn = { 4: 'editor', 21: 'deputy', 11: 'chief' } as const satisfies Record<number, Office>;
type Base = keyof typeof officeIn;

/** Reviewers are numbers. An invitation that is closed is named by its place among all of the manuscript. */
export type RoundAct =
  | { does: 'INVITE'; by: Office; asked: readonly number[]; reserve: readonly number[]; isForLapse: boolean }
  | { does: 'ACCEPT' | 'DECLINE' | 'REVIEW'; by: number }
  | { does: 'WITHDRAW_INVITATION' | 'LAPSE'; by: Office; place: number }
  | { does: 'STOP' | 'SUMMARISE' | 'PASS'; by: Office };

interface Invitation {
  who: number;
  round: number;
  status: ReviewStatusId;
  reason: 'ROUND' | 'OFFICE' | 'LAPSED' | null;
  /** Number of the manuscript's act that sent it. */
  at: number;
}

interface Reserve {
  who: number;
  isForLapse: boolean;
  at: number;
}

export interface RoundModel {
  /** Where the manuscript stands between rounds, and where the one under way began. */
  base: Base;
  isUnderWay: boolean;
  round: number;
  asked: readonly Invitation[];
  /** Reserves not invited yet. */
  reserve: readonly Reserve[];
  acts: number;
}

export const unasked: RoundModel = { base: 4, isUnderWay: false, round: 0, asked: [], reserve: [], acts: 0 };

const isOpen = ({ status }: Invitation) => status === Status.PENDING || status === Status.ACCEPTED;
const current = ({ asked, round }: RoundModel) => asked.filter((one) => one.round === round);
const has = (x: RoundModel, ...statuses: ReviewStatusId[]) => current(x).some(({ status }) => statuses.includes(status));

/** Invited: nobody has answered yes; at work: somebody has, and somebody is waited for; in: nobody is waited for. */
export function stateOf(x: RoundModel): number {
  if (!x.isUnderWay) return x.base;
  if (!has(x, Status.PENDING, Status.ACCEPTED)) return 10;
  return has(x, Status.ACCEPTED, Status.FINISHED) ? 9 : 8;
}

export const inviterOf = ({ base }: RoundModel): Office => officeIn[base];

/** Whether a person can be invited: everyone who is not at work on it and has not reviewed in this round. */
export const isFree = (x: RoundModel, who: number) =>
  !x.asked.some((one) => one.who === who && (isOpen(one) || (x.isUnderWay && one.round === x.round && one.status === Status.FINISHED)));

/** A person asked after they were put on the list is not asked from it again. */
const waits = (x: RoundModel, { who, at }: Reserve) =>
  !current(x).some((one) => one.who === who && (one.at >= at || isOpen(one) || one.status === Status.FINISHED));

const invited = (x: RoundModel, who: number): Invitation => ({ who, round: x.round, status: Status.PENDING, reason: null, at: x.acts });

/** The first who waits is invited; of those for a lapse alone, where it is one. */
function fromReserve(x: RoundModel, isLapse: boolean): RoundModel {
  const next = x.reserve.find((one) => waits(x, one) && (one.isForLapse || !isLapse));
  if (next === undefined) return x;
  return { ...x, asked: [...x.asked, invited(x, next.who)], reserve: x.reserve.filter((one) => one !== next) };
}

const moved = (x: RoundModel, from: Invitation, to: Partial<Invitation>): RoundModel => ({
  ...x,
  asked: x.asked.map((one) => (one === from ? { ...one, ...to } : one)),
});

/** Where nobody is waited for and no review is in, the office has to think again. */
const settled = (x: RoundModel): RoundModel =>
  x.isUnderWay && !has(x, Status.PENDING, Status.ACCEPTED, Status.FINISHED) ? { ...x, isUnderWay: false } : x;

function over(x: RoundModel): RoundModel {
  const asked = x.asked.map((one) => (isOpen(one) ? { ...one, status: Status.CLOSED, reason: 'ROUND' as const } : one));
  return { ...x, asked, reserve: [], isUnderWay: false, base: x.base === 4 ? 21 : x.base };
}

/** The round after the act; null: refused. */
export function play(x: RoundModel, act: RoundAct): RoundModel | null {
  const next = played({ ...x, acts: x.acts + 1 }, act);
  return next === null ? null : settled(next);
}

function played(x: RoundModel, act: RoundAct): RoundModel | null {
  switch (act.does) {
    case 'INVITE':
      return act.by === inviterOf(x) ? invite(x, act) : null;
    case 'ACCEPT':
    case 'DECLINE':
    case 'REVIEW':
      return answer(x, act.does, act.by);
    case 'WITHDRAW_INVITATION':
    case 'LAPSE':
      return act.by === inviterOf(x) ? close(x, act.place, act.does === 'LAPSE') : null;
    case 'STOP':
      if (act.by !== inviterOf(x) || (x.isUnderWay ? has(x, Status.FINISHED) : x.base !== 4)) return null;
      // Without a round, the record of an earlier one stays as it is.
      return x.isUnderWay ? over(x) : { ...x, base: 21 };
    case 'SUMMARISE':
      return x.isUnderWay && has(x, Status.FINISHED) && [inviterOf(x), 'editor'].includes(act.by) ? over(x) : null;
    case 'PASS':
      return !x.isUnderWay && x.base === 21 && act.by === 'deputy' ? { ...x, base: 11 } : null;
  }
}

function invite(before: RoundModel, { asked, reserve, isForLapse }: RoundAct & { does: 'INVITE' }): RoundModel | null {
  if (asked.length === 0 || [...asked, ...reserve].some((who) => !isFree(before, who))) return null;
  const x = before.isUnderWay ? before : { ...before, isUnderWay: true, round: before.round + 1, reserve: [] };
  return {
    ...x,
    asked: [...x.asked, ...asked.map((who) => invited(x, who))],
    reserve: [...x.reserve, ...reserve.map((who) => ({ who, isForLapse, at: x.acts }))],
  };
}

function answer(x: RoundModel, does: 'ACCEPT' | 'DECLINE' | 'REVIEW', who: number): RoundModel | null {
  const own = x.asked.findLast((one) => one.who === who);
  if (own?.status !== (does === 'REVIEW' ? Status.ACCEPTED : Status.PENDING)) return null;
  if (does === 'ACCEPT') return moved(x, own, { status: Status.ACCEPTED });
  if (does === 'REVIEW') return moved(x, own, { status: Status.FINISHED });
  return fromReserve(moved(x, own, { status: Status.DECLINED }), false);
}

function close(x: RoundModel, place: number, isLapse: boolean): RoundModel | null {
  const one = x.asked[place];
  if (one === undefined || !isOpen(one)) return null;
  if (!isLapse) return moved(x, one, { status: Status.CLOSED, reason: 'OFFICE' });
  // An invitation lapses for somebody who waits for that; who has accepted is not let go by it.
  if (one.status !== Status.PENDING || !x.reserve.some((other) => other.isForLapse && waits(x, other))) return null;
  return fromReserve(moved(x, one, { status: Status.CLOSED, reason: 'LAPSED' }), true);
}

/** The state that the database must show. */
export function shown(x: RoundModel): object {
  return {
    state: stateOf(x),
    inviter: x.isUnderWay ? inviterOf(x) : null,
    asked: x.asked.map(({ who, round, status, reason }) => ({ who, round, status, reason })),
    reserve: x.reserve.map(({ who }) => who),
  };
}
