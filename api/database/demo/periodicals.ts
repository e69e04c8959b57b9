// The periodicals of the demo publisher: different subjects, review types and workflow switches.
export interface DemoPeriodical {
  number: string;
  name: string;
  nameEn: string;
  /** Value of the dictionary SUBJECT. */
  subject: string;
  /** Value of the dictionary CYCLE. */
  cycle: string;
  department: 'humanities' | 'science';
  columns: readonly string[];
  /** 0 single blind, 1 double blind, 2 open. */
  reviewType: 0 | 1 | 2;
  checksPlagiarism: boolean;
  invitesExperts: boolean;
  chiefPreAccepts: boolean;
  deputyReviews: boolean;
  /** Account of the editor who gets every submission; null: open to all editors. */
  assignedEditor: string | null;
  returnsToOriginalEditor: boolean;
  introduction: string;
}

export const demoPeriodicals: readonly DemoPeriodical[] = [
  {
    number: 'JNWH', name: '江南文化研究', nameEn: 'Studies of Jiangnan Culture', subject: '770', cycle: '2', department: 'humanities',
    columns: ['区域史研究', '文献与版本', '书评'], reviewType: 1, checksPlagiarism: true, invitesExperts: true, chiefPreAccepts: true, deputyReviews: true,
    assignedEditor: null, returnsToOriginalEditor: false, introduction: '刊载江南地区历史、文献与社会文化研究的学术集刊，每年两辑。',
  },
  {
    number: 'SJKX', name: '数据科学与计算', nameEn: 'Data Science and Computation', subject: '520', cycle: '3', department: 'science',
    columns: ['方法', '应用'], reviewType: 0, checksPlagiarism: false, invitesExperts: true, chiefPreAccepts: true, deputyReviews: false,
    assignedEditor: 'editor2', returnsToOriginalEditor: true, introduction: '关注统计学习、数据治理与可信计算的方法与应用。',
  },
  {
    number: 'STPL', name: '生态环境评论', nameEn: 'Review of Ecology and Environment', subject: '610', cycle: '1', department: 'science',
    columns: [], reviewType: 2, checksPlagiarism: true, invitesExperts: true, chiefPreAccepts: false, deputyReviews: true,
    assignedEditor: null, returnsToOriginalEditor: false, introduction: '面向生态治理与环境政策的年度评论集刊，实行公开评审。',
  },
];
