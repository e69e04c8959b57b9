// The workbench of an issue and its way to the press, through the API and the links that it gives, on stored files.
import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../testing/app.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { removeOrphans } from '../../files/orphans.ts';
import { Message } from '../../messages/message.entity.ts';
import { WorkflowWorld, type PlayerName } from '../../workflow/workflow-world.factory.ts';
import { Issue } from '../issue.entity.ts';
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
    await save({ order: [...ids].reverse(), contents: '改过的目录' });
    expect(await later()).toEqual(notExported);
    await exported();
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
      '英文摘要.docx',
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
    // A year and a sweep later, and whatever becomes of the texts.
    await removeOrphans(world.em(), world.app.deps.storage, { ...world.app.clock, now: () => new Date('2028-01-01T02:00:00Z') });
    await world.em().nativeUpdate(Contribution, { id: { $in: ids } }, { titleZh: '改过的题名' });
    expect(Buffer.from(await download('PACKAGE', 'operations')).equals(Buffer.from(before))).toBe(true);
    const issue = await read('publisher');
    expect([issue?.remark, issue?.submittedFiles?.map(({ name }) => name), issue?.viewerCanConfirmReceipt]).toEqual([
      '请尽快排版',
      ['封面说明.pdf'],
      true,
    ]);
    const file = await fetch(world.app.url + (issue?.submittedFiles?.[0]?.url ?? ''));
    expect(await file.text()).toBe('%PDF-1.7 说明');
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
    await send();
    for (const id of ids) expect(await world.messaged(id, 'workflow.sentToPress')).toEqual(['author']);
    const letter = (await world.letters('author')).at(-1);
    expect(letter?.subject).toContain('第3期');
    const told = await world.em().find(Message, { key: 'issue.sent' }, { populate: ['user'], orderBy: { id: 'desc' }, limit: 1 });
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

  it('says that it has the issue, once, by a publishing editor; the chief editors hear of it', async () => {
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
    const crossref = strFromU8(await download('CROSSREF'));
    expect(crossref.match(/<journal_article /gu)).toHaveLength(3);
    expect(Object.keys(unzipSync(await download('JATS')))).toHaveLength(3);
    expect(strFromU8(await download('RIS')).match(/^TY {2}- JOUR/gmu)).toHaveLength(3);
    expect(strFromU8(await download('BIBTEX')).match(/^@article/gmu)).toHaveLength(3);
  });

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
