/** The texts of a page that the specification fixes (section 2); editors may change all others. */
export type FixedPage = {
  /** Spellings that lead to the page. */
  paths: string[];
  title: string;
  /** Headings, in this order among any others. */
  headings?: (string | RegExp)[];
  /** Texts and targets of links, anywhere on the page. */
  links?: [words: string, to: string | RegExp][];
  /** Other texts of the page. */
  description?: (string | RegExp)[];
};

export const pages: FixedPage[] = [
  {
    paths: ['/', '/home', '/Home', '/no/such-page'],
    title: 'Business Growth',
    headings: [
      "LET'S DISCUSS YOUR REQUIREMENT",
      /Software Solution Services/i,
      /Mobile Web Design/i,
      /UI And Digital Marketing/i,
      'Welcome to Business Growth',
      'Why Create Websites?',
      'Why Create Applications?',
      'Our Services',
      'Guides In Business Development',
      'Find Local Customers',
    ],
    links: [['Our Vision', '/About-Us']],
  },
  {
    paths: ['/About-us', '/About-Us'],
    title: 'About Us',
    headings: ['Our Team', 'FAQs for Business'],
    links: [[``, /^https:\/\/wa\.me\/\d+\?text=/]],
    description: ['100+', '150+', '12+', '3+'],
  },
  { paths: ['/Product'], title: 'NFC Card Services', description: [/tap/i, /no app needed/i] },
  {
    paths: ['/Services'],
    title: 'Services',
    headings: [
      'Responsive Website Redesign',
      'CMS Website Development',
      'Website Maintenance',
      'Android app development',
      /SEO/,
      /SEO/,
      /SERP/,
      'E-Commerce App Development',
      'iOS app development',
    ],
  },
  {
    paths: ['/Blog'],
    title: 'Blog & Best Advise',
    headings: [
      'Responsive Website Redesign',
      'E-Commerce App Development',
      'Design User Interface',
    ],
    description: ['Read More'],
  },
  {
    paths: ['/Career'],
    title: 'Join Our Team Only Freelancers',
    headings: [/find and hire .*team in 24 hours/i],
  },
  {
    paths: ['/Contact', '/contact'],
    title: 'Contact Us',
    description: [
      'Full Name',
      'Business Name',
      'Phone Number',
      'Your Email Address',
      'You are',
      'Message',
    ],
  },
];

/** Links around every page. */
export const links: [words: string, to: string | RegExp][] = [
  ['Home', '/'],
  ['About Us', '/About-us'],
  ['Product', '/Product'],
  ['Services', '/Services'],
  ['Blog', '/Blog'],
  ['Career', '/Career'],
  ['Contact', '/Contact'],
  ['Work With Us', '/contact'],
  ['App Development', '/Services'],
  ['Web Development', '/Services'],
  ['Business Branding', '/Services'],
  ['Marketing Services', '/Services'],
  ['Contact Us', '/Contact'],
  ['Live Support', '/Contact'],
];
