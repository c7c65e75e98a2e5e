import type { Extension } from '@codemirror/state';

export const CODE_LANGUAGES = ['html', 'css', 'json'] as const;
export type CodeLanguage = (typeof CODE_LANGUAGES)[number];

/** Each comes with its parser when it is wanted: HTML brings those of style and script along. */
export const loadLanguage: Record<CodeLanguage, () => Promise<Extension>> = {
  html: async () => (await import('@codemirror/lang-html')).html(),
  css: async () => (await import('@codemirror/lang-css')).css(),
  json: async () => (await import('@codemirror/lang-json')).json(),
};
