// The page that a link of a letter opens: it says what will happen, and only its button does it.
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { AccountCard } from './AccountCard.tsx';

interface LinkActProps {
  title: string;
  intro: string;
  verb: string;
  isPending: boolean;
  /** The server's message, and the way on. */
  failure: { message: string; wayOut?: ReactNode } | null;
  onConfirm: () => void;
}

export function LinkAct({ title, intro, verb, isPending, failure, onConfirm }: LinkActProps) {
  return (
    <AccountCard title={title} intro={intro}>
      <chakra.div display="grid" gap="4">
        <Button variant="solid" size="lg" isPending={isPending} onClick={onConfirm}>
          {verb}
        </Button>
        {failure && (
          <ErrorNotice message={failure.message}>{failure.wayOut && <chakra.div mt="1">{failure.wayOut}</chakra.div>}</ErrorNotice>
        )}
      </chakra.div>
    </AccountCard>
  );
}
