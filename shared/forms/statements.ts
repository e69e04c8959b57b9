// What authors, reviewers and editors state beside a text: the one list of kinds, of whom a journal may ask which, and of what each answer
// needs (B-110). Messages are keys of the catalogue.
import { readDay } from '../day.ts';
import { each } from './field-list.ts';
import { atMost, shortText } from './text-rules.ts';
import { tidied } from './tidied.ts';
import { z } from './zod.ts';

export const STATEMENT_KINDS = ['AI_USE', 'DATA_AVAILABILITY', 'INTERESTS', 'ETHICS', 'FUNDING'] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Who states something. */
export const STATEMENT_PARTIES = ['AUTHOR', 'REVIEWER', 'EDITOR'] as const;
export type StatementParty = (typeof STATEMENT_PARTIES)[number];

/** The kinds that each party can be asked for, in the order in which they are asked. */
export const KINDS_OF_PARTY = { AUTHOR: STATEMENT_KINDS, REVIEWER: ['AI_USE', 'INTERESTS'], EDITOR: ['AI_USE'] } as const satisfies Record<
  StatementParty,
  readonly StatementKind[]
>;

/** Whether a journal asks for a statement: not at all, without insisting, or so that nothing is handed in without it. */
export const STATEMENT_DEMANDS = ['OFF', 'OPTIONAL', 'REQUIRED'] as const;
export type StatementDemand = (typeof STATEMENT_DEMANDS)[number];

/** Stages of the work in which AI was used. */
export const AI_STEPS = ['IDEAS', 'LITERATURE', 'DATA_ANALYSIS', 'WRITING', 'LANGUAGE', 'FIGURES', 'CODE', 'OTHER'] as const;
export type AiStep = (typeof AI_STEPS)[number];

/** Of people who took part in a study: their consent was had, or the board waived it, or there were none. */
export const CONSENTS = ['OBTAINED', 'WAIVED', 'NO_PARTICIPANTS'] as const;
export type Consent = (typeof CONSENTS)[number];

/** One use of a tool. Empty: not said yet. */
export interface AiUse {
  tool: string;
  step: AiStep | '';
  /** How far it went: what was given in, what was taken over. */
  extent: string;
  /** Who has checked what came out. */
  checkedBy: string;
}

export const EMPTY_USE: AiUse = { tool: '', step: '', extent: '', checkedBy: '' };

/** Each kind’s choices, and the fields that each choice needs; `(field)` may stay empty. The order is that of the form. */
const CHOICES = {
  AI_USE: { NOT_USED: [], USED: ['uses', '(text)'] },
  DATA_AVAILABILITY: { PUBLIC: ['address', '(text)'], ON_REQUEST: ['(text)'], RESTRICTED: ['text'], NO_DATA: ['(text)'] },
  INTERESTS: { NO_INTERESTS: [], DECLARED: ['text'] },
  ETHICS: { NOT_NEEDED: ['(text)'], APPROVED: ['board', 'approvalNumber', '(approvedOn)', 'consent', '(text)'] },
  FUNDING: { NOT_FUNDED: [], FUNDED: ['text'] },
} as const satisfies Record<StatementKind, Record<string, readonly (AnswerField | `(${AnswerField})`)[]>>;
type ChoiceOf<Kind> = Kind extends StatementKind ? keyof (typeof CHOICES)[Kind] & string : never;
export type StatementChoice = ChoiceOf<StatementKind>;

/** What a statement says. Fields that its choice does not ask for are empty. */
export interface StatementAnswer {
  /** Empty: nothing is stated. */
  choice: StatementChoice | '';
  uses: AiUse[];
  text: string;
  /** Where data are: an address, a DOI. */
  address: string;
  board: string;
  approvalNumber: string;
  /** 2026-03-05. */
  approvedOn: string;
  consent: Consent | '';
}
type AnswerField = Exclude<keyof StatementAnswer, 'choice'>;

export const EMPTY_ANSWER: StatementAnswer = {
  choice: '',
  uses: [],
  text: '',
  address: '',
  board: '',
  approvalNumber: '',
  approvedOn: '',
  consent: '',
};

export const MAX_AI_USES = 20;
export const MAX_STATEMENT_LENGTH = 2000;

const statementText = z.string().overwrite(tidied).refine(atMost(MAX_STATEMENT_LENGTH), 'form.tooLong2000');
const day = z
  .string()
  .overwrite(tidied)
  .refine((text) => text === '' || readDay(text) === text, 'form.dayUnreadable');
/** One of the names, or nothing. */
const oneOf = <Name extends string>(names: readonly Name[]) => z.enum(['', ...names], 'form.choiceUnknown');

const useRule = z.object({ tool: shortText, step: oneOf(AI_STEPS), extent: statementText, checkedBy: shortText }) satisfies z.ZodType<
  AiUse,
  AiUse
>;

export const choicesOf = (kind: StatementKind): readonly StatementChoice[] => Object.keys(CHOICES[kind]) as StatementChoice[];

/** An answer as it may be saved, complete or not. Uses that nobody has begun do not count. */
export const answerRule = z.object({
  choice: oneOf(STATEMENT_KINDS.flatMap((kind) => choicesOf(kind))),
  uses: z
    .array(useRule)
    .max(MAX_AI_USES, 'form.tooManyAiUses')
    .transform((uses) => uses.filter((use) => !isEmptyUse(use))),
  text: statementText,
  address: shortText,
  board: shortText,
  approvalNumber: shortText,
  approvedOn: day,
  consent: oneOf(CONSENTS),
});

const isEmptyUse = (use: AiUse): boolean => Object.values(use).every((value) => value.trim() === '');

interface AskedField {
  field: AnswerField;
  isRequired: boolean;
}

/** The fields that a choice asks for, in the order of the form; none for a choice of another kind. */
export function fieldsOf(kind: StatementKind, choice: string): AskedField[] {
  const ofKind: Readonly<Record<string, readonly string[]>> = CHOICES[kind];
  return (Object.hasOwn(ofKind, choice) ? (ofKind[choice] ?? []) : []).map((name) => ({
    // The list names fields, those that may stay empty in brackets.
    field: name.replaceAll(/[()]/g, '') as AnswerField,
    isRequired: !name.startsWith('('),
  }));
}

/** The answer as it is kept: of the kind, and nothing in fields that its choice does not ask for. */
export function keptAnswer(kind: StatementKind, answer: StatementAnswer): StatementAnswer {
  const { choice } = answer;
  if (choice === '' || !choicesOf(kind).includes(choice)) return EMPTY_ANSWER;
  const asked = fieldsOf(kind, choice).map(({ field }) => field);
  return Object.assign({ ...EMPTY_ANSWER, choice }, ...asked.map((field) => ({ [field]: answer[field] }))) as StatementAnswer;
}

/** What an answer lacks, by its path in it; empty: it is complete. */
export function missingIn(kind: StatementKind, answer: StatementAnswer): string[] {
  if (answer.choice === '' || !choicesOf(kind).includes(answer.choice)) return ['choice'];
  return fieldsOf(kind, answer.choice).flatMap(({ field, isRequired }) => {
    if (!isRequired) return [];
    if (field !== 'uses') return answer[field].trim() === '' ? [field] : [];
    const uses = answer.uses.filter((use) => !isEmptyUse(use));
    if (uses.length === 0) return ['uses.0.tool'];
    return uses.flatMap((use, index) =>
      (['tool', 'step', 'extent', 'checkedBy'] as const).filter((name) => use[name].trim() === '').map((name) => `uses.${index}.${name}`),
    );
  });
}

/** What keeps an answer from being handed in: a required one, or one that was begun, is complete. */
export function lacksOf(kind: StatementKind, demand: StatementDemand, answer: StatementAnswer): string[] {
  if (demand === 'OFF' || (demand === 'OPTIONAL' && answer.choice === '')) return [];
  return missingIn(kind, answer);
}

/** A statement in a form: the answer, and how much the journal insists. */
const formEntry = answerRule.extend({ demand: z.enum(STATEMENT_DEMANDS) });
export type StatementEntry = z.input<typeof formEntry>;
const NOT_ASKED: StatementEntry = { ...EMPTY_ANSWER, demand: 'OFF' };

/** The wizard’s tab: a statement of each kind, and that they hold for the manuscript as it is handed in now. */
export const statementsDraftSchema = z.object({ ...each(STATEMENT_KINDS, () => formEntry), isConfirmed: z.boolean() });
type StatementsForm = z.input<typeof statementsDraftSchema>;

export const EMPTY_STATEMENTS: StatementsForm = { ...each(STATEMENT_KINDS, () => NOT_ASKED), isConfirmed: false };

/** Nothing is stated. */
export const isUnstated = (form: StatementsForm): boolean => STATEMENT_KINDS.every((kind) => form[kind].choice === '');

/** Says in a form what a statement lacks. */
function addLacks(
  kind: StatementKind,
  entry: StatementEntry,
  addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void,
): void {
  for (const path of lacksOf(kind, entry.demand, entry))
    addIssue({ code: 'custom', message: lackMessage(path), path: [kind, ...path.split('.')] });
}

/** Of a path that `missingIn` names. */
export const lackMessage = (path: string): string => (path === 'choice' ? 'form.statementChoice' : 'form.statementField');

/** The same, complete: what is required or begun is complete, and confirmed. */
export const statementsSchema = statementsDraftSchema.superRefine((form, { addIssue }) => {
  for (const kind of STATEMENT_KINDS) addLacks(kind, form[kind], addIssue);
  const isAsked = STATEMENT_KINDS.some(
    (kind) => form[kind].demand === 'REQUIRED' || (form[kind].demand !== 'OFF' && form[kind].choice !== ''),
  );
  if (isAsked && !form.isConfirmed) addIssue({ code: 'custom', message: 'form.statementsUnconfirmed', path: ['isConfirmed'] });
});

const MAX_GUIDANCE_LENGTH = 1000;
const guidance = z.string().overwrite(tidied).refine(atMost(MAX_GUIDANCE_LENGTH), 'form.tooLong1000');

/** What a journal asks of one party. */
export interface StatementRule {
  demand: StatementDemand;
  /** The journal’s own words about it; empty: none. */
  guidanceZh: string;
  guidanceEn: string;
}
export const OFF: StatementRule = { demand: 'OFF', guidanceZh: '', guidanceEn: '' };
const ruleRule = z.object({ demand: z.enum(STATEMENT_DEMANDS), guidanceZh: guidance, guidanceEn: guidance });

/** A rule’s name in a policy: AUTHOR_AI_USE. */
type RuleName = { [Party in StatementParty]: `${Party}_${(typeof KINDS_OF_PARTY)[Party][number]}` }[StatementParty];
export const RULE_NAMES = STATEMENT_PARTIES.flatMap((party) =>
  KINDS_OF_PARTY[party].map((kind) => ({ name: ruleName(party, kind), party, kind })),
);

/** The party can be asked for the kind. */
function ruleName(party: StatementParty, kind: StatementKind): RuleName {
  return `${party}_${kind}` as RuleName;
}

/** Everything that a journal asks. */
export const policyRule = z.object(
  each(
    RULE_NAMES.map(({ name }) => name),
    () => ruleRule,
  ),
);
export type StatementPolicy = z.output<typeof policyRule>;
/** Nothing is asked of anybody, as before a journal says something. */
export const NO_POLICY: StatementPolicy = each(
  RULE_NAMES.map(({ name }) => name),
  () => OFF,
);

/** The demands of one party that ask for something, in their order. */
export function askedOf(policy: StatementPolicy, party: StatementParty): { kind: StatementKind; rule: StatementRule }[] {
  return KINDS_OF_PARTY[party].map((kind) => ({ kind, rule: policy[ruleName(party, kind)] })).filter(({ rule }) => rule.demand !== 'OFF');
}

/** The part of a review form that states something. */
export const reviewStatementsDraftSchema = z.object(each(KINDS_OF_PARTY.REVIEWER, () => formEntry));
export type ReviewStatementsForm = z.input<typeof reviewStatementsDraftSchema>;
export const EMPTY_REVIEW_STATEMENTS: ReviewStatementsForm = each(KINDS_OF_PARTY.REVIEWER, () => NOT_ASKED);

/** The same, complete. */
export const reviewStatementsSchema = reviewStatementsDraftSchema.superRefine((form, { addIssue }) => {
  for (const kind of KINDS_OF_PARTY.REVIEWER) addLacks(kind, form[kind], addIssue);
});
