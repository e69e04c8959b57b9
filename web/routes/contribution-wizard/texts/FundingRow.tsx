// One fund. A typed or pasted number is cleaned, and removed characters are reported (R1-139, decision 73).
import { chakra } from '@chakra-ui/react';
import { memo, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { cleanFundNumber, droppedFromFundNumber } from '../../../../shared/forms/funding.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { atField } from '../sentence.ts';
import type { DraftValues } from '../draft/draft.ts';

interface FundingRowProps {
  form: UseFormReturn<DraftValues<'funding'>>;
  index: number;
  /** Stays the same, so that typing in one row leaves the others alone. */
  onDelete: (index: number) => void;
}

export const FundingRow = memo(function FundingRow({ form, index, onDelete }: FundingRowProps) {
  const { t } = useTranslation('wizard');
  const { errors } = useFormState({ control: form.control, name: `fundings.${index}` });
  const [dropped, setDropped] = useState('');
  const number = form.register(`fundings.${index}.fundNumber`);
  const row = errors.fundings?.[index];
  const ordinal = index + 1;

  function clean(input: HTMLInputElement) {
    const cleaned = cleanFundNumber(input.value);
    if (cleaned !== input.value) {
      const caret = cleanFundNumber(input.value.slice(0, input.selectionStart ?? undefined)).length;
      setDropped(droppedFromFundNumber(input.value));
      input.value = cleaned;
      input.setSelectionRange(caret, caret);
    } else {
      setDropped('');
    }
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    // While a word is being composed its letters are not final.
    if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing)) clean(event.target);
    void number.onChange(event);
  }
  function handleComposed(event: CompositionEvent<HTMLInputElement>) {
    clean(event.currentTarget);
    void number.onChange({ target: event.currentTarget, type: 'change' });
  }
  async function handleBlur(event: unknown) {
    await number.onBlur({ target: event instanceof Object && 'target' in event ? event.target : undefined, type: 'blur' });
    // A number twice concerns two rows.
    await form.trigger(form.getValues('fundings').map((_row, at) => `fundings.${at}.fundNumber` as const));
  }
  return (
    <chakra.li
      display="grid"
      gap="3"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr) auto' }}
      columnGap="6"
    >
      <Field
        label={t('wizard.funding.fundNumber', { ordinal })}
        error={atField(row?.fundNumber?.message, 'form.fundingIncomplete')}
        help={dropped === '' ? undefined : <span role="status">{t('wizard.funding.cleaned', { dropped })}</span>}
      >
        <Input
          {...number}
          autoCapitalize="none"
          spellCheck={false}
          onChange={handleChange}
          onCompositionEnd={handleComposed}
          onBlur={(event) => void handleBlur(event)}
        />
      </Field>
      <Field label={t('wizard.funding.fundName', { ordinal })} error={atField(row?.fundName?.message, 'form.fundingIncomplete')}>
        <Input {...form.register(`fundings.${index}.fundName`)} />
      </Field>
      <Button
        mt={{ md: '7' }}
        variant="link"
        color="danger.fg"
        justifySelf="start"
        aria-label={t('wizard.funding.removeOf', { ordinal })}
        css={{ md: { '&&': { minHeight: '9' } } }}
        onClick={() => onDelete(index)}
      >
        {t('wizard.remove')}
      </Button>
    </chakra.li>
  );
});
