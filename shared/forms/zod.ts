// zod as both sides use it. Without its generated code: the page's security policy forbids evaluating text, and says so on every try.
import { z } from 'zod';

z.config({ jitless: true });

export { z };

/** All the fields of a rule, with any values: a forgotten one is an error of the compiler. */
export type FieldsOf<Rule extends z.ZodType> = { readonly [Field in keyof z.input<Rule>]: unknown };
