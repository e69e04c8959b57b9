// A reviewer without an account who is invited: the letter of invitation, among the demo's mails, has the link to answer by
// (decision 39).
export const GUEST = {
  email: 'liang.qiwen@example.org',
  realName: '梁启文',
  sex: 0,
  company: '南屏文献馆',
  /** County (GB/T 2260). */
  regionCode: '440104',
  /** Value of the dictionary DEGREE. */
  degree: '3',
} as const;
