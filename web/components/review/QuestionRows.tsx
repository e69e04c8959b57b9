// One question a row, its answers side by side as words. A digit answers and leads to the next question, up and down lead from one to
// another.
import { chakra } from '@chakra-ui/react';
import { useId, useRef, type KeyboardEvent } from 'react';
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

/** The answer that has the focus when the row gets it. */
function focusRow(row: Element | undefined): void {
  row?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
}

export function QuestionRows({ form, questions, fields, options, isStrict }: QuestionRowsProps) {
  const list = useRef<HTMLOListElement>(null);
  function handleKey(event: KeyboardEvent, index: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rows = [...(list.current?.children ?? [])];
    const field = fields[index];
    const option = options[Number(event.key) - 1];
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (option !== undefined && field !== undefined) form.setValue(field, option.value, { shouldDirty: true });
    else if (step === 0) return;
    event.preventDefault();
    focusRow(rows[index + (step || 1)] ?? rows[index]);
  }
  return (
    <chakra.ol ref={list} listStyleType="none" css={{ containerType: 'inline-size' }}>
      {questions.map((question, index) => (
        <QuestionRow
          key={question.id}
          number={index + 1}
          question={question}
          field={fields[index] ?? ''}
          form={form}
          options={options}
          isStrict={isStrict}
          onKey={(event) => handleKey(event, index)}
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
