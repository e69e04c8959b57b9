// The frame around every page of a signed-in person.
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { fetchedCode } from '../../relay/fetched-code.ts';
import { queryLoader } from '../../relay/route-query.ts';
import parameters from './__generated__/ShellQuery$parameters.ts';

export const shell = {
  loader: queryLoader(parameters, () => ({})),
  lazy: { Component: () => fetchedCode(async () => (await import('./Shell.tsx')).Shell) },
  // Its query is kept fresh by mutations and subscriptions, not by every change of the address; revalidate() does read it again.
  shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) => currentUrl.href === nextUrl.href,
};
