// All front pages the reading of Word files is measured on.
import { abstractPages } from './abstracts.ts';
import { biographyPages } from './biographies.ts';
import { characterPages } from './characters.ts';
import { englishFirstPages } from './english-first.ts';
import { artsPages } from './fields-arts.ts';
import { economyPages } from './fields-economy.ts';
import { languagePages } from './fields-language.ts';
import { socialSciencePages } from './fields-society.ts';
import { lettersPages } from './humanities-letters.ts';
import { pastPages } from './humanities-past.ts';
import { peoplePages } from './humanities-society.ts';
import { fieldPages } from './lab-field-pages.ts';
import { healthPages } from './lab-health-pages.ts';
import { sciencePages } from './lab-science-pages.ts';
import { universityPages } from './lab-university-pages.ts';
import { markedPages } from './marks.ts';
import { agriculturePages } from './mixed-agriculture.ts';
import { humanitiesPages } from './mixed-humanities.ts';
import { medicineEngineeringPages } from './mixed-medicine-engineering.ts';
import { societyPages } from './mixed-society.ts';
import { notedPages } from './notes.ts';
import type { FrontPage } from './page.ts';
import { plainPages } from './plain.ts';
import { reviewPages } from './review.ts';
import { classicPages } from './science-classic-pages.ts';
import { economicsPages } from './science-economics-pages.ts';
import { medicinePages } from './science-medicine-pages.ts';
import { unusualPages } from './science-unusual-pages.ts';
import { sentByHandPages } from './sent-by-hand.ts';
import { sentFromElsewherePages } from './sent-from-elsewhere.ts';
import { sentFromPracticePages } from './sent-from-practice.ts';
import { tablePages } from './tables.ts';
import { culturePages } from './volume-culture.ts';
import { practicePages } from './volume-practice.ts';
import { socialPracticePages } from './volume-society.ts';

export const frontPages: readonly FrontPage[] = [
  ...plainPages, ...markedPages, ...abstractPages, ...englishFirstPages, ...tablePages, ...notedPages, ...characterPages, ...biographyPages, ...reviewPages,
  ...humanitiesPages, ...societyPages, ...medicineEngineeringPages, ...agriculturePages, ...classicPages, ...medicinePages, ...economicsPages, ...unusualPages,
  ...lettersPages, ...pastPages, ...peoplePages, ...fieldPages, ...healthPages, ...sciencePages, ...universityPages, ...sentByHandPages, ...sentFromElsewherePages, ...sentFromPracticePages,
  ...artsPages, ...economyPages, ...languagePages, ...socialSciencePages, ...culturePages, ...practicePages, ...socialPracticePages,
];
