// The building blocks of the demo's manuscripts: their topics and approaches.

/** The same thing said in both languages. */
export type Bilingual = readonly [zh: string, en: string];

/** Topic of a manuscript. Its sentences are independent, so that any topic goes with any approach of its periodical. */
export interface Topic {
  /** As it stands in titles, said in two ways, so that the titles of one periodical make no series. */
  names: readonly [Bilingual, Bilingual];
  background: Bilingual;
  findings: readonly [Bilingual, Bilingual];
  meaning: Bilingual;
  keywords: readonly [Bilingual, Bilingual, Bilingual];
}

/** How it goes about it: the material, the place, the years. */
export interface Approach {
  /** Each holds `{topic}`. */
  titles: readonly [Bilingual, Bilingual, Bilingual];
  /** Subtitle of the first title. */
  subtitle?: Bilingual;
  method: Bilingual;
  /** The finding that a comparison shows, for any topic. */
  contrast: Bilingual;
  keyword: Bilingual;
}

export interface TextBlocks {
  topics: readonly Topic[];
  approaches: readonly Approach[];
}

/** How abstracts end. */
export const outlooks: readonly Bilingual[] = [
  ['受材料所限，上述结论的适用范围仍有待更多地区与年代的个案检验。', 'Given the limits of the material, cases from more regions and periods are needed to test how far these conclusions reach.'],
  ['文末讨论了研究在材料与方法上的局限，并就后续工作提出三点建议。', 'The paper ends with its limits in material and method and three suggestions for further work.'],
  ['主要材料的出处与处理步骤一并整理于附录，以便读者逐项复核。', 'Sources and steps are given in an appendix, so that readers can check them one by one.'],
  ['本文的意义在于提供一套可以重复和修正的做法，而不仅是一项结论。', 'What the paper offers is a procedure that can be repeated and corrected rather than a single conclusion.'],
];
