// Titles, abstracts and keywords as they will be read: both languages, side by side where there is room.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { printedTitles, type PrintedTitle } from '../../../components/contribution/title.ts';
import type { ReviewText_contribution$key } from './__generated__/ReviewText_contribution.graphql.ts';

export function ReviewText({ contribution: contributionKey }: { contribution: ReviewText_contribution$key }) {
  const text = useFragment(
    graphql`
      fragment ReviewText_contribution on Contribution {
        keywordsZh
        keywordsEn
        abstractZh
        abstractEn
        ...title_contribution
      }
    `,
    contributionKey,
  );
  const { zh, en } = printedTitles(text);
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="8">
      <OneLanguage lang="zh" {...zh} abstract={text.abstractZh} keywords={text.keywordsZh} />
      <OneLanguage lang="en" {...en} abstract={text.abstractEn} keywords={text.keywordsEn} />
    </chakra.div>
  );
}

interface OneLanguageProps extends PrintedTitle {
  lang: 'zh' | 'en';
  abstract: string | null | undefined;
  keywords: readonly string[];
}

function OneLanguage({ lang, title, subtitle, abstract, keywords }: OneLanguageProps) {
  const { t } = useTranslation('wizard');
  const missing = <chakra.span color="fg.muted">{t('wizard.empty')}</chakra.span>;
  // A note on missing text is in the language of the screen.
  const reading = { lang, fontFamily: lang === 'zh' ? 'reading' : 'readingLatin' };
  return (
    <chakra.article minW="0" maxW="prose">
      <chakra.h2 dir="auto" overflowWrap="anywhere" {...(title && reading)} fontSize="2xl" lineHeight="tight" fontWeight="semibold">
        {title || missing}
      </chakra.h2>
      {subtitle && (
        <chakra.p dir="auto" overflowWrap="anywhere" {...reading} fontSize="xl" color="fg.muted" mt="1">
          {subtitle}
        </chakra.p>
      )}
      <chakra.h3 fontWeight="semibold" mt="5" mb="1">
        {lang === 'zh' ? t('wizard.summary.abstractZh') : t('wizard.summary.abstractEn')}
      </chakra.h3>
      <chakra.p dir="auto" overflowWrap="anywhere" {...(abstract && reading)} fontSize="lg" lineHeight="reading" whiteSpace="pre-line">
        {abstract || missing}
      </chakra.p>
      <chakra.h3 fontWeight="semibold" mt="5" mb="1">
        {lang === 'zh' ? t('wizard.summary.keywordsZh') : t('wizard.summary.keywordsEn')}
      </chakra.h3>
      <p {...(keywords.length > 0 && { lang })}>{keywords.length > 0 ? keywords.join(lang === 'zh' ? '；' : '; ') : missing}</p>
    </chakra.article>
  );
}
