// What each export of a sent issue says of names: said in parts by the office, or read from the text (B-101, B-122 to B-124).
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { ContributionAuthor } from '../contributions/authors/contribution-author.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { WorkflowWorld } from '../workflow/testing/workflow-world.factory.ts';
import { beginIssue, type BegunIssue, pressOf } from './press.factory.ts';

/** As typed, and the parts that the office says of those that cannot be read from the text. */
const AUTHORS: [string, { familyName: string; givenName: string; latinFamilyName: string; latinGivenName: string } | null][] = [
  ['山田太郎', { familyName: '山田', givenName: '太郎', latinFamilyName: 'Yamada', latinGivenName: 'Taro' }],
  ['Mary Ann van der Berg', null],
  ['Nguyễn Văn An', null],
  ['阿不都热合曼·艾山', { familyName: '阿不都热合曼·艾山', givenName: '', latinFamilyName: 'Abdurahman Hesen', latinGivenName: '' }],
  ['Martin Luther King Jr.', null],
  ['ZHANG Wei', null],
  ['欧阳若兰', null],
  ['本刊课题组', null],
  ['Suharto', null],
  ['单雄信', null],
];
let world: WorkflowWorld;
let begun: BegunIssue;
const press = pressOf(() => ({ world, ...begun }));
/** The article's own file of each format. */
const files: Record<'JATS' | 'BITS' | 'CROSSREF' | 'RIS' | 'BIBTEX' | 'ABSTRACTS', string> = {
  JATS: '',
  BITS: '',
  CROSSREF: '',
  RIS: '',
  BIBTEX: '',
  ABSTRACTS: '',
};

beforeAll(async () => {
  world = await WorkflowWorld.start();
  begun = await beginIssue(world);
  const [contribution = 0] = begun.ids;
  const em = world.em();
  await em.nativeDelete(ContributionAuthor, { contribution });
  for (const [at, [personName, said]] of AUTHORS.entries()) {
    const author = em.create(ContributionAuthor, {
      contribution,
      position: at + 1,
      personName,
      creditRoles: at === 0 ? ['SOFTWARE', 'WRITING_REVIEW_EDITING'] : [],
    });
    await em.flush();
    if (said === null) continue;
    const name = { suffix: '', isGroup: false, ...said };
    const { errors } = await world.ask(
      'chief',
      'mutation ($input: NameIssueAuthorInput!) { nameIssueAuthor(input: $input) { author { id } } }',
      { input: { issueId: idOf('Issue', begun.issueId), authorId: idOf('ContributionAuthor', author.id), name } },
    );
    expect(errors).toBeUndefined();
  }
  await press.ready();
  await press.send();
  const [jats = new Uint8Array()] = Object.values(unzipSync(await press.download('JATS')));
  files.JATS = strFromU8(jats);
  for (const document of ['CROSSREF', 'RIS', 'BIBTEX'] as const) files[document] = strFromU8(await press.download(document));
  files.ABSTRACTS = strFromU8(unzipSync(await press.download('ABSTRACTS'))['word/document.xml'] ?? new Uint8Array());
  // As it would be, were the journal a series of books.
  await em.nativeUpdate(Colloquium, { id: begun.journal.id }, { isSeries: true });
  files.BITS = strFromU8(await press.download('BITS'));
}, 600_000);
afterAll(() => world.app.close());

/** The elements of this kind on one line each, in their order. */
const elements = (xml: string, pattern: RegExp) => (xml.match(pattern) ?? []).map((text) => text.replaceAll(/>\s+</gu, '><'));

describe('an author of an exported issue', () => {
  it('stands in JATS with family name and given name in order and language of the name, and with Latin letters beside it (B-101, B-123)', () => {
    const inBoth = (own: string, latin: string) => `<name-alternatives>${own}${latin}</name-alternatives>`;
    const name = (attributes: string, family: string, given: string, rest = '') =>
      `<name ${attributes}><surname>${family}</surname><given-names>${given}</given-names>${rest}</name>`;
    const only = (attributes: string, given: string) => `<name ${attributes}><given-names>${given}</given-names></name>`;
    const western = 'name-style="western" xml:lang="en"';
    const NAMES = /<name-alternatives>.*?<\/name-alternatives>|<name .*?<\/name>|<collab>.*?<\/collab>/gsu;
    const [part = ''] = files.BITS.match(/<book-part .*?<\/book-part>/su) ?? [];
    for (const xml of [files.JATS, part])
      expect(elements(xml, NAMES)).toEqual([
        inBoth(name('name-style="eastern"', '山田', '太郎'), name(western, 'Yamada', 'Taro')),
        name('name-style="western"', 'van der Berg', 'Mary Ann'),
        name('name-style="eastern"', 'Nguyễn', 'Văn An'),
        inBoth(only('name-style="given-only"', '阿不都热合曼·艾山'), only('name-style="given-only" xml:lang="en"', 'Abdurahman Hesen')),
        name('name-style="western"', 'King', 'Martin Luther', '<suffix>Jr.</suffix>'),
        name('name-style="eastern"', 'ZHANG', 'Wei'),
        inBoth(name('name-style="eastern" xml:lang="zh"', '欧阳', '若兰'), name(western, 'Ouyang', 'Ruolan')),
        '<collab>本刊课题组</collab>',
        only('name-style="given-only"', 'Suharto'),
        inBoth(name('name-style="eastern" xml:lang="zh"', '单', '雄信'), name(western, 'Shan', 'Xiongxin')),
      ]);
  });

  it('has its roles in JATS by term and address of the vocabulary, which its schema takes (B-105)', () => {
    expect(elements(files.JATS, /<role .*?<\/role>/gsu)).toEqual([
      '<role vocab="credit" vocab-identifier="https://credit.niso.org/" vocab-term="Software" vocab-term-identifier="https://credit.niso.org/contributor-roles/software/">Software</role>',
      '<role vocab="credit" vocab-identifier="https://credit.niso.org/" vocab-term="Writing – review &amp; editing" vocab-term-identifier="https://credit.niso.org/contributor-roles/writing-review-editing/">Writing – review &amp; editing</role>',
    ]);
  });

  it('is deposited with Crossref as surname and given name, with the name in Latin letters beside them, and a group as one (B-101, B-122)', () => {
    const person = (attributes: string, inner: string, sequence = 'additional') =>
      `<person_name sequence="${sequence}" contributor_role="author"${attributes}>${inner}</person_name>`;
    const name = (given: string, surname: string, rest = '') => `<given_name>${given}</given_name><surname>${surname}</surname>${rest}`;
    const [article = ''] = files.CROSSREF.match(/<journal_article .*?<\/journal_article>/su) ?? [];
    expect(elements(article, /<person_name .*?<\/person_name>|<organization .*?<\/organization>/gsu)).toEqual([
      person(' name-style="eastern"', name('太郎', '山田', '<name>Taro Yamada</name>'), 'first'),
      person(' name-style="western"', name('Mary Ann', 'van der Berg')),
      person(' name-style="eastern"', name('Văn An', 'Nguyễn')),
      person('', '<surname>阿不都热合曼·艾山</surname><name>Abdurahman Hesen</name>'),
      person(' name-style="western"', name('Martin Luther', 'King', '<suffix>Jr.</suffix>')),
      person(' name-style="eastern"', name('Wei', 'ZHANG')),
      person(' name-style="eastern" language="zh"', name('若兰', '欧阳', '<name>Ruolan Ouyang</name>')),
      '<organization sequence="additional" contributor_role="author">本刊课题组</organization>',
      person('', '<surname>Suharto</surname>'),
      person(' name-style="eastern" language="zh"', name('雄信', '单', '<name>Xiongxin Shan</name>')),
    ]);
  });

  it('is listed in RIS by family name, given name and suffix (B-101, B-124)', () => {
    const [entry = ''] = files.RIS.split('ER  - ');
    expect([...entry.matchAll(/^AU {2}- (.*)\r$/gmu)].map(([, name]) => name)).toEqual([
      '山田, 太郎',
      'van der Berg, Mary Ann',
      'Nguyễn, Văn An',
      '阿不都热合曼·艾山',
      'King, Martin Luther, Jr.',
      'ZHANG, Wei',
      '欧阳, 若兰',
      '本刊课题组',
      'Suharto',
      '单, 雄信',
    ]);
  });

  it('stands in BibTeX with particles, groups and suffix in their places; the entry is named by the Latin family name (B-101, B-124)', () => {
    const [, key, authors] = /^@article\{([^,]*),\n {2}author = \{(.*)\},$/mu.exec(files.BIBTEX) ?? [];
    expect(key).toBe('yamada2026no3');
    expect(authors?.split(' and ')).toEqual([
      '山田, 太郎',
      '{van der Berg}, Mary Ann',
      'Nguyễn, Văn An',
      '阿不都热合曼·艾山',
      'King, Jr., Martin Luther',
      'ZHANG, Wei',
      '欧阳, 若兰',
      '{本刊课题组}',
      'Suharto',
      '单, 雄信',
    ]);
  });

  it('stands over the English abstract in Latin letters, family name first, or as typed where the name has none (B-101)', () => {
    expect(files.ABSTRACTS).toContain(
      'Yamada Taro, Mary Ann van der Berg, Nguyễn Văn An, Abdurahman Hesen, Martin Luther King Jr., ZHANG Wei, Ouyang Ruolan, 本刊课题组, Suharto, Shan Xiongxin',
    );
  });
});
