import { describe, expect, it } from 'vitest';
import { audienceFile } from '../../../fixtures/builders/audienceFiles/audienceFile.builders.ts';
import { sampleColumns } from './fileSample.ts';
import { draftOf } from './importDraft.ts';

const file = audienceFile();
const draft = draftOf(file);

describe('the sample of a file', () => {
  it('shows each column’s name and first values', () => {
    expect(sampleColumns(file, draft)[1]).toEqual({ id: '1', header: 'Vorname', samples: ['Anna', 'Anna', 'Jide'] });
  });

  it('reads the first row as data when the user says there is no header', () => {
    expect(sampleColumns(file, { ...draft, hasHeader: false })[1]).toEqual({
      id: '1',
      header: 'Column 2',
      samples: ['Vorname', 'Anna', 'Anna'],
    });
  });

  it('reads the first row as the header when the user says so, even if the server saw none', () => {
    const bare = audienceFile({ has_header: false });
    expect(sampleColumns(bare, draft)[0]?.header).toBe('anna@brueckner.example');
  });
});
