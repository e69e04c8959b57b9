// The words of what a statement chooses from, by value, for texts that stand beside each other. How much the journal insists is no part of it.
import { useTranslation } from 'react-i18next';
import { AI_STEPS, choicesOf, CONSENTS, STATEMENT_DEMANDS, STATEMENT_KINDS } from '../../../shared/forms/statements.ts';

export function useStatementNames(): [string, string][] {
  const { t } = useTranslation('statements');
  return [
    ...STATEMENT_KINDS.flatMap((kind) => choicesOf(kind)).map((choice): [string, string] => [choice, t(`statements.choice.${choice}`)]),
    ...AI_STEPS.map((step): [string, string] => [step, t(`statements.step.${step}`)]),
    ...CONSENTS.map((consent): [string, string] => [consent, t(`statements.consent.${consent}`)]),
    ...STATEMENT_DEMANDS.map((demand): [string, string] => [demand, '']),
  ];
}
