// After a submission: its number, what comes next and by when, and where its author may go. For its submitter alone.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ExpectedStep } from '../../components/contribution/ExpectedStep.tsx';
import { AUTHOR_LIST, detailLink } from '../../components/contribution/links.ts';
import { NewManuscriptLink } from '../../components/contribution/NewManuscriptLink.tsx';
import { titleIn } from '../../components/contribution/title.ts';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import type { SubmittedPageQuery } from './__generated__/SubmittedPageQuery.graphql.ts';
import { ManuscriptNumber } from './ManuscriptNumber.tsx';

const QUERY = graphql`
  query SubmittedPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        id
        manuscriptNumber
        titleZh
        titleEn
        viewerIsSubmitter
        colloquium {
          name
        }
        ...ExpectedStep_contribution
      }
    }
  }
`;

export function SubmittedPage() {
  const { data } = useRouteQuery<SubmittedPageQuery>(QUERY);
  const { t, i18n } = useTranslation(['wizard', 'manuscripts']);
  const contribution = data.node?.contribution;
  if (!contribution?.viewerIsSubmitter || !contribution.manuscriptNumber) return <NotFound />;
  return (
    <>
      <PageHeader
        isForm
        title={t('wizard.submitted.title')}
        breadcrumb={[{ label: t('wizard.crumb'), to: AUTHOR_LIST }]}
        aside={<Icon name="checkCircle" boxSize="6" color="success.fg" />}
      />
      <chakra.div maxW="form" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <Panel>
          <chakra.p fontFamily="reading" fontSize="xl" fontWeight="semibold" lineHeight="reading" overflowWrap="anywhere">
            {titleIn(i18n.language, contribution) ?? t('manuscripts.untitled', { ns: 'manuscripts' })}
          </chakra.p>
          <chakra.p color="fg.muted" mb="4">
            {contribution.colloquium?.name}
          </chakra.p>
          <ManuscriptNumber value={contribution.manuscriptNumber} />
          <chakra.p mt="3" color="fg.muted">
            {t('wizard.submitted.keep')}
          </chakra.p>
        </Panel>
        <Panel title={t('wizard.submitted.next')} id="next">
          <ExpectedStep contribution={contribution} />
          <chakra.ul listStyleType="disc" ps="5" mt="3" display="grid" gap="1" lineHeight="reading">
            {(['told', 'changes', 'withdraw'] as const).map((key) => (
              <li key={key}>{t(`wizard.submitted.${key}`)}</li>
            ))}
          </chakra.ul>
        </Panel>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <ButtonLink to={detailLink('AUTHOR', contribution.id)} variant="solid">
            {t('wizard.submitted.manuscript')}
          </ButtonLink>
          <ButtonLink to={AUTHOR_LIST}>{t('wizard.list')}</ButtonLink>
          <NewManuscriptLink />
        </chakra.div>
      </chakra.div>
    </>
  );
}
