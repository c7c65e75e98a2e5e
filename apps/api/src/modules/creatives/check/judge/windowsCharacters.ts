import { placeIn } from '../../html/placeIn.ts';
import type { Finding } from '../../html/finding.ts';

interface WindowsCharacter {
  at: number;
  /** Its name, such as U+0092. */
  code: string;
  /** The letter that Windows-1252 has for this byte; empty where it has none. */
  meant: string;
}

/** Control characters that a program made of the bytes of Windows-1252. Gmail clips an e-mail at one of them. */
export function windowsCharacters(source: string): WindowsCharacter[] {
  return [...source.matchAll(/[\u0080-\u009F]/g)].map(({ 0: character, index }) => {
    const byte = character.charCodeAt(0);
    const letter = new TextDecoder('windows-1252').decode(Uint8Array.of(byte));
    const code = `U+${byte.toString(16).toUpperCase().padStart(4, '0')}`;
    return { at: index, code, meant: letter === character ? '' : letter };
  });
}

export function windowsCharacterFindings(source: string): Finding[] {
  return windowsCharacters(source).map(({ at, code, meant }) => ({
    kind: 'windows_character',
    message: `The character ${code} can make Gmail clip the e-mail${meant === '' ? '; remove it' : `; '${meant}' was meant`}`,
    part: `${code} ${source.slice(Math.max(0, at - 20), at + 20)}`,
    place: placeIn(source, at),
  }));
}
