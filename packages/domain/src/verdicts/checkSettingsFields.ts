import { checkSettingsOf, isSeverityFixed, readerShare, severityOf, type CheckChoices } from './checkSettings.ts';
import { checkThresholds } from './checkThresholds.ts';
import { findingKinds } from './creativeFindings.ts';
import { emailClients, SHARES_ESTIMATED_ON } from './emailClients.ts';

/** An account's check settings as the contract writes them: each value that counts, beside its default. */
export function checkSettingsFields(choices: CheckChoices) {
  const { thresholds, severities, requiredClients } = checkSettingsOf(choices);
  return {
    thresholds: checkThresholds.map(({ name, standard, min, max, unit }) => ({
      name,
      value: thresholds[name],
      default_value: standard,
      minimum: min,
      maximum: max,
      unit,
      is_default: thresholds[name] === standard,
    })),
    severities: findingKinds.map(({ kind, severity }) => ({
      kind,
      severity: severityOf(kind, severities),
      default_severity: severity,
      is_fixed: isSeverityFixed(kind),
    })),
    required_clients: [...requiredClients],
    required_clients_are_default: choices.required_clients === undefined,
    client_shares: emailClients.map(({ id: client, percent }) => {
      const share = readerShare(client, choices);
      const source: 'estimate' | 'account' = share.isEstimate ? 'estimate' : 'account';
      return { client, percent: share.percent, default_percent: percent, source };
    }),
    shares_estimated_on: SHARES_ESTIMATED_ON,
  };
}
