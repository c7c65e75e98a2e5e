import { describe, expect, it } from 'vitest';
import { encodeAs, tableSamples } from './charsets.samples.ts';
import { charsetOf } from './charsets.ts';

const tables = tableSamples.flatMap(({ language, encodings, rows }) =>
  encodings.map((encoding) => ({ language, encoding, rows })),
);

describe('the encoding of a table of people', () => {
  it.each(tables)('is found: $language in $encoding', ({ encoding, rows }) => {
    const text = rows.join('\r\n');
    const bytes = encodeAs(encoding, text);
    const found = charsetOf(bytes);
    // Some encodings write a text with the same bytes.
    expect({ found, text: new TextDecoder(found).decode(bytes) }).toEqual({ found, text });
  });

  it.each([
    'Name,E-mail\nZoë,zoe@example.com',
    'Vorname;E-Mail\nJörg;joerg@example.com',
    'Name,E-mail,Spend\nO’Brien,o@example.com,€ 12\n“Bo” Lee,b@example.com,£ 3 – ½',
    'José;Muñoz García;jose@example.com;Málaga',
    'Zoé;Lemaître;zoe@example.com;Béziers',
    'Nicolò;Cantù;nicolo@example.com',
    'Guðrún Þórðardóttir;gudrun@example.com\nSigurður Ægisson;sigurdur@example.com',
    'Guðrún;g@example.com\nFrançois;f@example.com\nMüller;m@example.com',
    'MÜLLER;GRÖSSE;m@example.com',
    'Dell’Acqua;Forlì;d@example.com\nMiloš;m@example.com',
    'Søren Kjær;Århus;soeren@example.com',
    'Åsa Sjögren;Växjö;asa@example.com',
    'João Gonçalves;São Paulo;joao@example.com',
    'Päivi Mäkelä;Jyväskylä;paivi@example.com',
    'Acme™ Ltd,© Acme,acme@example.com',
  ])('is windows-1252 where nothing speaks clearly for another: %s', (text) => {
    expect(charsetOf(encodeAs('windows-1252', text))).toBe('windows-1252');
  });

  it('is windows-1252 where the bytes aren’t text', () => {
    expect(charsetOf(Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 7919) % 256)))).toBe('windows-1252');
  });
});
