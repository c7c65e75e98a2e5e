import type { DesignTexts } from '../provider/texts.ts';
import { germanData } from './germanData.ts';
import { germanDisplay } from './germanDisplay.ts';
import { germanShell } from './germanShell.ts';
import { germanTable } from './germanTable.ts';

/** All texts of the components in German: `<DesignProvider locale="de-DE" texts={germanTexts}>`. */
export const germanTexts: DesignTexts = { ...germanShell, ...germanTable, ...germanData, ...germanDisplay };
