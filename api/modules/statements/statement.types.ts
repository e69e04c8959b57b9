// Statements as the API shows and takes them.
import {
  EMPTY_ANSWER,
  type AiStep,
  type AiUse,
  type Consent,
  MAX_AI_USES,
  type StatementAnswer,
  type StatementChoice,
  type StatementDemand,
  type StatementKind,
  type StatementParty,
} from '../../../shared/forms/statements.ts';
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
  maybeMany,
  namesEnum,
  ObjectType,
  one,
  output,
} from '../../graphql/declare.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { SaveInput } from '../contributions/manuscript/contribution.inputs.ts';

const StatementKindEnum = namesEnum<StatementKind>('StatementKind', 'What a statement is about.', {
  AI_USE: 'Whether AI was used, which tool at which step, how far, and who checked.',
  DATA_AVAILABILITY: 'Where the data are that the text rests on.',
  INTERESTS: 'Conflicts of interest.',
  ETHICS: 'Approval by an ethics board, and the consent of people who took part.',
  FUNDING: 'What those who paid had to do with the work.',
});

const StatementPartyEnum = namesEnum<StatementParty>('StatementParty', 'Who states something.', {
  AUTHOR: 'The author, with each submission.',
  REVIEWER: 'A reviewer, with the review.',
  EDITOR: 'An editor, with a decision that goes to the author.',
});

const StatementDemandEnum = namesEnum<StatementDemand>('StatementDemand', 'How much a journal insists on a statement.', {
  OFF: 'It does not ask.',
  OPTIONAL: 'It asks, and goes on without.',
  REQUIRED: 'Nothing is handed in without it by a client that asks for statements.',
});

const AiStepEnum = namesEnum<AiStep>('AiStep', 'A stage of the work in which AI was used.', {
  IDEAS: 'Ideas and questions.',
  LITERATURE: 'Finding and reading literature.',
  DATA_ANALYSIS: 'Analysis of data.',
  WRITING: 'Writing of the text.',
  LANGUAGE: 'Translation and polishing.',
  FIGURES: 'Figures and tables.',
  CODE: 'Programs.',
  OTHER: 'Something else.',
});

const StatementChoiceEnum = namesEnum<StatementChoice>('StatementChoice', 'What a statement says in one word; each kind has its own.', {
  NOT_USED: 'AI_USE: none was used.',
  USED: 'AI_USE: some was, as `uses` says.',
  PUBLIC: 'DATA_AVAILABILITY: anybody may have the data, at `address`.',
  ON_REQUEST: 'DATA_AVAILABILITY: the authors give them to who asks.',
  RESTRICTED: 'DATA_AVAILABILITY: not to be had, for the reason in `text`.',
  NO_DATA: 'DATA_AVAILABILITY: the text rests on none.',
  NO_INTERESTS: 'INTERESTS: there are no conflicts.',
  DECLARED: 'INTERESTS: those in `text`.',
  NOT_NEEDED: 'ETHICS: the work needs no approval.',
  APPROVED: 'ETHICS: a board has approved it.',
  NOT_FUNDED: 'FUNDING: nobody paid.',
  FUNDED: 'FUNDING: the part of those who paid is in `text`.',
});

const ConsentEnum = namesEnum<Consent>('InformedConsent', 'Whether people who took part have consented.', {
  OBTAINED: 'They have.',
  WAIVED: 'The board did not ask for it.',
  NO_PARTICIPANTS: 'Nobody took part.',
});

const useFields = {
  tool: one(String, 'Which tool, with its version.'),
  step: maybe(() => AiStepEnum, 'At which stage of the work.'),
  extent: one(String, 'How far: what was given in, what was taken over.'),
  checkedBy: one(String, 'Who has checked what came out.'),
};

@Auth()
@ObjectType('AiUse', { description: 'A tool that was used at one step of the work, how far, and who checked.' })
class AiUseType extends output(useFields) {}

@InputType('AiUseInput', { description: 'A tool that was used at one step of the work, half filled or not.' })
class AiUseInput extends input(useFields) {}

const answerFields = {
  choice: maybe(() => StatementChoiceEnum, 'One of those of its kind; null: nothing is stated.'),
  text: one(String, 'What else there is to say, or what the choice asks for.'),
  address: one(String, 'Where the data are.'),
  board: one(String, 'The board that approved.'),
  approvalNumber: one(String, 'Under which the board approved it; empty: not said.'),
  approvedOn: one(String, 'The day of its approval, such as 2026-03-05; empty: not said.'),
  consent: maybe(() => ConsentEnum, 'Of the people who took part.'),
};

@Auth()
@ObjectType('StatedAnswer', { description: 'What was stated. Texts that its choice does not ask for are empty.' })
export class StatedAnswer extends output({
  kind: one(() => StatementKindEnum, 'What it is about.'),
  demand: one(() => StatementDemandEnum, 'How much the journal insists, or did when it was handed in.'),
  ...answerFields,
  uses: many(() => AiUseType, 'The uses of AI.', ListSize(MAX_AI_USES, 3)),
}) {}

@Auth()
@ObjectType({ description: 'A statement that is asked for, as far as it is written.' })
export class AskedStatement extends output({
  stated: one(() => StatedAnswer, 'What is written of it.'),
  guidanceZh: one(String, 'The journal’s own words about it in Chinese; empty: none.'),
  guidanceEn: one(String, 'The same in English.'),
}) {}

@Auth()
@ObjectType('Statement', { description: 'A statement of the authors, as one submission brought it.' })
export class StatementType extends output({
  stated: one(() => StatedAnswer, 'What it says.'),
  version: one(Int, 'With which asking it came, from 1.'),
  handedInAt: one(DateTime, 'When it was handed in.'),
}) {}

@Auth()
@ObjectType({ description: 'What an author is asked to state, and has written so far.' })
export class OwnStatements extends output({
  asked: many(() => AskedStatement, 'What the journal asks for, with what is written, or was stated the last time.', ListSize(5)),
  isConfirmed: one(Boolean, 'The author has said that these hold for the submission that is being written.'),
}) {}

@InputType('StatementInput', { description: 'A statement, complete or not.' })
export class StatementInput extends input({
  kind: one(() => StatementKindEnum, 'Each once.'),
  ...answerFields,
  uses: maybeMany(() => AiUseInput, `The uses of AI, at most ${MAX_AI_USES}.`),
}) {}

@InputType()
export class SaveContributionStatementsInput extends input(
  {
    statements: many(() => StatementInput, 'Those that are asked for; one that is left out stays as it is.'),
    isConfirmed: one(Boolean, 'These hold for the submission that is being written.'),
  },
  SaveInput,
) {}

export interface GivenStatement {
  kind: StatementKind;
  answer: StatementAnswer;
}

export const givenOf = ({ kind, choice, uses, consent, ...texts }: StatementInput): GivenStatement => ({
  kind,
  answer: {
    ...texts,
    choice: choice ?? '',
    consent: consent ?? '',
    uses: (uses ?? []).map(({ step, ...use }) => ({ ...use, step: step ?? '' })),
  },
});

const shownUse = ({ step, ...use }: AiUse): AiUseType => ({ ...use, step: step === '' ? null : step });

/** As the API answers it. */
export function shownAnswer(kind: StatementKind, demand: StatementDemand, answer: StatementAnswer = EMPTY_ANSWER): StatedAnswer {
  const { choice, consent, uses, ...texts } = answer;
  return {
    kind,
    demand,
    ...texts,
    choice: choice === '' ? null : choice,
    consent: consent === '' ? null : consent,
    uses: uses.map(shownUse),
  };
}

@Auth()
@ObjectType({ description: 'What a journal asks of one party.' })
class StatementRuleType extends output({
  party: one(() => StatementPartyEnum, 'Who is asked.'),
  kind: one(() => StatementKindEnum, 'For what.'),
  demand: one(() => StatementDemandEnum, 'How much the journal insists.'),
  guidanceZh: one(String, 'The journal’s own words about it in Chinese; empty: none.'),
  guidanceEn: one(String, 'The same in English.'),
}) {}

@Auth()
@ObjectType('StatementPolicy', { description: 'What statements a journal asks for.' })
export class StatementPolicyType extends output({
  rules: many(() => StatementRuleType, 'One for each party and kind that can be asked.', ListSize(8)),
  version: one(Int),
}) {}

@InputType({ description: 'What a journal asks of one party.' })
class StatementRuleInput extends input({
  party: one(() => StatementPartyEnum, 'Who is asked.'),
  kind: one(() => StatementKindEnum, 'For what.'),
  demand: one(() => StatementDemandEnum, 'How much the journal insists.'),
  guidanceZh: one(String, 'At most 1000 characters.'),
  guidanceEn: one(String, 'At most 1000 characters.'),
}) {}

@InputType()
export class SaveStatementPolicyInput extends input({
  colloquiumId: one(ID, 'The journal or conference.'),
  rules: many(() => StatementRuleInput, 'What is left out is not asked for any more.'),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
}) {}

@Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
@ObjectType()
export class SaveStatementPolicyPayload extends output({ colloquium: one(() => Colloquium) }) {}
