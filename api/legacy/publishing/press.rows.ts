// The facade's calls on a journal with its issues, the workbench of an issue and its way to the press (S2 §2.7, §7, S3 §7.2).
import { invalidInput } from '../../errors.ts';
import { encodeId } from '../../graphql/node.ts';
import { MEMBER_CODES } from '../operations/colloquium-form.rows.ts';
import { id, keyOf, list, maybe, text } from '../row/params.ts';
import { download, graphql, json } from '../row/row.ts';
import { found, key, moment, oneIf } from '../row/values.ts';

const chiefs = 'Executive Editor, Editor-in-Chief';
const readers = `${chiefs}; of a sent issue Publishing Editor, operations`;
const colloquiumFewId = id('Issue');

const STORED = graphql('query LegacyStoredIssue($id: ID!) { node(id: $id) { ... on Issue { version firstPage sentAt contents articles { pageCount contribution { id } } } } }');
const SAVE = graphql('mutation LegacySaveIssue($input: SaveIssueContentsInput!) { saveIssueContents(input: $input) { issue { id } } }');
const EXPORT = graphql('mutation LegacyExportIssue($input: ExportIssueContentsInput!) { exportIssueContents(input: $input) { url } }');
const SEND = graphql('mutation LegacySendIssue($input: SendIssueToPressInput!) { sendIssueToPress(input: $input) { issue { id } } }');
const DOCUMENT = graphql('query LegacyIssueDocument($id: ID!, $document: IssueDocument!) { node(id: $id) { ... on Issue { documentUrl(document: $document) } } }');

interface Placed {
  contributionId: string;
  sort: number;
}

/** Errors: INVALID_INPUT when a place is no number. */
function placed({ id: named, sort }: Readonly<Record<string, unknown>>): Placed {
  const place = Number(sort);
  if (sort === '' || sort === null || !Number.isFinite(place)) throw invalidInput({ contributionList: { code: 'input.invalid' } });
  return { contributionId: encodeId('Contribution', keyOf(named) ?? 0), sort: place };
}

const documentOf = (document: 'MANUSCRIPTS' | 'PACKAGE' | 'ABSTRACTS', path: string, { name, about, who, spec }: { name: string; about: string; who: string; spec: string }) =>
  download({
    name, method: 'GET', paths: [path], about, who, spec, token: 'either', params: { colloquiumFewId },
    document: DOCUMENT,
    variables: ({ colloquiumFewId: issueId }) => ({ id: issueId, document }),
    answer: ({ node }) => ({ url: found(node?.documentUrl) }),
  });

export const pressRows = {
  // Also E3-012. Persons are named by their codes (decision 10); the mailbox and the settings of operations are null to the others, its
  // password is a mask (D13-118).
  'E2-054': json({
    name: 'readJournalIssues', method: 'GET', paths: ['colloquium/detail'], about: 'A journal or conference with its editors and its issues; status 0 is open, 1 is sent', who: `${chiefs}, the publisher’s staff`, spec: 'S2 §3, §7, S3 §7.2 (E3-012), D2-71, D13-027', token: 'header',
    params: { id: id('Colloquium') },
    document: graphql(`query LegacyJournalDetail($id: ID!) { node(id: $id) { ... on Colloquium {
      id kind number name hostUnits publishingUnit startsOn endsOn foundedOn collectedPapersName introduction editorIntroduction foreword callForPapers sources homePages subject { label } cycle { label } columns { id name }
      officeHolders { office person { code realName } } committees { committee type name } issues { id number sentAt }
      contents { initCycle initCycleTime publishingMonths forewordFile callForPapersFile editorialDepartment { id nameZh } } sender { address password }
    } } }`),
    variables: (values) => values,
    fields: {
      colloquium: {
        id: 'integer', type: 'integer', no: 'string', name: 'string', hostUnit: [{ no: 'integer', name: 'string' }], publishUnit: 'string?', editorDept: 'integer?', editorDeptName: 'string?', subject: 'string', cycle: 'string?', startTime: 'string?', endTime: 'string?', startPublicationTime: 'string?', initCycle: 'integer?', initCycleTime: 'string?', publishingMonths: 'string?', editorInChiefOfTheName: 'string?',
        introduce: 'string', editorIntroduce: 'string', forewordTitle: 'string', forewordPath: 'string?', journalTitle: 'string', journalPath: 'string?', collectedPapersName: 'string?', journalSource: 'string', web: 'string', senderAccount: 'string?', senderPassword: 'string?',
        editorialCommittee: [{ no: 'integer', type: 'integer?', name: 'string' }], expertCommittee: [{ no: 'integer', name: 'string' }],
        columnList: [{ id: 'integer', name: 'string' }], authors: [{ no: 'integer', type: 'integer', userId: 'string', userName: 'string?' }],
      },
      fewList: [{ id: 'integer', number: 'integer', sendTime: 'string?', status: 'integer' }],
    },
    answer: ({ node }) => {
      const { id: journal, kind, number, name, hostUnits, publishingUnit, startsOn, endsOn, subject, cycle, columns, officeHolders, issues, committees, contents, sender, ...texts } = found(node);
      const codes = MEMBER_CODES[kind];
      const committee = (wanted: 'EDITORIAL' | 'EXPERT') => committees.filter((member) => member.committee === wanted);
      return {
        fewList: found(issues).map((issue) => ({ id: key(issue.id), number: issue.number, sendTime: moment(issue.sentAt), status: oneIf(issue.sentAt !== null) })),
        colloquium: {
          id: key(journal), type: oneIf(kind === 'CONFERENCE'), no: number, name, hostUnit: hostUnits.map((host, at) => ({ no: at + 1, name: host })), publishUnit: publishingUnit,
          editorDept: contents?.editorialDepartment ? key(contents.editorialDepartment.id) : null, editorDeptName: contents?.editorialDepartment?.nameZh ?? null,
          subject: subject.label, cycle: cycle?.label ?? null, startTime: startsOn, endTime: endsOn, startPublicationTime: texts.foundedOn, columnList: columns.map((column) => ({ id: key(column.id), name: column.name })),
          authors: found(officeHolders).map(({ office, person }, at) => ({ no: at + 1, type: codes[office], userId: person.code, userName: person.realName })),
          editorInChiefOfTheName: officeHolders?.find(({ office }) => office === 'CHIEF')?.person.realName ?? null,
          initCycle: contents?.initCycle ?? null, initCycleTime: contents?.initCycleTime ?? null, publishingMonths: contents?.publishingMonths.join(',') ?? null,
          introduce: texts.introduction, editorIntroduce: texts.editorIntroduction, forewordTitle: texts.foreword, forewordPath: contents?.forewordFile ?? null, journalTitle: texts.callForPapers, journalPath: contents?.callForPapersFile ?? null,
          collectedPapersName: texts.collectedPapersName, journalSource: texts.sources.join(','), web: texts.homePages.join(','), senderAccount: sender?.address ?? null, senderPassword: sender?.password ?? null,
          editorialCommittee: committee('EDITORIAL').map(({ type, name: person }, at) => ({ no: at + 1, type: type === null ? null : codes[type], name: person })),
          expertCommittee: committee('EXPERT').map(({ name: person }, at) => ({ no: at + 1, name: person })),
        },
      };
    },
  }),

  'E2-058': json({
    name: 'readIssueContents', method: 'GET', paths: ['contribution/getContributionByFewId'], about: 'What is in an issue, in its order, its contents text, and what went with it to the press', who: readers, spec: 'S2 §2.7, §3, §7', token: 'header', params: { colloquiumFewId },
    document: graphql(`query LegacyIssueContents($colloquiumFewId: ID!) { node(id: $colloquiumFewId) { ... on Issue {
      contents remark articles { authorNames contribution { id titleZh titleEn } } submittedFiles { name size uploadedAt url }
    } } }`),
    variables: (values) => values,
    fields: {
      list: [{ id: 'integer', chapterTitleCh: 'string?', authorName: 'string' }], content: 'string', remark: 'string',
      files: [{ uploadTime: 'string', name: 'string', size: 'integer', download: 'string' }],
    },
    answer: ({ node }) => {
      const { contents, remark, articles, submittedFiles } = found(node);
      return {
        list: found(articles).flatMap(({ authorNames, contribution }) =>
          contribution ? [{ id: key(contribution.id), chapterTitleCh: contribution.titleZh ?? contribution.titleEn, authorName: authorNames }] : [],
        ),
        content: contents ?? '', remark: remark ?? '',
        files: found(submittedFiles).map(({ name, size, uploadedAt, url }) => ({ uploadTime: moment(uploadedAt), name, size, download: url })),
      };
    },
  }),

  // Old clients know no pages: stored ones stay. Their save names the stored version (decision 30); without a list the stored order stays.
  'E2-059': json({
    name: 'saveIssueContents', method: 'POST', paths: ['colloquium/saveFewContent'], about: 'Save the order of an issue and its contents text; afterwards it is exported again', who: chiefs, spec: 'S2 §2.7, §5, §7, §8, D2-108', token: 'header', done: 'legacy.settingsSaved',
    params: { colloquiumFewId, content: maybe(text()), contributionList: list(placed, { id: { type: 'integer' }, sort: { type: 'integer' } }) },
    asksFirst: [STORED],
    document: SAVE,
    variables: async ({ colloquiumFewId: issueId, content, contributionList }, call) => {
      const { version, firstPage, articles, contents } = found((await call.execute(STORED, { id: issueId })).node);
      const stored = (articles ?? []).flatMap(({ pageCount, contribution }) => (contribution ? [{ contributionId: contribution.id, pageCount }] : []));
      const pages = new Map(stored.map(({ contributionId, pageCount }) => [contributionId, pageCount]));
      const order = contributionList.toSorted((one, other) => one.sort - other.sort).map(({ contributionId }) => ({ contributionId, pageCount: pages.get(contributionId) ?? null }));
      return { input: { issueId, version, firstPage: firstPage ?? 1, contents: content ?? contents ?? '', articles: order.length === 0 ? stored : order } };
    },
  }),

  // Exporting opens the further steps; of a sent issue it is the sent catalogue.
  'E2-060': download({
    name: 'exportIssueContents', method: 'GET', paths: ['colloquium/exportFewContent'], about: 'Export the saved contents of an issue as a Word document; abstracts, manuscripts and the press are open then', who: readers, spec: 'S2 §2.7, §5, §7, D2-108', token: 'either',
    params: { colloquiumFewId },
    documents: [STORED, DOCUMENT, EXPORT],
    run: async ({ colloquiumFewId: issueId }, call) => {
      const { sentAt } = found((await call.execute(STORED, { id: issueId })).node);
      if (sentAt === null) return { url: (await call.execute(EXPORT, { input: { issueId } })).exportIssueContents.url };
      return { url: found((await call.execute(DOCUMENT, { id: issueId, document: 'CATALOGUE' })).node?.documentUrl) };
    },
  }),

  // The files are named by the filePath that file/upload answered.
  'E2-061': json({
    name: 'sendIssueToPress', method: 'POST', paths: ['colloquium/sendToPress'], about: 'Send an issue to the press, once, with a remark and files, their paths joined by commas', who: chiefs, spec: 'S2 §2.7, §5, §7, §8, D2-71, D2-110', token: 'header', done: 'legacy.submitted',
    params: { colloquiumFewId, sendRemark: text(), files: text() },
    asksFirst: [STORED],
    document: SEND,
    variables: async ({ colloquiumFewId: issueId, sendRemark, files }, call) => {
      const { version } = found((await call.execute(STORED, { id: issueId })).node);
      return { input: { issueId, version, remark: sendRemark, filePaths: files.split(',').flatMap((path) => path.trim() || []) } };
    },
  }),

  'E2-062': documentOf('MANUSCRIPTS', 'contribution/downloadFewAllFile', { name: 'downloadIssueManuscripts', about: 'All manuscripts of an issue in its order, as one zip; once its contents were exported', who: readers, spec: 'S2 §2.7, §5, §7' }),

  'E2-064': documentOf('PACKAGE', 'contribution/downloadFewSendToPressFile', { name: 'downloadPressPackage', about: 'What went to the press with a sent issue, as one zip with a list of checksums; the same bytes each time', who: readers, spec: 'S2 §2.7, §7' }),

  'E2-065': documentOf('ABSTRACTS', 'colloquium/exportFewSummaryEn', { name: 'downloadIssueAbstracts', about: 'The English abstracts of an issue as a Word document; once its contents were exported', who: readers, spec: 'S2 §2.7, §5, §7' }),
};
