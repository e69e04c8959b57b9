// The review form with its draft: kept beside the page, saved on the server by itself, merged with another page's saves.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EMPTY_REVIEW_STATEMENTS, KINDS_OF_PARTY, reviewStatementsDraftSchema } from '../../../shared/forms/statements.ts';
import { each } from '../../../shared/forms/field-list.ts';
import { z } from '../../../shared/forms/zod.ts';
import { useDraft, type Draft } from '../../drafts/useDraft.ts';
import { useDraftForm } from '../../drafts/useDraftForm.ts';
import { useFetchNode } from '../../relay/useFetchNode.ts';
import { showNotice } from '../../ui/notice/notices.tsx';
import { draftProblem, shapeOf, textRules, toDraft, type ReviewValues } from './review-values.ts';
import { savedReview, type ReviewForms } from './saved-review.ts';
import { useSaveReviewStatements } from './useSaveReviewStatements.ts';
import { useSaveReviewDraft } from './useSaveReviewDraft.ts';
import type { savedReview_review$key } from './__generated__/savedReview_review.graphql.ts';
import nowQuery, { type savedReviewNowQuery } from './__generated__/savedReviewNowQuery.graphql.ts';

/** A statement that is not understood is as if nothing had been typed in it. */
const STATEMENTS_SHAPE = z.object(
  each(KINDS_OF_PARTY.REVIEWER, (kind) =>
    reviewStatementsDraftSchema.shape[kind].catch(EMPTY_REVIEW_STATEMENTS[kind]).default(EMPTY_REVIEW_STATEMENTS[kind]),
  ),
);

interface ReviewFormState {
  form: UseFormReturn<ReviewValues>;
  draft: Draft<ReviewForms>;
  questionnaire: number;
  /** After a choice between typed and saved values: the form shows the result. */
  refill: () => void;
}

export function useReviewForm(viewerId: string, reviewId: string, reviewKey: savedReview_review$key): ReviewFormState {
  const saved = savedReview(reviewKey);
  const { values } = saved;
  // The questions stay those that the page began with.
  const [questionnaire] = useState(saved.questionnaire);
  const [shapes] = useState(() => ({ review: shapeOf(questionnaire), statements: STATEMENTS_SHAPE }));
  const { t } = useTranslation('review');
  const saveDraft = useSaveReviewDraft(reviewId);
  const saveStatements = useSaveReviewStatements(reviewId);
  const fetchNode = useFetchNode<savedReviewNowQuery>(nowQuery);
  const draft = useDraft<ReviewForms>({
    key: `review:${viewerId}:${reviewId}`,
    shapes,
    saved,
    writes: {
      sections: ['review', 'statements'],
      problemOf: (section, { review, statements }) =>
        section === 'statements'
          ? (reviewStatementsDraftSchema.safeParse(statements).error?.issues[0]?.message ?? null)
          : review === undefined
            ? null
            : draftProblem(questionnaire, review),
      send: async (section, { review = values, statements = saved.sections.statements }, version, how) =>
        section === 'statements'
          ? await saveStatements(statements ?? EMPTY_REVIEW_STATEMENTS, version ?? 0, how)
          : await saveDraft(toDraft(questionnaire, review), version ?? 0, how),
    },
    reload: () => fetchNode(reviewId, savedReview),
    isAutosaved: true,
    onRestored: () => showNotice({ kind: 'info', key: 'restored', text: t('review.form.restored') }),
  });
  const { store } = draft;
  const form = useForm<ReviewValues>({
    defaultValues: store.sections.review ?? values,
    mode: 'onTouched',
    resolver: zodResolver(textRules),
  });
  useDraftForm(form, draft, {
    saved: values,
    isChecked: false,
    onChange: (typed) => (typed === null ? store.clear('review') : store.put('review', typed)),
  });
  return { form, draft, questionnaire, refill: () => form.reset(store.current().review ?? values) };
}
