import type { OwnerWords } from './en';

export const es: OwnerWords = {
  form: '{form}: un mensaje del sitio web de {site}',
  more: 'Más mensajes del sitio web de {site}: {count}',
  moreNote:
    'Llegaron tantos en una hora que estos no tienen un correo propio. Están guardados por completo: npm run messages los muestra.',
  seeThere: 'véase allí',
  waiting: 'En la lista de espera',
  noPlace: 'No quedaban plazas: este mensaje no ocupa ninguna.',
  inBrackets: 'en la lista de espera',
  yes: 'sí',
  no: 'no',
  sent: 'Enviado',
  confirmed: 'Confirmado',
  language: 'Escrito en una página en',
  page: 'Desde la página',
  everyPage: 'todas las páginas',
  reference: 'Número del mensaje',
  storedAs: 'Guardado como',
  rest: 'el resto está en la base de datos',
  brackets:
    'Las líneas las escribió un visitante. Los signos de direcciones van entre corchetes para que nadie abra un enlace sin querer.',
  lost: 'De estos mensajes anteriores no se pudo enviar ningún correo: {places}. Aun así están guardados; npm run messages los muestra.',
  unconfirmed:
    'Quien envió estos mensajes no recibió confirmación, porque la dirección no admite correo o durante un día no se pudo enviar ninguno: {places}.',
  andMore: 'y {count} más',
  refused:
    'El servidor de correo rechaza {address} («{answer}»): un correo anterior llegó solo a las demás direcciones. Compruébelo en config/notifications.ts.',
};
