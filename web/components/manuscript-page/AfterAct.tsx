// After an act: where to go on. Whose turn it is and until when stands above, in the new status.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useListAddress } from '../lists/BackToList.tsx';
import { RETURN } from '../lists/place.ts';
import { useNeighbours } from '../lists/useNeighbours.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** `list`: where the manuscripts of this role are, for a page that was opened from elsewhere. */
export function AfterAct({ list }: { list: string }) {
  const { t } = useTranslation('acts');
  const next = useNeighbours()?.next ?? null;
  const { address } = useListAddress(list);
  return (
    <chakra.nav
      aria-label={t('acts.nextStep')}
      mt="4"
      pb="4"
      borderBottomWidth="1px"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      data-no-print
    >
      {next !== null && (
        <ButtonLink to={next.to} state={next.state} title={next.title ?? undefined}>
          {t('acts.nextManuscript')}
        </ButtonLink>
      )}
      <TextLink to={address} state={RETURN}>
        {t('acts.backToList')}
      </TextLink>
    </chakra.nav>
  );
}
