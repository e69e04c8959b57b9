// Initial values of an author's dialog, after earlier typing.
import { expect, it } from 'vitest';
import { buildTypedName } from '../../../components/names/typed-name.factory.ts';
import { authorValues, begunAuthor } from './author-values.ts';
import type { Author } from './author.ts';

const { text: _text, ...LI_SI } = buildTypedName('李四', {
  familyName: '李',
  givenName: '四',
  latinFamilyName: 'Li',
  latinGivenName: 'Si',
});
const author: Author = {
  id: 'a',
  position: 2,
  revision: 3,
  personName: '李四',
  name: LI_SI,
  sex: 'MALE',
  email: 'li@example.org',
  units: [],
  company: '临江大学',
  address: '浙江',
  isFirstAuthor: false,
  isCorresponding: false,
  isRegistered: false,
  professionalTitle: { id: 't', label: '教授' },
  degree: { id: 'd', label: '博士' },
  orcid: null,
  creditRoles: [],
};
const values = authorValues(author);
const over = { revision: 3, ...values };

it('what is saved, when nothing was typed, or about another author', () => {
  expect(begunAuthor(author, undefined)).toEqual({ values, over, change: null });
  expect(begunAuthor(author, { ...values, id: 'b', over: null, personName: '王五' })).toEqual({ values, over, change: null });
});

it('what was typed, over what it was typed over', () => {
  expect(begunAuthor(author, { ...values, id: 'a', over, personName: '李思' })).toEqual({
    values: { ...values, personName: '李思' },
    over,
    change: null,
  });
  expect(begunAuthor(null, { ...values, id: null, over: null })).toEqual({ values, over: null, change: null });
});

it('another page’s change since then is told, and comes into the fields in which nobody typed', () => {
  const newer: Author = { ...author, revision: 4, personName: '李四光', address: '湖北' };
  expect(begunAuthor(newer, { ...values, id: 'a', over, personName: '李思' })).toEqual({
    values: { ...values, personName: '李思', address: '湖北' },
    over,
    change: 'changed',
  });
});

it('that the author was taken away meanwhile is told', () => {
  expect(begunAuthor(null, { ...values, id: 'a', over })).toEqual({ values, over: null, change: 'deleted' });
});

it('what an earlier release kept is still there', () => {
  expect(begunAuthor(author, { ...values, id: 'a', over: null, personName: '李思' })).toEqual({
    values: { ...values, personName: '李思' },
    over,
    change: null,
  });
});

it('a name and its parts follow another page’s change together, and only where nobody touched either', () => {
  const newer: Author = { ...author, revision: 4, personName: '李四光', name: { ...LI_SI, givenName: '四光' } };
  const { name: parts } = values;
  if (parts === null) throw new Error('the author has a name');
  const corrected = { ...parts, latinFamilyName: 'Lee' };
  expect(begunAuthor(newer, { ...values, id: 'a', over, name: corrected }).values).toEqual({ ...values, name: corrected });
  expect(begunAuthor(newer, { ...values, id: 'a', over, company: '江城大学' }).values).toEqual({
    ...values,
    company: '江城大学',
    personName: '李四光',
    name: { ...parts, text: '李四光', givenName: '四光' },
  });
});
