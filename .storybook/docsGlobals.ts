import { createContext } from 'react';

/** The toolbar's choices, for what doesn't follow them by itself: code, and stories in a window of their own. */
export const DocsGlobals = createContext<Record<string, unknown>>({});
