// Front pages that the readers were never tuned on, and are not to be: what they get wrong here is what they get wrong in the world.
import type { FrontPage } from '../page.ts';
import { collectedAPages } from './collected-a.ts';
import { collectedBPages } from './collected-b.ts';
import { collectedCPages } from './collected-c.ts';
import { medicinePages } from './society-medicine.ts';
import { sciencePages } from './society-science.ts';
import { worksPages } from './society-works.ts';
import { templateCollectionPages } from './template-collections.ts';
import { templateHumanitiesPages } from './template-humanities.ts';
import { templateSciencePages } from './template-science.ts';

export const untunedPages: readonly FrontPage[] = [
  ...collectedAPages, ...collectedBPages, ...collectedCPages, ...medicinePages, ...sciencePages, ...worksPages, ...templateCollectionPages, ...templateHumanitiesPages, ...templateSciencePages,
];
