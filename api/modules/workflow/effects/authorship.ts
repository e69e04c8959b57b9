// Effects on the authors of an accepted manuscript.
import { changeAuthors } from '../../authorship/change-authors.ts';
import type { Effect } from './effect.ts';

export const authorshipEffects = {
  changeAuthors: {
    record: async (ctx, contribution, { input: { authors = [], comment } }) => changeAuthors(ctx, contribution, authors, comment ?? ''),
  },
} satisfies Record<string, Effect>;
