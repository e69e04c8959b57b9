// The share of the text that the check found elsewhere, with its report: typed, or offered from a PDF that says it. What was read is never
// taken over by itself.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/form/controls.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import type { SimilarityFieldQuery } from './__generated__/SimilarityFieldQuery.graphql.ts';
import type { ActFieldProps } from './field-props.ts';
import { useAsked } from './useAsked.ts';

const QUERY = graphql`
  query SimilarityFieldQuery($id: ID!, $path: String!) {
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        similarityInReport(path: $path)
      }
    }
  }
`;

export function SimilarityField(props: ActFieldProps) {
  const { form, change, error } = props;
  const { t } = useTranslation('acts');
  const report = form.files.findLast(({ name }) => /\.pdf$/i.test(name));
  return (
    <>
      <Field label={t('acts.similarity')} help={t('acts.similarityHelp')} error={error}>
        <chakra.span display="flex" alignItems="center" gap="2">
          <Input
            inputMode="decimal"
            autoComplete="off"
            width="7rem"
            maxLength={10}
            value={form.similarity}
            onChange={(event) => change({ similarity: event.target.value })}
          />
          <chakra.span color="fg.muted">%</chakra.span>
        </chakra.span>
      </Field>
      {report && <ReadShare key={report.path} path={report.path} {...props} />}
    </>
  );
}

function ReadShare({ path, targets, form, change }: ActFieldProps & { path: string }) {
  const { t } = useTranslation('acts');
  const { data } = useAsked<SimilarityFieldQuery>(QUERY, { id: targets[0]?.id ?? '', path });
  const found = data?.node?.contribution?.similarityInReport;
  if (found === null || found === undefined) return null;
  const share = String(found);
  return (
    <chakra.div display="grid" gap="2" justifyItems="start" bg="bg.subtle" borderRadius="md" p="3" role="status">
      <p>{t('acts.similarityFound', { share })}</p>
      <chakra.p color="fg.muted" fontSize="sm">
        {t('acts.similarityUnverified')}
      </chakra.p>
      {form.similarity !== share && (
        <Button size="sm" onClick={() => change({ similarity: share })}>
          {t('acts.similarityTake', { share })}
        </Button>
      )}
    </chakra.div>
  );
}
