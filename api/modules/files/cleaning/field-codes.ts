// The codes of fields in a Word document (`INCLUDEPICTURE "C:\…"`). A code stands in one run or in many, also around other fields: a place
// is found across them.
import { PLACE } from './places.ts';

/** People are known by their number in libraries of references. */
const HIDDEN = new RegExp(`(?<person>(?<=zotero\\.org/(?:users|groups)/)(?:local/)?\\w+)|${PLACE.source}`, 'gi');
/** Longer than the beginning of any path or library number. */
const LONGEST_BEGINNING = 64;
/** Marks a file path that goes on in the next piece. */
const OPEN_PLACE = ' file:/';

/** One code, piece by piece: a text that spans several loses its part in each. */
class Code {
  #before = '';

  cleaned(piece: string): string {
    const all = this.#before + piece;
    const start = this.#before.length;
    let [left, done, isOpen] = ['', start, false];
    for (const { index, 0: found, groups } of all.matchAll(HIDDEN)) {
      const end = index + found.length;
      if (end <= done) continue;
      left += all.slice(done, Math.max(done, index));
      if (groups?.['person'] !== undefined && index >= start) left += '0';
      isOpen = groups?.['person'] === undefined && end === all.length;
      done = end;
    }
    this.#before = isOpen ? OPEN_PLACE : all.slice(-LONGEST_BEGINNING);
    return left + all.slice(done);
  }
}

interface Field {
  code: Code;
  /** Its code is over, and its result has begun. */
  isShown: boolean;
}

/** Follows the fields of one part in the order of the document. */
export class FieldCodes {
  readonly #open: Field[] = [];
  /** Codes outside of any field. */
  #loose = new Code();

  /** An element begins: `mark` is the type of a `fldChar`. */
  begin(local: string, mark: string | undefined): void {
    if (local === 'p' && this.#open.length === 0) this.#loose = new Code();
    if (local !== 'fldChar') return;
    if (mark === 'begin') this.#open.push({ code: new Code(), isShown: false });
    if (mark === 'end') this.#open.pop();
    const last = this.#open.at(-1);
    if (mark === 'separate' && last) last.isShown = true;
  }

  code(text: string): string {
    return (this.#open.at(-1)?.code ?? this.#loose).cleaned(text);
  }

  /** The result of a field inside another's code is part of that code. */
  shown(text: string): string {
    if (!this.#open.at(-1)?.isShown) return text;
    return this.#open.findLast((field) => !field.isShown)?.code.cleaned(text) ?? text;
  }
}
