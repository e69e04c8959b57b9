// What an address of mail looks like: the one rule of forms, accounts and the outbox. Plain code: every page may need it.

/**
 * Simple on purpose (D13-111), but nothing that has a meaning of its own in the header of a letter. The length comes first: on a
 * megabyte of dots the rest would try every dot with every other.
 */
export const EMAIL_PATTERN = /^(?=.{3,320}$)[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+\.[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
