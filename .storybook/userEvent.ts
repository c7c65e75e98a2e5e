/**
 * What the testing helpers find under '@testing-library/user-event' here. Storybook carries a copy of its own, and two of
 * them on one page each keep their own idea of what stands in a field: whatever is typed after the first meeting is lost.
 */
export { userEvent } from 'storybook/test';
