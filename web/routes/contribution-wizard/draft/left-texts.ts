// Text typed for a deleted manuscript, field by field, to be read and copied.
import { latinLine } from '../../../components/names/typed-name.ts';
import { disputeText } from '../../../drafts/dispute-text.ts';
import type { DraftSections } from './draft.ts';
import { TEXT_SECTIONS } from './text-sections.ts';

interface LeftText {
  section: (typeof TEXT_SECTIONS)[number] | 'authors';
  /** Null for the author who was open in the dialog. */
  field: string | null;
  text: string;
}

/** The parts of a name repeat it, but for its Latin letters. */
const latinOf = (author: DraftSections['author']) => (author?.name ? latinLine(author.name) : '');

/** `names`: of choices from a list, by value; ids without a name say nothing to a reader. */
export function leftTexts(sections: DraftSections, names: ReadonlyMap<string, string>): LeftText[] {
  const texts = TEXT_SECTIONS.flatMap((section) =>
    Object.entries(sections[section] ?? {})
      .filter(([field]) => !field.endsWith('Id') && field !== 'isConfirmed')
      .map(([field, value]): LeftText => ({ section, field, text: disputeText(value, names) })),
  );
  const author: LeftText = {
    section: 'authors',
    field: null,
    text: disputeText({ ...sections.author, name: latinOf(sections.author), over: null }, names),
  };
  return [...texts, author].filter(({ text }) => text !== '');
}
