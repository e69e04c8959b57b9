// The reviews of a manuscript as tabs, by rounds, and those of the chosen one's round side by side.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { reviewLink } from '../../components/contribution/links.ts';
import { useAlong } from '../../components/lists/useFurther.ts';
import { useRoleNumber } from '../../components/session/role-number.ts';
import type { ReviewTabs_reviews$key } from './__generated__/ReviewTabs_reviews.graphql.ts';
import { reviewerName } from './words.ts';

const Tab = chakra(Link);

interface Props {
  contributionId: string;
  reviews: ReviewTabs_reviews$key;
  chosen: string;
  isCompared: boolean;
}

export function ReviewTabs({ contributionId, reviews, chosen, isCompared }: Props) {
  const all = useFragment(
    graphql`
      fragment ReviewTabs_reviews on Review @relay(plural: true) {
        id
        round
        reviewer {
          displayName
        }
      }
    `,
    reviews,
  );
  const { t } = useTranslation('reviewResult');
  const roleNumber = useRoleNumber();
  const along = useAlong();
  const round = all.find(({ id }) => id === chosen)?.round;
  const isOnlyRound = all.every((review) => review.round === round);
  const tabs = all.map((review, index) => {
    const name = reviewerName(t, review, index);
    return {
      to: reviewLink(contributionId, review.id, roleNumber),
      label: isOnlyRound ? name : t('reviewResult.tab', { name, round: review.round }),
      isCurrent: review.id === chosen && !isCompared,
    };
  });
  if (all.filter((review) => review.round === round).length > 1)
    tabs.push({
      to: `${reviewLink(contributionId, chosen, roleNumber)}&view=compare`,
      label: t('reviewResult.compare'),
      isCurrent: isCompared,
    });
  return (
    <chakra.nav aria-label={t('reviewResult.tabs')} mb="4" borderBottomWidth="1px" display="flex" gap="1" overflowX="auto" data-no-print>
      {tabs.map(({ to, label, isCurrent }) => (
        <Tab
          key={to}
          to={to}
          state={along}
          aria-current={isCurrent ? 'page' : undefined}
          display="inline-flex"
          alignItems="center"
          px="3"
          minH="10"
          mb="-1px"
          whiteSpace="nowrap"
          color="fg"
          textDecoration="none"
          borderBottomWidth="2px"
          borderColor="transparent"
          _hover={{ color: 'accent.fg' }}
          _currentPage={{ color: 'accent.fg', fontWeight: 'semibold', borderColor: 'accent.fg' }}
        >
          {label}
        </Tab>
      ))}
    </chakra.nav>
  );
}
