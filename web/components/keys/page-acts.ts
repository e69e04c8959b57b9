// Acts on the open page, as shown there. The palette only presses their buttons, so that they ask and refuse as they do there.

interface PageAct {
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
