// Video guides for authors, editors and editors-in-chief. One that the publisher has not put up yet is named, and leads nowhere.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isWebAddress } from '../../../shared/web-address.ts';
import { Icon } from '../../ui/Icon.tsx';
import { WebLink } from '../../ui/TextLink.tsx';

interface Guide {
  readonly audience: string;
  readonly title: string;
  readonly url?: string | null | undefined;
}

export function VideoGuides({ guides }: { guides: readonly Guide[] }) {
  const { t } = useTranslation('login');
  return (
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
  );
}
