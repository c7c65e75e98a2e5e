import { dataTexts } from './dataTexts.ts';
import { displayTexts } from './displayTexts.ts';
import { shellTexts, type DesignTexts } from './texts.ts';

/** All texts of the components in English, as a source for translations: `const germanTexts: DesignTexts = { … }`. */
export const englishTexts: DesignTexts = { ...shellTexts, ...dataTexts, ...displayTexts };
