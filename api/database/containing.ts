// Patterns of `like`.

/** A pattern that contains the text as it stands: its wildcards mean themselves. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
