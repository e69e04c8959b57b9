// The statements at the foot of the review form, where the journal asks its reviewers for some (B-110). Authors never see them.
import { zodResolver } from '@hookform/resolvers/zod';
import { chakra } from '@chakra-ui/react';
import { Controller, get, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  KINDS_OF_PARTY,
  reviewStatementsDraftSchema,
  reviewStatementsSchema,
  type ReviewStatementsForm,
} from '../../../shared/forms/statements.ts';
import type { Draft } from '../../drafts/useDraft.ts';
import { useDraftForm } from '../../drafts/useDraftForm.ts';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { AskedAnswer } from '../statements/asked-statements.ts';
import { StatementFields } from '../statements/StatementFields.tsx';
import type { ReviewForms } from './saved-review.ts';

interface Props {
  asked: readonly AskedAnswer[];
  saved: ReviewStatementsForm;
  draft: Draft<ReviewForms>;
  /** Handing in was tried: what is missing is marked. */
  isStrict: boolean;
}

export function ReviewStatements({ asked, saved, draft, isStrict }: Props) {
  const { t } = useTranslation('review');
  const { store } = draft;
  const form = useForm<ReviewStatementsForm>({
    defaultValues: store.sections.statements ?? saved,
    mode: 'onTouched',
    resolver: zodResolver(isStrict ? reviewStatementsSchema : reviewStatementsDraftSchema),
  });
  useDraftForm(form, draft, {
    saved,
    isChecked: isStrict,
    onChange: (typed) => (typed === null ? store.clear('statements') : store.put('statements', typed)),
  });
  const { errors } = form.formState;
  const messageAt = (path: string): string | undefined => {
    const found: unknown = get(errors, `${path}.message`);
    return typeof found === 'string' ? found : undefined;
  };
  return (
    <SheetSection id="statements" title={t('review.form.statements')}>
      <chakra.p color="fg.muted" fontSize="sm" mb="4">
        {t('review.form.statementsHelp')}
      </chakra.p>
      <chakra.div display="grid" gap="8" gridTemplateColumns="minmax(0, 1fr)">
        {asked.map((one) => {
          const kind = KINDS_OF_PARTY.REVIEWER.find((known) => known === one.kind);
          return (
            kind && (
              <Controller
                key={kind}
                control={form.control}
                name={kind}
                render={({ field: { value, onChange } }) => (
                  <StatementFields
                    asked={one}
                    value={value}
                    onChange={(answer) => onChange({ ...answer, demand: one.demand })}
                    errorOf={(path) => messageAt(`${kind}.${path}`)}
                  />
                )}
              />
            )
          );
        })}
      </chakra.div>
    </SheetSection>
  );
}
