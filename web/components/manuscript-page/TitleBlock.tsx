// The head of the page: number and journal, and the titles as they would be printed, side by side where there is room. The title in
// the reader's language names the page.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { printedTitles, type PrintedTitle } from '../contribution/title.ts';
import { fromWidth, Sheet, SHEET_PADDING } from '../../ui/overlay/Sheet.tsx';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import type { TitleBlock_contribution$key } from './__generated__/TitleBlock_contribution.graphql.ts';

export function TitleBlock({ contribution, ...rest }: { contribution: TitleBlock_contribution$key } & HTMLChakraProps<'div'>) {
  const data = useFragment(
    graphql`
      fragment TitleBlock_contribution on Contribution {
        manuscriptNumber
        source
        colloquium {
          name
        }
        ...title_contribution
      }
    `,
    contribution,
  );
  const { t, i18n } = useTranslation('manuscripts');
  const { zh, en } = printedTitles(data);
  const titles: Omit<TitleProps, 'isFirst'>[] = [];
  if (zh.title) titles.push({ ...zh, lang: 'zh-CN', title: zh.title });
  if (en.title) titles.push({ ...en, lang: 'en', title: en.title });
  if (!i18n.language.startsWith('zh')) titles.reverse();
  return (
    <Sheet {...rest}>
      <chakra.header {...SHEET_PADDING}>
        <chakra.p color="fg.muted" mb="3" display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
          <span>{data.manuscriptNumber ?? t('manuscripts.detail.unnumbered')}</span>
          {data.colloquium && <span>{data.colloquium.name}</span>}
          {data.source === 'SPECIAL_INVITATION' && <Mark tone="violet">{t('manuscripts.specialInvitation')}</Mark>}
        </chakra.p>
        <chakra.div
          display="grid"
          columnGap="10"
          rowGap="4"
          gridTemplateColumns="minmax(0, 1fr)"
          css={titles.length > 1 ? { [fromWidth(52)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } : {}}
        >
          {titles.map((title, index) => (
            <Title key={title.lang} {...title} isFirst={index === 0} />
          ))}
          {titles.length === 0 && (
            <chakra.h1 fontSize="2xl" color="fg.muted" fontFamily="reading">
              {t('manuscripts.untitled')}
            </chakra.h1>
          )}
        </chakra.div>
      </chakra.header>
    </Sheet>
  );
}

interface TitleProps extends PrintedTitle {
  lang: 'zh-CN' | 'en';
  title: string;
  isFirst: boolean;
}

function Title({ lang, title, subtitle, isFirst }: TitleProps) {
  const isLong = title.length > (lang === 'en' ? 110 : 40);
  const [size, wideSize] = !isFirst || isLong ? ['1.125rem', '1.375rem'] : ['1.375rem', '1.75rem'];
  const Heading = isFirst ? chakra.h1 : chakra.p;
  return (
    <chakra.div lang={lang} fontFamily={lang === 'en' ? 'readingLatin' : 'reading'}>
      <Heading
        fontSize={size}
        css={{ [fromWidth(40)]: { fontSize: wideSize } }}
        fontWeight={isFirst ? 'semibold' : 'medium'}
        lineHeight="1.4"
        textWrap="balance"
      >
        {title}
      </Heading>
      {subtitle && (
        <chakra.p fontSize="lg" color="fg.muted" mt="2" lineHeight="reading">
          {subtitle}
        </chakra.p>
      )}
    </chakra.div>
  );
}
