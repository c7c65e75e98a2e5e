/** Names of files that only fill a gap or draw a line: a reader without pictures misses nothing. */
const DECORATION =
  /^(?:spacer|blank|pixel|transparent|clear|divider|separator|line|shadow|corner|border|dot|gap|shim)\b/i;

/** Words that say how a file was made, not what it shows. */
const SAYS_NOTHING =
  /^(?:img|image|picture|pic|photo|foto|file|unnamed|untitled|screenshot|copy|final|new|neu|email|mail|newsletter|desktop|mobile|retina|v\d+|\d+x|px|x|jpg|jpeg|png|gif|webp|dsc|unsplash|[a-f\d]*\d[a-f\d]*)$/i;

/** A word that people could have written: with a vowel, or of a script without one. */
const WORD = /^(?=.*(?:[aeiouyäöüàâéèêëîïôûœæáíóúãõåø]|[^\p{Script=Latin}]))\p{L}{2,}$/iu;

function lastPart(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Makes an alt text from the name of an image's file: 'Spring sale hero' from `spring-sale_hero@2x.jpg`, an empty one for a
 * spacer. Null where the name says nothing.
 */
export function altTextFor(url: string): string | null {
  if (/^(?:data|cid):/i.test(url)) return null;
  const name = lastPart(url).replace(/\.[a-z\d]{2,5}$/i, '');
  if (DECORATION.test(name)) return '';
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => !SAYS_NOTHING.test(word) && WORD.test(word));
  if (words.join('').length < 4) return null;
  const text = words.join(' ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
