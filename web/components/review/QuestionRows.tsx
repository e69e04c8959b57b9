// One question a row, its answers side by side as words. A digit answers and leads to the next question of the form, up and down lead from
// one to another; after the last question comes what is chosen next.
import { chakra } from '@chakra-ui/react';
import { useId, type KeyboardEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';
import type { ReviewValues } from './review-values.ts';
import type { Question } from './useReviewWords.ts';

interface QuestionRowsProps {
  form: UseFormReturn<ReviewValues>;
  questions: readonly Question[];
  /** The field of each question. */
  fields: readonly string[];
  options: readonly { value: string; label: string }[];
  /** Handing in was tried: missing answers bear a star. */
  isStrict: boolean;
}

/** Moves the focus to the choice that stands so many after this one in its form; it stays where there is none. */
function focusChoice(from: HTMLInputElement, step: number): void {
  const radios = [...(from.form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement && each.type === 'radio');
  const names = [...new Set(radios.map((radio) => radio.getAttribute('name')))];
  const name = names[names.indexOf(from.name) + step];
  const answers = radios.filter((radio) => radio instanceof HTMLInputElement && name !== undefined && radio.name === name);
  const target = answers.find((radio) => radio.matches(':checked')) ?? answers[0];
  if (target instanceof HTMLInputElement) target.focus();
}

export function QuestionRows({ form, questions, fields, options, isStrict }: QuestionRowsProps) {
  function handleKey(event: KeyboardEvent, field: string) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
    const option = options[Number(event.key) - 1];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (option !== undefined) form.setValue(field, option.value, { shouldDirty: true });
    else if (step === 0) return;
    event.preventDefault();
    focusChoice(event.target, step || 1);
  }
  return (
    <chakra.ol listStyleType="none" css={{ containerType: 'inline-size' }}>
      {questions.map((question, index) => (
        <QuestionRow
          key={question.id}
          number={index + 1}
          question={question}
          field={fields[index] ?? ''}
          form={form}
          options={options}
          isStrict={isStrict}
          onKey={(event) => handleKey(event, fields[index] ?? '')}
        />
      ))}
    </chakra.ol>
  );
}

interface QuestionRowProps extends Pick<QuestionRowsProps, 'form' | 'options' | 'isStrict'> {
  number: number;
  question: Question;
  field: string;
  onKey: (event: KeyboardEvent) => void;
}

function QuestionRow({ number, question: { text, hint }, field, form, options, isStrict, onKey }: QuestionRowProps) {
  const { t } = useTranslation('review');
  const id = useId();
  const value = useWatch({ control: form.control, name: field });
  const isMissing = isStrict && value === '';
  return (
    <chakra.li
      display="grid"
      columnGap="6"
      rowGap="2"
      py="2.5"
      px="2"
      mx="-2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      scrollMarginTop="24"
      css={{
        breakInside: 'avoid',
        [fromWidth(44)]: { gridTemplateColumns: `minmax(0, 1fr) ${options.length * 4.75}rem`, alignItems: 'center' },
      }}
    >
      <chakra.div id={id} display="grid" gridTemplateColumns="1.75rem minmax(0, 1fr)">
        <chakra.span color={isMissing ? 'danger.fg' : 'fg.muted'} fontWeight={isMissing ? 'semibold' : undefined}>
          {number}
          {isMissing && <chakra.span title={t('review.form.missing')}>*</chakra.span>}
        </chakra.span>
        <span>
          {text}
          {hint !== undefined && (
            <chakra.span display="block" color="fg.muted" fontSize="sm">
              {hint}
            </chakra.span>
          )}
        </span>
      </chakra.div>
      <chakra.div
        role="radiogroup"
        aria-labelledby={id}
        aria-required="true"
        aria-invalid={isMissing || undefined}
        onKeyDown={onKey}
        display="grid"
        gridTemplateColumns={`repeat(${options.length}, minmax(0, 1fr))`}
        bg="bg.subtle"
        borderRadius="md"
        p="0.5"
        gap="0.5"
      >
        {options.map((option) => (
          <chakra.label
            key={option.value}
            position="relative"
            display="flex"
            alignItems="center"
            justifyContent="center"
            minH="8"
            px="1"
            borderRadius="sm"
            cursor="pointer"
            whiteSpace="nowrap"
            fontSize="sm"
            color="fg.muted"
            css={{
              '&:has(:checked)': { bg: 'accent.solid', color: 'fg.onSolid', fontWeight: 'medium' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '1px' },
              '@media (pointer: coarse)': { minHeight: '2.75rem' },
              '@media print': { '&:not(:has(:checked))': { visibility: 'hidden' } },
            }}
          >
            <chakra.input type="radio" srOnly value={option.value} {...form.register(field)} />
            {option.label}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.li>
  );
}
