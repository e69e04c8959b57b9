// Which keys there are, and the switch for those of a single letter.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { areKeysOn, turnKeys } from './list-keys.ts';

const KEYS = [
  { does: 'palette', keys: ['Ctrl K', '⌘ K'] },
  { does: 'row', keys: ['j', 'k', '↓', '↑'] },
  { does: 'open', keys: ['Enter'] },
  { does: 'tick', keys: ['x'] },
  { does: 'act', keys: ['r'] },
  { does: 'search', keys: ['/'] },
  { does: 'confirm', keys: ['Ctrl Enter', '⌘ Enter'] },
  { does: 'sheet', keys: ['?'] },
] as const;

export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('keys');
  const [isOn, setIsOn] = useState(areKeysOn);
  return (
    <Dialog isOpen title={t('keys.title')} onClose={onClose}>
      <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr) auto" rowGap="2" columnGap="6" mb="5">
        {KEYS.map(({ does, keys }) => (
          <chakra.div key={does} display="contents">
            <dt>{t(`keys.does.${does}`)}</dt>
            <chakra.dd display="flex" flexWrap="wrap" gap="1.5" justifyContent="flex-end" alignItems="center">
              {keys.map((key) => (
                <chakra.kbd key={key} px="1.5" borderWidth="1px" borderRadius="sm" bg="bg.subtle" fontSize="sm" whiteSpace="nowrap">
                  {key}
                </chakra.kbd>
              ))}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <Checkbox
        checked={isOn}
        onChange={({ target }) => {
          turnKeys(target.checked);
          setIsOn(target.checked);
        }}
      >
        {t('keys.on')}
      </Checkbox>
    </Dialog>
  );
}
