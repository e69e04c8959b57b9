// Where the plagiarism check is made: the publisher's site, which the confirmed act opens in a window of its own.
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Field } from '../../../ui/form/Field.tsx';
import type { SiteFieldQuery } from './__generated__/SiteFieldQuery.graphql.ts';
import { AskedNotice } from './AskedNotice.tsx';
import type { ActFieldProps } from './field-props.ts';
import { useAsked } from './useAsked.ts';

const QUERY = graphql`
  query SiteFieldQuery {
    viewer {
      checkSiteUrl
    }
  }
`;

export function SiteField({ form, change, error }: ActFieldProps) {
  const { t } = useTranslation('acts');
  const { data, failure, retry } = useAsked<SiteFieldQuery>(QUERY, {});
  const url = data?.viewer?.checkSiteUrl ?? null;
  // The click itself must open the window, or the browser holds it back: by then the form knows the address.
  useEffect(() => {
    if (url !== null && url !== form.siteUrl) change({ siteUrl: url });
  });
  return (
    <Field isGroup label={t('acts.site')} help={t('acts.siteHelp')} error={error}>
      {url === null ? <AskedNotice failure={failure} onRetry={retry} /> : <chakra.p overflowWrap="anywhere">{url}</chakra.p>}
    </Field>
  );
}
