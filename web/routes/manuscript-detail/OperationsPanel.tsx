// What the viewer can do now: the usual act first, destructive ones apart, blocked ones with the reason.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { IntakeDialog } from '../../components/contribution/IntakeDialog.tsx';
import type { IntakeAct } from '../../components/contribution/intake.ts';
import { editLink } from '../../components/contribution/links.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { OperationsPanel_contribution$key } from './__generated__/OperationsPanel_contribution.graphql.ts';
import { allowedOperations, blockedOperations } from './operations.ts';

interface Props {
  contribution: OperationsPanel_contribution$key;
  role: RoleKindCode;
  /** Something was done: the page must be read anew. */
  onDone: () => void;
}

export function OperationsPanel({ contribution, role, onDone }: Props) {
  const data = useFragment(graphql`
    fragment OperationsPanel_contribution on Contribution {
      id
      titleZh
      titleEn
      viewerCanEdit
      viewerOperations {
        operation
        isAllowed
        refusal
      }
    }
  `, contribution);
  const { t, i18n } = useTranslation(['manuscripts', 'messages']);
  const [act, setAct] = useState<IntakeAct | null>(null);
  const allowed = allowedOperations(data.viewerOperations);
  const blocked = blockedOperations(data.viewerOperations);
  const canEdit = data.viewerCanEdit || allowed.includes('CHANGE');
  const hasNothing = allowed.length === 0 && !canEdit;
  if (hasNothing && blocked.length === 0) return null;
  const name = titleIn(i18n.language, data) ?? t('manuscripts.untitled');
  return (
    <Panel title={hasNothing ? t('manuscripts.detail.noOperations') : t('manuscripts.detail.operations')} p={{ base: '4', md: '5' }} data-no-print>
      <chakra.div display="grid" gap="2">
        {canEdit && <ButtonLink to={editLink(data.id)} variant="solid" icon="edit">{t('operation.CHANGE', { ns: 'messages' })}</ButtonLink>}
        {allowed.includes('RECEIVE') && <Button variant="solid" onClick={() => setAct('receive')}>{t('operation.RECEIVE', { ns: 'messages' })}</Button>}
        {allowed.includes('REFUSE') && <Button variant="dangerOutline" mt="3" onClick={() => setAct('refuse')}>{t('operation.REFUSE', { ns: 'messages' })}</Button>}
        {blocked.map(({ reason, operations }) => (
          <chakra.div key={reason} fontSize="sm" color="fg.muted" lineHeight="reading">
            <chakra.span display="block" color="fg">{reason}</chakra.span>
            {t('manuscripts.detail.blocked', { operations: [...new Set(operations.map((operation) => t(`operation.${operation}`, { ns: 'messages' })))].join(t('manuscripts.listSeparator')) })}
          </chakra.div>
        ))}
      </chakra.div>
      {act !== null && <IntakeDialog act={act} role={role} manuscripts={[{ id: data.id, name }]} onClose={() => setAct(null)} onDone={onDone} />}
    </Panel>
  );
}
