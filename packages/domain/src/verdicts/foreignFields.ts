/** Another mailing tool's placeholder and the Mailroom field that does the same. */
interface ForeignField {
  readonly tool: string;
  /** The field as Mailroom writes it, with its braces. */
  readonly field: string;
}

const UNSUBSCRIBE = '{{unsubscribe_url}}';
const ADDRESS = '{{postal_address}}';
const FIRST_NAME = '{{first_name}}';
const LAST_NAME = '{{last_name}}';
const EMAIL = '{{email}}';

/** Placeholders in lower case and without spaces, by tool. Source: the tools' own documentation, read in 2026. */
const tools: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Mailchimp: {
    '*|unsub|*': UNSUBSCRIBE,
    '*|fname|*': FIRST_NAME,
    '*|lname|*': LAST_NAME,
    '*|email|*': EMAIL,
    '*|mc:subject|*': '{{subject}}',
    '*|list:address|*': ADDRESS,
    '*|list:address_html|*': ADDRESS,
    '*|html:list_address_html|*': ADDRESS,
  },
  SendGrid: {
    '[unsubscribe]': UNSUBSCRIBE,
    '<%asm_group_unsubscribe_raw_url%>': UNSUBSCRIBE,
    '<%asm_global_unsubscribe_raw_url%>': UNSUBSCRIBE,
    '{{{unsubscribe}}}': UNSUBSCRIBE,
    '{{{unsubscribe_preferences}}}': UNSUBSCRIBE,
  },
  'Salesforce Marketing Cloud': {
    '%%unsub%%': UNSUBSCRIBE,
    '%%unsub_center_url%%': UNSUBSCRIBE,
    '%%emailaddr%%': EMAIL,
    '%%firstname%%': FIRST_NAME,
    '%%lastname%%': LAST_NAME,
  },
  HubSpot: { '{{unsubscribe_link}}': UNSUBSCRIBE, '{{contact.firstname}}': FIRST_NAME, '{{contact.email}}': EMAIL },
  Brevo: { '{{unsubscribe}}': UNSUBSCRIBE, '{{contact.first_name}}': FIRST_NAME },
  Klaviyo: {
    '{%unsubscribe_link%}': UNSUBSCRIBE,
    '{%unsubscribe%}': UNSUBSCRIBE,
    '{{organization.full_address}}': ADDRESS,
    '{{person.first_name}}': FIRST_NAME,
    '{{person.last_name}}': LAST_NAME,
    '{{person.email}}': EMAIL,
  },
  Postmark: { '{{{pm:unsubscribe}}}': UNSUBSCRIBE },
  ActiveCampaign: {
    '%unsubscribelink%': UNSUBSCRIBE,
    '%firstname%': FIRST_NAME,
    '%lastname%': LAST_NAME,
    '%email%': EMAIL,
    '%sender-info%': ADDRESS,
  },
};

const byPlaceholder = new Map<string, ForeignField>(
  Object.entries(tools).flatMap(([tool, fields]) =>
    Object.entries(fields).map(([placeholder, field]): [string, ForeignField] => [placeholder, { tool, field }]),
  ),
);

/** Returns the Mailroom field for a placeholder of another tool, however it is spaced and spelled; undefined if there is none. */
export function foreignField(placeholder: string): ForeignField | undefined {
  return byPlaceholder.get(placeholder.toLowerCase().replaceAll(/\s+/g, ''));
}
