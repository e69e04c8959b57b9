// What of the viewer's work is theirs today, in one role.
import {
  Auth,
  DateTime,
  ID,
  input,
  InputType,
  Int,
  many,
  maybe,
  namesEnum,
  ObjectType,
  one,
  output,
  guarded,
  ListSize,
} from '../../graphql/declare.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { LATE_FIRST, MOST_REASON, MOST_TODAY } from '../../../shared/today.ts';

const TodayGroup = namesEnum('TodayGroup', 'Why something is among the work of today, the most urgent first.', {
  OVERDUE: 'It waits for the viewer, and its day has gone by.',
  TODAY: 'It waits for the viewer, and is due today.',
  NEW: 'A submission or an invitation that nobody has taken up yet.',
  REVIEWERS_ANSWERED: 'Reviews have come in that the viewer may summarise.',
  THIS_WEEK: 'It waits for the viewer, and is due within seven days.',
  LATER: 'It waits for the viewer, and is due later or on no day.',
  WAITING_FOR_OTHERS: 'The viewer looks after it, and somebody else has to act.',
  PUT_OFF: 'The viewer has put it off to a later day.',
} satisfies Record<(typeof LATE_FIRST)[number], string>);

@Auth()
@ObjectType({ description: 'A day until which the viewer has put a manuscript off; nobody else knows of it.' })
class TodayPutOff extends output({
  until: one(String, 'YYYY-MM-DD in Asia/Shanghai: the day on which it is there again.'),
  reason: maybe(String, 'What the viewer noted for themselves.'),
}) {}

@Auth()
@ObjectType({ description: 'One piece of today’s work.' })
export class TodayItem extends output({
  id: one(ID, 'For this answer; names nothing that node() would find.'),
  group: one(() => TodayGroup, 'Why it is here.'),
  dueOn: maybe(
    String,
    'YYYY-MM-DD in Asia/Shanghai: by when the viewer has to act; null: no day is set, or it is not the viewer’s to know.',
  ),
  since: maybe(DateTime, 'Since when it has been where it is; null for authors.'),
  lateReviewers: maybe(Int, 'How many reviewers have let their day go by; null for readers who may not know them.'),
  contribution: guarded(() => Contribution, 'The manuscript.'),
  review: maybe(() => Review, 'The viewer’s invitation to review it, where that is what waits.'),
  putOff: maybe(() => TodayPutOff, 'Null: it was not put off.'),
}) {}

@Auth()
@ObjectType({ description: 'How many pieces of work a group has, more than are listed included.' })
class TodayCount extends output({ group: one(() => TodayGroup, 'Which one.'), count: one(Int, 'All of them.') }) {}

@Auth()
@ObjectType({ description: 'What is the viewer’s work today, in the role of the request.' })
export class Today extends output({
  items: many(() => TodayItem, `The most urgent first, at most ${MOST_TODAY}.`, ListSize(MOST_TODAY)),
  counts: many(() => TodayCount, 'Groups with something in them.', ListSize(LATE_FIRST.length)),
}) {}

@Auth()
@ObjectType({ description: 'A manuscript that the viewer has put off.' })
export class OwnPutOff extends output({
  until: one(String, 'YYYY-MM-DD in Asia/Shanghai.'),
  reason: maybe(String, 'What the viewer noted for themselves.'),
  contribution: maybe(() => Contribution, 'Null in a role in which the viewer may not read it.'),
}) {}

@InputType({ description: 'A manuscript is put off to a later day.' })
export class PutOffContributionInput extends input({
  contributionId: one(ID, 'Which one.'),
  until: one(String, 'YYYY-MM-DD in Asia/Shanghai: the day on which it is there again; tomorrow at the earliest, within a year.'),
  reason: maybe(String, `A word for oneself, at most ${MOST_REASON} characters.`),
}) {}

@InputType({ description: 'A manuscript is no longer put off.' })
export class TakeUpContributionInput extends input({ contributionId: one(ID, 'Which one.') }) {}

@Auth()
@ObjectType()
export class PutOffContributionPayload extends output({ viewer: guarded(() => ViewerType) }) {}

@Auth()
@ObjectType()
export class TakeUpContributionPayload extends output({ viewer: guarded(() => ViewerType) }) {}
