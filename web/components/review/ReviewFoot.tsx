// The foot of the review form: how far it is filled in, when it was saved, printing and handing it in.
import { chakra } from '@chakra-ui/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../drafts/useDraft.ts';
import { errorMessage } from '../../relay/errors.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFoot } from '../../ui/form/FormFoot.tsx';
import { MessageText } from '../../ui/notice/MessageText.tsx';
import { draftProblem, missingFields, neededCount, type ReviewValues } from './review-values.ts';
import type { ReviewForms } from './saved-review.ts';

interface Props {
  form: UseFormReturn<ReviewValues>;
  draft: Draft<ReviewForms>;
  questionnaire: number;
  hasFile: boolean;
  /** Handing in was tried: missing answers are listed, as long as there are any. */
  isStrict: boolean;
  /** Why it was not handed in, a text or a key of the catalogue. */
  failure: string | undefined;
  isDone: boolean;
  onSubmit: () => void;
}

export function ReviewFoot({ form, draft: { store, saving }, questionnaire, hasFile, isStrict, failure, isDone, onSubmit }: Props) {
  const { t } = useTranslation('review');
  // useWatch may return only part of the values; the whole is read beside it.
  useWatch({ control: form.control });
  const needed = neededCount(questionnaire);
  const done = needed - missingFields(questionnaire, form.getValues(), hasFile).length;
  const unsaved = store.sections.review;
  const problem = unsaved === undefined ? null : draftProblem(questionnaire, unsaved);
  const unsavedFor = unsaved === undefined ? undefined : saving.failures.review;
  const refusal = isStrict && done < needed ? 'error.REVIEW_INCOMPLETE' : failure;
  const hindrance = refusal ?? problem ?? (saving.disputes.length > 0 ? t('review.form.disputed') : unsavedFor && errorMessage(unsavedFor));
  const progress = t('review.form.progress', { done, needed });
  return (
    <FormFoot
      start={
        <chakra.div display="flex" alignItems="center" gap="3" me="2">
          <chakra.div
            role="progressbar"
            aria-valuenow={done}
            aria-valuemin={0}
            aria-valuemax={needed}
            aria-label={progress}
            width={{ base: '4rem', md: '8rem' }}
            height="1.5"
            borderRadius="full"
            bg="bg.emphasized"
            overflow="hidden"
          >
            <chakra.div
              height="full"
              bg={done === needed ? 'success.solid' : 'accent.solid'}
              transition="width 150ms"
              style={{ width: `${(done / needed) * 100}%` }}
            />
          </chakra.div>
          <chakra.span fontSize="sm" aria-hidden="true">
            {progress}
          </chakra.span>
        </chakra.div>
      }
      hindrance={
        hindrance && (
          <chakra.span role="alert" color="danger.fg">
            <MessageText message={hindrance} />
          </chakra.span>
        )
      }
      savedAt={saving.savedAt}
    >
      <Button onClick={() => window.print()}>{t('review.form.print')}</Button>
      <Button variant="solid" disabled={isDone} onClick={onSubmit}>
        {t('review.submit.act')}
      </Button>
    </FormFoot>
  );
}
