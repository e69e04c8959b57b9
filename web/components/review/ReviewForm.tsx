// The form in which a reviewer writes a review (S2 §2.6): questions, suggestion, reasons, files, a note to the editor-in-chief. Saves
// itself.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { reviewStatementsSchema } from '../../../shared/forms/statements.ts';
import { ConflictNotice } from '../../drafts/ConflictNotice.tsx';
import { errorMessage } from '../../relay/errors.ts';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { askedStatements } from '../statements/asked-statements.ts';
import { LeaveQuestion } from '../shell/LeaveQuestion.tsx';
import type { ReviewForm_review$key } from './__generated__/ReviewForm_review.graphql.ts';
import { missingFields, toDraft } from './review-values.ts';
import { ReviewFoot } from './ReviewFoot.tsx';
import { ReviewStatements } from './ReviewStatements.tsx';
import { statementValues } from './saved-review.ts';
import { statementInputs } from './useSaveReviewStatements.ts';
import { ReviewSections } from './ReviewSections.tsx';
import { useChoiceNames } from './useChoiceNames.ts';
import { useReviewForm } from './useReviewForm.ts';
import { useSubmitReview } from './useSubmitReview.ts';

interface Props {
  viewerId: string;
  contributionId: string;
  /** The viewer's own, accepted and not handed in. */
  review: ReviewForm_review$key;
  /** It is on its way, or not any more: what the answer changes must not take the form away. */
  onSending: (isSending: boolean) => void;
  /** It has been handed in. */
  onHandedIn: () => void;
}

export function ReviewForm({ viewerId, contributionId, review: reviewKey, onSending, onHandedIn }: Props) {
  const review = useFragment(
    graphql`
      fragment ReviewForm_review on Review {
        id
        files {
          id
        }
        statements {
          ...askedStatements_asked
        }
        ...savedReview_review
        ...ReviewFiles_review
      }
    `,
    reviewKey,
  );
  const { t } = useTranslation(['review', 'messages']);
  const { form, draft, questionnaire, refill } = useReviewForm(viewerId, review.id, review);
  const { store, saving } = draft;
  const { labelOf, names } = useChoiceNames(questionnaire);
  const submit = useSubmitReview(contributionId, review.id);
  const [isStrict, setIsStrict] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isHandingIn, setIsHandingIn] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [refills, setRefills] = useState(0);
  const hasFile = (review.files ?? []).length > 0;
  const asked = askedStatements(review.statements);
  const savedStatements = statementValues(asked);
  const statementsNow = () => store.current().statements ?? savedStatements;
  /** The first field that a statement lacks, by its name. */
  const missingStatement = () => reviewStatementsSchema.safeParse(statementsNow()).error?.issues[0]?.path.join('.');

  function handleSubmit() {
    setFailure(undefined);
    const first = missingFields(questionnaire, form.getValues(), hasFile)[0] ?? missingStatement();
    setIsStrict(first !== undefined);
    if (first === undefined) setIsAsking(true);
    // A group of choices has no one field that takes the focus: its first does.
    else document.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }
  /** A save that is under way by itself is waited for: it takes no click away. */
  async function handleConfirm() {
    setIsHandingIn(true);
    onSending(true);
    try {
      await handIn();
    } finally {
      setIsHandingIn(false);
      onSending(false);
      setIsAsking(false);
    }
  }
  async function handIn() {
    const saved = await saving.saveAll();
    const refused = saved === 'failed' ? (saving.failureOf('review') ?? saving.failureOf('statements')) : undefined;
    const isSaved = saved === 'saved' || saved === 'unchanged';
    const error = isSaved
      ? await submit(toDraft(questionnaire, form.getValues()), statementInputs(statementsNow()), store.version())
      : refused;
    if (!isSaved || error) {
      if (error) setFailure(errorMessage(error));
      if (saved === 'invalid') draft.check();
      return;
    }
    store.clearAll();
    setIsDone(true);
    onHandedIn();
  }
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      <chakra.div display="grid" gap="3" mb="4" _empty={{ display: 'none' }}>
        <ConflictNotice
          draft={draft}
          labelOf={(_section, field) => labelOf(field)}
          names={names}
          onSettled={() => {
            refill();
            setRefills((count) => count + 1);
            void saving.saveAll();
          }}
        />
      </chakra.div>
      <Sheet>
        <ReviewSections form={form} questionnaire={questionnaire} review={review} hasFile={hasFile} isStrict={isStrict} />
        {asked.length > 0 && <ReviewStatements key={refills} asked={asked} saved={savedStatements} draft={draft} isStrict={isStrict} />}
      </Sheet>
      <ReviewFoot
        form={form}
        draft={draft}
        questionnaire={questionnaire}
        hasFile={hasFile}
        isStrict={isStrict}
        failure={failure}
        isDone={isDone}
        onSubmit={handleSubmit}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('review.submit.title')}
        confirmLabel={t('review.submit.act')}
        isPending={isHandingIn}
        onConfirm={() => void handleConfirm()}
        onCancel={() => isHandingIn || setIsAsking(false)}
      >
        {t('review.submit.consequence')}
      </ConfirmDialog>
      <LeaveQuestion isActive={(store.hasUnsaved || saving.isBusy) && !isDone}>{t('review.form.leave')}</LeaveQuestion>
    </form>
  );
}
