// Authors found in a file: listed ones are not offered again, and the form begins with the page's facts.
import { expect, it } from 'vitest';
import { authorOf, isListed, type FoundAuthor } from './found-authors.ts';

const high = (value: string) => ({ value, confidence: 'HIGH' as const });
const author = (name: string, email?: string): FoundAuthor => ({
  name: high(name),
  unit: null,
  email: email === undefined ? null : high(email),
  latin: null,
  orcid: null,
});

it.each([
  ['the same name is in the list already', author('沈知秋'), true],
  ['so is a name set with a space', author('沈 知秋'), true],
  ['and a Latin name in capitals', author('MARIA LOPEZ'), true],
  ['and another name with the same address', author('沈秋', 'Shen@Example.org'), true],
  ['another name is not', author('陆明'), false],
  ['nor another name with another address', author('陆明', 'lu@example.org'), false],
])('%s', (_what, found, is) => {
  expect(
    isListed(found, [
      { personName: '沈知秋', email: 'shen@example.org' },
      { personName: 'Maria Lopez', email: null },
    ]),
  ).toBe(is);
});

it('nobody without an address is taken for another without one', () => {
  expect(isListed(author('陆明'), [{ personName: '沈知秋' }])).toBe(false);
});

it('the form begins with name, unit and address, and leaves the rest to be filled in', () => {
  expect(authorOf({ ...author('陆明', 'lu@example.org'), unit: high('江城大学') })).toEqual({
    personName: '陆明',
    name: null,
    sex: '',
    professionalTitleId: '',
    degreeId: '',
    email: 'lu@example.org',
    company: '江城大学',
    units: null,
    address: '',
    orcid: '',
    creditRoles: [],
  });
});

it('the form begins with the ORCID iD that the page prints', () => {
  expect(authorOf({ ...author('陆明'), orcid: { value: '0000-0002-1825-0097' } }).orcid).toBe('0000-0002-1825-0097');
});

it('the form begins with the name in Latin letters where the page has it (B-102)', () => {
  const value = {
    familyName: '单',
    givenName: '明',
    suffix: '',
    latinFamilyName: 'Shan',
    latinGivenName: 'Ming',
    isGroup: false,
    isCertain: true,
  };
  expect(authorOf({ ...author('单明'), latin: { value } })).toMatchObject({ personName: '单明', name: { ...value, text: '单明' } });
});
