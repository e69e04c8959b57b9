// The number of the role that one works in, which addresses name (R3-012). Null outside of the frame.
import { createContext, use } from 'react';

export const RoleNumber = createContext<number | null>(null);

export const useRoleNumber = () => use(RoleNumber);
