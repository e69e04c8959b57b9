// What the menu calls the page that is shown: lists need no title of their own.
import { createContext, use } from 'react';

export const PageName = createContext('');

/** Empty on a page that the menu does not show. */
export const usePageName = () => use(PageName);
