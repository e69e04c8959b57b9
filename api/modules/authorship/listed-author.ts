// An author as a list of authors names them, and which changes of a list touch whom (decision 95). Pure.
import { creditInOrder, type CreditRoleName } from '../../../shared/credit.ts';
import type { PersonName } from '../../../shared/forms/person-name.ts';
import type { ContributionAuthor } from '../contributions/authors/contribution-author.entity.ts';
import type { StoredName } from '../names/display-name.ts';
import { nameOf } from '../names/names.types.ts';
import type { SaidUnit } from '../institutions/read-units.ts';
import type { ReadUnit } from '../institutions/unit-text.ts';

/** As it is printed, and so confirmed. Kept with the list as it was. */
export interface ListedAuthor {
  authorId: number;
  name: string;
  /** The parts that somebody said; null: those that the text offers. */
  parts: PersonName | null;
  unit: string | null;
  /** From 1. */
  position: number;
  isCorresponding: boolean;
  roles: CreditRoleName[];
  /** The units that somebody said; null: those that the text offers. Absent, as the next two, in lists from before they were kept. */
  units?: SaidUnit[] | null;
  /** Said or offered, as they were printed when the list was made. */
  printedUnits?: PrintedUnit[];
  /** The ORCID iD that the submitter says; one's own, of the account, is one's own affair. */
  orcid?: string | null;
  /** Where the author is written to; no part of what is printed. Null also for one from the register, whose address nobody is shown. */
  email: string | null;
  /** Of the register: written to at the address of the account, and can answer signed in. */
  hasAccount: boolean;
}

/** A unit as exports print it. */
interface PrintedUnit {
  name: string;
  nameEn: string;
  department: string;
  city: string;
  country: string;
  rorId: string | null;
}

export function printedUnits(units: readonly ReadUnit[]): PrintedUnit[] {
  return units.map(({ name, nameEn, department, city, country, institution }) => ({
    name,
    nameEn: nameEn || (institution?.nameEn ?? ''),
    department,
    city: city || (institution?.city ?? ''),
    country: country || (institution?.country ?? ''),
    rorId: institution?.rorId ?? null,
  }));
}

export function listed(author: ContributionAuthor): ListedAuthor {
  return {
    authorId: author.id,
    name: author.personName,
    parts: author.nameParts ?? null,
    unit: author.company ?? null,
    position: author.position,
    isCorresponding: author.isCorresponding,
    roles: creditInOrder(author.creditRoles),
    units: author.units ?? null,
    orcid: author.orcid ?? null,
    email: author.email ?? null,
    hasAccount: Boolean(author.user),
  };
}

const partsText = (parts: PersonName): string =>
  JSON.stringify([parts.familyName, parts.givenName, parts.suffix, parts.latinFamilyName, parts.latinGivenName, parts.isGroup]);

/** Parts that were offered and are said now are the same; so are offered ones whose rules have become better meanwhile. */
function isSameName(one: ListedAuthor, other: ListedAuthor): boolean {
  if (one.name !== other.name) return false;
  if (one.parts === null && other.parts === null) return true;
  return partsText(nameOf(one.name, one.parts)) === partsText(nameOf(other.name, other.parts));
}

/** Whether units are said on one side and offered on the other: only what is printed of them can be compared. */
export const areMixed = (one: ListedAuthor, other: ListedAuthor): boolean =>
  one.units !== undefined && other.units !== undefined && (one.units === null) !== (other.units === null);

/**
 * English names, places and institutions of the units. Said ones are compared as they were said, and offered ones by their text: what the
 * register has learnt meanwhile is no change of the author. Said as they were offered they are the same.
 */
function areSameUnits(one: ListedAuthor, other: ListedAuthor): boolean {
  if (one.units === undefined || other.units === undefined) return true;
  if (one.units && other.units) return unitsText(one.units) === unitsText(other.units);
  if (!areMixed(one, other) || !one.printedUnits || !other.printedUnits) return true;
  return printedText(one.printedUnits) === printedText(other.printedUnits);
}

const unitsText = (units: readonly SaidUnit[]): string =>
  JSON.stringify(
    units.map(({ name, nameEn, department, city, country, institutionId }) => [name, nameEn, department, city, country, institutionId]),
  );

/** A list that was kept has the fields in another order. */
const printedText = (units: readonly PrintedUnit[]): string =>
  JSON.stringify(units.map(({ name, nameEn, department, city, country, rorId }) => [name, nameEn, department, city, country, rorId]));

const isSameOrcid = (one: ListedAuthor, other: ListedAuthor): boolean =>
  one.orcid === undefined || other.orcid === undefined || one.orcid === other.orcid;

/** Everything else that the author's own confirmation stands on. What others did with their rows does not count, but by the places. */
const restOf = ({ authorId, unit, position, isCorresponding, roles, email }: ListedAuthor): string =>
  JSON.stringify([authorId, unit, position, isCorresponding, creditInOrder(roles), email]);

/** Whether what was confirmed, or is asked, is what stands there now. */
export const isSameRow = (one: ListedAuthor, other: ListedAuthor): boolean =>
  restOf(one) === restOf(other) && isSameName(one, other) && areSameUnits(one, other) && isSameOrcid(one, other);

export const isSameList = (one: readonly ListedAuthor[], other: readonly ListedAuthor[]): boolean =>
  one.length === other.length &&
  one.every((author, index) => {
    const beside = other[index];
    return beside !== undefined && isSameRow(author, beside);
  });

/** The name as lists and letters say it. */
export const storedName = ({ name, parts }: Pick<ListedAuthor, 'name' | 'parts'>): StoredName => ({ text: name, said: parts });

/** Whether the author can be asked at all. */
export const isReachable = ({ email, hasAccount }: ListedAuthor): boolean => email !== null || hasAccount;

/** Others with the same address: each has a letter of their own, which names them. */
export const sharingAddress = (authors: readonly ListedAuthor[], { authorId, email }: ListedAuthor): ListedAuthor[] =>
  email === null ? [] : authors.filter((other) => other.authorId !== authorId && other.email === email);

/** Of an address as other authors see it: the first letter and the server; nothing of one that the account has. */
export function maskedAddress(address: string | null): string | null {
  if (address === null) return null;
  const at = address.lastIndexOf('@');
  return at < 1 ? '***' : `${address.slice(0, 1)}***${address.slice(at)}`;
}
