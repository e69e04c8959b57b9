// What the publisher says in its own words (texts, video guides, maintenance), who signed in from where, and uploads on their way.
import { Migration } from '@mikro-orm/migrations';

/** Kind, headings and bodies in Chinese and English. Lines that begin with `1.` or `-` are lists (web/ui/text/text-blocks.ts). */
const TEXTS: readonly (readonly [kind: string, titleZh: string, titleEn: string, bodyZh: string, bodyEn: string])[] = [
  [
    'authorInstructions', '投稿须知', 'Instructions for authors',
    `1. 使用本人常用邮箱注册，并通过邮件激活账号。
2. 首次投稿前，请先在个人中心完善个人信息。
3. 选择学科分类与拟投集刊，阅读并勾选投稿声明。
4. 填写中英文题目、作者、基金、关键词与摘要；未填完可随时暂存。
5. 上传稿件文件：接受 doc、docx、pdf 格式，不超过 10 MB；图表等补充材料可另行上传。
6. 提交后可在“我的稿件”中查看审稿进度；需要修改或授权时，系统会通过站内消息和邮件通知您。`,
    `1. Register with an email address that you use, and activate the account from the mail.
2. Before your first submission, complete your personal information in the personal centre.
3. Choose the subject and the journal, then read and accept the submission statement.
4. Fill in titles, authors, funding, keywords and abstracts in Chinese and English; you can save a draft at any time.
5. Upload the manuscript as doc, docx or pdf, up to 10 MB; figures and other material can be added separately.
6. After submission, follow the review under “My manuscripts”. When a revision or an authorization is needed, you are told by message and by mail.`,
  ],
  [
    'submissionStatement', '投稿声明', 'Submission statement',
    `提交稿件前，请仔细阅读以下声明：

1. 稿件为作者原创，不存在抄袭、剽窃、伪造数据等学术不端行为，不侵犯他人的著作权及其他合法权益。
2. 稿件未曾公开发表，也未同时投给其他刊物；审稿期间不另投他处。
3. 全体作者均已阅读并同意投稿，对署名及排序没有争议。
4. 稿件不涉及国家秘密及其他依法不得公开的内容。
5. 编辑部可以对稿件进行学术不端检测、送审和文字修改。`,
    `Please read this statement before you submit:

1. The manuscript is the authors' own work. It contains no plagiarism or fabricated data and infringes nobody's copyright or other rights.
2. It has not been published before and is not under consideration elsewhere, and it will not be submitted elsewhere while it is under review.
3. All authors have read the manuscript, agree to the submission, and agree on who is named and in which order.
4. It contains no state secrets or other content that may not be made public by law.
5. The editorial office may check it for plagiarism, send it for review and edit its wording.`,
  ],
  [
    'submissionRules', '文件要求', 'File rules',
    `- 双盲审稿的集刊，请在稿件正文和文件属性中隐去作者信息。
- 图、表、数据等请作为补充材料上传。
- 不接受压缩包；请逐个上传文件。
- 文件扩展名须与文件内容一致，加密的文件无法接收。`,
    `- For journals with double-blind review, leave author details out of the text and of the file's properties.
- Upload figures, tables and data as supplementary material.
- Archives are not accepted; upload the files one by one.
- The extension must match the content; encrypted files cannot be taken.`,
  ],
];

/** Which role they are for, and their names; where they lead is the publisher's to say. */
const GUIDES: readonly (readonly [audience: string, titleZh: string, titleEn: string])[] = [
  ['author', '作者操作视频', 'Video guide for authors'],
  ['editor', '编辑操作视频', 'Video guide for editors'],
  ['editorInChief', '主编操作视频', 'Video guide for editors-in-chief'],
];

const MAINTENANCE = ['系统正在升级维护，暂时不能使用。您已保存的内容不受影响。', 'The system is being upgraded and cannot be used for now. What you have saved is safe.'] as const;

/** A screen at the end of the group of another one, for every role record whose menu has that one. */
type Page = readonly [url: string, nameZh: string, nameEn: string, beside: string];
const PAGES: readonly Page[] = [
  ['signInHistory', '登录记录', 'Sign-in history', 'changeEmail'],
  ['publisherTexts', '文字与视频', 'Texts and videos', 'systemSet'],
  ['publisherTexts', '文字与视频', 'Texts and videos', 'systemLog'],
  ['maintenance', '系统维护', 'Maintenance', 'systemLog'],
];

export class Migration20261122000300_publisher_settings extends Migration {
  override async up(): Promise<void> {
    await this.execute(`create table "publisher_text" ("id" serial primary key, "kind" text not null, "title_zh" text not null, "title_en" text not null, "body_zh" text not null, "body_en" text not null, "updated_at" timestamptz(3) not null, "version" int not null default 1)`);
    await this.execute(`alter table "publisher_text" add constraint "publisher_text_kind_unique" unique ("kind")`);
    await this.execute(`create table "video_guide" ("id" serial primary key, "audience" text not null, "title_zh" text not null, "title_en" text not null, "url_zh" text null, "url_en" text null, "updated_at" timestamptz(3) not null, "version" int not null default 1)`);
    await this.execute(`alter table "video_guide" add constraint "video_guide_audience_unique" unique ("audience")`);
    await this.execute(`create table "maintenance" ("id" int not null, "starts_at" timestamptz(3) null, "ends_at" timestamptz(3) null, "text_zh" text not null, "text_en" text not null, "updated_at" timestamptz(3) not null, "version" int not null default 1, primary key ("id"))`);
    await this.execute(`create table "sign_in_failure" ("id" serial primary key, "user_id" int null, "at" timestamptz(3) not null, "address" text not null, "user_agent" text not null)`);
    await this.execute(`create index "sign_in_failure_user_id_at_index" on "sign_in_failure" ("user_id", "at")`);
    await this.execute(`create index "sign_in_failure_at_index" on "sign_in_failure" ("at")`);
    await this.execute(`alter table "sign_in_failure" add constraint "sign_in_failure_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`);
    await this.execute(`alter table "session" add column "user_agent" text null`);
    await this.execute(`create table "uploaded_file" ("id" serial primary key, "user_id" int not null, "path" text not null, "storage_key" text not null, "name" text not null, "extension" text not null, "mime" text not null, "size" int not null, "uploaded_at" timestamptz(3) not null)`);
    await this.execute(`create index "uploaded_file_user_id_index" on "uploaded_file" ("user_id")`);
    await this.execute(`alter table "uploaded_file" add constraint "uploaded_file_path_unique" unique ("path")`);
    await this.execute(`alter table "uploaded_file" add constraint "uploaded_file_storage_key_unique" unique ("storage_key")`);
    await this.execute(`create index "uploaded_file_uploaded_at_index" on "uploaded_file" ("uploaded_at")`);
    await this.execute(`alter table "uploaded_file" add constraint "uploaded_file_user_id_foreign" foreign key ("user_id") references "user_account" ("id") on delete cascade`);
    for (const text of TEXTS) await this.execute('insert into publisher_text (kind, title_zh, title_en, body_zh, body_en, updated_at) values (?, ?, ?, ?, ?, now())', [...text]);
    for (const guide of GUIDES) await this.execute('insert into video_guide (audience, title_zh, title_en, updated_at) values (?, ?, ?, now())', [...guide]);
    await this.execute('insert into maintenance (id, text_zh, text_en, updated_at) values (1, ?, ?, now())', [...MAINTENANCE]);
    for (const page of PAGES) await this.#page(page);
  }

  async #page([url, nameZh, nameEn, beside]: Page): Promise<void> {
    await this.execute(
      `with neighbour as (select id, parent_id, position from menu where url = ? and is_in_navigation),
        added as (insert into menu (parent_id, name_zh, name_en, url, is_in_navigation, position) select parent_id, ?, ?, ?, true, (select max(m.position) + 1 from menu m where m.parent_id = neighbour.parent_id) from neighbour returning id, parent_id)
       insert into role_menu (role_id, menu_id) select r.role_id, added.id from added join neighbour on neighbour.parent_id = added.parent_id join role_menu r on r.menu_id = neighbour.id`,
      [beside, nameZh, nameEn, url],
    );
  }
}
