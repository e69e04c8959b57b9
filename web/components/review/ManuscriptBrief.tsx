// The manuscript beside a reviewer's form: title, due day, files, abstracts.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { DataList, Panel } from '../../ui/page/Panel.tsx';
import { FileList } from '../contribution/FileList.tsx';
import { useCopyNews } from '../contribution/useCopyNews.ts';
import { titleIn } from '../contribution/title.ts';
import type { ManuscriptBrief_contribution$key } from './__generated__/ManuscriptBrief_contribution.graphql.ts';
import type { ManuscriptBrief_review$key } from './__generated__/ManuscriptBrief_review.graphql.ts';

interface Props {
  contribution: ManuscriptBrief_contribution$key;
  review: ManuscriptBrief_review$key;
}

export function ManuscriptBrief({ contribution: contributionKey, review: reviewKey }: Props) {
  const contribution = useFragment(
    graphql`
      fragment ManuscriptBrief_contribution on Contribution {
        id
        manuscriptNumber
        titleZh
        titleEn
        abstractZh
        abstractEn
        keywordsZh
        keywordsEn
        colloquium {
          name
        }
        articleType {
          label
        }
        files {
          id
          copy {
            state
          }
          ...FileList_files
        }
      }
    `,
    contributionKey,
  );
  const { reviewDueOn } = useFragment(
    graphql`
      fragment ManuscriptBrief_review on Review {
        reviewDueOn
      }
    `,
    reviewKey,
  );
  const { t, i18n } = useTranslation('review');
  useCopyNews(contribution.id, contribution.files);
  const isChinese = i18n.language.startsWith('zh');
  const texts = [
    { lang: 'zh-CN', title: contribution.titleZh, abstract: contribution.abstractZh, keywords: contribution.keywordsZh.join('；') },
    { lang: 'en', title: contribution.titleEn, abstract: contribution.abstractEn, keywords: contribution.keywordsEn.join('; ') },
  ];
  if (!isChinese) texts.reverse();
  return (
    <>
      <Panel p="5">
        <chakra.h2 fontFamily="reading" fontSize="lg" fontWeight="semibold" lineHeight="1.4" mb="3" textWrap="balance">
          {titleIn(i18n.language, contribution) ?? t('review.brief.untitled')}
        </chakra.h2>
        <DataList
          items={[
            { label: t('review.brief.number'), value: contribution.manuscriptNumber },
            { label: t('review.brief.journal'), value: contribution.colloquium?.name },
            { label: t('review.brief.articleType'), value: contribution.articleType?.label },
            { label: t('review.brief.dueOn'), value: reviewDueOn },
          ]}
        />
      </Panel>
      {contribution.files && contribution.files.length > 0 && (
        <Panel p="5" data-no-print>
          <chakra.h2 fontWeight="semibold" mb="3">
            {t('review.brief.files')}
          </chakra.h2>
          <FileList files={contribution.files} />
        </Panel>
      )}
      <Panel p="5" data-no-print>
        <details>
          <chakra.summary fontWeight="semibold" cursor="pointer">
            {t('review.brief.abstract')}
          </chakra.summary>
          {texts
            .filter(({ abstract }) => abstract)
            .map(({ lang, title, abstract, keywords }) => (
              <chakra.div key={lang} lang={lang} mt="3" fontFamily={lang === 'en' ? 'readingLatin' : 'reading'} lineHeight="reading">
                <chakra.p fontWeight="semibold">{title}</chakra.p>
                <chakra.p whiteSpace="pre-line">{abstract}</chakra.p>
                <chakra.p color="fg.muted">{keywords}</chakra.p>
              </chakra.div>
            ))}
        </details>
      </Panel>
    </>
  );
}
