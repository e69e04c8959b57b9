// A person's name as data: in parts, in its own script and in Latin letters.
import { isMadeOf, type PersonName as Parts, textOf } from '../../../shared/forms/person-name.ts';
import { type Fields, input, InputType, ObjectType, one, output } from '../../graphql/declare.ts';
import { splitName } from './split.ts';

const parts = {
  familyName: one(String, 'As it is written in the name’s own script; of a group, or of a person who has one name, the whole name.'),
  givenName: one(String, 'As it is written in the name’s own script; empty: none.'),
  suffix: one(String, 'Such as Jr. or III; empty: none.'),
  latinFamilyName: one(String, 'In Latin letters; empty where the name is written in them, or nobody has said how.'),
  latinGivenName: one(String, 'In Latin letters; empty as `latinFamilyName` is.'),
  isGroup: one(Boolean, 'A team or an institution.'),
} satisfies Fields;

@ObjectType({ description: 'A name in parts, in its own script and in Latin letters.' })
export class PersonName extends output({
  ...parts,
  isCertain: one(Boolean, 'False: the parts are a guess about a text that can be read otherwise, and nobody has said that they are right.'),
}) {}

@InputType({ description: 'The parts of a name as somebody says them.' })
export class PersonNameInput extends input(parts) {}

/** The parts that somebody said, else those that the text offers (decision 89). */
export function nameOf(text: string, said: Parts | null | undefined): PersonName {
  return said ? { ...said, isCertain: true } : splitName(text);
}

/**
 * What to store of a name that was typed again. Parts that hold other letters than the text are a correction of it. Without parts, as old
 * clients and forms send it, the same text keeps those that were said, and another one loses them.
 */
export function namedAs(
  text: string,
  parts: Parts | null,
  before: { text: string; said: Parts | null | undefined } | null,
): { text: string; said: Parts | null } {
  if (parts) return { text: isMadeOf(text, parts) ? text : textOf(parts), said: parts };
  return { text, said: before?.text === text ? (before.said ?? null) : null };
}
