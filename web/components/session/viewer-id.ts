// Whose screens these are: what is kept on this machine carries the person's id, so that nobody else who signs in here meets it.
import { createContext, use } from 'react';

export const ViewerId = createContext('');

export const useViewerId = () => use(ViewerId);
