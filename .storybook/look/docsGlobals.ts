import { createContext } from 'react';

/** The toolbar's choices, for parts that don't follow them automatically: code, and stories in their own window. */
export const DocsGlobals = createContext<Record<string, unknown>>({});
