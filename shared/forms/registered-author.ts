// Adding a co-author from the register, by the code that the person has given (S1 §5). Messages are keys of the catalogue.
import { shortText } from './text-rules.ts';
import { z } from './zod.ts';

/** Nothing typed, nothing found, nothing to add (R1-130). */
export const registeredAuthorSchema = z.object({ code: shortText.min(1, 'form.noAuthorToAdd') });
