// The viewer's acts on the manuscript of the page, the act's dialog, and the way on afterwards.
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ActButtons } from '../acts/ActButtons.tsx';
import { ActDialog, useActsAhead } from '../acts/ActDialog.tsx';
import { HoldLine } from '../acts/HoldLine.tsx';
import { HOLD_ACTS } from '../acts/hold-acts.ts';
import type { DialogActName, ShownAct } from '../acts/acts.ts';
import { answerOf, type ActResult } from '../acts/targets.ts';
import { titleIn } from '../contribution/title.ts';
import type { ManuscriptActs_contribution$key } from './__generated__/ManuscriptActs_contribution.graphql.ts';
import { AfterAct } from './AfterAct.tsx';
import { useHoldNotice } from './useHoldNotice.ts';

interface Props {
  contribution: ManuscriptActs_contribution$key;
  /** Where the focus comes after an act: the new status. */
  status: RefObject<HTMLElement | null>;
  /** How it stands now, in words: under an open dialog somebody else may have been quicker. */
  statusText: string;
  /** An old link to a manuscript that its reader only reads. */
  isReadOnly?: boolean;
  /** Acts that stand elsewhere on the page. */
  without?: readonly ShownAct[];
  /** The list of this role; null for a role without one. */
  list: string | null;
  /** An act could not be done: the page must be read anew. */
  onRefused: () => void;
}

export function ManuscriptActs({ contribution, status, statusText, isReadOnly = false, without = [], list, onRefused }: Props) {
  const data = useFragment(
    graphql`
      fragment ManuscriptActs_contribution on Contribution {
        id
        manuscriptNumber
        titleZh
        titleEn
        viewerActs {
          act
          isAllowed
          refusal
          isDecision
        }
        heldDecision {
          goesAt
          isLetterEdited
          event {
            id
            comment
            letter
          }
        }
        ...ActButtons_contribution
        ...HoldLine_contribution
      }
    `,
    contribution,
  );
  const { t, i18n } = useTranslation(['acts', 'manuscripts']);
  /** Of this manuscript: the page beside an open panel leads to its neighbours as well. */
  const [asked, setAsked] = useState<{ act: DialogActName; of: string } | null>(null);
  const act = asked?.of === data.id ? asked.act : null;
  const setAct = (next: DialogActName | null) => setAsked(next && { act: next, of: data.id });
  useActsAhead();
  /** The manuscript on which something was done here. */
  const [actedOn, setActedOn] = useState<string | null>(null);
  const hasActed = useRef(false);
  /** How many acts were done here. */
  const [doneCount, setDoneCount] = useState(0);
  useEffect(() => {
    if (act !== null || !hasActed.current) return;
    hasActed.current = false;
    status.current?.focus();
  }, [act, status]);
  function handleDone(results: readonly ActResult[]) {
    hasActed.current = true;
    if (results.some(({ done }) => done)) {
      setActedOn(data.id);
      setDoneCount((count) => count + 1);
    } else onRefused();
  }
  const held = data.heldDecision;
  const heldId = held?.event?.id ?? null;
  const canUndo = data.viewerActs.some((option) => option.act === 'UNDO_DECISION' && option.isAllowed);
  useHoldNotice({ doneCount, waiting: canUndo ? heldId : null, goesAt: held?.goesAt ?? null }, setAct);
  const title = titleIn(i18n.language, data) ?? t('manuscripts.untitled', { ns: 'manuscripts' });
  const gone = t('acts.changed', { status: statusText });
  return (
    <>
      <HoldLine contribution={data} isReadOnly={isReadOnly} onChoose={setAct} onOver={onRefused} />
      {/* Above the acts that are possible now: none that destroys may come to lie where the pointer has just pressed another. */}
      {actedOn === data.id && act === null && list !== null && <AfterAct list={list} />}
      <chakra.div mt="4" _empty={{ display: 'none' }}>
        {!isReadOnly && <ActButtons acts={data} without={[...without, ...HOLD_ACTS]} onChoose={setAct} />}
      </chakra.div>
      {act !== null && (
        <ActDialog
          act={act}
          targets={[{ id: data.id, number: data.manuscriptNumber ?? null, title, ...answerOf(act, data.viewerActs, gone) }]}
          {...(act === 'CORRECT_LETTER' &&
            held && {
              start: {
                key: heldId ?? data.id,
                form: { comment: held.event?.comment ?? '', letter: held.isLetterEdited ? (held.event?.letter ?? null) : null },
              },
            })}
          onClose={() => setAct(null)}
          onDone={handleDone}
        />
      )}
    </>
  );
}
