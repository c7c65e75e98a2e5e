import { userEvent } from 'vitest/browser';
import { letPlaysPoint } from './pointAt.ts';

letPlaysPoint({ at: (element) => userEvent.hover(element), away: (element) => userEvent.unhover(element) });
