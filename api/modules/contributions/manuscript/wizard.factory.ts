// The submission wizard as a client goes through it: the documents, and one author who fills in everything.
import { toGlobalId } from 'graphql-relay';
import type { GraphQLAnswer, TestApp } from '../../../testing/app.ts';
import { entryOf } from '../../colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { readId } from '../../../graphql/node.ts';
import { officeDocument } from '../../files/file.factory.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import { Contribution } from './contribution.entity.ts';
import { buildFile } from './contribution.factory.ts';

export const WIZARD = {
  colloquium:
    'mutation Colloquium($input: SaveContributionColloquiumInput!) { saveContributionColloquium(input: $input) { contribution { id version authors { id isFirstAuthor personName } } } }',
  statement:
    'mutation Statement($input: SaveContributionStatementInput!) { saveContributionStatement(input: $input) { contribution { id version poolConsent } } }',
  title:
    'mutation Title($input: SaveContributionTitleInput!) { saveContributionTitle(input: $input) { contribution { id version titleZh titleEn } } }',
  summary:
    'mutation Summary($input: SaveContributionSummaryInput!) { saveContributionSummary(input: $input) { contribution { id version keywordsZh keywordsEn } } }',
  author:
    'mutation Author($input: SaveContributionAuthorInput!) { saveContributionAuthor(input: $input) { author { id position personName email isRegistered isFirstAuthor company } contribution { id version authors { id } } } }',
  deleteAuthor:
    'mutation DeleteAuthor($input: DeleteContributionAuthorInput!) { deleteContributionAuthor(input: $input) { contribution { authors { position personName } } } }',
  corresponding:
    'mutation Corresponding($input: SetCorrespondingAuthorsInput!) { setCorrespondingAuthors(input: $input) { contribution { authors { id isCorresponding } } } }',
  fundings:
    'mutation Fundings($input: SaveContributionFundingsInput!) { saveContributionFundings(input: $input) { contribution { id version fundings { id fundNumber fundName } } } }',
  deleteFunding:
    'mutation DeleteFunding($input: DeleteContributionFundingInput!) { deleteContributionFunding(input: $input) { contribution { id fundings { id fundNumber } } } }',
  explanation:
    'mutation Explanation($input: SaveContributionExplanationInput!) { saveContributionExplanation(input: $input) { contribution { id version explanation } } }',
  reviewers:
    'mutation Reviewers($input: SaveContributionSuggestedReviewersInput!) { saveContributionSuggestedReviewers(input: $input) { contribution { id version recommendedReviewers { id personName name { familyName latinFamilyName } email sex degree { label } } opposedReviewers { id personName } } } }',
  statements:
    'mutation Statements($input: SaveContributionStatementsInput!) { saveContributionStatements(input: $input) { contribution { id version ownStatements { isConfirmed } } } }',
  deleteSuggestedReviewer:
    'mutation DeleteReviewer($input: DeleteContributionSuggestedReviewerInput!) { deleteContributionSuggestedReviewer(input: $input) { contribution { id recommendedReviewers { id personName } opposedReviewers { id personName } } } }',
  reorder:
    'mutation Reorder($input: ReorderContributionAuthorsInput!) { reorderContributionAuthors(input: $input) { contribution { authors { position personName } } } }',
  upload:
    'mutation Upload($input: UploadContributionFileInput!) { uploadContributionFile(input: $input) { file { id kind name size description isCurrent downloadUrl } contribution { files { id } } } }',
  deleteFile:
    'mutation DeleteFile($input: DeleteContributionFileInput!) { deleteContributionFile(input: $input) { contribution { files { id } } } }',
  submit:
    'mutation Submit($input: SubmitContributionInput!) { submitContribution(input: $input) { contribution { id state authorStatus stage manuscriptNumber submittedAt viewerCanEdit } } }',
  keep: 'mutation Keep($input: KeepContributionDraftInput!) { keepContributionDraft(input: $input) { contribution { id } } }',
  revise:
    'mutation Revise($input: BeginContributionRevisionInput!) { beginContributionRevision(input: $input) { contribution { id version } } }',
  deleteDraft:
    'mutation DeleteDraft($input: DeleteContributionDraftInput!) { deleteContributionDraft(input: $input) { deletedContributionId } }',
  receive:
    'mutation Receive($input: ReceiveContributionsInput!) { receiveContributions(input: $input) { results { contributionId done refusal refusalCode contribution { id state } } } }',
  withdraw:
    'mutation Withdraw($input: WithdrawContributionInput!) { withdrawContribution(input: $input) { contribution { id authorStatus withdrawnAt } } }',
  refuse:
    'mutation Refuse($input: RefuseContributionsInput!) { refuseContributions(input: $input) { results { contributionId done refusal refusalCode contribution { id state } } } }',
} as const;

export type Act = keyof typeof WIZARD;

export function idOf(type: string, id: number): string {
  return toGlobalId(type, String(id));
}

/** Does an act of the wizard as the owner of the token, over the version saved now unless the test names one. */
export async function act<T = Record<string, unknown>>(
  app: TestApp,
  token: string,
  name: Act,
  input: Record<string, unknown>,
  file?: File,
): Promise<GraphQLAnswer<T>> {
  const read = { ...(await readBefore(app, name, input)), ...input };
  return await app.request<T>(
    WIZARD[name],
    { input: file ? { ...read, file: null } : read },
    { token, ...(file ? { files: { 'input.file': file } } : {}) },
  );
}

const SAVES: readonly Act[] = [
  'colloquium',
  'statement',
  'title',
  'summary',
  'fundings',
  'deleteFunding',
  'explanation',
  'reviewers',
  'deleteSuggestedReviewer',
  'statements',
  'submit',
];

/** State that a page would have read before this act: the version, the author's revision, the list of authors. */
async function readBefore(
  app: TestApp,
  name: Act,
  { contributionId, authorId }: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const em = app.database.orm.em.fork();
  const manuscript = typeof contributionId === 'string' ? readId(contributionId)?.id : undefined;
  if (SAVES.includes(name)) {
    if (contributionId === undefined || contributionId === null) return {};
    return { version: (manuscript && (await em.findOne(Contribution, manuscript))?.version) ?? 0 };
  }
  if (name === 'author' || name === 'deleteAuthor') {
    const author = typeof authorId === 'string' ? await em.findOne(ContributionAuthor, readId(authorId)?.id ?? 0) : null;
    return authorId === undefined || authorId === null ? {} : { revision: author?.revision ?? 0 };
  }
  if (name !== 'corresponding' && name !== 'reorder') return {};
  const authors = await em.find(ContributionAuthor, { contribution: manuscript ?? 0 }, { orderBy: { position: 'asc' } });
  const seen = name === 'reorder' ? authors : authors.filter(({ isCorresponding }) => isCorresponding);
  return { seenAuthorIds: seen.map(({ id }) => idOf('ContributionAuthor', id)) };
}

export async function titleInput(app: TestApp): Promise<Record<string, string>> {
  const em = app.database.orm.em.fork();
  return {
    articleTypeId: idOf('DictionaryEntry', (await entryOf(em, 'ARTICLE_TYPE')).id),
    titleZh: '水利碑刻考',
    titleEn: 'Inscriptions on Water',
    subtitleZh: '',
    subtitleEn: '',
  };
}

/** An author behind the first, complete. */
export async function authorInput(app: TestApp): Promise<Record<string, string>> {
  const em = app.database.orm.em.fork();
  const entry = async (type: 'PROFESSIONAL_TITLE' | 'DEGREE') => idOf('DictionaryEntry', (await entryOf(em, type)).id);
  return {
    personName: '李四',
    sex: 'MALE',
    professionalTitleId: await entry('PROFESSIONAL_TITLE'),
    degreeId: await entry('DEGREE'),
    email: 'LiSi@Example.org',
    company: '江城大学',
    address: '江城路1号',
  };
}

/** A reviewer, recommended or opposed, who lacks nothing. */
export async function suggestedReviewerInput(app: TestApp): Promise<Record<string, string>> {
  const em = app.database.orm.em.fork();
  const degreeId = idOf('DictionaryEntry', (await entryOf(em, 'DEGREE')).id);
  return {
    personName: '周明',
    sex: 'FEMALE',
    email: 'zhou@example.org',
    company: '临江大学',
    collegeName: '历史学院',
    degreeId,
    reason: '熟悉该领域',
  };
}

export const summaryInput = { keywordsZh: ['水利', '碑刻'], keywordsEn: ['water'], abstractZh: '摘要', abstractEn: 'Abstract' };

export function wordFile(name = '论文.docx', size?: number): File {
  const more: Record<string, Buffer> = size === undefined ? {} : { 'word/media/image1.bin': Buffer.alloc(size - fillerOverhead) };
  return new File([new Uint8Array(officeDocument('word/document.xml', more))], name);
}

/** Overhead of a stored zip entry beyond its bytes, for files of an exact size. */
const fillerOverhead = officeDocument('word/document.xml', { 'word/media/image1.bin': Buffer.alloc(0) }).length;

/** A complete draft, written through the API except for its manuscript file, which is a row without stored bytes. Answers its global id. */
export async function writeDraft(app: TestApp, token: string, colloquium: Colloquium): Promise<string> {
  const contributionId = await writeTexts(app, token, colloquium);
  const em = app.database.orm.em.fork();
  await buildFile(em, await em.findOneOrFail(Contribution, readId(contributionId)?.id ?? 0));
  return contributionId;
}

/** The same without any file. */
export async function writeTexts(app: TestApp, token: string, colloquium: Colloquium): Promise<string> {
  const started = await act<{ saveContributionColloquium: { contribution: { id: string; authors: { id: string }[] } } }>(
    app,
    token,
    'colloquium',
    {
      subjectId: idOf('DictionaryEntry', colloquium.subject.id),
      colloquiumId: idOf('Colloquium', colloquium.id),
      source: 'FREE_SUBMISSION',
    },
  );
  const contribution = started.data?.saveContributionColloquium.contribution;
  if (!contribution) throw new Error(JSON.stringify(started));
  const contributionId = contribution.id;
  for (const [name, input] of [
    ['statement', { hasAgreed: true, poolConsent: false }],
    ['title', await titleInput(app)],
    ['corresponding', { authorIds: [contribution.authors[0]?.id] }],
    ['summary', summaryInput],
  ] as const) {
    const answer = await act(app, token, name, { contributionId, ...input });
    if (answer.errors) throw new Error(JSON.stringify(answer));
  }
  return contributionId;
}

/** With a Word file, submitted. */
export async function submitDraft(app: TestApp, token: string, colloquium: Colloquium): Promise<string> {
  const contributionId = await writeTexts(app, token, colloquium);
  const uploaded = await act(app, token, 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile());
  const submitted = await act(app, token, 'submit', { contributionId });
  if (uploaded.errors || submitted.errors) throw new Error(JSON.stringify([uploaded, submitted]));
  return contributionId;
}
