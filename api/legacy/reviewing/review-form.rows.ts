// The facade's call to hand a review in (S2 §7): 27 values in one text, the ratings before the answers about ethics.
import { invalidInput } from '../../errors.ts';
import { choice, id, list, text } from '../row/params.ts';
import { graphql, json, type Param } from '../row/row.ts';
import { pathOf } from './suggestion.ts';
import { found } from '../row/values.ts';

const RATINGS = 16;

const anyField = { type: 'string' };
const fileFields = { fileDesc: anyField, fileName: anyField, fileSize: { type: 'integer' }, filePath: anyField, fileType: { type: 'integer' } };

const fileInput = (file: Readonly<Record<string, unknown>>) => {
  const { fileDesc } = file;
  return { path: pathOf(file), description: typeof fileDesc === 'string' ? fileDesc : '' };
};

/** A question without a choice is empty. Errors: INVALID_INPUT when one is no number. */
function answers(): Param<number[]> {
  const whole = text();
  return {
    ...whole,
    read: async (sources, name, call) => {
      const sent = await whole.read(sources, name, call);
      return sent.split(',').map((one) => {
        const value = one.trim();
        if (!/^(-?\d{1,9})?$/.test(value)) throw invalidInput({ [name]: { code: 'form.choiceUnknown' } });
        return Number(value);
      });
    },
  };
}

const SUGGESTIONS = { 0: 'ACCEPT', 1: 'MINOR_CHANGES', 2: 'MAJOR_CHANGES', 3: 'REJECT_OFF_TOPIC', 4: 'REJECT_LOW_QUALITY', 5: 'REJECT_OVERLAP' } as const;

const REVIEW = graphql('query LegacyReviewToSubmit($id: ID!) { node(id: $id) { ... on Review { contribution { id } } } }');
const SUBMIT = graphql('mutation LegacySubmitReview($input: SubmitReviewInput!) { submitReview(input: $input) { contribution { id } } }');

export const reviewFormRows = {
  // A reviewer's editorSuggestion is ignored: the summary is the editor's (D2-102).
  'E2-047': json({
    name: 'submitReview', method: 'POST', paths: ['inviteExpert/commit'], about: 'Hand a review in', who: 'Expert', spec: 'S2 §2.6, §7, §9, D2-102, D2-115', token: 'header', done: 'legacy.submitted',
    params: {
      inviteId: id('Review'), options: answers(), finalSuggestion: choice({ ...SUGGESTIONS, '': null }, { otherwise: 'form.choiceUnknown' }),
      again: choice({ 0: true, 1: false }, { standard: true }), comment: text(), toEditor: text(), editorSuggestion: text(), files: list(fileInput, fileFields),
    },
    documents: [REVIEW, SUBMIT],
    run: async ({ inviteId, options, finalSuggestion, again, comment, toEditor, files }, call) => {
      const { contribution } = found((await call.execute(REVIEW, { id: inviteId })).node);
      const input = {
        contributionId: found(contribution).id, reviewId: inviteId, ratings: options.slice(0, RATINGS), ethicsAnswers: options.slice(RATINGS),
        suggestion: finalSuggestion, willReviewAgain: again, comment, noteToChief: toEditor, files,
      };
      await call.execute(SUBMIT, { input });
      return {};
    },
  }),
};
