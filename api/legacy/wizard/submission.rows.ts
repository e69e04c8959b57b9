// The facade's saves of the submission wizard, from the choice of a journal to submitting (S1 §7).
import { splitKeywords } from '../../../shared/forms/keywords.ts';
import { choice, eachOnce, entry, file, id, keyOf, list, maybe, optionalId, text } from '../row/params.ts';
import { graphql, json, type Call } from '../row/row.ts';
import { TITLE_PARAMS, titleInput, TITLES } from './titles.ts';
import { encodeId } from '../../graphql/node.ts';
import { STORED_VERSION, storedVersion } from '../row/stored-version.ts';
import { found, key, sexByCode } from '../row/values.ts';

const who = 'Author';
const contributionId = id('Contribution');
const fields = {};
const nothing = () => ({});

const sourceCodes = { 1: 'SPECIAL_INVITATION', 2: 'FREE_SUBMISSION', 3: 'OTHER' } as const;

/** Null where the caller may not write it: the save refuses them before it looks at anything. */
const STORED_JOURNAL = graphql('query LegacyStoredJournal($id: ID!) { node(id: $id) { ... on Contribution { version colloquium { id } column { id } } } }');
const STORED_TITLE = graphql('query LegacyStoredTitle($id: ID!) { node(id: $id) { ... on Contribution { version articleType { id } ...LegacyTitles } } }', [TITLES]);
const STORED_ABSTRACT = graphql('query LegacyStoredAbstract($id: ID!) { node(id: $id) { ... on Contribution { version keywordsZh keywordsEn abstractZh abstractEn } } }');
const STORED_CONSENT = graphql('query LegacyStoredConsent($id: ID!) { node(id: $id) { ... on Contribution { version poolConsent isInPool authorStatus viewerCanEdit } } }');
const CONSENT = graphql('mutation LegacyConsent($input: ConsentToPoolInput!) { consentToPool(input: $input) { contribution { id } } }');
const WITHDRAW_CONSENT = graphql('mutation LegacyWithdrawConsent($input: WithdrawPoolConsentInput!) { withdrawPoolConsent(input: $input) { contribution { id } } }');
const SAVE_STATEMENT = graphql('mutation LegacyStatement($input: SaveContributionStatementInput!) { saveContributionStatement(input: $input) { contribution { id } } }');

const STORED_AUTHOR = graphql(
  'query LegacyStoredAuthor($id: ID!) { node(id: $id) { ... on ContributionAuthor { revision personName sex email company address professionalTitle { id } degree { id } } } }',
);
const SAVE_AUTHOR = graphql('mutation LegacySaveAuthor($input: SaveContributionAuthorInput!) { saveContributionAuthor(input: $input) { author { id } } }');
const ADD_REGISTERED = graphql('mutation LegacyAddAuthor($input: AddRegisteredAuthorInput!) { addRegisteredAuthor(input: $input) { author { id } } }');

const AUTHORS_BESIDE = graphql('query LegacyAuthorsBeside($id: ID!) { node(id: $id) { ... on ContributionAuthor { contribution { id authors { id isCorresponding } } } } }');
const SET_CORRESPONDING = graphql('mutation LegacyCorresponding($input: SetCorrespondingAuthorsInput!) { setCorrespondingAuthors(input: $input) { contribution { id } } }');

interface AuthorValues {
  authorId: string; contributionId: string; post: string | null; degree: string | null; personName: string; sex: 'MALE' | 'FEMALE' | null; email: string; company: string; address: string;
}

/** A code adds a person of the register, a key changes an author of this manuscript, neither adds one that was typed in (D13-075). */
async function saveAuthor(values: AuthorValues, call: Call): Promise<{ authorId: number }> {
  const named = values.authorId.trim();
  if (named !== '' && keyOf(named) === null) {
    const { addRegisteredAuthor } = await call.execute(ADD_REGISTERED, { input: { contributionId: values.contributionId, code: named, company: values.company } });
    return { authorId: key(found(addRegisteredAuthor.author).id) };
  }
  const authorId = named === '' ? null : encodeId('ContributionAuthor', Number(named));
  // Only sent fields change: the known author is sent with an affiliation alone.
  const stored = authorId === null ? null : found((await call.execute(STORED_AUTHOR, { id: authorId })).node);
  const input = {
    contributionId: values.contributionId, authorId, revision: stored?.revision, personName: values.personName || (stored?.personName ?? ''), sex: values.sex ?? stored?.sex, email: values.email || stored?.email,
    company: values.company || stored?.company, address: values.address || stored?.address, professionalTitleId: values.post ?? stored?.professionalTitle?.id, degreeId: values.degree ?? stored?.degree?.id,
  };
  return { authorId: key(found((await call.execute(SAVE_AUTHOR, { input })).saveContributionAuthor.author).id) };
}

export const submissionRows = {
  // The same manuscript is changed in place: its id never changes.
  'E1-022': json({
    name: 'beginRevision', method: 'POST', paths: ['contribution/preRevise', 'preRevise'], about: 'Open a manuscript for changes', who, spec: 'S1 §4, §7, D2-79', token: 'header',
    params: { contributionId },
    document: graphql('mutation LegacyRevise($input: BeginContributionRevisionInput!) { beginContributionRevision(input: $input) { contribution { id } } }'),
    variables: (input) => ({ input }),
    fields: { contributionId: 'integer' },
    answer: ({ beginContributionRevision }) => ({ contributionId: key(found(beginContributionRevision.contribution).id) }),
  }),

  // The first save makes the manuscript and answers its id.
  'E1-033': json({
    name: 'saveJournal', method: 'POST', paths: ['contribution/saveContributionColloquium', 'saveContributionColloquium'], about: 'Choose subject, journal, column and kind of submission', who, spec: 'S1 §4, §5, §7', token: 'header',
    params: {
      subtypeId: entry('SUBJECT', { otherwise: 'form.subjectRequired' }), colloquiumId: id('Colloquium', { otherwise: 'form.colloquiumRequired' }), contributionId: optionalId('Contribution'),
      contributionType: choice(sourceCodes, { otherwise: 'form.sourceRequired' }), colloquiumColumn: maybe(optionalId('ColloquiumColumn')),
    },
    asksFirst: [STORED_JOURNAL],
    document: graphql(
      'mutation LegacySaveColloquium($input: SaveContributionColloquiumInput!) { saveContributionColloquium(input: $input) { contribution { id } } }',
    ),
    variables: async ({ subtypeId, colloquiumId, contributionId: known, contributionType, colloquiumColumn }, call) => {
      const stored = known === null ? null : (await call.execute(STORED_JOURNAL, { id: known })).node;
      // The column of another journal is none of this one.
      const column = stored?.colloquium?.id === colloquiumId ? stored.column?.id : null;
      return {
        input: {
          subjectId: subtypeId, colloquiumId, contributionId: known, source: contributionType, columnId: colloquiumColumn === undefined ? column : colloquiumColumn, version: known === null ? null : (stored?.version ?? 0),
        },
      };
    },
    fields: { contributionId: 'integer' },
    answer: ({ saveContributionColloquium }) => ({ contributionId: key(found(saveContributionColloquium.contribution).id) }),
  }),

  // Sent once the statement is ticked; 0 lets an unaccepted manuscript be offered to other journals, and leaving it out keeps the earlier
  // answer (D13-077). For an unaccepted manuscript it gives or takes back the consent; repeating it changes nothing (D2-75).
  'E1-034': json({
    name: 'saveConsent', method: 'POST', paths: ['contribution/saveEmpty', 'saveEmpty'], about: 'Agree to the statement; offer to the pool', who, spec: 'S1 §2, §3, §7, §9', token: 'header',
    params: { contributionId, isemploy: choice<boolean | null>({ 0: true, 2: false }, { standard: null, aliases: ['powerUse'] }) },
    documents: [STORED_CONSENT, SAVE_STATEMENT, CONSENT, WITHDRAW_CONSENT],
    run: async ({ contributionId: manuscript, isemploy }, call) => {
      const stored = found((await call.execute(STORED_CONSENT, { id: manuscript })).node);
      if (stored.authorStatus === 'NOT_ACCEPTED' && !stored.viewerCanEdit) {
        const [isGiven, input] = [stored.isInPool ?? false, { contributionId: manuscript }];
        if (isemploy === true && !isGiven) await call.execute(CONSENT, { input });
        if (isemploy === false && isGiven) await call.execute(WITHDRAW_CONSENT, { input });
        return {};
      }
      const input = { contributionId: manuscript, version: stored.version ?? 0, hasAgreed: true, poolConsent: isemploy ?? stored.poolConsent ?? false };
      await call.execute(SAVE_STATEMENT, { input });
      return {};
    },
    fields,
  }),

  'E1-035': json({
    name: 'saveTitle', method: 'POST', paths: ['contribution/saveContributionTitle', 'saveContributionTitle'], about: 'Save article type and titles', who, spec: 'S1 §3, §5, §7', token: 'header',
    params: { contributionId, chapterType: maybe(entry('ARTICLE_TYPE')), ...TITLE_PARAMS },
    asksFirst: [STORED_TITLE],
    document: graphql('mutation LegacySaveTitle($input: SaveContributionTitleInput!) { saveContributionTitle(input: $input) { contribution { id } } }'),
    variables: async ({ contributionId: manuscript, chapterType, ...titles }, call) => {
      const { version, articleType, ...stored } = found((await call.execute(STORED_TITLE, { id: manuscript })).node);
      return { input: { contributionId: manuscript, version: version ?? 0, articleTypeId: chapterType === undefined ? articleType?.id : chapterType, ...titleInput(titles, stored) } };
    },
    fields, answer: nothing,
  }),

  // `order` is answered by authorContent and accepted as it is: an added author stands behind the others (R1-134).
  'E1-036': json({
    name: 'saveAuthor', method: 'POST', paths: ['contribution/saveContributionAuthor', 'saveContributionAuthor'], about: 'Add or change an author', who, spec: 'S1 §3, §5, §7, D13-075', token: 'header',
    params: {
      authorId: text(), contributionId, company: text(), post: entry('PROFESSIONAL_TITLE'), degree: entry('DEGREE'), personName: text(), sex: choice<'MALE' | 'FEMALE' | null>(sexByCode, { standard: null }),
      email: text(), address: text(), order: text(),
    },
    documents: [STORED_AUTHOR, SAVE_AUTHOR, ADD_REGISTERED],
    run: saveAuthor,
    fields: { authorId: 'integer' },
  }),

  'E1-037': json({
    name: 'deleteAuthor', method: 'POST', paths: ['contribution/deleteContributionAuthor', 'deleteContributionAuthor'], about: 'Delete an author other than the first', who, spec: 'S1 §2, §7', token: 'header',
    params: { contributionId, authorId: id('ContributionAuthor') },
    asksFirst: [STORED_AUTHOR],
    document: graphql('mutation LegacyDeleteAuthor($input: DeleteContributionAuthorInput!) { deleteContributionAuthor(input: $input) { contribution { id } } }'),
    variables: async (input, call) => ({ input: { ...input, revision: (await call.execute(STORED_AUTHOR, { id: input.authorId })).node?.revision ?? 0 } }),
    fields, answer: nothing,
  }),

  // The body need not name the manuscript: its authors do (D13-074).
  'E1-038': json({
    name: 'setCorrespondingAuthors', method: 'POST', paths: ['contribution/communicationAuthor', 'communicationAuthor'], about: 'Say which authors correspond', who, spec: 'S1 §3, §7', token: 'header',
    params: { list: list(({ authorId, option }) => ({ key: keyOf(authorId), isCorresponding: String(option) === '1' }), { authorId: { type: 'integer' }, option: { type: 'integer', enum: [0, 1] } }) },
    documents: [AUTHORS_BESIDE, SET_CORRESPONDING],
    run: async ({ list: options }, call) => {
      eachOnce(options);
      const [first] = options;
      const { node } = await call.execute(AUTHORS_BESIDE, { id: encodeId('ContributionAuthor', found(first?.key)) });
      const manuscript = found(node?.contribution);
      const authors = found(manuscript.authors);
      const said = new Map(options.map((option) => [option.key, option.isCorresponding]));
      const authorIds = [
        ...authors.filter((author) => said.get(key(author.id)) ?? author.isCorresponding).map((author) => author.id),
        // Named, but not of this manuscript: the API says so.
        ...options.filter((option) => !authors.some((author) => key(author.id) === option.key)).map((option) => encodeId('ContributionAuthor', option.key ?? 0)),
      ];
      await call.execute(SET_CORRESPONDING, { input: { contributionId: manuscript.id, authorIds, seenAuthorIds: authors.filter((author) => author.isCorresponding).map((author) => author.id) } });
      return {};
    },
    fields,
  }),

  'E1-041': json({
    name: 'saveSummary', method: 'POST', paths: ['contribution/saveContributionSummery', 'saveContributionSummery'], about: 'Save keywords and abstracts', who, spec: 'S1 §3, §5, §7', token: 'header',
    params: { contributionId, keyWordCh: maybe(text()), keyWordEn: maybe(text()), summaryCh: maybe(text()), summaryEn: maybe(text()) },
    asksFirst: [STORED_ABSTRACT],
    document: graphql('mutation LegacySaveSummary($input: SaveContributionSummaryInput!) { saveContributionSummary(input: $input) { contribution { id } } }'),
    variables: async ({ keyWordCh, keyWordEn, summaryCh, summaryEn, ...input }, call) => {
      const { version, keywordsZh, keywordsEn, abstractZh, abstractEn } = found((await call.execute(STORED_ABSTRACT, { id: input.contributionId })).node);
      return {
        input: {
          ...input, version: version ?? 0, keywordsZh: splitKeywords(keyWordCh ?? keywordsZh ?? []), keywordsEn: splitKeywords(keyWordEn ?? keywordsEn ?? []), abstractZh: summaryCh ?? abstractZh ?? '', abstractEn: summaryEn ?? abstractEn ?? '',
        },
      };
    },
    fields, answer: nothing,
  }),

  'E1-045': json({
    name: 'uploadManuscriptFile', method: 'POST', paths: ['contribution/saveContributionUploadFile', 'saveContributionUploadFile'], about: 'Upload a file', who, spec: 'S1 §5, §7, §8', token: 'header',
    params: { file: file(), contributionId, description: text(), fileType: choice({ 0: 'MANUSCRIPT', 1: 'SUPPLEMENT', 5: 'PICTURE', 6: 'CHART', 7: 'TABLE' }, { otherwise: 'legacy.fileKindRequired' }) },
    document: graphql('mutation LegacyUpload($input: UploadContributionFileInput!) { uploadContributionFile(input: $input) { file { id } } }'),
    variables: ({ fileType, ...input }) => ({ input: { ...input, kind: fileType } }),
    fields: { fileId: 'integer' },
    answer: ({ uploadContributionFile }) => ({ fileId: key(found(uploadContributionFile.file).id) }),
  }),

  'E1-046': json({
    name: 'deleteManuscriptFile', method: 'POST', paths: ['contribution/deleteContributionUploadFile', 'deleteContributionUploadFile'], about: 'Delete a file', who, spec: 'S1 §7', token: 'header',
    params: { contributionId, fileId: id('ContributionFile') },
    document: graphql('mutation LegacyDeleteFile($input: DeleteContributionFileInput!) { deleteContributionFile(input: $input) { contribution { id } } }'),
    variables: (input) => ({ input }),
    fields, answer: nothing,
  }),

  'E1-047': json({
    name: 'keepDraft', method: 'POST', paths: ['contribution/temporaryStorage', 'temporaryStorage'], about: 'Keep the draft', who, spec: 'S1 §4, §7', token: 'header', done: 'legacy.draftKept',
    params: { contributionId },
    document: graphql('mutation LegacyKeep($input: KeepContributionDraftInput!) { keepContributionDraft(input: $input) { contribution { id } } }'),
    variables: (input) => ({ input }),
    fields, answer: nothing,
  }),

  'E1-048': json({
    name: 'submitManuscript', method: 'POST', paths: ['contribution/submit', 'submit'], about: 'Hand the manuscript in', who, spec: 'S1 §4, §7, §8', token: 'header', done: 'legacy.submitted',
    params: { contributionId },
    asksFirst: [STORED_VERSION],
    document: graphql('mutation LegacySubmit($input: SubmitContributionInput!) { submitContribution(input: $input) { contribution { id } } }'),
    variables: async (input, call) => ({ input: { ...input, version: await storedVersion(call, input.contributionId) } }),
    fields, answer: nothing,
  }),
};
