// The issue to compile the manuscripts into: the open one of their journal (S2-036). A single one is preselected.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { RadioGroup } from '../../../ui/form/choices.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { IssueFieldQuery } from './__generated__/IssueFieldQuery.graphql.ts';
import { AskedNotice } from './AskedNotice.tsx';
import type { ActFieldProps } from './field-props.ts';
import { useAsked } from './useAsked.ts';

const QUERY = graphql`
  query IssueFieldQuery($ids: [ID!]!) {
    openIssues(contributionIds: $ids) {
      id
      number
      plannedOn
      colloquium {
        id
        name
        kind
        collectedPapersName
      }
    }
  }
`;

export function IssueField({ targets, form, change, isRequired, error }: ActFieldProps) {
  const { t } = useTranslation(['acts', 'messages']);
  const { data, failure, retry } = useAsked<IssueFieldQuery>(QUERY, { ids: targets.map(({ id }) => id) });
  const issues = data?.openIssues ?? [];
  const journals = new Set(issues.map(({ colloquium }) => colloquium.id));
  const only = issues.length === 1 ? issues[0]?.id : undefined;
  const isStale = data !== null && form.issueId !== '' && issues.every(({ id }) => id !== form.issueId);
  const choose = useEffectEvent((issueId: string) => change({ issueId }));
  useEffect(() => {
    if (isStale) choose('');
  }, [isStale]);
  useEffect(() => {
    if (only !== undefined) choose(only);
  }, [only]);
  return (
    <Field isGroup label={t('acts.issue')} isRequired={isRequired} error={journals.size > 1 ? 'error.ONE_JOURNAL_ONLY' : error}>
      {data === null && <AskedNotice failure={failure} onRetry={retry} />}
      {data !== null && issues.length === 0 && <chakra.p color="fg.muted">{t('acts.issueNone')}</chakra.p>}
      <RadioGroup
        direction="column"
        value={form.issueId}
        onChange={(event) => change({ issueId: event.target.value })}
        options={issues.map(({ id, number, plannedOn, colloquium }) => ({
          value: id,
          // The proceedings of a conference are its only issue (F-099).
          label: colloquium.kind === 'CONFERENCE' ? (colloquium.collectedPapersName ?? colloquium.name) : t('acts.issueNumber', { number }),
          help: plannedOn ? t('acts.issuePlanned', { journal: colloquium.name, month: plannedOn.slice(0, 7) }) : colloquium.name,
        }))}
      />
    </Field>
  );
}
