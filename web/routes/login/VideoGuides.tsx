// Video guides for authors, editors and editors-in-chief. One that the publisher has not put up yet is named, and leads nowhere.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isWebAddress } from '../../../shared/web-address.ts';
import { Icon } from '../../ui/Icon.tsx';
import { WebLink } from '../../ui/TextLink.tsx';
import type { Settings } from './settings.ts';

export function VideoGuides({ guides }: { guides: Settings['videoGuides'] }) {
  const { t } = useTranslation('login');
  return (
    <chakra.section aria-labelledby="video-guides" borderTopWidth="1px" pt="4">
      <chakra.h2 id="video-guides" fontWeight="medium" mb="2">
        {t('login.guides.title')}
      </chakra.h2>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="5" rowGap="2">
        {guides.map(({ audience, title, url }) => (
          <li key={audience}>
            {!url || !isWebAddress(url) ? (
              <chakra.span color="fg.muted">
                {title}
                {t('login.guides.soon')}
              </chakra.span>
            ) : (
              <WebLink href={url}>
                {title}
                <Icon name="externalLink" ms="1" boxSize="1em" />
              </WebLink>
            )}
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
