// Units of an author as one text, taken apart by the marks that authors use and by the names that the register knows. No letter of it is
// lost but marks, postal codes and the name of a country that the register says as well.
import { countryNamed } from '../../../shared/countries.ts';
import { folded, type KnownInstitution, type Register } from './institution-names.ts';

export interface ReadUnit {
  /** As the author typed it, who said no more; null: it is made of its parts. */
  typed: string | null;
  name: string;
  nameEn: string;
  department: string;
  city: string;
  country: string;
  institution: KnownInstitution | null;
}

const HAN = /\p{Script=Han}/u;
/** Between units: a semicolon, a line, a stroke with blanks around it. */
const BETWEEN = /[;；\n]|\s\/\s/u;
const COMMA = /[,，、]/u;
/** Marks that lead from names to units: 1. (2) ③ ⁴ */
const MARK = /^(?:[(（[]?\d{1,2}(?:[)）\].．、]|(?=\p{Script=Han}))|[①-⑳]|[¹²³⁴-⁹]+)\s*/u;
/** No part of another institution is called so, so that commas between them are between units. */
const WHOLE = /^\p{Script=Han}{2,}(?:大学|科学院|博物馆|博物院|图书馆|档案馆|文献馆|出版社|书院|党校|公司)$/u;
const DEPARTMENT = /(?:院|系|所|部|中心|室|馆|处|站|社|组|基地)$/u;
const POSTAL_CODE = /\s*(?<!\d)\d{5,6}(?!\d)\s*/gu;
/** Longer than any institution's name: what stands before a department is tried up to here. */
const LONGEST = 60;
/** Parts of an address in Latin letters that a name has: University of California, Berkeley. */
const MOST_PARTS = 3;

/** The texts of the units, in their order. */
function unitTexts(company: string): string[] {
  const parts = company.split(BETWEEN).flatMap((part) => {
    const listed = part.split(COMMA).map((one) => one.trim());
    return listed.length > 1 && listed.every((one) => WHOLE.test(one)) ? listed : [part];
  });
  return parts.map((part) => part.trim().replace(MARK, '').trim()).filter((part) => part !== '');
}

interface Candidate {
  name: string;
  department: string;
  /** What follows the institution: its place. */
  place: readonly string[];
}

/** How a text may be divided into institution, department and place; the longest institution first. */
function candidatesOf(text: string): Candidate[] {
  const parts = text
    .split(COMMA)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const runs = parts.flatMap((_first, from) =>
    Array.from({ length: Math.min(MOST_PARTS, parts.length - from) }, (_none, more) => {
      const rest = { before: parts.slice(0, from), after: parts.slice(from + more + 1) };
      return { name: parts.slice(from, from + more + 1).join(', '), ...rest };
    }),
  );
  const found = runs.flatMap(({ name, before, after }): Candidate[] => {
    // In Chinese the department follows its institution, in Latin letters it comes before it.
    const further = after.filter((part) => HAN.test(part) && DEPARTMENT.test(part));
    const place = after.filter((part) => !further.includes(part));
    const whole = { name, department: [...before, ...further].join(HAN.test(text) ? '' : ', '), place };
    const signs = [...name];
    if (!HAN.test(name) || name.includes(',')) return [whole];
    if (!DEPARTMENT.test(name)) return [whole];
    const longest = Math.min(LONGEST, signs.length - 1);
    const beginnings = Array.from({ length: Math.max(0, longest - 1) }, (_none, less): Candidate => {
      const length = longest - less;
      const department = [...before, signs.slice(length).join('').trim(), ...further].join('');
      return { name: signs.slice(0, length).join('').trim(), department, place };
    });
    return [whole, ...beginnings];
  });
  return [{ name: text, department: '', place: [] }, ...found].toSorted((one, other) => other.name.length - one.name.length);
}

/** All texts that the register has to be asked for, to read these. */
export function textsToFind(companies: readonly string[]): Set<string> {
  return new Set(companies.flatMap((company) => unitTexts(company).flatMap((text) => candidatesOf(text).map(({ name }) => folded(name)))));
}

/** The units of one text; one that names no institution of the register is the text as it stands. */
export function unitsIn(company: string, register: Register): ReadUnit[] {
  return unitTexts(company).map((text) => readUnit(text, register));
}

function readUnit(text: string, register: Register): ReadUnit {
  for (const { name, department, place } of candidatesOf(text)) {
    const institution = register(folded(name));
    if (!institution) continue;
    const country = place.map((part) => countryNamed(part)).find((code) => code !== null) ?? institution.country;
    const towns = place
      .filter((part) => countryNamed(part) === null)
      .map((part) => part.replaceAll(POSTAL_CODE, ' ').trim())
      .filter(Boolean);
    return { typed: text, name, nameEn: institution.nameEn, department, city: towns.join(', ') || institution.city, country, institution };
  }
  return { typed: text, name: text, nameEn: '', department: '', city: '', country: '', institution: null };
}
