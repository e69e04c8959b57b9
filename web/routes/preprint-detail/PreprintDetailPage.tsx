// A preprint as it was sent in: its metadata, its author and their contact, and its Word file (S2 §2.11, SC-109).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { BackToList } from '../../components/lists/BackToList.tsx';
import { NeighbourLinks } from '../../components/lists/NeighbourLinks.tsx';
import { BothScripts } from '../../components/names/BothScripts.tsx';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ReadingLayout } from '../../ui/page/ReadingLayout.tsx';
import { Sheet, SheetSection, SHEET_PADDING } from '../../ui/overlay/Sheet.tsx';
import { Anchor } from '../../ui/TextLink.tsx';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle.ts';
import type { PreprintDetailPageQuery } from './__generated__/PreprintDetailPageQuery.graphql.ts';
import { PreprintFile } from './PreprintFile.tsx';

const QUERY = graphql`
  query PreprintDetailPageQuery($id: ID!) @preloadable {
    node(id: $id) {
      ... on Preprint @alias(as: "preprint") {
        id
        title
        keywords
        abstract
        submittedAt
        email
        phone
        authors {
          name
          parts {
            ...typedName_name @relay(mask: false)
          }
          unit
        }
        ...PreprintFile_preprint
      }
    }
  }
`;

export function PreprintDetailPage() {
  const { data } = useRouteQuery<PreprintDetailPageQuery>(QUERY);
  const { t } = useTranslation('preprints');
  const preprint = data.node?.preprint;
  useDocumentTitle(preprint?.title ?? t('preprints.detail.title'));
  if (!preprint) return <NotFound />;
  const { title, keywords, abstract, submittedAt, email, phone, authors } = preprint;
  return (
    <article>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4">
        <BackToList otherwise="/main/editorPreprintContribution">{t('preprints.detail.back')}</BackToList>
        <NeighbourLinks />
      </chakra.div>
      <ReadingLayout
        title={
          <Sheet>
            <chakra.header {...SHEET_PADDING}>
              <chakra.h1 fontFamily="reading" fontSize="xl" fontWeight="semibold" lineHeight="1.4" textWrap="balance">
                {title}
              </chakra.h1>
              <chakra.p color="fg.muted" mt="2">
                {t('preprints.detail.submittedAt')} <DateText value={submittedAt} show="dateTime" />
              </chakra.p>
            </chakra.header>
          </Sheet>
        }
        railLabel={t('preprints.detail.rail')}
        rail={
          <>
            <PreprintFile preprint={preprint} />
            <Panel title={t('preprints.section.contact')} id="contact">
              <chakra.dl>
                <chakra.dt color="fg.muted" fontSize="sm">
                  {t('preprints.field.email')}
                </chakra.dt>
                <chakra.dd overflowWrap="anywhere" mb="3">
                  <Anchor href={`mailto:${email}`}>{email}</Anchor>
                </chakra.dd>
                <chakra.dt color="fg.muted" fontSize="sm">
                  {t('preprints.field.phone')}
                </chakra.dt>
                <chakra.dd>{phone}</chakra.dd>
              </chakra.dl>
            </Panel>
          </>
        }
      >
        <Sheet>
          <SheetSection id="abstract" title={t('preprints.field.abstract')}>
            <chakra.p fontFamily="reading" fontSize="lg" lineHeight="reading" maxW="prose" whiteSpace="pre-line">
              {abstract}
            </chakra.p>
            <chakra.p mt="4" maxW="prose">
              <chakra.span color="fg.muted" me="3">
                {t('preprints.field.keywords')}
              </chakra.span>
              {keywords}
            </chakra.p>
          </SheetSection>
          <SheetSection id="authors" title={t('preprints.section.authors')}>
            <chakra.ol listStyleType="none" display="grid" gap="2">
              {authors.map(({ name, parts, unit }, index) => (
                <chakra.li key={index} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4">
                  <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
                    <BothScripts text={name} name={parts} />
                  </chakra.span>
                  <chakra.span color="fg.muted">{unit}</chakra.span>
                </chakra.li>
              ))}
            </chakra.ol>
          </SheetSection>
        </Sheet>
      </ReadingLayout>
    </article>
  );
}
