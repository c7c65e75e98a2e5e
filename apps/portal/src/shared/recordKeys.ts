/**
 * The cache keys of one kind of record. Each begins with the name that live hints use for the kind, so that a hint
 * refreshes the lists, the records and their parts together.
 */
function recordKeys(kind: string) {
  return {
    all: [kind],
    lists: [kind, 'list'],
    list: (query: unknown) => [kind, 'list', query],
    one: (id: number) => [kind, 'one', id],
    /** Data read beside the record itself, such as its report. */
    part: (name: string, ...of: readonly unknown[]) => [kind, name, ...of],
  } as const;
}

export const accountKeys = recordKeys('account');
export const advertiserKeys = recordKeys('advertiser');
export const audienceKeys = recordKeys('audience');
export const audienceUploadKeys = recordKeys('audience_upload');
export const creativeKeys = recordKeys('creative');
export const groupKeys = recordKeys('permission_group');
export const installKeys = recordKeys('install');
export const launchKeys = recordKeys('launch');
export const needsAttentionKeys = recordKeys('needs-attention');
export const notificationKeys = recordKeys('notification');
export const orderKeys = recordKeys('order');
export const productKeys = recordKeys('product');
export const productNoteKeys = recordKeys('product_note');
export const rateKeys = recordKeys('product_rate');
export const responseDataKeys = recordKeys('product_response');
export const roleKeys = recordKeys('role');
export const senderProfileKeys = recordKeys('sender_profile');
export const sendingDomainKeys = recordKeys('sending_domain');
export const suppressionKeys = recordKeys('suppression');
export const taskKeys = recordKeys('task');
export const userKeys = recordKeys('user');
export const verticalKeys = recordKeys('vertical');
export const viewKeys = recordKeys('view');
