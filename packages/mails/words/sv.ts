import type { OwnerWords } from './en';

export const sv: OwnerWords = {
  form: '{form}: ett meddelande från webbplatsen för {site}',
  more: 'Fler meddelanden från webbplatsen för {site}: {count}',
  moreNote:
    'Det kom så många inom en timme att dessa inte har ett eget mejl. De är sparade i sin helhet: npm run messages visar dem.',
  seeThere: 'läs det där',
  waiting: 'På väntelistan',
  noPlace: 'Det fanns ingen plats kvar: det här meddelandet tar ingen.',
  inBrackets: 'på väntelistan',
  yes: 'ja',
  no: 'nej',
  sent: 'Skickat',
  confirmed: 'Bekräftat',
  language: 'Skrivet på en sida på',
  page: 'Från sidan',
  everyPage: 'varje sida',
  reference: 'Meddelandets nummer',
  storedAs: 'Sparat som',
  rest: 'resten finns i databasen',
  brackets:
    'Raderna är skrivna av en besökare. Tecken i adresser står inom hakparentes, så att ingen länk öppnas av misstag.',
  lost: 'Om dessa tidigare meddelanden kunde inget mejl skickas: {places}. De är ändå sparade; npm run messages visar dem.',
  unconfirmed:
    'Den som skickade dessa meddelanden fick ingen bekräftelse, eftersom adressen inte tar emot mejl eller inget kunde skickas på ett dygn: {places}.',
  andMore: 'och {count} till',
  refused:
    'E-postservern avvisar {address} (”{answer}”): ett tidigare mejl gick bara till de andra adresserna. Kontrollera den i config/notifications.ts.',
};
