import type { V1Schemas } from '@mailroom/api-client';

type Attempt = V1Schemas['ReportAttempt'];

/** Says who got which revision: '2,981 got revision 3, 37,019 revision 5'. Empty where all got the same. */
export function attemptWords(attempts: readonly Attempt[], number: (value: number) => string): string {
  const parts = Map.groupBy(attempts, ({ creative, revision }) => `${creative.id} ${revision}`);
  if (parts.size < 2) return '';
  const hasSeveral = new Set(attempts.map(({ creative }) => creative.id)).size > 1;
  const said = [...parts.values()].map((same, at) => {
    const delivered = same.reduce((sum, one) => sum + one.delivered, 0);
    const [{ creative, revision } = { creative: { name: '' }, revision: 0 }] = same;
    const of = hasSeveral ? ` of ‘${creative.name}’` : '';
    return `${number(delivered)} ${at === 0 ? 'got ' : ''}revision ${revision}${of}`;
  });
  return said.join(', ');
}
