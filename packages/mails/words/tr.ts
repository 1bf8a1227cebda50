import type { OwnerWords } from './en';

export const tr: OwnerWords = {
  form: '{form}: {site} web sitesinden bir mesaj',
  more: '{site} web sitesinden başka mesajlar: {count}',
  moreNote:
    'Bir saat içinde o kadar çok mesaj geldi ki bunlar için ayrı e-posta gönderilmedi. Hepsi eksiksiz kayıtlı: npm run messages bunları listeler.',
  seeThere: 'orada okunabilir',
  waiting: 'Bekleme listesinde',
  noPlace: 'Boş yer kalmamıştı: bu mesaj yer tutmuyor.',
  inBrackets: 'bekleme listesinde',
  yes: 'evet',
  no: 'hayır',
  sent: 'Gönderildi',
  confirmed: 'Onaylandı',
  language: 'Yazıldığı sayfanın dili',
  page: 'Gönderildiği sayfa',
  everyPage: 'her sayfa',
  reference: 'İleti numarası',
  storedAs: 'Kayıt adı',
  rest: 'kalanı veritabanında',
  brackets:
    'Satırları bir ziyaretçi yazdı. Adreslerin işaretleri köşeli parantez içindedir; böylece kimse yanlışlıkla bir bağlantı açmaz.',
  lost: 'Şu önceki mesajlar için e-posta gönderilemedi: {places}. Yine de kayıtlılar; npm run messages ile okunabilirler.',
  unconfirmed:
    'Şu mesajları gönderenlere onay gitmedi, çünkü adres e-posta kabul etmiyor ya da bir gün boyunca gönderilemedi: {places}.',
  andMore: 've {count} mesaj daha',
  refused:
    'E-posta sunucusu {address} adresini reddediyor (“{answer}”): önceki bir e-posta yalnızca diğer adreslere gitti. config/notifications.ts dosyasında kontrol edin.',
};
