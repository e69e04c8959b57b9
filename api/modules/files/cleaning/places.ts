// File paths on somebody's machine, which mostly hold the user's name.

/** From where it begins to the next quote: `C:\Users\…`, `\\server\…`, `file:///…`, `/Users/…`, `/home/…`; no address of the web. */
export const PLACE = /(?:file:[\\/]|(?<![A-Za-z])[A-Za-z]:[\\/]|(?<![\w:/.~-])\/(?:Users|home)\/|(?<![^\s"'(=])\\\\(?=[\w.]))[^"]*/gi;
/** Few texts have one of these. */
const MAY_BE = /[\\/]/;

/** Links to pages, addresses and places of the document itself; a link to a file points into the machine of the person who wrote it. */
const PAGE = /^(?:(?:https?|mailto|tel|urn|doi):|www\.|#)/i;

export const isPage = (target: string): boolean => PAGE.test(target);

/** The text without them. */
export function withoutPlaces(text: string): string {
  return MAY_BE.test(text) ? text.replaceAll(PLACE, '') : text;
}
