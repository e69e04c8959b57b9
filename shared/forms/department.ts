// The rules of a department (S3 §2.17). The screen checks nothing by itself: the server reports problems (S3 §5.10).
import { atMost } from './text-rules.ts';
import { oneLine } from './tidied.ts';
import { z } from './zod.ts';

const NAME_LENGTH = 100;
const LAST_POSITION = 9999;

const name = z.string().overwrite(oneLine).refine(atMost(NAME_LENGTH), 'form.tooLong100');

/** `position` null: behind the last of its siblings. */
export const departmentSchema = z.object({
  name: name.min(1, 'input.required'),
  nameEn: name,
  position: z
    .number()
    .int('form.departmentPosition')
    .min(0, 'form.departmentPosition')
    .max(LAST_POSITION, 'form.departmentPosition')
    .nullable(),
});
