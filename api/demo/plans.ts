// Manuscripts whose rounds of review are not left to chance: one for each state that a visitor should find with the accounts of the sign-in
// page, and for each kind of conflict of interest. The desk receives, checks and passes each at once; then come these steps.
import { accepted, accepts, asked, awaitsTransfer, declines, invites, office, reviews, type Plan } from './plan.ts';

/** A fund that paid for two manuscripts by different people. */
const SHARED_FUND = ['22BZS0417', '国家社会科学基金一般项目'] as const;
const BUSY = '近期承担结项任务，无法按期完成，谨致歉意。';

const jiangnan = { periodical: 'JNWH', editor: 'editor' } as const;
const data = { periodical: 'SJKX', editor: 'editor2' } as const;
const ecology = { periodical: 'STPL', editor: 'editor' } as const;

export const plans: readonly Plan[] = [
  // Passed by the editor, reviewers to be invited: something speaks against six of the reviewers, each time something else.
  {
    ...jiangnan,
    daysAgo: 30,
    submitter: 'author',
    hasColleagueElsewhere: true,
    opposes: 'jiangyueru',
    fund: SHARED_FUND,
    isInvited: true,
    steps: [],
  },
  { ...jiangnan, daysAgo: 27, submitter: 'pengwenjun', editor: 'editor2', steps: [] },
  { ...data, daysAgo: 26, submitter: 'zouhaochen', steps: [] },
  { ...ecology, daysAgo: 28, submitter: 'shuiqinghan', steps: [] },

  // Invited, nobody has answered; two wait in reserve.
  {
    ...jiangnan,
    daysAgo: 29,
    submitter: 'qilinfeng',
    steps: [
      invites('editor', [asked('reviewer1', 2, 24), asked('tangyulin', 2, 24)], {
        reserve: ['zhushuwen', 'wenxianzhi'],
        takesReserveOnLapse: true,
      }),
    ],
  },
  { ...data, daysAgo: 28, submitter: 'yuzihan', steps: [invites('editor', [asked('reviewer2', 3, 25), asked('qinzhengyang', 3, 25)])] },
  { ...ecology, daysAgo: 30, submitter: 'baiyifei', steps: [invites('editor', [asked('reviewer3', 1, 20), asked('luoxiaotang', 1, 20)])] },
  // Nobody has answered in time.
  { ...data, daysAgo: 32, submitter: 'zouhaochen', steps: [invites('editor', [asked('reviewer2', -2, 15), asked('ruanzhixing', -2, 15)])] },

  // At work: one has begun, one declined and named others, and one has no account and answers by the letter.
  {
    ...jiangnan,
    daysAgo: 41,
    submitter: 'pengwenjun',
    steps: [
      invites('editor', [asked('reviewer1', -22, 2), asked('zhushuwen'), 'GUEST']),
      accepts('reviewer1'),
      declines(
        'zhushuwen',
        '所涉方志非本人专长，恐难给出有把握的意见。',
        '唐毓琳（云岭民族大学语言学院）；杜明远（中州大学文献与信息学院）',
      ),
      { does: 'DRAFT', reviewer: 'reviewer1' },
    ],
  },
  // One review is in, the other is late.
  {
    ...jiangnan,
    daysAgo: 48,
    submitter: 'qilinfeng',
    steps: [
      invites('editor', [asked('reviewer1', -28, -4), asked('dumingyuan', -28, -4)]),
      accepts('dumingyuan'),
      accepts('reviewer1'),
      reviews('dumingyuan', 2, true),
    ],
  },
  {
    ...data,
    daysAgo: 47,
    submitter: 'yuzihan',
    steps: [
      invites('editor', [asked('reviewer2', -27, -3), asked('haoyunqi', -27, -3)]),
      accepts('reviewer2'),
      accepts('haoyunqi'),
      reviews('haoyunqi', 4),
    ],
  },
  {
    ...ecology,
    daysAgo: 39,
    submitter: 'shuiqinghan',
    steps: [invites('editor', [asked('reviewer3', -19, 5), asked('hewanqing', -19, 5)]), accepts('reviewer3'), accepts('hewanqing')],
  },
  // One of two declined, the other has not answered.
  {
    ...ecology,
    daysAgo: 33,
    submitter: 'shuiqinghan',
    steps: [invites('editor', [asked('reviewer3', 2, 24), asked('hewanqing', 2, 24)]), declines('reviewer3', BUSY)],
  },
  // An invitation lapsed, the next of the reserve list was asked, and who had let it lapse was asked again.
  {
    ...jiangnan,
    daysAgo: 58,
    submitter: 'xieruochu',
    steps: [
      invites('editor', [asked('zhushuwen', -36, -10), asked('reviewer1', -36, 6)], { reserve: ['tangyulin'], takesReserveOnLapse: true }),
      accepts('reviewer1'),
      { does: 'LAPSE', reviewer: 'zhushuwen' },
      accepts('tangyulin'),
      invites('editor', [asked('zhushuwen', -14, 12)]),
      accepts('zhushuwen'),
    ],
  },
  // The office has withdrawn one invitation; the one who declined was asked again and agreed.
  {
    ...ecology,
    daysAgo: 56,
    submitter: 'baiyifei',
    steps: [
      invites('editor', [asked('reviewer3', -35, -8), asked('lvguangyao', -35, -8), asked('luoxiaotang', -35, 4)]),
      accepts('luoxiaotang'),
      { does: 'WITHDRAW', reviewer: 'reviewer3' },
      declines('lvguangyao', '正在野外考察，月底前不便上网。'),
      invites('editor', [asked('lvguangyao', -14, 15)]),
      accepts('lvguangyao'),
    ],
  },
  {
    ...data,
    daysAgo: 48,
    submitter: 'zouhaochen',
    steps: [
      invites('editor', [asked('reviewer2', -28, -2), asked('xumingche', -28, 7)], { reserve: ['ruanzhixing'], takesReserveOnLapse: true }),
      accepts('xumingche'),
      { does: 'LAPSE', reviewer: 'reviewer2' },
    ],
  },

  // All reviews are in; the editor has begun to sum them up.
  {
    ...jiangnan,
    daysAgo: 60,
    submitter: 'author',
    steps: [
      invites('editor', [asked('reviewer1', -39, -12), asked('tangyulin', -39, -12)]),
      accepts('reviewer1'),
      accepts('tangyulin'),
      reviews('reviewer1', 1, true),
      reviews('tangyulin', 3),
      { does: 'SUMMARISE', reviewer: 'reviewer1', summary: '专家肯定材料与结论，要求压缩背景、说明适用范围；所附批注稿可直接转给作者。' },
    ],
  },
  {
    ...data,
    daysAgo: 58,
    submitter: 'author2',
    steps: [
      invites('editor', [asked('reviewer2'), asked('qinzhengyang')]),
      accepts('reviewer2'),
      accepts('qinzhengyang'),
      reviews('qinzhengyang', 0),
      reviews('reviewer2', 5, true),
    ],
  },
  {
    ...ecology,
    daysAgo: 52,
    submitter: 'shuiqinghan',
    steps: [
      invites('editor', [asked('reviewer3'), asked('hewanqing')]),
      declines('hewanqing', BUSY, '吕光耀（齐鲁农林大学资源与环境学院）'),
      accepts('reviewer3'),
      reviews('reviewer3', 4),
    ],
  },

  // The editor waits no longer: outstanding reviews are closed, and the deputy judges.
  {
    ...jiangnan,
    daysAgo: 44,
    submitter: 'qilinfeng',
    steps: [invites('editor', [asked('reviewer1'), asked('dumingyuan')]), accepts('dumingyuan'), office('editor', 'STOP_INVITING')],
  },
  { ...data, daysAgo: 25, submitter: 'yuzihan', steps: [office('editor', 'STOP_INVITING')] },
  // Rounds of the deputy and of the editor-in-chief.
  {
    ...jiangnan,
    daysAgo: 38,
    submitter: 'pengwenjun',
    steps: [
      office('editor', 'STOP_INVITING'),
      invites('deputy', [asked('yangqianli', -14, 8), asked('wenxianzhi', -14, 8), asked('reviewer1', -14, 8)], { reserve: ['tangyulin'] }),
      declines('reviewer1', BUSY),
      accepts('yangqianli'),
    ],
  },
  {
    ...data,
    daysAgo: 29,
    submitter: 'yuzihan',
    steps: [office('editor', 'STOP_INVITING'), invites('chief', [asked('reviewer2', 3, 22), asked('haoyunqi', 3, 22)])],
  },

  // With the publishing house.
  {
    ...jiangnan,
    daysAgo: 96,
    submitter: 'author',
    writtenWith: 'yangqianli',
    steps: [
      invites('editor', [asked('reviewer1'), asked('tangyulin')]),
      accepts('reviewer1'),
      accepts('tangyulin'),
      reviews('tangyulin', 1),
      reviews('reviewer1', 0),
      office('editor', 'SUMMARISE_REVIEWS'),
      office('deputy', 'DEPUTY_APPROVE'),
      office('chief', 'CHIEF_PRE_ACCEPT'),
    ],
  },
  {
    ...data,
    daysAgo: 88,
    submitter: 'xumingche',
    fund: SHARED_FUND,
    steps: [
      invites('editor', [asked('reviewer2'), asked('haoyunqi')]),
      declines('reviewer2', BUSY),
      accepts('haoyunqi'),
      reviews('haoyunqi', 1, true),
      office('editor', 'SUMMARISE_REVIEWS'),
      office('chief', 'CHIEF_PRE_ACCEPT'),
    ],
  },

  // Accepted, to be compiled and sent to the press; or published by themselves.
  ...[235, 220, 205, 190].map((daysAgo, index): Plan => ({
    ...jiangnan,
    daysAgo,
    submitter: index % 2 === 0 ? 'pengwenjun' : 'qilinfeng',
    steps: [office('editor', 'STOP_INVITING'), office('deputy', 'DEPUTY_APPROVE'), ...accepted],
  })),
  { ...data, daysAgo: 180, submitter: 'zouhaochen', steps: [office('editor', 'STOP_INVITING'), ...accepted] },
  // Accepted, and their authors, of the sign-in page, have to agree to the transfer.
  ...[120, 112].map((daysAgo): Plan => ({
    ...jiangnan,
    daysAgo,
    submitter: 'author',
    steps: [office('editor', 'STOP_INVITING'), office('deputy', 'DEPUTY_APPROVE'), ...awaitsTransfer],
  })),
  ...[118, 114, 110].map((daysAgo): Plan => ({
    ...data,
    daysAgo,
    submitter: 'author2',
    steps: [office('editor', 'STOP_INVITING'), ...awaitsTransfer],
  })),
  {
    ...data,
    daysAgo: 165,
    submitter: 'yuzihan',
    steps: [office('editor', 'STOP_INVITING'), ...accepted, office('chief', 'PUBLISH_SINGLE')],
  },
  {
    ...data,
    daysAgo: 150,
    submitter: 'zouhaochen',
    steps: [office('editor', 'STOP_INVITING'), ...accepted, office('chief', 'PUBLISH_SINGLE')],
  },

  // Returned to an author of the sign-in page, who reads the released reviews.
  {
    ...jiangnan,
    daysAgo: 90,
    submitter: 'author',
    steps: [
      invites('editor', [asked('reviewer1'), asked('tangyulin')]),
      accepts('tangyulin'),
      accepts('reviewer1'),
      reviews('reviewer1', 2, true),
      reviews('tangyulin', 1),
      office('editor', 'SUMMARISE_REVIEWS'),
      office('deputy', 'DEPUTY_APPROVE'),
      office('chief', 'CHIEF_RETURN'),
    ],
  },
  {
    ...data,
    daysAgo: 84,
    submitter: 'author2',
    isInvited: true,
    steps: [
      invites('editor', [asked('reviewer2'), asked('qinzhengyang')]),
      accepts('reviewer2'),
      accepts('qinzhengyang'),
      reviews('qinzhengyang', 2),
      reviews('reviewer2', 1, true),
      office('editor', 'SUMMARISE_REVIEWS'),
      office('chief', 'CHIEF_RETURN'),
    ],
  },
];
