import { buffer } from 'node:stream/consumers';
import { htmlLimits } from '@mailroom/domain/forms/fileTypes';
import type { FindingKindName } from '@mailroom/domain/verdicts/creativeFindings';
import { checkSettingsOf } from '@mailroom/domain/verdicts/checkSettings';
import type { Files } from '../../../platform/files/file.ts';
import { analyseAside } from './analyseAside.ts';
import type { Analysis } from './analyseHtml.ts';
import { analyseText } from './analyseText.ts';
import type { CheckInput, SeedListName } from './check.repository.ts';
import { plainFinding, type Finding } from '../html/finding.ts';
import { letterFindings } from './judge/letters.ts';
import { NOT_TEXT, overWords } from '../html/bounds.ts';
import { readHtmlText } from '../html/decode.ts';
import { textPartFindings } from './textPartRules.ts';
import { readSeedFile } from '../seeds/seedFile.ts';
import type { SeedRow } from '../seeds/seedFile.ts';

function onlyFinding(finding: Finding): Analysis {
  return {
    findings: [finding],
    links: [],
    images: [],
    saidSizes: new Map(),
    clients: [],
    derivedText: '',
    mergeFields: [],
    words: '',
    language: '',
    preheader: null,
    sentSize: null,
    anchors: [],
  };
}

/** Checks the text part only if a person wrote it: a derived one agrees with the HTML. */
function withTextPart(analysis: Analysis, own: string | null): Analysis {
  if (own === null) return analysis;
  return { ...analysis, findings: [...analysis.findings, ...textPartFindings(own, analysis.links)] };
}

/** A finding about the letters of the file already says what these would say. */
const ABOUT_LETTERS: ReadonlySet<FindingKindName> = new Set(['wrong_encoding', 'encoding_unread']);

function withLetters(analysis: Analysis, bytes: Uint8Array): Analysis {
  const file = readHtmlText(bytes);
  const findings = file === null ? [] : letterFindings(file);
  if (findings.length === 0) return analysis;
  return { ...analysis, findings: [...findings, ...analysis.findings.filter(({ kind }) => !ABOUT_LETTERS.has(kind))] };
}

/** Analyses the content. Content that can't be sent gets one finding and no further analysis. */
export async function analyseContent(
  files: Files,
  input: CheckInput,
  { accountId, signal, isFirstTry }: { accountId: number; signal: AbortSignal; isFirstTry: boolean },
): Promise<Analysis> {
  const { subject, preheader, postalAddress } = input;
  const { thresholds, requiredClients } = checkSettingsOf(input.checkChoices);
  if (input.htmlKey === null)
    return analyseText({ text: input.textPart ?? '', subject, preheader, postalAddress, thresholds });
  if (input.htmlSize > htmlLimits.validBytes) {
    const size = (input.htmlSize / (1 << 20)).toFixed(1);
    return onlyFinding({
      kind: 'html_too_large',
      message: `The HTML is ${size} MiB; at most 1 MiB can be sent`,
      part: 'size',
    });
  }
  const html = await buffer(await files.read(input.htmlKey));
  const content = { html, subject, preheader, postalAddress, requiredClients, thresholds };
  const analysis = await analyseAside(content, { accountId, signal });
  if (analysis !== null && typeof analysis !== 'string')
    return withTextPart(withLetters(analysis, html), input.textPart);
  if (analysis === 'time' || analysis === 'ended') {
    // A busy machine may have been at fault, so the job tries once more before it says so.
    if (isFirstTry) throw new Error('The analysis ran out of time');
    return onlyFinding({
      kind: 'check_unfinished',
      message: 'The check took too long; check again. If it happens again, make the HTML smaller',
      part: 'check',
    });
  }
  return onlyFinding({
    kind: 'unreadable_html',
    message: `The HTML can’t be read: ${analysis === null ? NOT_TEXT : overWords[analysis]}`,
    part: 'file',
  });
}

export interface SeedResult {
  rows: SeedRow[];
  findings: Finding[];
}

const titles: Record<SeedListName, string> = { test: 'test seed list', live: 'live seed list' };

/** Reads a seed list. A list must be valid where there is one; only the live list is optional. */
export async function readSeeds(
  files: Files,
  list: SeedListName,
  key: string | null,
  source: string,
): Promise<SeedResult> {
  const title = `${source === 'advertiser' ? 'The advertiser’s' : 'The'} ${titles[list]}`;
  if (key === null) {
    return { rows: [], findings: list === 'test' ? [plainFinding('no_test_seeds', 'seeds')] : [] };
  }
  const { rows, unreadable } = readSeedFile(await buffer(await files.read(key)));
  if (unreadable !== undefined) {
    return {
      rows: [],
      findings: [{ kind: 'seed_list_unreadable', message: `${title} can’t be read. ${unreadable}`, part: list }],
    };
  }
  if (rows.length === 0)
    return { rows, findings: [{ kind: 'seed_list_empty', message: `${title} is empty`, part: list }] };
  return {
    rows,
    findings: rows
      .filter((row) => row.problem !== null)
      .map((row) => ({
        kind: 'seed_bad_row',
        message: `${title}, line ${row.line}: ${row.problem}`,
        part: `${list} ${row.line} ${row.email}`,
        place: { line: row.line, col: 1 },
      })),
  };
}
