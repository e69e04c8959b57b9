// Files of a review: who adds and removes, who reads them when, and the author's view of them (R2-107).
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_REVIEW_FILES } from '../../../../shared/limits.ts';
import { codeOf } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { buildFile } from '../../contributions/manuscript/contribution.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { officePackage } from '../../files/file.factory.ts';
import type { PlayerName } from '../../workflow/testing/workflow-world.factory.ts';
import { Review } from '../review.entity.ts';
import { pdf, problem, ReviewRound } from './review-round.factory.ts';

let round: ReviewRound;
beforeAll(async () => void (round = await ReviewRound.start()));
afterAll(() => round.world.app.close());
beforeEach(() => round.begin());

describe('files of a review', () => {
  const secretive = () =>
    new File(
      [
        new Uint8Array(
          officePackage('word/document.xml', {
            'word/document.xml': '<w:document>意见</w:document>',
            'docProps/core.xml': '<dc:creator>苏审稿</dc:creator>',
          }),
        ),
      ],
      '苏审稿 审稿意见.docx',
    );

  it('are several, each with its description, and are taken away again until it is handed in (P2-256)', async () => {
    const first = await round.uploaded({ description: ' 逐条意见\n' });
    await round.upload({}, pdf('补充.pdf'));
    expect(await round.read('reviewer')).toMatchObject({
      files: [
        { name: '审稿意见.pdf', description: '逐条意见' },
        { name: '补充.pdf', description: null },
      ],
    });
    expect(codeOf(await round.remove(first, 'reviewer2'))).toBe('NOT_FOUND');
    expect((await round.remove(first)).data?.['removeReviewFile']?.review).toMatchObject({ files: [{ id: expect.any(String) }] });
    expect(codeOf(await round.remove(first))).toBe('NOT_FOUND');
    // One of the manuscript's own is none of the review's.
    const { id: paper } = await buildFile(round.world.em(), await round.world.stored(round.id));
    expect(codeOf(await round.remove(idOf('ContributionFile', paper)))).toBe('NOT_FOUND');
    const left = await round.world.em().findOneOrFail(ContributionFile, { contribution: round.id, review: { $ne: null } });
    await round.submit();
    expect(codeOf(await round.remove(idOf('ContributionFile', left.id)))).toBe('REVIEW_HANDED_IN');
  });

  it('are of the kinds and sizes that their rule takes, ten at most', async () => {
    expect(problem(await round.upload({}, new File(['MZ'], '意见.exe')))).toMatchObject({
      code: 'FILE_KIND_REFUSED',
      fields: { file: expect.stringContaining('请选择') },
    });
    expect(problem(await round.upload({}, new File(['%PDF-1.7\n', new Uint8Array(10 * 1024 * 1024)], '大.pdf')))).toMatchObject({
      code: 'FILE_TOO_LARGE',
    });
    for (let count = 0; count < MAX_REVIEW_FILES; count += 1) expect(codeOf(await round.upload())).toBeUndefined();
    expect(problem(await round.upload())).toMatchObject({ code: 'INVALID_INPUT', fields: { file: '最多上传10个文件' } });
  });

  it('are read by the office once handed in, not by somebody who is writing another review, and are in no list or archive of the manuscript', async () => {
    const file = await round.uploaded();
    const sees = async (who: PlayerName) => [
      ((await round.read(who))?.['files'] as { id: string }[] | undefined)?.length ?? 0,
      (
        await round.world.ask<{ node: unknown }>(who, 'query F($id: ID!) { node(id: $id) { ... on ContributionFile { id } } }', {
          id: file,
        })
      ).data?.node === null
        ? 0
        : 1,
    ];
    for (const who of ['editor', 'chief', 'author', 'reviewer2', 'publisher'] as const)
      expect([who, await sees(who)]).toEqual([who, [0, 0]]);
    await round.submit();
    for (const who of ['editor', 'deputy', 'chief', 'reviewer'] as const) expect([who, await sees(who)]).toEqual([who, [1, 1]]);
    for (const who of ['author', 'coAuthor', 'reviewer2', 'publisher', 'operations', 'otherChief'] as const)
      expect([who, await sees(who)]).toEqual([who, [0, 0]]);
    for (const who of ['editor', 'author', 'reviewer', 'publisher'] as const) {
      const lists = await round.world.read<Record<string, { kind: string }[] | null>>(
        who,
        round.id,
        'files { kind } historyFiles { kind }',
      );
      expect([
        who,
        Object.values(lists ?? {})
          .flatMap((files) => files ?? [])
          .filter(({ kind }) => kind === 'REVIEW'),
      ]).toEqual([who, []]);
    }
  });

  it('go to the author when a decision has released them, under a neutral name and without the reviewer’s in them', async () => {
    const file = await round.uploaded({ description: '苏审稿 的意见' }, secretive());
    await round.submit();
    const { id: key } = await round.stored();
    await round.world.em().nativeUpdate(Review, key, { isReleased: true });
    expect(await round.read('author')).toMatchObject({ comment: '材料扎实', files: [] });
    await round.world.em().nativeUpdate(ContributionFile, { review: key }, { isReleased: true });
    const seen = await round.read('author');
    expect(seen).toMatchObject({ files: [{ id: file, name: '审稿意见-1.docx', description: null }] });
    const [{ downloadUrl } = { downloadUrl: '' }] = (seen?.['files'] ?? []) as { downloadUrl: string }[];
    const bytes = new Uint8Array(await (await fetch(round.world.app.url + downloadUrl)).arrayBuffer());
    const text = Object.values(unzipSync(bytes))
      .map((part) => Buffer.from(part).toString())
      .join();
    expect(text).toContain('意见');
    expect(text).not.toContain('苏审稿');
    // The office knows whose it is.
    expect(await round.read('editor')).toMatchObject({ files: [{ name: '苏审稿 审稿意见.docx', description: '苏审稿 的意见' }] });
  });

  it('are no kind that an author uploads', async () => {
    const draft = idOf('Contribution', await round.world.draft({ state: 0 }));
    const answer = await round.world.app.request(
      'mutation U($input: UploadContributionFileInput!) { uploadContributionFile(input: $input) { file { id } } }',
      { input: { contributionId: draft, kind: 'REVIEW', file: null } },
      { token: round.world.tokens.author, files: { 'input.file': pdf() } },
    );
    expect(problem(answer)).toMatchObject({ code: 'INVALID_INPUT', fields: { kind: expect.any(String) } });
  });
});

it('the page of the form costs the same with one file and with ten, at most six statements', async () => {
  const documents = Object.values(JSON.parse(await readFile('web/relay/persisted-documents.json', 'utf8')) as Record<string, string>);
  const text = documents.find((one) => one.includes('query ReviewFormPageQuery')) ?? '';
  const costs = [];
  for (const count of [1, MAX_REVIEW_FILES - 1]) {
    for (let index = 0; index < count; index += 1) await round.uploaded();
    costs.push(
      await statementsOf(async () => {
        const answer = await round.world.ask<{ node: { contribution: unknown } }>('reviewer', text, { id: idOf('Contribution', round.id) });
        expect(JSON.stringify(answer).split('审稿意见.pdf')).toHaveLength(1 + (costs.length === 0 ? 1 : MAX_REVIEW_FILES));
      }),
    );
  }
  const [few, many] = costs;
  expect(many?.length, many?.join('\n')).toBe(few?.length);
  expect(many?.length, many?.join('\n')).toBeLessThanOrEqual(6);
});
