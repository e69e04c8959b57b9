// Which rules the table of docs/rules/ has to answer for: those of the parts that are built or being built. Ids are those of the
// specification the product was built to; the table says each in words.

/** From the first number to the last. */
function range(area: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_none, step) => `${area}-${String(from + step).padStart(3, '0')}`);
}

export const DECLARED: readonly string[] = [
  // Session, account, shell, and the author's wizard.
  ...range('R1', 1, 197),
  ...range('E1', 1, 48),
  ...range('SC', 1, 13),
  ...range('SC', 15, 39),
  'SC-048',
  ...range('SC', 51, 55),
  'LoginPayload',
  'RegistrationPayload',
  'OrcidBindPayload',
  'ResetPasswordPayload',
  'CurrentUser',
  'MenuGroup',
  'Manuscript',
  'Title',
  'Summary',
  'Explanation',
  'ManuscriptAuthor',
  'RegisteredAuthorLookup',
  'CorrespondingAuthorItem',
  'FundingItem',
  'ReviewPerson',
  'UploadedFile',
  'DictionaryEntry',
  'Column',
  // Personal information and messages.
  ...range('R3', 138, 161),
  ...range('E3', 35, 38),
  'SC-117',
  'SC-118',
  'AuthorInfo',
  'Message',
  // The author's lists, status and detail.
  ...range('R2', 22, 28),
  ...range('R2', 31, 40),
  'R2-045',
  'R2-047',
  'E2-001',
  'E2-003',
  ...range('E2', 12, 19),
  'E2-040',
  'E2-041',
  ...range('S2', 2, 5),
  'S2-008',
  // Calls of the editorial office.
  'E2-002',
  'E2-011',
  'E2-020',
  ...range('E2', 24, 36),
  'E2-037',
  'E2-038',
  'E2-039',
  'E2-078',
  'E3-001',
  'E3-003',
  'E3-005',
  'E3-041',
  // The copyright transfer.
  'R2-072',
  ...range('R2', 158, 168),
  'S2-030',
  'S2-031',
  ...range('E2', 72, 74),
  // A journal's templates and process settings.
  ...range('R2', 128, 137),
  'R2-197',
  ...range('R3', 116, 126),
];
