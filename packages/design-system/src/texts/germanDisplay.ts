import type { DisplayTexts } from '../provider/displayTexts.ts';

export const germanDisplay: DisplayTexts = {
  after: 'Nachher',
  allDay: 'ganztägig',
  barSummary: (count, highest, value) =>
    count === 1 ? `1 Balken: ${highest} mit ${value}.` : `${count} Balken, der höchste ist ${highest} mit ${value}.`,
  before: 'Vorher',
  changeAt: (at, count, line) => `Änderung ${at} von ${count}, Zeile ${line}`,
  diffCount: (changes, removed, added) =>
    `${changes} ${changes === 1 ? 'Änderung' : 'Änderungen'}: ${removed} ${removed === 1 ? 'Zeile' : 'Zeilen'} entfernt, ${added} hinzugefügt`,
  diffKeys: 'N und P führen zur nächsten und zur vorigen Änderung.',
  diffSame: 'Beide Texte sind gleich.',
  entryCount: (count) => (count === 0 ? 'nichts' : count === 1 ? '1 Eintrag' : `${count} Einträge`),
  everythingHidden: 'Alle Reihen sind ausgeblendet. Die Legende blendet sie wieder ein.',
  fromTo: (from, to) => `${from} bis ${to}`,
  goesOn: 'geht weiter',
  goToToday: 'Heute',
  legend: 'Legende',
  lineAdded: 'hinzugefügt',
  lineRemoved: 'entfernt',
  linesShown: (count) => (count === 1 ? '1 Zeile zu sehen' : `${count} Zeilen zu sehen`),
  lineSummary: (count, first, last) =>
    count === 1 ? `1 Punkt: ${first}.` : `${count} Punkte von ${first} bis ${last}.`,
  month: 'Monat',
  nextChange: 'Nächste Änderung',
  nextWeek: 'Nächste Woche',
  noEntries: 'An diesen Tagen keine Einträge',
  previousChange: 'Vorige Änderung',
  previousWeek: 'Vorige Woche',
  share: 'Anteil',
  showAsChart: 'Als Diagramm zeigen',
  showAsTable: 'Als Tabelle zeigen',
  sideBySide: 'Nebeneinander',
  today: 'heute',
  unchangedLines: (count) => (count === 1 ? '1 gleiche Zeile zeigen' : `${count} gleiche Zeilen zeigen`),
  unified: 'Untereinander',
  week: 'Woche',
};
