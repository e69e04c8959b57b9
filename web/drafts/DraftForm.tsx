// Common parts of forms with one button over useFormDraft: sending, the reason of a failure, and the choice after two simultaneous saves.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorNotice } from '../ui/notice/ErrorNotice.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import type { FormDraft } from './useFormDraft.ts';

type Save = () => void | Promise<void>;

/** The rules report problems, not the browser. */
export function DraftForm({ onSave, ...rest }: Omit<HTMLChakraProps<'form'>, 'onSubmit' | 'noValidate'> & { onSave: Save }) {
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSave();
      }}
      {...rest}
    />
  );
}

interface NoticesProps<Values extends FieldValues, Output> extends HTMLChakraProps<'div'> {
  of: Pick<FormDraft<Values, Output>, 'draft' | 'failure' | 'refill'>;
  /** Label of the field on the screen. */
  labelOf: (field: string) => string;
  /** The label of a choice from a list, by its value. */
  names?: ReadonlyMap<string, string>;
  /** Shows a text that is more than plain. */
  showText?: (text: string) => ReactNode;
  /** Said instead of why it was not saved. */
  instead?: string | undefined;
  /** Saves the result of the choice. */
  onSave: Save;
}

/** Takes no room while there is nothing to say. */
export function DraftNotices<Values extends FieldValues, Output>({
  of: { draft, failure, refill },
  labelOf,
  names,
  showText,
  instead,
  onSave,
  ...rest
}: NoticesProps<Values, Output>) {
  function handleSettled() {
    refill();
    void onSave();
  }
  return (
    <chakra.div display="grid" gap="4" _empty={{ display: 'none' }} {...rest}>
      <ErrorNotice message={instead ?? failure} />
      <ConflictNotice
        draft={draft}
        {...(names && { names })}
        {...(showText && { showText })}
        labelOf={(_form, field) => labelOf(field)}
        onSettled={handleSettled}
      />
    </chakra.div>
  );
}
