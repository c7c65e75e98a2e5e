import { writeFileSync } from 'node:fs';
import { generatedFiles } from './generated.ts';

/** `npm run generate`: tokens → the style sheet that applications import, and the types of `t()`. */
for (const [file, text] of generatedFiles()) writeFileSync(file, text);
