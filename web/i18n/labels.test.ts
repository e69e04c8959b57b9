// The labels that the specification names for its platforms (S3 §2.18, §3.18), in both languages: a copy of its words, each in the
// namespace of the screen that shows it. `npm run check` sees that every key is used by a screen, and stands in both languages
// (scripts/i18n-rules.ts); api/modules/organization/navigation.test.ts has the names of each platform's navigation.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const file = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
const catalogueOf = (language: string) => ({
  ...file(`shared/messages/${language}.json`),
  ...file(`shared/server-messages/${language}.json`),
});
const catalogue = { 'zh-CN': catalogueOf('zh-CN'), 'en-US': catalogueOf('en-US') };

/** The text of a key: names of acts and states are shared with the server, all others belong to the namespace that they begin with. */
function text(language: 'zh-CN' | 'en-US', key: string): string | undefined {
  return catalogue[language][key] ?? file(`web/i18n/${language}/${key.split('.')[0] ?? ''}.json`)[key];
}

it.each<[string, Record<string, readonly [zh: string, en: string]>]>([
  [
    'R3-250: inviting, receiving, checking, deciding, compiling, exporting, sending, settings',
    {
      'inviteAuthors.send': ['发送邀请', 'Send invitations'],
      'act.ASSIGN': ['分配稿件', 'Assign'],
      'act.REFUSE': ['拒绝接收', 'Decline'],
      'act.RECEIVE': ['接收稿件', 'Receive'],
      'act.START_PLAGIARISM_CHECK': ['学术不端检测', 'Check for plagiarism'],
      'act.EDITOR_INVITE_REVIEWERS': ['邀请专家', 'Invite reviewers'],
      'act.EDITOR_RETURN': ['返回作者修改', 'Return for revision'],
      'act.COMPILE': ['组稿', 'Compile into an issue'],
      'issues.exportCatalogue': ['导出目录', 'Export contents'],
      'issues.export.ABSTRACTS': ['导出英文摘要', 'Export English abstracts'],
      'act.SEND_TO_PRESS': ['送出版社', 'Send to press'],
      'manage.title.PERIODICAL': ['集刊管理', 'Manage periodicals'],
      'manage.title.CONFERENCE': ['会议管理', 'Manage conferences'],
      'systemSettings.title': ['系统设置', 'System settings'],
    },
  ],
  [
    'R3-251: personal information (D13-022)',
    {
      'profile.field.sex': ['性别', 'Gender'],
      'profile.field.birthDate': ['出生日期', 'Date of birth'],
      'profile.field.address': ['籍贯', 'Native place'],
      'profile.field.region': ['所在地区', 'Current region'],
      'profile.field.degreeId': ['学位', 'Degree'],
      'profile.field.major': ['专业', 'Discipline'],
      'profile.field.professionalTitleId': ['职称', 'Professional title'],
      'profile.field.researchArea': ['研究方向', 'Research area'],
      'profile.field.supervisor': ['导师姓名', 'Supervisor'],
      'profile.field.workplaces': ['工作单位和隶属关系', 'Workplaces and affiliations'],
      'profile.field.department': ['院系', 'Department'],
      'profile.field.dutyId': ['职务', 'Position'],
      'profile.field.phone': ['联系方式', 'Phone'],
      'profile.field.remark': ['备注', 'Remarks'],
      'profile.account.orcid': ['ORCID', 'ORCID'],
      'profile.account.weChat': ['微信绑定', 'WeChat'],
    },
  ],
  [
    'R3-252: a periodical',
    {
      'colloquiumForm.field.number': ['编号', 'Number'],
      'colloquiumForm.field.foundedOn': ['创刊时间', 'Founded on'],
      'colloquiumForm.office.CHIEF': ['主编', 'Editor-in-Chief'],
      'colloquiumForm.field.name': ['集刊名称', 'Name of the periodical'],
      'colloquiumForm.field.cycleId': ['集刊周期', 'Frequency'],
      'colloquiumForm.field.publishingMonths': ['出版月份', 'Publishing months'],
      'colloquiumForm.field.initCycle': ['初始期数', 'Number of the first issue'],
      'colloquiumForm.field.hostUnits': ['主办单位', 'Host units'],
      'colloquiumForm.field.publishingUnitId': ['出版单位', 'Publishing unit'],
      'colloquiumForm.field.subjectId': ['所属学科', 'Subject'],
      'colloquiumForm.field.sources': ['来源', 'Sources'],
      'colloquiumForm.field.introduction': ['集刊介绍', 'Introduction of the periodical'],
      'colloquiumForm.field.editorialCommittee': ['编委会', 'Editorial committee'],
    },
  ],
  [
    'R3-253: ways to review',
    {
      'manage.reviewType.SINGLE_BLIND': ['单盲', 'Single-blind'],
      'manage.reviewType.DOUBLE_BLIND': ['双盲', 'Double-blind'],
      'manage.reviewType.OPEN': ['公开', 'Open'],
    },
  ],
  [
    'R3-255: signing in, registering, a new password by mail',
    {
      'login.form.account': ['邮箱或用户名', 'Email or user name'],
      'login.form.password': ['密码', 'Password'],
      'login.form.captcha': ['验证码', 'Verification code'],
      'login.form.rememberMe': ['7 天内免登录', 'Remember password'],
      'login.forgot.link': ['忘记密码', 'Forgot password'],
      'account.register.title': ['注册账号', 'Register'],
      'account.realName': ['真实姓名', 'Real name'],
      'account.forgot.title': ['忘记密码', 'Forgot password'],
      'account.reset.title': ['重置密码', 'Set a new password'],
    },
  ],
  [
    'R3-256: the author’s platform',
    {
      'manuscripts.authorList.title': ['我的稿件', 'My manuscripts'],
      'wizard.heading.create': ['投稿', 'Submit a manuscript'],
      'manuscripts.drafts.title': ['未完成稿件', 'Unfinished manuscripts'],
      'profile.account.title': ['账号', 'Account'],
    },
  ],
  [
    'R3-257: the editors’ platform',
    {
      'inviteAuthors.list.title': ['已邀请的作者', 'Invited authors'],
      'manuscripts.single.title': ['单篇发布列表', 'Online first'],
      'manuscripts.group.title': ['组稿列表', 'Issues in preparation'],
      'act.ASSIGN': ['分配稿件', 'Assign'],
      'act.EDITOR_REJECT': ['退稿', 'Reject'],
      'state.ACCEPTED': ['已录用', 'Accepted'],
      'state.REJECTED': ['退稿', 'Rejected'],
      'manuscripts.specialInvitation': ['特约稿件', 'Specially invited'],
      'act.START_PLAGIARISM_CHECK': ['学术不端检测', 'Check for plagiarism'],
      'act.EDITOR_INVITE_REVIEWERS': ['邀请专家', 'Invite reviewers'],
      'act.EDITOR_RETURN': ['返回作者修改', 'Return for revision'],
      'act.CHIEF_ACCEPT': ['录用', 'Accept'],
    },
  ],
  [
    'R3-258: the reviewers’ platform',
    { 'act.REVIEW': ['填写审稿意见', 'Write review'], 'act.VIEW_REVIEW': ['查看审稿意见', 'View reviews'] },
  ],
  [
    'R3-259: the editors-in-chief’s platform, and what of it operations do',
    {
      'manage.title.PERIODICAL': ['集刊管理', 'Manage periodicals'],
      'colloquiums.periodical.new': ['新建集刊', 'New periodical'],
      'journalSettings.templates.PERIODICAL': ['信函模板', 'Letter templates'],
      'journalSettings.process.PERIODICAL': ['集刊流程设置', 'Periodical process'],
      'manage.title.CONFERENCE': ['会议管理', 'Manage conferences'],
      'systemSettings.title': ['系统设置', 'System settings'],
      'dictionaries.type.SUBJECT': ['学科分类', 'Subjects'],
      'manuscripts.pool.title': ['未录用稿件库', 'Unaccepted manuscripts'],
      'issues.order.title': ['目次编排', 'Order of contents'],
      'issues.exportCatalogue': ['导出目录', 'Export contents'],
      'issues.send': ['送出版社', 'Send to the press'],
    },
  ],
  ['R3-260: the publishing editors’ platform', { 'act.PRE_REVIEW': ['预审意见', 'Give pre-review opinion'] }],
  [
    'R3-262: of the fields that are only labels, those that a screen has',
    {
      'colloquiumForm.field.expertCommittee': ['专家委员会', 'Expert committee'],
      'inviteReviewers.column.inviter': ['邀请人', 'Invited by'],
      'inviteReviewers.column.invitedAt': ['邀请时间', 'Invited on'],
      'inviteAuthors.column.inviter': ['邀请人', 'Invited by'],
      'inviteAuthors.column.invitedAt': ['邀请时间', 'Invited on'],
      'issues.list': ['各期', 'Issues'],
    },
  ],
  [
    'R2-001: periodicals and conferences, in Chinese and in English',
    { 'issues.kind.PERIODICAL': ['集刊', 'Periodical'], 'issues.kind.CONFERENCE': ['会议', 'Conference'] },
  ],
])('%s', (_what, labels) => {
  for (const [key, words] of Object.entries(labels)) expect([text('zh-CN', key), text('en-US', key)], key).toEqual(words);
});

it('calls a periodical 集刊 everywhere: 期刊 is a part of the name of the operations centre alone (R2-001)', () => {
  const texts = [...globSync('web/i18n/zh-CN/*.json'), ...globSync('shared/{messages,server-messages}/zh-CN.json')].flatMap((path) =>
    Object.entries(file(path)),
  );
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.filter(([, words]) => words.replaceAll('期刊运营中心', '').includes('期刊'))).toEqual([]);
});

/** Texts that are the same in Chinese, or stand for an English word. */
const NOT_CHINESE = [
  'colloquiumForm.field.issn',
  'issues.imprint.isbn',
  'issues.leftOut.field.DOI',
  'manuscripts.detail.keywordsEn',
  'profile.account.orcid',
  'publication.field.issn',
  'issue.document.JATS',
  'issue.document.CROSSREF',
  'issue.document.RIS',
  'issue.englishContentsHeading',
  'issue.document.BIBTEX',
  'issue.document.BITS',
  'issue.abstractsHeading',
  'letter.sample.titleEn',
  'letter.sample.manuscriptNumber',
];
/** Texts that show Chinese words as such. */
const NOT_ENGLISH = [
  'form.cipFormat',
  'issues.imprint.cipNumber.help',
  'issues.imprint.edition.help',
  'issues.imprint.price.help',
  'issues.imprint.printing.help',
  'issues.imprint.subjects.help',
  'manuscripts.detail.keywordsZh',
  'workingDays.noticeHelp',
];

it('every word of every platform is there in Chinese, and in English (R3-249)', () => {
  const screens = (language: 'zh-CN' | 'en-US') =>
    Object.assign({}, catalogue[language], ...globSync(`web/i18n/${language}/*.json`).map(file)) as Record<string, string>;
  const [chinese, english] = [screens('zh-CN'), screens('en-US')];
  expect(Object.keys(chinese).length).toBeGreaterThan(2000);
  // English has a form for one and one for many.
  const keys = (texts: Record<string, string>) =>
    [...new Set(Object.keys(texts).map((key) => key.replace(/_(?:one|other)$/u, '')))].toSorted();
  expect(keys(english)).toEqual(keys(chinese));
  const words = (text: string) => text.replaceAll(/\{\{.*?\}\}|<[^>]*>/gu, '');
  const isHan = (said: string) => /\p{Script=Han}/u.test(words(said));
  const foreign = Object.entries(chinese).filter(([, said]) => /[A-Za-z]/u.test(words(said)) && !isHan(said));
  expect(foreign.map(([key]) => key).toSorted()).toEqual(NOT_CHINESE.toSorted());
  const untranslated = Object.entries(english).filter(([, said]) => isHan(said));
  expect(untranslated.map(([key]) => key).toSorted()).toEqual(NOT_ENGLISH.toSorted());
});
