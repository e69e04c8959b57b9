// Whether a role came with an invitation (decision 62). Of roles that are there already: an account that waits for its person has all of its roles so, and
// the reviewer's record that comes with the product counts as given by an invitation where its holder was asked to review or waits on a reserve list.
// Whether an administrator had given it before is not known; who gives it anew says so.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261127230100_roles_by_invitation extends Migration {
  override up(): void {
    this.addSql(`alter table "user_role" add column "is_by_invitation" boolean not null default false`);
    this.addSql(`update "user_role" held set "is_by_invitation" = true
      from "role" r, "user_account" u
      where r.id = held.role_id and u.id = held.user_id and (
        (u.activated_at is null and u.password_hash is null)
        or (r.id = 2 and (exists (select from "review" asked where asked.reviewer_id = u.id)
          or exists (select from "review_reserve" waits where waits.reviewer_id = u.id))))`);
  }
}
