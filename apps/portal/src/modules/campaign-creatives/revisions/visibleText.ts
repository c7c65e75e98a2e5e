const BLOCKS = 'address,blockquote,br,center,div,dd,dl,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,table,td,th,tr,ul';

/** Returns the words that the HTML shows, one block a line. Nothing in it runs or loads, because it is never shown. */
export function visibleText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const silent of page.body.querySelectorAll('script,style,template,title')) silent.remove();
  for (const image of page.body.querySelectorAll('img')) image.replaceWith(image.alt && `[${image.alt}]`);
  for (const block of page.body.querySelectorAll(BLOCKS)) {
    block.before('\n');
    block.after('\n');
  }
  const lines = page.body.textContent.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.filter(Boolean).join('\n');
}
