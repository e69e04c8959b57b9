// The authorization matrix, made from the policy tables and the workflow's rows: for every seat and everything that can be read or done,
// the rules' answer and the API's.
import {
  getNamedType,
  getNullableType,
  isLeafType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Refusal } from '../../shared/errors.ts';
import { kindOfMemberType } from '../../shared/roles.ts';
import { ReviewType, type ActName } from '../../shared/workflow.ts';
import { authRule } from '../graphql/auth.ts';
import { encodeId } from '../graphql/node.ts';
import { authorshipPolicy } from '../modules/authorship/authorship.policy.ts';
import {
  contributionAuthorPolicy,
  contributionFilePolicy,
  contributionFundingPolicy,
  contributionPolicy,
  suggestedReviewerPolicy,
} from '../modules/contributions/access/contribution.policy.ts';
import { mailPolicy } from '../modules/correspondence/mail.policy.ts';
import { reviewPolicy } from '../modules/contributions/access/review.policy.ts';
import { actsFor } from '../modules/workflow/gate/gate.ts';
import { answerOfRow, bestAnswer, couldEver, findRow, missingNeed } from '../modules/workflow/table/transition.ts';
import { actMutations } from '../modules/workflow/acts/acts.ts';
import { eventStatementPolicy, statementPolicy } from '../modules/statements/statement.policy.ts';
import { workflowEventPolicy } from '../modules/contributions/access/workflow-event.policy.ts';
import type { Actor, WorkflowFacts } from '../modules/workflow/perform/facts.ts';
import { leadsElsewhere, loadWorkflowFacts } from '../modules/workflow/perform/load.ts';
import { kindsOf, officeOf } from '../modules/workflow/table/parties.ts';
import { rows } from '../modules/workflow/table/table.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import type { TestApp } from './app.ts';
import type { AuthorizationWorld, Seat, Subject } from './authorization-world.ts';
import { isReviewing } from '../modules/contributions/access/capacity.ts';

type Rules = Readonly<Record<string, (viewer: Seat['viewer'], facts: never) => Refusal | null>>;

/** The policy tables by the names that @auth uses. */
export const ruleTables: Readonly<Record<string, Rules>> = {
  contribution: contributionPolicy,
  contributionAuthor: contributionAuthorPolicy,
  contributionFunding: contributionFundingPolicy,
  suggestedReviewer: suggestedReviewerPolicy,
  contributionFile: contributionFilePolicy,
  review: reviewPolicy,
  workflowEvent: workflowEventPolicy,
  mail: mailPolicy,
  authorship: authorshipPolicy,
  statement: statementPolicy,
  eventStatement: eventStatementPolicy,
};

/** Null: allowed. */
export function ruled(policy: string, seat: Seat, subject: Subject): Refusal | null {
  const [table = '', act = ''] = policy.split('.');
  const rule = ruleTables[table]?.[act];
  if (!rule) throw new Error(`The matrix does not know ${policy}`);
  // The facts of a subject are those that the rules of its type ask.
  return rule(seat.viewer, subject.facts(seat) as never);
}

interface GuardedField {
  name: string;
  policy: string;
  selection: string;
}

export function typeOf(schema: GraphQLSchema, name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`No type ${name}`);
  return type;
}

const takesNothing = (field: GraphQLField<unknown, unknown>) => field.args.every(({ type }) => !isNonNullType(type));

/** Fields with a policy of their own, except those that need a file's id. */
export function guardedFields(schema: GraphQLSchema, typeName: string): GuardedField[] {
  return Object.values(typeOf(schema, typeName).getFields()).flatMap((field) => {
    const policy = authRule(field)?.policy;
    if (policy === undefined || !takesNothing(field)) return [];
    const isLeaf = isLeafType(getNamedType(getNullableType(field.type)));
    return [{ name: field.name, policy, selection: isLeaf ? field.name : `${field.name} { __typename }` }];
  });
}

const MOST_IN_ONE_DOCUMENT = 14;
type Node = Record<string, unknown> | null;
interface Option {
  act: ActName;
  isAllowed: boolean;
  refusalCode: string | null;
}

/** The API's answer about each subject to this seat; null where it is hidden. */
export async function answersTo(
  app: TestApp,
  schema: GraphQLSchema,
  seat: Seat,
  subjects: readonly Subject[],
): Promise<Map<Subject, Node>> {
  const found = new Map<Subject, Node>();
  for (let from = 0; from < subjects.length; from += MOST_IN_ONE_DOCUMENT) {
    const some = subjects.slice(from, from + MOST_IN_ONE_DOCUMENT);
    const parts = some.map(({ type }, index) => {
      const fields = guardedFields(schema, type)
        .map(({ selection }) => selection)
        .join(' ');
      return `n${index}: node(id: $i${index}) { ... on ${type} { __typename ${fields} ${type === 'Contribution' ? 'viewerActs { act isAllowed refusalCode }' : ''} } }`;
    });
    const text = `query Matrix(${some.map((_one, index) => `$i${index}: ID!`).join(', ')}) { ${parts.join(' ')} }`;
    const answer = await app.request<Record<string, Node>>(
      text,
      Object.fromEntries(some.map(({ type, id }, index) => [`i${index}`, encodeId(type, id)])),
      { token: seat.token },
    );
    if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer).slice(0, 2_000));
    for (const [index, subject] of some.entries()) found.set(subject, answer.data[`n${index}`] ?? null);
  }
  return found;
}

function actorOf(world: AuthorizationWorld, seat: Seat, contribution: Contribution): Actor {
  const relation = world.relation(seat, contribution);
  const type = relation.memberTypes.find((member) => kindOfMemberType[member] === seat.viewer.kind);
  return {
    userId: seat.userId,
    kind: seat.viewer.kind,
    office: type === undefined ? null : officeOf[type],
    isAuthor: relation.hasConflict,
    isSubmitter: relation.isSubmitter,
    ownReviewStatus: relation.ownReviewStatus,
    isBlind: relation.reviewType === ReviewType.DOUBLE_BLIND && isReviewing(relation),
    isInDataScope: relation.isInDataScope,
    isChiefElsewhere: leadsElsewhere(seat.viewer, type),
  };
}

/** Where the API answers otherwise than the rules say, in words. */
export class Matrix {
  readonly world: AuthorizationWorld;
  readonly schema: GraphQLSchema;
  /** Cells that were compared. */
  cells = 0;
  private readonly facts = new Map<number, WorkflowFacts>();
  /** Values that somebody was shown: elsewhere null would prove nothing. */
  readonly shown = new Set<string>();

  constructor(world: AuthorizationWorld, schema: GraphQLSchema) {
    this.world = world;
    this.schema = schema;
  }

  async prepare(): Promise<void> {
    const em = this.world.app.database.orm.em.fork();
    for (const [id, facts] of await loadWorkflowFacts(
      em,
      this.world.manuscripts.map((one) => one.id),
    ))
      this.facts.set(id, facts);
  }

  async read(seats: readonly Seat[], subjects = this.world.subjects): Promise<string[]> {
    const answered = new Map<Seat, Map<Subject, Node>>();
    for (const seat of seats) answered.set(seat, await answersTo(this.world.app, this.schema, seat, subjects));
    for (const answers of answered.values())
      for (const [subject, node] of answers)
        for (const [field, value] of Object.entries(node ?? {})) if (value !== null) this.shown.add(`${subject.name}.${field}`);
    return [...answered].flatMap(([seat, answers]) => [...answers].flatMap(([subject, node]) => this.wrong(seat, subject, node)));
  }

  private wrong(seat: Seat, subject: Subject, node: Node): string[] {
    const where = `${seat.name} as ${seat.kind}: ${subject.name}`;
    const policy = authRule(typeOf(this.schema, subject.type))?.policy;
    const isHidden = policy !== undefined && ruled(policy, seat, subject) !== null;
    this.cells += 1;
    if ((node === null) !== isHidden) return [`${where} is ${node === null ? 'hidden' : 'shown'}`];
    if (node === null) return [];
    const fields = guardedFields(this.schema, subject.type).filter(({ name, policy: own }) => {
      this.cells += 1;
      const isRefused = ruled(own, seat, subject) !== null;
      const isNull = node[name] === null;
      return isRefused ? !isNull : isNull && this.shown.has(`${subject.name}.${name}`);
    });
    return [
      ...fields.map(({ name }) => `${where}.${name} is ${node[name] === null ? 'null' : 'shown'}`),
      ...this.wrongActs(seat, subject, node, where),
    ];
  }

  private wrongActs(seat: Seat, { contribution }: Subject, node: Record<string, unknown>, where: string): string[] {
    if (!('viewerActs' in node) || contribution === null) return [];
    const facts = this.facts.get(contribution.id);
    if (!facts) throw new Error(`No facts of ${where}`);
    const expected = actsFor(facts, actorOf(this.world, seat, contribution)).map(({ act, refusal }) => `${act} ${refusal?.code ?? 'open'}`);
    this.cells += expected.length;
    const offered = (node['viewerActs'] as Option[]).map(({ act, isAllowed, refusalCode }) => `${act} ${isAllowed ? 'open' : refusalCode}`);
    return offered.join() === expected.join() ? [] : [`${where} offers ${offered.join()}, not ${expected.join()}`];
  }

  /** Tries every act's mutation, without doing it: in a dry run, or over a version that never was. */
  async tryActs(seat: Seat, contribution: Contribution): Promise<string[]> {
    const wrong: string[] = [];
    for (const name of Object.keys(actMutations)) {
      this.cells += 1;
      const [answer, expected] = [await tried(this.world.app, seat, name, contribution), this.expected(seat, name, contribution)];
      if (!expected.includes(answer))
        wrong.push(`${seat.name} as ${seat.kind}: ${name} in ${contribution.state} answers ${answer}, not ${expected.join(' or ')}`);
    }
    return wrong;
  }

  /** The answers it may give. */
  expected(seat: Seat, name: string, contribution: Contribution): readonly string[] {
    const mutation = actMutations[name];
    const facts = this.facts.get(contribution.id);
    if (!mutation || !facts) throw new Error(`No ${name}`);
    const ofAct = rows.filter((row) => row.act === mutation.act);
    if (!kindsOf(ofAct.flatMap((row) => row.by)).includes(seat.viewer.kind)) return ['FORBIDDEN'];
    const actor = actorOf(this.world, seat, contribution);
    if (contributionPolicy.view(seat.viewer, this.world.relation(seat, contribution)) !== null) return ['NOT_FOUND'];
    const row = findRow(facts, actor, mutation.act);
    if (row !== null) return mutation.on === 'one' ? ['CONFLICT'] : [missingNeed(row, {})?.code ?? 'open'];
    const reason = bestAnswer(ofAct.map((one) => answerOfRow(one, facts, actor)));
    if (typeof reason === 'string') return [reason];
    return ofAct.some((one) => couldEver(one, actor)) ? ['STATE_CHANGED', 'CONFLICT'] : ['FORBIDDEN'];
  }
}

/** The answer to one attempted act: its refusal, or `open`. */
export async function tried(app: TestApp, seat: Seat, name: string, { id }: Contribution): Promise<string> {
  const isMany = actMutations[name]?.on === 'many';
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const contributionId = encodeId('Contribution', id);
  const answer = await app.request<Record<string, { results?: { refusalCode: string | null }[] } | null>>(
    `mutation Try($input: ${type}!) { ${name}(input: $input) { ${isMany ? 'results { refusalCode }' : 'contribution { id }'} } }`,
    { input: isMany ? { contributionIds: [contributionId], dryRun: true } : { contributionId, version: -1 } },
    { token: seat.token },
  );
  return answer.errors?.[0]?.extensions.code ?? answer.data?.[name]?.results?.[0]?.refusalCode ?? 'open';
}
