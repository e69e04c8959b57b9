// A row of the manuscript statistics: one history of a manuscript at one journal.
import { Auth, describedEnum, Field, ID, Int, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { ContributionState } from '../contributions/manuscript/contribution.enums.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { Region } from '../reference/region.entity.ts';
import { JournalHistoryOutcome } from './journal-history.entity.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

describedEnum(
  JournalHistoryOutcome,
  'JournalHistoryOutcome',
  'How the history of a manuscript at a journal has ended. A reopened refusal is none.',
  {
    ACCEPTED: 'The editor-in-chief has accepted it.',
    NOT_ACCEPTED: 'Not accepted, for want of fitting the journal.',
    REJECTED: 'Rejected by the editor, the deputy or the editor-in-chief.',
    WITHDRAWN: 'The author took it back, also where a refusal had not been told yet.',
  },
);

export type JournalHistoryOutcomeId = (typeof JournalHistoryOutcome)[keyof typeof JournalHistoryOutcome];

const day = (description: string) => Field(() => String, { nullable: true, description: `YYYY-MM-DD in Asia/Shanghai: ${description}` });
const days = (description: string) =>
  Field(() => Int, { nullable: true, description: `Calendar days ${description}; null when a date is missing (D13-124).` });

@Auth({ roles: STATISTICS_READERS })
@ObjectType('JournalHistory', { description: 'The history of a manuscript at one journal, from its submission or adoption there.' })
export class JournalHistoryRow extends output({
  id: one<number>(ID, 'The id of this row, for lists; names nothing that node() would find.'),
  contributionId: one(ID, 'The id of the manuscript, which another journal may have by now.'),
  manuscriptNumber: one(String, 'The journal’s number, the year and four digits.'),
  titleZh: maybe(String, 'In Chinese; null: none.'),
  titleEn: maybe(String, 'In English; null: none.'),
  colloquium: one(() => Colloquium, 'The journal of the history; its subject is that of the row.'),
  articleType: maybe(() => DictionaryEntry),
  firstAuthorName: maybe(
    String,
    'As the manuscript prints it; null for readers who review it blind.',
    Auth({ policy: 'journalHistory.viewAuthors' }),
  ),
  firstAuthorDisplayName: maybe(
    String,
    'The same as readers of the viewer’s language read it (`displayName`).',
    Auth({ policy: 'journalHistory.viewAuthors' }),
  ),
  startedOn: one(String, 'YYYY-MM-DD in Asia/Shanghai: submitted to the journal, or adopted by it.'),
  isAdopted: one(Boolean, 'The journal adopted it from the pool.'),
  outcome: maybe(() => JournalHistoryOutcome, 'Null: it is under way.'),
  isDeskRejection: one(Boolean, 'Refused without reviewers having been asked.'),
  opinion: maybe(String, 'What was said with the outcome.', Auth({ policy: 'journalHistory.viewOpinion' })),
  state: one<number>(() => ContributionState, 'Where it stands; where another journal has adopted it, that it was not accepted here.'),
  isPublishedSingly: one(Boolean, 'Published by itself, ahead of any issue.'),
  firstAuthorRegion: maybe(
    () => Region,
    'The province of the first author: of the profile, else of the address.',
    Auth({ policy: 'journalHistory.viewAuthors' }),
  ),
  correspondingAuthorRegion: maybe(
    () => Region,
    'The province of the corresponding author.',
    Auth({ policy: 'journalHistory.viewAuthors' }),
  ),
}) {
  /** For the policies. */
  knowsAuthors!: boolean;

  @day('the editor’s first opinion.')
  editorCommentOn!: string | null;

  @day('the reviews were summed up.')
  gatheredOn!: string | null;

  @day('the editor-in-chief accepted or refused it.')
  chiefCommentOn!: string | null;

  @day('published singly, else sent to the press.')
  publishedOn!: string | null;

  @days('from the submission to the editor’s comment')
  daysToEditorComment!: number | null;

  @days('from the editor’s comment to the gathering of the reviews')
  daysToGathering!: number | null;

  @days('from the gathering to the editor-in-chief’s comment')
  daysToChiefComment!: number | null;

  @days('from the editor-in-chief’s comment to the publication')
  daysToPublication!: number | null;

  @day('of the outcome.')
  decidedOn!: string | null;
}

export const { Connection: JournalHistoryConnection } = connectionTypes('JournalHistory', () => JournalHistoryRow);
