// Text being typed into a search box: it is applied after a pause, or with other filters meanwhile, and no answer from the address removes
// a letter of it.
import { useEffect, useEffectEvent, useState } from 'react';
import type { FilterValues } from './filters.ts';

const PAUSE_MS = 300;

interface Typed {
  /** The scope that is searched, by its key in the address. */
  key: string;
  text: string;
  /** The address's last value. */
  seen: string;
  /** Applied values that are not in the address yet. */
  sent: readonly string[];
}

const begin = (key: string, values: FilterValues): Typed => ({ key, text: values[key] ?? '', seen: values[key] ?? '', sent: [] });

/** The address says something new: our own words come back, or others (a chip taken off, a step back in history) take their place. */
function follow(typed: Typed, current: string): Typed {
  const at = typed.sent.lastIndexOf(current);
  return at < 0 ? { ...typed, text: current, seen: current, sent: [] } : { ...typed, seen: current, sent: typed.sent.slice(at + 1) };
}

/** `keys`: of the scopes; one that holds a value is chosen at first. `onApply`: the changes, by key. */
export function useTypedSearch(
  keys: readonly string[],
  values: FilterValues,
  onApply: (changes: FilterValues, options?: { replace?: boolean }) => void,
) {
  const [typed, setTyped] = useState(() => begin(keys.find((key) => values[key]) ?? keys[0] ?? '', values));
  // Letters of a Chinese word on their way are no search.
  const [isComposing, setIsComposing] = useState(false);
  const current = values[typed.key] ?? '';
  if (current !== typed.seen) setTyped(follow(typed, current));
  const words = typed.text.trim();
  const isApplied = words === (typed.sent.at(-1) ?? typed.seen);
  /** `changes` along with typed text. */
  function apply(changes: FilterValues = {}, options: { replace?: boolean } = {}) {
    if (!isApplied) setTyped({ ...typed, sent: [...typed.sent, words] });
    onApply({ ...(words !== current && { [typed.key]: words || undefined }), ...changes }, options);
  }
  const handlePause = useEffectEvent(() => apply({}, { replace: true }));
  useEffect(() => {
    if (isApplied || isComposing) return undefined;
    const timer = setTimeout(() => handlePause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words, isApplied, isComposing]);
  return {
    scope: typed.key,
    /** Another scope begins with an empty box (S2 §2.1). */
    setScope: (key: string) => setTyped(begin(key, values)),
    text: typed.text,
    setText: (text: string) => setTyped({ ...typed, text }),
    setIsComposing,
    isApplied,
    apply,
  };
}

export type TypedSearch = ReturnType<typeof useTypedSearch>;
