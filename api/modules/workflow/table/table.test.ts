// Walks the workflow through its configurations: nothing out of reach, nobody stranded, no row that could go missing unnoticed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageText } from '../../../../shared/messages.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { contributionStateIds, isEndState, EditorialAct, ReviewStatus, type ContributionStateId } from '../../../../shared/workflow.ts';
import { bySampleSize } from '../../../testing/sample-size.ts';
import { effectOf } from '../effects/effects.ts';
import { isPending, actsFor } from '../gate/gate.ts';
import { gateProblems } from '../gate/gate.examples.ts';
import { replayProblem, type StoredEvent } from '../testing/replay.ts';
import { transitionProblems, examples } from './transition.examples.ts';
import { answerOfRow, applyRow } from './transition.ts';
import type { ActInput, Actor, WorkflowFacts, WorkflowSettings } from '../perform/facts.ts';
import { allOn, buildFacts, configurations, ids, people } from '../testing/workflow.factory.ts';
import { turnKey } from '../letters/news.ts';
import { rows, type Row } from './table.ts';

// ── The office at play: everyone does everything the table lets them. ──

const actors: readonly Actor[] = [
  people.author,
  people.editor,
  people.editor2,
  people.deputy,
  people.chief,
  people.publishing,
  people.adopter,
  ...Object.values(ReviewStatus).map((ownReviewStatus) => ({ ...people.reviewer, ownReviewStatus })),
];

interface Move {
  row: Row;
  actor: Actor;
  next: WorkflowFacts;
}

const MOST_REVIEWERS = 2;

/** Inputs that meet a row's needs; as few as tell its outcomes apart. */
function inputsFor(row: Row, facts: WorkflowFacts): ActInput[] {
  if (row.needs?.includes('receiver')) return [{ receiverId: ids.editor }, { receiverId: ids.editor2 }];
  if (row.needs?.includes('invitation'))
    return [false, true].flatMap((wasAccepted) =>
      facts.reviews[wasAccepted ? 'accepted' : 'pending'] > 0 ? [{ reviewId: 1, closing: { wasAccepted, reviewerId: ids.reviewer } }] : [],
    );
  if (!row.needs?.includes('reviewers')) return [{ comment: 'x', fileIds: [1], issueId: 1, colloquiumId: 1 }];
  const { pending, accepted, declined, finished } = facts.reviews;
  const room = row.effect === 'inviteMore' ? MOST_REVIEWERS - pending - accepted - declined - finished : MOST_REVIEWERS;
  return [{ reviewerIds: [ids.reviewer] }, { reviewerIds: [ids.reviewer, ids.outsider] }].slice(0, Math.max(0, room));
}

/** In the database a reviewer's status and the counts are one thing; here the counts say which reviewers there are. */
function exists(actor: Actor, facts: WorkflowFacts): boolean {
  if (actor.ownReviewStatus === ReviewStatus.PENDING) return facts.reviews.pending > 0;
  if (actor.ownReviewStatus === ReviewStatus.ACCEPTED) return facts.reviews.accepted > 0;
  return actor.ownReviewStatus === null;
}

function movesFrom(facts: WorkflowFacts, table: readonly Row[]): Move[] {
  const moves: Move[] = [];
  for (const actor of actors) {
    if (!exists(actor, facts)) continue;
    for (const row of table) {
      if (answerOfRow(row, facts, actor) !== true) continue;
      for (const input of inputsFor(row, facts)) {
        const next = applyRow(row, facts, { actor, input });
        if (next !== null) moves.push({ row, actor, next: relevant(next) });
      }
    }
  }
  return moves;
}

/** Facts that no rule reads in this state are levelled, so that the walk ends. The random walk below does not level them. */
function relevant(x: WorkflowFacts): WorkflowFacts {
  const isClosed = x.state === 16 || x.state === 17;
  const isRound = x.state >= 8 && x.state <= 10;
  const isRevision = [5, 6, 7, 22].includes(x.state) || (isClosed && x.closedFrom === 7);
  return {
    ...x,
    heldBy: x.state === 7 || isRevision ? x.heldBy : null,
    returnedFrom: isRevision ? x.returnedFrom : null,
    invitedFrom: isRound ? x.invitedFrom : null,
    reviews: isRound ? x.reviews : { pending: 0, accepted: 0, declined: 0, finished: 0 },
    reserves: 0,
    hasFinishedReview: false,
    compiledFrom: x.state === 18 ? x.compiledFrom : null,
    closedFrom: isClosed ? x.closedFrom : null,
    refusedBy: x.state === 1 ? [...x.refusedBy].sort() : [],
    hasAuthorized: x.state === 14 && x.hasAuthorized,
    // The issue's own progress is the editor-in-chief's work elsewhere: as good as done.
    issue: x.state === 18 ? { isSent: false, isCatalogueExported: true } : null,
  };
}

interface Graph {
  nodes: Map<string, WorkflowFacts>;
  /** For each node, where each move leads. */
  edges: Map<string, { row: string; to: string }[]>;
}

const keyOf = (x: WorkflowFacts): string => JSON.stringify({ ...x, settings: undefined, editorIds: undefined });

function explore(starts: readonly WorkflowFacts[], table: readonly Row[] = rows): Graph {
  const graph: Graph = { nodes: new Map(), edges: new Map() };
  const queue = starts.map(relevant);
  for (const start of queue) graph.nodes.set(keyOf(start), start);
  for (let facts = queue.pop(); facts !== undefined; facts = queue.pop()) {
    const edges = movesFrom(facts, table).map(({ row, next }) => {
      const to = keyOf(next);
      if (!graph.nodes.has(to)) {
        graph.nodes.set(to, next);
        queue.push(next);
      }
      return { row: row.id, to };
    });
    graph.edges.set(keyOf(facts), edges);
  }
  return graph;
}

const statesOf = (graph: Graph): ContributionStateId[] =>
  [...new Set([...graph.nodes.values()].map((facts) => facts.state))].sort((a, b) => a - b);

/** Nodes from which no node in `goals` can be reached without the omitted rows. */
function cutOff(graph: Graph, goals: readonly ContributionStateId[], leftOut: readonly string[]): WorkflowFacts[] {
  const sources = new Map<string, string[]>();
  for (const [from, edges] of graph.edges) {
    for (const { row, to } of edges) if (!leftOut.includes(row)) sources.set(to, [...(sources.get(to) ?? []), from]);
  }
  const reached = new Set([...graph.nodes].filter(([, facts]) => goals.includes(facts.state)).map(([key]) => key));
  const queue = [...reached];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    for (const source of sources.get(key) ?? []) {
      if (reached.has(source)) continue;
      reached.add(source);
      queue.push(source);
    }
  }
  return [...graph.nodes].filter(([key]) => !reached.has(key)).map(([, facts]) => facts);
}

/** The states that a journal's switches leave standing. */
function expectedStates(settings: WorkflowSettings): ContributionStateId[] {
  return contributionStateIds.filter((state) => {
    if (state === 2) return settings.checksPlagiarism;
    if (state === 4 || (state >= 8 && state <= 10)) return settings.invitesReviewers;
    if (state === 11 || state === 12) return settings.chiefPreAccepts;
    if (state === 21 || state === 22) return settings.deputyReviews;
    return true;
  });
}

const PRESS = 20;
const draft = (settings: WorkflowSettings): WorkflowFacts => buildFacts({ settings });
/** For costly tests: eight configurations with every switch both ways by default, all 64 in the long run. */
const someConfigurations = bySampleSize({ sample: configurations().filter((_settings, n) => n % 9 === 0), full: configurations() });
const byReviewers = rows
  .filter((row) => row.by.some((party) => party === 'invitedReviewer' || party === 'reviewerAtWork'))
  .map((row) => row.id);
const notAWayOut = ['A01', 'A02', 'A03', 'A04'];

describe('in every one of the 64 configurations', () => {
  const graphs = configurations().map((settings) => ({ settings, graph: explore([draft(settings)]) }));

  test('reaches exactly the states that the switches leave standing', () => {
    for (const { settings, graph } of graphs) expect(statesOf(graph)).toEqual(expectedStates(settings));
  });

  test('leads on from every state but rejected and at the press', () => {
    for (const { graph } of graphs) {
      const stuck = [...graph.nodes].filter(
        ([key, facts]) => facts.state !== PRESS && facts.state !== 17 && graph.edges.get(key)?.length === 0,
      );
      expect(stuck.map(([, facts]) => facts)).toEqual([]);
    }
  });

  test('can bring every manuscript that is not turned down to the press', () => {
    for (const { graph } of graphs) {
      expect(cutOff(graph, [PRESS], notAWayOut).filter((facts) => facts.state !== 17 && (facts.state !== 16 || facts.isInPool))).toEqual(
        [],
      );
    }
  });

  test('can do so although no reviewer ever answers', () => {
    for (const { graph } of graphs) {
      expect(
        cutOff(graph, [PRESS], [...notAWayOut, ...byReviewers]).filter(
          (facts) => facts.state !== 17 && (facts.state !== 16 || facts.isInPool),
        ),
      ).toEqual([]);
    }
  });

  test('names whose turn it is except in the end states', () => {
    for (const { graph } of graphs) {
      for (const facts of graph.nodes.values()) expect(facts.responsible === null, keyOf(facts)).toBe(isEndState(facts.state));
    }
  });

  test('tells each person whose turn it is what is to be done', () => {
    const turns = graphs
      .flatMap(({ graph }) => [...graph.nodes.values()])
      .flatMap(({ state, responsible }) =>
        responsible === null || responsible.kind === RoleKind.AUTHOR ? [] : [turnKey(state, responsible.kind)],
      );
    const subjects = [...new Set(turns)].map((key) => messageText('zh-CN', `message.${key}.title`));
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  test('gives each person whose turn it is something to do', () => {
    // Compiled manuscripts wait with their issue, not one by one.
    for (const { graph } of graphs) {
      for (const facts of graph.nodes.values()) {
        if (facts.responsible === null || facts.state === 18) continue;
        const { kind, userId } = facts.responsible;
        const holders = actors.filter((actor) => actor.kind === kind && (userId === null || actor.userId === userId));
        expect(
          holders.some((actor) => isPending(actsFor(facts, actor))),
          keyOf(facts),
        ).toBe(true);
      }
    }
  });
});

test('together the configurations use every row and reach every state', () => {
  const graphs = [allOn, { ...allOn, isOpenToAllEditors: false, returnsToOriginalEditor: true }].map((settings) =>
    explore([draft(settings)]),
  );
  const used = new Set(graphs.flatMap((graph) => [...graph.edges.values()].flatMap((edges) => edges.map(({ row }) => row))));
  // A deleted draft leads nowhere, so the graph has no edge for it; the wait before an announcement is a matter of minutes, not of the
  // table.
  expect(rows.map((row) => row.id).filter((id) => !used.has(id))).toEqual(['T02', 'A04', 'A08', 'A09']);
  expect([...new Set(graphs.flatMap(statesOf))].sort((a, b) => a - b)).toEqual([...contributionStateIds].sort((a, b) => a - b));
});

test('strands nobody when the switches are changed under manuscripts on their way (D2-61)', () => {
  const everywhere = someConfigurations.flatMap((settings) => [...explore([draft(settings)]).nodes.values()]);
  const underWay = [...new Map(everywhere.map((facts) => [keyOf(facts), facts])).values()];
  for (const settings of someConfigurations) {
    const graph = explore(underWay.map((facts) => ({ ...facts, settings })));
    expect(
      cutOff(graph, [PRESS], [...notAWayOut, ...byReviewers]).filter(
        (facts) => facts.state !== 17 && (facts.state !== 16 || facts.isInPool),
      ),
    ).toEqual([]);
  }
}, 300_000);

describe('against worked examples', () => {
  test('does what the example of each row says, and nothing that only looks like it', () => {
    expect(transitionProblems(rows)).toEqual([]);
  });

  test('has an example for every row', () => {
    expect(rows.map((row) => row.id).filter((id) => !examples.some((example) => example.id === id))).toEqual([]);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  const found = (table: readonly Row[]) => transitionProblems(table).length > 0 || gateProblems(table).length > 0;

  test.each(rows.map((row) => row.id))('notices when row %s is dropped', (id) => {
    expect(found(rows.filter((row) => row.id !== id))).toBe(true);
  });

  test.each(rows.flatMap((row) => (row.when ?? []).map((condition) => [row.id, condition] as const)))(
    'notices when row %s forgets that it %s',
    (id, condition) => {
      expect(found(rows.map((row) => (row.id === id ? { ...row, when: row.when?.filter((name) => name !== condition) } : row)))).toBe(true);
    },
  );

  test.each(rows.flatMap((row) => row.by.map((party) => [row.id, party] as const)))('notices when row %s shuts out %s', (id, party) => {
    expect(found(rows.map((row) => (row.id === id ? { ...row, by: row.by.filter((name) => name !== party) } : row)))).toBe(true);
  });

  test.each(rows.flatMap((row) => row.from.map((state) => [row.id, state] as const)).filter(([id]) => id.startsWith('T')))(
    'notices when row %s leaves out state %i',
    (id, state) => {
      expect(found(rows.map((row) => (row.id === id ? { ...row, from: row.from.filter((other) => other !== state) } : row)))).toBe(true);
    },
  );

  // Nobody brings the word of the authors: whether they have given it, acceptance.test.ts asks.
  test.each(rows.filter((row) => row.needs?.some((need) => need !== 'confirmedAuthors')).map((row) => row.id))(
    'notices when row %s no longer asks for what it needs',
    (id) => {
      expect(found(rows.map((row) => (row.id === id ? { ...row, needs: undefined } : row)))).toBe(true);
    },
  );

  // The writes of T01 and T43 are no facts of the rules: submission.test.ts, workflow.service.test.ts.
  test.each(rows.filter((row) => effectOf(row).facts !== undefined).map((row) => row.id))('notices when row %s loses its effect', (id) => {
    expect(found(rows.map((row) => (row.id === id ? { ...row, effect: undefined } : row)))).toBe(true);
  });
});

test('shows 13 as 主编审核中', () => {
  expect(messageText('zh-CN', 'state.CHIEF_REVIEWING')).toBe('主编审核中');
});

describe('timelines', () => {
  /** Timelines as journals have them; the table must go on allowing past events. */
  const stored: readonly (readonly [string, ContributionStateId, string])[] = [
    [
      'accepted after a revision',
      15,
      'T01 0 1, T03 1 2, T11 2 3, T12 3 5, T39 5 7, T13 7 4, T15 4 8, T20 8 9, T22 9 10, T24 10 21, T27 21 11, T30 11 12, T34 12 13, T35 13 14, T42 14 14, T43 14 15',
    ],
    ['declined by all editors, assigned by the chief, rejected', 17, 'T01 0 1, T04 1 1, T04 1 1, T06 1 1, T03 1 3, T14 3 17'],
    ['not accepted, then chosen by another journal', 1, 'T01 0 1, T03 1 3, T13 3 13, T36 13 16, T48 16 16, T49 16 1'],
    [
      'published singly, compiled, sent to the press',
      20,
      'T01 0 1, T03 1 3, T13 3 13, T35 13 14, T42 14 14, T43 14 15, T44 15 19, T45 19 18, T46 18 19, T45 19 18, T47 18 20',
    ],
    ['withdrawn while reviewers were at work', 17, 'T01 0 1, T03 1 3, T13 3 4, T15 4 8, A03 8 17'],
  ];
  const parse = (text: string): StoredEvent[] =>
    text.split(', ').map((entry) => {
      const [row = '', fromState, toState] = entry.split(' ');
      const name = rows.find((candidate) => candidate.id === row)?.act ?? 'VIEW_DETAIL';
      return { row, act: EditorialAct[name], fromState: Number(fromState), toState: Number(toState) };
    });

  test.each(stored)('replays a manuscript %s', (_what, state, text) => {
    expect(replayProblem(parse(text), state)).toBeNull();
  });

  test('finds an event that no row allows, one out of order, and a state that nothing led to', () => {
    expect(replayProblem(parse('T01 0 1, T13 1 4'), 4)).toContain('does not begin at 1');
    expect(replayProblem(parse('T01 0 1, T14 3 17'), 17)).toContain('stood at 1');
    expect(replayProblem(parse('T01 0 1'), 3)).toContain('stands at 3');
    expect(replayProblem(parse('T01 0 1, T14 1 5'), 5)).not.toBeNull();
    expect(replayProblem(parse('X99 0 1'), 1)).toContain('no such row');
  });

  test('whatever an office does, its timeline replays, and the gate offers just what the rows allow', () => {
    const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });
    const settings = fc.constantFrom(...configurations());
    fc.assert(
      fc.property(settings, choices, fc.boolean(), (chosen, steps, poolConsent) => {
        let facts = buildFacts({ settings: chosen, poolConsent });
        const events: StoredEvent[] = [];
        for (const step of steps) {
          const options = actors.flatMap((actor) =>
            exists(actor, facts)
              ? rows
                  .filter((row) => answerOfRow(row, facts, actor) === true)
                  .flatMap((row) => inputsFor(row, facts).map((input) => ({ row, actor, input })))
              : [],
          );
          const option = options[step % Math.max(1, options.length)];
          if (option === undefined) break;
          const offered = actsFor(facts, option.actor)
            .filter(({ refusal }) => refusal === null)
            .map(({ act }) => act);
          expect(offered).toContain(option.row.act);
          const next = applyRow(option.row, facts, { actor: option.actor, input: option.input });
          if (next === null) return;
          events.push({ row: option.row.id, act: EditorialAct[option.row.act], fromState: facts.state, toState: next.state });
          expect(next.responsible === null).toBe(isEndState(next.state));
          expect(Object.values(next.reviews).every((count) => count >= 0)).toBe(true);
          facts = next;
        }
        expect(replayProblem(events, facts.state)).toBeNull();
      }),
      { seed: 20261121, numRuns: bySampleSize({ sample: 300, full: 20_000 }) },
    );
  });
});
