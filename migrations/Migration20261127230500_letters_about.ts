// What each letter is about, who caused it, and how it went. Of stored letters the invitations and what was written to reviewers are found again where one
// row alone can be meant; of letters about accounts it is not known whose address it was then.
import { Migration } from '@mikro-orm/migrations';

/** Written with the invitation, in one transaction. */
const WITH = `interval '10 seconds'`;

export const FOUND_AGAIN: readonly string[] = [
  `update "mail" set "language" = substring("html" from '<html lang="(zh-CN|en-US)"')`,
  `update "mail" set "is_refused" = true where "status" = 'failed' and "last_error" like '%recipients were rejected%'`,
  `update "mail" set "review_id" = (
      select r.id from review r where r.contribution_id = "mail"."contribution_id" and r.reviewer_id = "mail"."recipient_id" and r.invited_at <= "mail"."created_at"
      order by r.id desc limit 1)
    where "contribution_id" is not null and "recipient_kind" = 2`,
  `update "mail" set "review_id" = found.review_id, "contribution_id" = found.contribution_id, "recipient_id" = found.reviewer_id, "recipient_kind" = 2,
      "cause_id" = found.invited_by_id
    from (
      select m.id, min(r.id) as review_id, min(r.contribution_id) as contribution_id, min(r.reviewer_id) as reviewer_id, min(r.invited_by_id) as invited_by_id
      from "mail" m join contribution c on c.colloquium_id = m.colloquium_id join review r on r.contribution_id = c.id
        join user_account u on u.id = r.reviewer_id and u.email = m."to"
      where m.contribution_id is null and m.recipient_id is null and m.created_at between r.invited_at and r.invited_at + ${WITH}
        and not exists (select from author_invitation a where a.colloquium_id = m.colloquium_id and a.user_id = u.id
          and m.created_at between a.created_at and a.created_at + ${WITH})
      group by m.id having count(*) = 1
    ) found where found.id = "mail"."id"`,
  `update "mail" set "author_invitation_id" = found.invitation_id, "cause_id" = found.invited_by_id
    from (
      select m.id, min(a.id) as invitation_id, min(a.invited_by_id) as invited_by_id
      from "mail" m join author_invitation a on a.colloquium_id = m.colloquium_id join user_account u on u.id = a.user_id and u.email = m."to"
      where m.contribution_id is null and m.recipient_id is null and m.created_at between a.created_at and a.created_at + ${WITH}
      group by m.id having count(*) = 1
    ) found where found.id = "mail"."id"`,
];

const REFERENCES = {
  review_id: 'review',
  author_invitation_id: 'author_invitation',
  registration_id: 'registration',
  cause_id: 'user_account',
} as const;

export class Migration20261127230500_letters_about extends Migration {
  override up(): void {
    this.addSql(
      `alter table "mail" add column "review_id" int null, add column "author_invitation_id" int null, add column "registration_id" int null, add column "cause_id" int null, add column "cause_kind" smallint null, add column "language" text null, add column "is_refused" boolean not null default false, add column "sent_from" text null, add column "reply_to" text null`,
    );
    for (const [column, table] of Object.entries(REFERENCES)) {
      this.addSql(`create index "mail_${column}_index" on "mail" ("${column}")`);
      this.addSql(
        `alter table "mail" add constraint "mail_${column}_foreign" foreign key ("${column}") references "${table}" ("id") on delete set null`,
      );
    }
    for (const statement of FOUND_AGAIN) this.addSql(statement);
  }
}
