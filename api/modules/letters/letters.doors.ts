// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { limits, on, type Doors } from '../../doors.ts';
import { LETTERS, TEMPLATES } from '../../screen-sets.ts';

export const lettersLimits = limits({
  /** Images added to letters. */
  'letterImage:user': { points: 100, seconds: 3600 },
});

export const lettersDoors: Doors = {
  limits: lettersLimits,
  screens: { ...on(TEMPLATES, 'Mutation.saveLetterTemplates'), ...on(LETTERS, 'Mutation.previewTemplate', 'Mutation.uploadLetterImage') },
  nodes: { ...on(LETTERS, 'LetterTemplates', 'LetterImage') },
  policyTypes: { LetterImage: 'as the templates that show it', LetterTemplates: 'how a journal writes is its office’s' },
  openFields: {
    LetterImage: [{ fields: ['*'], reason: 'who may know of it may see it' }],
    LetterTemplates: [{ fields: ['*'], reason: 'hidden as a whole' }],
  },
  unlimited: [
    { names: ['saveLetterTemplates', 'previewTemplate'], reason: 'replaces, or only shows, what a journal’s office says in its place' },
  ],
};
