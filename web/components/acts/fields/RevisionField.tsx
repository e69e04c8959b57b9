// By when the author is to revise, and how much is to be changed. Both go into the letter; without a day the journal's days count.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { REVISION_EXTENTS } from '../../../../shared/forms/revision.ts';
import { RadioGroup } from '../../../ui/form/choices.tsx';
import { DateInput } from '../../../ui/form/DateInput.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { RevisionFieldQuery } from './__generated__/RevisionFieldQuery.graphql.ts';
import type { ActFieldProps } from './field-props.ts';
import { useAsked } from './useAsked.ts';

const QUERY = graphql`
  query RevisionFieldQuery($id: ID!) {
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        revisionDueByDefault
      }
    }
  }
`;

export function RevisionField({ targets, form, change, error }: ActFieldProps) {
  const { t } = useTranslation('acts');
  const { data } = useAsked<RevisionFieldQuery>(QUERY, { id: targets[0]?.id ?? '' });
  const usual = data?.node?.contribution?.revisionDueByDefault ?? '';
  return (
    <>
      <Field isGroup label={t('acts.revisionExtent')}>
        <RadioGroup
          value={form.revisionExtent}
          onChange={(event) => change({ revisionExtent: REVISION_EXTENTS.find((extent) => extent === event.target.value) ?? '' })}
          options={REVISION_EXTENTS.map((extent) => ({ value: extent, label: t(`acts.revisionExtent.${extent}`) }))}
        />
      </Field>
      <Field label={t('acts.revisionDue')} help={t('acts.revisionDueHelp')} error={error}>
        <chakra.div maxW="12rem">
          <DateInput
            value={form.revisionDueOn ?? usual}
            onChange={(revisionDueOn) => change({ revisionDueOn: revisionDueOn === usual ? null : revisionDueOn })}
          />
        </chakra.div>
      </Field>
    </>
  );
}
