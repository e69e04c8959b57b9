// The journal that adopts a manuscript from the pool: one of those that the viewer leads, but not the one that has it; and its subject
// there (S2-037, SC-113).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { RadioGroup } from '../../../ui/form/choices.tsx';
import { Select } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { JournalFieldQuery } from './__generated__/JournalFieldQuery.graphql.ts';
import { AskedNotice } from './AskedNotice.tsx';
import type { ActFieldProps } from './field-props.ts';
import { useAsked } from './useAsked.ts';

const QUERY = graphql`
  query JournalFieldQuery($id: ID!) {
    viewer {
      adoptingColloquiums {
        id
        name
        subject {
          id
          label
        }
      }
    }
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        colloquium {
          id
        }
      }
    }
    subjects: dictionary(type: SUBJECT) {
      ...entryOptions_entry @relay(mask: false)
    }
  }
`;

export function JournalField({ targets, form, change, isRequired, error }: ActFieldProps) {
  const { t } = useTranslation('acts');
  const { data, failure, retry } = useAsked<JournalFieldQuery>(QUERY, { id: targets[0]?.id ?? '' });
  const present = data?.node?.contribution?.colloquium?.id;
  const journals = (data?.viewer?.adoptingColloquiums ?? []).filter(({ id }) => id !== present);
  const chosen = journals.find(({ id }) => id === form.colloquiumId);
  return (
    <>
      <Field isGroup label={t('acts.journal')} isRequired={isRequired} error={error}>
        {data === null && <AskedNotice failure={failure} onRetry={retry} />}
        {data !== null && journals.length === 0 && <chakra.p color="fg.muted">{t('acts.journalNone')}</chakra.p>}
        <chakra.div maxH="16rem" overflowY="auto">
          <RadioGroup
            direction="column"
            value={form.colloquiumId}
            onChange={(event) => change({ colloquiumId: event.target.value, subjectId: '' })}
            options={journals.map(({ id, name, subject }) => ({ value: id, label: name, help: subject.label }))}
          />
        </chakra.div>
      </Field>
      {chosen && (
        <Field label={t('acts.journalSubject')} help={t('acts.journalSubjectHelp')}>
          <Select
            value={form.subjectId || chosen.subject.id}
            onChange={(event) => change({ subjectId: event.target.value })}
            options={(data?.subjects ?? []).map(({ id, label, isRetired }) => ({
              value: id,
              label,
              isRetired: isRetired && id !== chosen.subject.id,
            }))}
          />
        </Field>
      )}
    </>
  );
}
