// What a screen's `route.ts` gives to the route tree: its code, fetched when needed, and the loader of its one query.
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

export interface Screen {
  loader: LoaderFunction | undefined;
  lazy: { Component: () => Promise<ComponentType> };
}

/** `component` imports the page. The loader runs while the code is on its way. */
export function screen(component: () => Promise<ComponentType>, loader?: LoaderFunction): Screen {
  return { loader, lazy: { Component: component } };
}
