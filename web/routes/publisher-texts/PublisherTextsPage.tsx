// The publisher's own texts, each with its own form: instructions, statement, rules, and the addresses of the videos.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { PageContents } from '../../ui/page/PageContents.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { PublisherTextsPageQuery } from './__generated__/PublisherTextsPageQuery.graphql.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { TextForm } from './TextForm.tsx';
import { useUnsavedForms } from '../../components/shell/useUnsavedForms.ts';
import { VideoGuideForm } from './VideoGuideForm.tsx';

export function PublisherTextsPage() {
  const { data } = useRouteQuery<PublisherTextsPageQuery>(graphql`
    query PublisherTextsPageQuery @preloadable {
      viewer {
        id
      }
      publisherTexts {
        id
        kind
        ...TextForm_text
      }
      videoGuides {
        id
        audience
        ...VideoGuideForm_guide
      }
      publisherSettings {
        ...SettingsForm_settings
      }
    }
  `);
  const { t } = useTranslation('publisherTexts');
  const { hasUnsaved, noteUnsaved } = useUnsavedForms();
  const viewerId = data.viewer?.id ?? '';
  const entries = [
    ...(data.publisherTexts ?? []).map(({ kind }) => ({ id: kind, title: t(`publisherTexts.kind.${kind}`) })),
    ...(data.videoGuides ?? []).map(({ audience }) => ({ id: `guide-${audience}`, title: t(`publisherTexts.guide.${audience}`) })),
    { id: 'check-site', title: t('publisherTexts.checkSite') },
  ];
  return (
    <>
      <PageHeader title={t('publisherTexts.title')} />
      <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
        {t('publisherTexts.lead')}
      </chakra.p>
      <PageContents entries={entries}>
        <chakra.div display="grid" gap="4">
          {data.publisherTexts?.map((text) => (
            <TextForm key={text.id} text={text} viewerId={viewerId} noteUnsaved={noteUnsaved} />
          ))}
          {data.videoGuides?.map((guide) => (
            <VideoGuideForm key={guide.id} guide={guide} viewerId={viewerId} noteUnsaved={noteUnsaved} />
          ))}
          {data.publisherSettings && <SettingsForm settings={data.publisherSettings} viewerId={viewerId} noteUnsaved={noteUnsaved} />}
        </chakra.div>
      </PageContents>
      <LeaveQuestion isActive={hasUnsaved} />
    </>
  );
}
