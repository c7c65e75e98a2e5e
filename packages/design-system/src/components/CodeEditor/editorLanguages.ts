import type { Extension } from '@codemirror/state';

export const CODE_LANGUAGES = ['html', 'css', 'json'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Each language loads with its parser on first use; HTML brings the one for CSS. */
export const loadLanguage: Record<CodeLanguage, () => Promise<Extension>> = {
  html: async () => (await import('./htmlLanguage.ts')).html,
  css: async () => (await import('./cssLanguage.ts')).css,
  json: async () => (await import('./jsonLanguage.ts')).json,
};
