import { ApiError } from '@mailroom/api-client';
import { noticeText } from '@mailroom/domain/notices';
import { describe, expect, it } from 'vitest';
import { noticeOfError } from './noticeOfError.ts';

type Details = ConstructorParameters<typeof ApiError>[0];

function v1(details: Partial<Details>) {
  return noticeOfError(new ApiError({ kind: 'http', version: 'v1', status: 409, message: 'Not saved', ...details }));
}

function textOf(notice: ReturnType<typeof noticeOfError>) {
  return noticeText(notice.lines);
}

describe('the error catalogue', () => {
  it('joins the errors of v1 with line breaks, names of children in bold', () => {
    const notice = v1({
      errors: [
        {
          message: 'Two products are in the way',
          children: [{ object: 'Autumn', product: 'Wave 1', message: 'is Live' }],
        },
        { message: 'The order is closed' },
      ],
    });
    expect(textOf(notice)).toBe('Error: Two products are in the way\nAutumn Wave 1: is Live\nThe order is closed');
    expect(
      notice.lines
        .flat()
        .filter(({ isBold }) => isBold)
        .map(({ text }) => text),
    ).toEqual(['Autumn', 'Wave 1']);
  });

  it('S24 keeps HTML in a product’s name as text', () => {
    const notice = v1({ errors: [{ message: 'm', children: [{ product: '<img src=x>', message: 'is Live' }] }] });
    expect(notice.lines[1]?.[0]).toEqual({ text: '<img src=x>', isBold: true });
  });

  it('shows `errors` as text when it isn’t a list, and the message when it is missing', () => {
    expect(textOf(v1({ errors: 'Closed since noon' }))).toBe('Error: Closed since noon');
    expect(textOf(v1({}))).toBe('Error: Not saved');
  });

  it('shows only the message of a child without names', () => {
    expect(textOf(v1({ errors: [{ message: 'm', children: [{ message: 'row 7' }] }] }))).toBe('Error: m\nrow 7');
  });

  it.each([401, 403])('sends a v1 %i to /unauthorized', (status) => {
    const notice = v1({ status });
    expect(notice.leadsToUnauthorized).toBe(true);
    expect(textOf(notice)).toBe('User is not authorized to access the requested resource');
  });

  it('shows the message of v2 without a prefix, on the same page', () => {
    const notice = noticeOfError(new ApiError({ kind: 'http', version: 'v2', status: 403, message: 'You need …' }));
    expect(textOf(notice)).toBe('You need …');
    expect(notice.leadsToUnauthorized).toBe(false);
  });

  it('says that no record has a malformed id', () => {
    const error = new ApiError({ kind: 'undefined-url', version: 'v1', message: 'any' });
    expect(textOf(noticeOfError(error))).toBe('The resource you are trying to access does not exist!');
  });

  it.each(['HTML', 'nothing', 'broken JSON'])('R42 says so when the server answers %s', (what) => {
    const error = new ApiError({
      kind: 'unreadable',
      version: 'v1',
      message: `The server answered ${what}`,
      status: 200,
    });
    expect(textOf(noticeOfError(error))).toBe(`Error: The server answered ${what}`);
  });

  it('prefixes an error thrown by the client', () => {
    expect(textOf(noticeOfError(new TypeError('Failed to fetch')))).toBe('Error: Failed to fetch');
  });
});
