import { describe, expect, it } from 'vitest';
import { clientErrorNotice, confirmations, errorNotice, messageNotice, notices, noticeText } from './notices.ts';

/** The texts of the specification's error catalogue, letter for letter. */
const SPECIFIED = [
  'Do you really want to dissociate the user?',
  'Do you really want to delete the user record? This change cannot be undone.',
  'Do you really want to delete this creative? This change cannot be undone.',
  'Are you sure?',
  'Are you really want to over ride?',
  'Do you really want to delete the audience?',
  'Do you really want to cancel the process?',
  'This will permanently delete the product.',
];

describe('the catalogue', () => {
  it('has the specification’s texts', () => {
    expect(Object.values(confirmations).sort()).toEqual([...SPECIFIED].sort());
    expect(notices.missingResource).toBe('The resource you are trying to access does not exist!');
    expect(notices.notAuthorized).toBe('User is not authorized to access the requested resource');
    expect(notices.userDisassociated).toBe('User disassociated successfully');
    expect(notices.unauthorizedTitle).toBe('You are not authorized to access this resource');
    expect(notices.unauthorizedHint).toBe('Please make sure you have the correct permissions');
  });
});

describe('errorNotice', () => {
  it('puts each message on a line, with objects and products in bold before theirs', () => {
    const lines = errorNotice({
      message: 'ignored',
      errors: [
        { message: 'The creative is used', children: [{ object: 'Winter', product: 'Wave 1', message: 'is Live' }] },
        { message: 'And', children: [{ object: 'Spring', message: 'is Approved' }] },
        { message: 'Last', children: null },
      ],
    });
    expect(noticeText(lines)).toBe(
      'Error: The creative is used\nWinter Wave 1: is Live\nAnd\nSpring: is Approved\nLast',
    );
    expect(lines[1]?.filter(({ isBold }) => isBold).map(({ text }) => text)).toEqual(['Winter', 'Wave 1']);
    expect(lines[3]?.filter(({ isBold }) => isBold).map(({ text }) => text)).toEqual(['Spring']);
  });

  it('shows errors that are not a list as text, and the message when there are no errors', () => {
    expect(noticeText(errorNotice({ message: 'No', errors: 'Bad file' }))).toBe('Error: Bad file');
    expect(noticeText(errorNotice({ message: 'No' }))).toBe('Error: No');
    expect(noticeText(errorNotice({ message: 'No', errors: [] }))).toBe('Error: No');
    expect(noticeText(errorNotice({ message: 'No', errors: null }))).toBe('Error: No');
  });

  it('S24 shows markup in a product’s name as text', () => {
    const product = '<img src=x onerror=alert(1)>';
    const [, line] = errorNotice({
      message: '',
      errors: [{ message: 'x', children: [{ object: 'o', product, message: 'm' }] }],
    });
    expect(line).toContainEqual({ text: product, isBold: true });
  });

  it('shows failures without an answer and errors of v2', () => {
    expect(noticeText(clientErrorNotice('Failed to fetch'))).toBe('Error: Failed to fetch');
    expect(noticeText(messageNotice({ message: 'Name is taken' }))).toBe('Name is taken');
  });
});
