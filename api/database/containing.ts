// Patterns of `like`.

/** A pattern that contains the text as it stands: its wildcards mean themselves. */
export function containing(text: string): string {
  return `%${likeItself(text)}%`;
}

/** The text in a pattern: its wildcards mean themselves. */
export function likeItself(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
