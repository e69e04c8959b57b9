// Reviewers find their own record in the navigation: days away and the certificate of reviews handed in. So does every role record that has
// the reviewer's list.
import { Migration } from '@mikro-orm/migrations';

export class Migration20261123140300_reviewer_record extends Migration {
  override up(): void {
    this.addSql(
      `with neighbour as (select id, parent_id from menu where url = 'expertList' and is_in_navigation),
        added as (insert into menu (parent_id, name_zh, name_en, url, is_in_navigation, position)
          select parent_id, '审稿记录', 'Review record', 'reviewerRecord', true, (select max(m.position) + 1 from menu m where m.parent_id = neighbour.parent_id)
          from neighbour returning id, parent_id)
       insert into role_menu (role_id, menu_id)
         select r.role_id, added.id from added join neighbour on neighbour.parent_id = added.parent_id join role_menu r on r.menu_id = neighbour.id`,
    );
  }
}
