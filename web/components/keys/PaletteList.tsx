// Entries of the palette, in groups; one is selected.
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Group, Place } from './usePaletteGroups.ts';

interface Props {
  id: string;
  groups: readonly Group[];
  chosen: Place | undefined;
  onChoose: (place: Place) => void;
}

/** Keys of places are no names for elements. */
export const optionId = (listId: string, groups: readonly Group[], place: Place): string =>
  `${listId}${groups.flatMap(({ places }) => places).indexOf(place)}`;

export function PaletteList({ id, groups, chosen, onChoose }: Props) {
  const { t } = useTranslation('keys');
  const chosenId = chosen && optionId(id, groups, chosen);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <chakra.div id={id} role="listbox" aria-label={t('keys.palette')} overflowY="auto" p="2" minH="0" flex="1">
      {groups.map(({ name, places }) => (
        <chakra.div key={name} role="group" aria-label={t(`keys.group.${name}`)} mb="2">
          <chakra.div aria-hidden="true" px="2" py="1" fontSize="sm" color="fg.muted">
            {t(`keys.group.${name}`)}
          </chakra.div>
          {places.map((place) => (
            <chakra.div
              key={place.key}
              id={optionId(id, groups, place)}
              role="option"
              aria-selected={place === chosen}
              display="flex"
              alignItems="baseline"
              gap="3"
              px="2"
              py="2"
              borderRadius="sm"
              cursor="pointer"
              _hover={{ bg: 'bg.subtle' }}
              css={{ '&[aria-selected=true]': { bg: 'accent.tint', color: 'accent.fg' } }}
              onClick={() => onChoose(place)}
            >
              <chakra.span flex="1" minW="0" truncate>
                {place.label}
              </chakra.span>
              {place.note && (
                <chakra.span color="fg.muted" fontSize="sm" flexShrink="0">
                  {place.note}
                </chakra.span>
              )}
            </chakra.div>
          ))}
        </chakra.div>
      ))}
    </chakra.div>
  );
}
