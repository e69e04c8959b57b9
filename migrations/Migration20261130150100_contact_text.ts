// Whom to ask, in the publisher's own words.
import { Migration } from '@mikro-orm/migrations';

const ZH = `- 稿件的审理进度：请打开稿件，联系页面上的“当前责任人”，或所投集刊、会议的编辑部。
- 账号、角色与权限：请联系本社的系统管理员。`;
const EN = `- Where a manuscript stands: open it and ask the person it is assigned to, or the office of its journal or conference.
- Accounts, roles and rights: ask the publisher’s administrators.`;

export class Migration20261130150100_contact_text extends Migration {
  override async up(): Promise<void> {
    await this.execute('insert into publisher_text (kind, title_zh, title_en, body_zh, body_en, updated_at) values (?, ?, ?, ?, ?, now())', [
      'contact',
      '联系我们',
      'Contact',
      ZH,
      EN,
    ]);
  }
}
