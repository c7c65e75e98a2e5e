import { describe, expect, it } from 'vitest';
import { isBurst, machineBehind } from './machines.ts';

const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';

describe('a request', () => {
  it.each([
    ['Gmail’s pictures', 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)'],
    ['Yahoo’s pictures', 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html'],
    ['Apple’s pictures', 'Mozilla/5.0'],
    ['DuckDuckGo’s pictures', 'DuckDuckGo-Image-Proxy'],
  ])('that loads %s is a proxy’s', (_what, userAgent) => {
    expect(machineBehind({ 'user-agent': userAgent })).toBe('proxy');
  });

  it.each([
    ['Barracuda Sentinel (EE)'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/120.0.0.0 Safari/537.36'],
    ['curl/8.14.1'],
    ['python-requests/2.32.3'],
  ])('of %s is a scanner’s', (userAgent) => {
    expect(machineBehind({ 'user-agent': userAgent })).toBe('scanner');
  });

  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'Prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ])('with %s: %s is a prefetch', (name, value) => {
    expect(machineBehind({ 'user-agent': BROWSER, [name]: value })).toBe('prefetch');
    expect(machineBehind({ 'user-agent': BROWSER, [name]: [value, 'something'] })).toBe('prefetch');
  });

  it.each([
    [BROWSER],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'],
    ['Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.12026; Pro)'],
    ['Microsoft Outlook 15.0'],
    ['Outlook-iOS/723.4027091.prod.iphone (4.28.0)'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Thunderbird/115.8.0'],
    ['Evolution/3.40'],
    ['eM Client/9.2'],
    ['Superhuman'],
    [''],
  ])('of %s is a person’s', (userAgent) => {
    expect(machineBehind({ 'user-agent': userAgent })).toBeNull();
  });

  it('without headers, or for another purpose, is a person’s', () => {
    expect(machineBehind({})).toBeNull();
    expect(machineBehind({ 'user-agent': BROWSER, purpose: 'navigation' })).toBeNull();
  });
});

it.each([
  [4, 4, true],
  [3, 4, false],
  [2, 2, true],
  [1, 1, false],
  [0, 0, false],
])('of %i followed of %i links a burst: %s', (followed, links, expected) => {
  expect(isBurst(followed, links)).toBe(expected);
});
