// Authorization (principles, Roles and scope, Blind review): every relation to a manuscript, in every role, under every kind of review,
// against every guarded type and field and every act, as the policy tables and the workflow's rows say. And each guard, taken away, is
// missed.
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleKindCodes } from '../../shared/roles.ts';
import { authRule } from '../graphql/auth.ts';
import { actMutations } from '../modules/workflow/acts/acts.ts';
import { gateProblems } from '../modules/workflow/gate/gate.examples.ts';
import { transitionProblems } from '../modules/workflow/table/transition.examples.ts';
import { actsFor } from '../modules/workflow/gate/gate.ts';
import { buildFacts, people, type PersonName } from '../modules/workflow/testing/workflow.factory.ts';
import type { Actor } from '../modules/workflow/perform/facts.ts';
import { ReviewStatus, type ActName } from '../../shared/workflow.ts';
import { parties, type Party, type PartyName } from '../modules/workflow/table/parties.ts';
import { conditions, type ConditionName } from '../modules/workflow/table/rules.ts';
import { rows } from '../modules/workflow/table/table.ts';
import { policies } from '../modules.ts';
import { buildColloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { answersTo, guardedFields, Matrix, ruled, ruleTables, tried, typeOf } from '../testing/authorization-matrix.ts';
import { AuthorizationWorld, relationNames, type Seat, type Subject } from '../testing/authorization-world.ts';
import { bySampleSize } from '../testing/sample-size.ts';

/** Guards that are lifted now: of a type, of a field. */
const lifted = new Set<string>();
let schema: GraphQLSchema;
let app: TestApp;
let world: AuthorizationWorld;
let matrix: Matrix;

beforeAll(async () => {
  schema = buildColloquiumSchema([], policies, (place) => lifted.has(place));
  app = await startTestApp({ schema });
  world = await AuthorizationWorld.build(app);
  matrix = new Matrix(world, schema);
  await matrix.prepare();
  // The visible facts.
  await matrix.read(
    world.seats.filter(
      ({ name, kind }) =>
        (name === 'submitter' && kind === 'AUTHOR') ||
        (name === 'chief' && kind === 'EDITOR_IN_CHIEF') ||
        (name === 'reviewed' && kind === 'REVIEWER'),
    ),
  );
});
afterAll(() => app.close());

/** One of so many, spread over the whole. */
const share = <T>(items: readonly T[], parts: number) => items.filter((_item, index) => index % parts === 0);
const types = () => [...new Set(world.subjects.map(({ type }) => type))];
/**
 * Tables about things outside of manuscripts: a person's own, a journal's for its offices, or the house's people. Their modules test them.
 */
const elsewhere = [
  'message',
  'profile',
  'colloquium',
  'letterTemplates',
  'letterImage',
  'issue',
  'journalIssues',
  'preprint',
  'user',
  'apiToken',
  'managedColloquium',
  'journalHistory',
  'statementPolicy',
  'savedView',
];
/**
 * No decision waits in this world: undo-decision.test.ts reads it as author, co-author, reviewer and stranger. None is adopted: adoption.test.ts
 * reads it as the adopting journal’s chief and editor. What somebody is asked as an author is a value for its authors alone, so that nobody
 * whom the guard refuses has one: authorship.test.ts reads it as an author, a reviewer and an office.
 */
const fieldsElsewhere = ['Contribution.heldDecision', 'Contribution.adoptedFrom', 'Contribution.ownAuthorship'];
const isElsewhere = (policy: string) => elsewhere.includes(policy.split('.')[0] ?? '');

describe('the matrix', () => {
  it('leaves out no policy, no guarded type, no role and no relation', () => {
    const used = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (!('getFields' in type) || !('getInterfaces' in type)) return [];
      return [type, ...Object.values(type.getFields())].flatMap(
        (element) => authRule(element as Parameters<typeof authRule>[0])?.policy ?? [],
      );
    });
    const known = Object.entries(ruleTables).flatMap(([table, rules]) => Object.keys(rules).map((act) => `${table}.${act}`));
    expect([...new Set(used)].filter((policy) => !known.includes(policy) && !isElsewhere(policy))).toEqual([]);
    expect(Object.keys(policies).filter((policy) => !known.includes(policy) && !isElsewhere(policy))).toEqual([]);
    expect(world.seats).toHaveLength(relationNames.length * roleKindCodes.length);
    // Authorship and statements are fields of manuscripts and events, and no types that are guarded by themselves.
    const ofFields = ['authorship', 'statement', 'eventStatement'];
    for (const prefix of Object.keys(ruleTables).filter((name) => !ofFields.includes(name)))
      expect(types().map((name) => authRule(typeOf(schema, name))?.policy?.split('.')[0])).toContain(prefix);
  });

  it('says what the API answers to each reader of each field', async () => {
    const seats = share(world.seats, bySampleSize({ sample: 9, full: 1 }));
    expect(await matrix.read(seats)).toEqual([]);
    expect(matrix.cells).toBeGreaterThan(seats.length * world.subjects.length);
  }, 600_000);

  it('says what the API answers to each actor of each act (R2-187, R3-020)', async () => {
    const tries = world.seats.flatMap((seat) => world.manuscripts.map((contribution) => [seat, contribution] as const));
    const wrong: string[] = [];
    for (const [seat, contribution] of share(tries, bySampleSize({ sample: 197, full: 1 })))
      wrong.push(...(await matrix.tryActs(seat, contribution)));
    expect(wrong).toEqual([]);
  }, 1_800_000);
});

describe('a guard that is taken away is missed', () => {
  /** Seats that this guard alone refuses, for an existing value. */
  function witnesses(typeName: string, field: { name: string; policy: string } | null): [Seat, Subject][] {
    const guard = authRule(typeOf(schema, typeName))?.policy;
    return world.subjects
      .filter(({ type, name }) => type === typeName && (field === null || matrix.shown.has(`${name}.${field.name}`)))
      .flatMap((subject) =>
        world.seats
          .filter((seat) => {
            const isHidden = guard !== undefined && ruled(guard, seat, subject) !== null;
            return field === null ? isHidden : !isHidden && ruled(field.policy, seat, subject) !== null;
          })
          .map((seat): [Seat, Subject] => [seat, subject]),
      );
  }

  const MOST_TRIES = 60;
  /** Whether somebody learns something. */
  async function isMissed(typeName: string, field: { name: string; policy: string } | null): Promise<boolean> {
    lifted.add(field === null ? typeName : `${typeName}.${field.name}`);
    try {
      for (const [seat, subject] of witnesses(typeName, field).slice(0, MOST_TRIES)) {
        const node = (await answersTo(app, schema, seat, [subject])).get(subject);
        if (field === null ? node !== null : node?.[field.name] !== null) return true;
      }
      return false;
    } finally {
      lifted.clear();
    }
  }

  it('of each type and field', async () => {
    const guards = types().flatMap((type) => [
      [type, null] as const,
      ...guardedFields(schema, type)
        .filter(({ name }) => !fieldsElsewhere.includes(`${type}.${name}`))
        .map((field) => [type, field] as const),
    ]);
    const unmissed: string[] = [];
    for (const [type, field] of share(guards, bySampleSize({ sample: 4, full: 1 })))
      if (!(await isMissed(type, field))) unmissed.push(`${type}.${field?.name ?? '*'}`);
    expect(unmissed).toEqual([]);
  }, 600_000);

  it('of each act’s mutation', async () => {
    const [manuscript] = world.manuscripts;
    if (!manuscript) throw new Error('No manuscript');
    const unmissed: string[] = [];
    for (const name of share(Object.keys(actMutations), bySampleSize({ sample: 6, full: 1 }))) {
      const seat = world.seats.find((one) => one.name === 'nobody' && matrix.expected(one, name, manuscript).includes('FORBIDDEN'));
      if (!seat) throw new Error(`Everybody may call ${name}`);
      expect(await tried(app, seat, name, manuscript), name).toBe('FORBIDDEN');
      lifted.add(`Mutation.${name}`);
      if ((await tried(app, seat, name, manuscript)) === 'FORBIDDEN') unmissed.push(name);
      lifted.clear();
    }
    expect(unmissed).toEqual([]);
  });

  /** Members of the office and its guests who belong to each party in some state. */
  const members: Readonly<Record<PartyName, readonly PersonName[]>> = {
    author: ['author', 'coAuthor'],
    receivingEditor: ['editor', 'editor2'],
    editor: ['editor', 'editor2', 'chief', 'executive'],
    deputy: ['deputy', 'chief', 'executive'],
    deskDeputy: ['deputy'],
    chief: ['chief', 'executive'],
    knowingChief: ['chief', 'executive'],
    inviter: ['editor', 'editor2', 'deputy', 'chief', 'executive'],
    publishing: ['publishing'],
    invitedReviewer: ['reviewer'],
    reviewerAtWork: ['reviewer'],
    finishedReviewer: ['reviewer'],
    office: ['editor', 'editor2', 'deputy', 'chief', 'executive'],
    decider: ['editor', 'editor2', 'deputy', 'chief', 'executive'],
    adopter: ['chief', 'executive', 'adopter'],
  };
  const asked = (name: PersonName): Actor =>
    name === 'reviewer' ? { ...people.reviewer, ownReviewStatus: ReviewStatus.PENDING } : people[name];
  const arePartiesRight = () =>
    (Object.keys(members) as PartyName[]).every((party) =>
      (Object.keys(people) as PersonName[]).every(
        (name) =>
          parties[party].everFor(asked(name)) === members[party].includes(name) &&
          // Taking part in writing it outweighs every office, and every relation except the author's.
          (party === 'author' || !parties[party].everFor({ ...asked(name), isAuthor: true })),
      ),
    );
  const isFound = () => !arePartiesRight() || transitionProblems(rows).length > 0 || gateProblems(rows).length > 0 || !arePartsRight();

  /** Authors and reviewers, some of whose acts have no number in the old list: who may now. */
  const arePartsRight = () => {
    const facts = buildFacts({ state: 9, invitedFrom: 4, isInPool: false });
    const may = (act: ActName, actor: Actor, x = facts) =>
      actsFor(x, actor).some((option) => option.act === act && option.refusal === null);
    if (may('SUBMIT', people.coAuthor, buildFacts({ state: 5 })) || !may('SUBMIT', people.author, buildFacts({ state: 5 }))) return false;
    return Object.values(ReviewStatus).every((ownReviewStatus) => {
      const reviewer: Actor = { ...people.reviewer, ownReviewStatus };
      return (
        may('ACCEPT_INVITATION', reviewer) === (ownReviewStatus === ReviewStatus.PENDING) &&
        may('REVIEW', reviewer) === (ownReviewStatus === ReviewStatus.ACCEPTED)
      );
    });
  };

  it('and none is missed while all are there', () => expect(isFound()).toBe(false));

  it.each(Object.keys(conditions) as ConditionName[])('of the condition %s', (name) => {
    const condition = conditions[name];
    const { holds } = condition;
    condition.holds = () => true;
    try {
      expect(isFound()).toBe(true);
    } finally {
      condition.holds = holds;
    }
  });

  it.each((Object.keys(parties) as PartyName[]).filter((name) => rows.some((row) => row.by.includes(name))))('of the party %s', (name) => {
    const party: Party = parties[name];
    const { everFor, now } = party;
    const lacks = { everFor: () => true, ...(now ? { now: () => true } : {}) };
    try {
      Object.assign(party, { everFor: lacks.everFor });
      expect(isFound(), 'anybody').toBe(true);
      Object.assign(party, { everFor, ...(now ? { now: () => true } : {}) });
      if (now) expect(isFound(), 'at any time').toBe(true);
    } finally {
      Object.assign(party, { everFor, now });
    }
  });
});
