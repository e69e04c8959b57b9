// The periodicals and the conference of the demo publisher: different subjects, columns, review types and workflow switches.
import type { DemoDepartment } from './departments.ts';

export interface DemoPeriodical {
  number: string;
  /** 0 periodical, 1 conference. */
  kind: 0 | 1;
  name: string;
  nameEn: string;
  /** Value of the dictionary SUBJECT. */
  subject: string;
  /** Value of the dictionary CYCLE. */
  cycle: string;
  department: DemoDepartment;
  columns: readonly string[];
  /** 0 single blind, 1 double blind, 2 open. */
  reviewType: 0 | 1 | 2;
  checksPlagiarism: boolean;
  invitesReviewers: boolean;
  chiefPreAccepts: boolean;
  deputyReviews: boolean;
  /** Account of the editor who gets every submission; null: open to all editors. */
  assignedEditor: string | null;
  returnsToOriginalEditor: boolean;
  /** Hosting institutions. */
  hostUnits: readonly string[];
  /** Number of the first issue that is kept here. */
  initCycle: number;
  /** Of the journals by serial number (publication.ts); has a prefix that is assigned to no publisher. */
  issn?: string;
  /** Name of a conference's proceedings. */
  collectedPapersName?: string;
  introduction: string;
}

export const demoPeriodicals: readonly DemoPeriodical[] = [
  {
    number: 'JNWH',
    kind: 0,
    name: '江南文化研究',
    nameEn: 'Studies of Jiangnan Culture',
    subject: '770',
    cycle: '2',
    department: 'humanities',
    columns: ['区域史研究', '文献与版本', '书评'],
    reviewType: 1,
    checksPlagiarism: true,
    invitesReviewers: true,
    chiefPreAccepts: true,
    deputyReviews: true,
    assignedEditor: null,
    returnsToOriginalEditor: false,
    hostUnits: ['临江大学文学院', '江南文化研究会'],
    initCycle: 18,
    introduction: '刊载江南地区历史、文献与社会文化研究的学术集刊，每年两辑。',
  },
  {
    number: 'SJKX',
    kind: 0,
    name: '数据科学与计算',
    nameEn: 'Data Science and Computation',
    subject: '520',
    cycle: '3',
    department: 'science',
    columns: ['方法', '应用'],
    reviewType: 0,
    checksPlagiarism: false,
    invitesReviewers: true,
    chiefPreAccepts: true,
    deputyReviews: false,
    assignedEditor: 'editor2',
    returnsToOriginalEditor: true,
    hostUnits: ['东湖理工大学计算机学院'],
    initCycle: 9,
    issn: '9990-0211',
    introduction: '关注统计学习、数据治理与可信计算的方法与应用。',
  },
  {
    number: 'STPL',
    kind: 0,
    name: '生态环境评论',
    nameEn: 'Review of Ecology and Environment',
    subject: '610',
    cycle: '1',
    department: 'science',
    columns: [],
    reviewType: 2,
    checksPlagiarism: true,
    invitesReviewers: true,
    chiefPreAccepts: false,
    deputyReviews: true,
    assignedEditor: null,
    returnsToOriginalEditor: false,
    hostUnits: ['生态环境政策研究中心'],
    initCycle: 6,
    issn: '9990-0319',
    introduction: '面向生态治理与环境政策的年度评论集刊，实行公开评审。',
  },
  {
    number: 'XYJJ',
    kind: 0,
    name: '县域经济论丛',
    nameEn: 'Papers on County Economies',
    subject: '790',
    cycle: '3',
    department: 'social',
    columns: ['产业与就业', '乡村金融', '调查报告'],
    reviewType: 1,
    checksPlagiarism: true,
    invitesReviewers: true,
    chiefPreAccepts: true,
    deputyReviews: false,
    assignedEditor: null,
    returnsToOriginalEditor: true,
    hostUnits: ['县域经济研究院'],
    initCycle: 27,
    introduction: '以县为单位观察中国经济的季度集刊，重视一手调查。',
  },
  {
    number: 'KTKC',
    kind: 0,
    name: '课堂与课程',
    nameEn: 'Classroom and Curriculum',
    subject: '880',
    cycle: '4',
    department: 'social',
    columns: ['教学研究', '课程与教材', '教师发展'],
    reviewType: 1,
    checksPlagiarism: false,
    invitesReviewers: true,
    chiefPreAccepts: false,
    deputyReviews: false,
    assignedEditor: 'zhaomingyue',
    returnsToOriginalEditor: false,
    hostUnits: ['课程与教学研究所'],
    initCycle: 41,
    introduction: '研究中小学与大学课堂的双月集刊，欢迎教师投稿。',
  },
  {
    number: 'FZPT',
    kind: 0,
    name: '法治与平台',
    nameEn: 'Law and Platforms',
    subject: '820',
    cycle: '2',
    department: 'social',
    columns: ['专题', '案例评析'],
    reviewType: 1,
    checksPlagiarism: true,
    invitesReviewers: true,
    chiefPreAccepts: true,
    deputyReviews: true,
    assignedEditor: null,
    returnsToOriginalEditor: true,
    hostUnits: ['平台治理研究中心', '东湖理工大学法学院'],
    initCycle: 12,
    introduction: '讨论平台治理、数据权益与纠纷解决的法学集刊。',
  },
  {
    number: 'SQJK',
    kind: 0,
    name: '社区健康研究',
    nameEn: 'Community Health Studies',
    subject: '330',
    cycle: '3',
    department: 'medicine',
    columns: ['流行病学', '健康服务', '健康教育'],
    reviewType: 0,
    checksPlagiarism: true,
    invitesReviewers: true,
    chiefPreAccepts: true,
    deputyReviews: true,
    assignedEditor: null,
    returnsToOriginalEditor: false,
    hostUnits: ['社区健康学会'],
    initCycle: 22,
    issn: '9990-0718',
    introduction: '面向基层卫生人员的公共卫生集刊，刊发社区层面的研究与评价。',
  },
  {
    number: 'FYYH',
    kind: 0,
    name: '方言与语汇',
    nameEn: 'Dialects and Vocabulary',
    subject: '740',
    cycle: '2',
    department: 'humanities',
    columns: ['语音', '词汇与语法'],
    reviewType: 1,
    checksPlagiarism: false,
    invitesReviewers: true,
    chiefPreAccepts: true,
    deputyReviews: false,
    assignedEditor: null,
    returnsToOriginalEditor: false,
    hostUnits: ['方言与语汇学会'],
    initCycle: 15,
    introduction: '记录与研究汉语方言的学术集刊，附音档说明。',
  },
  {
    number: 'SZRW',
    kind: 1,
    name: '数字人文与古籍整理研讨会',
    nameEn: 'Conference on Digital Humanities and Old Chinese Books',
    subject: '870',
    cycle: '1',
    department: 'humanities',
    columns: ['主题报告', '分组论文', '海报'],
    reviewType: 2,
    checksPlagiarism: false,
    invitesReviewers: false,
    chiefPreAccepts: false,
    deputyReviews: false,
    assignedEditor: null,
    returnsToOriginalEditor: false,
    hostUnits: ['临江大学图书馆', '古籍整理研究所'],
    initCycle: 1,
    collectedPapersName: '数字人文与古籍整理论集',
    introduction: '每年秋季举行，论文经主编审定后入选会议文集。',
  },
];

/** The months in which a periodical of each frequency (dictionary CYCLE) appears. */
export const monthsOfCycle: Readonly<Record<string, readonly number[]>> = {
  '1': [12],
  '2': [6, 12],
  '3': [3, 6, 9, 12],
  '4': [2, 4, 6, 8, 10, 12],
};
