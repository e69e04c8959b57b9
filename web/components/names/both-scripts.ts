// A name for readers of either language: in the script that they read, and as it stands in the other one.
import { latinTextOf, type PersonName } from '../../../shared/forms/person-name.ts';

/** A guess is not shown as a name. `beside`: null where the name has one script. */
export function bothScripts(
  language: string,
  text: string,
  name: PersonName & { isCertain: boolean },
): { shown: string; beside: string | null } {
  const latin = name.isCertain ? latinTextOf(name) : null;
  return language === 'en-US' && latin !== null ? { shown: latin, beside: text } : { shown: text, beside: latin };
}
