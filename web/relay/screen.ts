// What a screen's `route.ts` gives to the route tree: its code, fetched when needed, and the loader of its one query.
import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';

export interface Screen {
  loader: LoaderFunction | undefined;
  lazy: { Component: () => Promise<ComponentType> };
  /** Where not every change of the address asks for new data. */
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** `component` imports the page. The loader runs while the code is on its way. */
export function screen(component: () => Promise<ComponentType>, loader?: LoaderFunction): Screen {
  return { loader, lazy: { Component: component } };
}
