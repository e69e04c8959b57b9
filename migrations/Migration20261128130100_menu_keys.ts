// Groups of the menu are known by a key instead of their names: the screens of shared/screens.ts are written into them at every start.
import { Migration } from '@mikro-orm/migrations';

const GROUPS: Readonly<Record<string, string>> = {
  author: '作者中心',
  reviewing: '审稿中心',
  editorial: '编辑工作',
  chiefEditing: '主编工作',
  chiefSettings: '主编设置',
  manuscripts: '稿件',
  pool: '未录用与预印本',
  journals: '集刊与会议',
  management: '集刊与会议管理',
  statistics: '统计',
  administration: '系统管理',
  account: '个人中心',
};

export class Migration20261128130100_menu_keys extends Migration {
  override async up(): Promise<void> {
    await this.execute(`alter table "menu" add column "key" text null`);
    await this.execute(`alter table "menu" add constraint "menu_key_unique" unique ("key")`);
    for (const [key, name] of Object.entries(GROUPS))
      await this.execute('update menu set key = ? where name_zh = ? and parent_id is null and url is null', [key, name]);
  }
}
