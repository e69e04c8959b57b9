// The publisher's own texts, each with its own form: instructions, statement, rules, and the addresses of the videos.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import type { PublisherTextsPageQuery } from './__generated__/PublisherTextsPageQuery.graphql.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { TextForm } from './TextForm.tsx';
import { useUnsavedForms } from '../../components/shell/useUnsavedForms.ts';
import { VideoGuideForm } from './VideoGuideForm.tsx';

/** Stay in sight beside the forms, and stand above them where there is no room. */
const CONTENTS: SystemStyleObject = {
  position: { xl: 'sticky' },
  top: { xl: 'calc(var(--header-height, 0px) + 1.5rem)' },
  maxH: { xl: 'calc(100dvh - var(--header-height, 0px) - 3rem)' },
  overflowY: 'auto',
  '& > ol': {
    listStyleType: 'none',
    display: { base: 'flex', xl: 'grid' },
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '2',
    borderInlineStartWidth: { xl: '1px' },
    ps: { xl: '4' },
  },
};

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
      <chakra.div display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '13rem minmax(0, 1fr)' }}>
        <chakra.nav aria-label={t('publisherTexts.contents')} css={CONTENTS} data-no-print>
          <ol>
            {entries.map(({ id, title }) => (
              <li key={id}>
                <Anchor href={`#${id}`}>{title}</Anchor>
              </li>
            ))}
          </ol>
        </chakra.nav>
        <chakra.div display="grid" gap="4" minW="0">
          {data.publisherTexts?.map((text) => (
            <TextForm key={text.id} text={text} viewerId={viewerId} noteUnsaved={noteUnsaved} />
          ))}
          {data.videoGuides?.map((guide) => (
            <VideoGuideForm key={guide.id} guide={guide} viewerId={viewerId} noteUnsaved={noteUnsaved} />
          ))}
          {data.publisherSettings && <SettingsForm settings={data.publisherSettings} viewerId={viewerId} noteUnsaved={noteUnsaved} />}
        </chakra.div>
      </chakra.div>
      <LeaveQuestion isActive={hasUnsaved} />
    </>
  );
}
