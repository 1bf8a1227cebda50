import type { OwnerWords } from './en';

export const pl: OwnerWords = {
  form: '{form}: wiadomość ze strony {site}',
  more: 'Dalsze wiadomości ze strony {site}: {count}',
  moreNote:
    'W ciągu godziny przyszło ich tyle, że te nie mają własnego e-maila. Są zapisane w całości: npm run messages je pokazuje.',
  seeThere: 'do przeczytania tam',
  waiting: 'Na liście oczekujących',
  noPlace: 'Nie było już wolnego miejsca: ta wiadomość żadnego nie zajmuje.',
  inBrackets: 'na liście oczekujących',
  yes: 'tak',
  no: 'nie',
  sent: 'Wysłano',
  confirmed: 'Potwierdzono',
  language: 'Napisano na stronie w języku',
  page: 'Ze strony',
  everyPage: 'każda strona',
  reference: 'Numer wiadomości',
  storedAs: 'Zapisano jako',
  rest: 'reszta jest w bazie danych',
  brackets:
    'Te wiersze napisała osoba odwiedzająca. Znaki adresów są w nawiasach, aby nikt przypadkiem nie otworzył linku.',
  lost: 'O tych wcześniejszych wiadomościach nie udało się wysłać e-maila: {places}. Mimo to są zapisane; pokazuje je npm run messages.',
  unconfirmed:
    'Nadawcy tych wiadomości nie dostali potwierdzenia, ponieważ adres nie przyjmuje poczty albo przez dzień nie udało się jej wysłać: {places}.',
  andMore: 'i {count} więcej',
  refused:
    'Serwer poczty odrzuca {address} („{answer}”): wcześniejszy e-mail trafił tylko pod pozostałe adresy. Proszę sprawdzić w config/notifications.ts.',
};
