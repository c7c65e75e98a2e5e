import { dataTexts } from './dataTexts.ts';
import { displayTexts } from './displayTexts.ts';
import { shellTexts, type DesignTexts } from './texts.ts';

/** Every word that the components say by themselves, to translate from: `const germanTexts: DesignTexts = { … }`. */
export const englishTexts: DesignTexts = { ...shellTexts, ...dataTexts, ...displayTexts };
