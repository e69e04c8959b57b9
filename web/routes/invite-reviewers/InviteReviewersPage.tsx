// Inviting experts to review a manuscript, and the invited ones (S2 §2.5).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { detailLink } from '../../components/contribution/links.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { BackToManuscript } from '../../components/lists/BackToList.tsx';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle.ts';
import type { InviteReviewersPageQuery } from './__generated__/InviteReviewersPageQuery.graphql.ts';
import { InvitedReviewers } from './InvitedReviewers.tsx';
import { InviteForm } from './InviteForm.tsx';
import { ReviewerFiles } from './ReviewerFiles.tsx';
import { INVITING_ACTS } from './useInviteReviewers.ts';

const QUERY = graphql`
  query InviteReviewersPageQuery($id: ID!) @preloadable {
    viewer {
      id
      currentRole {
        kind
      }
    }
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        id
        manuscriptNumber
        titleZh
        titleEn
        firstAuthorDisplayName
        colloquium {
          id
          name
        }
        invitationDays {
          answerDueOn
          reviewDueOn
        }
        viewerActs {
          act
          isAllowed
          refusal
        }
        ...InvitedReviewers_contribution
        ...ReviewerFiles_contribution
      }
    }
    ...NewPersonForm_query
  }
`;

export function InviteReviewersPage() {
  const { data } = useRouteQuery<InviteReviewersPageQuery>(QUERY);
  const refetch = useRefetch<InviteReviewersPageQuery>(QUERY);
  const { t, i18n } = useTranslation('inviteReviewers');
  const contribution = data.node?.contribution;
  useContributionChanges(contribution?.id, refetch);
  const title = (contribution && titleIn(i18n.language, contribution)) ?? t('inviteReviewers.title');
  useDocumentTitle(t('inviteReviewers.documentTitle', { title }));
  const inviting = INVITING_ACTS.flatMap((act) => contribution?.viewerActs?.find((one) => one.act === act) ?? []);
  if (!contribution || inviting.length === 0) return <NotFound />;
  const allowed = INVITING_ACTS.find((act) => inviting.some((one) => one.act === act && one.isAllowed));
  const role = data.viewer?.currentRole.kind ?? 'EDITOR';
  const facts = [contribution.manuscriptNumber, contribution.firstAuthorDisplayName, contribution.colloquium?.name].filter(Boolean);
  return (
    <chakra.article display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.header>
        <BackToManuscript otherwise={detailLink(role, contribution.id)}>{t('inviteReviewers.back')}</BackToManuscript>
        <chakra.h1 fontFamily="reading" fontSize="2xl" fontWeight="semibold" mt="2" textWrap="balance">
          {title}
        </chakra.h1>
        <chakra.p color="fg.muted" mt="1">
          {facts.join(' · ')}
        </chakra.p>
      </chakra.header>
      <ReviewerFiles contribution={contribution} />
      {allowed ? (
        <InviteForm
          key={contribution.id}
          days={contribution.invitationDays ?? null}
          act={allowed}
          contributionId={contribution.id}
          colloquiumId={contribution.colloquium?.id ?? null}
          viewerId={data.viewer?.id ?? ''}
          role={role}
          query={data}
        />
      ) : (
        <Panel>
          <chakra.p color="fg.muted">{inviting[0]?.refusal ?? t('inviteReviewers.closed')}</chakra.p>
        </Panel>
      )}
      <InvitedReviewers contribution={contribution} />
    </chakra.article>
  );
}
