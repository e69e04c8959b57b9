// An open issue of three articles with stored files, and its people's acts on it through the API.
import { Readable } from 'node:stream';
import { expect } from 'vitest';
import { inTransaction } from '../../database/transactions.ts';
import { codeOf } from '../../testing/app.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildContribution, buildFile } from '../contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { newStorageKey } from '../../storage/storage.ts';
import type { PlayerName, WorkflowWorld } from '../workflow/testing/workflow-world.factory.ts';
import { openIssueFor } from '../issues/issue.service.ts';
import { SETTINGS } from '../issues/metadata/record.factory.ts';

export interface BegunIssue {
  journal: Colloquium;
  issueId: number;
  /** Its articles, in their order. */
  ids: number[];
}

/** The third lacks the authorization and the English abstract. */
export async function beginIssue(world: WorkflowWorld): Promise<BegunIssue> {
  const em = world.em();
  const journal = await buildColloquium(em, {
    name: '江南文化研究',
    initCycle: 3,
    initCycleTime: '2026-09-01',
    publishingMonths: [3, 9],
    doiPattern: '10.98765/{journal}.{year}.{issue}.{article}',
    articleUrlPattern: 'https://press.example/{number}',
    members: { chief: [world.people.chief, world.people.otherChief], editor: [world.people.editor] },
  });
  await em.nativeUpdate(Colloquium, { id: journal.id }, { publication: SETTINGS });
  const ids: number[] = [];
  for (const [at, title] of ['甲篇', '乙篇', '丙篇'].entries()) {
    const { id } = await buildContribution(em, {
      submitter: world.people.author,
      colloquium: journal,
      titleZh: title,
      titleEn: `Title ${at}`,
      abstractEn: at === 2 ? '' : `Abstract ${at}.`,
      state: 15,
      stage: 6,
      hasAuthorized: at !== 2,
      responsibleKind: 5,
    });
    const key = newStorageKey();
    await world.app.deps.storage.put(key, Readable.from([Buffer.from(`file ${title}`)]));
    await buildFile(em, await em.findOneOrFail(Contribution, id), { storageKey: key, name: `${title}.docx`, size: 11 });
    ids.push(id);
  }
  const ctx = await world.contextOf('chief');
  const issueId = (await inTransaction(ctx, () => openIssueFor(ctx, journal.id)))?.id ?? 0;
  for (const id of ids) await world.act('chief', id, 'COMPILE', { issueId });
  return { journal, issueId, ids };
}

const FIELDS = `id number version firstPage contents contentsOfList savedAt exportedAt sentAt remark viewerCanEdit viewerCanConfirmReceipt receivedAt
  articles { column pageCount firstPage lastPage authorNames doi contribution { titleZh } } findings { kind isBlocking detail contribution { titleZh } }
  submittedFiles { name size url } sentBy { realName } receivedBy { realName }`;
interface ReadIssue {
  number: number;
  version: number;
  contents: string;
  contentsOfList: string;
  savedAt: string | null;
  exportedAt: string | null;
  sentAt: string | null;
  remark: string | null;
  viewerCanConfirmReceipt: boolean;
  receivedAt: string | null;
  articles:
    | {
        pageCount: number | null;
        firstPage: number | null;
        lastPage: number | null;
        doi: string | null;
        contribution: { titleZh: string };
      }[]
    | null;
  findings: { kind: string; isBlocking: boolean; detail: string | null; contribution: { titleZh: string } | null }[] | null;
  submittedFiles: { name: string; url: string }[] | null;
}
const UPLOAD = 'mutation Upload($input: UploadPressFileInput!) { uploadPressFile(input: $input) { file { path name } } }';

/** Reads and uploads for the issue that was begun last. */
export function pressOf(now: () => BegunIssue & { world: WorkflowWorld }) {
  async function read(who: PlayerName): Promise<ReadIssue | null> {
    const answer = await now().world.ask<{ node: ReadIssue | null }>(
      who,
      `query Read($id: ID!) { node(id: $id) { ... on Issue { ${FIELDS} } } }`,
      { id: idOf('Issue', now().issueId) },
    );
    return answer.data?.node ?? null;
  }
  async function seen(): Promise<ReadIssue> {
    const issue = await read('chief');
    if (issue === null) throw new Error('the editor-in-chief sees the issue');
    return issue;
  }

  async function save(
    over: { order?: number[]; pages?: (number | null)[]; contents?: string; version?: number; firstPage?: number } = {},
    who: PlayerName = 'chief',
  ) {
    const order = over.order ?? now().ids;
    const input = {
      issueId: idOf('Issue', now().issueId),
      articles: order.map((id, at) => ({ contributionId: idOf('Contribution', id), pageCount: over.pages?.[at] ?? null })),
      firstPage: over.firstPage ?? 1,
      contents: over.contents ?? '',
      version: over.version ?? (await seen()).version,
    };
    return await now().world.ask<{ saveIssueContents: object | null }>(
      who,
      'mutation ($input: SaveIssueContentsInput!) { saveIssueContents(input: $input) { issue { contents } } }',
      { input },
    );
  }

  const exported = (who: PlayerName = 'chief') =>
    now().world.ask<{ exportIssueContents: { url: string } | null }>(
      who,
      'mutation ($input: ExportIssueContentsInput!) { exportIssueContents(input: $input) { url issue { exportedAt } } }',
      { input: { issueId: idOf('Issue', now().issueId) } },
    );

  async function send(who: PlayerName = 'chief', over: { remark?: string; filePaths?: string[]; version?: number } = {}) {
    const version = over.version ?? (await seen()).version;
    const input = { issueId: idOf('Issue', now().issueId), remark: '', filePaths: [], ...over, version };
    return await now().world.ask<{ sendIssueToPress: object | null }>(
      who,
      'mutation ($input: SendIssueToPressInput!) { sendIssueToPress(input: $input) { issue { sentAt } } }',
      { input },
    );
  }

  async function link(document: string, who: PlayerName = 'chief') {
    return await now().world.ask<{ node: { documentUrl: string | null } | null }>(
      who,
      'query ($id: ID!, $document: IssueDocument!) { node(id: $id) { ... on Issue { documentUrl(document: $document) } } }',
      { id: idOf('Issue', now().issueId), document },
    );
  }

  async function download(document: string, who: PlayerName = 'chief'): Promise<Uint8Array> {
    const answer = await link(document, who);
    const response = await fetch(now().world.app.url + (answer.data?.node?.documentUrl ?? '/none'));
    expect([document, who, response.status]).toEqual([document, who, 200]);
    return new Uint8Array(await response.arrayBuffer());
  }
  const refusalOf = async (document: string) => codeOf(await link(document));
  const confirm = (who: PlayerName) =>
    now().world.ask(who, 'mutation ($input: ConfirmIssueReceiptInput!) { confirmIssueReceipt(input: $input) { issue { receivedAt } } }', {
      input: { issueId: idOf('Issue', now().issueId) },
    });
  const ready = async () => {
    await save();
    await exported();
  };
  async function upload(name: string, who: PlayerName = 'chief'): Promise<string> {
    const { data, errors } = await now().world.app.request<{ uploadPressFile: { file: { path: string } } }>(
      UPLOAD,
      { input: { issueId: idOf('Issue', now().issueId), file: null } },
      { token: now().world.tokens[who], files: { 'input.file': new File(['%PDF-1.7 说明'], name, { type: 'application/pdf' }) } },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.uploadPressFile.file.path;
  }

  return { read, seen, save, exported, send, link, refusalOf, download, confirm, ready, upload };
}
