import { userEvent as storybooksOwn } from 'storybook/test';

/**
 * What the testing helpers find under '@testing-library/user-event' here. Storybook carries a copy of its own, and two of
 * them on one page each keep their own idea of what stands in a field: whatever is typed after the first meeting is lost.
 * Storybook's build can't rewrite `export … from` of its own module, so it is named twice.
 */
export const userEvent = storybooksOwn;
