// A term of the workflow with what it means, by pointer, keys or touch (B-454).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hinted } from '../../ui/text/Hinted.tsx';

export type TermName = 'REJECTED' | 'NOT_ACCEPTED' | 'SINGLE_PUBLISHED' | 'COMPILED';

export function Term({ name, children }: { name: TermName; children: ReactNode }) {
  const { t } = useTranslation('help');
  return (
    <Hinted hint={t(`help.term.${name}`)} textDecoration="underline dotted" textUnderlineOffset="4px">
      {children}
    </Hinted>
  );
}
