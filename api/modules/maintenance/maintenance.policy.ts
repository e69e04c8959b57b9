// Who may work during a maintenance, and which fields stay open to everyone. Pure.
import type { Refusal } from '../../../shared/errors.ts';
import { errorText, type LanguageTag } from '../../../shared/messages.ts';

/** From `startsAt` on, and up to but not at `endsAt`. */
export interface MaintenanceWindow {
  startsAt: Date;
  endsAt: Date;
  textZh: string;
  textEn: string;
}

/** Root fields that answer during a maintenance, each with its reason. All others are refused. */
export const openDuringMaintenance: Readonly<Record<string, string>> = {
  'Query.publicSettings': 'says that there is a maintenance, and until when',
  'Mutation.createCaptcha': 'administrators sign in',
  'Mutation.signIn': 'administrators sign in; everyone else is refused once it is known who they are',
  'Mutation.requestSignInCode': 'as createCaptcha',
  'Mutation.signInWithOrcid': 'as signIn',
  'Mutation.takeOverSession': 'as signIn',
  'Mutation.signOut': 'nobody is held',
  'Subscription.maintenanceChanged': 'says when it begins and when it is over',
  'Subscription.sessionEnded': 'the socket of a session that ended is told so at any time',
};

export function isUnderWay(window: MaintenanceWindow | null, now: Date): boolean {
  return window !== null && window.startsAt <= now && now < window.endsAt;
}

/**
 * Null, or UNDER_MAINTENANCE with the publisher's text for everyone except administrators. `isAdministrator`: they have the role, current
 * or not.
 */
export function maintenanceRefusal(
  window: MaintenanceWindow | null,
  now: Date,
  { isAdministrator, language }: { isAdministrator: boolean; language: LanguageTag },
): Refusal | null {
  if (window === null || isAdministrator || !isUnderWay(window, now)) return null;
  return { code: 'UNDER_MAINTENANCE', params: wordsOf(window, language) };
}

const shanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' });

/** `until`: `2026-03-05 14:32` in Asia/Shanghai. */
function wordsOf({ endsAt, textZh, textEn }: MaintenanceWindow, language: LanguageTag): { until: string; text: string } {
  return { until: shanghai.format(endsAt), text: language === 'en-US' ? textEn : textZh };
}

/** Text for a page that does not know its reader. */
export function maintenanceText(window: MaintenanceWindow, language: LanguageTag): string {
  return errorText(language, 'UNDER_MAINTENANCE', wordsOf(window, language));
}
