import type { Guide } from '../../guide.ts';

export const guide: Guide = {
  name: 'CsvButton',
  summary: 'Downloads rows as CSV, in the form in which they are shown.',
  whenToUse: ['Figures that people continue with in a spreadsheet.'],
  whenNot: ['A file that the server makes: `Button` with `href`.'],
  anatomy: [
    { part: 'Button', is: 'says that it downloads', at: 'button' },
    {
      part: 'File',
      is: 'made when it is pressed',
    },
  ],
  accessibility: [
    'A button; while it collects the rows it is busy.',
    'Cells that a spreadsheet would run as formulas are made harmless.',
  ],
  good: 'Name the file after what is in it.',
  bad: 'Call it “export”.',
  searchTerms: ['export', 'download', 'spreadsheet', 'excel', 'save as file'],
  status: 'stable',
  since: '0.1.0',
};
