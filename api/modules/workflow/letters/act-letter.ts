// The letter of an act to the author: as it would go, and as it goes when somebody has edited it (D2-83).
import { formalDay } from '../../../../shared/day.ts';
import { PLACE, type LetterVariable } from '../../../../shared/letter-variables.ts';
import { tidied } from '../../../../shared/forms/tidied.ts';
import { messageText } from '../../../../shared/messages.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import type { Context } from '../../../context.ts';
import { invalidInput } from '../../../errors.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { filled, paragraphs, withoutPlaces, type LetterValues } from '../../letters/fill.ts';
import { templatesOf } from '../../letters/letter-templates.service.ts';
import { checkedTexts } from '../../letters/letter-text.ts';
import { manuscriptValues, withoutAuthors } from '../../letters/letter-values.ts';
import { standardLetter, type LetterFrame } from '../../letters/standard-letters.ts';
import { letterParams } from '../../letters/letter-params.ts';
import { kindsOf } from '../table/parties.ts';
import type { ActLetter, PerformInput } from '../perform/step.ts';
import { heldRow } from '../hold/held-row.ts';
import type { Revision } from '../revision/revision.ts';
import { journalFrames, type LetterKey, type Row } from '../table/table.ts';

/** Whether the office writes to the author with it; an author's own acts are confirmed in words of the catalogue. */
function isOfficeLetter(row: Row): row is Row & { letter: LetterKey } {
  return row.letter !== undefined && !kindsOf(row.by).includes(RoleKind.AUTHOR);
}

/** Whether it has a letter of the office, its own or that of the decision that waits. */
export function writesToAuthor(row: Row): boolean {
  return isOfficeLetter(row) || row.rewritesLetter === true;
}

/** Which letter it is; null when the office writes none with it. */
export async function letterKeyOf(contribution: Contribution, row: Row): Promise<LetterKey | null> {
  if (row.rewritesLetter) return (await heldRow(contribution))?.letter ?? null;
  return isOfficeLetter(row) ? row.letter : null;
}

/** The letter before anyone has edited it: head, opinion, tail. Readers who may not know the authors see their places open. */
export async function letterOf(
  ctx: Context,
  contribution: Contribution,
  key: LetterKey,
  comment: string,
  { knowsAuthors, revision }: { knowsAuthors: boolean; revision: Revision | null },
): Promise<ActLetter> {
  const { head, tail } = await frameOf(ctx, contribution, key);
  const values = await valuesOf(ctx, contribution, comment, revision);
  const seen = knowsAuthors ? values : withoutAuthors(values, null);
  return {
    subject: await subjectOf(contribution, key),
    html:
      filled(head, seen) +
      paragraphs(withoutPlaces(comment)) +
      (await revisionWords(contribution, revision, head + tail)) +
      filled(tail, seen),
  };
}

/** How much is to be changed and by when, beneath the opinion; the day where the journal's own text does not name it. */
async function revisionWords(contribution: Contribution, revision: Revision | null, frame: string): Promise<string> {
  if (revision === null) return '';
  const { language } = await contribution.submitter.loadOrFail();
  const words = [
    ...(revision.extent === null ? [] : [messageText(language, `letter.revision.${revision.extent}`)]),
    ...(namesPlace(frame, 'revisionDueOn')
      ? []
      : [messageText(language, 'letter.revision.due', { day: formalDay(language, revision.dueOn) })]),
  ];
  return paragraphs(words.join('\n'));
}

const namesPlace = (html: string, name: LetterVariable): boolean =>
  [...html.matchAll(PLACE)].some(([, written]) => written?.trim() === name);

/**
 * The letter to the author that goes with an act; null when it sends none, with which none may be brought. Errors: INVALID_INPUT at letter.
 */
export async function actLetter(
  ctx: Context,
  contribution: Contribution,
  row: Row,
  { letter, comment, revision }: Pick<PerformInput, 'letter' | 'comment'> & { revision: Revision | null },
  { isDecisionHeld }: { isDecisionHeld: boolean },
): Promise<ActLetter | null> {
  // The letter of an invitation goes to the reviewers (invitation-letter.ts).
  if (row.needs?.includes('reviewers')) return null;
  const key = await letterKeyOf(contribution, row);
  // A decision that was never announced is taken back without a letter.
  const sendsNone = key === null || (row.takesBackLetter === true && isDecisionHeld);
  if (sendsNone && letter !== undefined) throw invalidInput({ letter: { code: 'letter.noneSent' } });
  if (key === null) return null;
  const opinion = tidied(comment ?? '');
  if (letter === undefined) return await letterOf(ctx, contribution, key, opinion, { knowsAuthors: true, revision });
  const { letter: html } = await checkedTexts(ctx, contribution.colloquium.id, { letter }, { letter: 'DECISION' });
  if (html === '') throw invalidInput({ letter: { code: 'input.required' } });
  return { subject: await subjectOf(contribution, key), html: filled(html, await valuesOf(ctx, contribution, opinion, revision)) };
}

async function valuesOf(ctx: Context, contribution: Contribution, comment: string, revision: Revision | null): Promise<LetterValues> {
  const { language } = await contribution.submitter.loadOrFail();
  return {
    ...(await manuscriptValues(ctx, contribution, language)),
    opinion: comment,
    ...(revision && { revisionDueOn: formalDay(language, revision.dueOn) }),
  };
}

async function subjectOf(contribution: Contribution, key: LetterKey): Promise<string> {
  const { language } = await contribution.submitter.loadOrFail();
  return messageText(language, `letter.${key}.subject`, await letterParams(contribution));
}

/** The journal's own text, where it may write one; else the publisher's. An empty half is the publisher's, too. */
async function frameOf(ctx: Context, contribution: Contribution, key: LetterKey): Promise<LetterFrame> {
  const { language } = await contribution.submitter.loadOrFail();
  const standard = standardLetter(language, key);
  const frame = journalFrames[key];
  if (frame === undefined) return standard;
  const own = await ctx.loaders.of(ctx, templatesOf).load(contribution.colloquium.id);
  return { head: own[frame.head] || standard.head, tail: own[frame.tail] || standard.tail };
}
