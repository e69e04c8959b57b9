// Abstracts and keywords in both languages, the reader's own first, side by side where there is room.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { fromWidth, SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { AbstractSection_contribution$key } from './__generated__/AbstractSection_contribution.graphql.ts';

export function AbstractSection({ contribution }: { contribution: AbstractSection_contribution$key }) {
  const data = useFragment(
    graphql`
      fragment AbstractSection_contribution on Contribution {
        abstractZh
        abstractEn
        keywordsZh
        keywordsEn
      }
    `,
    contribution,
  );
  const { t, i18n } = useTranslation('manuscripts');
  const hasZh = Boolean(data.abstractZh) || data.keywordsZh.length > 0;
  const hasEn = Boolean(data.abstractEn) || data.keywordsEn.length > 0;
  const texts = [
    hasZh && (
      <Text
        key="zh"
        lang="zh-CN"
        abstract={data.abstractZh}
        keywords={data.keywordsZh}
        keywordsLabel={t('manuscripts.detail.keywordsZh')}
        separator="；"
      />
    ),
    hasEn && (
      <Text
        key="en"
        lang="en"
        abstract={data.abstractEn}
        keywords={data.keywordsEn}
        keywordsLabel={t('manuscripts.detail.keywordsEn')}
        separator="; "
      />
    ),
  ];
  if (!i18n.language.startsWith('zh')) texts.reverse();
  return (
    <SheetSection id="abstract" title={t('manuscripts.detail.abstract')}>
      {!hasZh && !hasEn && <chakra.p color="fg.muted">{t('manuscripts.detail.noAbstract')}</chakra.p>}
      <chakra.div
        display="grid"
        columnGap="10"
        rowGap="8"
        gridTemplateColumns="minmax(0, 1fr)"
        css={hasZh && hasEn ? { [fromWidth(52)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } : {}}
      >
        {texts}
      </chakra.div>
    </SheetSection>
  );
}

interface TextProps {
  lang: string;
  abstract: string | null | undefined;
  keywords: readonly string[];
  /** In the language of the text, not of the screen: it is part of the text. */
  keywordsLabel: string;
  separator: string;
}

function Text({ lang, abstract, keywords, keywordsLabel, separator }: TextProps) {
  return (
    <chakra.div lang={lang} fontFamily={lang === 'en' ? 'readingLatin' : 'reading'} fontSize="lg" lineHeight="reading" maxW="prose">
      {abstract && <chakra.p whiteSpace="pre-line">{abstract}</chakra.p>}
      {keywords.length > 0 && (
        <chakra.p mt={abstract ? '3' : '0'}>
          <chakra.span fontWeight="semibold" me="2">
            {keywordsLabel}
          </chakra.span>
          {keywords.join(separator)}
        </chakra.p>
      )}
    </chakra.div>
  );
}
