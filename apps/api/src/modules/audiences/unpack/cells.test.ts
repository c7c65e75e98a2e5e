import { afterAll, describe, expect, it } from 'vitest';
import { packed, textRow, workbookParts, xmlText } from './unpack.samples.ts';
import { PackedSamples } from './unpacked.samples.ts';

const samples = new PackedSamples();
afterAll(() => samples.remove());

function row(...cells: string[]): string {
  return `<row>${cells.join('')}</row>`;
}

async function shownValue(value: string, format: string | number, isFrom1904 = false): Promise<string | undefined> {
  const rows = row(`<c s="1"><v>${value}</v></c>`);
  return (await samples.rows({ rows, formats: [format], isFrom1904 }))[0];
}

describe('the value of a cell', () => {
  it('is found in each way of writing it', async () => {
    const strings = `<si><t>Ada</t></si><si><r><t xml:space="preserve">Grace </t></r><r><rPr><b/></rPr><t>Hopper</t></r><rPh sb="0" eb="1"><t>グ</t></rPh></si><si/>`;
    const rows =
      row('<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>', '<c t="s"><v>2</v></c>', '<c t="b"><v>1</v></c>') +
      row('<c t="inlineStr"><is><t>Zoë</t></is></c>', '<c t="str"><f>A1&amp;B1</f><v>both</v></c>') +
      row(
        '<c t="e"><v>#REF!</v></c>',
        '<c t="b"><v>0</v></c>',
        '<c><f>SUM(A1:A2)</f></c>',
        '<c><f>1+1</f><v>2</v></c>',
      ) +
      row('<c t="d"><v>2026-11-28T00:00:00</v></c>', '<c t="d"><v>2026-11-28T14:30:00.000Z</v></c>') +
      row(
        '<c t="str"><v><![CDATA[a<b]]></v></c>',
        '<c t="str"><v>O_x0027_Neill</v></c>',
        '<c t="inlineStr"><is><t>_x005F_x0041_</t></is></c>',
      );
    expect(await samples.rows({ rows, strings })).toEqual([
      'Ada,Grace Hopper,,TRUE',
      'Zoë,both,,',
      '#REF!,FALSE,,2',
      '2026-11-28,2026-11-28T14:30:00,,',
      "a<b,O'Neill,_x0041_,",
    ]);
  });

  it('has its place by its reference, or behind the one before it', async () => {
    const rows = `<row r="2"><c r="B2"><v>1</v></c><c><v>2</v></c><c r="AB2"><v>3</v></c></row><row><c><v>4</v></c></row><row r="6" s="1"><c r="A6" s="1"/></row>`;
    expect(await samples.rows({ rows })).toEqual(['', `,1,2${','.repeat(25)}3`, `4${','.repeat(27)}`]);
  });

  it('is read in the strict form, with prefixes and in UTF-16', async () => {
    const rows = textRow(1, ['a', 'ü']);
    expect(await samples.rows({ rows, isStrict: true, prefix: 'x:' })).toEqual(['a,ü']);
    const xml = `\ufeff<?xml version="1.0" encoding="UTF-16"?><worksheet><sheetData>${rows}</sheetData></worksheet>`;
    const parts = workbookParts({ sheets: [{ name: 'People', rows: '' }] });
    const wide = packed({ ...parts, 'xl/worksheets/sheet1.xml': Buffer.from(xml, 'utf16le') });
    expect((await samples.unpacked(wide)).toString()).toBe('a,ü\r');
  });

  it.each([
    ['1234567890123', 'General', '1234567890123'],
    ['4917012345678', 0, '4917012345678'],
    ['4.917012345678E12', 0, '4917012345678'],
    ['4917012345678', '@', '4917012345678'],
    ['4917012345678', 11, '4917012345678'],
    ['12345678901234567890', 0, '12345678901234567890'],
    ['0.30000000000000004', 0, '0.3'],
    ['-0.5', 0, '-0.5'],
    ['1E-10', 0, '1E-10'],
    ['123', '00000', '00123'],
    ['0.125', 10, '12.50%'],
    ['1234.5', 4, '"1,234.50"'],
    ['-3', '#,##0.00_);(#,##0.00)', '(3.00)'],
    ['5', '_(* #,##0.00_)', '5.00'],
    ['7', 'broken [[', '7'],
    ['not a number', 0, 'not a number'],
  ])('is the number %s in the format %s as %s', async (value, format, shown) => {
    expect(await shownValue(value, format)).toBe(shown);
  });

  it.each([
    ['46354', 14, '2026-11-28'],
    ['46354', 'dd.mm.yyyy hh:mm', '2026-11-28'],
    ['46354.604166666664', 22, '2026-11-28T14:30:00'],
    ['46354.604166666664', 14, '2026-11-28'],
    ['0.6041666666666666', 'h:mm', '14:30:00'],
    ['46354.5', 20, '12:00:00'],
    ['1.5', '[h]:mm:ss', '36:00:00'],
    ['0.000011574074074074', 47, '00:00:01'],
    ['46354', 31, '2026-11-28'],
    ['1', 14, '1900-01-01'],
    ['59', 14, '1900-02-28'],
    ['60', 14, '1900-02-29'],
    ['61', 14, '1900-03-01'],
    ['2958465', 14, '9999-12-31'],
    ['0', 14, '0'],
    ['-1', 14, '-1'],
    ['2958466', 14, '2958466'],
  ])('is the day %s in the format %s as %s', async (value, format, shown) => {
    expect(await shownValue(value, format)).toBe(shown);
  });

  it('counts days from 1904 where the workbook does', async () => {
    expect(await shownValue('44892', 14, true)).toBe('2026-11-28');
    expect(await shownValue('0', 14, true)).toBe('1904-01-01');
    expect(await shownValue('0.5', 20, true)).toBe('12:00:00');
  });

  it('is quoted where it must be, and keeps its line breaks as LF', async () => {
    const rows =
      textRow(1, ['a,b', 'say "hi"', 'one\ntwo', ' plain ']) + row('<c t="str"><v>one_x000D_&#10;two</v></c>');
    expect(await samples.rows({ rows })).toEqual(['"a,b","say ""hi""","one\ntwo", plain ', '"one\ntwo",,,']);
  });

  it('stays what it is, whatever its letters look like', async () => {
    const value = '=1+1 <&> ü 😀 ]]>';
    expect(await samples.rows({ rows: row(`<c t="str"><v>${xmlText(value)}</v></c>`) })).toEqual([value]);
  });

  it('is found among many shared texts', async () => {
    const count = 1000;
    const strings = Array.from({ length: count }, (_, at) => `<si><t>text ${at}</t></si>`).join('');
    const order = Array.from({ length: count }, (_, at) => (at * 7919) % count);
    const rows = order.map((at) => row(`<c t="s"><v>${at}</v></c>`)).join('');
    expect(await samples.rows({ rows, strings })).toEqual(order.map((at) => `text ${at}`));
  });
});
