// A name as a form holds it, for tests.
import { type TypedName } from '../../../shared/forms/person-name.ts';
import { undividedName } from './typed-name.ts';

export function buildTypedName(text: string, own: Partial<TypedName> = {}): TypedName {
  return { ...undividedName(text, false), isCertain: true, ...own };
}
