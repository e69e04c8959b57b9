// Blind review (principles, Blind review): each guard of a review, of an act and of a letter is missed as soon as it is gone.
import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { authRule } from '../graphql/auth.ts';
import { policies, resolvers } from '../modules.ts';
import { buildColloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { startBlindCrawl, type BlindCrawl } from '../testing/blind-crawl.ts';
import { Crawler } from '../testing/crawl.ts';

const sentReview = 'author who was sent a review of a double-blind manuscript';

const reviewingEditor = 'editor who has reviewed a manuscript';

/** The reader who would learn something without the guard. */
const guards = {
  Mail: {
    failure: reviewingEditor,
    html: reviewingEditor,
    recipient: reviewingEditor,
    subject: reviewingEditor,
    text: reviewingEditor,
    to: reviewingEditor,
  },
  Review: {
    answerDueOn: sentReview,
    closedReason: sentReview,
    comment: 'editor of the journal',
    conflictReason: sentReview,
    conflicts: sentReview,
    declineReason: sentReview,
    draftSavedAt: sentReview,
    editorSummary: sentReview,
    ethicsAnswers: sentReview,
    expert: sentReview,
    finishedAt: sentReview,
    invitedAt: sentReview,
    inviter: sentReview,
    letter: sentReview,
    noteToChief: 'editor of the journal',
    questionnaire: sentReview,
    ratings: sentReview,
    remindedAt: sentReview,
    reviewDueOn: sentReview,
    reviewer: 'author who was sent a review of a single-blind manuscript',
    round: sentReview,
    statements: sentReview,
    status: sentReview,
    suggestedColleagues: sentReview,
    suggestion: sentReview,
    summaryVersion: sentReview,
    version: sentReview,
    willReviewAgain: sentReview,
  },
  WorkflowEvent: {
    act: sentReview,
    actor: sentReview,
    comment: sentReview,
    from: sentReview,
    isForChief: sentReview,
    isForEveryBranch: sentReview,
    letter: sentReview,
    review: 'publishing editor of the branch',
    statements: sentReview,
    to: sentReview,
  },
} as const;
type Guarded = keyof typeof guards;
/**
 * Guarded with the others, and alone they name nobody: addresses of offices, names of the house’s own files, a letter whose fields have
 * guards of their own.
 */
const namesNobody: Readonly<Record<Guarded, readonly string[]>> = {
  Mail: ['attachments', 'from', 'replyTo'],
  Review: ['lastLetter'],
  WorkflowEvent: [],
};
const types: Guarded[] = ['Mail', 'Review', 'WorkflowEvent'];

let blind: BlindCrawl;
let leaky: GraphQLSchema;
let other: TestApp;
beforeAll(async () => {
  blind = await startBlindCrawl();
  leaky = buildColloquiumSchema();
  other = await startTestApp({ schema: leaky, beside: blind.app });
});
afterAll(async () => {
  await other.close();
  await blind.close();
});

/** Hidden facts that the reader finds in every review, act or letter. */
async function findsAs(app: TestApp, name: string, type: Guarded): Promise<string[]> {
  const reader = blind.readerNamed(name);
  const crawler = new Crawler(app, blind.schema, reader);
  await crawler.nodes(blind.allIds.filter((id) => Buffer.from(id, 'base64').toString().startsWith(`${type}:`)));
  return crawler.finds(reader.mustNotKnow);
}

describe('a guard of a review, of an act or of a letter that is not there is noticed', () => {
  it('the table below names every guarded field', () => {
    const guarded = types.map((type) => [type, fieldsOf(type).flatMap((field) => (authRule(field) ? [field.name] : []))]);
    expect(guarded).toEqual(types.map((type) => [type, [...Object.keys(guards[type]), ...namesNobody[type]].toSorted()]));
  });

  it('and with all of them nothing is found', async () => {
    for (const type of types)
      for (const name of new Set(Object.values(guards[type]))) expect(await findsAs(other, name, type), name).toEqual([]);
  });

  it.each(types.flatMap((type) => Object.entries(guards[type]).map(([field, reader]) => ({ type, field, reader }))))(
    'of $type: $field, by the $reader',
    async ({ type, field, reader }) => {
      const guarded = fieldsOf(type).find(({ name }) => name === field);
      if (!guarded) throw new Error(`No ${type}.${field}`);
      const { resolve } = guarded;
      guarded.resolve = unguarded(field, type);
      try {
        expect(await findsAs(other, reader, type)).not.toEqual([]);
      } finally {
        if (resolve) guarded.resolve = resolve;
      }
    },
  );

  it.each([
    ['mail.view', 'Mail', sentReview],
    ['mail.view', 'Mail', 'accepted reviewer'],
    ['mail.view', 'Mail', 'publishing editor of the branch'],
    ['review.view', 'Review', sentReview],
    ['review.view', 'Review', 'accepted reviewer'],
    ['workflowEvent.view', 'WorkflowEvent', sentReview],
    ['workflowEvent.view', 'WorkflowEvent', 'accepted reviewer'],
  ] as const)('%s of %s, by the %s', async (policy, type, reader) => {
    const open = await startTestApp({ schema: buildColloquiumSchema([], { ...policies, [policy]: () => null }), beside: blind.app });
    try {
      expect(await findsAs(open, reader, type)).not.toEqual([]);
    } finally {
      await open.close();
    }
  });
});

/** Plain lists of a manuscript, and the pages that replace them. */
const paged = {
  authors: 'authorConnection',
  events: 'eventConnection',
  historyFiles: 'historyFileConnection',
  mails: 'mailConnection',
  reviewFiles: 'reviewFileConnection',
  reviews: 'reviewConnection',
} as const;

describe('the pages of a list tell no more than the list', () => {
  it.each([sentReview, reviewingEditor, 'accepted reviewer', 'publishing editor of the branch', 'editor of the journal'])(
    'neither rows nor how many there are, to the %s (B-071)',
    async (name) => {
      type Row = { id: string };
      type Pages = { totalCount: number; pageInfo: { hasNextPage: boolean }; edges: { node: Row | null }[] };
      const { token, language } = blind.readerNamed(name);
      const asked = Object.entries(paged).map(
        ([list, pages]) => `${list} { id } ${pages}(first: 100) { totalCount pageInfo { hasNextPage } edges { node { id } } }`,
      );
      let told = 0;
      for (const id of blind.allIds.filter((one) => Buffer.from(one, 'base64').toString().startsWith('Contribution:'))) {
        const { data } = await other.request<{ node: Record<string, Row[] | Pages | null> | null }>(
          `query { node(id: ${JSON.stringify(id)}) { ... on Contribution { ${asked.join(' ')} journalHistories { events { id } eventConnection { totalCount } } } } }`,
          {},
          { ...(token !== null && { token }), ...(language && { language }) },
        );
        for (const [list, pages] of Object.entries(paged)) {
          const rows = data?.node?.[list] as Row[] | null | undefined; // as the document above asks
          const shown = data?.node?.[pages] as Pages | null | undefined;
          const isThere = {
            totalCount: rows?.length,
            pageInfo: { hasNextPage: false },
            edges: rows?.map((node) => ({ node: { id: node.id } })),
          };
          expect(shown ?? null, `${list} of ${id}`).toEqual(rows ? isThere : null);
          told += rows?.length ?? 0;
        }
        const journalHistories = (data?.node?.['journalHistories'] ?? []) as unknown as {
          events: Row[];
          eventConnection: { totalCount: number };
        }[];
        for (const { events, eventConnection } of journalHistories) expect(eventConnection.totalCount).toBe(events.length);
      }
      // A reviewer of a double-blind manuscript has none of these lists.
      expect(told > 0).toBe(name !== 'accepted reviewer');
    },
  );
});

function fieldsOf(typeName: Guarded) {
  const type = leaky.getType(typeName);
  if (!isObjectType(type)) throw new Error(`No type ${typeName}`);
  return Object.values(type.getFields()).toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The method of the resolver class that answers the field, or the column that it is, as if no rule stood on it. */
function unguarded(field: string, typeName: Guarded): GraphQLFieldResolver<unknown, Context> {
  type Method = (this: object, root: unknown, ctx: Context) => unknown;
  const ofType = resolvers.filter((one) => one.name.startsWith(typeName) && field in (one.prototype as object));
  const [resolver] = ofType;
  if (ofType.length > 1) throw new Error(`No one resolver has ${typeName}.${field}`);
  if (!resolver) return (root) => (root as Readonly<Record<string, unknown>>)[field];
  // Field methods of both types take the object and the context.
  const prototype = resolver.prototype as Record<string, Method>;
  return (root, _args, ctx) => prototype[field]?.call(prototype, root, ctx);
}
