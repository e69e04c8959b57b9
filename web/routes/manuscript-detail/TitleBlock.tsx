// The titles as they would be printed: both languages, side by side where there is room.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Mark } from '../../ui/StatusBadge.tsx';
import type { TitleBlock_contribution$key } from './__generated__/TitleBlock_contribution.graphql.ts';

export function TitleBlock({ contribution, ...rest }: { contribution: TitleBlock_contribution$key } & HTMLChakraProps<'header'>) {
  const data = useFragment(graphql`
    fragment TitleBlock_contribution on Contribution {
      titleZh
      titleEn
      subtitleZh
      subtitleEn
      source
      colloquium {
        name
      }
    }
  `, contribution);
  const { t } = useTranslation('manuscripts');
  const hasBoth = Boolean(data.titleZh && data.titleEn);
  return (
    <chakra.header bg="bg.panel" borderWidth="1px" borderRadius="md" px={{ base: '4', md: '6' }} py={{ base: '5', md: '7' }} {...rest}>
      <chakra.p color="fg.muted" mb="4" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        {data.colloquium?.name}
        {data.source === 'SPECIAL_INVITATION' && <Mark tone="violet">{t('manuscripts.specialInvitation')}</Mark>}
      </chakra.p>
      <chakra.div display="grid" columnGap="10" rowGap="5" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: hasBoth ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)' }} >
        {data.titleZh && <Title lang="zh-CN" title={data.titleZh} subtitle={data.subtitleZh} />}
        {data.titleEn && <Title lang="en" title={data.titleEn} subtitle={data.subtitleEn} isSecond={Boolean(data.titleZh)} />}
        {!data.titleZh && !data.titleEn && <chakra.p fontSize="2xl" color="fg.muted" fontFamily="reading">{t('manuscripts.untitled')}</chakra.p>}
      </chakra.div>
    </chakra.header>
  );
}

function Title({ lang, title, subtitle, isSecond = false }: { lang: string; title: string; subtitle: string | null | undefined; isSecond?: boolean }) {
  const isLong = title.length > (lang === 'en' ? 110 : 40);
  const size = isSecond || isLong ? { base: 'xl', xl: '2xl' } : { base: '2xl', md: '3xl' };
  return (
    <chakra.div lang={lang} fontFamily={lang === 'en' ? 'readingLatin' : 'reading'}>
      <chakra.h2 fontSize={size} fontWeight="semibold" lineHeight="1.4">{title}</chakra.h2>
      {subtitle && <chakra.p fontSize="lg" color="fg.muted" mt="2" lineHeight="reading">{subtitle}</chakra.p>}
    </chakra.div>
  );
}
