import { expect, it } from 'vitest';
import { suggestedBy } from './suggestedBy.ts';

function suggested(html: string, name = 'autumn-boots_v2.html') {
  return suggestedBy(new File([html], name));
}

it('takes the name from the file, the subject from the title and the hidden line as the preheader', async () => {
  const html =
    '<title> Boots&#x20;&amp; more\n</title><div style="display:none">Dry feet &nbsp;&zwnj;&nbsp;&zwnj;</div>';
  expect(await suggested(html)).toEqual({ name: 'Autumn boots v2', subject: 'Boots & more', preheader: 'Dry feet' });
  expect(await suggested(html, 'pasted.html')).toMatchObject({ name: 'Boots & more' });
});

it('suggests no character that the server refuses', async () => {
  const { subject } = await suggested('<title>A&#0;B&#xD800;C&#x1F97E;</title>');
  expect(subject).toBe('ABC\u{1F97E}');
  // The cut falls between the halves of a pair.
  const long = await suggested(`<title>${'x'.repeat(997)}\u{1F97E}</title>`);
  expect(long.subject).toBe('x'.repeat(997));
});

it('suggests only the name of an archive, of another encoding, and of a file that can not be read', async () => {
  expect(await suggested('<title>In a ZIP</title>', 'mail.zip')).toEqual({ name: 'Mail', subject: '', preheader: '' });
  expect(
    await suggestedBy(
      new File(
        [new Uint8Array([60, 116, 105, 116, 108, 101, 62, 0xe9, 60, 47, 116, 105, 116, 108, 101, 62])],
        'old.html',
      ),
    ),
  ).toMatchObject({ name: 'Old', subject: '' });
  const gone = new File(['<title>Gone</title>'], 'gone.html');
  gone.slice = () => ({ text: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob;
  expect(await suggestedBy(gone)).toEqual({ name: 'Gone', subject: '', preheader: '' });
});
