// When an issue is to appear: the month of a periodical, the day of a conference's proceedings; changed while it is open.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import { DateInput } from '../../ui/form/DateInput.tsx';
import { MonthInput } from '../../ui/form/MonthInput.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorNotice } from '../../ui/notice/ErrorNotice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { PlannedMonth_issue$key } from './__generated__/PlannedMonth_issue.graphql.ts';
import type { PlannedMonthMutation } from './__generated__/PlannedMonthMutation.graphql.ts';

export function PlannedMonth({ issue: key }: { issue: PlannedMonth_issue$key }) {
  const { id, plannedOn, version, viewerCanEdit, colloquium } = useFragment(
    graphql`
      fragment PlannedMonth_issue on Issue {
        id
        plannedOn
        version
        viewerCanEdit
        colloquium {
          kind
        }
      }
    `,
    key,
  );
  const { t } = useTranslation('issues');
  const { run, isPending } = useAction<PlannedMonthMutation>(graphql`
    mutation PlannedMonthMutation($input: PlanIssueInput!) {
      planIssue(input: $input) {
        issue {
          id
          ...PlannedMonth_issue
        }
      }
    }
  `);
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const isMonth = colloquium.kind === 'PERIODICAL';
  const shown = isMonth ? plannedOn?.slice(0, 'YYYY-MM'.length) : plannedOn;
  async function handleSave() {
    const day = typed === '' || typed === null ? null : isMonth ? `${typed}-01` : typed;
    const answer = await run({ issueId: id, plannedOn: day, version }, { onError: setFailure });
    if (!answer) return;
    setTyped(null);
    showNotice({ kind: 'success', text: t('issues.saved') });
  }
  const label = t(isMonth ? 'issues.plannedMonth' : 'issues.plannedDay');
  const atField = failure instanceof ApiError ? failure.fields['plannedOn'] : undefined;
  return (
    <chakra.span ms={{ base: '0', md: 'auto' }} display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3">
      <chakra.span color="fg.muted">{label}</chakra.span> {shown ?? t('issues.notPlanned')}
      {viewerCanEdit && (
        <Button
          variant="link"
          aria-label={t('issues.changeOf', { what: label })}
          onClick={() => {
            setFailure(null);
            setTyped(shown ?? '');
          }}
        >
          {t('issues.change')}
        </Button>
      )}
      {typed !== null && (
        <ConfirmDialog
          isOpen
          size="sm"
          title={label}
          confirmLabel={t('issues.save')}
          isPending={isPending}
          onConfirm={() => void handleSave()}
          onCancel={() => setTyped(null)}
        >
          {failure && !atField && <ErrorNotice message={errorMessage(failure)} />}
          <Field label={label} isGroup={isMonth} help={t(isMonth ? 'issues.plannedMonthHelp' : 'issues.plannedDayHelp')} error={atField}>
            {isMonth ? <MonthInput value={typed} onChange={setTyped} /> : <DateInput value={typed} onChange={setTyped} />}
          </Field>
        </ConfirmDialog>
      )}
    </chakra.span>
  );
}
