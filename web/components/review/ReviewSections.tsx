// The parts of the review form, on one sheet.
import { chakra } from '@chakra-ui/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ethicsChoices, ratingChoices, suggestionChoices } from '../../../shared/review-questions.ts';
import { Textarea } from '../../ui/form/controls.tsx';
import { RadioGroup } from '../../ui/form/choices.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { ReviewFiles_review$key } from './__generated__/ReviewFiles_review.graphql.ts';
import { QuestionRows } from './QuestionRows.tsx';
import {
  AGAIN,
  againValue,
  COMMENT,
  ethicsValue,
  NOTE,
  questionFields,
  ratingValue,
  SUGGESTION,
  suggestionValue,
  type ReviewValues,
} from './review-values.ts';
import { ReviewFiles } from './ReviewFiles.tsx';
import { useReviewWords } from './useReviewWords.ts';

interface Props {
  form: UseFormReturn<ReviewValues>;
  questionnaire: number;
  review: ReviewFiles_review$key;
  hasFile: boolean;
  /** Handing in was tried: missing answers are marked. */
  isStrict: boolean;
}

export function ReviewSections({ form, questionnaire, review, hasFile, isStrict }: Props) {
  const { t } = useTranslation(['review', 'messages']);
  const { questionsOf, ratingWord, ethicsWord, suggestionText } = useReviewWords();
  const questions = questionsOf(questionnaire);
  const fields = questionFields(questionnaire);
  const [suggestion = '', comment = '', note = ''] = useWatch({ control: form.control, name: [SUGGESTION, COMMENT, NOTE] });
  const { errors } = form.formState;
  const noSuggestion = isStrict && suggestion === '';
  const noReason = isStrict && comment.trim() === '' && !hasFile;
  return (
    <>
      <SheetSection id="ratings" title={t('review.answers.ratings')}>
        <chakra.p color="fg.muted" fontSize="sm" mb="2" css={{ '@media (pointer: coarse)': { display: 'none' } }} data-no-print>
          {t('review.form.keys')}
        </chakra.p>
        <QuestionRows
          form={form}
          questions={questions.ratings}
          fields={fields.ratings}
          options={ratingChoices.map((choice) => ({ value: ratingValue(choice), label: ratingWord(choice) }))}
          isStrict={isStrict}
        />
      </SheetSection>
      <SheetSection id="ethics" title={t('review.answers.ethics')}>
        <chakra.p color="fg.muted" fontSize="sm" mb="2">
          {t('review.form.ethicsHelp')}
        </chakra.p>
        <QuestionRows
          form={form}
          questions={questions.ethics}
          fields={fields.ethics}
          options={ethicsChoices.map((choice) => ({ value: ethicsValue(choice), label: ethicsWord(choice) }))}
          isStrict={isStrict}
        />
      </SheetSection>
      <SheetSection id="opinion" title={t('review.form.opinion')}>
        <chakra.div display="grid" gap="6">
          <Field
            isGroup
            isRequired
            label={t('review.form.suggestion')}
            error={noSuggestion ? 'form.suggestionRequired' : undefined}
            {...(noSuggestion && { bg: 'danger.tint', borderRadius: 'md', px: '3', py: '2', mx: '-3' })}
          >
            <RadioGroup
              direction="column"
              options={suggestionChoices.map((choice) => ({ value: suggestionValue(choice), label: suggestionText(choice) }))}
              {...form.register(SUGGESTION)}
            />
          </Field>
          <Field
            label={t('review.form.comment')}
            help={t('review.form.commentHelp')}
            error={errors[COMMENT]?.message ?? (noReason ? 'form.reasonRequired' : undefined)}
          >
            <Textarea rows={10} fontSize="lg" {...form.register(COMMENT)} _print={{ display: 'none' }} />
            <Printed text={comment} />
          </Field>
          <Field isGroup label={t('review.form.files')}>
            <ReviewFiles review={review} />
          </Field>
          <Field isGroup label={t('review.form.again')}>
            <RadioGroup
              options={[
                { value: againValue(true), label: t('review.form.againYes') },
                { value: againValue(false), label: t('review.form.againNo') },
              ]}
              {...form.register(AGAIN)}
            />
          </Field>
        </chakra.div>
      </SheetSection>
      <SheetSection id="note" title={t('review.form.note')}>
        <Field label={t('review.form.noteLabel')} help={t('review.form.noteHelp')} error={errors[NOTE]?.message}>
          <Textarea rows={4} fontSize="lg" {...form.register(NOTE)} _print={{ display: 'none' }} />
          <Printed text={note} />
        </Field>
      </SheetSection>
    </>
  );
}

/** On paper a box would show only as much as fits into it. */
function Printed({ text }: { text: string }) {
  return (
    <chakra.p display="none" _print={{ display: 'block' }} whiteSpace="pre-line" lineHeight="reading">
      {text}
    </chakra.p>
  );
}
