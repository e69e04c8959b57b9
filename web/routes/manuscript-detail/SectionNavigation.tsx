// The sections of the page, to jump to. Only those that the viewer has.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Panel } from '../../ui/Panel.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import type { SectionNavigation_contribution$key } from './__generated__/SectionNavigation_contribution.graphql.ts';
import { STATUS_ID } from './useStatusAnchor.ts';

export function SectionNavigation({ contribution }: { contribution: SectionNavigation_contribution$key }) {
  const data = useFragment(
    graphql`
      fragment SectionNavigation_contribution on Contribution {
        authors {
          id
        }
        explanation
        files {
          id
        }
        fundings {
          id
        }
        recommendedReviewers {
          id
        }
        opposedReviewers {
          id
        }
        events {
          id
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  const sections = [
    { id: 'basic', label: t('manuscripts.detail.basic') },
    ...(data.authors ? [{ id: 'authors', label: t('manuscripts.detail.authors') }] : []),
    ...(data.fundings?.length ? [{ id: 'funding', label: t('manuscripts.detail.funding') }] : []),
    { id: 'abstract', label: t('manuscripts.detail.abstract') },
    ...(data.explanation ? [{ id: 'explanation', label: t('manuscripts.detail.explanation') }] : []),
    ...(data.recommendedReviewers?.length || data.opposedReviewers?.length
      ? [{ id: 'suggested', label: t('manuscripts.detail.suggested') }]
      : []),
    ...(data.files ? [{ id: 'files', label: t('manuscripts.detail.files') }] : []),
    ...(data.events ? [{ id: STATUS_ID, label: t('manuscripts.detail.history') }] : []),
  ];
  return (
    <Panel as="nav" aria-label={t('manuscripts.detail.sections')} px="5" py="4" hideBelow="lg" data-no-print>
      <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="1.5">
        {sections.map((section) => (
          <li key={section.id}>
            <Anchor href={`#${section.id}`}>{section.label}</Anchor>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  );
}
