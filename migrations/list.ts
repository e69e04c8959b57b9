// Every migration in order; a list rather than a folder so that the bundled server carries them.
import { Migration20261121000000_schema } from './Migration20261121000000_schema.ts';
import { Migration20261121000100_reference } from './Migration20261121000100_reference.ts';
import { Migration20261121000200_list_indexes } from './Migration20261121000200_list_indexes.ts';
import { Migration20261121000300_regions } from './Migration20261121000300_regions.ts';
import { Migration20261121000400_counts } from './Migration20261121000400_counts.ts';
import { Migration20261122000100_accounts } from './Migration20261122000100_accounts.ts';
import { Migration20261122000200_orcid } from './Migration20261122000200_orcid.ts';
import { Migration20261122000300_publisher_settings } from './Migration20261122000300_publisher_settings.ts';
import { Migration20261122000400_profile } from './Migration20261122000400_profile.ts';
import { Migration20261122000500_sections } from './Migration20261122000500_sections.ts';
import { Migration20261122000600_authors } from './Migration20261122000600_authors.ts';
import { Migration20261122000800_author_lists } from './Migration20261122000800_author_lists.ts';
import { Migration20261122000900_registrations } from './Migration20261122000900_registrations.ts';
import { Migration20261122001000_start_key } from './Migration20261122001000_start_key.ts';
import { Migration20261122001100_copyright_transfer } from './Migration20261122001100_copyright_transfer.ts';
import { Migration20261123000100_search } from './Migration20261123000100_search.ts';
import { Migration20261123000200_message_role } from './Migration20261123000200_message_role.ts';
import { Migration20261123000300_menu_words } from './Migration20261123000300_menu_words.ts';
import { Migration20261123001000_letters } from './Migration20261123001000_letters.ts';
import { Migration20261123001200_calendar } from './Migration20261123001200_calendar.ts';
import { Migration20261123001210_deadlines } from './Migration20261123001210_deadlines.ts';
import { Migration20261123001220_reminders } from './Migration20261123001220_reminders.ts';

export const migrationsList = [
  { name: 'Migration20261121000000_schema', class: Migration20261121000000_schema },
  { name: 'Migration20261121000100_reference', class: Migration20261121000100_reference },
  { name: 'Migration20261121000200_list_indexes', class: Migration20261121000200_list_indexes },
  { name: 'Migration20261121000300_regions', class: Migration20261121000300_regions },
  { name: 'Migration20261121000400_counts', class: Migration20261121000400_counts },
  { name: 'Migration20261122000100_accounts', class: Migration20261122000100_accounts },
  { name: 'Migration20261122000200_orcid', class: Migration20261122000200_orcid },
  { name: 'Migration20261122000300_publisher_settings', class: Migration20261122000300_publisher_settings },
  { name: 'Migration20261122000400_profile', class: Migration20261122000400_profile },
  { name: 'Migration20261122000500_sections', class: Migration20261122000500_sections },
  { name: 'Migration20261122000600_authors', class: Migration20261122000600_authors },
  { name: 'Migration20261122000800_author_lists', class: Migration20261122000800_author_lists },
  { name: 'Migration20261122000900_registrations', class: Migration20261122000900_registrations },
  { name: 'Migration20261122001000_start_key', class: Migration20261122001000_start_key },
  { name: 'Migration20261122001100_copyright_transfer', class: Migration20261122001100_copyright_transfer },
  { name: 'Migration20261123000100_search', class: Migration20261123000100_search },
  { name: 'Migration20261123000200_message_role', class: Migration20261123000200_message_role },
  { name: 'Migration20261123000300_menu_words', class: Migration20261123000300_menu_words },
  { name: 'Migration20261123001000_letters', class: Migration20261123001000_letters },
  { name: 'Migration20261123001200_calendar', class: Migration20261123001200_calendar },
  { name: 'Migration20261123001210_deadlines', class: Migration20261123001210_deadlines },
  { name: 'Migration20261123001220_reminders', class: Migration20261123001220_reminders },
];
