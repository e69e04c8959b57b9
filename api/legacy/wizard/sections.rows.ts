// The facade's calls for the sections of the wizard that are lists or short texts (S1 §7): journal and pool as chosen, funding,
// explanation, recommended and opposed reviewers.
import { ContributionSource } from '../../../shared/workflow.ts';
import { invalidInput } from '../../errors.ts';
import { encodeId } from '../../graphql/node.ts';
import { DICTIONARY, eachOnce, id, list, maybe, optionalId, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import {
  FUNDING, FUNDING_SHAPE, fundingInput, fundingRow, kindOf, SUGGESTED_REVIEWER, SUGGESTED_REVIEWER_SHAPE, suggestedReviewerInputs, suggestedReviewerRow, sentItem, STORED_LISTS, storedLists, storedSuggestedReviewer,
  type ReviewerKind, type SuggestedReviewerNode, type SentItem,
} from './section-items.ts';
import { STORED_VERSION, storedVersion } from '../row/stored-version.ts';
import { found, key } from '../row/values.ts';

const who = 'Author';
const contributionId = id('Contribution');
const fields = {};
const nothing = () => ({});
const anyField = { type: 'string' };

const SAVE_FUNDINGS = graphql(
  `mutation LegacySaveFundings($input: SaveContributionFundingsInput!) { saveContributionFundings(input: $input) { contribution { fundings { ...LegacyFunding } } } }`, [FUNDING]
);
const SAVE_SUGGESTED_REVIEWERS = graphql(
  'mutation LegacySaveSuggestedReviewers($input: SaveContributionSuggestedReviewersInput!) { saveContributionSuggestedReviewers(input: $input) { contribution { version recommendedReviewers { id } opposedReviewers { id } } } }',
);

const STORED_EXPLANATION = graphql('query LegacyStoredExplanation($id: ID!) { node(id: $id) { ... on Contribution { version explanation } } }');

/**
 * The manuscript: from the parameter, or from the rows themselves (D13-074), which must all be of one. Errors: NOT_FOUND; INVALID_INPUT.
 */
function manuscriptOf(named: string | null, items: readonly SentItem[]): string {
  eachOnce(items);
  const said = items.flatMap(({ contribution }) => (contribution === null ? [] : [encodeId('Contribution', contribution)]));
  const manuscript = found(named ?? said[0]);
  if (said.some((one) => one !== manuscript)) throw invalidInput({ contributionId: { code: 'input.invalid' } });
  return manuscript;
}

/**
 * The stored entries with the sent ones: known ones changed in their places, new ones behind, others unchanged; and the keys of the sent
 * ones, found in the saved list.
 */
function withSent<Stored extends { id: string }, Sent extends object>(type: string, stored: readonly Stored[], items: readonly SentItem[], asInput: (item: SentItem, one?: Stored) => Sent) {
  const known = new Map(items.filter((item) => item.key !== null).map((item) => [item.key, item]));
  const isKnown = new Set(stored.map((one) => key(one.id)));
  const kept = stored.map((one) => ({ item: known.get(key(one.id)), one }));
  const entries: { item: SentItem | undefined; input: Stored | (Sent & { id: string | null }) }[] = [
    ...kept.map(({ item, one }) => ({ item, input: item === undefined ? one : { ...one, ...asInput(item, one), id: one.id } })),
    // A row with a key of another manuscript is sent along: the API refuses it.
    ...items.filter((item) => item.key === null || !isKnown.has(item.key)).map((item) => ({ item, input: { ...asInput(item), id: item.key === null ? null : encodeId(type, item.key) } })),
  ].filter(({ input }) => Object.entries(input).some(([name, value]) => name !== 'id' && value !== null && value !== ''));
  const idsOf = (saved: readonly { id: string }[]) => items.flatMap((item): [SentItem, number][] => {
    const one = saved[entries.findIndex((entry) => entry.item === item)];
    return one === undefined ? [] : [[item, key(one.id)]];
  });
  return { inputs: entries.map(({ input }) => input), idsOf };
}

export const sectionRows = {
  'E1-023': json({
    name: 'readJournal', method: 'POST', paths: ['contribution/colloquiumContent', 'colloquiumContent'], about: 'Subject, journal, column and kind of submission', who, spec: 'S1 §7, D13-076', token: 'header',
    params: { contributionId },
    document: graphql(
      'query LegacyColloquium($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { subject { value } colloquium { id } column { id } source } } }',
    ),
    variables: (values) => values,
    fields: { subtypeId: 'string?', colloquiumId: 'integer?', contributionType: 'integer?', colloquiumColumn: 'integer?' },
    answer: ({ node }) => {
      const { subject, colloquium, column, source } = found(node);
      return { subtypeId: subject?.value ?? null, colloquiumId: colloquium ? key(colloquium.id) : null, contributionType: source ? ContributionSource[source] : null, colloquiumColumn: column ? key(column.id) : null };
    },
  }),

  // 0 when it may be offered to other journals, 2 when not (D13-077); null for people who may not know.
  'E1-024': json({
    name: 'readPoolConsent', method: 'POST', paths: ['contribution/employContent', 'employContent'], about: 'Whether it may be offered to the pool: 0, else 2', who, spec: 'S1 §7, §9, D13-077', token: 'header',
    params: { contributionId },
    document: graphql('query LegacyPoolConsent($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { poolConsent } } }'),
    variables: (values) => values,
    fields: { isemploy: 'integer?' },
    answer: ({ node }) => {
      const { poolConsent } = found(node);
      return { isemploy: poolConsent == null ? null : poolConsent ? 0 : 2 };
    },
  }),

  'E1-027': json({
    name: 'listFunds', method: 'POST', paths: ['contribution/fundationContent', 'fundationContent'], about: 'Funds', who, spec: 'S1 §3, §7', token: 'header', params: { contributionId },
    document: graphql(`query LegacyFundings($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { fundings { ...LegacyFunding } } } }`, [FUNDING]),
    variables: (values) => values,
    fields: { fundations: [FUNDING_SHAPE] },
    answer: ({ node }, { contributionId: manuscript }) => ({ fundations: (found(node).fundings ?? []).map((funding) => fundingRow(manuscript, funding)) }),
  }),

  'E1-029': json({
    name: 'readExplanation', method: 'POST', paths: ['contribution/explainContent', 'explainContent'], about: 'The note to the editor', who, spec: 'S1 §3, §7', token: 'header', params: { contributionId },
    document: graphql('query LegacyExplanation($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { explanation } } }'),
    variables: (values) => values,
    fields: { chapterExplain: 'string?' },
    answer: ({ node }) => ({ chapterExplain: found(node).explanation ?? null }),
  }),

  'E1-030': json({
    name: 'listSuggestedReviewers', method: 'POST', paths: ['contribution/reviewpersonContent', 'reviewpersonContent'], about: 'Reviewers recommended and opposed', who, spec: 'S1 §3, §7', token: 'header', params: { contributionId },
    document: graphql(
      `query LegacyReviewers($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { recommendedReviewers { ...LegacySuggestedReviewer } opposedReviewers { ...LegacySuggestedReviewer } } } }`, [SUGGESTED_REVIEWER]
    ),
    variables: (values) => values,
    fields: { reviewpersons: { proposepsersons: [SUGGESTED_REVIEWER_SHAPE], opposepsersons: [SUGGESTED_REVIEWER_SHAPE] } },
    answer: ({ node }, { contributionId: manuscript }) => {
      const { recommendedReviewers, opposedReviewers } = found(node);
      const rows = (kind: ReviewerKind, reviewers: readonly SuggestedReviewerNode[] | null | undefined) => (reviewers ?? []).map((reviewer) => suggestedReviewerRow(manuscript, kind, reviewer));
      return { reviewpersons: { proposepsersons: rows('RECOMMENDED', recommendedReviewers), opposepsersons: rows('OPPOSED', opposedReviewers) } };
    },
  }),

  // Adds and changes; rows not sent stay, because another call removes one. Another person's simultaneous save is not overwritten:
  // CONFLICT.
  'E1-039': json({
    name: 'saveFunds', method: 'POST', paths: ['contribution/saveContributionFundation', 'saveContributionFundation'], about: 'Save funds', who, spec: 'S1 §3, §5, §7, D13-074, D13-112', token: 'header',
    params: { contributionId: optionalId('Contribution'), list: list(sentItem, { id: { type: 'integer' }, contributionId: { type: 'integer' }, fundnumber: anyField, fundname: anyField }) },
    documents: [STORED_LISTS, SAVE_FUNDINGS],
    run: async ({ contributionId: named, list: items }, call) => {
      const manuscript = manuscriptOf(named, items);
      const stored = await storedLists(call, manuscript, 'fundings');
      const { inputs, idsOf } = withSent('ContributionFunding', stored.fundings ?? [], items, fundingInput);
      const { saveContributionFundings } = await call.execute(SAVE_FUNDINGS, { input: { contributionId: manuscript, version: stored.version, fundings: inputs } });
      return { fundIds: idsOf(found(saveContributionFundings.contribution?.fundings)).map(([, fundId]) => fundId) };
    },
    fields: { fundIds: ['integer'] },
  }),

  'E1-040': json({
    name: 'deleteFund', method: 'POST', paths: ['contribution/deleteContributionFundation', 'deleteContributionFundation'], about: 'Delete a fund', who, spec: 'S1 §7', token: 'header',
    params: { contributionId, fundationId: id('ContributionFunding') },
    asksFirst: [STORED_VERSION],
    document: graphql('mutation LegacyDeleteFunding($input: DeleteContributionFundingInput!) { deleteContributionFunding(input: $input) { contribution { id } } }'),
    variables: async ({ fundationId, ...input }, call) => ({ input: { ...input, version: await storedVersion(call, input.contributionId), fundingId: fundationId } }),
    fields, answer: nothing,
  }),

  // An empty text clears the saved one (D13-078).
  'E1-042': json({
    name: 'saveExplanation', method: 'POST', paths: ['contribution/saveContributionExplain', 'saveContributionExplain'], about: 'Save the note to the editor', who, spec: 'S1 §5, §7, D13-078', token: 'header',
    params: { contributionId, chapterExplain: maybe(text()) },
    asksFirst: [STORED_EXPLANATION],
    document: graphql('mutation LegacySaveExplanation($input: SaveContributionExplanationInput!) { saveContributionExplanation(input: $input) { contribution { id } } }'),
    variables: async ({ chapterExplain, ...input }, call) => {
      const { version, explanation } = found((await call.execute(STORED_EXPLANATION, { id: input.contributionId })).node);
      return { input: { ...input, version: version ?? 0, explanation: chapterExplain ?? explanation ?? '' } };
    },
    fields, answer: nothing,
  }),

  // Both kinds may come in one list; entries not sent stay, because another call removes one.
  'E1-043': json({
    name: 'saveSuggestedReviewers', method: 'POST', paths: ['contribution/saveContributionReviewperson', 'saveContributionReviewperson'], about: 'Save reviewers recommended and opposed', who, spec: 'S1 §3, §5, §7, §8, D13-074', token: 'header',
    params: {
      contributionId: optionalId('Contribution'),
      list: list(sentItem, {
        id: { type: 'integer' }, contributionId: { type: 'integer' }, isSuggest: { type: 'integer', enum: [0, 1] }, personName: anyField, sex: { type: 'integer', enum: [0, 1] }, email: anyField, company: anyField,
        collegeName: anyField, degree: anyField, duty: anyField, professionalTitle: anyField, reason: anyField,
      }),
    },
    documents: [STORED_LISTS, DICTIONARY, SAVE_SUGGESTED_REVIEWERS],
    run: async ({ contributionId: named, list: items }, call) => {
      const manuscript = manuscriptOf(named, items);
      const stored = await storedLists(call, manuscript, 'reviewers');
      const kinds = new Map(items.map((item) => [item, kindOf(item)]));
      const inputs = await suggestedReviewerInputs(items, call);
      const ids = new Map<SentItem, number>();
      let version = stored.version;
      for (const kind of ['RECOMMENDED', 'OPPOSED'] as const) {
        const ofKind = items.filter((item) => kinds.get(item) === kind);
        if (ofKind.length === 0) continue;
        const before = (kind === 'RECOMMENDED' ? stored.recommendedReviewers : stored.opposedReviewers) ?? [];
        const merged = withSent('SuggestedReviewer', before.map(storedSuggestedReviewer), ofKind, (item) => inputs.get(item) ?? {});
        const contribution = found((await call.execute(SAVE_SUGGESTED_REVIEWERS, { input: { contributionId: manuscript, version, kind, reviewers: merged.inputs } })).saveContributionSuggestedReviewers.contribution);
        version = contribution.version ?? 0;
        const saved = found(kind === 'RECOMMENDED' ? contribution.recommendedReviewers : contribution.opposedReviewers);
        for (const [item, savedKey] of merged.idsOf(saved)) ids.set(item, savedKey);
      }
      return { reviewpersonIds: items.flatMap((item) => ids.get(item) ?? []) };
    },
    fields: { reviewpersonIds: ['integer'] },
  }),

  'E1-044': json({
    name: 'deleteSuggestedReviewer', method: 'POST', paths: ['contribution/deleteContributionReviewperson', 'deleteContributionReviewperson'], about: 'Delete a suggested reviewer', who, spec: 'S1 §7', token: 'header',
    params: { contributionId, reviewpersonId: id('SuggestedReviewer') },
    asksFirst: [STORED_VERSION],
    document: graphql('mutation LegacyDeleteSuggestedReviewer($input: DeleteContributionSuggestedReviewerInput!) { deleteContributionSuggestedReviewer(input: $input) { contribution { id } } }'),
    variables: async ({ reviewpersonId, ...input }, call) => ({ input: { ...input, version: await storedVersion(call, input.contributionId), suggestedReviewerId: reviewpersonId } }),
    fields, answer: nothing,
  }),
};
