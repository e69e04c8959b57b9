// The manuscript that a person without an account was asked to review: title, abstract and files, due day, and the possible acts. Made for
// a phone as for a desk.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { AbstractSection } from '../../components/contribution/AbstractSection.tsx';
import { FileList } from '../../components/contribution/FileList.tsx';
import { titleIn } from '../../components/contribution/title.ts';
import { useCopyNews } from '../../components/contribution/useCopyNews.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';
import { ReadingLayout } from '../../ui/page/ReadingLayout.tsx';
import { Sheet, SHEET_PADDING, SheetSection } from '../../ui/overlay/Sheet.tsx';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle.ts';
import type { InvitedManuscriptPageQuery } from './__generated__/InvitedManuscriptPageQuery.graphql.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { OwnReview } from './OwnReview.tsx';

export function InvitedManuscriptPage() {
  const { data } = useRouteQuery<InvitedManuscriptPageQuery>(graphql`
    query InvitedManuscriptPageQuery @preloadable {
      viewer {
        id
        invitedReview {
          id
          status
          ...AnswerPanel_review
          ...OwnReview_review
          contribution {
            id
            manuscriptNumber
            titleZh
            titleEn
            colloquium {
              name
            }
            files {
              id
              copy {
                state
              }
              ...FileList_files
            }
            ...AbstractSection_contribution
            ...AnswerPanel_contribution
          }
        }
      }
    }
  `);
  const { t, i18n } = useTranslation('invitation');
  const review = data.viewer?.invitedReview;
  const contribution = review?.contribution;
  useDocumentTitle(t('invitation.title'));
  useCopyNews(contribution?.id, contribution?.files);
  if (!review || !contribution) return <EmptyPage icon="info" title={t('invitation.over')} hint={t('invitation.over.hint')} />;
  const title = titleIn(i18n.language, contribution);
  const other = [contribution.titleZh, contribution.titleEn].find((one) => one && one !== title);
  const files = contribution.files ?? [];
  // First, if there are any: a reviewer at work comes for these.
  const filesSection = (
    <SheetSection id="files" title={t('invitation.files')}>
      {files.length > 0 ? <FileList files={files} /> : <chakra.p color="fg.muted">{t('invitation.files.later')}</chakra.p>}
    </SheetSection>
  );
  return (
    <ReadingLayout
      title={
        <Sheet>
          <chakra.header {...SHEET_PADDING}>
            <chakra.p color="fg.muted" mb="2">
              {contribution.colloquium?.name} · {contribution.manuscriptNumber}
            </chakra.p>
            <chakra.h1 fontFamily="reading" fontSize={{ base: 'xl', md: '2xl' }} fontWeight="semibold" lineHeight="1.4" textWrap="balance">
              {title}
            </chakra.h1>
            {other && (
              <chakra.p fontFamily="reading" color="fg.muted" mt="2" textWrap="balance">
                {other}
              </chakra.p>
            )}
          </chakra.header>
        </Sheet>
      }
      railLabel={t('invitation.asked')}
      rail={<AnswerPanel review={review} contribution={contribution} />}
    >
      <Sheet>
        {review.status === 'FINISHED' && <OwnReview review={review} />}
        {files.length > 0 && filesSection}
        <AbstractSection contribution={contribution} />
        {files.length === 0 && filesSection}
      </Sheet>
    </ReadingLayout>
  );
}
