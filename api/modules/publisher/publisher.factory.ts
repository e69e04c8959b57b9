// The publisher's settings as a test wants them.
import type { EntityManager } from '@mikro-orm/postgresql';
import { PUBLISHER_SETTINGS_ID, PublisherSettings } from './publisher-settings.entity.ts';

/** Names the site of the plagiarism check; null: none. */
export async function setCheckSite(em: EntityManager, checkSiteUrl: string | null = 'https://check.example/'): Promise<void> {
  await em.nativeUpdate(PublisherSettings, PUBLISHER_SETTINGS_ID, { checkSiteUrl });
}
