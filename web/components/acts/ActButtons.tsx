// The viewer's acts on a manuscript: the usual acts first, destructive ones apart, blocked ones with the reason.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFurther } from '../lists/useFurther.ts';
import { useRoleNumber } from '../session/role-number.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PAGE_ACTS, USUAL_ACT } from '../../ui/marks.ts';
import type { ActButtons_contribution$data, ActButtons_contribution$key } from './__generated__/ActButtons_contribution.graphql.ts';
import type { ActEntry, ActTone } from './act-types.ts';
import { ACTS, isDialogAct, shownActs, type DialogActName, type ShownAct } from './acts.ts';
import { blockedActs } from './targets.ts';

const VARIANTS = { usual: 'outline', other: 'outline', destructive: 'dangerOutline', rare: 'link' } as const;

interface Props {
  acts: ActButtons_contribution$key;
  /** Those that stand elsewhere on the screen. */
  without?: readonly ShownAct[];
  onChoose: (act: DialogActName) => void;
}

export function ActButtons({ acts, without = [], onChoose }: Props) {
  const manuscript = useFragment(
    graphql`
      fragment ActButtons_contribution on Contribution {
        id
        manuscriptNumber
        state
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
  const allowed = allowedActs(manuscript).filter((act) => !without.includes(act));
  const roleNumber = useRoleNumber();
  const further = useFurther();
  const blocked = blockedActs(manuscript.viewerActs);
  const nameOf = (act: string) => t(`act.${act}`, { ns: 'messages' });
  const ofTones = (...tones: ActTone[]) => allowed.filter((act) => tones.includes(ACTS[act].tone));
  // One button stands out: the main act.
  const primary = ofTones('usual')[0];
  const buttonOf = (act: ShownAct) => {
    const entry: ActEntry = ACTS[act];
    const isGrave = 'mutation' in entry && entry.isGrave === true;
    const look = {
      variant: act === primary ? ('solid' as const) : VARIANTS[entry.tone],
      ...(act === primary && USUAL_ACT),
      ...(entry.tone === 'rare' ? { color: isGrave ? 'danger.fg' : 'fg.muted' } : { flex: '1 1 9rem' }),
    };
    return 'link' in entry ? (
      <ButtonLink {...look} key={act} to={entry.link(manuscript, roleNumber)} state={further} icon={entry.icon ?? 'edit'}>
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
    <chakra.div {...PAGE_ACTS} display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="5" data-no-print>
      {[ofTones('usual', 'other'), ofTones('destructive'), ofTones('rare')].map(
        (acts, group) =>
          acts.length > 0 && (
            <chakra.div key={group} display="flex" flexWrap="wrap" gap="3" flex="1 1 12rem" maxW="22rem">
              {acts.map(buttonOf)}
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

/** Possible acts that have a screen, in the order of the table. A viewer who may edit the text may also open it for writing. */
function allowedActs({ viewerActs, viewerCanEdit }: Pick<ActButtons_contribution$data, 'viewerActs' | 'viewerCanEdit'>): ShownAct[] {
  return shownActs.filter(
    (shown) => viewerActs.some(({ act, isAllowed }) => act === shown && isAllowed) || (shown === 'CHANGE' && viewerCanEdit),
  );
}
