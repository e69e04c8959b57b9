// The day that it is in Shanghai, YYYY-MM-DD, as the screen was opened.
import { useState } from 'react';
import { dayOf } from '../../../shared/day.ts';

export function useToday(): string {
  const [today] = useState(() => dayOf(new Date()));
  return today;
}
