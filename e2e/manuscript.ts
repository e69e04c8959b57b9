// Manuscripts that a story begins with, written through the API, and real Word documents.
import { randomUUID } from 'node:crypto';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import type { Api } from './api.ts';

interface Manuscript {
  /** Global id. */
  id: string;
  titleZh: string;
  titleEn: string;
}

export interface SubmittedManuscript extends Manuscript {
  manuscriptNumber: string;
}

/** A title that no other story has. It ends in letters: digits there would be doubted, as the mark of a footnote, when a file is read. */
export function newTitle(): { titleZh: string; titleEn: string } {
  const mark = randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return { titleZh: `城市更新中的社区记忆 ${mark}`, titleEn: `Community Memory in Urban Renewal ${mark}` };
}

export async function wordDocument(title: string): Promise<Buffer> {
  const children = [new Paragraph({ text: title, heading: HeadingLevel.TITLE }), new Paragraph({ text: '一、问题的提出' })];
  return await Packer.toBuffer(new Document({ creator: 'Colloquium', sections: [{ children }] }));
}

interface Named {
  id: string;
  value: string;
}

/** As it is saved now, for a save over it. */
export async function versionOf(api: Api, id: string): Promise<number> {
  const { node } = await api.ask<{ node: { version: number } }>('query ($id: ID!) { node(id: $id) { ... on Contribution { version } } }', {
    id,
  });
  return node.version;
}

interface Saved {
  id: string;
  /** For the next save over it. */
  version: number;
}

async function save(api: Api, act: string, input: Record<string, unknown>): Promise<Saved> {
  const type = `${act.charAt(0).toUpperCase()}${act.slice(1)}Input`;
  const { saved } = await api.ask<{ saved: { contribution: Saved } }>(
    `mutation ($input: ${type}!) { saved: ${act}(input: $input) { contribution { id version } } }`,
    { input },
  );
  return saved.contribution;
}

/** Dictionaries and periodicals of the demo, asked for once by each worker. */
const answers = new Map<string, Promise<unknown>>();
function knownOf<Data>(api: Api, document: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const key = JSON.stringify([document, variables]);
  const asked = answers.get(key) ?? api.ask(document, variables);
  answers.set(key, asked);
  // The answer to this very document.
  return asked as Promise<Data>;
}

interface Periodicals {
  colloquiums: { edges: { node: { id: string; number: string; columns: { id: string }[] } }[] };
}

const named = ({ colloquiums }: Periodicals, periodical: string) =>
  colloquiums.edges.map(({ node }) => node).find(({ number }) => number === periodical);

/**
 * A manuscript, unless said otherwise for the periodical SJKX, whose submissions go to the editor `editor2`: journal chosen and statement
 * agreed to.
 */
export async function startManuscript(
  api: Api,
  { subject: field = '520', periodical = 'SJKX', source = 'FREE_SUBMISSION' } = {},
): Promise<Saved> {
  const { subjects } = await knownOf<{ subjects: Named[] }>(api, '{ subjects: dictionary(type: SUBJECT) { id value } }');
  const subject = subjects.find(({ value }) => value === field);
  if (!subject) throw new Error(`no subject ${field}`);
  const inSubject =
    'query ($subjectId: ID!) { colloquiums(subjectId: $subjectId, first: 100) { edges { node { id number columns { id } } } } }';
  const known = await knownOf<Periodicals>(api, inSubject, { subjectId: subject.id });
  // One that a story has just made is not among them yet.
  const colloquium = named(known, periodical) ?? named(await api.ask<Periodicals>(inSubject, { subjectId: subject.id }), periodical);
  if (!colloquium) throw new Error(`no periodical ${periodical}`);
  const place = { subjectId: subject.id, colloquiumId: colloquium.id, columnId: colloquium.columns[0]?.id, source };
  const { id, version } = await save(api, 'saveContributionColloquium', place);
  return await save(api, 'saveContributionStatement', { contributionId: id, version, hasAgreed: true, poolConsent: false });
}

type Place = Parameters<typeof startManuscript>[1];

async function write(api: Api, place: Place, title: ReturnType<typeof newTitle>): Promise<Saved> {
  const { id: contributionId, version } = await startManuscript(api, place);
  const { types } = await knownOf<{ types: Named[] }>(api, '{ types: dictionary(type: ARTICLE_TYPE) { id value } }');
  await save(api, 'saveContributionTitle', { contributionId, version, articleTypeId: types[0]?.id, ...title });
  const { node } = await api.ask<{ node: { authors: { id: string }[] } }>(
    'query ($id: ID!) { node(id: $id) { ... on Contribution { authors { id } } } }',
    { id: contributionId },
  );
  const authorIds = node.authors.slice(0, 1).map(({ id }) => id);
  const titled = await save(api, 'setCorrespondingAuthors', { contributionId, authorIds, seenAuthorIds: [] });
  return await save(api, 'saveContributionSummary', {
    contributionId,
    version: titled.version,
    keywordsZh: ['社区记忆', '城市更新'],
    keywordsEn: ['community memory', 'urban renewal'],
    abstractZh: '摘要。',
    abstractEn: 'Abstract.',
  });
}

/** The same with everything that a submission needs, except the file. */
export async function writeManuscript(api: Api, place: Place = {}, title = newTitle()): Promise<Manuscript> {
  const { id } = await write(api, place, title);
  return { id, ...title };
}

/** Puts a Word file in as the manuscript. */
export async function addManuscriptFile(api: Api, { id, titleZh }: Manuscript): Promise<void> {
  await api.send(
    'mutation ($input: UploadContributionFileInput!) { uploadContributionFile(input: $input) { file { id } } }',
    { input: { contributionId: id, kind: 'MANUSCRIPT' } },
    { name: `${titleZh}.docx`, bytes: await wordDocument(titleZh) },
  );
}

/** A submitted manuscript with a Word file. */
export async function submitManuscript(api: Api, place: Place = {}, title = newTitle()): Promise<SubmittedManuscript> {
  const { id } = await write(api, place, title);
  await addManuscriptFile(api, { id, ...title });
  const { submitted } = await api.ask<{ submitted: { contribution: { manuscriptNumber: string } } }>(
    'mutation ($input: SubmitContributionInput!) { submitted: submitContribution(input: $input) { contribution { manuscriptNumber } } }',
    { input: { contributionId: id, version: await versionOf(api, id) } },
  );
  return { id, ...title, manuscriptNumber: submitted.contribution.manuscriptNumber };
}

interface Returned {
  id: string;
  titleZh: string;
  manuscriptNumber: string;
  /** Comment of the letter with which it came back. */
  comment: string;
}

/** A manuscript of the demo's that its office has returned to this author. */
export async function returnedManuscript(api: Api): Promise<Returned> {
  interface Found {
    id: string;
    titleZh: string;
    manuscriptNumber: string;
    events: { authorStatus: string; comment: string | null }[];
  }
  const { viewer } = await api.ask<{ viewer: { authoredContributions: { edges: { node: Found }[] } } }>(
    '{ viewer { authoredContributions(first: 10, page: 1, filter: { statuses: [AWAITING_REVISION] }) { edges { node { id titleZh manuscriptNumber events { authorStatus comment } } } } } }',
  );
  const found = viewer.authoredContributions.edges[0]?.node;
  if (!found) throw new Error('nothing was returned to this author');
  return { ...found, comment: found.events.findLast(({ authorStatus }) => authorStatus === 'AWAITING_REVISION')?.comment ?? '' };
}

interface AwaitingTransfer extends SubmittedManuscript {
  hasAgreed: boolean;
}

/** The demo's manuscripts that wait for this account's transfer of copyright; those not agreed to yet first. */
export async function manuscriptsToTransfer(api: Api): Promise<AwaitingTransfer[]> {
  const { viewer } = await api.ask<{
    viewer: {
      authoredContributions: {
        edges: {
          node: SubmittedManuscript & { transfer: { agreedAt: string | null } | null; viewerActs: { act: string; isAllowed: boolean }[] };
        }[];
      };
    };
  }>(
    `{ viewer { authoredContributions(first: 100, filter: { statuses: [AWAITING_AUTHORIZATION] }) {
      edges { node { id manuscriptNumber titleZh titleEn transfer { agreedAt } viewerActs { act isAllowed } } } } } }`,
  );
  const nodes = viewer.authoredContributions.edges
    .map(({ node }) => node)
    .filter(({ viewerActs }) => viewerActs.some(({ act, isAllowed }) => act === 'AUTHORIZE' && isAllowed));
  return nodes
    .map(({ transfer, ...manuscript }) => ({ ...manuscript, hasAgreed: transfer?.agreedAt != null }))
    .sort((a, b) => Number(a.hasAgreed) - Number(b.hasAgreed));
}
