// The articles that a file leaves out because its format refuses them, with the refused fields.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { titleIn } from '../../components/contribution/title.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { LeftOutOfDocument } from './useIssueDocument.ts';

export function LeftOut({ of: { document, leftOut } }: { of: LeftOutOfDocument }) {
  const { t, i18n } = useTranslation(['issues', 'messages']);
  return (
    <chakra.div role="status" display="flex" gap="2" mt="3">
      <Icon name="info" color="warning.fg" mt="1" />
      <chakra.div minW="0">
        <p>{t('issues.leftOut.title', { document: t(`issue.document.${document}`, { ns: 'messages' }) })}</p>
        <chakra.ul ps="5">
          {leftOut.map(({ contribution, field }, index) => (
            <chakra.li key={index} overflowWrap="anywhere">
              {t('issues.leftOut.line', {
                name: (contribution && titleIn(i18n.language, contribution)) ?? t('issues.untitled'),
                field: t(`issues.leftOut.field.${field}`),
              })}
            </chakra.li>
          ))}
        </chakra.ul>
      </chakra.div>
    </chakra.div>
  );
}
