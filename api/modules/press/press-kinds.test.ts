// An issue of each kind of publication on its way through the press: its documents, what is frozen of them, and why a deposit is refused.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_IMPRINT, NO_PUBLICATION_SETTINGS, type PublicationSettings } from '../../../shared/forms/publication.ts';
import { messageText } from '../../../shared/messages.ts';
import { codeOf } from '../../testing/app.ts';
import { ColloquiumKind } from '../colloquiums/colloquium.enums.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { Issue } from '../issues/issue.entity.ts';
import { SETTINGS } from '../issues/metadata/record.factory.ts';
import { WorkflowWorld } from '../workflow/testing/workflow-world.factory.ts';
import { IssueFile, IssueFileKind } from './issue-file.entity.ts';
import { beginIssue, type BegunIssue, pressOf } from './press.factory.ts';

let world: WorkflowWorld;
let begun: BegunIssue;
const press = pressOf(() => ({ world, ...begun }));

beforeAll(async () => {
  world = await WorkflowWorld.start();
}, 600_000);
afterAll(() => world.app.close());

const wordText = (file: Uint8Array) =>
  strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array())
    .replaceAll(/<\/w:p>/gu, '\n')
    .replaceAll(/<[^>]*>/gu, '');

const KINDS = {
  journal: { isSeries: false, issn: '1234-5679', cn: '11-1234/C' },
  series: { isSeries: true, issn: null, cn: null },
  conference: { kind: ColloquiumKind.CONFERENCE, issn: null, collectedPapersName: '江南文化国际会议论文集' },
};
const ISBN = '9787520112345';

/** An issue of this kind, saved and exported. */
async function begin(kind: keyof typeof KINDS, isbn: string): Promise<void> {
  begun = await beginIssue(world);
  await world.em().nativeUpdate(Colloquium, { id: begun.journal.id }, KINDS[kind]);
  const imprint = {
    ...EMPTY_IMPRINT,
    responsibleEditors: '苏见微',
    price: '98.00元',
    subjects: '江南－文化史；地方志',
    classification: 'K295',
  };
  const numbers = kind === 'journal' ? { volume: 4, totalNumber: 18 } : { isbn, cipNumber: '(2026)第012345号', totalNumber: 18 };
  await world.em().nativeUpdate(Issue, { id: begun.issueId }, { ...numbers, imprint });
  await press.save({ pages: [10, 5, 3] });
  await press.exported();
}

async function documents(): Promise<string[] | undefined> {
  const answer = await world.ask<{ node: { documents: string[] } | null }>(
    'chief',
    'query ($id: ID!) { node(id: $id) { ... on Issue { documents } } }',
    { id: idOf('Issue', begun.issueId) },
  );
  return answer.data?.node?.documents;
}

describe('an issue', () => {
  it('of a journal has an imprint page with ISSN and CN, contents in English, JATS, and neither CIP data nor BITS (B-121, B-123)', async () => {
    await begin('journal', '');
    expect(await documents()).toEqual([
      'CATALOGUE',
      'ENGLISH_CONTENTS',
      'ABSTRACTS',
      'IMPRINT',
      'MANUSCRIPTS',
      'PACKAGE',
      'JATS',
      'CROSSREF',
      'RIS',
      'BIBTEX',
    ]);
    expect([await press.refusalOf('CIP_DATA'), await press.refusalOf('BITS')]).toEqual(['NOT_OF_THIS_KIND', 'NOT_OF_THIS_KIND']);
    expect(wordText(await press.download('IMPRINT'))).toMatch(
      /江南文化研究　2026年第4卷第3期（总第18期）\nISSN 1234-5679　CN 11-1234\/C　2026年9月1日\n版权页\n[^]*责任编辑\t苏见微\n出版发行\t示例出版社\n[^]*标准刊号\tISSN 1234-5679　CN 11-1234\/C\n定价\t98.00元/u,
    );
    expect(wordText(await press.download('ENGLISH_CONTENTS'))).toMatch(/Contents\nTitle 0.*\(1\)\nTitle 1.*\(11\)\nTitle 2.*\(16\)/u);
  });

  it('of a series has an imprint page with its CIP data and its ISBN, CIP data, and BITS in the place of JATS (B-121, B-123)', async () => {
    await begin('series', ISBN);
    const placed = { ...SETTINGS, publisherPlace: '杭州' };
    await world.em().nativeUpdate(Colloquium, { id: begun.journal.id }, { publication: placed });
    expect(await documents()).toEqual([
      'CATALOGUE',
      'ENGLISH_CONTENTS',
      'ABSTRACTS',
      'IMPRINT',
      'CIP_DATA',
      'MANUSCRIPTS',
      'PACKAGE',
      'BITS',
      'CROSSREF',
      'RIS',
      'BIBTEX',
    ]);
    expect(wordText(await press.download('CATALOGUE'))).toMatch(
      /^江南文化研究　第3辑（总第18辑）\nISBN 978-7-5201-1234-5　2026年9月1日\n目　录\n/u,
    );
    const lines = [
      /江南文化研究\. 第3辑 \/ chief，otherChief主编\. -- 杭州 : 示例出版社, 2026\.9/,
      /ISBN 978-7-5201-1234-5/,
      /Ⅰ\. ①江… Ⅱ\. ①c…②o… Ⅲ\. ①江南－文化史②地方志 Ⅳ\. ①K295/,
      /中国国家版本馆CIP数据核字（2026）第012345号/,
    ];
    const cip = new RegExp(lines.map(({ source }) => source).join('\\n'), 'u');
    expect(wordText(await press.download('CIP_DATA'))).toMatch(cip);
    expect(wordText(await press.download('IMPRINT'))).toMatch(cip);
    await press.send();
    expect([await press.refusalOf('JATS'), await press.refusalOf('CIP_DATA')]).toEqual(['NOT_OF_THIS_KIND', undefined]);
    const bits = strFromU8(await press.download('BITS'));
    expect(bits.match(/<book-part /gu)).toHaveLength(3);
    expect(strFromU8(await press.download('RIS')).match(/^TY {2}- CHAP/gmu)).toHaveLength(3);
    expect(strFromU8(await press.download('CROSSREF'))).toContain('<book book_type="edited_book">');
  }, 600_000);

  it('keeps the documents that were sent; one that was sent before there were these has them made (B-121)', async () => {
    await begin('series', '9787520112352');
    await press.send();
    expect(Object.keys(unzipSync(await press.download('PACKAGE')))).toEqual(
      expect.arrayContaining(['英文目录.docx', '版权页.docx', 'CIP 数据.docx']),
    );
    await world.em().nativeUpdate(Colloquium, { id: begun.journal.id }, { name: '改过的刊名' });
    const said = async () =>
      [wordText(await press.download('IMPRINT')), wordText(await press.download('CATALOGUE'))].map((text) => text.includes('改过的刊名'));
    expect(await said()).toEqual([false, false]);
    await world.em().nativeDelete(IssueFile, { issue: begun.issueId, kind: IssueFileKind.IMPRINT });
    expect(await said()).toEqual([true, false]);
  });

  it('keeps its editors-in-chief when it is sent; one that was sent before they were kept names none in deposits (B-122, B-123)', async () => {
    await begin('series', '9787520112376');
    await press.send();
    const documents = ['BITS', 'CROSSREF', 'RIS', 'BIBTEX'] as const;
    const named = () => Promise.all(documents.map(async (document) => strFromU8(await press.download(document)).includes('otherChief')));
    await world.em().nativeUpdate(User, { realName: 'otherChief' }, { realName: '另一位主编' });
    expect(await named()).toEqual([true, true, true, true]);
    await world.em().nativeUpdate(Issue, { id: begun.issueId }, { editors: null });
    expect(await named()).toEqual([false, false, false, false]);
    await world.em().nativeUpdate(User, { realName: '另一位主编' }, { realName: 'otherChief' });
  }, 600_000);

  it('of a conference is deposited with place, days and ISBN (B-122)', async () => {
    await begin('conference', '9787520112369');
    await world
      .em()
      .nativeUpdate(Colloquium, { id: begun.journal.id }, { heldAt: '武汉', heldFrom: '2026-05-01', heldUntil: '2026-05-03' });
    expect(await documents()).toEqual(expect.arrayContaining(['CIP_DATA', 'JATS']));
    await press.send();
    const xml = strFromU8(await press.download('CROSSREF'));
    for (const text of ['<conference_location>武汉', 'start_month="05" start_day="01"', '9787520112369</isbn>'])
      expect(xml).toContain(text);
  }, 600_000);
});

describe('a deposit', () => {
  it('is refused while publisher, registrant, depositor or mailbox is missing, in words that name it and who can say it (B-122, B-125)', async () => {
    await begin('journal', '');
    await press.send();
    const refusal = async (settings: Partial<PublicationSettings>) => {
      await world.em().nativeUpdate(Colloquium, { id: begun.journal.id }, { publication: { ...SETTINGS, ...settings } });
      return codeOf(await press.link('CROSSREF'));
    };
    expect(await refusal(NO_PUBLICATION_SETTINGS)).toBe('NO_PUBLISHER');
    const codes = [
      ['publisher', 'NO_PUBLISHER', '出版者'],
      ['registrant', 'NO_REGISTRANT', '注册单位'],
      ['depositor', 'NO_DEPOSITOR', '提交单位'],
      ['depositorEmail', 'NO_DEPOSITOR_EMAIL', '邮箱'],
    ] as const;
    for (const [setting, code, named] of codes) {
      expect([setting, await refusal({ [setting]: ' ' })]).toEqual([setting, code]);
      expect(messageText('zh-CN', `error.${code}`)).toMatch(new RegExp(`${named}.*期刊运营中心`, 'u'));
    }
    expect(await refusal({ licence: 'CC-BY-4.0', depositorEmail: 'deposits@press.example' })).toBeUndefined();
    const xml = strFromU8(await press.download('CROSSREF'));
    expect(xml).toContain('<email_address>deposits@press.example</email_address>');
    expect(xml).toContain('>https://creativecommons.org/licenses/by/4.0/</ai:license_ref>');
  }, 600_000);
});
