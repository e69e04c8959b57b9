// Whether a person has gone on to another field since a form was sent, or a button pressed: then an answer that comes late leaves the focus
// there, for what is being typed would land elsewhere.

let from: Element | null = null;

/** In a window whose acts are to be told apart, for as long as it stands. Returns the function that ends it. */
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
  // What has left the page, as a dialog's button, tells nothing.
  return at !== null && from !== null && from.isConnected && at !== from && at.matches('input, select, textarea');
}
