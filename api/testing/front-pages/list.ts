// All front pages the reading of Word files is measured on.
import { abstractPages } from './abstracts.ts';
import { biographyPages } from './biographies.ts';
import { characterPages } from './characters.ts';
import { englishFirstPages } from './english-first.ts';
import { markedPages } from './marks.ts';
import { notedPages } from './notes.ts';
import type { FrontPage } from './page.ts';
import { plainPages } from './plain.ts';
import { reviewPages } from './review.ts';
import { tablePages } from './tables.ts';

export const frontPages: readonly FrontPage[] = [
  ...plainPages, ...markedPages, ...abstractPages, ...englishFirstPages, ...tablePages, ...notedPages, ...characterPages, ...biographyPages, ...reviewPages,
];
