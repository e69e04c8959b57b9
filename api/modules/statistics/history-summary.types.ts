// What the figures of a period say in sum, for the sentence above the statistics of manuscripts.
import { Auth, Int, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'What came, was decided and was published within a period, each by its own day.' })
export class HistoryPeriod extends output({
  from: maybe(String, 'Its first day, YYYY-MM-DD; null: open.'),
  to: maybe(String, 'Its last day; null: open.'),
  submitted: one(Int, 'Submitted or adopted in it.'),
  accepted: one(Int, 'Those that the editor-in-chief accepted in it.'),
  refused: one(Int, 'Rejected or not accepted in it.'),
  deskRejected: one(Int, 'Of these, without reviewers having been asked.'),
  withdrawn: one(Int, 'Taken back by their authors in it.'),
  published: one(Int, 'Those that first appeared in it, singly or with an issue.'),
  publishedSingly: one(Int, 'Of these, by themselves.'),
  medianDaysToEditorComment: maybe(
    Int,
    'Of those submitted in it that have passed the stage, half took no longer to the editor’s comment; null: none has.',
  ),
  medianDaysToPublication: maybe(Int, 'Of those published in it, half took no longer from the acceptance; null: nobody knows of one.'),
  sources: one(Int, 'The rows of journalHistorySources that were submitted in it.'),
  regions: one(Int, 'The provinces of their first authors.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'The figures of a period, and those that they are compared with.' })
export class HistorySummary extends output({
  period: one(() => HistoryPeriod, 'As asked for.'),
  before: maybe(
    () => HistoryPeriod,
    'The same days a year before, no further than today’s. Null: the period is open or longer than a year, so nothing is compared.',
  ),
}) {}
