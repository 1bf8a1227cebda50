import type { OwnerWords } from './en';

export const fr: OwnerWords = {
  form: '{form} : un message du site de {site}',
  more: 'Autres messages du site de {site} : {count}',
  moreNote:
    'Il en est arrivé tant en une heure que ceux-ci n’ont pas d’e-mail à eux. Ils sont enregistrés en entier : npm run messages les liste.',
  seeThere: 'à lire sur place',
  waiting: 'Sur la liste d’attente',
  noPlace: 'Il ne restait plus de place : ce message n’en prend aucune.',
  inBrackets: 'sur la liste d’attente',
  yes: 'oui',
  no: 'non',
  sent: 'Envoyé',
  confirmed: 'Confirmé',
  language: 'Écrit sur une page en',
  page: 'Depuis la page',
  everyPage: 'toutes les pages',
  reference: 'Numéro du message',
  storedAs: 'Enregistré sous',
  rest: 'le reste est dans la base de données',
  brackets:
    'Ces lignes ont été écrites par un visiteur. Des signes d’adresses y sont entre crochets, pour qu’aucun lien ne soit ouvert par mégarde.',
  lost: 'Pour ces messages antérieurs, aucun e-mail n’a pu être envoyé : {places}. Ils sont tout de même enregistrés ; npm run messages les affiche.',
  unconfirmed:
    'Les expéditeurs de ces messages n’ont pas reçu de confirmation, parce que l’adresse n’accepte pas d’e-mails ou qu’aucun n’a pu partir pendant un jour : {places}.',
  andMore: 'et {count} de plus',
  refused:
    'Le serveur de messagerie refuse {address} (« {answer} ») : un e-mail antérieur n’est parti qu’aux autres adresses. À vérifier dans config/notifications.ts.',
};
