// An address as people type it.

/** `journal.example` and `office@journal.example` become the addresses they look like; anything else stays as typed. */
export function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[^@\s/:]+@[^@\s/:]+\.[^@\s/:]+$/.test(text)) return `mailto:${text}`;
  return /^[^\s/:@{]+\.[^\s/:@]{2,}(\/\S*)?$/.test(text) ? `https://${text}` : text;
}
