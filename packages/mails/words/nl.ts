import type { OwnerWords } from './en';

export const nl: OwnerWords = {
  form: '{form}: een bericht van de website van {site}',
  more: 'Meer berichten van de website van {site}: {count}',
  moreNote:
    'Er kwamen er binnen een uur zo veel dat deze geen eigen e-mail hebben. Ze zijn volledig opgeslagen: npm run messages toont ze.',
  seeThere: 'zie daar',
  waiting: 'Op de wachtlijst',
  noPlace: 'Er was geen plaats meer vrij: dit bericht neemt er geen in.',
  inBrackets: 'op de wachtlijst',
  yes: 'ja',
  no: 'nee',
  sent: 'Verzonden',
  confirmed: 'Bevestigd',
  language: 'Geschreven op een pagina in het',
  page: 'Vanaf de pagina',
  everyPage: 'elke pagina',
  reference: 'Nummer van het bericht',
  storedAs: 'Opgeslagen als',
  rest: 'de rest staat in de database',
  brackets:
    'De regels zijn door een bezoeker geschreven. Tekens van adressen staan tussen haakjes, zodat niemand per ongeluk een link opent.',
  lost: 'Over deze eerdere berichten kon geen e-mail worden verzonden: {places}. Ze zijn wel opgeslagen; npm run messages toont ze.',
  unconfirmed:
    'Wie deze berichten stuurde, kreeg geen bevestiging, omdat het adres geen e-mail aanneemt of er een dag lang geen kon worden verzonden: {places}.',
  andMore: 'en nog {count}',
  refused:
    'De mailserver weigert {address} (‘{answer}’): een eerdere e-mail ging alleen naar de andere adressen. Controleer het in config/notifications.ts.',
};
