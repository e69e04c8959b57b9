// The rule of the explanation tab, shared by its screen and the API (S1 §5 "Explanation"). Messages are keys of the catalogue.
import { atMost } from './text-rules.ts';
import { tidied } from './tidied.ts';
import { z } from './zod.ts';

/** Characters as a reader counts them (R1-145, D13-105). */
export const MAX_EXPLANATION_LENGTH = 300;

/** Tab 4: the author's note to the editor. Empty is complete, and clears the saved one (D13-078). */
export const explanationSchema = z.object({
  explanation: z.string().overwrite(tidied).refine(atMost(MAX_EXPLANATION_LENGTH), 'form.tooLong300'),
});
