import { createFlashes } from '@mailroom/design-system';
import { atom } from 'jotai';

/** The notices of this tab, on screen or to read afterwards (A04). An atom, because each story has its own. */
export const flashesAtom = atom(() => createFlashes());
