// What a journal says of its publication: who publishes, under which licence, and who deposits its DOIs.

/** Kind of publication: it decides which identifiers an issue has, and the form of its exports. */
export const PUBLICATION_KINDS = ['JOURNAL', 'SERIES', 'PROCEEDINGS'] as const;
export type PublicationKindName = (typeof PUBLICATION_KINDS)[number];

/** Licences by their SPDX identifiers, with where each is read; all rights reserved has no page. */
export const LICENCES = {
  'CC-BY-4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC-BY-NC-4.0': 'https://creativecommons.org/licenses/by-nc/4.0/',
  'CC-BY-NC-SA-4.0': 'https://creativecommons.org/licenses/by-nc-sa/4.0/',
  'CC-BY-ND-4.0': 'https://creativecommons.org/licenses/by-nd/4.0/',
  'CC-BY-NC-ND-4.0': 'https://creativecommons.org/licenses/by-nc-nd/4.0/',
  'CC0-1.0': 'https://creativecommons.org/publicdomain/zero/1.0/',
  ALL_RIGHTS_RESERVED: null,
} as const;
export type LicenceName = keyof typeof LICENCES;

/** Settings that a new journal copies from the house. Empty: nobody has said it. */
export interface PublicationSettings {
  publisher: string;
  /** The city (出版地), as CIP data and references name it. */
  publisherPlace: string;
  copyrightHolder: string;
  licence: LicenceName | '';
  /** Such as 10.12345: `{prefix}` of the DOI pattern. */
  doiPrefix: string;
  /** Who deposits at Crossref, and the mailbox that Crossref writes to. */
  depositor: string;
  depositorEmail: string;
  registrant: string;
}

export const NO_PUBLICATION_SETTINGS: PublicationSettings = {
  publisher: '',
  publisherPlace: '',
  copyrightHolder: '',
  licence: '',
  doiPrefix: '',
  depositor: '',
  depositorEmail: '',
  registrant: '',
};

/** What stands on the copyright page (版权页) of an issue and in its CIP data besides names and numbers; empty: not said. */
export interface Imprint {
  /** 责任编辑. */
  responsibleEditors: string;
  /** 版次 and 印次, such as 2026年3月第1版 and 2026年3月第1次印刷. */
  edition: string;
  printing: string;
  /** 开本, 印张, 字数 (千字) and 定价, as they are printed. */
  format: string;
  sheets: string;
  wordCount: string;
  price: string;
  printer: string;
  /** 主题词 and 中图分类号 of the CIP data. */
  subjects: string;
  classification: string;
}

export const EMPTY_IMPRINT: Imprint = {
  responsibleEditors: '',
  edition: '',
  printing: '',
  format: '',
  sheets: '',
  wordCount: '',
  price: '',
  printer: '',
  subjects: '',
  classification: '',
};
