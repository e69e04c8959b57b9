// A preprint from outside: the form, the agreement, and the publisher's links (S2 §2.11, SC-014).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { PublicPage } from '../../components/shell/PublicPage.tsx';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle.ts';
import type { PageTexts } from './page-texts.ts';
import { PreprintForm } from './PreprintForm.tsx';
import { PublisherLinks } from './PublisherLinks.tsx';

export function NewPreprintPage() {
  const { t } = useTranslation('preprints');
  const { submissionStatement, friendLinks, productLinks } = useLoaderData<PageTexts>();
  useDocumentTitle(t('preprints.new.title'));
  return (
    <PublicPage foot={<PublisherLinks friends={friendLinks} products={productLinks} />}>
      <chakra.div width="full" maxW="60rem" alignSelf="start" py={{ base: '6', md: '10' }}>
        <chakra.h1 fontSize="2xl" fontWeight="semibold" lineHeight="tight">
          {t('preprints.new.title')}
        </chakra.h1>
        <chakra.p mt="2" mb="5" color="fg.muted" lineHeight="reading">
          {t('preprints.new.lead')}
        </chakra.p>
        <PreprintForm agreement={submissionStatement} />
      </chakra.div>
    </PublicPage>
  );
}
