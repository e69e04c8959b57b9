// The part of a typed section that can be sent now.
import { withTheirs, type Dispute } from './merge.ts';
import { isSame } from './same.ts';
import type { Forms, Texts, Typed } from './texts.ts';

interface ToSave<All, Name extends keyof All> {
  /** As typed. */
  values: All[Name];
  /** The values to send: fields that wait for a choice as they are saved. */
  sections: Texts<All>;
  /** Those fields. */
  held: string[];
}

/** Else why nothing is sent: there is nothing typed, only fields that wait for a choice, or something that no draft takes. */
export function toSave<All extends Forms<All>, Name extends keyof All & string>(
  section: Name,
  typed: Typed<All>,
  disputes: readonly Dispute<keyof All>[],
  problemOf: (section: Name, sections: Texts<All>) => string | null,
): ToSave<All, Name> | 'unchanged' | 'disputed' | 'invalid' {
  const values = typed.sections[section];
  if (values === undefined) return 'unchanged';
  const own = disputes.filter((dispute) => dispute.section === section);
  const sections = withTheirs(typed.sections, own);
  if (own.length > 0 && isSame(sections[section], withTheirs(typed.bases, own)[section])) return 'disputed';
  if (problemOf(section, sections) !== null) return 'invalid';
  return { values, sections, held: own.map(({ field }) => field) };
}
