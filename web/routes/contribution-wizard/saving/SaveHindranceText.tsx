// In the foot, instead of when something was saved: that it is not, and why.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MessageText } from '../../../ui/notice/MessageText.tsx';
import type { SaveHindrance } from './save-hindrance.ts';

export function SaveHindranceText({ hindrance }: { hindrance: SaveHindrance }) {
  const { t } = useTranslation('wizard');
  return (
    <chakra.span color="danger.fg">
      {hindrance.kind === 'wrong' ? (
        <>
          {t('wizard.unsaved.wrong', { section: t(`wizard.tab.${hindrance.section}`) })}
          <MessageText message={hindrance.reason} />
        </>
      ) : (
        t(`wizard.unsaved.${hindrance.kind}`)
      )}
    </chakra.span>
  );
}
