import { permissionNames } from '@mailroom/domain/access/permissions';
import { ACTORS, OWN_ACTORS } from '@mailroom/domain/derivation/actors';
import { PROOFREAD_CHOICES, PROOFREAD_KINDS, PROOFREAD_PLACES } from '@mailroom/domain/proofread/kinds';
import { productAttentions } from '@mailroom/domain/statuses/productAttentions';
import { PRODUCT_GROUPS } from '@mailroom/domain/statuses/productGroups';
import { statusCodes, statusKinds } from '@mailroom/domain/statuses/statuses';
import { rejectReasons } from '@mailroom/domain/verdicts/audienceVerdict';
import { MEND_KINDS } from '@mailroom/domain/verdicts/creativeMends';

const shared = new URL('./shared/', import.meta.url);
const HEAD = '# Made by `npm run generate` from packages/domain. Not edited by hand.\n';

function enumeration(name: string, description: string, values: readonly string[]): string {
  const lines = values.map((value) => `    - '${value}'`).join('\n');
  return `\n${name}:\n  type: string\n  description: ${description}\n  enum:\n${lines}\n`;
}

function permissionsYaml(): string {
  return [
    HEAD,
    enumeration('PermissionName', 'The names of all permissions.', permissionNames),
    '\nHeldPermission:\n  type: object\n  description: A permission as the current user or a group holds it.\n',
    "  additionalProperties: false\n  required: [name]\n  properties:\n    name: { $ref: '#/PermissionName' }\n",
  ].join('');
}

function statusesYaml(): string {
  const kinds = statusKinds.map((kind) => {
    const name = kind === 'severity' ? 'Severity' : `${kind[0]?.toUpperCase()}${kind.slice(1)}Status`;
    return enumeration(name, `The ${kind} ${kind === 'severity' ? 'levels' : 'statuses'}.`, statusCodes(kind));
  });
  const attentions = productAttentions.map(({ code }) => code);
  return [
    HEAD,
    ...kinds,
    enumeration('Attention', 'Why a launched product Needs Attention.', attentions),
    enumeration(
      'ProductGroup',
      'What is ahead, what should have gone out by now, and what is finished.',
      PRODUCT_GROUPS,
    ),
    enumeration(
      'ProductActor',
      'Who must act on a product. The caller, somebody whose work the caller may do, or an actor as reasons name it.',
      [...OWN_ACTORS, ...ACTORS],
    ),
    enumeration('MendKind', 'The kinds of findings that have a safe change of the HTML.', MEND_KINDS),
    enumeration(
      'RejectCode',
      'Why a row of a file of people is rejected.',
      rejectReasons.map(({ code }) => code),
    ),
    enumeration('ProofreadKind', 'What is wrong with the mail to a person.', PROOFREAD_KINDS),
    enumeration('ProofreadPlace', 'Where in a mail a fault is.', PROOFREAD_PLACES),
    enumeration('ProofreadChoice', 'What a person decides about the mails with a fault.', PROOFREAD_CHOICES),
  ].join('');
}

/** The generated files of `openapi/shared` with their content. */
export function enumsFromDomain(): [file: URL, text: string][] {
  return [
    [new URL('permissions.yaml', shared), permissionsYaml()],
    [new URL('statuses.yaml', shared), statusesYaml()],
  ];
}
