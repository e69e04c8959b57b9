// Layout of the account's forms: fields, the one button, and under it the server's message (R1-059).
import { chakra } from '@chakra-ui/react';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';

interface AccountFormProps {
  /** On the button. */
  verb: string;
  isPending: boolean;
  failure: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

export function AccountForm({ verb, isPending, failure, onSubmit, children }: AccountFormProps) {
  return (
    <chakra.form noValidate display="grid" gap="4" onSubmit={onSubmit}>
      {children}
      <Button type="submit" variant="solid" size="lg" isPending={isPending}>
        {verb}
      </Button>
      {typeof failure === 'string' ? <ErrorNotice message={failure} /> : failure}
    </chakra.form>
  );
}
