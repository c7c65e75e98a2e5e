import { join } from 'node:path';
import { lint } from '../lint.ts';

const { ok, report } = lint(join(import.meta.dirname, '../../../..'));
console.log(report.trim());
process.exit(ok ? 0 : 1);
