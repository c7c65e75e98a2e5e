import type { Module } from './module.ts';

/** What the platform answers by itself: live events, activity, downloads. */
export const platformModule: Module = { name: 'platform' };
