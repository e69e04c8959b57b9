// The author's two lists: submitted manuscripts, and those not finished yet.
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { LinkTabs } from '../../ui/page/LinkTabs.tsx';
import type { AuthorTabs_viewer$key } from './__generated__/AuthorTabs_viewer.graphql.ts';
import { AUTHOR_LIST, DRAFT_LIST } from './links.ts';

export function AuthorTabs({ viewer }: { viewer: AuthorTabs_viewer$key }) {
  const { draftCount } = useFragment(
    graphql`
      fragment AuthorTabs_viewer on Viewer {
        draftCount: drafts(first: 1) {
          totalCount
        }
      }
    `,
    viewer,
  );
  const { t } = useTranslation('manuscripts');
  const drafts = { to: DRAFT_LIST, label: t('manuscripts.drafts.title') };
  return (
    <LinkTabs
      label={t('manuscripts.authorList.tabs')}
      tabs={[
        { to: AUTHOR_LIST, label: t('manuscripts.authorList.submitted') },
        draftCount?.totalCount ? { ...drafts, count: draftCount.totalCount } : drafts,
      ]}
    />
  );
}
