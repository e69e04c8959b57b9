// Its invited reviewers and their answers, for the office; the latest first, with the acts on outstanding ones.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { reviewLink } from '../contribution/links.ts';
import { InvitationState } from '../review/InvitationState.tsx';
import { useFurther } from '../lists/useFurther.ts';
import { useRoleNumber } from '../session/role-number.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { fromWidth, SheetSection } from '../../ui/overlay/Sheet.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { InvitationsSection_contribution$key } from './__generated__/InvitationsSection_contribution.graphql.ts';

export function InvitationsSection({ contribution }: { contribution: InvitationsSection_contribution$key }) {
  const { id: contributionId, reviews } = useFragment(
    graphql`
      fragment InvitationsSection_contribution on Contribution {
        id
        reviews {
          id
          round
          invitedAt
          viewerCanReadResult
          reviewer {
            displayName
          }
          ...InvitationState_review
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation(['manuscripts', 'inviteReviewers']);
  const roleNumber = useRoleNumber();
  const further = useFurther();
  // Invitations by an earlier journal are hidden.
  const invited = (reviews ?? []).filter(({ invitedAt }) => invitedAt != null);
  if (invited.length === 0) return null;
  return (
    <SheetSection id="invitations" title={t('manuscripts.detail.invitations')}>
      <chakra.ol listStyleType="none" display="grid" gap="4">
        {invited.toReversed().map(({ id, round, invitedAt, viewerCanReadResult, reviewer, ...review }) => (
          <chakra.li
            key={id}
            display="grid"
            gap="2"
            css={{ [fromWidth(36)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '2rem' } }}
          >
            <div>
              <chakra.span fontWeight="semibold" display="block">
                {reviewer?.displayName ?? t('inviteReviewers.unknown', { ns: 'inviteReviewers' })}
              </chakra.span>
              <chakra.span color="fg.muted" fontSize="sm" display="block">
                {round != null && t('manuscripts.detail.round', { number: round })}
                {invitedAt && (
                  <>
                    {' · '}
                    <DateText value={invitedAt} show="dateTime" />
                  </>
                )}
              </chakra.span>
              {viewerCanReadResult && (
                <TextLink to={reviewLink(contributionId, id, roleNumber)} state={further}>
                  {t('manuscripts.detail.reviewResult')}
                </TextLink>
              )}
            </div>
            <InvitationState review={review} />
          </chakra.li>
        ))}
      </chakra.ol>
    </SheetSection>
  );
}
