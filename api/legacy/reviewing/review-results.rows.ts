// The facade's calls on review results (S2 §2.6, §3, §7): the result, the office's own summary of it, and all summaries of a manuscript.
import { FILE, FILE_SHAPE, fileRow } from '../row/files.ts';
import { id, maybe, text } from '../row/params.ts';
import { graphql, json } from '../row/row.ts';
import { allowed, found, oneIf, sexCode } from '../row/values.ts';

/** Suggestions by the codes of the old system (S2 §9). */
const SUGGESTIONS = { ACCEPT: 0, MINOR_CHANGES: 1, MAJOR_CHANGES: 2, REJECT_OFF_TOPIC: 3, REJECT_LOW_QUALITY: 4, REJECT_OVERLAP: 5 } as const;

const inviteId = id('Review');
const STORED_SUMMARY = graphql('query LegacyStoredSummary($reviewId: ID!) { node(id: $reviewId) { ... on Review { summaryVersion editorSummary } } }');
const SUMMARISE_REVIEW = graphql('mutation LegacySummariseReview($input: SummariseReviewInput!) { summariseReview(input: $input) { review { id } } }');

const INFO_SHAPE = {
  realName: 'string?', sex: 'integer?', duty: 'string?', professionalTitle: 'string?', email: 'string?', phonenum: 'string?', company: 'string?', collegeName: 'string?',
  chapterTitleCh: 'string?', colloquium: 'string?', options1: ['integer'], options2: ['integer'], again: 'integer?', finalSuggestion: 'integer?', comment: 'string?', files: [FILE_SHAPE],
  toEditor: 'string?', editorSuggestion: 'string?',
} as const;

export const reviewResultRows = {
  'E2-021': json({
    name: 'listReviewSummaries', method: 'POST', paths: ['inviteExpert/editorGetCommments'], about: 'The office’s summaries of the reviews of a manuscript', who: 'the journal’s offices', spec: 'S2 §7', token: 'header',
    params: { contributionId: id('Contribution') },
    document: graphql('query LegacySummaries($contributionId: ID!) { node(id: $contributionId) { ... on Contribution { reviews { editorSummary reviewer { realName } } } } }'),
    variables: (values) => values,
    fields: { comments: [{ username: 'string?', editorSuggestion: 'string' }] },
    answer: ({ node }) => ({
      comments: allowed(found(node).reviews).flatMap(({ editorSummary, reviewer }) => (editorSummary === null ? [] : [{ username: reviewer?.realName ?? null, editorSuggestion: editorSummary }])),
    }),
  }),

  // `again`: 0 yes, 1 no (S2 §9). Fields hidden from the reader are null or empty; the note to the editor-in-chief is for roles 4 and 5.
  'E2-045': json({
    name: 'readReview', method: 'POST', paths: ['inviteExpert/getExpertConbInfo'], about: 'The result of a review', who: 'the journal’s offices once it is handed in; its reviewer', spec: 'S2 §2.6, §3, §7, D2-127', token: 'header',
    params: { inviteId },
    document: graphql(
      `query LegacyReviewResult($inviteId: ID!) { node(id: $inviteId) { ... on Review {
        viewerCanReadResult expert { realName sex duty { label } professionalTitle { label } email phone company collegeName } contribution { titleZh colloquium { name } }
        ratings ethicsAnswers willReviewAgain suggestion comment files { ...LegacyFile } noteToChief editorSummary
      } } }`,
      [FILE],
    ),
    variables: (values) => values,
    fields: { info: INFO_SHAPE },
    answer: ({ node }, _values, { ctx }) => {
      const review = found(node);
      found(review.viewerCanReadResult === true ? true : null);
      const { expert } = review;
      return {
        info: {
          realName: expert?.realName ?? null, sex: sexCode(expert?.sex ?? null), duty: expert?.duty?.label ?? null, professionalTitle: expert?.professionalTitle?.label ?? null,
          email: expert?.email ?? null, phonenum: expert?.phone ?? null, company: expert?.company ?? null, collegeName: expert?.collegeName ?? null,
          chapterTitleCh: review.contribution?.titleZh ?? null, colloquium: review.contribution?.colloquium?.name ?? null,
          options1: review.ratings ?? [], options2: review.ethicsAnswers ?? [], again: review.willReviewAgain === null ? null : oneIf(!review.willReviewAgain),
          finalSuggestion: review.suggestion && SUGGESTIONS[review.suggestion], comment: review.comment, files: (review.files ?? []).map((file) => fileRow(file, ctx.env.PRODUCT)),
          toEditor: review.noteToChief, editorSuggestion: review.editorSummary,
        },
      };
    },
  }),

  // Old clients know no versions: the summary that is stored is replaced (decision 30).
  'E2-046': json({
    name: 'summariseReview', method: 'POST', paths: ['editor/inviteExpertSuggestion'], about: 'Sum a review up, which marks it (hz 2)', who: 'the journal’s offices', spec: 'S2 §4.6, §5, §7', token: 'header', done: 'legacy.saved',
    params: { inviteId, editorSuggestion: maybe(text()) },
    documents: [STORED_SUMMARY, SUMMARISE_REVIEW],
    run: async ({ inviteId: reviewId, editorSuggestion: editorSummary }, call) => {
      const { node } = await call.execute(STORED_SUMMARY, { reviewId });
      await call.execute(SUMMARISE_REVIEW, { input: { reviewId, editorSummary: editorSummary ?? node?.editorSummary ?? '', version: node?.summaryVersion ?? 0 } });
      return {};
    },
  }),
};
