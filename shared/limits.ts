// Limits that the browser and the API must agree on. Sizes are bytes, lengths are characters.

const MEBIBYTE = 1024 * 1024;

/** Files accepted of one kind (S1 §5, S2 §5, D2-111). Extensions in lower case, without the dot. */
export interface FileRule {
  extensions: readonly string[];
  /** Largest size that is still accepted, inclusive. */
  maxBytes: number;
}

/** Kinds of a manuscript's files by their legacy numbers (D2-111). */
export const FileKind = {
  MANUSCRIPT: 0,
  SUPPLEMENT: 1,
  /** Images and charts; 5 to 7 come with the manuscript and with the copyright transfer. */
  PICTURE: 5,
  CHART: 6,
  TABLE: 7,
  /** The report of the plagiarism check, from the editor. */
  REPORT: 8,
  /** The office's attachment to an act; it goes to the author with the letter, if the act sends one. */
  OFFICE_ATTACHMENT: 9,
  /** Belongs to a review; the office reads it, the author once it was released, cleaned of its reviewer. */
  REVIEW: 10,
  /** A manuscript without the names of its authors, with which the office replaces theirs: blind reviewers get it. */
  ANONYMOUS: 11,
} as const;

export type FileKindName = keyof typeof FileKind;
export type FileKindId = (typeof FileKind)[FileKindName];

const documents = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'rtf', 'csv'] as const;
const images = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tif', 'tiff'] as const;

/** As the texts of refusals name formats: *.png|jpg|bmp (R2-161). */
export const formatsOf = (extensions: readonly string[]) => `*.${extensions.join('|')}`;

/** Archives are accepted nowhere: their contents could not be checked. */
export const FILE_RULES: Readonly<Record<FileKindName, FileRule>> = {
  MANUSCRIPT: { extensions: ['doc', 'docx', 'pdf'], maxBytes: 10 * MEBIBYTE },
  SUPPLEMENT: { extensions: [...documents, ...images], maxBytes: 100 * MEBIBYTE },
  PICTURE: { extensions: ['png', 'jpg', 'bmp'], maxBytes: 100 * MEBIBYTE },
  CHART: { extensions: ['png', 'jpg', 'bmp'], maxBytes: 100 * MEBIBYTE },
  TABLE: { extensions: ['xls', 'xlsx'], maxBytes: 100 * MEBIBYTE },
  REPORT: { extensions: ['pdf', 'doc', 'docx'], maxBytes: 10 * MEBIBYTE },
  OFFICE_ATTACHMENT: { extensions: [...documents, ...images], maxBytes: 10 * MEBIBYTE },
  REVIEW: { extensions: [...documents, ...images], maxBytes: 10 * MEBIBYTE },
  ANONYMOUS: { extensions: ['doc', 'docx', 'pdf'], maxBytes: 10 * MEBIBYTE },
};

/** An image of a letter: formats that every mail program shows. */
export const LETTER_IMAGE_RULE: FileRule = { extensions: ['png', 'jpg', 'jpeg', 'gif', 'webp'], maxBytes: 2 * MEBIBYTE };

/** The cover of a journal, and attachments of its foreword or its call for papers. */
export const COVER_RULE: FileRule = { extensions: ['png', 'jpg', 'jpeg'], maxBytes: 5 * MEBIBYTE };
export const JOURNAL_FILE_RULE: FileRule = { extensions: ['pdf', 'doc', 'docx'], maxBytes: 20 * MEBIBYTE };

/** A file of institutions from the screen; whole dumps of ROR, which are larger, come by the command. */
export const INSTITUTION_FILE_RULE: FileRule = { extensions: ['json', 'csv'], maxBytes: 50 * MEBIBYTE };

/** The Word file of a preprint (S2 §5): as large as a manuscript. */
export const PREPRINT_RULE: FileRule = { extensions: ['doc', 'docx'], maxBytes: FILE_RULES.MANUSCRIPT.maxBytes };

/** No file of somebody who is not signed in may be larger: preprints are all that comes from outside. */
export const MAX_VISITOR_UPLOAD_BYTES = PREPRINT_RULE.maxBytes;

/**
 * Signed files of a copyright transfer (D2-111): an upload offers the first and the last of these (D13-157), old clients also send charts.
 */
export const TRANSFER_FILE_KINDS = ['PICTURE', 'CHART', 'TABLE'] as const satisfies readonly FileKindName[];
export type TransferFileKind = (typeof TRANSFER_FILE_KINDS)[number];

/** Limits of a transfer (D2-112): size of one file, and number of files. */
export const MAX_TRANSFER_FILE_BYTES = 10 * MEBIBYTE;
export const MAX_TRANSFER_FILES = 20;

/** Most files of one review. */
export const MAX_REVIEW_FILES = 10;

/** Most files that one editorial act brings along. */
export const MAX_ACT_FILES = 10;

/** No upload of any kind may be larger; streams are cut off beyond it. */
export const MAX_UPLOAD_BYTES = Math.max(...Object.values(FILE_RULES).map((rule) => rule.maxBytes));

/** Limit of an office document's unpacked size: a larger one could not be cleaned for blind readers. */
export const MAX_UNPACKED_BYTES = 256 * MEBIBYTE;

/** Most parts of an office document: more than any paper has, and as many as are cleaned. A bomb has far more. */
export const MAX_DOCUMENT_PARTS = 10_000;

/** Longest note that comes with an editorial act. */
export const MAX_COMMENT_LENGTH = 20_000;

/** Rows are counted up to here (principles, Screens): a number beside a list that reaches it says that many or more. */
export const COUNTED_TOTAL = 10_000;

/** Most manuscripts that one bulk act takes: a full page of the longest list. Each costs statements and a lock of its own. */
export const MAX_BULK = 100;

/** Most authors of a manuscript: far beyond any article, so that a list stays one that can be read and sent as a whole (D13-101). */
export const MAX_AUTHORS = 500;

/** Most files a manuscript has at a time; an author who has more puts pictures into one document. */
export const MAX_MANUSCRIPT_FILES = 100;

/** Longest key under which a manuscript is started. */
export const MAX_START_KEY_LENGTH = 64;

/** Longest file name kept, extension included. */
export const MAX_FILE_NAME_LENGTH = 200;

/** Rows of a list's page when nobody says how many, and at most; pages that can be asked for by number (principles, Screens). */
export const PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
export const MOST_PAGES = 1000;

/** Longest text that a list is searched for: a whole title. */
export const MAX_SEARCH_LENGTH = 500;

/** What a co-author writes of what is wrong with the authorship. */
export const MAX_REFUSAL_LENGTH = 1000;

/** Saved views of lists: signs of a name, characters of an address, and how many a person has. */
export const MAX_VIEW_NAME = 40;
export const MAX_VIEW_ADDRESS = 2000;
export const MAX_VIEWS = 50;
