import type { OwnerWords } from './en';

export const pt: OwnerWords = {
  form: '{form}: uma mensagem do site de {site}',
  more: 'Mais mensagens do site de {site}: {count}',
  moreNote:
    'Chegaram tantas numa hora que estas não têm e-mail próprio. Estão guardadas por inteiro: npm run messages mostra-as.',
  seeThere: 'ver lá',
  waiting: 'Na lista de espera',
  noPlace: 'Já não havia lugar: esta mensagem não ocupa nenhum.',
  inBrackets: 'na lista de espera',
  yes: 'sim',
  no: 'não',
  sent: 'Enviada',
  confirmed: 'Confirmada',
  language: 'Escrita numa página em',
  page: 'Da página',
  everyPage: 'todas as páginas',
  reference: 'Número da mensagem',
  storedAs: 'Guardada como',
  rest: 'o resto está na base de dados',
  brackets:
    'As linhas foram escritas por um visitante. Os sinais de endereços estão entre parênteses, para que ninguém abra uma ligação sem querer.',
  lost: 'Destas mensagens anteriores não foi possível enviar e-mail: {places}. Estão guardadas mesmo assim; npm run messages mostra-as.',
  unconfirmed:
    'Quem enviou estas mensagens não recebeu confirmação, porque o endereço não aceita e-mail ou durante um dia não foi possível enviar nenhum: {places}.',
  andMore: 'e mais {count}',
  refused:
    'O servidor de e-mail recusa {address} («{answer}»): um e-mail anterior seguiu só para os outros endereços. Verifique em config/notifications.ts.',
};
