// Whether the person has moved to another field since a form was sent or a button pressed: then a late answer leaves the focus there,
// because further typing would land elsewhere.

let from: Element | null = null;

/** In a window whose acts are to be distinguished, for as long as it stands. Returns the function that ends it. */
export function watchActs(page: Document): () => void {
  const ending = new AbortController();
  const note = () => {
    from = page.activeElement;
  };
  // Before the page itself hears of it.
  const options = { capture: true, signal: ending.signal };
  page.addEventListener('submit', note, options);
  page.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('button')) note();
    },
    options,
  );
  return () => ending.abort();
}

export function hasGoneOn(): boolean {
  const at = document.activeElement;
  // An element removed from the page, such as a dialog's button, says nothing.
  return at !== null && from !== null && from.isConnected && at !== from && at.matches('input, select, textarea');
}
