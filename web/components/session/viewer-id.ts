// The owner of these screens: data kept on this machine carry the person's id, so that nobody else who signs in here meets them.
import { createContext, use } from 'react';

export const ViewerId = createContext('');

export const useViewerId = () => use(ViewerId);
