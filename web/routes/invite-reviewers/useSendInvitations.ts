// Sends the invitations of a draft, and reports their problems, before and after.
import { useState } from 'react';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { isSamePerson } from '../../components/people/person-to-invite.ts';
import { invitationOf, type InvitationDraft, type ReviewerToInvite } from './invitation-draft.ts';
import { useInviteReviewers, type InvitingAct } from './useInviteReviewers.ts';

/**
 * Keys of the catalogue, or words of the server: at `reviewers` and `letter`, and at `<index>.<field>` of an expert, `<index>.` where no
 * field is shown.
 */
type Problems = Readonly<Record<string, string>>;

/** Problems, and what was typed when they were found. */
interface Told {
  problems: Problems;
  reviewers: readonly ReviewerToInvite[];
  letter: string | null;
}

/** Those whose fields are as they were, at the experts where they are by now: one that was mended goes. */
function standing(told: Told, reviewers: readonly ReviewerToInvite[], letter: string | null): Problems {
  const still = Object.entries(told.problems).flatMap(([name, problem]) => {
    const [first = '', field = ''] = name.split('.');
    const before = told.reviewers[Number(first)];
    if (before === undefined) {
      const isAsTold = name === 'letter' ? letter === told.letter : name !== 'reviewers' || reviewers === told.reviewers;
      return isAsTold ? [[name, problem] as const] : [];
    }
    const index = reviewers.findIndex((reviewer) => isSamePerson(reviewer, before));
    const now = reviewers[index];
    const isMended = now === undefined || (isFieldOf(now, field) && now[field] !== before[field]);
    return isMended ? [] : [[`${index}.${field}`, problem] as const];
  });
  return Object.fromEntries(still);
}

const isFieldOf = (reviewer: ReviewerToInvite, field: string): field is keyof ReviewerToInvite => Object.hasOwn(reviewer, field);

export function useSendInvitations(act: InvitingAct, contributionId: string, { reviewers, letter, isForLapse }: InvitationDraft) {
  const { invite, isPending } = useInviteReviewers(act);
  const [told, setTold] = useState<Told>({ problems: {}, reviewers, letter });
  const setProblems = (problems: Problems) => setTold({ problems, reviewers, letter });
  /** About no field. */
  const [failure, setFailure] = useState<string | null>(null);
  const [invited, reserve] = [reviewers.filter(({ isReserve }) => !isReserve), reviewers.filter(({ isReserve }) => isReserve)];
  function handleFailure(error: Error) {
    const fields = error instanceof ApiError ? error.fields : {};
    const placed = Object.entries(fields).map(([name, text]) => {
      const [list = '', index = '', ...field] = name.split('.');
      const person = { invitations: invited, reserve }[list]?.[Number(index)];
      // The fields of a typed person are no longer on the screen: problems stand at the person.
      const place = field[0] === 'newReviewer' ? '' : field.join('.');
      return [person ? `${reviewers.indexOf(person)}.${place}` : name, text] as const;
    });
    setProblems(Object.fromEntries(placed));
    if (placed.length === 0) setFailure(errorMessage(error));
  }
  /** Answers whether they were sent. */
  async function send(): Promise<boolean> {
    const found = missingIn(reviewers);
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    const invitations = { invitations: invited.map(invitationOf), reserve: reserve.map(invitationOf) };
    return await invite({ contributionId, ...invitations, invitesReserveOnLapse: isForLapse, letter }, handleFailure);
  }
  return {
    send,
    isPending,
    invitedCount: invited.length,
    problems: standing(told, reviewers, letter),
    setProblems,
    failure,
    forgetFailure: () => setFailure(null),
  };
}

function missingIn(reviewers: InvitationDraft['reviewers']): Problems {
  if (reviewers.every(({ isReserve }) => isReserve)) return { reviewers: 'error.REVIEWERS_REQUIRED' };
  const unreasoned = reviewers.flatMap(({ evidence, conflictReason }, index) =>
    evidence.length > 0 && conflictReason.trim() === '' ? [[`${index}.conflictReason`, 'input.required'] as const] : [],
  );
  return Object.fromEntries(unreasoned);
}
