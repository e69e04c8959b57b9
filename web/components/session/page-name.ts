// The menu's name of the shown page: lists need no title of their own.
import { createContext, use } from 'react';

export const PageName = createContext('');

/** Empty on a page that the menu does not show. */
export const usePageName = () => use(PageName);
