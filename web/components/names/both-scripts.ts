// A name for readers of either language: in the script that they read, and as it stands in the other one.
import { certainLatin, nameFor, type PersonName } from '../../../shared/forms/person-name.ts';

/** `beside`: null where the name has one script. */
export function bothScripts(
  language: string,
  text: string,
  name: PersonName & { isCertain: boolean },
): { shown: string; beside: string | null } {
  const latin = certainLatin(name);
  const shown = nameFor(language, text, latin);
  return { shown, beside: shown === text ? latin : text };
}
