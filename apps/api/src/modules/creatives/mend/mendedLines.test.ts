import { describe, expect, it } from 'vitest';
import { mendLines, withLines } from './mendedLines.ts';

const NOTHING = { text: false, links: false, images: false };
const UNCHANGED = { html: '<p>', mends: [], edits: 0, bytes: 0, visible_changes: NOTHING, cleared: {} };

function lines(subject: string | null, preheader: string | null = null) {
  return mendLines({ subject, preheader }, ['foreign_merge_field']);
}

describe('fields of other tools beside the HTML', () => {
  it('become ours in subject and preheader', () => {
    expect(lines('Dear *|FNAME|*, yes *|FNAME|*', '%%emailaddr%% is yours, {{first_name}}')).toEqual({
      lines: [
        { field: 'subject', before: 'Dear *|FNAME|*, yes *|FNAME|*', after: 'Dear {{first_name}}, yes {{first_name}}' },
        {
          field: 'preheader',
          before: '%%emailaddr%% is yours, {{first_name}}',
          after: '{{email}} is yours, {{first_name}}',
        },
      ],
      mended: 3,
      left: 0,
      cleared: 2,
      gaps: 1,
    });
  });

  it('stay where a line has no room for what ours would write, or nobody knows them', () => {
    expect(lines('*|UNSUB|* *|MC:SUBJECT|* *|LIST:ADDRESS|* {{ shoe_size }}')).toEqual({
      lines: [],
      mended: 0,
      left: 3,
      cleared: 0,
      gaps: 0,
    });
    expect(lines(null)).toMatchObject({ lines: [], left: 0 });
  });

  it('stay where another kind is asked for', () => {
    expect(mendLines({ subject: '*|FNAME|*', preheader: null }, ['no_title'])).toMatchObject({ lines: [], left: 0 });
  });
});

describe('their changes', () => {
  it('are counted, although the HTML has none of the kind', () => {
    const other = { kind: 'no_postal_address' as const, mended: 1, left: 0, visible_changes: NOTHING };
    const seen = { ...NOTHING, text: true };
    expect(withLines({ ...UNCHANGED, mends: [other], edits: 1 }, lines('*|FNAME|* *|UNSUB|*'))).toEqual({
      ...UNCHANGED,
      mends: [{ kind: 'foreign_merge_field', mended: 1, left: 1, visible_changes: seen }, other],
      edits: 2,
      bytes: '{{first_name}}'.length - '*|FNAME|*'.length,
      visible_changes: seen,
      cleared: { foreign_merge_field: 1, missing_fallback: -1 },
    });
  });

  it('are counted with those of the HTML, also where these are not told by kind', () => {
    const own = { kind: 'foreign_merge_field' as const, mended: 2, left: 0, visible_changes: null };
    expect(
      withLines({ ...UNCHANGED, mends: [own], edits: 2, cleared: { foreign_merge_field: 2 } }, lines('*|FNAME|*')),
    ).toMatchObject({ mends: [{ ...own, mended: 3 }], edits: 3, cleared: { foreign_merge_field: 3 } });
    expect(withLines({ ...UNCHANGED, mends: [own] }, lines('Hello'))).toEqual({ ...UNCHANGED, mends: [own] });
  });
});
