// Saves typed text by itself: after a pause in typing, when the page goes out of sight, and again once a hindrance has passed.
import { useEffect, useEffectEvent, useRef } from 'react';
import { ApiError, NetworkError } from '../../relay/errors.ts';
import { TEXT_SECTIONS } from './text-sections.ts';
import type { DraftStore } from './draft-store.ts';
import type { Saving } from './useSaving.ts';

const PAUSE_MS = 2000;
/** Who types without a pause is saved this often. */
const LONGEST_MS = 20_000;
const RETRY_MS = 10_000;

const PASSING = new Set(['UNAVAILABLE', 'UNAUTHENTICATED', 'RATE_LIMITED']);

/** Whether the same save may succeed later on. */
export function isPassing(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && PASSING.has(error.code));
}

export function useAutosave(draft: DraftStore, saving: Saving): void {
  const { sections } = draft;
  const hasText = TEXT_SECTIONS.some((section) => sections[section] !== undefined);
  const isHindered = hasText && Object.values(saving.failures).some(isPassing);
  const since = useRef<number | null>(null);
  const handleSave = useEffectEvent(() => {
    since.current = null;
    if (hasText) void saving.saveAll({ isBackground: true });
  });
  useEffect(() => {
    if (!hasText || isHindered) return undefined;
    since.current ??= Date.now();
    const timer = setTimeout(handleSave, Math.max(0, Math.min(PAUSE_MS, since.current + LONGEST_MS - Date.now())));
    return () => clearTimeout(timer);
  }, [sections, hasText, isHindered]);
  useEffect(() => {
    if (!isHindered) return undefined;
    const timer = setInterval(handleSave, RETRY_MS);
    window.addEventListener('online', handleSave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', handleSave);
    };
  }, [isHindered]);
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') handleSave();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, []);
}
