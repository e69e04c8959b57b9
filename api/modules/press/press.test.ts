// The workbench of an issue and its way to the press, through the API and the links that it gives, on stored files.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileKind } from '../../../shared/limits.ts';
import { EditorialAct } from '../../../shared/workflow.ts';
import { codeOf } from '../../testing/app.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildContribution, buildFile } from '../contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { ContributionAuthor } from '../contributions/authors/contribution-author.entity.ts';
import { FileProcess } from '../files/file-process.ts';
import { removeOrphans } from '../files/orphans.ts';
import { newStorageKey } from '../../storage/storage.ts';
import { Message } from '../messages/message.entity.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { WorkflowWorld, type PlayerName } from '../workflow/testing/workflow-world.factory.ts';
import { Issue } from '../issues/issue.entity.ts';
import { beginIssue, pressOf } from './press.factory.ts';

let world: WorkflowWorld;
let journal: Colloquium;
let issueId: number;
let ids: number[];
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());
beforeEach(async () => void ({ journal, issueId, ids } = await beginIssue(world)));

const { read, seen, save, exported, send, link, refusalOf, download, confirm, ready, upload } = pressOf(() => ({
  world,
  journal,
  issueId,
  ids,
}));
const wordText = (file: Uint8Array) => strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array());

describe('the workbench', () => {
  it('saves order, pages and contents together; without a text the first save writes that of the list (E2-059, P2-330, F-111)', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    await save({ order: [third, first, second], pages: [10, 5, null], firstPage: 7 });
    const { articles, contents, savedAt } = await seen();
    expect(articles?.map(({ contribution, firstPage, lastPage }) => [contribution.titleZh, firstPage, lastPage])).toEqual([
      ['丙篇', 7, 16],
      ['甲篇', 17, 21],
      ['乙篇', 22, null],
    ]);
    expect(contents).toMatch(/^丙篇…….+（7）\n甲篇…….+（17）\n乙篇……/u);
    expect(savedAt).not.toBeNull();
    expect(wordText(await (await exported(), download('CATALOGUE')))).toMatch(/丙篇.*甲篇.*乙篇/u);
    expect(wordText(await download('ABSTRACTS'))).toMatch(/Title 2.*Title 0.*Title 1/u);
    expect(Object.keys(unzipSync(await download('MANUSCRIPTS'))).map((name) => name.replace(/ \S+ /u, ' '))).toEqual([
      '01 丙篇.docx',
      '02 甲篇.docx',
      '03 乙篇.docx',
    ]);
  });

  it('goes save, export, the rest; any change asks for both again (R2-139, R2-140, R2-141, R2-142, R2-143, D2-108, F-110, E2-060, E2-062, E2-065)', async () => {
    expect(await refusalOf('CATALOGUE')).toBe('CATALOGUE_NOT_SAVED');
    expect(codeOf(await exported())).toBe('CATALOGUE_NOT_SAVED');
    const later = async () => [await refusalOf('ABSTRACTS'), await refusalOf('MANUSCRIPTS'), codeOf(await send())];
    const notExported = ['CATALOGUE_NOT_EXPORTED', 'CATALOGUE_NOT_EXPORTED', 'CATALOGUE_NOT_EXPORTED'];
    await save();
    expect(await later()).toEqual(notExported);
    await exported();
    expect([await refusalOf('ABSTRACTS'), await refusalOf('MANUSCRIPTS')]).toEqual([undefined, undefined]);
    // The order alone, then the pages, then the text.
    for (const change of [{ order: [...ids].reverse() }, { pages: [3, 4, 5] }, { contents: '改过的目录' }]) {
      await save({ order: [...ids].reverse(), contents: (await seen()).contents, ...change });
      expect(await later(), JSON.stringify(change)).toEqual(notExported);
      await exported();
    }
    await world.act('chief', ids[0] ?? 0, 'REMOVE_FROM_ISSUE');
    expect([await refusalOf('ABSTRACTS'), codeOf(await exported())]).toEqual(['CATALOGUE_NOT_EXPORTED', 'CATALOGUE_NOT_SAVED']);
  });

  it('refuses a save over another one, of other manuscripts, of no text over a saved one, and of what is out of range (R2-138)', async () => {
    const { version } = await seen();
    await save({ contents: '目录一' });
    expect(codeOf(await save({ contents: '目录二', version }))).toBe('CONFLICT');
    expect((await seen()).contents).toBe('目录一');
    expect(codeOf(await save({ order: ids.slice(1), contents: '少一篇' }))).toBe('COMPOSITION_CHANGED');
    expect(codeOf(await save({ order: [...ids.slice(1), ids[1] ?? 0], contents: '重一篇' }))).toBe('COMPOSITION_CHANGED');
    expect(codeOf(await save({ contents: ' \n ' }))).toBe('CATALOGUE_EMPTY');
    for (const wrong of [{ firstPage: 0 }, { pages: [2001] }, { contents: '目'.repeat(50_001) }])
      expect(codeOf(await save({ contents: '目录', ...wrong }))).toBe('INVALID_INPUT');
  });

  it('names what is to be looked at, and holds back only what must be (P2-343, D2-110)', async () => {
    const findings = (await seen()).findings?.map(({ kind, isBlocking, contribution }) => [
      kind,
      isBlocking,
      contribution?.titleZh ?? null,
    ]);
    expect(findings?.filter(([, isBlocking]) => isBlocking)).toEqual([['CONTENTS_NOT_SAVED', true, null]]);
    expect(findings).toContainEqual(['AUTHORIZATION_MISSING', false, '丙篇']);
    expect(findings).toContainEqual(['ENGLISH_ABSTRACT_MISSING', false, '丙篇']);
    expect(findings?.filter(([kind]) => kind === 'REPEATED_AUTHOR')).toEqual([
      ['REPEATED_AUTHOR', false, '乙篇'],
      ['REPEATED_AUTHOR', false, '丙篇'],
    ]);
    await ready();
    expect((await seen()).findings?.filter(({ isBlocking }) => isBlocking)).toEqual([]);
    for (const id of ids) await world.act('chief', id, 'REMOVE_FROM_ISSUE');
    expect((await seen()).findings).toContainEqual(expect.objectContaining({ kind: 'NO_ARTICLES', isBlocking: true }));
    expect(codeOf(await send())).toBe('ISSUE_EMPTY');
  });

  it('says where the text of the contents does not name the page that metadata will, and where DOIs lead nowhere (B-004)', async () => {
    const found = async (...kinds: string[]) =>
      (await seen()).findings
        ?.filter(({ kind }) => kinds.includes(kind))
        .map(({ kind, isBlocking, detail, contribution }) => [kind, isBlocking, detail, contribution?.titleZh ?? null]);
    await save({ pages: [12, 12, 3] });
    expect(await found('PAGES_DISAGREE', 'NO_ARTICLE_ADDRESS')).toEqual([]);
    const contents = '甲 篇……王伟　１\n乙篇…………author\n丙篇……author（52）\n编后记（13）（25）';
    await save({ pages: [12, 12, null], contents });
    expect(await found('PAGES_DISAGREE')).toEqual([
      ['PAGES_DISAGREE', false, '13–24', '乙篇'],
      ['PAGES_DISAGREE', false, '25', '丙篇'],
    ]);
    await world.em().nativeUpdate(Colloquium, { id: journal.id }, { articleUrlPattern: null });
    expect(await found('NO_ARTICLE_ADDRESS')).toEqual([['NO_ARTICLE_ADDRESS', false, null, null]]);
    await exported();
    expect(codeOf(await send())).toBeUndefined();
    expect(await refusalOf('CROSSREF')).toBe('NO_ARTICLE_ADDRESS');
    expect([strFromU8(await download('RIS')), strFromU8(await download('BIBTEX'))].join('')).not.toMatch(/^UR {2}-|url = /mu);
    await world.em().nativeUpdate(Colloquium, { id: journal.id }, { doiPattern: null });
    expect(await refusalOf('CROSSREF')).toBe('NO_DOI_PATTERN');
  });

  it('is for the chief and executive editors of the journal; the publisher reads it once it is sent, nobody else knows of it (R2-145, R2-147, R2-009, R2-184)', async () => {
    await ready();
    for (const who of ['author', 'editor', 'deputy', 'reviewer'] as const) expect([who, await read(who)]).toEqual([who, null]);
    for (const who of ['author', 'editor', 'deputy', 'publisher', 'operations'] as const)
      expect([who, (await save({}, who)).data?.saveIssueContents ?? null, (await send(who)).data?.sendIssueToPress ?? null]).toEqual([
        who,
        null,
        null,
      ]);
    expect((await read('publisher'))?.articles).toBeNull();
    await send();
    for (const who of ['publisher', 'operations'] as const) expect([who, (await read(who))?.articles?.length]).toEqual([who, 3]);
    for (const who of ['author', 'editor', 'reviewer'] as const) expect([who, await read(who)]).toEqual([who, null]);
  });
});

describe('the press', () => {
  it('gets the issue once, however many send it; every manuscript is at the press and the next issue open (T47, F-109, F-107, E2-061, R2-144, D2-71)', async () => {
    await ready();
    const { version } = await seen();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(at % 2 === 0 ? 'chief' : 'otherChief', { version, remark: `第${at}次` })),
    );
    expect(answers.filter(({ data }) => data?.sendIssueToPress)).toHaveLength(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'ISSUE_ALREADY_SENT']));
    for (const id of ids) expect((await world.stored(id)).state).toBe(20);
    expect(
      (await world.em().find(Issue, { colloquium: journal.id }, { orderBy: { number: 'asc' } })).map(({ number, plannedOn }) => [
        number,
        plannedOn,
      ]),
    ).toEqual([
      [3, '2026-09-01'],
      [4, '2027-03-01'],
    ]);
  });

  it('gets a package that stays the same bytes, with a list of checksums that hold (F-109, P2-334, P2-335, P2-336, P2-337, R2-146, R2-150, E2-064)', async () => {
    await ready();
    const filePaths = [await upload('封面说明.pdf')];
    await send('chief', { remark: '请尽快排版', filePaths });
    const before = await download('PACKAGE', 'publisher');
    const members = unzipSync(before);
    const names = Object.keys(members);
    expect(names.map((name) => name.replace(/ \S+ /u, ' '))).toEqual([
      '主编提交材料/封面说明.pdf',
      '目录.docx',
      '英文目录.docx',
      '英文摘要.docx',
      '版权页.docx',
      '稿件/01 甲篇.docx',
      '稿件/02 乙篇.docx',
      '稿件/03 丙篇.docx',
      'SHA256SUMS.txt',
    ]);
    const sums = strFromU8(members['SHA256SUMS.txt'] ?? new Uint8Array())
      .trim()
      .split('\n');
    expect(sums).toEqual(
      names
        .filter((name) => name !== 'SHA256SUMS.txt')
        .map(
          (name) =>
            `${createHash('sha256')
              .update(members[name] ?? '')
              .digest('hex')}  ${name}`,
        ),
    );
    // A year and a sweep later, with changed texts.
    await removeOrphans(world.em(), world.app.deps.storage, { ...world.app.clock, now: () => new Date('2028-01-01T02:00:00Z') });
    await world.em().nativeUpdate(Contribution, { id: { $in: ids } }, { titleZh: '改过的题名' });
    expect(Buffer.from(await download('PACKAGE', 'operations')).equals(Buffer.from(before))).toBe(true);
    const issue = await read('publisher');
    expect(issue?.viewerCanConfirmReceipt).toBe(true);
    for (const who of ['publisher', 'operations', 'chief'] as const) {
      const { remark, submittedFiles, contents, articles } = (await read(who)) ?? {};
      expect([who, remark, submittedFiles?.map(({ name }) => name), articles?.length]).toEqual([who, '请尽快排版', ['封面说明.pdf'], 3]);
      expect(contents, who).toMatch(/^甲篇…….*\n乙篇…….*\n丙篇……/u);
    }
    const file = await fetch(world.app.url + (issue?.submittedFiles?.[0]?.url ?? ''));
    expect(await file.text()).toBe('%PDF-1.7 说明');
  });

  it('numbers the files of an article alike in every folder and archive; the second file of article 2 is 02-2 (B-005)', async () => {
    const em = world.em();
    const [, second = 0, third = 0] = ids;
    const fileOf = async (id: number, name: string, own: object = {}) => {
      const storageKey = newStorageKey();
      await world.app.deps.storage.put(storageKey, Readable.from([Buffer.from(name)]));
      await buildFile(em, await em.findOneOrFail(Contribution, id), { storageKey, name, size: Buffer.byteLength(name), ...own });
    };
    const authorized = async (id: number) => {
      const event = em.create(WorkflowEvent, {
        contribution: id,
        act: EditorialAct.AUTHORIZE,
        row: 'T39',
        fromState: 15,
        toState: 15,
        stage: 6,
        at: new Date('2026-01-01T00:00:00Z'),
      });
      await em.flush();
      for (const name of ['授权书', '图']) await fileOf(id, name, { kind: FileKind.PICTURE, event });
    };
    await fileOf(second, '附录.docx');
    // The first article has no file that says that its rights are transferred.
    await authorized(second);
    await authorized(third);
    await ready();
    const short = (names: string[]) => names.map((name) => name.replace(/ \S+ /u, ' '));
    const manuscripts = ['01 甲篇.docx', '02 乙篇.docx', '02-2 乙篇.docx', '03 丙篇.docx'];
    expect(short(Object.keys(unzipSync(await download('MANUSCRIPTS'))))).toEqual(manuscripts);
    await send();
    const names = short(Object.keys(unzipSync(await download('PACKAGE'))));
    expect(names.filter((name) => name.startsWith('稿件/'))).toEqual(manuscripts.map((name) => `稿件/${name}`));
    expect(names.filter((name) => name.startsWith('授权文件/'))).toEqual(
      ['02 乙篇.docx', '02-2 乙篇.docx', '03 丙篇.docx', '03-2 丙篇.docx'].map((name) => `授权文件/${name}`),
    );
  });

  it('changes nothing of a sent issue any more (F-109, R2-146)', async () => {
    await ready();
    await send();
    expect([codeOf(await save({ contents: '目录' })), codeOf(await exported()), codeOf(await send())]).toEqual(
      Array(3).fill('ISSUE_ALREADY_SENT'),
    );
    await expect(world.act('chief', ids[0] ?? 0, 'REMOVE_FROM_ISSUE')).rejects.toThrow();
  });

  it('keeps nothing of a sending that fails: one manuscript that cannot go keeps all of them', async () => {
    await ready();
    expect(codeOf(await send('chief', { filePaths: ['gone'] }))).toBe('INVALID_INPUT');
    expect(codeOf(await send('chief', { remark: '字'.repeat(2001) }))).toBe('INVALID_INPUT');
    await world.em().nativeUpdate(Contribution, { id: ids[2] ?? 0 }, { state: 15, compiledFrom: null });
    expect((await send()).data?.sendIssueToPress ?? null).toBeNull();
    expect([(await world.stored(ids[0] ?? 0)).state, (await seen()).sentAt]).toEqual([18, null]);
  });

  it('tells each author in which issue the article stands, and the publishing editors of the journal (F-125)', async () => {
    await ready();
    const [last] = await world.em().find(Message, {}, { orderBy: { id: 'desc' }, limit: 1 });
    await send();
    for (const id of ids) expect(await world.messaged(id, 'workflow.sentToPress')).toEqual(['author']);
    const letter = (await world.letters('author')).at(-1);
    expect(letter?.subject).toContain('第3期');
    const told = await world.em().find(Message, { key: 'issue.sent', id: { $gt: last?.id ?? 0 } }, { populate: ['user'] });
    expect(told.map(({ user }) => user.unwrap().realName)).toEqual(['publisher']);
  });

  it('has at hand the issue that the reader works with: the open one of its editors, of the publisher’s staff the last that was sent', async () => {
    await ready();
    const atHand = async (who: PlayerName, number: number | null = null) =>
      (
        await world.ask<{ node: { issue: { number: number } | null } }>(
          who,
          'query ($id: ID!, $number: Int) { node(id: $id) { ... on Colloquium { issue(number: $number) { number } } } }',
          { id: idOf('Colloquium', journal.id), number },
        )
      ).data?.node.issue?.number ?? null;
    expect([await atHand('chief'), await atHand('publisher'), await atHand('author')]).toEqual([3, 3, null]);
    await send();
    expect([await atHand('chief'), await atHand('publisher'), await atHand('chief', 3), await atHand('chief', 9)]).toEqual([4, 3, 3, null]);
  });

  it('says that it has the issue, once, by a publishing editor; the editors-in-chief hear of it', async () => {
    await ready();
    expect(codeOf(await confirm('publisher'))).toBe('ISSUE_NOT_SENT');
    await send();
    expect(codeOf(await confirm('chief'))).toBe('FORBIDDEN');
    await Promise.all([confirm('publisher'), confirm('publisher')]);
    const issue = await read('chief');
    expect(issue?.receivedAt).not.toBeNull();
    expect((await read('publisher'))?.viewerCanConfirmReceipt).toBe(false);
    const messages = await world
      .em()
      .find(Message, { key: 'issue.received', createdAt: { $gte: new Date(issue?.receivedAt ?? 0) } }, { populate: ['user'] });
    expect(messages.map(({ user }) => user.unwrap().realName).sort()).toEqual(['chief', 'otherChief']);
  });

  it('has DOIs minted that never change, and metadata for archives and reference managers once the issue is sent', async () => {
    await ready();
    expect([await refusalOf('JATS'), await refusalOf('CROSSREF'), await refusalOf('RIS'), await refusalOf('PACKAGE')]).toEqual(
      Array(4).fill('ISSUE_NOT_SENT'),
    );
    await send();
    const dois = (await seen()).articles?.map(({ doi }) => doi?.replace(/^.*?\./u, ''));
    expect(dois?.every((doi, at) => doi?.endsWith(`.2026.3.00${at + 1}`))).toBe(true);
  });

  it('an article that is published by itself has its own JATS, RIS and BibTeX, for readers of sent issues of its journal, while it is so (B-003)', async () => {
    const em = world.em();
    const { id, manuscriptNumber } = await buildContribution(em, {
      submitter: world.people.author,
      colloquium: await em.findOneOrFail(Colloquium, journal.id),
      titleZh: '单篇',
      state: 15,
      stage: 6,
      hasAuthorized: true,
      responsibleKind: 5,
    });
    interface Single {
      viewerCanExportSingle: boolean;
      singleExport: { url: string | null; refused: string | null } | null;
    }
    const exported = async (who: PlayerName, document = 'JATS') =>
      await world.read<Single>(who, id, `viewerCanExportSingle singleExport(document: ${document}) { url refused }`);
    const none = { viewerCanExportSingle: false, singleExport: null };
    expect(await exported('chief')).toEqual(none);
    await world.act('chief', id, 'PUBLISH_SINGLE');
    for (const who of ['author', 'editor'] as const) expect(await exported(who), who).toEqual(none);
    expect((await exported('operations'))?.viewerCanExportSingle).toBe(true);
    const got = async (document: string) => {
      const response = await fetch(`${world.app.url}${(await exported('chief', document))?.singleExport?.url}`);
      return [response.headers.get('content-disposition'), await response.text()] as const;
    };
    const [name, jats] = await got('JATS');
    expect(name).toContain(`${manuscriptNumber}.xml`);
    expect(jats).toContain('<article-title>单篇</article-title>');
    expect(jats).toContain(
      `<pub-date date-type="pub" iso-8601-date="${(await em.refresh(await em.findOneOrFail(Contribution, id)))?.publishedOn}">`,
    );
    expect(jats).not.toContain('<issue>');
    expect((await got('RIS'))[1]).toMatch(/^TI {2}- 单篇\r$/mu);
    expect((await got('BIBTEX'))[1]).toContain('title = {单篇}');
    // Its address is made of a DOI that it has not: it is left out instead of leading nowhere (B-004).
    expect((await got('RIS'))[1]).toMatch(new RegExp(`^UR {2}- https://press\\.example/${manuscriptNumber}\r$`, 'mu'));
    await em.nativeUpdate(Colloquium, journal.id, { articleUrlPattern: 'https://press.example/a?doi={doi}' });
    for (const document of ['JATS', 'RIS', 'BIBTEX']) expect((await got(document))[1], document).not.toContain('press.example');
    const check = vi.spyOn(FileProcess.prototype, 'answerTo').mockResolvedValueOnce(["Element 'surname': x"]);
    expect((await exported('chief'))?.singleExport).toEqual({ url: null, refused: 'AUTHOR' });
    check.mockRestore();
    const link = (await exported('chief', 'RIS'))?.singleExport?.url;
    await world.act('chief', id, 'COMPILE', { issueId });
    expect(await exported('chief')).toEqual(none);
    expect((await fetch(`${world.app.url}${link}`)).status, 'a link does not outlive the state').not.toBe(200);
  }, 600_000);

  it('leaves out of a file what its schema refuses, says which article and what of it, and hands out nothing that was not checked (B-001, B-002)', async () => {
    const em = world.em();
    const [first = 0, second = 0, third = 0] = ids;
    const nbsp = 'The&nbsp;Title of R&D; <b>]]>';
    await em.nativeUpdate(Contribution, { id: first }, { titleEn: nbsp });
    const rename = async (id: number, personName: string) =>
      await em.nativeUpdate(ContributionAuthor, { contribution: id }, { personName });
    await rename(second, `欧${'阳'.repeat(70)}`);
    const leftOut = async (document: string) =>
      (
        await world.ask<{ node: { leftOut: { field: string; contribution: { titleZh: string } }[] } }>(
          'chief',
          'query ($id: ID!, $document: IssueDocument!) { node(id: $id) { ... on Issue { leftOut(document: $document) { field contribution { titleZh } } } } }',
          { id: idOf('Issue', issueId), document },
        )
      ).data?.node.leftOut.map(({ field, contribution }) => [contribution.titleZh, field]);
    await ready();
    await send();
    const check = vi.spyOn(FileProcess.prototype, 'answerTo').mockRejectedValueOnce(new Error('It took longer'));
    expect(await refusalOf('JATS')).toBe('EXPORT_NOT_CHECKED');
    check.mockResolvedValueOnce(['malformed', "Element 'p'", "Element 'article': x"]);
    expect(await refusalOf('JATS')).toBe('NOTHING_TO_EXPORT');
    expect(await leftOut('JATS')).toEqual([
      ['甲篇', 'OTHER'],
      ['乙篇', 'ABSTRACT'],
      ['丙篇', 'OTHER'],
    ]);
    check.mockRestore();
    const crossref = strFromU8(await download('CROSSREF'));
    expect(crossref.match(/<journal_article /gu)).toHaveLength(2);
    expect(crossref).toContain('<title>The&amp;nbsp;Title of R&amp;D; &lt;b&gt;]]&gt;</title>');
    expect([await leftOut('CROSSREF'), await leftOut('RIS')]).toEqual([[['乙篇', 'AUTHOR']], []]);
    // A refused article is checked again once its text has changed.
    await em.nativeUpdate(Contribution, { id: third }, { titleEn: 'Another' });
    expect(Object.keys(unzipSync(await download('JATS')))).toHaveLength(3);
    expect(strFromU8(await download('RIS')).match(/^TY {2}- JOUR/gmu)).toHaveLength(3);
    expect(strFromU8(await download('BIBTEX')).match(/^@article/gmu)).toHaveLength(3);
  }, 600_000);

  it.each([
    ['10.98765/of-two.{issue}.{article}', '10.98765/of-two.3.002'],
    ['10.98765/one-for-all.{issue}', '10.98765/nobody-asks-for.1'],
  ])('says in words that a DOI of %s is another article’s, and sends nothing', async (doiPattern, doi) => {
    await world.em().nativeUpdate(Colloquium, { id: journal.id }, { doiPattern });
    const { id } = await buildContribution(world.em(), { submitter: world.people.author, colloquium: journal });
    await world.em().nativeUpdate(Contribution, { id }, { doi });
    await ready();
    expect(codeOf(await send())).toBe('DOI_TAKEN');
    expect((await seen()).sentAt).toBeNull();
  });

  it('hands documents to the person of the link while they may see the issue', async () => {
    await ready();
    const url = (await link('CATALOGUE')).data?.node?.documentUrl ?? '';
    await world.em().execute('delete from colloquium_member where colloquium_id = ? and user_id = ?', [journal.id, world.people.chief.id]);
    expect((await fetch(world.app.url + url)).status).toBe(404);
    expect((await fetch(`${world.app.url}/issues/forged.ticket`)).status).toBe(404);
  });
});
