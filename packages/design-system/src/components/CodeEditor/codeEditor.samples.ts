export const HTML = `<!doctype html>
<html lang="en">
  <head>
    <style>
      .button { color: #fff; padding: 12px 20px; }
    </style>
  </head>
  <body>
    <!-- The logo carries the link home -->
    <img src="logo.png" width="120">
    <p>Your winter tyres are due, {{first_name}}.</p>
    <a class="button" href="https://kestrel.example/dec3">Reserve two places</a>
  </body>
</html>
`;
export const FINDINGS = [
  { line: 10, column: 5, endColumn: 37, severity: 'error', message: 'The picture has no alt text. Add alt="".' },
  { line: 12, severity: 'warning', message: 'The link has no tracking parameter.' },
  { line: 5, column: 7, severity: 'info', message: 'Outlook for Windows ignores padding on links.' },
] as const;
