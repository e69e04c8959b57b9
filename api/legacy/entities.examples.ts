// The things that calls read and write, by the names that docs/rules/entities.tsv gives them: where each of their fields travels.
import type { RowId } from './table.ts';

interface Entity {
  /** Fields of answers: the call and the place in it, then the fields there. */
  read?: readonly (readonly [place: `${RowId}${string}`, fields: string])[];
  /** Parameters: the same. */
  sent?: readonly (readonly [place: RowId, fields: string])[];
}

const PEOPLE = 'name sex degree email company placeId';
const SUGGESTED = 'personName sex professionalTitle degree email company collegeName reason';
const FILE = 'fileType fileName fileSize filePath description createtime';
const SUGGESTION = 'code contributionId decision suggestion.content suggestion.contributionId';

export const ENTITIES: Readonly<Record<string, Entity>> = {
  Colloquium: {
    read: [
      [
        'E2-054.colloquium',
        'id type no name subject cycle startPublicationTime startTime endTime initCycleTime initCycle editorInChiefOfTheName editorDept editorDeptName authors[].userId hostUnit[].name publishUnit editorialCommittee[].name expertCommittee[].name editorIntroduce senderAccount senderPassword journalSource web columnList[].name publishingMonths introduce forewordTitle journalTitle journalPath forewordPath collectedPapersName',
      ],
      ['E3-010.page.list[]', 'paramSet.colloquiumZt'],
    ],
  },
  ChiefEditorFlow: { read: [['E2-070.colloquiumFlow', 'isAlleditorView editorId backType']], sent: [['E2-071', 'colloquiumId isAlleditorView editorId backType']] },
  ContentSetting: { read: [['E2-066.contentSetting', 'id colloquiumId inviteAuthorTemplate inviteExpertTemplate autherUpdateHeadTemplate autherUpdateBottomTemplate']] },
  DepartmentOption: { read: [['E3-002.deptList[]', 'deptId name']] },
  UserLookup: { read: [['E3-004.user', 'userId username']] },
  EditorOption: {
    read: [
      ['E2-069.colloquiumAuthorVoList[]', 'userId userName'],
      ['E2-035.editors[]', 'userId userName'],
    ],
  },
  JournalOption: {
    read: [
      ['E2-022.result[]', 'id name value'],
      ['E2-008.result[]', 'id name'],
      ['E2-052.colloquiumList[]', 'id name'],
      ['E2-053.colloquiumList[]', 'id name'],
    ],
  },
  SingleTreeNode: { read: [['E3-006.result[]', 'subject colloquiums[].id colloquiums[].name']] },
  FileUploadResult: {
    read: [
      ['E2-040', 'fileName filePath fileSize upTime'],
      ['E1-045', 'fileId'],
    ],
    sent: [['E2-074', 'suggestion.files[].fileDesc suggestion.files[].fileType']],
  },
  ManuscriptFile: { read: [['E1-031.files[]', FILE]] },
  Page: {
    read: [
      ['E2-003.page', 'list[].id totalPage totalCount currPage'],
      ['E3-037.page', 'list[].id totalPage totalCount currPage'],
      ['E3-024.page', 'list[].id totalPage totalCount'],
    ],
  },
  StatJournalStatus: { read: [['E3-024.page.list[]', 'id no startPublicationTime editorInChiefOfTheName name subject cycle status latestPeriod']] },
  StatPublicationProgress: { read: [['E3-025.page.list[]', 'colloquiumName publishingHouse number status estimatedTime actualTime wraning']] },
  UnacceptedManuscript: {
    read: [['E2-005.resultList.list[]', 'id cbCode chapterTitleCh subtype authorName chapterTypeName tougaoTime rukuTime cbState']],
  },
  ExpertListRow: {
    read: [['E2-004.resultList.list[]', 'id contributionId colloquiumId cbCode tougaoTime chapterTitleCh colloquium subtype status']],
  },
  User: {
    read: [['E3-044.user', 'userId code username deptId deptName email mobile roleIdList[] status createTime']],
    sent: [['E3-045', 'password roleIdStr']],
  },
  Department: { read: [['E3-054.dept', 'deptId name parentId parentName orderNum']] },
  Role: { read: [['E3-050.role', 'roleId roleName deptId deptName remark createTime menuIdList[] deptIdList[]']] },
  MenuNode: { read: [['E3-058.list[]', 'menuId parentId']] },
  LogEntry: { read: [['E3-059.page.list[]', 'id username operation method params time ip createDate']] },
  UnfinishedContributionRow: { read: [['E2-001.page.list[]', 'id xinjianTime chapterTitleCh colloquium']] },
  ContributionListRow: {
    read: [
      ['E2-002.resultList.list[]', 'id cbCode tougaoTime chapterTitleCh colloquium colloquiumId responsible cbState zt flag contributionType'],
      ['E2-003.page.list[]', 'id cbCode tougaoTime chapterTitleCh colloquium colloquiumId cbState zt flag contributionType'],
    ],
  },
  IssueFew: { read: [['E2-054.fewList[]', 'id number sendTime status']] },
  IssueContents: {
    read: [
      ['E2-058', 'content remark files[].uploadTime files[].name files[].size files[].download list[].id list[].chapterTitleCh list[].authorName'],
    ],
  },
  ManuscriptDetail: {
    read: [
      [
        'E2-013.content',
        'cbCode id files[].fileName haveHistoryFiles subName colloquiumName contributionTypeName chapterName chapterTitleCh chapterTitleChF chapterTitleEn chapterTitleEnF keyWordCh keyWordEn summaryCh summaryEn chapterExplain',
      ],
    ],
  },
  AuthorsDetail: { read: [['E2-013.content.authors[]', 'personName sex post degree email company address firstAuthor isContactor']] },
  FundationsDetail: { read: [['E2-013.content.fundations[]', 'fundnumber fundname']] },
  SuggestedReviewersDetail: {
    read: [
      ['E2-013.content.proposepsersons[]', SUGGESTED],
      ['E2-013.content.opposepsersons[]', SUGGESTED],
    ],
  },
  StatusLogNode: { read: [['E2-017.statusLogs[]', 'nodeName operation suggestion file files[].fileName inviteId hz']] },
  StatusLogGroup: { read: [['E2-018.result[]', 'collouium contributionLogsVo[].nodeName']] },
  ExpertSummaryComment: { read: [['E2-021.comments[]', 'username editorSuggestion']] },
  ExpertSearchResult: { read: [['E2-043.experts[]', 'code realName sex email professionalTitle company addressMsg']] },
  NewInvitee: {
    sent: [
      ['E2-044', PEOPLE.replaceAll(/\w+/g, 'authors[].$&')],
      ['E2-050', PEOPLE.replaceAll(/\w+/g, 'authors[].$&')],
    ],
  },
  InvitedExpertRecord: {
    read: [['E2-042.page.list[]', 'expertCode expertName sex email professionalTitle company inviteTime inviteUserName contributionName']],
  },
  InvitedAuthorRecord: { read: [['E2-049.page.list[]', 'inviteTime colloquiumName authorCode authorName sex email company inviteUserName']] },
  AuthorSearchResult: { read: [['E2-051.authors[]', 'code realName sex professionalTitle email company isadd']] },
  ReviewResultInfo: {
    read: [
      [
        'E2-045.info',
        'realName sex duty professionalTitle email phonenum company collegeName chapterTitleCh colloquium options1[] options2[] again finalSuggestion comment files[].fileName toEditor editorSuggestion',
      ],
    ],
  },
  ReviewSubmission: {
    sent: [
      [
        'E2-047',
        'again comment editorSuggestion files[].fileDesc files[].fileName files[].fileSize files[].filePath files[].fileType finalSuggestion inviteId options toEditor',
      ],
    ],
  },
  Preprint: {
    read: [
      [
        'E2-010.preprintContribution',
        'id updateTime title keyWord summaryCh authorList[].name authorList[].unit email phone attachment attachmentFile.name attachmentFile.size attachmentFile.createDate haveHistoryFiles',
      ],
    ],
  },
  CopyrightAgreement: { read: [['E2-072.result', 'author colloquiumName']] },
  ListQuery: {
    sent: [
      ['E2-002', 'pageNo pageSize beDeal searchScope keyWord orderField order'],
      ['E2-003', 'pageNo pageSize beDeal searchScope keyWord orderField order'],
    ],
  },
  UnacceptedListQuery: {
    sent: [['E2-005', 'code contributionTime title colloquium invalid colloquiumId chapterType subtypeId storageTime']],
  },
  Decision: {
    sent: [
      ['E2-025', `${SUGGESTION} suggestion.files[].filePath`],
      ['E2-026', SUGGESTION],
      ['E2-027', SUGGESTION],
      ['E2-028', SUGGESTION],
    ],
  },
  PlagiarismCheck: { sent: [['E2-031', 'check contributions[].code contributions[].contributionId']] },
  CheckReport: { sent: [['E2-032', 'code contributionId fileName fileUrl fileSize']] },
  InviteJudgement: { sent: [['E2-033', 'invite']] },
  Distribution: { sent: [['E2-036', 'contributions[].code contributions[].contributionId contributions[].colloquiumId receiveEditorId']] },
  ExpertReceipt: { sent: [['E2-048', 'list[].id operation']] },
  CatalogueSave: { sent: [['E2-059', 'colloquiumFewId content contributionList[].id contributionList[].sort']] },
  SendToPress: { sent: [['E2-061', 'colloquiumFewId sendRemark files']] },
  StatusTimes: { read: [['E2-016', 'times[]']] },
  OperationListEntry: {
    read: [
      ['E2-020.result[]', 'type'],
      ['E2-011.option[]', 'type'],
    ],
  },
  AuthorizationUpload: { sent: [['E2-074', 'decision type suggestion.files[].filePath']] },
  FooterLinks: { read: [['E2-077', 'friendLink[].name friendLink[].url productLink[].name productLink[].url']] },
};

/** The entity's fields that must have travelled: `read` as World notes them from answers, `sent` from parameters. */
export function fieldsOf({ read = [], sent = [] }: Entity): { read: string[]; sent: string[] } {
  const named = (places: readonly (readonly [string, string])[]) =>
    places.flatMap(([place, fields]) => fields.split(' ').map((field) => `${place}.${field}`.replace('.[]', '[]')));
  return { read: named(read), sent: named(sent) };
}
