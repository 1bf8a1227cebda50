import { languageOf, usualWordsIn } from '../../src/schema/usual-words/usual-words-in';

/** What a new form says beside the words that every site has. */
type OwnWords = {
  title: string;
  name: string;
  email: string;
  message: string;
  enterName: string;
  enterMessage: string;
  send: string;
  saved: string;
};

export type FormWords = OwnWords & { enterEmail: string; failed: string };

const languages: Record<string, OwnWords> = {
  en: {
    title: 'Write to us',
    name: 'Your name',
    email: 'Your e-mail address',
    message: 'Your message',
    enterName: 'Please enter your name',
    enterMessage: 'Please enter a message',
    send: 'Send',
    saved: 'Thank you. We have your message.',
  },
  de: {
    title: 'Schreiben Sie uns',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    message: 'Ihre Nachricht',
    enterName: 'Bitte geben Sie Ihren Namen ein',
    enterMessage: 'Bitte geben Sie eine Nachricht ein',
    send: 'Senden',
    saved: 'Vielen Dank. Wir haben Ihre Nachricht.',
  },
  fr: {
    title: 'Écrivez-nous',
    name: 'Votre nom',
    email: 'Votre adresse e-mail',
    message: 'Votre message',
    enterName: 'Veuillez saisir votre nom',
    enterMessage: 'Veuillez saisir un message',
    send: 'Envoyer',
    saved: 'Merci. Nous avons bien reçu votre message.',
  },
  es: {
    title: 'Escríbanos',
    name: 'Su nombre',
    email: 'Su correo electrónico',
    message: 'Su mensaje',
    enterName: 'Escriba su nombre',
    enterMessage: 'Escriba un mensaje',
    send: 'Enviar',
    saved: 'Gracias. Hemos recibido su mensaje.',
  },
  it: {
    title: 'Scriveteci',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    message: 'Messaggio',
    enterName: 'Inserire il nome',
    enterMessage: 'Inserire un messaggio',
    send: 'Invia',
    saved: 'Grazie. Abbiamo ricevuto il messaggio.',
  },
  nl: {
    title: 'Schrijf ons',
    name: 'Uw naam',
    email: 'Uw e-mailadres',
    message: 'Uw bericht',
    enterName: 'Vul uw naam in',
    enterMessage: 'Vul een bericht in',
    send: 'Versturen',
    saved: 'Bedankt. Wij hebben uw bericht ontvangen.',
  },
  pl: {
    title: 'Napisz do nas',
    name: 'Imię i nazwisko',
    email: 'Adres e-mail',
    message: 'Wiadomość',
    enterName: 'Podaj imię i nazwisko',
    enterMessage: 'Wpisz wiadomość',
    send: 'Wyślij',
    saved: 'Dziękujemy. Mamy Twoją wiadomość.',
  },
  pt: {
    title: 'Escreva-nos',
    name: 'Nome',
    email: 'Endereço de e-mail',
    message: 'Mensagem',
    enterName: 'Indique o nome',
    enterMessage: 'Escreva uma mensagem',
    send: 'Enviar',
    saved: 'Obrigado. Recebemos a mensagem.',
  },
  sv: {
    title: 'Skriv till oss',
    name: 'Ditt namn',
    email: 'Din e-postadress',
    message: 'Ditt meddelande',
    enterName: 'Ange ditt namn',
    enterMessage: 'Skriv ett meddelande',
    send: 'Skicka',
    saved: 'Tack. Vi har fått ditt meddelande.',
  },
  tr: {
    title: 'Bize yazın',
    name: 'Adınız',
    email: 'E-posta adresiniz',
    message: 'Mesajınız',
    enterName: 'Lütfen adınızı yazın',
    enterMessage: 'Lütfen bir mesaj yazın',
    send: 'Gönder',
    saved: 'Teşekkürler. Mesajınızı aldık.',
  },
  uk: {
    title: 'Напишіть нам',
    name: 'Ваше ім’я',
    email: 'Ваша електронна адреса',
    message: 'Ваше повідомлення',
    enterName: 'Введіть ваше ім’я',
    enterMessage: 'Введіть повідомлення',
    send: 'Надіслати',
    saved: 'Дякуємо. Ми отримали ваше повідомлення.',
  },
  ar: {
    title: 'اكتب إلينا',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    enterName: 'يرجى كتابة الاسم',
    enterMessage: 'يرجى كتابة رسالة',
    send: 'إرسال',
    saved: 'شكرًا لك. وصلتنا رسالتك.',
  },
};

/** What a new form says in the language of this tag; undefined where the project has no words in it. */
export const formWordsIn = (tag: string): FormWords | undefined => {
  const own = languages[languageOf(tag)];
  const usual = usualWordsIn(tag);
  if (!own || !usual) return undefined;
  return { ...own, enterEmail: usual['rules.email.message'], failed: usual['form.failed'] };
};
