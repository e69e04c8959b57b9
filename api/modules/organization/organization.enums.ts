// Role kinds as the API names them.
import { RoleKind } from '../../../shared/roles.ts';
import { describedEnum } from '../../graphql/declare.ts';

describedEnum(
  RoleKind,
  'RoleKind',
  'The nine kinds of role. The kind of the current role decides what a person may do, an office in the journal decides where.',
  {
    AUTHOR: '作者: submits, revises, authorises publication.',
    REVIEWER: '审稿专家: answers invitations and reviews; knows only the manuscripts they were invited to.',
    EDITOR: '编辑: receives submissions, checks them, invites reviewers, recommends.',
    EXECUTIVE_EDITOR: '执行主编: has the editor-in-chief’s powers.',
    EDITOR_IN_CHIEF: '主编: judges, accepts, compiles issues.',
    PUBLISHING_EDITOR: '出版编辑: gives the publishing house’s opinion before the last decision.',
    OPERATIONS: '期刊运营中心: configures journals and reads statistics.',
    ADMINISTRATOR: '普通管理员: keeps users, departments, roles and the log; sees no manuscripts.',
    ASSOCIATE_EDITOR_IN_CHIEF: '副主编: judges before the editor-in-chief.',
  },
);

export { RoleKind };
