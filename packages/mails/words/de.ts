import type { OwnerWords } from './en';

export const de: OwnerWords = {
  form: '{form}: eine Nachricht von der Website von {site}',
  more: 'Weitere Nachrichten von der Website von {site}: {count}',
  moreNote:
    'Innerhalb einer Stunde kamen so viele, dass es für diese keine eigene E-Mail gibt. Sie sind vollständig gespeichert: npm run messages listet sie auf.',
  seeThere: 'siehe dort',
  waiting: 'Auf der Warteliste',
  noPlace: 'Es war kein Platz mehr frei: Diese Nachricht belegt keinen.',
  inBrackets: 'auf der Warteliste',
  yes: 'ja',
  no: 'nein',
  sent: 'Gesendet',
  confirmed: 'Bestätigt',
  language: 'Geschrieben auf einer Seite in der Sprache',
  page: 'Von der Seite',
  everyPage: 'jede Seite',
  reference: 'Nummer der Nachricht',
  storedAs: 'Gespeichert als',
  rest: 'der Rest steht in der Datenbank',
  brackets:
    'Die Zeilen hat ein Besucher geschrieben. Zeichen von Adressen stehen darin in Klammern, damit niemand aus Versehen einen Link öffnet.',
  lost: 'Über diese früheren Nachrichten konnte keine E-Mail gesendet werden: {places}. Gespeichert sind sie trotzdem; npm run messages zeigt sie.',
  unconfirmed:
    'Wer diese Nachrichten gesendet hat, bekam keine Bestätigung, weil die Adresse keine E-Mails annimmt oder einen Tag lang keine gesendet werden konnte: {places}.',
  andMore: 'und {count} weitere',
  refused:
    'Der Mailserver lehnt {address} ab („{answer}“): Eine frühere E-Mail ging nur an die anderen Adressen. Bitte in config/notifications.ts prüfen.',
};
