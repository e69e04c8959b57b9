// The available keys, and the switch for single-letter ones.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/form/choices.tsx';
import { commandKey } from '../../ui/command-key.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { areKeysOn, KEYS, turnKeys } from './list-keys.ts';

export function KeySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('keys');
  const [isOn, setIsOn] = useState(areKeysOn);
  return (
    <Dialog isOpen title={t('keys.title')} onClose={onClose}>
      <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr) auto" rowGap="2" columnGap="6" mb="5">
        {KEYS.map(({ does, shown }) => (
          <chakra.div key={does} display="contents">
            <dt>{t(`keys.does.${does}`)}</dt>
            <chakra.dd display="flex" flexWrap="wrap" gap="1.5" justifyContent="flex-end" alignItems="center">
              {shown.map((key) => (
                <chakra.kbd key={key} px="1.5" borderWidth="1px" borderRadius="sm" bg="bg.subtle" fontSize="sm" whiteSpace="nowrap">
                  {key.replace('Command', commandKey())}
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
