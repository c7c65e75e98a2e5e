import { describe, expect, it } from 'vitest';
import { fillMergeFields, findPlaceholders, holdsPlaceholder, readingsOf, splitMergeFields } from './mergeFields.ts';

describe('merge fields of a text', () => {
  it('are those that Mailroom fills, with the fallback for an empty value', () => {
    expect(splitMergeFields('Dear {{ first_name | there }}, {{custom.size}} of {{name}}')).toEqual([
      'Dear ',
      { name: 'first_name', fallback: 'there' },
      ', ',
      { name: 'custom.size', fallback: '' },
      ' of {{name}}',
    ]);
    expect(splitMergeFields('{{email}}')).toEqual([{ name: 'email', fallback: '' }]);
    expect(splitMergeFields('plain')).toEqual(['plain']);
  });

  it('are filled with the values of a person; a fallback replaces an empty one', () => {
    const text = 'Dear {{first_name|friend}} of {{company}}{{name}}';
    expect(fillMergeFields(text, { first_name: 'Ada', company: 'Kestrel' })).toBe('Dear Ada of Kestrel{{name}}');
    expect(fillMergeFields(text, { first_name: '', company: '{{email}}' })).toBe('Dear friend of {{email}}{{name}}');
    expect(fillMergeFields(text, {})).toBe('Dear friend of {{name}}');
  });

  it('leave three readings: as stored, with fallbacks, and empty', () => {
    expect(readingsOf('java{{company|x}}script', (fallback) => fallback.toUpperCase())).toEqual([
      'java{{company|x}}script',
      'javaXscript',
      'javascript',
    ]);
    expect(readingsOf('{{name}}', String)).toEqual(['{{name}}']);
  });
});

describe('placeholders of any tool', () => {
  it('are found with their place, and told from each other', () => {
    expect(findPlaceholders('{{first_name}} *|FNAME|* {{{unsubscribe}}} {{custom.a}}')).toEqual([
      { text: '{{first_name}}', name: 'first_name', isKnown: true, offset: 0 },
      { text: '*|FNAME|*', name: '*|FNAME|*', isKnown: false, offset: 15 },
      { text: '{{{unsubscribe}}}', name: '{{{unsubscribe}}}', isKnown: false, offset: 25 },
      { text: '{{custom.a}}', name: 'custom.a', isKnown: true, offset: 43 },
    ]);
    expect(findPlaceholders('100% of {people}')).toEqual([]);
    expect(findPlaceholders('[NEWS] boots {color} [if mso] [endif] 5% more and 10% off, #top ##')).toEqual([]);
    expect(holdsPlaceholder('Dear %%name%%')).toBe(true);
    expect(holdsPlaceholder('Dear you')).toBe(false);
  });

  it.each([
    '[[HEADLINE]]',
    '[[data:firstname]]',
    '%%First Name%%',
    '%%=v(@name)=%%',
    '<%= x %>',
    '<%body%>',
    '&lt;%= target.url %&gt;',
    '[FIRSTNAME]',
    '[Last Name]',
    '{$name}',
    '##name##',
    '{contactfield=email}',
    '{firstname}',
    '{unsubscribe_text}',
    '%7B%7Bfirst_name%7D%7D',
    '%7b%7bfirst_name%7Cfriend%7d%7d',
    '{% if a %}',
    '${name}',
    '%FIRSTNAME%',
    '*|email|*',
  ])('are seen in the form %s', (field) => {
    expect(findPlaceholders(`Dear ${field}, hello`)).toEqual([{ text: field, name: field, isKnown: false, offset: 5 }]);
  });
});
