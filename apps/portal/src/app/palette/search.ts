/** The one search over everything; what the header shows of it before its keys are bound. */
export const search = { keys: 'Mod+K', label: 'Search or jump to' } as const;
