// What can be done on the page that is open, as it stands there. Pressing is all that is done with it, so that it asks and refuses as it does there.

export interface PageAct {
  label: string;
  press: () => void;
}

export function pageActs(): PageAct[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'main [data-page-acts] :is(button, a[href]):not(:disabled, [aria-disabled=true])',
  );
  return [...controls].flatMap((control) => {
    const label = control.textContent.trim();
    return label === '' ? [] : [{ label, press: () => control.click() }];
  });
}
