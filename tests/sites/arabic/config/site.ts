import type { SiteDefinition } from '#types';

/** A site that is read from right to left. It says none of the machinery's words: the project has them. */
export default {
  name: 'عيادة الزيتون لطب الأسنان',
  shortName: 'الزيتون',
  language: 'ar',
  timeZone: 'Africa/Cairo',
  origin: 'https://olive.example.com',
  titleTemplate: '{page} | عيادة الزيتون',
  logo: { file: '/logo.svg', width: 160, height: 40 },
  shareImage: {
    file: '/pictures/reception.webp',
    alt: 'رسم لمكتب الاستقبال وعليه باقة زهور',
    width: 1600,
    height: 1200,
  },
  banner: {
    text: 'نغلق العيادة يومي الجمعة والسبت.',
    link: { label: 'مواعيد العمل', to: '/Visit#hours' },
    close: 'إغلاق هذا التنبيه',
  },
  consent: {},
  contact: {
    phone: { name: 'الاستقبال', label: '+20 3 5550 1234', to: 'tel:+20355501234' },
    email: { label: 'hello@olive.example.com', to: 'mailto:hello@olive.example.com' },
    more: [{ name: 'للحالات العاجلة', label: 'اتصل على 010 5550 4321', to: 'tel:+201055504321' }],
    top: 'phone',
    place: {
      sample: true,
      lines: ['شارع النموذج 12', '21500 Sample Town', 'الإسكندرية'],
      mapTitle: 'خريطة العيادة',
      mapFrame:
        'https://www.openstreetmap.org/export/embed.html?bbox=29.90%2C31.19%2C29.92%2C31.21',
      mapLink: {
        label: 'افتح الخريطة',
        to: 'https://www.openstreetmap.org/#map=16/31.2001/29.9187',
      },
    },
  },
  business: {
    sample: true,
    type: 'Dentist',
    address: {
      street: 'شارع النموذج 12',
      postalCode: '21500',
      town: 'الإسكندرية',
      country: 'EG',
    },
    hours: {
      week: [
        {
          days: ['sunday', 'monday', 'tuesday', 'wednesday'],
          open: ['09:00–13:00', '16:00–20:00'],
        },
        { days: ['thursday'], open: ['09:00–14:00'] },
      ],
      closed: 'مغلق',
    },
  },
  social: [
    { icon: 'facebook', label: 'العيادة على فيسبوك', to: 'https://facebook.example.com/olive' },
    { icon: 'instagram', label: 'العيادة على إنستغرام', to: 'https://instagram.example.com/olive' },
  ],
  team: [
    {
      sample: true,
      name: 'د. نادية نموذج',
      role: 'طبيبة أسنان وصاحبة العيادة',
      group: 'الأطباء',
      description: 'تشرح كل خطوة قبل أن تبدأ بها.',
      photo: {
        file: '/pictures/team-nadia.webp',
        alt: 'رسم لنادية بشعر طويل داكن ومعطف أبيض',
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'د. كريم نموذج',
      role: 'طبيب أسنان للأطفال',
      group: 'الأطباء',
      description: 'يعدّ الأسنان بصوت عالٍ مع كل طفل.',
      photo: {
        file: '/pictures/team-tom.webp',
        alt: 'رسم لكريم بلحية ومعطف أبيض',
        width: 960,
        height: 1200,
      },
    },
    {
      sample: true,
      name: 'هناء نموذج',
      role: 'أخصائية صحة الفم',
      group: 'الفريق',
      description: 'تنظّف الأسنان وتريك ما تتركه الفرشاة.',
      photo: {
        file: '/pictures/team-hana.webp',
        alt: 'رسم لهناء بحجاب أزرق مخضر',
        width: 960,
        height: 1200,
      },
    },
  ],
  header: {
    links: [
      { label: 'الرئيسية', to: '/' },
      {
        label: 'العيادة',
        links: [
          { label: 'عملنا', to: '/Practice' },
          { label: 'فريقنا', to: '/Practice#people' },
        ],
      },
      { label: 'الأسعار', to: '/Practice#prices' },
    ],
    action: { label: 'احجز موعدًا', to: '/Visit' },
  },
  footer: {
    blurb: 'عيادة عائلية في الإسكندرية منذ عام 1998. اتصل بنا على +20 3 5550 1234 في أي وقت.',
    columns: [
      {
        title: 'الصفحات',
        links: [
          { label: 'الرئيسية', to: '/' },
          { label: 'عملنا', to: '/Practice' },
          { label: 'احجز موعدًا', to: '/Visit' },
        ],
      },
      {
        title: 'تواصل معنا',
        links: [
          { label: '+20 3 5550 1234', to: 'tel:+20355501234' },
          { label: 'hello@olive.example.com', to: 'mailto:hello@olive.example.com' },
        ],
      },
    ],
    copyright: '© {year} {name}',
  },
  floating: {
    backToTop: 'العودة إلى أعلى الصفحة',
    chat: { label: 'اتصل بالعيادة', to: 'tel:+20355501234', icon: 'phone' },
  },
  toasts: { autoClose: 5000, dragToDismiss: 80 },
} satisfies SiteDefinition;
