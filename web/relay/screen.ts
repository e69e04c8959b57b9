// A screen for the route tree: its code, fetched when needed, and the loader of its one query.
import type { ComponentType } from 'react';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { fetchedCode } from './fetched-code.ts';

/** Look of the page while it loads. */
type Shape = 'list' | 'reading' | 'form';

export interface Screen {
  loader: LoaderFunction | undefined;
  lazy: { Component: () => Promise<ComponentType> };
  shape: Shape;
  /** Where not every change of the address asks for new data. */
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** `component` imports the page. The loader runs while the code is on its way. */
export function screen(component: () => Promise<ComponentType>, loader?: LoaderFunction, shape: Shape = 'form'): Screen {
  return { loader, lazy: { Component: () => fetchedCode(component) }, shape };
}
