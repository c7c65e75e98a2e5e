import type { ShellTexts } from '../provider/texts.ts';

export const germanShell: ShellTexts = {
  areYouSure: 'Wirklich fortfahren?',
  breadcrumbs: 'Pfad',
  busy: 'In Arbeit',
  cancel: 'Abbrechen',
  charactersLeft: (count) => (count === 1 ? 'Noch ein Zeichen' : `Noch ${count} Zeichen`),
  charactersOver: (count) => (count === 1 ? 'Ein Zeichen zu viel' : `${count} Zeichen zu viel`),
  clear: 'Leeren',
  close: 'Schließen',
  confirm: 'Bestätigen',
  details: 'Einzelheiten',
  dismiss: 'Ausblenden',
  dismissAll: 'Alle ausblenden',
  errorSummary: (count) => (count === 1 ? 'Ein Feld muss geändert werden' : `${count} Felder müssen geändert werden`),
  foldNavigation: 'Einklappen',
  hidePassword: 'Passwort verbergen',
  keySigns: {
    Ctrl: 'Strg',
    Shift: 'Umschalt',
    Enter: 'Eingabe',
    Del: 'Entf',
    Delete: 'Entf',
    PageUp: 'Bild ↑',
    PageDown: 'Bild ↓',
    Home: 'Pos1',
    End: 'Ende',
    Space: 'Leertaste',
  },
  loading: 'Wird geladen',
  logout: 'Abmelden',
  mainNavigation: 'Hauptmenü',
  meaningOfStatuses: 'Bedeutung der Status',
  menu: 'Menü',
  more: (count) => `${count} weitere`,
  next: 'Nächster Schritt',
  noNotices: 'Noch keine Meldungen',
  notices: 'Meldungen',
  unread: 'Ungelesen',
  offline: 'Keine Verbindung',
  offlineHint:
    'Die Daten auf dieser Seite sind vielleicht veraltet. Eingaben bleiben erhalten und können gespeichert werden, sobald die Verbindung wieder besteht.',
  online: 'Verbindung wiederhergestellt',
  optional: 'optional',
  remove: (what) => `${what} entfernen`,
  required: 'Pflichtfeld',
  retry: 'Erneut versuchen',
  showPassword: 'Passwort anzeigen',
  skipToContent: 'Zum Inhalt springen',
  skipToSearch: 'Zur Suche springen',
  skipToRows: 'Zu den Zeilen springen',
  skipToActions: 'Zu den Aktionen springen',
  tabs: 'Bereiche',
  timeLeft: (seconds) =>
    seconds < 1
      ? 'fast fertig'
      : seconds < 90
        ? `noch etwa ${Math.ceil(seconds)} s`
        : seconds < 5400
          ? `noch etwa ${Math.round(seconds / 60)} min`
          : `noch etwa ${Math.round(seconds / 3600)} h`,
  typeToConfirm: (name) => `Zum Bestätigen „${name}“ eingeben`,
  unfoldNavigation: 'Ausklappen',
  whatDoesThisMean: 'Was bedeutet das?',
  why: 'Warum',
};
