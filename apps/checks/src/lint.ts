import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { houseRules } from './houseRules.ts';
import { importLaw } from './importLaw.ts';

type Config = { overrides?: unknown[]; rules?: Record<string, unknown> } & Record<string, unknown>;

const oxlint = join(import.meta.dirname, '../../../node_modules/oxlint/bin/oxlint');

interface LintResult {
  ok: boolean;
  report: string;
}

/** The rules of .oxlintrc.json, the house's own and the import law, over everything below `root`. */
export function lint(root: string): LintResult {
  const config = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Config;
  const whole = {
    ...config,
    jsPlugins: houseRules.jsPlugins,
    rules: { ...config.rules, ...houseRules.rules },
    overrides: [...(config.overrides ?? []), ...houseRules.overrides, ...importLaw(root)],
  };
  // Patterns are relative to the configuration file, so it is written to the root for the run.
  const path = join(root, `.oxlintrc.${process.pid}.json`);
  writeFileSync(path, JSON.stringify(whole, null, 2));
  try {
    const done = spawnSync(process.execPath, [oxlint, '-c', path, '--disable-nested-config'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    // On CI it prints colours that no terminal reads.
    return { ok: done.status === 0, report: stripVTControlCharacters(`${done.stdout}${done.stderr}`) };
  } finally {
    rmSync(path);
  }
}
