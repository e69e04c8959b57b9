// Conflicts against asking a person to review a manuscript, one rule for each kind (docs/decisions/0038). Pure.
import type { MessageParams } from '../../../../shared/errors.ts';
import type { AuthorFacts, InvitedFacts, ManuscriptFacts, UnitFacts } from './conflicts.facts.ts';
import { workDomain } from './mail-domains.ts';

export const ConflictKind = {
  AUTHOR_UNIT: 'AUTHOR_UNIT',
  COAUTHOR: 'COAUTHOR',
  EMAIL_DOMAIN: 'EMAIL_DOMAIN',
  TEACHER_STUDENT: 'TEACHER_STUDENT',
  SHARED_FUND: 'SHARED_FUND',
  OPPOSED: 'OPPOSED',
} as const;
export type ConflictKindName = keyof typeof ConflictKind;

export interface Conflict {
  kind: ConflictKindName;
  /** Parameters of the message `conflict.<kind>`. */
  params: MessageParams;
}

type Rule = (person: InvitedFacts, manuscript: ManuscriptFacts) => MessageParams[];

/** Everything that two people of one unit have in common, each with the text of the unit. */
const keysOf = (units: readonly UnitFacts[]) => new Map(units.flatMap(({ text, keys }) => keys.map((key) => [key, text] as const)));

/** A name as people write it: 张 伟 and 张伟 are one, so are Wei Zhang and wei zhang. */
const nameKey = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s·.]+/gu, '');

/** The teachers that a profile names, without their titles. */
function teachersOf(supervisor: string | null): string[] {
  return (supervisor ?? '')
    .split(/[,，、;；/]+/u)
    .map((name) =>
      nameKey(name.replace(/(?:副教授|教授|研究员|老师|导师|先生|院士)\s*$/u, '').replace(/^\s*(?:prof(?:essor)?|dr)\b\.?/iu, '')),
    )
    .filter((name) => name !== '');
}

const isTaughtBy = (pupil: Pick<AuthorFacts, 'supervisor'>, teacher: Pick<AuthorFacts, 'name'>) =>
  nameKey(teacher.name) !== '' && teachersOf(pupil.supervisor).includes(nameKey(teacher.name));

const rules: Readonly<Record<ConflictKindName, Rule>> = {
  /** Works where an author works; departments of one university count as one, and so do all names of one institution of the register. */
  AUTHOR_UNIT: (person, { authors }) => {
    const own = keysOf(person.units);
    return authors.flatMap(({ name, units }) => {
      const shared = [...keysOf(units).keys()].find((key) => own.has(key));
      return shared === undefined ? [] : [{ author: name, unit: own.get(shared) ?? shared }];
    });
  },
  /** Wrote with an author, in the records of this house, within the last five years. */
  COAUTHOR: ({ wroteWith }) => wroteWith.map(({ author, year }) => ({ author, year })),
  /** Has an address at the domain of an author's; public mail domains do not count. */
  EMAIL_DOMAIN: (person, { authors }) => {
    const own = workDomain(person.email);
    return own === null ? [] : authors.filter(({ email }) => workDomain(email) === own).map(({ name }) => ({ author: name, domain: own }));
  },
  /** One is named as the other's supervisor in a profile. */
  TEACHER_STUDENT: (person, { authors }) =>
    authors.filter((author) => isTaughtBy(author, person) || isTaughtBy(person, author)).map(({ name }) => ({ author: name })),
  /** Has a manuscript here that the same grant paid for. */
  SHARED_FUND: ({ sharedFunds }) => sharedFunds.map((number) => ({ number })),
  /** The author asks the office to avoid this person: by address, or by name at the same unit. */
  OPPOSED: (person, { opposed }) => {
    const own = keysOf(person.units);
    const isMeant = opposed.some(
      ({ name, email, units }) =>
        (person.email !== null && email === person.email) ||
        (nameKey(name) === nameKey(person.name) && [...keysOf(units).keys()].some((key) => own.has(key))),
    );
    return isMeant ? [{}] : [];
  },
};

/** In the order of the kinds, each piece of evidence by itself. */
export function conflictsIn(person: InvitedFacts, manuscript: ManuscriptFacts): Conflict[] {
  return Object.values(ConflictKind).flatMap((kind) => rules[kind](person, manuscript).map((params) => ({ kind, params })));
}
