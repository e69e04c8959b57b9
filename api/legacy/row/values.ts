// How things look on the facade: decimal keys, moments of Shanghai, numbers for yes and no, where a manuscript stands.
import { messageText, type LanguageTag } from '../../../shared/messages.ts';
import type { AuthorStatusName, ContributionStateName } from '../../../shared/workflow.ts';
import { forbidden, notFound } from '../../errors.ts';
import { readId } from '../../graphql/node.ts';

/** The decimal key behind an opaque id of the API. */
export function key(globalId: string): number {
  const found = readId(globalId);
  if (!found) throw new Error(`${globalId} is no id of the API`);
  return found.id;
}

const shanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' });

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai; readers show the first ten characters (S2 §4.3). */
export function moment(iso: string): string;
export function moment(iso: string | null): string | null;
export function moment(iso: string | null): string | null {
  return iso === null ? null : shanghai.format(new Date(iso));
}

export function oneIf(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}

/** Sexes by the codes that old clients send. */
export const sexByCode: Readonly<Record<string, 'MALE' | 'FEMALE'>> = { 0: 'MALE', 1: 'FEMALE' };

/** Null for anything else. */
export function sexOf(code: string): 'MALE' | 'FEMALE' | null {
  const sex = code.trim();
  return Object.hasOwn(sexByCode, sex) ? (sexByCode[sex] ?? null) : null;
}

/** 0 male, 1 female, null unknown. */
export function sexCode(sex: 'MALE' | 'FEMALE' | null): 0 | 1 | null {
  return sex === null ? null : sex === 'MALE' ? 0 : 1;
}

interface Standing {
  /** The status shown to its authors. */
  authorStatus: AuthorStatusName | null;
  /** The office's word; null to authors. */
  state: ContributionStateName | null;
  isWithdrawn: boolean;
}

/**
 * The manuscript's status in words: one withdrawn by its author is reported as withdrawn, not as rejected. Null for people who may not
 * know.
 */
export function statusText({ authorStatus, state, isWithdrawn }: Standing, language: LanguageTag): string | null {
  if (isWithdrawn) return messageText(language, 'authorStatus.WITHDRAWN');
  if (state !== null) return messageText(language, `state.${state}`);
  return authorStatus && messageText(language, `authorStatus.${authorStatus}`);
}

/** The requested object; hidden and missing ones are answered as not found. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw notFound();
  return value;
}

/** A value guarded by role and answered null to everyone else. */
export function allowed<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw forbidden();
  return value;
}
