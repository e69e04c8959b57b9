// The foot of the page: houses that are friends, and products.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { WebLink } from '../../ui/TextLink.tsx';

type Links = readonly { readonly name: string; readonly url: string }[];

export function PublisherLinks({ friends, products }: { friends: Links; products: Links }) {
  const { t } = useTranslation('preprints');
  if (friends.length + products.length === 0) return null;
  return (
    <chakra.footer borderTopWidth="1px" bg="bg.subtle" px={{ base: '4', md: '6' }} py="5" data-no-print>
      <chakra.div maxW="60rem" mx="auto" display="grid" gap="3">
        <Group label={t('preprints.links.friends')} links={friends} />
        <Group label={t('preprints.links.products')} links={products} />
      </chakra.div>
    </chakra.footer>
  );
}

function Group({ label, links }: { label: string; links: Links }) {
  if (links.length === 0) return null;
  return (
    <chakra.nav
      aria-label={label}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '7rem minmax(0, 1fr)' }}
      columnGap="4"
      rowGap="1"
    >
      <chakra.span color="fg.muted" fontSize="sm">
        {label}
      </chakra.span>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" fontSize="sm">
        {links.map(({ name, url }) => (
          <li key={url}>
            <WebLink href={url}>{name}</WebLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
