// What the viewer can do with a manuscript: the usual acts first, destructive ones apart, blocked ones with the reason.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import type { ActButtons_contribution$data, ActButtons_contribution$key } from './__generated__/ActButtons_contribution.graphql.ts';
import { ACTS, isDialogAct, shownActs, type ActTone, type DialogActName, type ShownAct } from './acts.ts';
import { blockedActs } from './targets.ts';

const VARIANTS = { usual: 'solid', destructive: 'dangerOutline', rare: 'link' } as const;

export function ActButtons({ acts, onChoose }: { acts: ActButtons_contribution$key; onChoose: (act: DialogActName) => void }) {
  const manuscript = useFragment(
    graphql`
      fragment ActButtons_contribution on Contribution {
        id
        manuscriptNumber
        viewerCanEdit
        viewerActs {
          act
          isAllowed
          refusal
        }
      }
    `,
    acts,
  );
  const { t } = useTranslation(['acts', 'messages']);
  const allowed = allowedActs(manuscript);
  const blocked = blockedActs(manuscript.viewerActs);
  const nameOf = (act: string) => t(`act.${act}`, { ns: 'messages' });
  const ofTone = (tone: ActTone) => allowed.filter((act) => ACTS[act].tone === tone);
  const buttonOf = (act: ShownAct) => {
    const look = {
      key: act,
      variant: VARIANTS[ACTS[act].tone],
      ...(ACTS[act].tone === 'rare' ? { color: 'danger.fg' } : { flex: '1 1 9rem' }),
    };
    const entry = ACTS[act];
    return entry.kind === 'page' ? (
      <ButtonLink {...look} key={act} to={entry.link(manuscript)} icon="edit">
        {nameOf(act)}
      </ButtonLink>
    ) : (
      <Button {...look} key={act} onClick={() => isDialogAct(act) && onChoose(act)}>
        {nameOf(act)}
      </Button>
    );
  };
  if (allowed.length === 0 && blocked.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" data-no-print>
      {(['usual', 'destructive', 'rare'] as const).map(
        (tone) =>
          ofTone(tone).length > 0 && (
            <chakra.div key={tone} display="flex" flexWrap="wrap" gap="3" flex="1 1 12rem" maxW="22rem">
              {ofTone(tone).map(buttonOf)}
            </chakra.div>
          ),
      )}
      {blocked.map(({ reason, acts }) => (
        <chakra.div key={reason} width="full" fontSize="sm" color="fg.muted" lineHeight="reading">
          <chakra.span display="block" color="fg">
            {reason}
          </chakra.span>
          {t('acts.blocked', { acts: [...new Set(acts.map(nameOf))].join(t('acts.separator')) })}
        </chakra.div>
      ))}
    </chakra.div>
  );
}

/** Acts that can be done now and have a screen, in the order of the table. Who may write the text may also open it for writing. */
function allowedActs({ viewerActs, viewerCanEdit }: Pick<ActButtons_contribution$data, 'viewerActs' | 'viewerCanEdit'>): ShownAct[] {
  return shownActs.filter(
    (shown) => viewerActs.some(({ act, isAllowed }) => act === shown && isAllowed) || (shown === 'CHANGE' && viewerCanEdit),
  );
}
