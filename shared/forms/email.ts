// What an address of mail looks like: the one rule of forms, accounts and the outbox. Plain code: every page may need it.

/** Simple on purpose (D13-111), but nothing that has a meaning of its own in the header of a letter. */
export const EMAIL_PATTERN = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
