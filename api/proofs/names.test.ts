// Ten kinds of names from one end of the house to the other: as readers of either language meet them in lists, on the page, in letters and
// spreadsheets, and as the files of an issue print them. All expectations are written out by hand (B-101, B-103).
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certainLatin, nameFor, type PersonName } from '../../shared/forms/person-name.ts';
import type { LanguageTag } from '../../shared/messages.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../modules/contributions/manuscript/contribution.factory.ts';
import { idOf } from '../modules/contributions/manuscript/wizard.factory.ts';
import type { Issue } from '../modules/issues/issue.entity.ts';
import { buildIssue } from '../modules/issues/issue.factory.ts';
import { bitsOf } from '../modules/issues/metadata/bits.ts';
import { bibtexOf, risOf } from '../modules/issues/metadata/citations.ts';
import { crossrefOf } from '../modules/issues/metadata/crossref.ts';
import type { IssueRecord } from '../modules/issues/metadata/issue-record.ts';
import { jatsOf } from '../modules/issues/metadata/jats.ts';
import { recordOf } from '../modules/issues/metadata/record-of.ts';
import { SETTINGS } from '../modules/issues/metadata/record.factory.ts';
import { abstractsDocument } from '../modules/issues/workbench/abstracts-document.ts';
import { catalogueDocument } from '../modules/issues/workbench/catalogue-document.ts';
import { contentsText } from '../modules/issues/workbench/contents-text.ts';
import { headingOf } from '../modules/issues/workbench/issue-heading.ts';
import { Mail } from '../modules/mail/mail.entity.ts';
import { accepted, buildHistory } from '../modules/statistics/journal-history.factory.ts';
import { WorkflowWorld } from '../modules/workflow/testing/workflow-world.factory.ts';

interface Kind {
  what: string;
  /** As its author typed it: what readers of Chinese read, and what is printed in Chinese. */
  typed: string;
  said?: Partial<PersonName>;
  /** What readers of English read. */
  english: string;
  abstracts: string;
  jats: string;
  crossref: string;
  ris: string;
  bibtex: string;
}

const KINDS: readonly Kind[] = [
  {
    what: 'Chinese, two signs, by what the text offers',
    typed: '王伟',
    english: 'Wei Wang',
    abstracts: 'Wang Wei',
    jats: '<name-alternatives><name name-style="eastern" xml:lang="zh"><surname>王</surname><given-names>伟</given-names></name><name name-style="western" xml:lang="en"><surname>Wang</surname><given-names>Wei</given-names></name></name-alternatives>',
    crossref: '<given_name>伟</given_name><surname>王</surname><name>Wei Wang</name>',
    ris: '王, 伟',
    bibtex: '王, 伟',
  },
  {
    what: 'Chinese, four signs, two family names and another romanization, as she says',
    typed: '陈方安生',
    said: { familyName: '陈方', givenName: '安生', latinFamilyName: 'Fang Chan', latinGivenName: 'On Sang' },
    english: 'On Sang Fang Chan',
    abstracts: 'Fang Chan On Sang',
    jats: '<name-alternatives><name name-style="eastern"><surname>陈方</surname><given-names>安生</given-names></name><name name-style="western" xml:lang="en"><surname>Fang Chan</surname><given-names>On Sang</given-names></name></name-alternatives>',
    crossref: '<given_name>安生</given_name><surname>陈方</surname><name>On Sang Fang Chan</name>',
    ris: '陈方, 安生',
    bibtex: '陈方, 安生',
  },
  {
    what: 'Chinese, a family name of two signs',
    typed: '欧阳若兰',
    english: 'Ruolan Ouyang',
    abstracts: 'Ouyang Ruolan',
    jats: '<name-alternatives><name name-style="eastern" xml:lang="zh"><surname>欧阳</surname><given-names>若兰</given-names></name><name name-style="western" xml:lang="en"><surname>Ouyang</surname><given-names>Ruolan</given-names></name></name-alternatives>',
    crossref: '<given_name>若兰</given_name><surname>欧阳</surname><name>Ruolan Ouyang</name>',
    ris: '欧阳, 若兰',
    bibtex: '欧阳, 若兰',
  },
  {
    what: 'Uyghur in Chinese signs, as he says',
    typed: '阿不都热合曼·艾山',
    said: { familyName: '艾山', givenName: '阿不都热合曼', latinFamilyName: 'Hesen', latinGivenName: 'Abdurahman' },
    english: 'Abdurahman Hesen',
    abstracts: 'Hesen Abdurahman',
    jats: '<name-alternatives><name name-style="western"><surname>艾山</surname><given-names>阿不都热合曼</given-names></name><name name-style="western" xml:lang="en"><surname>Hesen</surname><given-names>Abdurahman</given-names></name></name-alternatives>',
    crossref: '<given_name>阿不都热合曼</given_name><surname>艾山</surname><name>Abdurahman Hesen</name>',
    ris: '艾山, 阿不都热合曼',
    bibtex: '艾山, 阿不都热合曼',
  },
  {
    what: 'Japanese in Chinese signs, as he says',
    typed: '山田太郎',
    said: { familyName: '山田', givenName: '太郎', latinFamilyName: 'Yamada', latinGivenName: 'Taro' },
    english: 'Taro Yamada',
    abstracts: 'Yamada Taro',
    jats: '<name-alternatives><name name-style="eastern"><surname>山田</surname><given-names>太郎</given-names></name><name name-style="western" xml:lang="en"><surname>Yamada</surname><given-names>Taro</given-names></name></name-alternatives>',
    crossref: '<given_name>太郎</given_name><surname>山田</surname><name>Taro Yamada</name>',
    ris: '山田, 太郎',
    bibtex: '山田, 太郎',
  },
  {
    what: 'Western, with small words',
    typed: 'Mary Ann van der Berg',
    english: 'Mary Ann van der Berg',
    abstracts: 'Mary Ann van der Berg',
    jats: '<name name-style="western"><surname>van der Berg</surname><given-names>Mary Ann</given-names></name>',
    crossref: '<given_name>Mary Ann</given_name><surname>van der Berg</surname>',
    ris: 'van der Berg, Mary Ann',
    bibtex: '{van der Berg}, Mary Ann',
  },
  {
    what: 'Western, with a suffix',
    typed: 'Martin Luther King Jr.',
    english: 'Martin Luther King Jr.',
    abstracts: 'Martin Luther King Jr.',
    jats: '<name name-style="western"><surname>King</surname><given-names>Martin Luther</given-names><suffix>Jr.</suffix></name>',
    crossref: '<given_name>Martin Luther</given_name><surname>King</surname><suffix>Jr.</suffix>',
    ris: 'King, Martin Luther, Jr.',
    bibtex: 'King, Jr., Martin Luther',
  },
  {
    what: 'one name',
    typed: 'Suharto',
    english: 'Suharto',
    abstracts: 'Suharto',
    jats: '<name name-style="given-only"><given-names>Suharto</given-names></name>',
    crossref: '<surname>Suharto</surname>',
    ris: 'Suharto',
    bibtex: 'Suharto',
  },
  {
    what: 'a group',
    typed: '本刊课题组',
    said: { familyName: '本刊课题组', latinFamilyName: 'Jiangnan Research Group', isGroup: true },
    english: 'Jiangnan Research Group',
    abstracts: 'Jiangnan Research Group',
    jats: '<collab-alternatives><collab>本刊课题组</collab><collab xml:lang="en">Jiangnan Research Group</collab></collab-alternatives>',
    crossref: '>本刊课题组</organization>',
    ris: '本刊课题组',
    bibtex: '{本刊课题组}',
  },
  {
    what: 'Korean, as she says',
    typed: '김민수',
    said: { familyName: '김', givenName: '민수', latinFamilyName: 'Kim', latinGivenName: 'Min-su' },
    english: 'Min-su Kim',
    abstracts: 'Kim Min-su',
    jats: '<name-alternatives><name name-style="eastern" xml:lang="ko"><surname>김</surname><given-names>민수</given-names></name><name name-style="western" xml:lang="en"><surname>Kim</surname><given-names>Min-su</given-names></name></name-alternatives>',
    crossref: '<given_name>민수</given_name><surname>김</surname><name>Min-su Kim</name>',
    ris: '김, 민수',
    bibtex: '김, 민수',
  },
];
const LANGUAGES: readonly LanguageTag[] = ['zh-CN', 'en-US'];
const read = ({ typed, english }: Kind, language: LanguageTag) => (language === 'en-US' ? english : typed);

const NOTHING: PersonName = { familyName: '', givenName: '', suffix: '', latinFamilyName: '', latinGivenName: '', isGroup: false };
const partsOf = ({ said }: Kind): PersonName | null => (said ? { ...NOTHING, ...said } : null);

let world: WorkflowWorld;
let journal: Colloquium;
let issue: Issue;
let record: IssueRecord;
const people: User[] = [];
const tokens: Partial<Record<LanguageTag, { chief: string; operations: string }>> = {};
const as = (language: LanguageTag) => tokens[language] ?? { chief: '', operations: '' };

beforeAll(async () => {
  world = await WorkflowWorld.start();
  const em = world.em();
  journal = await buildColloquium(em, { name: '江南文化研究', members: { chief: [world.people.chief] } });
  issue = await buildIssue(em, { colloquium: journal, plannedOn: '2026-09-01' });
  for (const [at, kind] of KINDS.entries()) {
    const [personName, nameParts] = [kind.typed, partsOf(kind)];
    const submitter = await buildUser(em, { realName: personName, nameParts });
    people.push(submitter);
    const own = { submitter, colloquium: journal, firstAuthor: { personName, nameParts, company: '东湖大学' } };
    const { id } = await buildHistory(em, [...accepted, ['2026-02-02T01:00:00Z', 'COMPILE', 18]], {
      ...own,
      stage: 6,
      titleZh: `第${at}篇`,
    });
    await em.nativeUpdate(Contribution, { id }, { issue: issue.id, issuePosition: at + 1, compiledFrom: 15, pageCount: 1 });
  }
  for (const language of LANGUAGES) {
    const { chief, operations } = world.people;
    tokens[language] = {
      chief: await buildSession(em, chief, world.app.clock, { role: 'EDITOR_IN_CHIEF', language }),
      operations: await buildSession(em, operations, world.app.clock, { role: 'OPERATIONS', language }),
    };
  }
  record = await recordOf(await world.contextOf('chief'), issue);
}, 120_000);
afterAll(() => world.app.close());

async function ask<T>(token: string, text: string, variables = {}): Promise<T> {
  const { data, errors } = await world.app.request<T>(text, variables, { token });
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Without the blanks between tags. */
const tight = (text: string) => text.replaceAll(/>\s+</gu, '><');
const wordsOf = (file: Uint8Array) =>
  strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array()).replaceAll(/(?:<[^>]+>|\t)+/gu, '|');

interface Row {
  node: { id: string; firstAuthorDisplayName: string; firstAuthorName: string };
}

describe.each(LANGUAGES)('readers of %s', (language) => {
  const all = KINDS.map((kind) => read(kind, language));

  it('find them in the lists of the office, which keep the text for programs', async () => {
    const { viewer } = await ask<{ viewer: { handledContributions: { edges: Row[] } } }>(
      as(language).chief,
      '{ viewer { handledContributions(first: 50, scope: ALL) { edges { node { id firstAuthorName firstAuthorDisplayName } } } } }',
    );
    const rows = viewer.handledContributions.edges.map(({ node }) => node);
    expect(rows.map((row) => row.firstAuthorDisplayName).toSorted()).toEqual(all.toSorted());
    expect(rows.map((row) => row.firstAuthorName).toSorted()).toEqual(KINDS.map(({ typed }) => typed).toSorted());
  });

  it('find them on the page of the manuscript, as its authors and as who handed it in', async () => {
    const { node } = await ask<{
      node: {
        articles: {
          authorDisplayNames: string;
          contribution: {
            submitter: { displayName: string };
            authors: { personName: string; name: PersonName & { isCertain: boolean } }[];
          };
        }[];
      };
    }>(
      as(language).chief,
      `query ($id: ID!) { node(id: $id) { ... on Issue { articles { authorDisplayNames contribution { submitter { displayName }
        authors { personName name { familyName givenName suffix latinFamilyName latinGivenName isGroup isCertain } } } } } } }`,
      { id: idOf('Issue', issue.id) },
    );
    const pages = node.articles.map(({ contribution }) => contribution);
    expect(
      pages.flatMap(({ authors }) => authors.map(({ personName, name }) => nameFor(language, personName, certainLatin(name)))),
    ).toEqual(all);
    expect(pages.map(({ submitter }) => submitter.displayName)).toEqual(all);
    expect(
      node.articles.map((article) => article.authorDisplayNames),
      'the workbench of the issue',
    ).toEqual(all);
  });

  it('find them in the statistics, on the screen and as a spreadsheet', async () => {
    const { viewer } = await ask<{
      viewer: { acceptedHistories: { edges: { node: { firstAuthorDisplayName: string } }[] }; acceptedHistoriesExportUrl: string };
    }>(
      as(language).operations,
      '{ viewer { acceptedHistories(first: 50) { edges { node { firstAuthorDisplayName } } } acceptedHistoriesExportUrl } }',
    );
    expect(viewer.acceptedHistories.edges.map(({ node }) => node.firstAuthorDisplayName).toSorted()).toEqual(all.toSorted());
    const file = await fetch(world.app.url + viewer.acceptedHistoriesExportUrl);
    const [header, ...rows] = (await readXlsx(Buffer.from(await file.arrayBuffer()))).sheets[0]?.rows ?? [];
    const column = header?.indexOf(language === 'en-US' ? 'First author' : '第一作者') ?? -1;
    expect(rows.map((row) => row[column]).toSorted()).toEqual(all.toSorted());
  });

  it('are greeted by them in letters', async () => {
    for (const [at, kind] of KINDS.entries()) {
      const [em, submitter] = [world.em(), people[at]];
      if (!submitter) throw new Error('somebody has no account');
      await em.nativeUpdate(User, submitter.id, { language });
      const { id } = await buildContribution(em, { submitter, colloquium: world.otherJournal, state: 1, stage: 1 });
      const token = await buildSession(em, submitter, world.app.clock, { language });
      await ask(token, 'mutation ($input: WithdrawContributionInput!) { withdrawContribution(input: $input) { contribution { id } } }', {
        input: { contributionId: idOf('Contribution', id) },
      });
      const [letter] = await world.em().find(Mail, { contribution: id, recipient: submitter.id });
      const greeting = language === 'en-US' ? `Dear Professor/Dr ${kind.english},` : `尊敬的${kind.typed}老师：您好！`;
      expect(letter?.text.split('\n')[0], kind.what).toBe(greeting);
    }
  });
});

describe('what is printed', () => {
  const inOrder = (of: (kind: Kind) => string) => KINDS.map(of);
  const series = (): IssueRecord => ({ ...record, journal: { ...record.journal, kind: 'SERIES', settings: SETTINGS } });

  it('the catalogue has them as they were typed', async () => {
    const words = wordsOf(await catalogueDocument(headingOf(record, 'issue.document.CATALOGUE', 'zh-CN'), contentsText(record.articles)));
    for (const { typed } of KINDS) expect(words).toContain(`|${typed}（`);
  });

  it('the English abstracts have them in Latin letters, family name first', async () => {
    const words = wordsOf(await abstractsDocument(headingOf(record, 'issue.document.ABSTRACTS', 'en-US'), record.articles));
    for (const { abstracts } of KINDS) expect(words).toContain(`|${abstracts} (`);
  });

  it('JATS and BITS have them in both scripts', () => {
    const contributors = (text: string) =>
      [...tight(text).matchAll(/<contrib contrib-type="author"[^>]*>(.*?)<email>/gu)].map(([, name]) => name);
    expect(record.articles.flatMap((article) => contributors(jatsOf(record, article)))).toEqual(inOrder(({ jats }) => jats));
    expect(contributors(bitsOf(series()))).toEqual(inOrder(({ jats }) => jats));
  });

  it('Crossref has them in their own script, with the Latin letters as the name in citations', () => {
    const articles = record.articles.map((article, at) => ({ ...article, doi: `10.98765/N.${at}`, url: `https://press.example/${at}` }));
    const deposit = tight(
      crossrefOf({ ...record, journal: { ...record.journal, issn: '1234-5679', settings: SETTINGS }, articles }, new Date(0)),
    );
    const found = [...deposit.matchAll(/<contributors>(.*?)<\/contributors>/gu)].map(([, who]) => who ?? '');
    expect(found).toHaveLength(KINDS.length);
    for (const [at, { crossref, what }] of KINDS.entries()) expect(found[at], what).toContain(crossref);
  });

  it('RIS and BibTeX have them by their parts', () => {
    expect([...risOf(record).matchAll(/^AU {2}- (.*)\r$/gmu)].map(([, name]) => name)).toEqual(inOrder(({ ris }) => ris));
    expect([...bibtexOf(record).matchAll(/^ {2}author = \{(.*)\},$/gmu)].map(([, name]) => name)).toEqual(inOrder(({ bibtex }) => bibtex));
  });
});
