// A title tab to start tests from, whole and with every text that it has.
import { TITLE_TEXTS, type titleSchema } from './contribution.ts';
import { each } from './field-list.ts';
import type { z } from './zod.ts';

/** Titles in both languages and no other texts, unless given. */
export function buildTitle(own: Partial<z.input<typeof titleSchema>> = {}): z.input<typeof titleSchema> {
  return { articleTypeId: 'a', ...each(TITLE_TEXTS, () => ''), titleZh: '水利碑刻考', titleEn: 'Inscriptions on Water', ...own };
}
