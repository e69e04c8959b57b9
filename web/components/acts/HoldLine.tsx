// A decision whose letter waits: the minute at which it goes, and what the one who decided can do until then.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../ui/Button.tsx';
import { timeText } from '../../ui/text/dates.ts';
import type { HoldLine_contribution$key } from './__generated__/HoldLine_contribution.graphql.ts';
import { HOLD_ACTS, type HoldAct } from './hold-acts.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';

/** How long the worker may take to send it: then the page is read anew. */
const SENDING_MS = 5000;

interface Props {
  contribution: HoldLine_contribution$key;
  /** An old link to a manuscript that its reader only reads. */
  isReadOnly: boolean;
  onChoose: (act: HoldAct) => void;
  /** Its time is over: the page must be read anew. */
  onOver: () => void;
}

export function HoldLine({ contribution, isReadOnly, onChoose, onOver }: Props) {
  const { heldDecision, viewerActs } = useFragment(
    graphql`
      fragment HoldLine_contribution on Contribution {
        heldDecision {
          goesAt
          secondsLeft
          event {
            id
          }
        }
        viewerActs {
          act
          isAllowed
        }
      }
    `,
    contribution,
  );
  if (!heldDecision) return null;
  const { goesAt, secondsLeft, event } = heldDecision;
  const acts = isReadOnly ? [] : HOLD_ACTS.filter((act) => viewerActs.some((option) => option.act === act && option.isAllowed));
  const name = `${event?.id ?? ''} ${goesAt}`;
  return <Counted key={name} name={name} {...{ goesAt, secondsLeft, acts, onChoose, onOver }} />;
}

interface CountedProps extends Pick<Props, 'onChoose' | 'onOver'> {
  name: string;
  goesAt: string;
  secondsLeft: number;
  acts: readonly HoldAct[];
}

function Counted({ name, goesAt, secondsLeft, acts, onChoose, onOver }: CountedProps) {
  const { t } = useTranslation(['acts', 'messages']);
  const left = useSecondsLeft(name, secondsLeft);
  const isOver = left === 0;
  const wasWaiting = useRef(!isOver);
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (!isOver || !wasWaiting.current) return undefined;
    const timer = setTimeout(() => over.current(), SENDING_MS);
    return () => clearTimeout(timer);
  }, [isOver]);
  const [minutes, seconds] = [Math.floor(left / 60), left % 60];
  return (
    <chakra.div mt="3" display="grid" gap="1">
      {/* A clock: read out when one comes to it, not with every second. */}
      <chakra.p role="timer" aria-live="off" fontVariantNumeric="tabular-nums">
        {isOver
          ? t('acts.hold.over')
          : t(minutes > 0 ? 'acts.hold.minutes' : 'acts.hold.seconds', { time: timeText(goesAt), minutes, seconds })}
      </chakra.p>
      {!isOver && acts.length > 0 && (
        <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="2" data-no-print>
          {acts.map((act) => (
            <Button key={act} variant="link" size="sm" onClick={() => onChoose(act)}>
              {t(`act.${act}`, { ns: 'messages' })}
            </Button>
          ))}
        </chakra.div>
      )}
    </chakra.div>
  );
}
