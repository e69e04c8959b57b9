// The way of a manuscript as a drawing: every state that switches can put on it, the omitted ones, and the effect of a save.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Icon } from '../../ui/Icon.tsx';
import type { WorkflowDrawing_preview$key } from './__generated__/WorkflowDrawing_preview.graphql.ts';

/** State of a stop: on the way, not on it, or added or removed by unsaved changes. */
function changeOf({ isOnWayNow, isOnWayThen }: { isOnWayNow: boolean; isOnWayThen: boolean }): 'stays' | 'skipped' | 'added' | 'dropped' {
  if (isOnWayNow === isOnWayThen) return isOnWayThen ? 'stays' : 'skipped';
  return isOnWayThen ? 'added' : 'dropped';
}

const LOOK = {
  stays: { borderStyle: 'solid', borderColor: 'border.control', bg: 'bg.panel' },
  added: { borderStyle: 'solid', borderColor: 'success.fg', bg: 'success.tint', color: 'success.fg' },
  dropped: { borderStyle: 'dashed', borderColor: 'danger.fg', color: 'danger.fg' },
  skipped: { borderStyle: 'dashed', color: 'fg.muted' },
} as const;

export function WorkflowDrawing({ preview }: { preview: WorkflowDrawing_preview$key }) {
  const { way } = useFragment(
    graphql`
      fragment WorkflowDrawing_preview on WorkflowPreview {
        way {
          state
          by
          isOnWayNow
          isOnWayThen
        }
      }
    `,
    preview,
  );
  const { t } = useTranslation(['manage', 'messages']);
  return (
    <chakra.ol listStyleType="none" display="flex" flexWrap="wrap" rowGap="3" aria-label={t('manage.way.label')}>
      {way.map((stop, index) => {
        const change = changeOf(stop);
        return (
          <chakra.li key={stop.state} display="flex" alignItems="center" maxW="full">
            <chakra.div borderWidth="1px" borderRadius="md" px="3" py="1.5" lineHeight="tight" minW="0" {...LOOK[change]}>
              <chakra.span display="block" fontWeight="medium" textDecoration={change === 'dropped' ? 'line-through' : undefined}>
                {t(`state.${stop.state}`, { ns: 'messages' })}
              </chakra.span>
              <chakra.span display="block" fontSize="sm" color={change === 'stays' ? 'fg.muted' : undefined}>
                {change === 'stays'
                  ? stop.by.map((kind) => t(`manage.way.by.${kind}`)).join(t('manage.way.or'))
                  : t(`manage.way.${change}`)}
              </chakra.span>
            </chakra.div>
            {index < way.length - 1 && <Icon name="chevronRight" mx="1" color="fg.muted" />}
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
