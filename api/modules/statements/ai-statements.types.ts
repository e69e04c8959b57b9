// Statements on AI as the office looks into them: rows, filters, figures, and what is done with them.
import { MAX_SAMPLE, type CheckResult } from '../../../shared/forms/statement-check.ts';
import {
  Auth,
  DateTime,
  ID,
  input,
  InputType,
  Int,
  ListSize,
  many,
  maybe,
  namesEnum,
  ObjectType,
  one,
  output,
} from '../../graphql/declare.ts';
import { connectionTypes } from '../../graphql/connection.ts';

/** The journal's offices, and the operations centre. */
export const STATEMENT_CHECKERS = ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF', 'OPERATIONS'] as const;

const CheckResultEnum = namesEnum<CheckResult>('StatementCheckResult', 'What was found of a statement on AI.', {
  IN_ORDER: 'It is in order.',
  QUESTIONS: 'Something is to be asked.',
  BREACH: 'It is against the rules of the journal.',
});

export const AiStatementAnswer = namesEnum('AiStatementAnswer', 'What a statement on AI says.', {
  USED: 'AI was used.',
  NOT_USED: 'It was not.',
  NOT_STATED: 'Nothing was stated, though the journal asked.',
});
export type AiStatementAnswerName = keyof typeof AiStatementAnswer;

export const AiStatementCheck = namesEnum('AiStatementCheck', 'How far a statement on AI has been looked into.', {
  OPEN: 'Neither drawn nor checked.',
  DRAWN: 'Drawn for a sample, and not checked yet.',
  IN_ORDER: 'Checked, and in order.',
  QUESTIONS: 'Checked: something is to be asked.',
  BREACH: 'Checked: against the rules of the journal.',
});
export type AiStatementCheckName = keyof typeof AiStatementCheck;

@Auth({ roles: STATEMENT_CHECKERS })
@ObjectType({ description: 'What the author of a manuscript has stated about AI with one submission.' })
export class AiStatementRow extends output({
  statementId: one(ID, 'For checkStatement; node() finds nothing by it.'),
  contributionId: one(ID, 'The manuscript.'),
  manuscriptNumber: maybe(String, 'What the manuscript is called by.'),
  title: one(String, 'Its title, in the language of the reader where there is one.'),
  colloquiumName: one(String, 'The journal, in the language of the reader.'),
  version: one(Int, 'With which asking it came, from 1.'),
  handedInAt: one(DateTime, 'When it was handed in.'),
  answer: one(() => AiStatementAnswer, 'What it says.'),
  tools: many(String, 'The tools that were used.', ListSize(20, 3)),
  check: one(() => AiStatementCheck, 'How far it has been looked into.'),
  note: one(String, 'What was found, in words.'),
  drawnAt: maybe(DateTime, 'When it was drawn for a sample.'),
  drawnByName: maybe(String, 'Who drew it.'),
  checkedAt: maybe(DateTime, 'When the result was noted.'),
  checkedByName: maybe(String, 'Who noted it.'),
  checkVersion: one(Int, 'For checkStatement; 0: nobody has looked into it.'),
}) {
  id!: number;
}

export const { Connection: AiStatementConnection } = connectionTypes('AiStatementRow', () => AiStatementRow);

@Auth({ roles: STATEMENT_CHECKERS })
@ObjectType({ description: 'How many statements on AI a journal had in a year, and what was found.' })
export class AiStatementFigure extends output({
  colloquiumId: one(ID, 'The journal.'),
  colloquiumName: one(String, 'Its name, in the language of the reader.'),
  year: one(Int, 'In which they were handed in.'),
  asked: one(Int, 'How often it was asked.'),
  stated: one(Int, 'How often something was stated.'),
  used: one(Int, 'How often AI was used.'),
  checked: one(Int, 'How many were checked.'),
  inOrder: one(Int, 'How many of these were in order.'),
  questions: one(Int, 'How many left something to be asked.'),
  breaches: one(Int, 'How many were against the rules.'),
}) {}

@InputType()
export class DrawStatementSampleInput extends input({
  colloquiumId: maybe(ID, 'Only of this journal; left out: of all that the viewer handles.'),
  count: one(Int, `How many, at most ${MAX_SAMPLE}.`),
  since: maybe(String, 'YYYY-MM-DD: only what was handed in from this day on.'),
}) {}

@Auth({ roles: STATEMENT_CHECKERS })
@ObjectType()
export class DrawStatementSamplePayload extends output({
  drawnCount: one(Int, 'How many were drawn: fewer than asked for where no more were open.'),
}) {}

@InputType()
export class CheckStatementInput extends input({
  statementId: one(ID, 'A row of Viewer.aiStatements.'),
  result: one(() => CheckResultEnum, 'What was found.'),
  note: one(String, 'In words, at most 2000 characters; needed unless it is in order.'),
  version: one(Int, 'The `checkVersion` that was read: a save on top of another’s is refused as CONFLICT.'),
}) {}

@Auth({ roles: STATEMENT_CHECKERS })
@ObjectType()
export class CheckStatementPayload extends output({ statementId: one(ID, 'The statement that was checked.') }) {}
