import { useState } from 'react';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { CodeEditor } from '../../../components/CodeEditor/CodeEditor.tsx';

const HTML = '<p>Your winter tyres are due.</p>\n<img src="logo.png">\n';
const FINDINGS = [
  { line: 2, column: 1, severity: 'error', message: 'The picture has no alt text. Add alt="".' },
] as const;

export function Good() {
  const [html, setHtml] = useState(HTML);
  return (
    <CodeEditor
      label="HTML of the e-mail"
      language="html"
      height={120}
      value={html}
      onValueChange={setHtml}
      findings={FINDINGS}
    />
  );
}

export function Bad() {
  return <TextArea label="HTML" defaultValue={HTML} error="Line 2 is wrong." />;
}
