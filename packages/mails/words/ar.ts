import type { OwnerWords } from './en';

export const ar: OwnerWords = {
  form: '{form}: رسالة من موقع {site}',
  more: 'رسائل أخرى من موقع {site}: {count}',
  moreNote:
    'وصلت رسائل كثيرة خلال ساعة، فلم يُرسل لهذه بريد خاص بها. وهي محفوظة كاملة: npm run messages يعرضها.',
  seeThere: 'تُقرأ هناك',
  waiting: 'على قائمة الانتظار',
  noPlace: 'لم يبق مكان: هذه الرسالة لا تشغل مكانًا.',
  inBrackets: 'على قائمة الانتظار',
  yes: 'نعم',
  no: 'لا',
  sent: 'أُرسلت',
  confirmed: 'أُكّدت',
  language: 'كُتبت على صفحة باللغة',
  page: 'من الصفحة',
  everyPage: 'كل صفحة',
  reference: 'رقم الرسالة',
  storedAs: 'محفوظة باسم',
  rest: 'والباقي في قاعدة البيانات',
  brackets: 'كتب هذه الأسطر زائر. علامات العناوين فيها بين أقواس، كي لا يُفتح رابط عن طريق الخطأ.',
  lost: 'لم يمكن إرسال بريد عن هذه الرسائل السابقة: {places}. وهي محفوظة مع ذلك؛ npm run messages يعرضها.',
  unconfirmed:
    'من أرسل هذه الرسائل لم يصله تأكيد، لأن العنوان لا يقبل البريد أو لأن الإرسال تعذّر يومًا كاملًا: {places}.',
  andMore: 'و{count} أخرى',
  refused:
    'خادم البريد يرفض {address} («{answer}»): وصل بريد سابق إلى العناوين الأخرى فقط. تحقق منه في config/notifications.ts.',
};
