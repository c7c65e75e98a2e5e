import { join } from 'node:path';
import { buildServer } from './buildServer.ts';

await buildServer(join(import.meta.dirname, 'dist'));
