import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule as the linter takes it from a plugin. */
export type Rule = Parameters<RuleTester['run']>[1];

export type RuleContext = Parameters<NonNullable<Extract<Rule, { create: unknown }>['create']>>[0];
