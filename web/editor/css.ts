// Meaning of foreign styles in the editor's terms.
import {
  INDENT_EM,
  MOST_INDENT,
  TEXT_ALIGNMENTS,
  TEXT_DIRECTIONS,
  type TextAlignment,
  type TextDirection,
} from '../../shared/rich-text.ts';

/** The properties of a style attribute, in lower case; malformed ones are left out. */
export function stylesOf(node: Element): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  for (const part of (node.getAttribute('style') ?? '').split(';')) {
    const [name = '', ...value] = part.toLowerCase().split(':');
    if (name !== '' && value.length > 0) styles.set(name.trim(), value.join(':').trim());
  }
  return styles;
}

/** #rrggbb, or nothing: black is the ink that all text has. */
export function colourOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const [, ...short] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value) ?? [];
  const [, ...rgb] = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(value) ?? [];
  const digits = [...short.map((digit) => digit + digit), ...rgb.map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))];
  const hex = digits.length > 0 ? `#${digits.join('')}` : value;
  return /^#[0-9a-f]{6}$/.test(hex) && hex !== '#000000' ? hex : undefined;
}

export const alignmentOf = (value: string | null | undefined): TextAlignment | undefined =>
  TEXT_ALIGNMENTS.find((alignment) => alignment === value?.toLowerCase());

export const directionOf = (value: string | null | undefined): TextDirection | undefined =>
  TEXT_DIRECTIONS.find((direction) => direction === value?.toLowerCase());

const PIXELS: Record<string, number> = { em: 16, rem: 16, px: 1, pt: 4 / 3, cm: 37.8, in: 96 };

/** How many steps a margin moves a block in. */
export function indentOf(value: string | undefined): number {
  const [, amount, unit = ''] = /^(\d{0,6}(?:\.\d{1,4})?)(em|rem|px|pt|cm|in)$/.exec(value ?? '') ?? [];
  const steps = Math.round((Number(amount ?? 0) * (PIXELS[unit] ?? 0)) / (16 * INDENT_EM));
  return Math.min(MOST_INDENT, steps || 0);
}
