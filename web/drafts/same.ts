// Whether a form equals its saved values.
import { isRecord } from './storage.ts';

/** Whether the typed value equals the saved one; surrounding spaces do not count, nor do list entries that nobody has begun. */
export function isSame(typed: unknown, saved: unknown): boolean {
  if (typeof typed === 'string' && typeof saved === 'string') return typed.trim() === saved.trim();
  if (Array.isArray(typed) && Array.isArray(saved)) {
    const [here, there] = [typed, saved].map((list) => list.filter((item: unknown) => !isBlank(item)));
    return here?.length === there?.length && (here ?? []).every((item, index) => isSame(item, there?.[index]));
  }
  if (isRecord(typed) && isRecord(saved)) return Object.keys({ ...typed, ...saved }).every((name) => isSame(typed[name], saved[name]));
  return typed === saved;
}

/** An entry of a list that nobody has begun. */
export function isBlank(item: unknown): boolean {
  if (typeof item === 'string') return item.trim() === '';
  return isRecord(item) && Object.values(item).every((value) => typeof value === 'string' && value.trim() === '');
}
