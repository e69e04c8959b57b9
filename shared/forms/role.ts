// The rules of a role record (S3 §2.17). The screen checks nothing by itself: the server reports problems (S3 §5.10).
import { atMost, shortNote } from './text-rules.ts';
import { oneLine } from './tidied.ts';
import { z } from './zod.ts';

const NAME_LENGTH = 100;

const name = z.string().overwrite(oneLine).refine(atMost(NAME_LENGTH), 'form.tooLong100');

export const roleSchema = z.object({ nameZh: name.min(1, 'input.required'), nameEn: name, remark: shortNote });
