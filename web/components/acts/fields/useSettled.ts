// A value once it has stopped changing: what is typed is asked about when one pauses.
import { useEffect, useState } from 'react';

const PAUSE_MS = 500;

export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
