// zod as both sides use it. Without its generated code: the page's security policy forbids evaluating text, and says so on every try.
import { z } from 'zod';

z.config({ jitless: true });

export { z };
