// The receiver of the manuscripts: the editors of the journal with the work of each (S2-035).
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { RadioGroup } from '../../../ui/form/choices.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { ReceiverFieldQuery } from './__generated__/ReceiverFieldQuery.graphql.ts';
import { AskedNotice } from './AskedNotice.tsx';
import type { ActFieldProps } from './field-props.ts';
import { useAsked } from './useAsked.ts';

const QUERY = graphql`
  query ReceiverFieldQuery($ids: [ID!]!) {
    receivers(contributionIds: $ids) {
      person {
        code
        displayName
      }
      openCount
      contributionIds
    }
  }
`;

export function ReceiverField({ targets, form, change, isRequired, error }: ActFieldProps) {
  const { t } = useTranslation('acts');
  const { data, failure, retry } = useAsked<ReceiverFieldQuery>(QUERY, { ids: targets.map(({ id }) => id) });
  const list = useRef<HTMLDivElement>(null);
  // They come after the dialog has opened, which put the focus on the opinion.
  const isThere = data !== null;
  useEffect(() => {
    const opinion = document.activeElement;
    if (isThere && opinion instanceof HTMLTextAreaElement && opinion.value === '') list.current?.querySelector('input')?.focus();
  }, [isThere]);
  const receivers = data?.receivers ?? [];
  const helpOf = (openCount: number, suited: number) => {
    const load = t('acts.receiverLoad', { count: openCount });
    return suited < targets.length ? `${load} · ${t('acts.receiverSome', { count: targets.length - suited })}` : load;
  };
  return (
    <Field isGroup label={t('acts.receiver')} isRequired={isRequired} error={error}>
      {data === null && <AskedNotice failure={failure} onRetry={retry} />}
      {data !== null && receivers.length === 0 && <chakra.p color="fg.muted">{t('acts.receiverNone')}</chakra.p>}
      <chakra.div ref={list} maxH="16rem" overflowY="auto">
        <RadioGroup
          direction="column"
          value={form.receiverCode}
          onChange={(event) => change({ receiverCode: event.target.value })}
          options={receivers.map(({ person, openCount, contributionIds }) => ({
            value: person.code ?? '',
            label: person.displayName,
            help: helpOf(openCount, contributionIds.length),
          }))}
        />
      </chakra.div>
    </Field>
  );
}
