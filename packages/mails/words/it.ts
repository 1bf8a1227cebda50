import type { OwnerWords } from './en';

export const it: OwnerWords = {
  form: '{form}: un messaggio dal sito di {site}',
  more: 'Altri messaggi dal sito di {site}: {count}',
  moreNote:
    'Ne sono arrivati così tanti in un’ora che questi non hanno un’e-mail propria. Sono salvati per intero: npm run messages li elenca.',
  seeThere: 'da leggere lì',
  waiting: 'In lista d’attesa',
  noPlace: 'Non c’erano più posti: questo messaggio non ne occupa.',
  inBrackets: 'in lista d’attesa',
  yes: 'sì',
  no: 'no',
  sent: 'Inviato',
  confirmed: 'Confermato',
  language: 'Scritto su una pagina in',
  page: 'Dalla pagina',
  everyPage: 'ogni pagina',
  reference: 'Numero del messaggio',
  storedAs: 'Salvato come',
  rest: 'il resto è nella banca dati',
  brackets:
    'Le righe sono state scritte da un visitatore. I segni degli indirizzi sono tra parentesi, perché nessun link sia aperto per sbaglio.',
  lost: 'Di questi messaggi precedenti non è stato possibile inviare un’e-mail: {places}. Sono comunque salvati; npm run messages li mostra.',
  unconfirmed:
    'Chi ha inviato questi messaggi non ha avuto conferma, perché l’indirizzo non accetta e-mail o per un giorno non se n’è potuta inviare nessuna: {places}.',
  andMore: 'e altri {count}',
  refused:
    'Il server di posta rifiuta {address} («{answer}»): un’e-mail precedente è andata solo agli altri indirizzi. Da controllare in config/notifications.ts.',
};
