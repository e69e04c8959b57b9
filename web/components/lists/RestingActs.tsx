// The acts of a list before anything is ticked, quiet beside its title: pressed, they say what to tick first.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

interface Props {
  /** How to begin, on hover. */
  hint: string;
  acts: readonly { name: string; onPress: () => void }[];
}

export function RestingActs({ hint, acts }: Props) {
  const { t } = useTranslation('ui');
  return (
    <chakra.section aria-label={t('ui.bulk.resting')} display="flex" flexWrap="wrap" gap="1" data-no-print>
      {acts.map(({ name, onPress }) => (
        <Button key={name} variant="ghost" title={hint} onClick={onPress}>
          {name}
        </Button>
      ))}
    </chakra.section>
  );
}
