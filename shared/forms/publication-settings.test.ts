// The rules of publication settings, what a copy of the house's leaves, and the publication data of an issue.
import { describe, expect, it } from 'vitest';
import { mintDoi } from '../doi.ts';
import { each } from './field-list.ts';
import { dataOf, PUBLICATION_DATA, publicationDataSchema } from './imprint.ts';
import { HOUSE_FIELDS, houseSchema, publicationRules, withHouse, type PublicationValues } from './publication-settings.ts';

const house = each(HOUSE_FIELDS, () => '');
const EMPTY: PublicationValues = {
  ...house,
  kind: 'JOURNAL',
  issn: '',
  eissn: '',
  cn: '',
  heldAt: '',
  heldFrom: '',
  heldUntil: '',
  columns: [],
};
const problems = (own: Partial<PublicationValues>, isConference = false) =>
  (publicationRules(isConference).safeParse({ ...EMPTY, ...own }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

describe('the settings of a publication', () => {
  it.each<[string, Partial<PublicationValues>, [string, string][]]>([
    ['an ISSN has its check digit', { issn: '1234-5678' }, [['issn', 'form.issnFormat']]],
    ['that of the electronic edition too', { eissn: '12345679X' }, [['eissn', 'form.issnFormat']]],
    ['a CN has its form', { cn: '11-12' }, [['cn', 'form.cnFormat']]],
    ['a licence is one of the list', { licence: 'MIT' }, [['licence', 'form.choiceUnknown']]],
    ['a prefix has its form', { doiPrefix: '11.1234' }, [['doiPrefix', 'form.doiPrefix']]],
    ['a DOI pattern tells articles apart', { doiPattern: '10.5555/{journal}' }, [['doiPattern', 'form.doiPattern']]],
    ['a pattern with a prefix has one', { doiPattern: '{prefix}/{issue}.{article}' }, [['doiPrefix', 'form.doiPrefixRequired']]],
    [
      'where a DOI leads knows no other places',
      { articleUrlPattern: 'https://example.org/{issue}/{doi}' },
      [['articleUrlPattern', 'form.articleUrlPattern']],
    ],
    [
      'where a DOI leads names the article',
      { articleUrlPattern: 'https://example.org/' },
      [['articleUrlPattern', 'form.articleUrlPattern']],
    ],
    ['the mailbox of the depositor is one', { depositorEmail: 'doi' }, [['depositorEmail', 'form.mailAddress']]],
    ['a depositor is no longer than Crossref takes', { depositor: '社'.repeat(131) }, [['depositor', 'form.tooLong130']]],
    ['a periodical has no proceedings', { kind: 'PROCEEDINGS' }, [['kind', 'input.required']]],
    [
      'a column has one of the types',
      { columns: [{ id: 'c', name: '', nameEn: '', articleType: 'poem' }] },
      [['columns.0.articleType', 'form.choiceUnknown']],
    ],
  ])('%s (B-120, B-125)', (_what, own, found) => expect(problems(own)).toEqual(found));

  it('keep numbers in their form, and of each kind only its own (B-120)', () => {
    const values = { issn: 'ISSN 03785955', cn: 'CN 11-1234/C', heldAt: '北京', heldFrom: '2026-05-01' };
    expect(publicationRules(false).parse({ ...EMPTY, ...values })).toMatchObject({
      issn: '0378-5955',
      cn: '11-1234/C',
      heldAt: '',
      heldFrom: null,
    });
    expect(publicationRules(false).parse({ ...EMPTY, ...values, kind: 'SERIES' })).toMatchObject({ issn: '0378-5955', cn: '' });
    expect(publicationRules(true).parse({ ...EMPTY, ...values, kind: 'PROCEEDINGS' })).toMatchObject({
      cn: '',
      heldAt: '北京',
      heldFrom: '2026-05-01',
    });
    expect(problems({ kind: 'PROCEEDINGS', heldFrom: '2026-05-02', heldUntil: '2026-05-01' }, true)).toEqual([
      ['heldUntil', 'form.endBeforeStart'],
    ]);
  });

  it('mint DOIs with the prefix, which the house holds to the same (B-125)', () => {
    const pattern = '{prefix}/{journal}.{year}.{issue}.{article}';
    expect(houseSchema.safeParse({ ...house, doiPattern: pattern }).error?.issues[0]?.path).toEqual(['doiPrefix']);
    expect(houseSchema.parse({ ...house, doiPattern: pattern, doiPrefix: ' 10.12345 ' }).doiPrefix).toBe('10.12345');
    expect(mintDoi(pattern, { prefix: '10.12345', journal: 'JN', year: '2026', issue: 3, article: 2 })).toBe('10.12345/JN.2026.3.002');
  });

  it('of the house fill what is empty, or replace what is said; an empty one of the house takes nothing away (B-125)', () => {
    const ours = { ...house, publisher: '本社', licence: 'CC-BY-4.0' };
    const own = { ...house, publisher: '分社', depositor: '分社' };
    expect(withHouse(own, ours, false)).toEqual({ ...own, licence: 'CC-BY-4.0' });
    expect(withHouse(own, ours, true)).toEqual({ ...own, publisher: '本社', licence: 'CC-BY-4.0' });
  });
});

describe('the publication data of an issue', () => {
  const none = each(PUBLICATION_DATA, () => '');
  const found = (own: object) =>
    (publicationDataSchema.safeParse({ ...none, reason: '', ...own }).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

  it('are those of its kind: a book’s ISBN and CIP data, a journal’s volume (B-120)', () => {
    expect(dataOf('SERIES').slice(0, 3)).toEqual(['isbn', 'cipNumber', 'totalNumber']);
    expect(dataOf('PROCEEDINGS').slice(0, 2)).toEqual(['isbn', 'cipNumber']);
    expect(dataOf('JOURNAL').slice(0, 2)).toEqual(['volume', 'totalNumber']);
    expect(dataOf('JOURNAL')).not.toContain('subjects');
  });

  it('are kept in their form, or refused at the field (B-120)', () => {
    expect(publicationDataSchema.parse({ ...none, reason: '', isbn: '0-306-40615-2', volume: '１２', totalNumber: ' 40 ' })).toMatchObject({
      isbn: '9780306406157',
      volume: 12,
      totalNumber: 40,
      cipNumber: null,
    });
    expect(found({ isbn: '978-7-301-00001-5', volume: '0', totalNumber: '第3辑', cipNumber: '12' })).toEqual([
      ['isbn', 'form.isbnFormat'],
      ['cipNumber', 'form.cipFormat'],
      ['volume', 'form.issueCount'],
      ['totalNumber', 'form.issueCount'],
    ]);
  });
});
