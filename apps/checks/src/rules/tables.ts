import type { Rule } from './rule.ts';

/** The tables that each module owns. Every other module asks the owner's `X.reads.ts` or `X.commands.ts`. */
const OWNED_TABLES: Readonly<Record<string, readonly string[]>> = {
  platform: ['event', 'file', 'idempotency_key', 'revocation', 'security_event', 'setting'],
  activity: ['audit_entry', 'audit_seal'],
  accounts: [
    'account',
    'advertiser',
    'permission_group',
    'permission_group_permission',
    'role',
    'role_permission_group',
    'send_day',
    'sender_profile',
    'sending_domain',
    'sending_key',
    'user_account',
    'users',
    'vertical',
  ],
  creatives: [
    'creative',
    'creative_client',
    'creative_finding',
    'creative_image',
    'creative_label',
    'creative_link',
    'creative_revision',
    'creative_seed',
    'creative_sign_off',
  ],
  audiences: [
    'audience',
    'audience_correction',
    'audience_ingest',
    'audience_member',
    'audience_opt_out',
    'audience_reject',
    'audience_upload',
    'audience_version',
    'comparison_due',
    'domain_spelling',
    'house_suppression_entry',
    'house_suppression_list',
    'recount_due',
    'suppression_entry',
    'suppression_list',
  ],
  installs: ['install'],
  orders: ['house_rate', 'orders', 'product', 'product_rate', 'product_transition'],
  launches: [
    'launch',
    'launch_link',
    'launch_proofread',
    'launch_proofread_fault',
    'launch_proofread_mail',
    'launch_step',
    'message',
    'product_link_response',
    'product_response',
    'response',
    'send_window',
    'test_send',
  ],
  tasks: ['task', 'task_comment'],
  reports: [],
};

const OWNER = new Map(Object.entries(OWNED_TABLES).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));

/** A table's name in SQL: behind a word that takes one. */
const NAMED = /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

/** The first table of a list's `from`, which is written without the word. */
const FIRST = /^\s*([a-z_]+)/g;

const BUILDERS =
  /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|innerJoin|leftJoin|rightJoin|fullJoin|using)$/;

function ownerOf(filename: string): string | undefined {
  const [, place, module] = /apps\/api\/src\/(modules\/([\w-]+)|platform|contract)\//.exec(filename) ?? [];
  if (place === undefined) return undefined;
  return module ?? 'platform';
}

/** A module names its own tables only, so that a table can change behind its owner's door. */
export const ownTables: Rule = {
  create(context) {
    const here = ownerOf(context.filename);
    if (here === undefined) return {};
    function check(node: Parameters<typeof context.report>[0], table: string): void {
      const owner = OWNER.get(table);
      if (owner !== undefined && owner !== here)
        context.report({ ...node, message: `'${table}' belongs to ${owner}: ask its reads or commands.` });
    }
    return {
      TaggedTemplateExpression(node) {
        if (node.tag.type !== 'Identifier' || node.tag.name !== 'sql') return;
        const { parent } = node;
        const isFrom = parent.type === 'Property' && parent.key.type === 'Identifier' && parent.key.name === 'from';
        node.quasi.quasis.forEach((quasi, at) => {
          const named = [
            ...quasi.value.raw.matchAll(NAMED),
            ...(isFrom && at === 0 ? quasi.value.raw.matchAll(FIRST) : []),
          ];
          for (const [, table = ''] of named) check({ node: quasi, message: '' }, table);
        });
      },
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
        const [first] = given;
        if (!BUILDERS.test(callee.property.name) || first?.type !== 'Literal' || typeof first.value !== 'string')
          return;
        check({ node: first, message: '' }, first.value.split(/\s/)[0] ?? '');
      },
    };
  },
};
