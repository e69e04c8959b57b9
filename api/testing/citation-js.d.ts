// The part of citation-js that the tests use: the packages come without types.
declare module '@citation-js/core' {
  /** An entry as the Citation Style Language has it. */
  interface Entry {
    type: string;
    title: string;
    author: { family?: string; given?: string; suffix?: string; literal?: string; 'non-dropping-particle'?: string }[];
    language: string;
    issue?: string | number;
    page?: string;
    issued: { 'date-parts': number[][] };
    'container-title'?: string;
    'event-title'?: string;
  }
  export class Cite {
    constructor(text: string);
    readonly data: Entry[];
  }
  export const plugins: { config: { get(plugin: '@bibtex'): { parse: { sentenceCase: 'always' | 'english' | 'never' } } } };
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
