// Goes through XML of any length piece by piece, and changes its tags: a long part is never one long text, nor a list of all its tags.

const LETTER = /[A-Za-z]/;

/** Text, remarks and the like stay as they are. Whoever walks ends with `end`. */
export class TagWalk {
  /** What has come of a tag whose end has not. */
  #begun: string[] | null = null;
  /** Within this quote of that tag: a value in quotes may hold the sign that ends a tag. */
  #quote = '';
  /** Whether it begins a tag is told by the next piece. */
  #held = '';
  readonly #change: (tag: string) => string;

  constructor(change: (tag: string) => string) {
    this.#change = change;
  }

  /** What is done of it, with what was left of the pieces before. */
  push(piece: string): string {
    const xml = this.#held + piece;
    this.#held = '';
    let done = '';
    let copied = 0;
    let at = 0;
    while (at < xml.length) {
      if (!this.#begun) {
        const start = xml.indexOf('<', at);
        if (start === -1) break;
        if (start === xml.length - 1) this.#held = '<';
        at = start + 1;
        if (!LETTER.test(xml.charAt(at))) continue;
        done += xml.slice(copied, start);
        [this.#begun, copied] = [[], start];
      }
      at = this.#endIn(xml, at);
      if (at === -1) {
        this.#begun.push(xml.slice(copied));
        return done;
      }
      const tag = xml.slice(copied, at);
      done += this.#change(this.#begun.length === 0 ? tag : this.#begun.join('') + tag);
      [this.#begun, copied] = [null, at];
    }
    return done + xml.slice(copied, xml.length - this.#held.length);
  }

  /** Throws when a tag has no end: what it holds was not looked at. */
  end(): string {
    if (this.#begun) throw new Error('A tag has no end');
    return this.#held;
  }

  /** Behind the end of the tag; -1: it comes with a later piece. */
  #endIn(xml: string, from: number): number {
    for (let at = from; at < xml.length; at += 1) {
      const sign = xml.charAt(at);
      if (this.#quote !== '') this.#quote = sign === this.#quote ? '' : this.#quote;
      else if (sign === '"' || sign === "'") this.#quote = sign;
      else if (sign === '>') return at + 1;
    }
    return -1;
  }
}
