import { userEvent as storybooksOwn } from 'storybook/test';

/**
 * The testing helpers import this file as '@testing-library/user-event'. Storybook has its own copy, and two copies on one
 * page each track the content of a field separately: text typed after both have used the field is lost. Storybook's build
 * can't rewrite `export … from` of its own module, so the export is named twice.
 */
export const userEvent = storybooksOwn;
