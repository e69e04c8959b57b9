// A name as every form asks for it: typed in one input as always, its parts in a quiet line beneath, which opens into fields (B-103).
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isMadeOf, textOf, type NameText, type TypedName } from '../../../shared/forms/person-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { NameLine } from './NameLine.tsx';
import { NameParts } from './NameParts.tsx';
import { undividedName } from './typed-name.ts';
import { useOfferedName } from './useOfferedName.ts';

export interface NameFieldsProps {
  label: string;
  /** The whole name as it stands in its input. */
  text: string;
  /** Wiring of that input. */
  input: UseFormRegisterReturn;
  isRequired?: boolean;
  help?: string | undefined;
  error?: string | undefined;
  name: TypedName | null;
  /** As the server has the name now; null for a new one. */
  saved: TypedName | null;
  /** The parts belong to another text now, or are replaced as a whole. */
  onName: (name: TypedName | null) => void;
  /** Wiring of the inputs of the parts, and what is wrong with them. */
  part: (name: NameText) => UseFormRegisterReturn;
  partErrors: Partial<Record<NameText, string | undefined>>;
  /** Parts saved by another page, to be shown beside these. */
  theirs?: TypedName | null;
  /** Teams and institutions may stand here too. */
  canBeGroup?: boolean;
}

export function NameFields({ label, text, input, isRequired = false, help, error, part, partErrors, theirs, ...props }: NameFieldsProps) {
  const { name, saved, canBeGroup = false, onName } = props;
  const { t } = useTranslation('names');
  const { typed, isFailed, ask, composition } = useOfferedName({ text, name, saved, canBeGroup, onName });
  const [isAsked, setIsAsked] = useState(false);
  const fields = useRef<HTMLFieldSetElement>(null);
  const own = name !== null && name.text === typed ? name : null;
  const isWrong = Object.values(partErrors).some(Boolean);
  const isOpen = own !== null && (isAsked || isWrong || !own.isCertain);
  useEffect(() => {
    if (isAsked) fields.current?.querySelector('input')?.focus();
  }, [isAsked]);
  function handleOpen() {
    if (own === null) onName(undividedName(typed, false));
    setIsAsked(true);
  }
  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    void input.onBlur(event);
    ask();
  }
  const changed = own !== null && own.familyName.trim() !== '' && !isMadeOf(own.text, own) ? textOf(own) : null;
  return (
    <chakra.div gridColumn="1 / -1" minW="0">
      <Field label={label} isRequired={isRequired} help={help} error={error}>
        <Input dir="auto" autoComplete="off" {...input} {...composition} onBlur={handleBlur} />
      </Field>
      {/* Its place is kept, so that a line which comes moves nothing. */}
      <chakra.div fontSize="sm" color="fg.muted" mt="1" minH="6">
        {text.trim() === '' && t('names.hint')}
        <chakra.span role="status">
          {own !== null && !isOpen && <NameLine name={own} />}
          {own !== null && !own.isCertain && t('names.check')}
          {isFailed && t('names.notOffered')}
        </chakra.span>{' '}
        {((own !== null && !isOpen) || isFailed) && (
          <Button size="sm" variant="link" borderWidth="0" aria-expanded={false} onClick={handleOpen}>
            {t(isFailed ? 'names.enter' : 'names.correct')}
          </Button>
        )}
      </chakra.div>
      {isOpen && <NameParts ref={fields} name={own} part={part} errors={partErrors} canBeGroup={canBeGroup} onName={onName} />}
      <chakra.div role="status" fontSize="sm" color="fg.muted" css={{ '&:not(:empty)': { marginTop: '0.25rem' } }}>
        {changed !== null && t('names.becomes', { name: changed })}
      </chakra.div>
      {theirs && (
        <chakra.div fontSize="sm" color="fg.muted" mt="1">
          {t('names.savedElsewhere')} <NameLine name={theirs} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
