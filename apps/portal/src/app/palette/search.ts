/** The search over everything, as the header shows it before the keys are bound. */
export const search = { keys: 'Mod+K', label: 'Search or jump to' } as const;
