// ISSN, CN, ISBN and CIP numbers as people type them.
import { expect, it } from 'vitest';
import { readCipNumber, readCn, readIsbn, readIssn } from './identifiers.ts';

it.each([
  ['0378-5955', '0378-5955'],
  ['ISSN 0378-5955', '0378-5955'],
  ['eISSN: 2434561x', '2434-561X'],
  ['１２３４－５６７９', '1234-5679'],
  ['1234–5679', '1234-5679'],
  ['1234-5678', null],
  ['1234-567', null],
  ['X234-5679', null],
  ['', null],
])('an ISSN holds by its check digit, of ISO 3297: %s (B-120)', (typed, kept) => expect(readIssn(typed)).toBe(kept));

it.each([
  ['CN 11-1234/C', '11-1234/C'],
  ['11-1234/TP', '11-1234/TP'],
  ['cn11－1234／g2', '11-1234/G2'],
  ['11-1234', null],
  ['11-123/C', null],
  ['CN 1-1234/C', null],
])('a CN has its region, number and class: %s (B-120)', (typed, kept) => expect(readCn(typed)).toBe(kept));

it.each([
  ['978-7-301-00001-4', '9787301000014'],
  ['ISBN 978 7 301 00001 4', '9787301000014'],
  ['９７８７３０１０００１４', null],
  ['ISBN-13: 978-0-306-40615-7', '9780306406157'],
  ['0-306-40615-2', '9780306406157'],
  ['7-115-14554-7', '9787115145543'],
  ['0-8044-2957-x', '9780804429573'],
  ['978-0-306-40615-8', null],
  ['0-306-40615-3', null],
  ['977-0-306-40615-7', null],
  ['978-0-306-40615', null],
  ['979-10-90636-07-1', '9791090636071'],
  ['979-0-2600-0043-8', null],
])('an ISBN holds by its check digit, and one of ten digits becomes that of thirteen: %s (B-120)', (typed, kept) =>
  expect(readIsbn(typed)).toBe(kept),
);

it.each([
  ['CIP数据核字（2026）第123456号', '(2026)第123456号'],
  ['中国版本图书馆CIP数据核字(2026)第123456号', '(2026)第123456号'],
  ['中国国家版本馆CIP数据核字（2026）第123456号', '(2026)第123456号'],
  ['CIP数据核字〔2026〕第123456号', '(2026)第123456号'],
  ['2026第012345', '(2026)第012345号'],
  ['第123456号', null],
])('a CIP number has its year: %s (B-120)', (typed, kept) => expect(readCipNumber(typed)).toBe(kept));

it.each([readIssn, readCn, readIsbn, readCipNumber])('a text of any length is looked through at once (B-120)', (read) => {
  const began = performance.now();
  for (const typed of [`CIP${' '.repeat(200_000)}x`, `ISBN${'-'.repeat(200_000)}x`, '1'.repeat(200_000)]) expect(read(typed)).toBeNull();
  expect(performance.now() - began).toBeLessThan(1000);
});
