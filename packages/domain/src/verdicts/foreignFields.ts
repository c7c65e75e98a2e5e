import { splitMergeFields } from '../merge/mergeFields.ts';

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
    '%%first_name%%': FIRST_NAME,
    '%%last_name%%': LAST_NAME,
    '%%firstname%%': FIRST_NAME,
    '%%lastname%%': LAST_NAME,
  },
  HubSpot: {
    '{{unsubscribe_link}}': UNSUBSCRIBE,
    '{{unsubscribe_link_all}}': UNSUBSCRIBE,
    '{{contact.firstname}}': FIRST_NAME,
    '{{contact.lastname}}': LAST_NAME,
    '{{contact.email}}': EMAIL,
    '{{site_settings.company_street_address_1}}': ADDRESS,
  },
  Brevo: { '{{unsubscribe}}': UNSUBSCRIBE, '{{contact.first_name}}': FIRST_NAME },
  Klaviyo: {
    '{%unsubscribe_link%}': UNSUBSCRIBE,
    '{%unsubscribe%}': UNSUBSCRIBE,
    '{{organization.full_address}}': ADDRESS,
    '{{person.first_name}}': FIRST_NAME,
    '{{person.last_name}}': LAST_NAME,
    '{{person.email}}': EMAIL,
  },
  Mailjet: {
    '[[unsub_link]]': UNSUBSCRIBE,
    '[[data:firstname]]': FIRST_NAME,
    '[[data:first_name]]': FIRST_NAME,
    '[[data:lastname]]': LAST_NAME,
    '[[email_to]]': EMAIL,
  },
  Mautic: {
    '{unsubscribe_url}': UNSUBSCRIBE,
    '{contactfield=firstname}': FIRST_NAME,
    '{contactfield=lastname}': LAST_NAME,
    '{contactfield=email}': EMAIL,
    '{contactfield=company}': '{{company}}',
    '{contactfield=country}': '{{country}}',
    '{contactfield=zipcode}': '{{postal_code}}',
  },
  CleverReach: { '{unsubscribe}': UNSUBSCRIBE, '{firstname}': FIRST_NAME, '{lastname}': LAST_NAME, '{email}': EMAIL },
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

/** A Mailroom field that an editor took for a part of an address. */
function encodedField(placeholder: string): ForeignField | undefined {
  const field = placeholder.replace(/%7B/gi, '{').replace(/%7D/gi, '}').replace(/%20/g, ' ').replace(/%7C/gi, '|');
  const isOurs = field !== placeholder && splitMergeFields(field).every((piece) => typeof piece !== 'string');
  return isOurs ? { tool: 'Mailroom with encoded braces', field } : undefined;
}

/** Returns the Mailroom field for a placeholder of another tool, however it is spaced and spelled; undefined if there is none. */
export function foreignField(placeholder: string): ForeignField | undefined {
  return byPlaceholder.get(placeholder.toLowerCase().replaceAll(/\s+/g, '')) ?? encodedField(placeholder);
}
