// Written by `npm run reference` from the schemas in src/, which hold the words: change them there.

/**
 * config/pages/<page>.ts. One page of the site: its title and description for search engines, and
 * its sections in order.
 */
export type PageDefinition = {
  /**
   * Makes this page a template: each entry of the collection with this name gets a page of its own.
   * Texts say what an entry holds by its name in braces, such as {name}; a text that is nothing but
   * such a name becomes what the entry holds, such as a picture or a list. With /tags behind the
   * collection’s name each tag of its entries gets a page; its texts say {name}.
   *
   * Limits: the name of a file in config/collections, without .ts.
   *
   * Left out: the file is one page.
   */
  each?: string;
  /**
   * The title in the browser’s tab and in search results. Each page has its own; about 60
   * characters are shown.
   */
  title: string;
  /** The description in search results. Each page has its own; about 160 characters are shown. */
  description: string;
  /**
   * Whether search engines list the page. Write false for a page that should not be found, such as
   * one of thanks: it is not in the sitemap either, and a post is in no list and no feed.
   *
   * Left out: true.
   */
  indexed?: boolean;
  /**
   * The photograph in the preview of a link to this page, in messengers and social networks. Its
   * middle is shown, 1200 to 630.
   *
   * Left out: it is the picture of the post or of the entry, or shareImage of config/site.ts, or
   * one drawn with the title of the page.
   */
  shareImage?: {
    /**
     * The picture: its path in the folder public, with a / at the start.
     *
     * Limits: must be the path of a picture in public/, without any blank (rename a file that has
     * one), for example /pictures/studio.webp.
     */
    file: string;
    /** What the picture shows, in words, for those who cannot see it. */
    alt: string;
    /**
     * The width of the picture in pixels: best 1200 or more.
     *
     * Limits: at least 600.
     */
    width: number | InBraces;
    /**
     * The height of the picture in pixels: best 630 or more.
     *
     * Limits: at least 315.
     */
    height: number | InBraces;
  } | InBraces;
  /**
   * Makes the page a post: sections of the kind news list it, and so does the feed of news.
   *
   * Left out: the page is not a post.
   */
  post?: {
    /**
     * The day of publication.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     */
    date: string;
    /**
     * Who wrote it. In plain words, or as an entry of a collection: its file and its id; of team in
     * config/site.ts, such as team/ida-sample.
     */
    author: string;
    /**
     * The photograph beside it in lists of posts.
     *
     * Left out: lists show only its words.
     */
    picture?: Photo | InBraces;
    /**
     * Words by which visitors can choose among the posts, in a list of posts.
     *
     * Left out: the post has none.
     */
    tags?: string[] | InBraces;
  };
  /**
   * The sections of the page, from top to bottom. The first that is shown, and no other, is a hero
   * or a page-header.
   *
   * Limits: at least 1 entry; at most one dark band.
   */
  sections: Section[] | InBraces;
};

/** config/forms/<form>.ts. One form: what it asks, checks, stores and answers. */
export type FormDefinition = {
  /** The name of the form. */
  title: string;
  /**
   * Words above the fields.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the form starts with its fields.
   */
  intro?: string;
  /**
   * The fields, in order.
   *
   * Limits: at least 1 entry.
   *
   * Left out: the form has steps, which hold the fields.
   */
  fields?: Field[] | InBraces;
  /**
   * The steps of the form, in place of fields.
   *
   * Left out: the form has no steps.
   */
  steps?: Step[] | InBraces;
  /**
   * The words of a form with steps.
   *
   * Left out: they are the usual words, in the language of the site.
   */
  stepping?: {
    /**
     * The label of the button that leads to the next step.
     *
     * Left out: it says “Next”, in the language of the site.
     */
    next?: string;
    /**
     * The label of the button that leads to the previous step.
     *
     * Left out: it says “Back”, in the language of the site.
     */
    back?: string;
    /**
     * Shown when the page was reloaded and files must be chosen again; a form with files needs it.
     * {fields} becomes the labels of their fields.
     *
     * Left out: the form has no files.
     */
    chooseAgain?: string;
    /**
     * Shows everything that was written before it is sent.
     *
     * Left out: the last step sends it.
     */
    summary?: {
      /**
       * The name of the last step, which shows everything that was written.
       *
       * Left out: it says “Your answers”, in the language of the site.
       */
      title?: string;
      /**
       * The label of the button that leads back to a step, for example Change.
       *
       * Left out: it says “Change”, in the language of the site.
       */
      change?: string;
      /**
       * The word for a ticked box.
       *
       * Left out: it says “Yes”, in the language of the site.
       */
      yes?: string;
    };
  };
  /**
   * Lets visitors save what they wrote on their device, and go on later: a button below the form,
   * and above it, when they come back, the choice to go on or to delete. It is deleted once the
   * form is sent, and after 30 days. Nothing of it reaches you before that. Whoever uses the device
   * can read it: leave it out where answers are of a kind that nobody else in the house should see.
   *
   * Left out: nothing is kept when the visitor leaves.
   */
  saveForLater?: SaveForLater;
  /** The checks of the form, in order. The visitor reads the message of the first that fails. */
  rules: Rule[] | InBraces;
  /** What is stored, and where. */
  record: {
    /**
     * The collection in the database that stores what visitors send. Each form has its own.
     *
     * Limits: must be only letters A to Z, digits, - and _.
     */
    collection: string;
    /**
     * What is stored beside the fields, such as the time of sending: a name of your own, and what
     * it holds.
     * - `milliseconds`: the time as a number: the milliseconds since the start of 1970, which sorts
     * well and makes a good id
     * - `date`: the visitor’s local date, as text like 2026-11-21
     * - `dateTime`: the visitor’s local date and time, as text like 2026-11-21T15:30:00+01:00
     * - `page`: the path of the page from which it was sent, like /Contact
     * - `language`: the language of the visitor’s browser, like en-GB
     * - `pageLanguage`: the language of the page from which it was sent, like de-DE
     * - `campaign`: the campaign in the address by which the visitor came, like utm_source=letter;
     * empty if there was none
     * - `reference`: a number for the sender, such as K7QM-4XPA-9RTW, which they name when they
     * write or call: {reference} in the toasts of outcome and in the mail to them becomes it
     * - `waiting`: true for whoever is on the waiting list, since no place was left, else false;
     * outcome then says so in waiting
     */
    stamps: Record<string, 'milliseconds' | 'date' | 'dateTime' | 'page' | 'language' | 'pageLanguage' | 'campaign' | 'reference' | 'waiting'>;
    /**
     * The names of all fields and stamps in the order in which they are stored.
     *
     * Left out: the fields, then the stamps.
     */
    order?: string[] | InBraces;
    /**
     * The name under which it is written into a record what your virus scanner has found in its
     * files: clean, or its words. docs/deploy.md says how one is connected; on this machine nothing
     * is looked at.
     *
     * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
     *
     * Left out: no scanner looks at files.
     */
    scanned?: string;
    /**
     * Who checks what is sent, before it is stored. With the second one npm run deploy publishes
     * it, as docs/deploy.md says.
     * - `rules`: the rules of the database, which cost nothing to run, and have limits to how much
     * they check
     * - `function`: a program of the site at Firebase, by the same definition: for a form that is
     * too large for the rules. It needs Firebase’s plan Blaze
     *
     * Left out: the rules of the database check it.
     */
    checkedBy?: 'rules' | 'function';
    /**
     * Also keeps what was sent in a list until the visitor leaves the site.
     *
     * Left out: false.
     */
    keepInMemory?: boolean;
  };
  /**
   * Adds a field that only robots fill in. What they send seems sent, but is not stored.
   *
   * Left out: false.
   */
  honeypot?: boolean;
  /**
   * A small text above the button, for example about privacy.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: nothing is shown there.
   */
  note?: string;
  /** The button. */
  submit: {
    /** The label of the button. */
    label: string;
    /**
     * How the button looks.
     * - `button`: a button with its label
     * - `arrow`: an arrow beside the field; the label is for screen readers
     */
    look: 'button' | 'arrow';
    /**
     * When the fields are cleared.
     * - `submitted`: at once, whether or not it can be stored
     * - `saved`: when it was stored
     */
    clear: 'submitted' | 'saved';
  };
  /** What happens after the form is sent. */
  outcome: {
    /**
     * If it was stored.
     *
     * Limits: must say toast (words for the visitor), goTo (a page) or log: true (nothing is
     * shown); must have toast beside byAnswer: it is for all other answers; must not have both copy
     * and goTo: the button to print would go with the form.
     */
    saved: Success;
    /**
     * If it cannot be stored.
     *
     * Limits: must say either toast (words for the visitor) or log: true (nothing is shown).
     */
    failed: Failure;
    /**
     * If what the visitor chose has no place left. A form with a capacity needs this or waiting.
     *
     * Left out: no option of the form has a capacity, or it has a waiting list.
     */
    full?: Full;
    /**
     * A waiting list, for whoever chose what has no place left. The record then has a stamp
     * waiting.
     *
     * Left out: the form has no waiting list.
     */
    waiting?: Waiting;
  };
};

/**
 * config/collections/<collection>.ts. Entries of one sort, such as courses, events or dishes:
 * written once, and shown wherever they are wanted.
 */
export type CollectionDefinition = Collection;

/** config/routes.ts. Which address shows which page, and where old addresses lead. */
export type RoutesDefinition = {
  /**
   * The pages of the site.
   *
   * Limits: at least 1 entry.
   */
  pages: {
    /**
     * The page.
     *
     * Limits: the name of a file in config/pages, without .ts.
     */
    page: string;
    /**
     * The address of the page, after the name of the site. Capital and small letters count as the
     * same. Of a site in several languages, { en: '/Contact', de: '/Kontakt' } has one for each:
     * the German page is /de/Kontakt.
     *
     * Limits: at most 200 characters; must start with / and hold letters A to Z, digits, - and _,
     * with single / between them, for example /Services or /Services/Design.
     */
    path: string;
    /**
     * Other addresses that show the page. Of a site in several languages, { de: '/Kontakt' } is one
     * of German only.
     *
     * Left out: the page has one address.
     */
    aliases?: string[] | InBraces;
    /**
     * The languages that have this page, of a site in several: those of config/site.ts, or their
     * first parts, such as de.
     *
     * Left out: every language has it.
     */
    languages?: string[] | InBraces;
  }[] | InBraces;
  /**
   * Old addresses, such as those of a former site, and where each leads today.
   *
   * Left out: only the addresses of pages lead anywhere.
   */
  redirects?: Redirect[] | InBraces;
  /**
   * The page that every other address shows. A page that is only for this needs no path.
   *
   * Limits: the name of a file in config/pages, without .ts.
   */
  unmatched: string;
};

/** config/site.ts. Who the business is, and what surrounds every page. */
export type SiteDefinition = {
  /** The name of the business. */
  name: string;
  /**
   * The name below the icon on the home screen of a phone.
   *
   * Limits: at most 12 characters.
   */
  shortName: string;
  /**
   * The language of all texts. A site in several languages says languages in its place.
   *
   * Limits: must be the code of a language, for example en or en-GB.
   */
  language: string;
  /**
   * The languages of the site, the main one first. Any text, picture, link or address may then be
   * written in each of them. What is said once is for all of them. Each is written by the first
   * part of its code: { en: ‘Contact’, de: ‘Kontakt’ }.
   *
   * Left out: the site is in one language.
   */
  languages?: string[] | InBraces;
  /**
   * The direction in which that language is read.
   * - `ltr`: from left to right
   * - `rtl`: from right to left
   *
   * Left out: it is that of the language.
   */
  direction?: 'ltr' | 'rtl';
  /**
   * The time zone of the business, by its IANA name, for example Europe/London. Banners, special
   * hours and posts begin and end at midnight there.
   *
   * Limits: must be the name of a time zone, for example Europe/London or America/New_York.
   *
   * Left out: midnight is that of UTC.
   */
  timeZone?: string;
  /**
   * The address of the published site.
   *
   * Limits: must be only https:// and a host, without a slash at the end.
   */
  origin: string;
  /**
   * The title in the browser’s tab and in search results. {page} becomes the title of the page.
   *
   * Limits: must hold no { } but {page}; must hold {page}, where the title of the page goes.
   */
  titleTemplate: string;
  /**
   * The logo, shown in place of the name.
   *
   * Left out: the name is shown, after the mark of theme.motif if there is one.
   */
  logo?: {
    /**
     * The logo: the path of a picture in the folder public.
     *
     * Limits: must be the path of a picture in public/, without any blank (rename a file that has
     * one), for example /pictures/studio.webp.
     */
    file: string;
    /**
     * The logo for visitors whose device is set to dark colours.
     *
     * Limits: must be the path of a picture in public/, without any blank (rename a file that has
     * one), for example /pictures/studio.webp.
     *
     * Left out: the same logo is shown in dark colours.
     */
    dark?: string;
    /**
     * The width of the picture in pixels. On the page it is as high as the menu allows.
     *
     * Limits: more than 0.
     */
    width: number | InBraces;
    /**
     * The height of the picture in pixels.
     *
     * Limits: more than 0.
     */
    height: number | InBraces;
  };
  /**
   * The icon in the tabs of browsers and on home screens: the path of a square SVG or PNG in the
   * folder public.
   *
   * Limits: must be the path of a picture in public/, without any blank (rename a file that has
   * one), for example /pictures/studio.svg.
   *
   * Left out: public/favicon.svg if it exists, otherwise one drawn in the colours of the site.
   */
  favicon?: string;
  /**
   * The photograph in the preview of a link to any page, in messengers and social networks. Its
   * middle is shown, 1200 to 630.
   *
   * Left out: previews show a picture drawn with the title of the page.
   */
  shareImage?: {
    /**
     * The picture: its path in the folder public, with a / at the start.
     *
     * Limits: must be the path of a picture in public/, without any blank (rename a file that has
     * one), for example /pictures/studio.webp.
     */
    file: string;
    /** What the picture shows, in words, for those who cannot see it. */
    alt: string;
    /**
     * The width of the picture in pixels: best 1200 or more.
     *
     * Limits: at least 600.
     */
    width: number | InBraces;
    /**
     * The height of the picture in pixels: best 630 or more.
     *
     * Limits: at least 315.
     */
    height: number | InBraces;
  } | InBraces;
  /**
   * What is said in many places, once: names of your own, each with a text or a number. Any text,
   * number and day may say it by its name in braces: {price} in a text, and ‘{price}’ in place of a
   * number or a day. A brace itself is then written twice.
   *
   * Left out: nothing is shared, and braces in texts are braces.
   */
  values?: Record<string, SharedValue>;
  /**
   * Shows the prices of collections, and those that forms work out, in another currency too, as
   * approximate.
   *
   * Left out: prices are shown only in their own currency.
   */
  secondCurrency?: {
    /**
     * The currency of the prices.
     *
     * Limits: must be the three capital letters of a currency, for example EUR.
     */
    from: string;
    /**
     * The other currency, in which they are shown too.
     *
     * Limits: must be the three capital letters of a currency, for example EUR; must be another
     * currency than “from”.
     */
    to: string;
    /**
     * How much of the other currency one of the first is, for example 1.08.
     *
     * Limits: more than 0.
     */
    rate: number | InBraces;
    /**
     * The day of this rate. Visitors read it below the prices.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     */
    day: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
  };
  /**
   * Shows the way to each page above its headline, where its page-header says no other: the first
   * page, the pages above its address, itself, by their names in the menus. Pages that search
   * engines do not list have none.
   *
   * Left out: a page shows the way that its page-header says.
   */
  breadcrumbs?: {
    /**
     * The name of the first page there.
     *
     * Left out: it says “Home”, in the language of the site.
     */
    home?: string;
  };
  /**
   * A line above every page, for some time.
   *
   * Left out: there is no such line.
   */
  banner?: {
    /** Its text, in one sentence. */
    text: string;
    /**
     * A link after the text.
     *
     * Left out: there is no link.
     */
    link?: Link;
    /**
     * The first day on which it is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which it is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown until you delete it.
     */
    until?: string;
    /**
     * The name of the button that closes it. It stays closed in that browser until its text
     * changes.
     *
     * Left out: it cannot be closed.
     */
    close?: string;
    /**
     * Shows it only during a visitor’s first visit, until they close the tab.
     *
     * Left out: false.
     */
    once?: boolean;
  };
  /**
   * Addresses that pages refer to by name, such as link:whatsapp.
   *
   * Left out: no link has a name.
   */
  links?: {
    /**
     * The name, for example whatsapp.
     *
     * Limits: must hold only small letters a to z, digits and hyphens, for example whatsapp.
     */
    name: string;
    /**
     * The address.
     *
     * Limits: must be a web address that starts with https://, without a blank.
     */
    to: string;
  }[] | InBraces;
  /** How to reach the business. */
  contact: {
    /** The telephone number. */
    phone: {
      /**
       * Its purpose, if there are several.
       *
       * Left out: none is given.
       */
      name?: string;
      /** How it is shown. */
      label: string;
      /**
       * Where it leads.
       *
       * Limits: must be tel: and the number, only digits, for example tel:+442079460000.
       */
      to: string;
    };
    /** The e-mail address. */
    email: {
      /**
       * Its purpose, if there are several.
       *
       * Left out: none is given.
       */
      name?: string;
      /** How it is shown. */
      label: string;
      /**
       * Where it leads.
       *
       * Limits: must be mailto: and the address, for example mailto:office@acme.test.
       */
      to: string;
    };
    /**
     * Other ways to reach it: more telephone numbers, e-mail addresses, a chat.
     *
     * Left out: there are no others.
     */
    more?: {
      /** Its purpose, for example Emergencies. */
      name: string;
      /** How it is shown, for example +44 20 7946 0000. */
      label: string;
      /**
       * Where it leads: tel: and a number, mailto: and an address, or a link.
       *
       * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
       * https://, mailto: or tel:.
       */
      to: string;
    }[] | InBraces;
    /**
     * What is shown beside the menu button on small screens.
     * - `phone`: a button that calls the telephone number
     * - `email`: a button that writes to the e-mail address
     *
     * Left out: nothing is shown there.
     */
    top?: 'phone' | 'email';
    /**
     * Where the business is.
     *
     * Left out: no place is shown.
     */
    place?: {
      /**
       * Marks samples in place of your own details. Replace them, then delete this line.
       *
       * Left out: false.
       */
      sample?: boolean;
      /**
       * The postal address, line by line.
       *
       * Limits: at least 1 entry.
       */
      lines: string[] | InBraces;
      /**
       * The name of the map, for screen readers.
       *
       * Left out: it says “Map”, in the language of the site.
       */
      mapTitle?: string;
      /**
       * The address of a map that may be embedded in a page.
       *
       * Limits: must be a web address that starts with https://, without a blank.
       */
      mapFrame: string;
      /** A plain link to the same map. */
      mapLink: {
        /**
         * The label of the link.
         *
         * Left out: it says “Open the map”, in the language of the site.
         */
        label?: string;
        /**
         * The address of the map.
         *
         * Limits: must be a web address that starts with https://, without a blank.
         */
        to: string;
      };
    };
  };
  /**
   * The business as search engines show it beside a map.
   *
   * Left out: search engines get an organization without address and hours.
   */
  business?: {
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /** The type of business, as search engines call it; LocalBusiness if none fits. */
    type: 'AccountingService' | 'AdultEntertainment' | 'AmusementPark' | 'AnimalShelter' | 'ArchiveOrganization' | 'ArtGallery' | 'Attorney' | 'Audiology' | 'AutoBodyShop' | 'AutoDealer' | 'AutoPartsStore' | 'AutoRental' | 'AutoRepair' | 'AutoWash' | 'AutomatedTeller' | 'AutomotiveBusiness' | 'Bakery' | 'BankOrCreditUnion' | 'BarOrPub' | 'BeautySalon' | 'BedAndBreakfast' | 'BikeStore' | 'BookStore' | 'BowlingAlley' | 'Brewery' | 'CafeOrCoffeeShop' | 'Campground' | 'Casino' | 'ChildCare' | 'ClothingStore' | 'ComedyClub' | 'CommunityHealth' | 'ComputerStore' | 'ConvenienceStore' | 'CovidTestingFacility' | 'DaySpa' | 'Dentist' | 'DepartmentStore' | 'Dermatology' | 'DietNutrition' | 'Distillery' | 'DryCleaningOrLaundry' | 'Electrician' | 'ElectronicsStore' | 'Emergency' | 'EmergencyService' | 'EmploymentAgency' | 'EntertainmentBusiness' | 'ExerciseGym' | 'FastFoodRestaurant' | 'FinancialService' | 'FireStation' | 'Florist' | 'FoodEstablishment' | 'FurnitureStore' | 'GardenStore' | 'GasStation' | 'GeneralContractor' | 'Geriatric' | 'GolfCourse' | 'GovernmentOffice' | 'GroceryStore' | 'Gynecologic' | 'HVACBusiness' | 'HairSalon' | 'HardwareStore' | 'HealthAndBeautyBusiness' | 'HealthClub' | 'HobbyShop' | 'HomeAndConstructionBusiness' | 'HomeGoodsStore' | 'Hospital' | 'Hostel' | 'Hotel' | 'HousePainter' | 'IceCreamShop' | 'IndividualPhysician' | 'InsuranceAgency' | 'InternetCafe' | 'JewelryStore' | 'LegalService' | 'Library' | 'LiquorStore' | 'LocalBusiness' | 'Locksmith' | 'LodgingBusiness' | 'MedicalBusiness' | 'MedicalClinic' | 'MensClothingStore' | 'Midwifery' | 'MobilePhoneStore' | 'Motel' | 'MotorcycleDealer' | 'MotorcycleRepair' | 'MovieRentalStore' | 'MovieTheater' | 'MovingCompany' | 'MusicStore' | 'NailSalon' | 'NightClub' | 'Notary' | 'Nursing' | 'Obstetric' | 'OfficeEquipmentStore' | 'Oncologic' | 'Ophthalmology' | 'Optician' | 'Optometric' | 'Otolaryngologic' | 'OutletStore' | 'PawnShop' | 'Pediatric' | 'PetStore' | 'Pharmacy' | 'Physician' | 'PhysiciansOffice' | 'Physiotherapy' | 'PlasticSurgery' | 'Plumber' | 'Podiatric' | 'PoliceStation' | 'PostOffice' | 'PrimaryCare' | 'ProfessionalService' | 'Psychiatric' | 'PublicHealth' | 'PublicSwimmingPool' | 'RadioStation' | 'RealEstateAgent' | 'RecyclingCenter' | 'Resort' | 'Restaurant' | 'RoofingContractor' | 'SelfStorage' | 'ShoeStore' | 'ShoppingCenter' | 'SkiResort' | 'SportingGoodsStore' | 'SportsActivityLocation' | 'SportsClub' | 'StadiumOrArena' | 'Store' | 'TattooParlor' | 'TelevisionStation' | 'TennisComplex' | 'TireShop' | 'TouristInformationCenter' | 'ToyStore' | 'TravelAgency' | 'VacationRental' | 'WholesaleStore' | 'Winery';
    /** The postal address, part by part. */
    address: {
      /** The street and the number. */
      street: string;
      /**
       * The postal code.
       *
       * Left out: there is none.
       */
      postalCode?: string;
      /** The town. */
      town: string;
      /**
       * The state or region.
       *
       * Left out: it is not given.
       */
      region?: string;
      /**
       * The country as two capital letters, for example GB.
       *
       * Limits: must be the two capital letters of a country, for example GB.
       */
      country: string;
    };
    /**
     * The position on the globe, in degrees.
     *
     * Left out: search engines look the address up.
     */
    position?: {
      /**
       * The latitude; south of the equator with a minus.
       *
       * Limits: from -90 to 90.
       */
      latitude: number | InBraces;
      /**
       * The longitude; west of Greenwich with a minus.
       *
       * Limits: from -180 to 180.
       */
      longitude: number | InBraces;
    };
    /**
     * The opening hours.
     *
     * Left out: no hours are given.
     */
    hours?: Hours | InBraces;
    /**
     * How much it costs, for search engines, for example €€ or 90–160 €.
     *
     * Limits: at most 100 characters.
     *
     * Left out: nothing is said of it.
     */
    priceRange?: string;
    /**
     * What is cooked there, for search engines, for example Italian: of a restaurant or a café.
     *
     * Left out: nothing is said of it.
     */
    cuisine?: string[] | InBraces;
    /**
     * How many stars a hotel has, for search engines.
     *
     * Limits: from 1 to 5.
     *
     * Left out: nothing is said of them.
     */
    stars?: number | InBraces;
    /**
     * From when guests of a hotel can come, for search engines.
     *
     * Limits: must be a time like 15:00.
     *
     * Left out: nothing is said of it.
     */
    checkIn?: string;
    /**
     * Until when they have to leave.
     *
     * Limits: must be a time like 15:00.
     *
     * Left out: nothing is said of it.
     */
    checkOut?: string;
  };
  /**
   * Where to report security problems of the site, published in /.well-known/security.txt.
   *
   * Left out: the e-mail address of contact, and the language of the site.
   */
  security?: {
    /**
     * Where to report it: mailto: and an e-mail address, or a page that starts with https://.
     *
     * Limits: must be mailto: and an e-mail address, or a web address that starts with https://.
     */
    contact: string;
    /**
     * The languages in which it may be reported, the preferred one first.
     *
     * Limits: at least 1 entry.
     */
    languages: string[] | InBraces;
  };
  /**
   * Profiles on other sites, in order.
   *
   * Left out: no icons are shown.
   */
  social?: {
    /** The icon that is shown. */
    icon: 'calendar' | 'chat' | 'email' | 'phone' | 'photo-sharing' | 'place' | 'professional-network' | 'facebook' | 'github' | 'instagram' | 'linkedin' | 'telegram' | 'tiktok' | 'whatsapp' | 'x' | 'youtube';
    /** What the icon stands for, for screen readers. */
    label: string;
    /**
     * Where it leads.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     */
    to: string;
  }[] | InBraces;
  /**
   * The people of the business, in order.
   *
   * Left out: there are none.
   */
  team?: {
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /** The name. */
    name: string;
    /** The person’s role. */
    role: string;
    /**
     * A sentence or two about the person’s work.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name and the role are shown.
     */
    description?: string;
    /**
     * The group that the person belongs to, for example Dentists. A section of people shows a
     * heading for each group.
     *
     * Left out: the person is shown before all groups.
     */
    group?: string;
    /**
     * A photograph of the person.
     *
     * Left out: the site draws a tile from the name.
     */
    photo?: Photo | InBraces;
  }[] | InBraces;
  /**
   * What a map or video with ask: true, and a section of the kind embed, asks the visitor.
   *
   * Left out: no section may ask.
   */
  consent?: {
    /**
     * What happens if the visitor agrees. {host} becomes the name of the other site.
     *
     * Limits: must hold no { } but {host}; must hold {host}, where the name of the other site goes.
     *
     * Left out: it says “This is shown by {host}, which then learns your address on the internet.”,
     * in the language of the site.
     */
    text?: string;
    /**
     * The button that shows it.
     *
     * Left out: it says “Show it”, in the language of the site.
     */
    agree?: string;
    /**
     * The question before a video, if it differs from that before a map.
     *
     * Left out: videos ask the same as maps.
     */
    video?: {
      /**
       * What happens if the visitor agrees. {host} becomes the name of the other site.
       *
       * Limits: must hold no { } but {host}; must hold {host}, where the name of the other site
       * goes.
       *
       * Left out: it says “This is shown by {host}, which then learns your address on the
       * internet.”, in the language of the site.
       */
      text?: string;
      /**
       * The button that shows it.
       *
       * Left out: it says “Show it”, in the language of the site.
       */
      agree?: string;
    };
    /**
     * The question before what another firm offers (a section of the kind embed), if it differs
     * from that before a map.
     *
     * Left out: it asks the same as maps.
     */
    embed?: {
      /**
       * What happens if the visitor agrees. {host} becomes the name of the other site.
       *
       * Limits: must hold no { } but {host}; must hold {host}, where the name of the other site
       * goes.
       *
       * Left out: it says “This is shown by {host}, which then learns your address on the
       * internet.”, in the language of the site.
       */
      text?: string;
      /**
       * The button that shows it.
       *
       * Left out: it says “Show it”, in the language of the site.
       */
      agree?: string;
    };
  };
  /**
   * Has visits counted, without cookies: of visitors who do not forbid it in their browser. Say so
   * in the privacy notice.
   *
   * Left out: nobody counts them.
   */
  visits?: {
    /**
     * Whose script it is.
     * - `plausible`: Plausible, at plausible.io or on a server of your own
     * - `matomo`: Matomo: its cookies are switched off
     * - `goatcounter`: GoatCounter, at goatcounter.com or on a server of your own
     */
    provider: 'plausible' | 'matomo' | 'goatcounter';
    /**
     * The address of the script: what the provider’s code has after src=.
     *
     * Limits: must be the address of the script, which starts with https:// and ends in .js, for
     * example https://plausible.io/js/script.manual.js.
     */
    address: string;
    /**
     * Which site it is. For Plausible its domain, for Matomo its number, for GoatCounter what the
     * code has after data-goatcounter=.
     *
     * Left out: only where Plausible’s script has a name such as pa-a1b2.js: it knows the site.
     */
    id?: string;
    /**
     * Counts visits at other addresses than origin as well, such as localhost, to try it.
     *
     * Left out: they are counted only at the address of the site.
     */
    elsewhere?: boolean;
  };
  /**
   * Closes the site for some time: every address shows only this, with the ways to reach the
   * business. What visitors send from pages that they had open before is stored as ever.
   *
   * Left out: the site is open.
   */
  maintenance?: {
    /** The heading of the page, for example Back on Monday. */
    title: string;
    /** What stands below it: why the site is closed, and until when. */
    text: string;
    /**
     * After how many minutes search engines and other programs may ask again, at most 10080, which
     * is a week.
     *
     * Limits: from 1 to 10080.
     *
     * Left out: 60.
     */
    minutes?: number | InBraces;
  };
  /**
   * Where the site’s files are for the editor at an address of its own: who may write to that
   * repository may edit.
   *
   * Left out: the site is edited only by npm run edit.
   */
  editing?: {
    /**
     * The git host.
     * - `github`: GitHub, at github.com
     * - `gitea`: a server with Gitea or Forgejo, of the firm or of others
     */
    at: 'github' | 'gitea';
    /**
     * The address of the server with Gitea or Forgejo.
     *
     * Limits: must be https:// and a host, and perhaps a path, without a slash at the end.
     *
     * Left out: the files are at GitHub, which has one address for all.
     */
    server?: string;
    /**
     * The repository there: its owner and its name, for example harbour-web/site.
     *
     * Limits: must be an owner and a name with / between them, for example harbour-web/site.
     */
    repository: string;
    /**
     * The branch from which the live site is built.
     *
     * Limits: must be the name of a branch, for example main.
     *
     * Left out: main.
     */
    branch?: string;
    /**
     * The folder of the repository in which the site is, with its config/ and public/.
     *
     * Limits: must be the path of a folder, without a slash at its beginning or end, for example
     * site.
     *
     * Left out: the site is the whole repository.
     */
    folder?: string;
    /**
     * The address of the editor, which has a host of its own.
     *
     * Limits: must be only https:// and a host, without a slash at the end.
     *
     * Left out: nobody signs in there with a button.
     */
    address?: string;
    /**
     * The Hosting site of the Firebase project to which npm run deploy publishes the editor, for
     * example harbour-web-edit.
     *
     * Limits: must be the name of a Hosting site: 6 to 30 small letters, digits and hyphens.
     *
     * Left out: npm run deploy publishes only the site.
     */
    hosting?: string;
    /**
     * The client ID of the GitHub App by which people sign in with a button.
     *
     * Left out: people paste a key that the host makes for them, as they do at Gitea and Forgejo
     * always.
     */
    client?: string;
  };
  /** The header of every page. */
  header: {
    /**
     * How the header is laid out.
     * - `bar`: one row: the logo first, then the links and the button
     * - `centred`: the logo in the middle, the links in a row below it
     * - `split`: the logo in the middle, half of the links on each side of it
     * - `menu`: the logo and a button; the links are large, on a sheet as high as the window
     *
     * Left out: bar.
     */
    look?: 'bar' | 'centred' | 'split' | 'menu';
    /**
     * The low strip above the header, on large screens.
     * - `contact`: telephone, e-mail and profiles
     * - `hours`: whether it is open now, the hours of today, and the telephone; telephone and
     * e-mail where business in config/site.ts has no hours
     * - `none`: there is no strip
     *
     * Left out: contact.
     */
    strip?: 'contact' | 'hours' | 'none';
    /**
     * The name of the menu, for screen readers.
     *
     * Left out: it says “Main”, in the language of the site.
     */
    navigationLabel?: string;
    /**
     * The name of the contact bar, and the heading of the contact details beside a form.
     *
     * Left out: it says “Contact”, in the language of the site.
     */
    contactLabel?: string;
    /**
     * The name of the button that opens the menu on small screens.
     *
     * Left out: it says “Open menu”, in the language of the site.
     */
    openMenu?: string;
    /**
     * The name of the same button while the menu is open.
     *
     * Left out: it says “Close menu”, in the language of the site.
     */
    closeMenu?: string;
    /**
     * The words of the link that skips the menu, for keyboard users.
     *
     * Left out: it says “Skip to content”, in the language of the site.
     */
    skipLink?: string;
    /**
     * The name of the button for dark colours, for screen readers: it is there if schemes in
     * config/theme.ts says switch.
     *
     * Left out: it says “Dark colours”, in the language of the site.
     */
    schemeSwitch?: string;
    /**
     * The name of the links to the same page in other languages, for screen readers, of a site in
     * several languages.
     *
     * Left out: it says “Language”, in the language of the site.
     */
    languages?: string;
    /**
     * The links of the menu, in order.
     *
     * Limits: at least 1 entry.
     */
    links: MenuEntry[] | InBraces;
    /**
     * The button at the end of the menu.
     *
     * Left out: there is no button.
     */
    action?: Link;
  };
  /**
   * The footer of every page.
   *
   * Left out: it is only the line of copyright.
   */
  footer?: {
    /**
     * How the footer is laid out.
     * - `columns`: the logo and the blurb first, the columns of links beside them
     * - `centred`: everything in the middle: the logo, the blurb, the links in a row
     * - `large`: the name across the whole width, the links in one row below it
     * - `line`: one quiet row: the logo, the links, the copyright; without the blurb
     *
     * Left out: columns.
     */
    look?: 'columns' | 'centred' | 'large' | 'line';
    /**
     * What the business is, in a sentence or two.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: nothing is shown.
     */
    blurb?: string;
    /**
     * The columns of links, in order.
     *
     * Left out: there are no columns.
     */
    columns?: {
      /** The heading of the column. */
      title: string;
      /**
       * The links of the column, in order.
       *
       * Limits: at least 1 entry.
       */
      links: Link[] | InBraces;
    }[] | InBraces;
    /**
     * The box that invites visitors to the newsletter.
     *
     * Left out: there is no such box.
     */
    newsletter?: {
      /** The heading of the box. */
      title: string;
      /**
       * What subscribers receive, and how often.
       *
       * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
       */
      text: string;
      /**
       * The form in the box.
       *
       * Limits: the name of a file in config/forms, without .ts.
       */
      form: string;
      /**
       * The languages whose pages show the box, of a site in several: those of config/site.ts, or
       * their first parts, such as de.
       *
       * Left out: those of every language show it.
       */
      languages?: string[] | InBraces;
    };
    /**
     * The last line of every page. {year} becomes the current year, {name} the name of the site.
     *
     * Limits: must hold no { } but {year} and {name}.
     *
     * Left out: it says “© {year} {name}. All rights reserved.”, in the language of the site.
     */
    copyright?: string;
  };
  /**
   * What stays in view while visitors read: two buttons in the corner of the window, and one at the
   * lower edge of telephones.
   *
   * Left out: there are none.
   */
  floating?: {
    /**
     * The button that opens a chat, calls you or books an appointment.
     *
     * Left out: there is no such button.
     */
    chat?: {
      /** What the button does, for screen readers. */
      label: string;
      /**
       * Where it leads.
       *
       * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
       * https://, mailto: or tel:.
       */
      to: string;
      /**
       * The icon on the button.
       * - `chat`: a speech bubble
       * - `phone`: a telephone
       * - `calendar`: a page of a calendar
       *
       * Left out: chat.
       */
      icon?: 'chat' | 'phone' | 'calendar';
      /**
       * Opens in a new tab, and screen readers say so.
       *
       * Left out: false.
       */
      newTab?: boolean;
    };
    /**
     * The name of the button that leads back to the top of the page.
     *
     * Left out: there is no such button.
     */
    backToTop?: string;
    /**
     * The button at the lower edge of telephones, for what the site asks for most, for example
     * Book. It is not on the page to which it leads.
     *
     * Left out: there is no such button.
     */
    action?: Link;
  };
  /** The notices that appear in the corner of the window. */
  toasts: {
    /**
     * How long a notice is shown. In milliseconds: a second has 1000.
     *
     * Limits: must be 1000 or more.
     */
    autoClose: number | InBraces;
    /**
     * How far a notice must be dragged to close it, in percent of its width.
     *
     * Limits: from 1 to 100.
     */
    dragToDismiss: number | InBraces;
    /**
     * The name of the button that closes a notice.
     *
     * Left out: it says “Close”, in the language of the site.
     */
    close?: string;
  };
  /**
   * The site’s own words in various places.
   *
   * Left out: they are the usual words, in the language of the site.
   */
  words?: {
    /**
     * The name of the breadcrumb, for screen readers.
     *
     * Left out: it says “Breadcrumb”, in the language of the site.
     */
    breadcrumb?: string;
    /**
     * Added to links that open in a new tab, for screen readers.
     *
     * Left out: it says “(opens in a new tab)”, in the language of the site.
     */
    newTab?: string;
    /**
     * Shown in a form with required fields.
     *
     * Left out: it says “Fields marked * are required”, in the language of the site.
     */
    required?: string;
    /**
     * Shown in place of a form that cannot be loaded, before the contact details.
     *
     * Left out: it says “This form does not work at the moment. Please reach us directly:”, in the
     * language of the site.
     */
    formUnavailable?: string;
    /**
     * Shown when pasted text was cut. {limit} becomes the number of characters that fit.
     *
     * Limits: must hold no { } but {limit}; must hold {limit}, where the number of characters goes.
     *
     * Left out: it says “Only the first {limit} characters fit.”, in the language of the site.
     */
    cut?: string;
    /**
     * The button that adds an entry to a list of a form.
     *
     * Left out: it says “Add another”, in the language of the site.
     */
    addEntry?: string;
    /**
     * The button that removes an entry from a list of a form.
     *
     * Left out: it says “Remove”, in the language of the site.
     */
    removeEntry?: string;
    /**
     * The title of an entry in a list of a form. {label} becomes the name of the list, {number} the
     * number of the entry.
     *
     * Limits: must hold no { } but {label} and {number}; must hold {number}, where the number of
     * the entry goes.
     *
     * Left out: it says “{label} {number}”, in the language of the site.
     */
    entryTitle?: string;
    /**
     * Said by screen readers when an entry of a list was removed. {entry} becomes its title.
     *
     * Limits: must hold no { } but {entry}; must hold {entry}, where the title of the entry goes.
     *
     * Left out: it says “{entry} was removed”, in the language of the site.
     */
    entryRemoved?: string;
    /**
     * Says above opening hours whether it is open at the moment, where the business is: needs
     * timeZone.
     *
     * Left out: only the hours are shown.
     */
    openNow?: {
      /**
       * While it is open. {time} becomes the time at which it closes.
       *
       * Limits: must hold no { } but {time}; must hold {time}, where the time at which it closes
       * goes.
       *
       * Left out: it says “Open now, until {time}”, in the language of the site.
       */
      open?: string;
      /**
       * While it is closed. {day} becomes the next day on which it opens, such as today, tomorrow
       * or Monday in the language of the site, {time} the time.
       *
       * Limits: must hold no { } but {day} and {time}; must hold {day}, where the next day on which
       * it opens goes; must hold {time}, where the time goes.
       *
       * Left out: it says “Closed, opens {day} at {time}”, in the language of the site.
       */
      closed?: string;
      /**
       * While it does not close for a day or longer, as around the clock.
       *
       * Left out: nothing is shown then.
       */
      openLong?: string;
    };
    /**
     * Shown above a table that scrolls sideways.
     *
     * Left out: it says “Scroll sideways to see every column”, in the language of the site.
     */
    tableScrolls?: string;
    /**
     * Words for entries of collections.
     *
     * Left out: they are the usual ones in the language of the site.
     */
    entries?: {
      /**
       * For a price of 0.
       *
       * Left out: it says “Free”, in the language of the site.
       */
      free?: string;
      /**
       * For the lowest of several prices. {price} becomes it.
       *
       * Limits: must hold no { } but {price}; must hold {price}, where the price goes.
       *
       * Left out: it says “from {price}”, in the language of the site.
       */
      priceFrom?: string;
      /**
       * For an event that does not take place.
       *
       * Left out: it says “Cancelled”, in the language of the site.
       */
      cancelled?: string;
      /**
       * For an event that takes place later.
       *
       * Left out: it says “Postponed”, in the language of the site.
       */
      postponed?: string;
      /**
       * For an event that takes place on the internet instead.
       *
       * Left out: it says “Moved online”, in the language of the site.
       */
      movedOnline?: string;
      /**
       * For what is sold out or taken.
       *
       * Left out: it says “Sold out”, in the language of the site.
       */
      soldOut?: string;
      /**
       * For what is nearly sold out.
       *
       * Left out: it says “A few left”, in the language of the site.
       */
      fewLeft?: string;
      /**
       * The link of an event that adds it to a calendar.
       *
       * Left out: it says “Add to calendar”, in the language of the site.
       */
      addToCalendar?: string;
      /**
       * The link below a list of events that adds all of them to a calendar.
       *
       * Left out: it says “All dates for your calendar”, in the language of the site.
       */
      allToCalendar?: string;
      /**
       * Before allergens. {allergens} becomes them.
       *
       * Limits: must hold no { } but {allergens}; must hold {allergens}, where the allergens goes.
       *
       * Left out: it says “Contains {allergens}”, in the language of the site.
       */
      allergens?: string;
      /**
       * For a series of events in one entry. {days} becomes its days of the week, {day} its last
       * day.
       *
       * Limits: must hold no { } but {days} and {day}; must hold {days}, where the days of the week
       * goes; must hold {day}, where the last day goes.
       *
       * Left out: it says “every {days} until {day}”, in the language of the site.
       */
      everyWeek?: string;
      /**
       * For such a series with days on which it does not take place. {series} becomes the words
       * above, {dates} these days.
       *
       * Limits: must hold no { } but {series} and {dates}; must hold {series}, where the series
       * goes; must hold {dates}, where the days goes.
       *
       * Left out: it says “{series}, except {dates}”, in the language of the site.
       */
      exceptOn?: string;
      /**
       * For a series with many dates. {dates} becomes the first of them, {count} the number of the
       * others.
       *
       * Limits: must hold no { } but {dates} and {count}; must hold {dates}, where the first dates
       * goes; must hold {count}, where the number of the others goes.
       *
       * Left out: it says “{dates} and {count} more”, in the language of the site.
       */
      moreDates?: string;
      /**
       * Behind a price, for the same in the second currency. {price} becomes it.
       *
       * Limits: must hold no { } but {price}; must hold {price}, where the price goes.
       *
       * Left out: it says “(about {price})”, in the language of the site.
       */
      aboutPrice?: string;
      /**
       * Below prices in a second currency. {currency} becomes its three letters, {day} the day of
       * the rate.
       *
       * Limits: must hold no { } but {currency} and {day}; must hold {day}, where the day of the
       * rate goes.
       *
       * Left out: it says “Amounts in {currency} are approximate, at the rate of {day}.”, in the
       * language of the site.
       */
      priceRate?: string;
      /**
       * Words for the diets of dishes.
       *
       * Left out: they are the usual words, in the language of the site.
       */
      diets?: {
        /**
         * For “vegetarian”: without meat and fish.
         *
         * Left out: it says “vegetarian”, in the language of the site.
         */
        vegetarian?: string;
        /**
         * For “vegan”: without anything from animals.
         *
         * Left out: it says “vegan”, in the language of the site.
         */
        vegan?: string;
        /**
         * For “gluten-free”: without gluten.
         *
         * Left out: it says “gluten-free”, in the language of the site.
         */
        'gluten-free'?: string;
        /**
         * For “lactose-free”: without lactose.
         *
         * Left out: it says “lactose-free”, in the language of the site.
         */
        'lactose-free'?: string;
        /**
         * For “halal”: halal.
         *
         * Left out: it says “halal”, in the language of the site.
         */
        halal?: string;
        /**
         * For “kosher”: kosher.
         *
         * Left out: it says “kosher”, in the language of the site.
         */
        kosher?: string;
        /**
         * For “low-calorie”: with few calories.
         *
         * Left out: it says “low-calorie”, in the language of the site.
         */
        'low-calorie'?: string;
        /**
         * For “low-fat”: with little fat.
         *
         * Left out: it says “low-fat”, in the language of the site.
         */
        'low-fat'?: string;
        /**
         * For “low-salt”: with little salt.
         *
         * Left out: it says “low-salt”, in the language of the site.
         */
        'low-salt'?: string;
        /**
         * For “diabetic”: for people with diabetes.
         *
         * Left out: it says “diabetic”, in the language of the site.
         */
        diabetic?: string;
      };
    };
    /**
     * The heading of the screen that is shown when a page breaks.
     *
     * Left out: it says “Something went wrong”, in the language of the site.
     */
    errorScreen?: string;
    /**
     * What the visitor can do then.
     *
     * Left out: it says “Loading the page again usually helps. If it does not, please try once more
     * later.”, in the language of the site.
     */
    errorHint?: string;
    /**
     * The button that loads the page again.
     *
     * Left out: it says “Load the page again”, in the language of the site.
     */
    reload?: string;
  };
};

/** config/theme.ts. Every colour, size, shape and speed of the site. */
export type ThemeDefinition =
  | (Without<Omit<WholeTheme, 'color'>, 'extends'> & { color: Without<WholeTheme['color'], 'from'> | (Partly<WholeTheme['color']> & { from: string }) })
  | (Partly<Omit<WholeTheme, 'grounds'>> & Pick<WholeTheme, 'grounds'> & Required<Pick<WholeTheme, 'extends'>>);

/** Everything that it may say. */
export type WholeTheme = {
  /**
   * The theme of the project that this one starts from. Every other key may then be left out, in
   * groups as well: what is written is said otherwise, and a ground beside those of that theme.
   * - `atelier`: a studio: tall, thin serif letters, clay on warm white, much room, square corners,
   * leaves
   * - `bakery`: a shop around the corner: round, heavy letters, apricot, arcs and arches,
   * everything in the middle
   * - `climbing`: a gym: narrow, black letters, orange, steps, hard shadows, woven ropes, little
   * room
   * - `concert`: a hall in the evening: wide, heavy letters, magenta on night, waves, dark only,
   * much room
   * - `laboratory`: a laboratory: typewriter letters, mint and ink, thin lines, numbers, dots,
   * little room
   * - `notary`: an office with tradition: book letters, claret and ivory, arches, no shadows,
   * narrow columns
   * - `noticeboard`: a printed notice: cobalt ink on butter-yellow paper, heavy letters, torn
   * edges, a sun
   * - `workshop`: a trade: slab letters, ochre and steel, ribbons, straight lines, small corners
   *
   * Left out: everything is said here: every key is needed that is not marked otherwise.
   */
  extends?: 'atelier' | 'bakery' | 'climbing' | 'concert' | 'laboratory' | 'notary' | 'noticeboard' | 'workshop';
  /** Every colour of the site, by its role. */
  color: {
    /**
     * One colour from which both schemes are made, so that everything on them can be read. What
     * light and dark say beside it is said otherwise.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     *
     * Left out: the colours are those of light and dark.
     */
    from?: string;
    /** For visitors whose device is set to light colours. */
    light: Colours;
    /** For visitors whose device is set to dark colours, and for the dark band. */
    dark: Colours;
  };
  /**
   * Grounds of your own for sections, each by a name that sections say as their tone. What stands
   * on it takes colours that can be read, and the check measures those that you give.
   *
   * Left out: sections have the grounds of the colour scheme.
   */
  grounds?: Record<string, {
    /**
     * The ground for visitors whose device is set to light colours.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    light: string;
    /**
     * The ground for visitors whose device is set to dark colours.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    dark: string;
    /**
     * Headings and running text on it. At least 4.5 to 1 against the ground.
     *
     * Left out: it is the text of the scheme that suits the ground, with as much contrast as it
     * needs.
     */
    text?: {
      /**
       * On the ground in light colours.
       *
       * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
       */
      light: string;
      /**
       * On the ground in dark colours.
       *
       * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
       */
      dark: string;
    };
    /**
     * Links on it. At least 4.5 to 1 against the ground.
     *
     * Left out: they are the links of the scheme that suits the ground, with as much contrast as
     * they need.
     */
    link?: {
      /**
       * On the ground in light colours.
       *
       * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
       */
      light: string;
      /**
       * On the ground in dark colours.
       *
       * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
       */
      dark: string;
    };
    /**
     * The edges of fields and buttons on it. At least 3 to 1 against the ground.
     *
     * Left out: they are those of the scheme that suits the ground, with as much contrast as they
     * need.
     */
    control?: {
      /**
       * On the ground in light colours.
       *
       * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
       */
      light: string;
      /**
       * On the ground in dark colours.
       *
       * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
       */
      dark: string;
    };
  }>;
  /**
   * How the sections of every page follow each other. A section may say otherwise for itself.
   *
   * Left out: sections meet in straight lines, with regular room, left, and with their labels.
   */
  sections?: {
    /**
     * The shape between this section and the one above it.
     * - `none`: the two grounds meet in a straight line
     * - `straight`: a thin line, also between two sections of one ground
     * - `step`: a stair of three steps
     * - `curve`: a wide arc
     * - `torn`: torn paper
     *
     * Left out: none.
     */
    edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
    /**
     * The room above and below the section.
     * - `compact`: little room, for utility pages and long lists
     * - `regular`: the room of space.section in config/theme.ts
     * - `airy`: much room
     *
     * Left out: regular.
     */
    density?: 'compact' | 'regular' | 'airy';
    /**
     * Where the heading stands, and the content with it.
     * - `left`: the heading on the left above the content
     * - `centred`: the heading in the middle above the content
     * - `offset`: the heading in the left third, the content beside it, on wide screens
     *
     * Left out: left.
     */
    align?: 'left' | 'centred' | 'offset';
    /**
     * The small words above sections, and their numbers.
     * - `numbered`: the words that sections have, after their numbers
     * - `words`: the words without numbers
     * - `none`: neither, whatever sections say: they begin with their headings
     *
     * Left out: numbered.
     */
    labels?: 'numbered' | 'words' | 'none';
  };
  /**
   * How the site draws its parts. What is left out is drawn plainly.
   *
   * Left out: all parts are drawn plainly.
   */
  character?: Character;
  /**
   * Which of the two colour schemes visitors see. Both are written in any case: dark also has the
   * colours of the dark band, and light those on paper.
   * - `both`: the one that their device is set to
   * - `light`: the light one, whatever their device is set to
   * - `dark`: the dark one, whatever their device is set to
   * - `switch`: the one that their device is set to, until they press a button in the header; their
   * choice is remembered
   *
   * Left out: both.
   */
  schemes?: 'both' | 'light' | 'dark' | 'switch';
  /**
   * What the site draws by itself: in the headers of pages, around the form of the first one,
   * beside invitations, along lines, in its mark and in the pictures of its links.
   * - `growth`: ledger paper, a line that climbs like a stair, and leaves
   * - `waves`: rows of waves, and a sun that sets in them
   * - `arches`: arches beside and in each other
   * - `rays`: a sun with long and short rays
   * - `leaves`: a branch with leaves in pairs
   * - `dots`: rows of dots that grow, as in print
   * - `weave`: ribbons that go over and under each other
   * - `none`: nothing: where extends names a theme that has a motif
   *
   * Left out: only what pages name is drawn.
   */
  motif?: 'growth' | 'waves' | 'arches' | 'rays' | 'leaves' | 'dots' | 'weave' | 'none';
  /** The two fonts of the site. */
  font: {
    /** The font of headings. */
    display: Font;
    /** The font of everything else. */
    text: Font;
  };
  /** The size and spacing of each sort of text. */
  typography: {
    /** The largest heading of a page. */
    display: Lettering;
    /** The heading of a section. */
    h2: Lettering;
    /** The heading of a card or a part. */
    h3: Lettering;
    /** The sentence below a heading. */
    lead: Lettering;
    /** Running text. */
    body1: Lettering;
    /** The small words beside a section’s number, and in fields. */
    label: Lettering;
  };
  /** Distances and widths. */
  space: {
    /**
     * The distances that the site uses, from small to large, in pixels. The first is 0.
     *
     * Limits: at least 1 entry; must be ten numbers that start with 0, each larger than the one
     * before.
     */
    steps: (number | InBraces)[] | InBraces;
    /**
     * The space above and below a section.
     *
     * Limits: must be a length in CSS, for example 1.5rem or clamp(1rem, 2vw, 3rem): a number with
     * a point, and its unit without a blank.
     */
    section: string;
    /**
     * The space at both sides of the page.
     *
     * Limits: must be a length in CSS, for example 1.5rem or clamp(1rem, 2vw, 3rem): a number with
     * a point, and its unit without a blank.
     */
    gutter: string;
    /**
     * The largest width of a page.
     *
     * Limits: must be a length in CSS, for example 1.5rem or clamp(1rem, 2vw, 3rem): a number with
     * a point, and its unit without a blank.
     */
    container: string;
    /**
     * The largest width of a line of text.
     *
     * Limits: must be a length in CSS, for example 1.5rem or clamp(1rem, 2vw, 3rem): a number with
     * a point, and its unit without a blank.
     */
    measure: string;
  };
  /** The roundness of corners. */
  shape: {
    /**
     * Corners of fields and buttons. In pixels.
     *
     * Limits: at least 0.
     */
    borderRadius: number | InBraces;
    /**
     * Corners of cards. In pixels.
     *
     * Limits: at least 0.
     */
    card: number | InBraces;
    /**
     * Corners of large panels. In pixels.
     *
     * Limits: at least 0.
     */
    device: number | InBraces;
    /**
     * Corners of shapes that are entirely round. In pixels.
     *
     * Limits: at least 0.
     */
    pill: number | InBraces;
  };
  /** Shadows. */
  shadow: {
    /**
     * The shadow of raised parts, in CSS.
     *
     * Limits: must be none or a shadow in CSS, for example 0 12px 32px rgb(16 35 28 / 0.18).
     */
    raised: string;
  };
  /** The speed of movements. */
  motion: {
    /**
     * Immediate responses, such as a button under the pointer. In milliseconds: a second has 1000.
     *
     * Limits: must be 0, or 20 or more.
     */
    fast: number | InBraces;
    /**
     * Small movements, such as an arrow or a card under the pointer. In milliseconds: a second has
     * 1000.
     *
     * Limits: must be 0, or 20 or more.
     */
    medium: number | InBraces;
    /**
     * Appearing content, such as words that a button opens. In milliseconds: a second has 1000.
     *
     * Limits: must be 0, or 20 or more.
     */
    slow: number | InBraces;
    /**
     * How long the menu on small screens takes to open and close. In milliseconds: a second has
     * 1000.
     *
     * Limits: must be 0, or 20 or more.
     */
    collapse: number | InBraces;
    /**
     * How long a drawing takes to draw itself. In milliseconds: a second has 1000.
     *
     * Limits: must be 0, or 20 or more.
     */
    draw: number | InBraces;
    /**
     * How a movement starts and ends, in CSS.
     *
     * Limits: must be an easing in CSS, for example ease-out or cubic-bezier(0.2, 0.8, 0.2, 1).
     */
    easing: string;
  };
  /**
   * The widths of the window from which the layout of each larger screen applies. Each is larger
   * than the one before.
   */
  breakpoints: {
    /**
     * Every screen: 0. In pixels.
     *
     * Limits: at least 0.
     */
    xs: number | InBraces;
    /**
     * Large phones. In pixels.
     *
     * Limits: at least 0.
     */
    sm: number | InBraces;
    /**
     * Tablets. In pixels.
     *
     * Limits: at least 0.
     */
    md: number | InBraces;
    /**
     * Laptops. In pixels.
     *
     * Limits: at least 0.
     */
    lg: number | InBraces;
    /**
     * Wide screens. In pixels.
     *
     * Limits: at least 0.
     */
    xl: number | InBraces;
    /**
     * The widest screens. In pixels.
     *
     * Limits: at least 0.
     */
    xxl: number | InBraces;
  };
};

/** Whatever is said of it. */
export type Partly<Of> = Of extends readonly unknown[] ? Of : Of extends object ? { [Key in keyof Of]?: Partly<Of[Key]> } : Of;

/** All of it but one key. */
export type Without<Of, Key extends keyof Of> = Omit<Of, Key> & { [None in Key]?: undefined };

/**
 * config/notifications.ts. Who gets a mail when somebody sends a form. Without this file nobody
 * does. Visitors never load it.
 */
export type NotificationsDefinition = {
  /**
   * The forms that send mails, each once.
   *
   * Limits: at least 1 entry.
   */
  forms: {
    /**
     * The form.
     *
     * Limits: the name of a file in config/forms, without .ts.
     */
    form: string;
    /**
     * The e-mail addresses that get the mail.
     *
     * Limits: at least 1 entry.
     */
    to: string[] | InBraces;
    /**
     * The subject of the mail. The name of a field in { } becomes what the visitor wrote in it, for
     * example {Email}.
     *
     * Left out: the title of the form.
     */
    subject?: string;
    /**
     * The names of the fields in the mail, in this order. All others are only in the database.
     *
     * Limits: at least 1 entry.
     *
     * Left out: all fields, with their labels.
     */
    fields?: string[] | InBraces;
    /**
     * The name of the field with the visitor’s e-mail address, to which you reply.
     *
     * Left out: the first e-mail field of the form.
     */
    replyTo?: string;
    /**
     * A mail to whoever sent the form, once for each time that it is sent.
     *
     * Left out: whoever sends the form gets no mail.
     */
    confirmation?: ConfirmationMail;
  }[] | InBraces;
  /**
   * The address from which the mails come. Most mail servers accept only your own.
   *
   * Limits: at most 254 characters; must be one e-mail address without accents or umlauts, for
   * example office@acme.test.
   *
   * Left out: the address with which you log in to the mail server.
   */
  from?: string;
  /**
   * The most mails to senders (confirmation) within an hour.
   *
   * Left out: 60, and 2 to one address.
   */
  confirmationsAnHour?: {
    /**
     * To all senders together. What is more waits, for a day at most.
     *
     * Limits: from 1 to 300.
     *
     * Left out: 60.
     */
    all?: number | InBraces;
    /**
     * To one address, and three times as many a day. What is more is not sent: nobody can have you
     * fill a stranger’s mailbox.
     *
     * Limits: from 1 to 20.
     *
     * Left out: 2.
     */
    address?: number | InBraces;
  };
  /**
   * The language of mails to you, of a site in several: one of languages in config/site.ts. What
   * the project itself says in them is English where it has no words of that language. Whoever sent
   * the form reads that of the page, where the record has the stamp pageLanguage.
   *
   * Left out: the main language of the site.
   */
  language?: string;
  /**
   * The region of Google Cloud that sends the mails: best that of your database, for example
   * europe-west3 for Frankfurt.
   *
   * Limits: must be a region of Google Cloud, for example europe-west3.
   *
   * Left out: us-central1, in the United States.
   */
  region?: string;
};

/**
 * A picture from a file in the folder public, with what matters most in it, and where it needs one,
 * its crop for narrow screens.
 */
export type Photo = {
  /**
   * The picture: its path in the folder public, with a / at the start.
   *
   * Limits: must be the path of a picture in public/, without any blank (rename a file that has
   * one), for example /pictures/studio.webp.
   */
  file: string;
  /** What the picture shows, in words, for those who cannot see it. */
  alt: string;
  /**
   * The width of the picture in pixels.
   *
   * Limits: more than 0.
   */
  width: number | InBraces;
  /**
   * The height of the picture in pixels.
   *
   * Limits: more than 0.
   */
  height: number | InBraces;
  /**
   * What matters most in the picture, such as a face: it stays in sight wherever the picture is cut
   * to its room.
   *
   * Left out: the middle of the picture stays in sight.
   */
  focus?: {
    /**
     * How far from the left, in hundredths of the width: 0 is the left edge.
     *
     * Limits: from 0 to 100.
     */
    x: number | InBraces;
    /**
     * How far from the top, in hundredths of the height: 0 is the upper edge.
     *
     * Limits: from 0 to 100.
     */
    y: number | InBraces;
  };
  /**
   * Marks samples in place of your own details. Replace them, then delete this line.
   *
   * Left out: false.
   */
  sample?: boolean;
  /**
   * The same picture, cut for narrow screens: a file of its own, higher than it is wide. Telephones
   * load this one instead.
   *
   * Left out: narrow screens show the same file as wide ones.
   */
  tall?: TallPhoto | InBraces;
};

/** A picture that narrow screens show in place of another. */
export type TallPhoto = {
  /**
   * The picture: its path in the folder public, with a / at the start.
   *
   * Limits: must be the path of a picture in public/, without any blank (rename a file that has
   * one), for example /pictures/studio.webp.
   */
  file: string;
  /**
   * The width of the picture in pixels.
   *
   * Limits: more than 0.
   */
  width: number | InBraces;
  /**
   * The height of the picture in pixels.
   *
   * Limits: more than 0.
   */
  height: number | InBraces;
  /**
   * What matters most in the picture, such as a face: it stays in sight wherever the picture is cut
   * to its room.
   *
   * Left out: the middle of the picture stays in sight.
   */
  focus?: {
    /**
     * How far from the left, in hundredths of the width: 0 is the left edge.
     *
     * Limits: from 0 to 100.
     */
    x: number | InBraces;
    /**
     * How far from the top, in hundredths of the height: 0 is the upper edge.
     *
     * Limits: from 0 to 100.
     */
    y: number | InBraces;
  };
};

/**
 * The opening of Home: the headline and a button, with a form or a picture beside them, or in one
 * of six other layouts.
 */
export type HeroSection = {
  /** The kind of section. */
  kind: 'hero';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * How the opening is laid out.
   * - `beside`: the words, and the form or the picture beside them
   * - `full`: a photograph from edge to edge, with the words on it
   * - `apart`: likewise on wide screens; on narrow ones the words stand below the photograph: they
   * would cover what it shows
   * - `split`: one half words, the other the picture up to the edge of the screen
   * - `stacked`: the words above, the picture below them from edge to edge
   * - `centred`: everything in the middle, the picture below the words
   * - `poster`: only words, very large
   *
   * Left out: beside.
   */
  layout?: 'beside' | 'full' | 'apart' | 'split' | 'stacked' | 'centred' | 'poster';
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /** The headline of the page. */
  title: string;
  /**
   * The word of the headline that is marked by the highlighter; '' in a language whose headline has
   * none.
   *
   * Limits: may be empty.
   *
   * Left out: no word is highlighted.
   */
  highlight?: string;
  /**
   * The sentence below the headline.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  lead: string;
  /** The button below that sentence. */
  action: Link;
  /**
   * A second, quieter button beside it.
   *
   * Left out: there is one button.
   */
  secondAction?: Link;
  /**
   * Shows the opening hours of today from business of config/site.ts, and whether it is open now if
   * words has openNow.
   *
   * Left out: false.
   */
  hours?: boolean;
  /**
   * The form.
   *
   * Limits: the name of a file in config/forms, without .ts.
   *
   * Left out: there is no form.
   */
  form?: string;
  /**
   * A photograph or drawing: beside the text, or below it if there is a form; in other layouts
   * where they put it. The layouts full and apart take a photograph. With the motif growth it
   * stands on the stair beside the form, best as one high thing cut out on a clear ground, of which
   * the upper part is shown: on wide screens below the headline, between the words and the form, on
   * narrow ones above the form.
   *
   * Left out: there is no picture.
   */
  picture?: Picture | InBraces;
  /**
   * A silent video that is shown over and over in the place of the photograph, in the layouts full,
   * apart and split. It is loaded last, not at all for visitors who save data, and stands still for
   * those who want no motion.
   *
   * Left out: the photograph is shown.
   */
  loop?: {
    /**
     * The file: its path in the folder public, with a / at the start.
     *
     * Limits: must be the path of a file in public/, for example /videos/oven.mp4.
     */
    video: string;
    /**
     * What the button says, for those who cannot see it, that stops the video.
     *
     * Left out: it says “Pause the video”, in the language of the site.
     */
    pause?: string;
    /**
     * What it says while the video stands still.
     *
     * Left out: it says “Play the video”, in the language of the site.
     */
    play?: string;
  };
  /**
   * Where the words stand in the layouts full and apart.
   * - `start`: where lines begin: on the left, or on the right in languages written from there
   * - `end`: on the other side
   * - `centre`: in the middle
   *
   * Left out: start.
   */
  textPosition?: 'start' | 'end' | 'centre';
};

/** The opening of every page except Home: the breadcrumb, the headline and an introduction. */
export type PageHeaderSection = {
  /** The kind of section. */
  kind: 'page-header';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The breadcrumb: the way from Home to this page.
   *
   * Left out: it is made by itself if config/site.ts has breadcrumbs, and on a page from a template
   * if other pages have one; otherwise there is none.
   */
  breadcrumb?: {
    /** The name of the page. */
    label: string;
    /**
     * Where it leads.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it is not a link, like the last one: the page itself.
     */
    to?: string;
  }[] | InBraces;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /** The headline of the page. */
  title: string;
  /**
   * The sentence below the headline.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the headline is shown.
   */
  lead?: string;
  /**
   * The button below that sentence.
   *
   * Left out: there is no button.
   */
  action?: Link;
  /**
   * A photograph for the opening of the page.
   *
   * Left out: there is no picture.
   */
  picture?: Photo | InBraces;
  /**
   * Where the photograph stands.
   * - `full`: the words stand on the photograph, which goes from edge to edge
   * - `apart`: likewise on wide screens; on narrow ones the words stand below the photograph: they
   * would cover what it shows
   * - `beside`: the photograph stands beside the words
   * - `below`: the photograph stands below the words
   *
   * Left out: full.
   */
  layout?: 'full' | 'apart' | 'beside' | 'below';
  /**
   * What is drawn where there is no photograph.
   * - `motif`: the motif of config/theme.ts, if it has one, beside the words
   * - `rings`: the growth rings of a tree, over the whole width
   * - `streets`: the streets of a town with a place in it, over the whole width
   * - `plain`: nothing: the sentence stands beside the headline
   * - `nameplate`: nothing: the headline fills the width as the name of a newspaper does, and the
   * sentence stands on a line below it
   *
   * Left out: motif.
   */
  drawing?: 'motif' | 'rings' | 'streets' | 'plain' | 'nameplate';
  /**
   * A small heading with little air, for pages that are looked something up in, such as the
   * imprint.
   *
   * Left out: false.
   */
  narrow?: boolean;
};

/** One subject: a text and a picture. */
export type FeatureSection = {
  /** The kind of section. */
  kind: 'feature';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The text. Each entry of the list is a paragraph. `{ list: [ … ] }` is a list; `**bold**`,
   * `*italic*` and `[words](/Contact)` are shown as such.
   *
   * Limits: at least 1 entry.
   */
  paragraphs: TextBlock[] | InBraces;
  /**
   * Short points below the text.
   *
   * Left out: there are no points.
   */
  points?: string[] | InBraces;
  /** The picture. */
  picture: Picture | InBraces;
  /**
   * Where the picture is on wide screens.
   * - `picture-right`: to the right of the text
   * - `picture-left`: to the left of the text
   * - `wide`: over the full width
   */
  layout: 'picture-right' | 'picture-left' | 'wide';
  /**
   * A button below the text: filled if the page asks for nothing else.
   *
   * Left out: there is no button.
   */
  action?: Link;
};

/** Subjects below each other, with the picture alternately right and left. */
export type AlternatingSection = {
  /** The kind of section. */
  kind: 'alternating';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /**
   * How the subjects follow each other.
   * - `stacked`: below each other, each with its picture
   * - `index`: likewise, below a list that leads to each of them, on wide screens beside the
   * picture of the one that is pointed at
   *
   * Left out: stacked.
   */
  layout?: 'stacked' | 'index';
  /**
   * The subjects, in order.
   *
   * Limits: at least 1 entry.
   */
  items: {
    /** The heading of the subject. */
    title: string;
    /**
     * The text. Each entry of the list is a paragraph. `{ list: [ … ] }` is a list; `**bold**`,
     * `*italic*` and `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     */
    paragraphs: TextBlock[] | InBraces;
    /**
     * Short points below the text.
     *
     * Left out: there are no points.
     */
    points?: string[] | InBraces;
    /** The picture beside the text. */
    picture: Picture | InBraces;
    /**
     * How the subject is shown.
     * - `beside`: the picture beside the text, in turn on its right and on its left
     * - `card`: likewise, on a sheet of which the picture has a side
     * - `ledger`: the heading and a small picture in the margin, the text beside it in two columns
     *
     * Left out: beside.
     */
    look?: 'beside' | 'card' | 'ledger';
    /**
     * The ground of the subject.
     * - `default`: the ground of the page
     * - `tint`: slightly set apart
     * - `band`: the dark band, at most one on a page
     *
     * Left out: tint and default in turn; subjects on one ground are separated by a line.
     */
    tone?: 'default' | 'tint' | 'band';
  }[] | InBraces;
};

/** A few larger panels side by side, each with its own button. */
export type PanelsSection = {
  /** The kind of section. */
  kind: 'panels';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The panels, in order.
   *
   * Limits: at least 1 entry.
   */
  panels: {
    /** The heading of the panel. */
    title: string;
    /**
     * The text. Each entry of the list is a paragraph. `{ list: [ … ] }` is a list; `**bold**`,
     * `*italic*` and `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     */
    paragraphs: TextBlock[] | InBraces;
    /** The button of the panel. */
    action: Link;
    /**
     * Whether the panel stands out: it is filled with the accent colour, and its button is filled.
     *
     * Left out: of two panels the second stands out unless the first one does, otherwise none.
     */
    highlight?: boolean;
  }[] | InBraces;
};

/** Several things of the same sort. */
export type CardsSection = {
  /** The kind of section. */
  kind: 'cards';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * How the cards are arranged.
   * - `ledger`: numbered rows in two columns
   * - `lead`: the first card large, the others beside it
   * - `columns`: side by side
   * - `lines`: a ledger: each on a line over the whole width, with its link at the end
   */
  layout: 'ledger' | 'lead' | 'columns' | 'lines';
  /**
   * The cards, in order.
   *
   * Limits: at least 1 entry.
   */
  cards: {
    /** The heading of the card. */
    title: string;
    /**
     * The text of the card.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     */
    text: string;
    /**
     * The picture of the card.
     *
     * Left out: no picture is shown.
     */
    picture?: Picture | InBraces;
    /**
     * A link below the text.
     *
     * Left out: there is no link.
     */
    action?: Link;
    /**
     * More text, which a button shows and hides.
     *
     * Left out: there is no more text.
     */
    more?: {
      /**
       * The button that shows the text.
       *
       * Left out: it says “Read more”, in the language of the site.
       */
      open?: string;
      /**
       * The label of the same button while the text is shown.
       *
       * Left out: it says “Show less”, in the language of the site.
       */
      close?: string;
      /**
       * The text. Each entry of the list is a paragraph. `{ list: [ … ] }` is a list; `**bold**`,
       * `*italic*` and `[words](/Contact)` are shown as such.
       *
       * Limits: at least 1 entry.
       */
      paragraphs: TextBlock[] | InBraces;
    };
  }[] | InBraces;
};

/** The steps of a process. */
export type StepsSection = {
  /** The kind of section. */
  kind: 'steps';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * How the steps are shown.
   * - `columns`: side by side below a line, each with a large number
   * - `rows`: one below the other between lines: number, heading, text
   * - `discs`: each number on a disc, the words in the middle below it
   * - `bubbles`: speech bubbles by turns at both sides, as in a conversation
   *
   * Left out: columns.
   */
  look?: 'columns' | 'rows' | 'discs' | 'bubbles';
  /**
   * The steps, in order. They are numbered.
   *
   * Limits: at least 1 entry.
   */
  steps: {
    /** The heading of the step. */
    title: string;
    /**
     * What happens.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     */
    text: string;
  }[] | InBraces;
};

/** What happened, year by year or day by day: a history, or the course of a day. */
export type TimelineSection = {
  /** The kind of section. */
  kind: 'timeline';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * What happened, from first to last.
   *
   * Limits: at least 1 entry.
   */
  events: {
    /** The year or the day, as it is shown: 1998, or May 2004. */
    when: string;
    /** What happened, in a few words. */
    title: string;
    /**
     * What there is to say of it.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the title is shown.
     */
    text?: string;
    /**
     * A photograph or drawing of it.
     *
     * Left out: it has no picture.
     */
    picture?: Picture | InBraces;
    /**
     * The words below the picture.
     *
     * Left out: the picture has no words.
     */
    caption?: string;
  }[] | InBraces;
};

/** One invitation with one button. */
export type CallToActionSection = {
  /** The kind of section. */
  kind: 'call-to-action';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words above the section.
   *
   * Left out: there are no small words.
   */
  label?: string;
  /**
   * The section is counted, and its number is shown before the small words.
   *
   * Left out: false.
   */
  numbered?: boolean;
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: at the left
   * - `centred`: in the middle
   *
   * Left out: that of sections in config/theme.ts if it is centred, else left.
   */
  align?: 'left' | 'centred';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: band.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * How the invitation is shown.
   * - `band`: as wide as the window, with a large title: on the dark ground, unless tone says
   * otherwise
   * - `card`: a card in the colour of the highlighter
   * - `split`: beside a picture that reaches to the edge of the window
   * - `line`: one quiet line with a link, between rules
   *
   * Left out: band.
   */
  look?: 'band' | 'card' | 'split' | 'line';
  /** The heading of the section. */
  title: string;
  /**
   * What is offered, in a sentence or two.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  text: string;
  /** The button; in a line it is a link. */
  action: Link;
  /**
   * For the look split: the picture beside the words.
   *
   * Left out: only the look split has a picture.
   */
  picture?: Picture | InBraces;
};

/** Figures, each with what it counts: in rows, or one as a statement. */
export type StatisticsSection = {
  /** The kind of section. */
  kind: 'statistics';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * How the figures are shown.
   * - `rows`: in rows, all of one size
   * - `statement`: the first one as large as the page, with what it counts as a sentence beside it,
   * and the others below
   *
   * Left out: rows.
   */
  look?: 'rows' | 'statement';
  /**
   * The figures, in order.
   *
   * Limits: at least 1 entry.
   */
  figures: {
    /** The figure as it is shown, for example 4000+. */
    value: string;
    /** What it counts. */
    label: string;
  }[] | InBraces;
};

/**
 * A text to read: an introduction, then parts with headings, and a list of the parts beside them.
 */
export type ArticleSection = {
  /** The kind of section. */
  kind: 'article';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /** The heading of the section. */
  title: string;
  /**
   * The introduction of the text.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  lead: string;
  /**
   * A photograph between the title and the text, over the whole width.
   *
   * Left out: the text follows its title.
   */
  picture?: Photo | InBraces;
  /**
   * How the text is shown.
   * - `report`: with a list of its parts beside it
   * - `magazine`: with a large title and first letter, and with pictures and sentences set apart in
   * the margin
   *
   * Left out: report.
   */
  look?: 'report' | 'magazine';
  /**
   * The parts, in order.
   *
   * Limits: at least 1 entry.
   */
  parts: {
    /** The heading of the part. */
    title: string;
    /**
     * The text. Each entry of the list is a paragraph. `{ picture: { … }, caption: '…' }` is a
     * picture beside the text, `{ quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list;
     * `**bold**`, `*italic*` and `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     */
    paragraphs: ArticleBlock[] | InBraces;
  }[] | InBraces;
  /**
   * The main point, set apart.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: nothing is set apart.
   */
  takeaway?: string;
};

/** Plain text with headings, lists and links, such as legal notices. */
export type ProseSection = {
  /** The kind of section. */
  kind: 'prose';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words above the section.
   *
   * Left out: there are no small words.
   */
  label?: string;
  /**
   * The section is counted, and its number is shown before the small words.
   *
   * Left out: false.
   */
  numbered?: boolean;
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The heading of the section.
   *
   * Left out: the text has no heading, and its own headings are one level below that of the page.
   */
  title?: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The first letter of the text is three lines high.
   *
   * Left out: false.
   */
  dropCap?: boolean;
  /**
   * The text. Each entry of the list is a paragraph. `{ heading: '…' }` is a heading. `{ picture: {
   * … }, caption: '…' }` is a picture beside the text, `{ quote: '…' }` a sentence set apart. `{
   * list: [ … ] }` is a list; `**bold**`, `*italic*` and `[words](/Contact)` are shown as such.
   *
   * Limits: at least 1 entry.
   */
  paragraphs: ProseBlock[] | InBraces;
};

/**
 * A table, such as a list of prices, or a comparison of what is offered. Where its columns do not
 * fit, as on telephones, each row is a block with the headings of the columns beside the texts, or
 * the table scrolls. Amounts in a column are aligned by their digits.
 */
export type TableSection = {
  /** The kind of section. */
  kind: 'table';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The caption, right above the table.
   *
   * Left out: the heading of the section names the table.
   */
  caption?: string;
  /**
   * How the table is shown.
   * - `lines`: lines of text, as in a list of prices
   * - `comparison`: what is offered side by side: a column for each, a row for each feature, with
   * check marks
   *
   * Left out: lines.
   */
  look?: 'lines' | 'comparison';
  /**
   * The headings of the columns, from first to last. The first may be empty, above the headings of
   * the rows.
   *
   * Left out: the table has no row of headings.
   */
  columns?: string[] | InBraces;
  /**
   * The rows from top to bottom, each a list of as many texts as there are columns: ['Check-up',
   * '£50']. '' leaves a place empty.
   *
   * Limits: at least 1 entry.
   */
  rows: (string[] | InBraces)[] | InBraces;
  /**
   * Whether the first text of each row is the heading of the row.
   *
   * Left out: true.
   */
  rowHeadings?: boolean;
  /**
   * For a comparison: the text in the rows that becomes a check mark, for example included. Screen
   * readers say it.
   *
   * Left out: nothing becomes a check mark.
   */
  yes?: string;
  /**
   * For a comparison: the text in the rows that becomes a dash, for example not included. Screen
   * readers say it.
   *
   * Left out: nothing becomes a dash.
   */
  no?: string;
  /**
   * For a comparison: the heading of the column that stands out.
   *
   * Left out: no column stands out.
   */
  highlight?: string;
  /**
   * What screen readers say after that heading, for example recommended.
   *
   * Left out: it says “highlighted”, in the language of the site.
   */
  highlighted?: string;
  /**
   * What happens where the columns do not fit beside each other.
   * - `blocks`: each row is a block, with the headings of the columns beside the texts
   * - `scroll`: the table scrolls sideways and says so; its first column stays in view
   *
   * Left out: rows are blocks; from seven columns on the table scrolls.
   */
  narrow?: 'blocks' | 'scroll';
  /**
   * A note below the table.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: there is no note.
   */
  note?: string;
};

/**
 * What others said, each with a name: in a grid, in a carousel, in speech bubbles, or very large.
 */
export type QuotesSection = {
  /** The kind of section. */
  kind: 'quotes';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * How the quotes are shown.
   * - `cards`: cards of one size, in rows or in a carousel
   * - `bubbles`: speech bubbles in rows, each above who says it
   * - `large`: the first one in very large letters beside the photograph of who said it; so is each
   * other that has a photograph, and the rest follow small
   *
   * Left out: cards.
   */
  look?: 'cards' | 'bubbles' | 'large';
  /**
   * The quotes, in order.
   *
   * Limits: at least 1 entry.
   */
  quotes: {
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * What was said, without quotation marks.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     */
    words: string;
    /** Who said it. */
    name: string;
    /**
     * Who that person is.
     *
     * Left out: only the name is shown.
     */
    role?: string;
    /**
     * A photograph of the person.
     *
     * Left out: the name has no picture.
     */
    photo?: Photo | InBraces;
    /**
     * How many of five stars were given.
     *
     * Limits: from 1 to 5.
     *
     * Left out: no stars are shown.
     */
    stars?: number | InBraces;
  }[] | InBraces;
  /**
   * The words for the stars, for screen readers. {number} becomes how many there are.
   *
   * Limits: must hold no { } but {number}; must hold {number}, where the number of stars goes.
   *
   * Left out: it says “{number} of 5 stars”, in the language of the site.
   */
  rating?: string;
  /**
   * Shows the quotes in a carousel, as set here.
   *
   * Left out: the quotes are in a grid.
   */
  carousel?: Carousel;
};

/** The vision of the business, a button to get in touch, and figures that count up from 0. */
export type VisionSection = {
  /** The kind of section. */
  kind: 'vision';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The text. The first paragraph is set larger. Each entry of the list is a paragraph. `{ list: [
   * … ] }` is a list; `**bold**`, `*italic*` and `[words](/Contact)` are shown as such.
   *
   * Limits: at least 1 entry.
   */
  paragraphs: TextBlock[] | InBraces;
  /**
   * How the text is shown.
   * - `columns`: in two columns, with the figures in a row below them
   * - `statement`: the first paragraph as large as a heading over the whole width, the rest of the
   * text and the figures beside each other below it
   *
   * Left out: columns.
   */
  look?: 'columns' | 'statement';
  /** The button below the text. */
  action: Link;
  /**
   * The figures, in order.
   *
   * Limits: at least 1 entry.
   */
  counters: {
    /**
     * The number that the figure counts up to.
     *
     * Limits: at least 0.
     */
    target: number | InBraces;
    /** What follows the number, for example +. */
    suffix: string;
    /** What it counts. */
    label: string;
  }[] | InBraces;
  /**
   * How long the figures count. In milliseconds: a second has 1000.
   *
   * Limits: must be 20 or more.
   */
  duration: number | InBraces;
};

/** The people of team in config/site.ts, in a carousel. */
export type TeamSection = {
  /** The kind of section. */
  kind: 'team';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /** How the carousel moves. */
  carousel: Carousel;
};

/** Questions with their answers, at most one of them open. */
export type FaqSection = {
  /** The kind of section. */
  kind: 'faq';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The questions, in order.
   *
   * Limits: at least 1 entry.
   */
  items: {
    /** The question. */
    question: string;
    /**
     * The answer. Each entry of the list is a paragraph. `{ list: [ … ] }` is a list; `**bold**`,
     * `*italic*` and `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     */
    answer: TextBlock[] | InBraces;
  }[] | InBraces;
};

/** A form, with help beside it. */
export type FormSection = {
  /** The kind of section. */
  kind: 'form';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The form.
   *
   * Limits: the name of a file in config/forms, without .ts.
   */
  form: string;
  /**
   * Where the form stands, on wide screens.
   * - `start`: before what stands beside it
   * - `end`: behind what stands beside it
   * - `below`: in the middle, and the rest in columns below it
   *
   * Left out: start.
   */
  layout?: 'start' | 'end' | 'below';
  /**
   * What is shown beside the form.
   *
   * Left out: the contact details of config/site.ts.
   */
  aside?: {
    /** The heading beside the form. */
    title: string;
    /**
     * Short points below that heading.
     *
     * Limits: at least 1 entry.
     */
    points: string[] | InBraces;
    /**
     * What stands before each point, in the colours of the site.
     * - `leaf`: a leaf
     * - `check`: a check mark
     * - `dash`: a dash
     * - `arrow`: an arrow
     *
     * Left out: a check mark, between lines.
     */
    marks?: 'leaf' | 'check' | 'dash' | 'arrow';
  };
};

/**
 * The button behind the link of a mail, by which visitors confirm their address (optIn in
 * config/notifications.ts), and what they read then.
 */
export type ConfirmSection = {
  /** The kind of section. */
  kind: 'confirm';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words above the section.
   *
   * Left out: there are no small words.
   */
  label?: string;
  /**
   * The section is counted, and its number is shown before the small words.
   *
   * Left out: false.
   */
  numbered?: boolean;
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The words on the button.
   *
   * Left out: it says “Confirm”, in the language of the site.
   */
  button?: string;
  /**
   * What visitors read once it is confirmed.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  confirmed: string;
  /**
   * What they read when they use the link once more.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: it says “Your address was confirmed before. There is nothing more to do.”, in the
   * language of the site.
   */
  already?: string;
  /**
   * What they read when the link is older than its days.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: it says “This link is too old. Please send the form once more.”, in the language of
   * the site.
   */
  tooOld?: string;
  /**
   * What they read when the link is not whole, or what they sent is deleted.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: it says “This link does not work. Please copy all of it from our mail, or send the
   * form once more.”, in the language of the site.
   */
  notValid?: string;
  /**
   * What they read above the button when it did not work for now.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: it says “That did not work. Please try again in a minute.”, in the language of the
   * site.
   */
  failed?: string;
};

/**
 * Where the business is: the address, a map and a plain link to it, from contact.place of
 * config/site.ts.
 */
export type MapSection = {
  /** The kind of section. */
  kind: 'map';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The height of the map in pixels.
   *
   * Limits: at least 100.
   */
  height: number | InBraces;
  /**
   * Asks the visitor before anything is loaded from the other site, in the words of consent in
   * config/site.ts.
   *
   * Left out: false.
   */
  ask?: boolean;
};

/** Photographs. Each is shown large when it is pressed. */
export type GallerySection = {
  /** The kind of section. */
  kind: 'gallery';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * How the photographs are shown.
   * - `grid`: all of one size, in rows
   * - `mosaic`: in different sizes, close together: they fill one rectangle, however many they are
   *
   * Left out: grid.
   */
  look?: 'grid' | 'mosaic';
  /**
   * The photographs, in order.
   *
   * Limits: at least 1 entry.
   */
  photos: CaptionedPhoto[] | InBraces;
  /**
   * The buttons around a photograph that is shown large.
   *
   * Left out: they are the usual words, in the language of the site.
   */
  enlarged?: {
    /**
     * The name of the button that closes the large photograph.
     *
     * Left out: it says “Close”, in the language of the site.
     */
    close?: string;
    /**
     * The name of the button that shows the previous photograph.
     *
     * Left out: it says “Previous”, in the language of the site.
     */
    previous?: string;
    /**
     * The name of the button that shows the next photograph.
     *
     * Left out: it says “Next”, in the language of the site.
     */
    next?: string;
  };
};

/**
 * Two pictures of the same thing, one on the other, with a handle that visitors move to compare
 * them.
 */
export type BeforeAfterSection = {
  /** The kind of section. */
  kind: 'before-after';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /** The picture that was first. */
  before: {
    /**
     * The picture: its path in the folder public, with a / at the start.
     *
     * Limits: must be the path of a picture in public/, without any blank (rename a file that has
     * one), for example /pictures/studio.webp.
     */
    file: string;
    /** What the picture shows, in words, for those who cannot see it. */
    alt: string;
    /**
     * The width of the picture in pixels.
     *
     * Limits: more than 0.
     */
    width: number | InBraces;
    /**
     * The height of the picture in pixels.
     *
     * Limits: more than 0.
     */
    height: number | InBraces;
    /**
     * What matters most in the picture, such as a face: it stays in sight wherever the picture is
     * cut to its room.
     *
     * Left out: the middle of the picture stays in sight.
     */
    focus?: {
      /**
       * How far from the left, in hundredths of the width: 0 is the left edge.
       *
       * Limits: from 0 to 100.
       */
      x: number | InBraces;
      /**
       * How far from the top, in hundredths of the height: 0 is the upper edge.
       *
       * Limits: from 0 to 100.
       */
      y: number | InBraces;
    };
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /** The words on the picture, for example Before. */
    label: string;
  };
  /** The picture that came of it, of the same size. */
  after: {
    /**
     * The picture: its path in the folder public, with a / at the start.
     *
     * Limits: must be the path of a picture in public/, without any blank (rename a file that has
     * one), for example /pictures/studio.webp.
     */
    file: string;
    /** What the picture shows, in words, for those who cannot see it. */
    alt: string;
    /**
     * The width of the picture in pixels.
     *
     * Limits: more than 0.
     */
    width: number | InBraces;
    /**
     * The height of the picture in pixels.
     *
     * Limits: more than 0.
     */
    height: number | InBraces;
    /**
     * What matters most in the picture, such as a face: it stays in sight wherever the picture is
     * cut to its room.
     *
     * Left out: the middle of the picture stays in sight.
     */
    focus?: {
      /**
       * How far from the left, in hundredths of the width: 0 is the left edge.
       *
       * Limits: from 0 to 100.
       */
      x: number | InBraces;
      /**
       * How far from the top, in hundredths of the height: 0 is the upper edge.
       *
       * Limits: from 0 to 100.
       */
      y: number | InBraces;
    };
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /** The words on the picture, for example Before. */
    label: string;
  };
  /**
   * The name of the handle, for screen readers: what it does.
   *
   * Left out: it says “Compare the two pictures”, in the language of the site.
   */
  handle?: string;
};

/** A row of logos of partners, customers or associations. */
export type LogosSection = {
  /** The kind of section. */
  kind: 'logos';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * How the logos are shown.
   * - `rows`: in rows that stand still
   * - `moving`: one row that passes slowly; it stops where the pointer or the keyboard is, by its
   * button, and for visitors who want no motion
   *
   * Left out: rows.
   */
  look?: 'rows' | 'moving';
  /**
   * The logos, in order.
   *
   * Limits: at least 1 entry.
   */
  logos: {
    /** The owner of the logo. */
    name: string;
    /**
     * The picture: its path in the folder public, with a / at the start.
     *
     * Limits: must be the path of a picture in public/, without any blank (rename a file that has
     * one), for example /pictures/studio.webp.
     */
    file: string;
    /**
     * The width of the picture in pixels.
     *
     * Limits: more than 0.
     */
    width: number | InBraces;
    /**
     * The height of the picture in pixels.
     *
     * Limits: more than 0.
     */
    height: number | InBraces;
    /**
     * Where the logo leads.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it is not a link.
     */
    to?: string;
    /**
     * Opens in a new tab, and screen readers say so.
     *
     * Left out: false.
     */
    newTab?: boolean;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
  }[] | InBraces;
  /**
   * For a moving row: the words of the switch that stops it.
   *
   * Left out: it says “Stop the row”, in the language of the site.
   */
  stop?: string;
};

/**
 * People with their photographs: in a grid, as large portraits, in rows, in groups, or in a
 * carousel.
 */
export type PeopleSection = {
  /** The kind of section. */
  kind: 'people';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * How the people are shown.
   * - `grid`: cards beside each other, or a carousel
   * - `portraits`: large portraits, up to four in a row, which rise like a stair
   * - `rows`: one below the other, each with what there is to say beside the name
   *
   * Left out: grid.
   */
  look?: 'grid' | 'portraits' | 'rows';
  /**
   * What people without a photograph have in its place.
   * - `initials`: a tile with the first letters of their names
   * - `none`: nothing: their words stand alone
   *
   * Left out: initials.
   */
  tiles?: 'initials' | 'none';
  /**
   * The people, in order.
   *
   * Left out: the people of team in config/site.ts.
   */
  people?: {
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /** The name. */
    name: string;
    /** The person’s role. */
    role: string;
    /**
     * A sentence or two about the person’s work.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name and the role are shown.
     */
    description?: string;
    /**
     * The group that the person belongs to, for example Dentists. A section of people shows a
     * heading for each group.
     *
     * Left out: the person is shown before all groups.
     */
    group?: string;
    /**
     * A photograph of the person.
     *
     * Left out: the site draws a tile from the name.
     */
    photo?: Photo | InBraces;
  }[] | InBraces;
  /**
   * Shows the people in a carousel, as set here.
   *
   * Left out: all are shown in rows.
   */
  carousel?: Carousel;
};

/** A video: a file in the folder public, or one on YouTube or Vimeo. */
export type VideoSection = {
  /** The kind of section. */
  kind: 'video';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The file: its path in the folder public, with a / at the start.
   *
   * Limits: must be the path of a file in public/, for example /videos/tour.mp4.
   *
   * Left out: the video is that of address.
   */
  video?: string;
  /**
   * Captions for what is said in the file: one entry for each language; the first is shown.
   *
   * Left out: nobody speaks in the video, or it has its own captions.
   */
  captions?: {
    /**
     * A file of the kind WebVTT in the folder public, with a / at the start.
     *
     * Limits: must be the path of a file in public/, for example /videos/tour.en.vtt.
     */
    track: string;
    /** The language of the captions, for example en. */
    language: string;
    /** The name of that language. */
    label: string;
  }[] | InBraces;
  /**
   * The address of a video on YouTube or Vimeo.
   *
   * Limits: must be the address of a video on YouTube or Vimeo, for example
   * https://vimeo.com/76979871.
   *
   * Left out: the video is the file.
   */
  address?: string;
  /**
   * Asks the visitor before anything is loaded from the other site, in the words of consent in
   * config/site.ts.
   *
   * Left out: false.
   */
  ask?: boolean;
  /**
   * The photograph that is shown before the video plays.
   *
   * Left out: nothing is shown there.
   */
  poster?: Photo | InBraces;
  /**
   * The day on which the video was published: with it and a poster, search engines can list the
   * video.
   *
   * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
   *
   * Left out: search engines do not list it.
   */
  date?: string;
};

/**
 * What another firm offers, such as its booking calendar, its reviews or a shop button: shown once
 * the visitor agrees, in the words of consent in config/site.ts.
 */
export type EmbedSection = {
  /** The kind of section. */
  kind: 'embed';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The address to show in the page: what the firm’s code has after src= of its iframe.
   *
   * Limits: must be a web address that starts with https://, without a blank.
   *
   * Left out: the script is shown.
   */
  address?: string;
  /**
   * For a firm that offers only a script. It runs in a frame of its own, where it can read nothing
   * of this site; what needs cookies does not work there, so prefer address.
   *
   * Left out: the address is shown.
   */
  script?: {
    /**
     * The address of the script: what the firm’s code has after src=.
     *
     * Limits: must be a web address that starts with https://, without a blank.
     */
    address: string;
    /**
     * What else the firm’s code says of the script, such as data-id.
     *
     * Left out: it has no others.
     */
    attributes?: {
      /**
       * Its name, for example data-id.
       *
       * Limits: must be id, or begin with data-, in small letters.
       */
      name: string;
      /** Its value. */
      value: string;
    }[] | InBraces;
    /**
     * The elements that the firm’s code has beside the script, as it writes them.
     *
     * Limits: must be elements, for example <div class="reviews"></div>; must hold no script: its
     * address belongs into address.
     *
     * Left out: there are none: the script adds its own.
     */
    html?: string;
  };
  /**
   * Other sites that it leads to or loads from: https:// and the host. The page allows no others.
   *
   * Left out: only the site of its address.
   */
  hosts?: string[] | InBraces;
  /**
   * What it may use besides, each once the browser has asked the visitor.
   * - `camera`: the camera
   * - `microphone`: the microphone
   * - `geolocation`: where the visitor is
   * - `payment`: the payment methods kept in the browser
   * - `fullscreen`: the whole screen
   *
   * Limits: at least 1 entry.
   *
   * Left out: none of these.
   */
  allow?: ('camera' | 'microphone' | 'geolocation' | 'payment' | 'fullscreen')[] | InBraces;
  /**
   * What it is, for screen readers.
   *
   * Left out: the heading of the section.
   */
  name?: string;
  /**
   * Its height in pixels.
   *
   * Limits: at least 100.
   *
   * Left out: 600.
   */
  height?: number | InBraces;
  /**
   * Its width to its height, in place of a height: 16:9 for example.
   *
   * Limits: must be its width to its height, for example 16:9.
   *
   * Left out: it is as high as height says.
   */
  ratio?: string;
  /**
   * A link to the same on the firm’s own site, for visitors who do not agree, or have no script.
   */
  link: Link;
};

/**
 * A field that searches the texts of all pages, except those with indexed: false. It finds them on
 * the built site, not while the site is edited.
 */
export type SearchSection = {
  /** The kind of section. */
  kind: 'search';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The words above the field.
   *
   * Left out: it says “Search this site”, in the language of the site.
   */
  field?: string;
  /**
   * The button beside it.
   *
   * Left out: it says “Search”, in the language of the site.
   */
  button?: string;
  /**
   * Says how many pages were found. {count} becomes their number.
   *
   * Limits: must hold no { } but {count}; must hold {count}, where the number of pages goes.
   *
   * Left out: it says “Pages found: {count}”, in the language of the site.
   */
  found?: string;
  /**
   * Says the same where only some of them are shown. {shown} becomes how many are, {count} how many
   * were found.
   *
   * Limits: must hold no { } but {shown} and {count}; must hold {shown}, where the number of pages
   * shown goes; must hold {count}, where the number of pages goes.
   *
   * Left out: it says “Pages shown: {shown} of {count}”, in the language of the site.
   */
  shown?: string;
  /**
   * Shown where no page was found.
   *
   * Left out: it says “No page has these words.”, in the language of the site.
   */
  nothing?: string;
  /**
   * The button that shows more of the pages.
   *
   * Left out: it says “Show more”, in the language of the site.
   */
  more?: string;
  /**
   * Shown where the search does not answer.
   *
   * Left out: it says “The search does not answer. Please try again in a few minutes.”, in the
   * language of the site.
   */
  failed?: string;
  /**
   * Shown in place of the field where the browser runs no script.
   *
   * Left out: it says “The search needs JavaScript, which is switched off in this browser.”, in the
   * language of the site.
   */
  withoutScript?: string;
};

/**
 * The posts of the site, newest first, and of one day the one that stands last in config/routes.ts:
 * every page whose file has post.
 */
export type NewsSection = {
  /** The kind of section. */
  kind: 'news';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The largest number of posts in the list.
   *
   * Limits: at least 1.
   *
   * Left out: all are listed.
   */
  limit?: number | InBraces;
};

/** Entries of a collection. What is over is not shown any more, by the visitor’s day. */
export type ListSection = {
  /** The kind of section. */
  kind: 'list';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The collection. The pages that are posts are posts, the people of config/site.ts are team.
   *
   * Limits: the name of a file in config/collections, without .ts.
   */
  of: string;
  /**
   * How the entries are shown.
   * - `cards`: cards with their pictures, side by side
   * - `tiles`: pictures with a name on them
   * - `rows`: rows, one below the other
   * - `agenda`: rows that begin with the day, as a leaf of a calendar: for events
   * - `calendar`: a calendar for each month: for events
   * - `prices`: cards with a large price: for offers
   * - `menu`: names and prices joined by dots: for dishes and price lists
   * - `places`: one below the other, each with its address, hours and map: for places
   */
  look: 'cards' | 'tiles' | 'rows' | 'agenda' | 'calendar' | 'prices' | 'menu' | 'places';
  /**
   * Which entries are shown.
   *
   * Left out: all of them.
   */
  where?: {
    /**
     * Only the entry with this id. On the page of an entry {id} is that entry.
     *
     * Left out: whatever their ids are.
     */
    id?: string;
    /**
     * Only entries that have this tag.
     *
     * Left out: whatever their tags are.
     */
    tag?: string;
    /**
     * Only entries that name this entry of a collection, such as people/anna, by whatever key.
     *
     * Left out: whatever they name.
     */
    names?: string;
    /**
     * Only highlighted entries, as offers and events may be.
     *
     * Left out: false.
     */
    highlighted?: boolean;
    /**
     * Only posts by this author. As in the entries: people/anna, or plain words.
     *
     * Left out: whoever wrote them.
     */
    author?: string;
    /**
     * Only offers that this person gives or makes. As in the entries: people/anna, or plain words.
     *
     * Left out: whoever gives them.
     */
    by?: string;
    /**
     * Only events that this person organises. As in the entries: people/anna, or plain words.
     *
     * Left out: whoever organises them.
     */
    organiser?: string;
    /**
     * Only events at which this person performs. As in the entries: people/anna, or plain words.
     *
     * Left out: whoever performs.
     */
    performers?: string;
    /**
     * Only what is at this place. As in the entries: people/anna, or plain words.
     *
     * Left out: wherever it is.
     */
    place?: string;
    /**
     * On the page of an entry: only entries that share tags with it, those that share most first.
     *
     * Left out: false.
     */
    related?: boolean;
  };
  /**
   * Which of those that have a day.
   * - `upcoming`: what is not over yet
   * - `past`: what is over
   * - `all`: all
   *
   * Left out: upcoming.
   */
  when?: 'upcoming' | 'past' | 'all';
  /**
   * How an event with several dates is shown.
   * - `apart`: as an entry for each of its dates
   * - `together`: as one entry with its next date, which says the others in a few words: 5, 12 and
   * 19 December, or every Saturday until 28 March
   *
   * Left out: apart.
   */
  series?: 'apart' | 'together';
  /**
   * The order.
   * - `written`: as in the file
   * - `name`: by name
   * - `soonest`: by day, the first day first
   * - `newest`: by day, the last day first
   * - `cheapest`: by price
   *
   * Left out: events by their day, posts and vacancies the newest first, others as in the file.
   */
  sort?: 'written' | 'name' | 'soonest' | 'newest' | 'cheapest';
  /**
   * Headings between the entries.
   * - `tag`: one for each first tag
   * - `group`: one for each group of people
   * - `month`: one for each month
   *
   * Left out: there are none.
   */
  group?: 'tag' | 'group' | 'month';
  /**
   * The largest number of entries.
   *
   * Limits: at least 1.
   *
   * Left out: all are shown.
   */
  limit?: number | InBraces;
  /**
   * Buttons by which visitors choose a tag.
   *
   * Left out: all entries are shown.
   */
  choose?: {
    /** What is chosen, for example Subject. */
    label: string;
    /**
     * The button for all entries, for example All.
     *
     * Left out: it says “All”, in the language of the site.
     */
    all?: string;
    /**
     * Tells those who do not see the page how many entries a choice leaves. {count} becomes their
     * number.
     *
     * Limits: must hold no { } but {count}; must hold {count}, where the number of entries goes.
     *
     * Left out: it says “Entries shown: {count}”, in the language of the site.
     */
    left?: string;
  };
  /**
   * What is shown if no entry is left.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the section is not shown then.
   */
  empty?: string;
  /**
   * A link below the entries, for example to all of them.
   *
   * Left out: there is no link.
   */
  more?: Link;
};

/**
 * On the page of an entry of a collection: links to the entries before and behind it, and to the
 * pages of its tags.
 */
export type EntryLinksSection = {
  /** The kind of section. */
  kind: 'entry-links';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words above the section.
   *
   * Left out: there are no small words.
   */
  label?: string;
  /**
   * The section is counted, and its number is shown before the small words.
   *
   * Left out: false.
   */
  numbered?: boolean;
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * What the links are, for screen readers, for example More courses.
   *
   * Left out: it says “More”, in the language of the site.
   */
  name?: string;
  /**
   * The small words above the name of the entry before this one.
   *
   * Left out: it says “Previous”, in the language of the site.
   */
  previous?: string;
  /**
   * The small words above the name of the entry behind this one.
   *
   * Left out: it says “Next”, in the language of the site.
   */
  next?: string;
  /**
   * The order of the entries.
   * - `written`: as in the file
   * - `name`: by name
   * - `day`: by day, the first day first
   *
   * Left out: by day where entries have one, others as in the file.
   */
  sort?: 'written' | 'name' | 'day';
  /**
   * The words before the tags of the entry that have a page: those of a page with each: such as
   * courses/tags.
   *
   * Left out: its tags are not shown.
   */
  tags?: string;
};

/**
 * How to reach the business: the telephone numbers, e-mail addresses and address of contact in
 * config/site.ts, with its hours beside them.
 */
export type ContactSection = {
  /** The kind of section. */
  kind: 'contact';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * The heading above the hours of business in config/site.ts.
   *
   * Left out: the hours are not shown.
   */
  hoursTitle?: string;
};

/** The opening hours: each day of the week, breaks and holidays. */
export type OpeningHoursSection = {
  /** The kind of section. */
  kind: 'opening-hours';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * The languages whose pages show the section, of a site in several: those of config/site.ts, or
   * their first parts, such as de.
   *
   * Left out: those of every language show it.
   */
  languages?: string[] | InBraces;
  /**
   * A name for this section, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters a to z, digits and -.
   *
   * Left out: no link leads to this section.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the section’s number is shown before the small words.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground of the section: one of these, or the name of one of grounds in config/theme.ts.
   * - `default`: the ground of the page
   * - `tint`: slightly set apart
   * - `band`: the dark band, at most one on a page
   *
   * Left out: default.
   */
  tone?: 'default' | 'tint' | 'band' | (string & {});
  /**
   * The shape between this section and the one above it.
   * - `none`: the two grounds meet in a straight line
   * - `straight`: a thin line, also between two sections of one ground
   * - `step`: a stair of three steps
   * - `curve`: a wide arc
   * - `torn`: torn paper
   *
   * Left out: that of sections in config/theme.ts, else none.
   */
  edge?: 'none' | 'straight' | 'step' | 'curve' | 'torn';
  /**
   * The room above and below the section.
   * - `compact`: little room, for utility pages and long lists
   * - `regular`: the room of space.section in config/theme.ts
   * - `airy`: much room
   *
   * Left out: that of sections in config/theme.ts, else regular.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * The section is a sheet that reaches into the section above it, unless its ground is a
   * photograph.
   *
   * Left out: false.
   */
  overlaps?: boolean;
  /**
   * A photograph as the ground of the section. Words stand on it in the colour of the headings of
   * its tone, such as band, and as much of a deep shade of the tone lies over the photograph as
   * they need to be read: the build measures that. Calm and dark photographs need least.
   *
   * Left out: the ground is that of the tone.
   */
  ground?: GroundPhoto;
  /**
   * Where the heading stands, and the content with it.
   * - `left`: the heading on the left above the content
   * - `centred`: the heading in the middle above the content
   * - `offset`: the heading in the left third, the content beside it, on wide screens
   *
   * Left out: that of sections in config/theme.ts, else left.
   */
  align?: 'left' | 'centred' | 'offset';
  /**
   * How wide the section is.
   * - `regular`: as wide as the page
   * - `text`: as wide as text that is read comfortably
   * - `wide`: wider than the page
   * - `full`: as wide as the window: pictures, maps and videos reach its edges, words keep their
   * distance
   *
   * Left out: regular.
   */
  width?: 'regular' | 'text' | 'wide' | 'full';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: only the heading is shown.
   */
  lead?: string;
  /**
   * How the hours are shown.
   * - `list`: a line for each day of the week, with the days that differ beside them
   * - `sign`: a painted sign with the heading on it: days with the same hours on one large line,
   * with the days that differ on a slip of paper pinned to it
   * - `bars`: a bar for each day of the week, on one scale from the earliest opening to the latest
   * closing, with the days that differ below
   *
   * Left out: list.
   */
  layout?: 'list' | 'sign' | 'bars';
  /**
   * The heading of the days with other hours.
   *
   * Left out: they have no heading.
   */
  specialTitle?: string;
  /**
   * A note below the hours.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: there is no note.
   */
  note?: string;
  /**
   * Hours only for this section, for example of a second shop.
   *
   * Left out: the hours of business in config/site.ts.
   */
  hours?: Hours | InBraces;
};

/** A part of a page. */
export type Section =
  | HeroSection
  | PageHeaderSection
  | FeatureSection
  | AlternatingSection
  | PanelsSection
  | CardsSection
  | StepsSection
  | TimelineSection
  | CallToActionSection
  | StatisticsSection
  | ArticleSection
  | ProseSection
  | TableSection
  | QuotesSection
  | VisionSection
  | TeamSection
  | FaqSection
  | FormSection
  | ConfirmSection
  | MapSection
  | GallerySection
  | BeforeAfterSection
  | LogosSection
  | PeopleSection
  | VideoSection
  | EmbedSection
  | SearchSection
  | NewsSection
  | ListSection
  | EntryLinksSection
  | ContactSection
  | OpeningHoursSection;

/** One line of text. */
export type TextField = {
  /** The kind of field. */
  kind: 'text';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The largest number of characters that the field accepts. An emoji counts as two or more.
   *
   * Limits: more than 0.
   *
   * Left out: 5000.
   */
  maxLength?: number | InBraces;
  /**
   * What the browser may fill in for the visitor: for example name, email, tel, organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code; must be
   * for one line: write address-line1, or make the field a textarea.
   *
   * Left out: the browser decides.
   */
  autoComplete?: string;
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The value after the form is cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
};

/** An e-mail address. Phones show the matching keyboard. */
export type EmailField = {
  /** The kind of field. */
  kind: 'email';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The largest number of characters that the field accepts. An emoji counts as two or more.
   *
   * Limits: more than 0.
   *
   * Left out: 5000.
   */
  maxLength?: number | InBraces;
  /**
   * What the browser may fill in for the visitor: for example name, email, tel, organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code; must be
   * for one line: write address-line1, or make the field a textarea.
   *
   * Left out: the browser decides.
   */
  autoComplete?: string;
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The value after the form is cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
};

/** A telephone number. Phones show a keyboard of digits. */
export type TelField = {
  /** The kind of field. */
  kind: 'tel';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The largest number of characters that the field accepts. An emoji counts as two or more.
   *
   * Limits: more than 0.
   *
   * Left out: 5000.
   */
  maxLength?: number | InBraces;
  /**
   * What the browser may fill in for the visitor: for example name, email, tel, organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code; must be
   * for one line: write address-line1, or make the field a textarea.
   *
   * Left out: the browser decides.
   */
  autoComplete?: string;
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The value after the form is cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
};

/**
 * A telephone number of any country, whose code visitors choose in a list, or type with a +. Stored
 * as it is dialled from anywhere, such as +442079460000 (E.164), or as an empty text.
 */
export type InternationalTelField = {
  /** The kind of field. */
  kind: 'international-tel';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The country as two capital letters, for example GB: its numbers need no code, and it is chosen
   * at the start.
   *
   * Limits: must be the two capital letters of a country, for example GB.
   */
  country: string;
  /**
   * The name of the list of countries, for screen readers.
   *
   * Left out: it says “Country code”, in the language of the site.
   */
  countryLabel?: string;
  /**
   * The error message for anything that is no whole number of its country.
   *
   * Left out: it says “Please enter a whole telephone number, and choose its country”, in the
   * language of the site.
   */
  errorMessage?: string;
  /**
   * What the browser may fill in for the visitor: for example name, email, tel, organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code; must be
   * for one line: write address-line1, or make the field a textarea.
   *
   * Left out: tel.
   */
  autoComplete?: string;
};

/** A web address. Phones show the matching keyboard. */
export type UrlField = {
  /** The kind of field. */
  kind: 'url';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The largest number of characters that the field accepts. An emoji counts as two or more.
   *
   * Limits: more than 0.
   *
   * Left out: 5000.
   */
  maxLength?: number | InBraces;
  /**
   * What the browser may fill in for the visitor: for example name, email, tel, organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code; must be
   * for one line: write address-line1, or make the field a textarea.
   *
   * Left out: the browser decides.
   */
  autoComplete?: string;
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The value after the form is cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
};

/** Several lines of text. */
export type TextareaField = {
  /** The kind of field. */
  kind: 'textarea';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The largest number of characters that the field accepts. An emoji counts as two or more.
   *
   * Limits: more than 0.
   *
   * Left out: 5000.
   */
  maxLength?: number | InBraces;
  /**
   * What the browser may fill in for the visitor: for example name, email, tel, organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code.
   *
   * Left out: the browser decides.
   */
  autoComplete?: string;
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The value after the form is cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
  /**
   * The height of the field in lines.
   *
   * Limits: at least 2.
   */
  rows: number | InBraces;
};

/** A number. Stored as a number, or as nothing if the field is empty. */
export type NumberField = {
  /** The kind of field. */
  kind: 'number';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The step between numbers: 1 accepts whole numbers, 0.5 halves, 0.01 cents.
   *
   * Limits: more than 0.
   *
   * Left out: 1.
   */
  step?: number | InBraces;
  /**
   * A − and a + beside the number, which go one step within the limits of its rules: {} has the
   * usual words.
   *
   * Left out: visitors type the number.
   */
  steppers?: Steppers;
  /**
   * A sign before the number, for example £. Screen readers say it with the label, as they do the
   * unit.
   *
   * Left out: nothing is shown there.
   */
  prefix?: string;
  /**
   * Words after the number, for example € or years.
   *
   * Left out: nothing is shown there.
   */
  unit?: string;
  /**
   * The error message for anything that is not such a number.
   *
   * Left out: it says “Please enter a number”, in the language of the site.
   */
  errorMessage?: string;
  /**
   * What the browser may fill in for the visitor: for example name, email, tel, organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code; must be
   * for one line: write address-line1, or make the field a textarea.
   *
   * Left out: the browser decides.
   */
  autoComplete?: string;
  /**
   * The number at the start.
   *
   * Left out: the field is empty.
   */
  initial?: number | InBraces;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
};

/** A day, chosen from the browser’s own calendar. Stored as text like 2026-11-21. */
export type DateField = {
  /** The kind of field. */
  kind: 'date';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The error message for a day that is incomplete or does not exist.
   *
   * Left out: it says “Please enter the whole day: day, month and year”, in the language of the
   * site.
   */
  errorMessage?: string;
  /**
   * So many places on each day, and what visitors read of them.
   *
   * Limits: must not have tooFew without count: each message takes one place.
   *
   * Left out: any number of visitors can choose a day.
   */
  places?: DayPlaces;
  /**
   * What the browser may fill in for the visitor: for example name, email, tel, organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code; must be
   * bday, the only day that browsers know, or off.
   *
   * Left out: the browser decides.
   */
  autoComplete?: string;
  /**
   * The day at the start, like 2026-11-21: the same for all, whenever they come.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
};

/**
 * A month of a year, such as that in which a card expires or since when something is so: a list of
 * months beside a line for the year. Stored as text like 2026-11.
 */
export type MonthField = {
  /** The kind of field. */
  kind: 'month';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The words above the list of months.
   *
   * Left out: it says “Month”, in the language of the site.
   */
  monthLabel?: string;
  /**
   * The words above the line for the year.
   *
   * Left out: it says “Year”, in the language of the site.
   */
  yearLabel?: string;
  /**
   * The first words of the list of months, for example Please choose.
   *
   * Left out: it says “Please choose”, in the language of the site.
   */
  placeholder?: string;
  /**
   * The error message for a month without a whole year, or a year without its month.
   *
   * Left out: it says “Please choose the month, and write the year with four digits”, in the
   * language of the site.
   */
  errorMessage?: string;
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
};

/** A time of day. Stored as text like 09:30. */
export type TimeField = {
  /** The kind of field. */
  kind: 'time';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The error message for a time that is incomplete.
   *
   * Left out: it says “Please enter the whole time, for example 09:30”, in the language of the
   * site.
   */
  errorMessage?: string;
  /**
   * The times as a list to choose from: those of the opening hours, or of the day in another field,
   * as its rule opening-time says. With places of that day each says how many it has left.
   *
   * Left out: any time can be typed.
   */
  slots?: Slots;
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
};

/** One of several options, in a list. */
export type SelectField = {
  /** The kind of field. */
  kind: 'select';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The options, in order. Or { from } with the name of a collection.
   *
   * Limits: at least 1 entry.
   */
  options: {
    /**
     * What is stored when a visitor chooses it.
     *
     * Limits: must be one line, without invisible characters.
     */
    value: string;
    /**
     * What visitors read.
     *
     * Left out: the value itself.
     */
    label?: string;
    /**
     * What it costs, or how much it counts, for a field of the kind price.
     *
     * Limits: from -1000000 to 1000000; must be rounded to two decimals.
     *
     * Left out: it costs nothing.
     */
    price?: number | InBraces;
    /**
     * What a night costs in single seasons, in place of price. A part of a price counts it that has
     * nights with seasons.
     *
     * Left out: it costs the same in each season.
     */
    seasonPrices?: SeasonPrice[] | InBraces;
    /**
     * How many places it has: as many visitors can choose it. The field then has places, the words
     * for it.
     *
     * Limits: more than 0.
     *
     * Left out: any number of visitors can choose it.
     */
    capacity?: number | InBraces;
  }[] | OptionsOfEntries | InBraces;
  /**
   * An option more, below the others, with a line for words of the visitor’s own. They are stored
   * as the value, or as one of several.
   *
   * Left out: visitors choose among the options.
   */
  other?: OwnAnswer;
  /**
   * The error message for an option made from a collection that is over when the form is sent, or
   * has not begun.
   *
   * Left out: it is the message of the first rule of the field, or a general one.
   */
  over?: string;
  /**
   * The first words of the list, which cannot be chosen, for example Please choose.
   *
   * Left out: the list starts with the options.
   */
  placeholder?: string;
  /**
   * What visitors read of options with a capacity. Options made from a collection have the seats of
   * their entries as theirs.
   *
   * Limits: must not have tooFew without count: each message takes one place.
   *
   * Left out: no option has a capacity.
   */
  places?: Places;
  /**
   * What the browser may fill in for the visitor: for example name, email, tel, organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code.
   *
   * Left out: the browser decides.
   */
  autoComplete?: string;
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The value after the form is cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
};

/** One of several options, all visible at once. */
export type RadioField = {
  /** The kind of field. */
  kind: 'radio';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The options, in order. Or { from } with the name of a collection.
   *
   * Limits: at least 1 entry.
   */
  options: {
    /**
     * What is stored when a visitor chooses it.
     *
     * Limits: must be one line, without invisible characters; may hold `**bold**`, `*italic*` and
     * `[words](/Contact)`.
     */
    value: string;
    /**
     * What visitors read.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: the value itself.
     */
    label?: string;
    /**
     * What it costs, or how much it counts, for a field of the kind price.
     *
     * Limits: from -1000000 to 1000000; must be rounded to two decimals.
     *
     * Left out: it costs nothing.
     */
    price?: number | InBraces;
    /**
     * What a night costs in single seasons, in place of price. A part of a price counts it that has
     * nights with seasons.
     *
     * Left out: it costs the same in each season.
     */
    seasonPrices?: SeasonPrice[] | InBraces;
    /**
     * A sentence below what visitors read of the option; screen readers say it with the option.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: there is none.
     */
    description?: string;
    /**
     * How many places it has: as many visitors can choose it. The field then has places, the words
     * for it.
     *
     * Limits: more than 0.
     *
     * Left out: any number of visitors can choose it.
     */
    capacity?: number | InBraces;
  }[] | OptionsOfEntries | InBraces;
  /**
   * An option more, below the others, with a line for words of the visitor’s own. They are stored
   * as the value, or as one of several.
   *
   * Left out: visitors choose among the options.
   */
  other?: OwnAnswer;
  /**
   * The error message for an option made from a collection that is over when the form is sent, or
   * has not begun.
   *
   * Left out: it is the message of the first rule of the field, or a general one.
   */
  over?: string;
  /**
   * What visitors read of options with a capacity. Options made from a collection have the seats of
   * their entries as theirs.
   *
   * Limits: must not have tooFew without count: each message takes one place.
   *
   * Left out: no option has a capacity.
   */
  places?: Places;
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The value after the form is cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
};

/** A box to tick, for example a consent: its label may hold links. Stored as true or false. */
export type CheckboxField = {
  /** The kind of field. */
  kind: 'checkbox';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * Whether it is ticked at the start.
   *
   * Left out: false.
   */
  initial?: boolean;
};

/** Some of several options: boxes to tick. Stored as a list. */
export type CheckboxesField = {
  /** The kind of field. */
  kind: 'checkboxes';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The options, in order. Or { from } with the name of a collection.
   *
   * Limits: at least 1 entry.
   */
  options: {
    /**
     * What is stored when a visitor chooses it.
     *
     * Limits: must be one line, without invisible characters; may hold `**bold**`, `*italic*` and
     * `[words](/Contact)`.
     */
    value: string;
    /**
     * What visitors read.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: the value itself.
     */
    label?: string;
    /**
     * What it costs, or how much it counts, for a field of the kind price.
     *
     * Limits: from -1000000 to 1000000; must be rounded to two decimals.
     *
     * Left out: it costs nothing.
     */
    price?: number | InBraces;
    /**
     * What a night costs in single seasons, in place of price. A part of a price counts it that has
     * nights with seasons.
     *
     * Left out: it costs the same in each season.
     */
    seasonPrices?: SeasonPrice[] | InBraces;
    /**
     * A sentence below what visitors read of the option; screen readers say it with the option.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: there is none.
     */
    description?: string;
    /**
     * How many places it has: as many visitors can choose it. The field then has places, the words
     * for it.
     *
     * Limits: more than 0.
     *
     * Left out: any number of visitors can choose it.
     */
    capacity?: number | InBraces;
  }[] | OptionsOfEntries | InBraces;
  /**
   * An option more, below the others, with a line for words of the visitor’s own. They are stored
   * as the value, or as one of several.
   *
   * Left out: visitors choose among the options.
   */
  other?: OwnAnswer;
  /**
   * The error message for an option made from a collection that is over when the form is sent, or
   * has not begun.
   *
   * Left out: it is the message of the first rule of the field, or a general one.
   */
  over?: string;
  /**
   * What visitors read of options with a capacity. Options made from a collection have the seats of
   * their entries as theirs.
   *
   * Limits: must not have tooFew without count: each message takes one place.
   *
   * Left out: no option has a capacity.
   */
  places?: PlacesOfBoxes;
  /**
   * The values ticked at the start.
   *
   * Left out: none is ticked.
   */
  initial?: string[] | InBraces;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
};

/** Stars. Stored as their number, or as nothing if none were given. */
export type RatingField = {
  /** The kind of field. */
  kind: 'rating';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * What each star means, starting with the worst, for example Poor.
   *
   * Limits: from 2 to 10 entries.
   */
  stars: string[] | InBraces;
};

/**
 * Numbers in a row with words for the first and the last, such as 0 to 10. Stored as the number
 * chosen, or as nothing if none was.
 */
export type ScaleField = {
  /** The kind of field. */
  kind: 'scale';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The first number.
   *
   * Limits: from 0 to 100.
   *
   * Left out: 0.
   */
  from?: number | InBraces;
  /** The last number. */
  to: number | InBraces;
  /** What the first number means, for example Not at all likely. */
  lowest: string;
  /** What the last number means, for example Very likely. */
  highest: string;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
};

/**
 * Statements with the same answers to each, as in a survey: a table of rows and columns, on
 * telephones one below the other. Stored as a group that has the answer of each row by the name of
 * the row, or nothing where none was given; a row that may be left out is not there then.
 */
export type MatrixField = {
  /** The kind of field. */
  kind: 'matrix';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The statements, in order.
   *
   * Limits: from 1 to 30 entries.
   */
  rows: MatrixRow[] | InBraces;
  /**
   * The answers of which visitors choose one in each row, in order.
   *
   * Limits: from 2 to 11 entries.
   */
  columns: MatrixColumn[] | InBraces;
  /**
   * Whether visitors may choose several answers in a row: boxes to tick. Stored as a list in each
   * row. The answers are texts then, no numbers.
   *
   * Left out: false: one answer in each row.
   */
  several?: boolean;
  /**
   * The error message for a row without an answer, where the rule required asks for all. {row}
   * becomes its statement, {message} the message of the rule.
   *
   * Limits: must hold no { } but {row} and {message}; must hold {row}, where the statement goes.
   *
   * Left out: it says ““{row}”: {message}”, in the language of the site.
   */
  unanswered?: string;
};

/**
 * A file, or several. Each is sent as soon as it is chosen. Stored as the address from which it can
 * be downloaded; several as a list of addresses.
 */
export type FileField = {
  /** The kind of field. */
  kind: 'file';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * Where the file is stored, and which files are accepted.
   *
   * Limits: must say which files are accepted: write types, for example ["pdf"], or accept.
   */
  upload: {
    /**
     * The folder in the file storage, with a / at the end.
     *
     * Limits: must be like Image/CvDeveloper/.
     */
    folder: string;
    /**
     * The types of files that are accepted.
     *
     * Limits: at least 1 entry.
     *
     * Left out: the types of accept.
     */
    types?: ('pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'jpg' | 'png' | 'webp' | 'heic' | 'mp3' | 'm4a' | 'wav' | 'ogg' | 'mp4' | 'mov' | 'webm' | 'xlsx' | 'xls' | 'ods' | 'csv')[] | InBraces;
    /**
     * Groups of file types that are accepted.
     * - `documents`: pdf, doc, docx, odt and rtf
     * - `images`: jpg, png, webp, and heic of telephones, which is stored as it is
     * - `sound`: mp3, m4a, wav and ogg
     * - `video`: mp4, mov and webm
     * - `spreadsheets`: xlsx, xls, ods and csv
     *
     * Limits: at least 1 entry.
     *
     * Left out: only the entries of types.
     */
    accept?: ('documents' | 'images' | 'sound' | 'video' | 'spreadsheets')[] | InBraces;
    /**
     * The largest accepted file, in megabytes of 1 048 576 bytes.
     *
     * Limits: from 1 to 100.
     */
    maxMegabytes: number | InBraces;
    /**
     * The most megabytes of all files of the field together. Only the browser checks it.
     *
     * Limits: from 1 to 1000.
     *
     * Left out: each file may be as large as maxMegabytes says.
     */
    maxTotalMegabytes?: number | InBraces;
  };
  /**
   * The error messages below the field for a file that is not sent.
   *
   * Left out: they are the usual words, in the language of the site.
   */
  errorMessages?: {
    /**
     * Shown for an empty file.
     *
     * Left out: it says “This file is empty”, in the language of the site.
     */
    empty?: string;
    /**
     * Shown for a file that is too large.
     *
     * Left out: it says “This file is too large”, in the language of the site.
     */
    tooLarge?: string;
    /**
     * Shown for a file of another type.
     *
     * Left out: it says “This type of file cannot be sent”, in the language of the site.
     */
    wrongType?: string;
    /**
     * Shown for a file that could not be sent. Needed where a rule requires the file; in a list,
     * failed is shown instead.
     *
     * Left out: nothing is shown.
     */
    notSent?: string;
    /**
     * Shown for a file beyond maxFiles, which needs it.
     *
     * Left out: a new file replaces the one before.
     */
    tooMany?: string;
    /**
     * Shown for a file beyond maxTotalMegabytes, which needs it.
     *
     * Left out: there is no such limit.
     */
    tooMuch?: string;
  };
  /**
   * The largest number of files. They are listed, and each can be removed.
   *
   * Limits: from 1 to 10.
   *
   * Left out: one file, without a list.
   */
  maxFiles?: number | InBraces;
  /**
   * The words in the list of files; maxFiles needs them.
   *
   * Left out: they are the usual words, in the language of the site.
   */
  list?: {
    /**
     * The label of the button that stops sending a file.
     *
     * Left out: it says “Cancel”, in the language of the site.
     */
    cancel?: string;
    /**
     * The label of the button that sends a file again.
     *
     * Left out: it says “Try again”, in the language of the site.
     */
    retry?: string;
    /**
     * The label of the button that removes a file.
     *
     * Left out: it says “Remove”, in the language of the site.
     */
    remove?: string;
    /**
     * Shown for a file that could not be sent.
     *
     * Left out: it says “This file could not be sent”, in the language of the site.
     */
    failed?: string;
    /**
     * Shown for a file that was sent.
     *
     * Left out: it says “Sent”, in the language of the site.
     */
    sent?: string;
  };
};

/**
 * Several entries of the same fields, such as children or guests: visitors add and remove them.
 * Stored as a list, each entry with the names of its fields.
 */
export type ListField = {
  /** The kind of field. */
  kind: 'list';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The fields of one entry, in order, of every kind but matrix, price, file, group, list and
   * stored-group. Notes may stand between them. The parts of an address are fields of the entry:
   * AddressStreet, AddressTown. Conditions name fields of the same entry, or of the form where the
   * entry has none of that name.
   *
   * Limits: at least 1 entry; must not be there for an address in an entry: write one condition, or
   * all.
   */
  fields: (Exclude<Field, { kind: 'matrix' | 'file' | 'list' | 'stored-group' | 'price' | 'group' }>)[] | InBraces;
  /**
   * The checks of each entry, in order. They name fields of the entry.
   *
   * Left out: nothing is checked in an entry.
   */
  rules?: Rule[] | InBraces;
  /**
   * The smallest number of entries. The form starts with so many.
   *
   * Limits: from 0 to 20.
   *
   * Left out: 1.
   */
  min?: number | InBraces;
  /**
   * The largest number of entries.
   *
   * Limits: from 1 to 20.
   */
  max: number | InBraces;
  /**
   * The title of each entry. {number} becomes its number.
   *
   * Limits: must hold no { } but {number}.
   *
   * Left out: entryTitle of the words in config/site.ts.
   */
  entry?: string;
  /**
   * The label of the button that adds an entry.
   *
   * Left out: addEntry of the words in config/site.ts.
   */
  add?: string;
  /**
   * The label of the button that removes an entry.
   *
   * Left out: removeEntry of the words in config/site.ts.
   */
  remove?: string;
};

/**
 * Several fields whose answers are stored together, under the name of the group: Address holds
 * Street and Town. Other groups only arrange fields.
 */
export type StoredGroupField = {
  /** The kind of field. */
  kind: 'stored-group';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The fields of the group, in order, of every kind but matrix, price, file, group, list and
   * stored-group. Notes may stand between them. The parts of an address are fields of the group:
   * AddressStreet, AddressTown. Conditions name fields of the group, or of the form where the group
   * has none of that name.
   *
   * Limits: at least 1 entry; must not be there for an address in an entry: write one condition, or
   * all.
   */
  fields: (Exclude<Field, { kind: 'matrix' | 'file' | 'list' | 'stored-group' | 'price' | 'group' }>)[] | InBraces;
  /**
   * The checks of its fields, in order. They name fields of the group.
   *
   * Left out: nothing is checked in the group.
   */
  rules?: Rule[] | InBraces;
};

/**
 * A price, or without a currency any other number such as points or an average, that is worked out
 * from the other fields and shown: nobody types it. Stored as a number, which the server works out
 * again.
 */
export type PriceField = {
  /** The kind of field. */
  kind: 'price';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The currency, as a code of three letters: EUR, GBP, CHF.
   *
   * Limits: must be a code of three capital letters, for example EUR, GBP or CHF.
   *
   * Left out: it is no price, but a number.
   */
  currency?: string;
  /**
   * Words behind the number where it is no price, for example points.
   *
   * Left out: nothing is shown there.
   */
  unit?: string;
  /**
   * What is added up. An amount or a day that stands elsewhere too can be one of the values of
   * config/site.ts, written as its name in braces.
   *
   * Limits: at least 1 entry.
   *
   * Left out: write average instead.
   */
  sum?: PricePart[] | InBraces;
  /**
   * The names of the fields whose numbers are averaged, to two decimals: numbers, stars, scales,
   * matrices whose columns have numbers, and fields whose options have prices. What is not answered
   * does not count; where nothing is, there is no average.
   *
   * Limits: at least 1 entry.
   *
   * Left out: write sum instead.
   */
  average?: string[] | InBraces;
  /**
   * Only the browser works it out, and the server takes any number: needed where the server cannot,
   * as with halves of a number, or one that has no rules min and max.
   *
   * Left out: false.
   */
  clientOnly?: boolean;
};

/**
 * A postal address, with the parts, the order and the words of the country that the visitor
 * chooses. Stored together: street, extra, postalCode, town, region where the country needs one,
 * and country (its two letters) where there is a choice.
 */
export type AddressField = {
  /** The kind of field. */
  kind: 'address';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The countries that can be chosen, by their two letters. A single one is neither asked nor
   * stored.
   *
   * Left out: all countries, in the order of their names.
   */
  countries?: string[] | InBraces;
  /**
   * The country that is chosen at the start.
   *
   * Limits: must be the two capital letters of a country, for example GB.
   *
   * Left out: the visitor chooses.
   */
  first?: string;
  /**
   * The parts that are asked, besides the country.
   *
   * Limits: at least 1 entry.
   *
   * Left out: all that the country has.
   */
  parts?: ('street' | 'extra' | 'postalCode' | 'town' | 'region')[] | InBraces;
  /**
   * Whether all of it may stay empty.
   *
   * Left out: false: it must be whole; the second line may be empty.
   */
  optional?: boolean;
  /**
   * What the browser fills in: the address for parcels, or that for bills.
   * - `shipping`: the one to which parcels go
   * - `billing`: the one on bills
   *
   * Left out: the visitor’s own.
   */
  purpose?: 'shipping' | 'billing';
  /**
   * What the parts are called.
   *
   * Left out: they are the usual words, in the language of the site.
   */
  labels?: {
    /**
     * The words above the street.
     *
     * Left out: it says “Street address”, in the language of the site.
     */
    street?: string;
    /**
     * Those above a second line, which may stay empty.
     *
     * Left out: it says “Flat, building or care of”, in the language of the site.
     */
    extra?: string;
    /**
     * Those above the place.
     *
     * Left out: it says “Town or city”, in the language of the site.
     */
    town?: string;
    /**
     * The same in countries that write of cities, such as the USA.
     *
     * Left out: it says “City”, in the language of the site.
     */
    city?: string;
    /**
     * The same in Australia.
     *
     * Left out: it says “Suburb”, in the language of the site.
     */
    suburb?: string;
    /**
     * Those above the postal code.
     *
     * Left out: it says “Postal code”, in the language of the site.
     */
    postalCode?: string;
    /**
     * The same in Great Britain and New Zealand.
     *
     * Left out: it says “Postcode”, in the language of the site.
     */
    postcode?: string;
    /**
     * The same in the USA.
     *
     * Left out: it says “ZIP code”, in the language of the site.
     */
    zipCode?: string;
    /**
     * The same in India.
     *
     * Left out: it says “PIN code”, in the language of the site.
     */
    pinCode?: string;
    /**
     * The same in Ireland.
     *
     * Left out: it says “Eircode”, in the language of the site.
     */
    eircode?: string;
    /**
     * Those above a region, in countries that need it.
     *
     * Left out: it says “Region”, in the language of the site.
     */
    region?: string;
    /**
     * The same in countries of states, such as the USA.
     *
     * Left out: it says “State”, in the language of the site.
     */
    state?: string;
    /**
     * The same in countries of provinces, such as Canada.
     *
     * Left out: it says “Province”, in the language of the site.
     */
    province?: string;
    /**
     * The same in Ireland.
     *
     * Left out: it says “County”, in the language of the site.
     */
    county?: string;
    /**
     * The same in Japan.
     *
     * Left out: it says “Prefecture”, in the language of the site.
     */
    prefecture?: string;
    /**
     * The same in the United Arab Emirates.
     *
     * Left out: it says “Emirate”, in the language of the site.
     */
    emirate?: string;
    /**
     * Those above the list of countries.
     *
     * Left out: it says “Country”, in the language of the site.
     */
    country?: string;
    /**
     * The first words of that list.
     *
     * Left out: it says “Please choose”, in the language of the site.
     */
    choose?: string;
  };
  /**
   * What is said of a part that is wrong.
   *
   * Left out: they are the usual words, in the language of the site.
   */
  errorMessages?: {
    /**
     * The error message for a part that is empty. {part} becomes its label.
     *
     * Limits: must hold no { } but {part}; must hold {part}, where the label goes.
     *
     * Left out: it says “Please fill in: {part}”, in the language of the site.
     */
    missing?: string;
    /**
     * The error message for a postal code that the country does not write so.
     *
     * Left out: it says “Please enter the postal code as your country writes it”, in the language
     * of the site.
     */
    wrongCode?: string;
  };
};

/**
 * One of the countries, by its name in the language of the page, in a list. Stored as its two
 * letters, such as GB. A whole postal address is a field of the kind address.
 */
export type CountryField = {
  /** The kind of field. */
  kind: 'country';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * A hint in small letters below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: a rule “pattern” of the field shows what it wants; otherwise no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row the field takes.
   * - `full`: the whole row
   * - `half`: half a row, where there is room: two such fields share one
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The countries that can be chosen, by their two letters.
   *
   * Left out: all countries, in the order of their names.
   */
  countries?: string[] | InBraces;
  /**
   * The country that is chosen at the start.
   *
   * Limits: must be the two capital letters of a country, for example GB.
   *
   * Left out: the visitor chooses.
   */
  first?: string;
  /**
   * The first words of the list, which cannot be chosen, for example Please choose.
   *
   * Left out: it says “Please choose”, in the language of the site.
   */
  placeholder?: string;
  /**
   * What the browser may fill in for the visitor: for example name, email, tel, organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code.
   *
   * Left out: the browser decides.
   */
  autoComplete?: string;
  /**
   * The name by which a link fills in the field: with course, /Contact?course=german does. What the
   * visitor wrote stays.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits, - and _, at most 40;
   * must not start with utm_: that names a campaign.
   *
   * Left out: no link fills it in.
   */
  prefill?: string;
};

/** Words between fields. They ask and store nothing. */
export type NoteField = {
  /** The kind of field. */
  kind: 'note';
  /**
   * The words. The name of a field of the form in { } becomes what was answered there, for example
   * {Name}; a name that begins with a small letter stands in doubled braces: {{name}}.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the note has paragraphs.
   */
  words?: string;
  /**
   * More words below these, or in their place. In paragraphs and points names of fields in { }
   * become answers as well. Each entry of the list is a paragraph. `{ heading: '…' }` is a heading.
   * `{ rows: [ … ] }` is a small table. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
   * `[words](/Contact)` are shown as such.
   *
   * Left out: the words are all.
   */
  paragraphs?: NoteBlock[] | InBraces;
  /**
   * A question that opens the note, for example Why do we ask? Until somebody presses it the words
   * are hidden.
   *
   * Left out: the words are always shown.
   */
  question?: string;
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
};

/** Several fields that belong together, under a label of their own. */
export type GroupField = {
  /** The kind of field. */
  kind: 'group';
  /**
   * The words above the fields.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  legend: string;
  /**
   * How the fields are arranged.
   * - `one`: below each other; two fields of half a row share one
   * - `two`: two side by side, where there is room
   * - `three`: three side by side, where there is room
   *
   * Left out: one.
   */
  columns?: 'one' | 'two' | 'three';
  /**
   * The fields of the group, in order. A group cannot hold another group.
   *
   * Limits: at least 1 entry.
   */
  fields: Exclude<Field, { kind: 'group' }>[] | InBraces;
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
};

/** A question of a form. */
export type Field =
  | TextField
  | EmailField
  | TelField
  | InternationalTelField
  | UrlField
  | TextareaField
  | NumberField
  | DateField
  | MonthField
  | TimeField
  | SelectField
  | RadioField
  | CheckboxField
  | CheckboxesField
  | RatingField
  | ScaleField
  | MatrixField
  | FileField
  | ListField
  | StoredGroupField
  | PriceField
  | AddressField
  | CountryField
  | NoteField
  | GroupField;

/** Some fields of a form with steps. */
export type Step = {
  /** The name of the step. */
  title: string;
  /**
   * The fields of the step, in order.
   *
   * Limits: at least 1 entry.
   */
  fields: Field[] | InBraces;
  /**
   * Shows this only while a field above it has this value. What is hidden is neither checked nor
   * stored.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
};

/** When a part of a form is shown. */
export type Condition = {
  /**
   * The name of the other field.
   *
   * Left out: write any or all instead.
   */
  field?: string;
  /**
   * The value that the other field must have: that of an option, or what was typed. Of a box that
   * is ticked it is true, in quotes; of several choices and of a matrix one of them will do.
   *
   * Limits: must be one line, without invisible characters.
   *
   * Left out: another of these is written, such as is or filled.
   */
  is?: string;
  /**
   * The value that the other field must not have; of several choices none may be it. An empty field
   * does not have it.
   *
   * Limits: must be one line, without invisible characters.
   *
   * Left out: another of these is written, such as is or filled.
   */
  isNot?: string;
  /**
   * The values of which the other field must have one, or of several choices at least one.
   *
   * Limits: at least 1 entry.
   *
   * Left out: another of these is written, such as is or filled.
   */
  isOneOf?: string[] | InBraces;
  /**
   * Whether the other field must be filled in: true if so, false if it must be empty. A box is
   * filled in by a tick.
   *
   * Left out: another of these is written, such as is or filled.
   */
  filled?: boolean;
  /**
   * The other field, a number, stars or a scale, must be more than this; an empty one never is.
   *
   * Limits: from -1000000000 to 1000000000.
   *
   * Left out: another of these is written, such as is or filled.
   */
  moreThan?: number | InBraces;
  /**
   * The other field, a number, stars or a scale, must be less than this; an empty one never is.
   *
   * Limits: from -1000000000 to 1000000000.
   *
   * Left out: another of these is written, such as is or filled.
   */
  lessThan?: number | InBraces;
  /**
   * Whether the day of birth in the other field, of the kind date, is that of somebody younger than
   * so many years, on the day of the visitor; of any other day, whether it is less than so many
   * years ago.
   *
   * Limits: from 1 to 150.
   *
   * Left out: another of these is written, such as is or filled.
   */
  youngerThan?: number | InBraces;
  /**
   * Whether it is that of somebody of so many years or more.
   *
   * Limits: from 1 to 150.
   *
   * Left out: another of these is written, such as is or filled.
   */
  notYoungerThan?: number | InBraces;
  /**
   * Conditions of which one at least must hold. These are not joined again.
   *
   * Limits: at least 1 entry.
   *
   * Left out: write field instead.
   */
  any?: JoinedCondition[] | InBraces;
  /**
   * Conditions that must all hold. These are not joined again.
   *
   * Limits: at least 1 entry.
   *
   * Left out: write field instead.
   */
  all?: JoinedCondition[] | InBraces;
};

/** One of several conditions on other fields. */
export type JoinedCondition = {
  /** The name of the other field. */
  field: string;
  /**
   * The value that the other field must have: that of an option, or what was typed. Of a box that
   * is ticked it is true, in quotes; of several choices and of a matrix one of them will do.
   *
   * Limits: must be one line, without invisible characters.
   *
   * Left out: another of these is written, such as is or filled.
   */
  is?: string;
  /**
   * The value that the other field must not have; of several choices none may be it. An empty field
   * does not have it.
   *
   * Limits: must be one line, without invisible characters.
   *
   * Left out: another of these is written, such as is or filled.
   */
  isNot?: string;
  /**
   * The values of which the other field must have one, or of several choices at least one.
   *
   * Limits: at least 1 entry.
   *
   * Left out: another of these is written, such as is or filled.
   */
  isOneOf?: string[] | InBraces;
  /**
   * Whether the other field must be filled in: true if so, false if it must be empty. A box is
   * filled in by a tick.
   *
   * Left out: another of these is written, such as is or filled.
   */
  filled?: boolean;
  /**
   * The other field, a number, stars or a scale, must be more than this; an empty one never is.
   *
   * Limits: from -1000000000 to 1000000000.
   *
   * Left out: another of these is written, such as is or filled.
   */
  moreThan?: number | InBraces;
  /**
   * The other field, a number, stars or a scale, must be less than this; an empty one never is.
   *
   * Limits: from -1000000000 to 1000000000.
   *
   * Left out: another of these is written, such as is or filled.
   */
  lessThan?: number | InBraces;
  /**
   * Whether the day of birth in the other field, of the kind date, is that of somebody younger than
   * so many years, on the day of the visitor; of any other day, whether it is less than so many
   * years ago.
   *
   * Limits: from 1 to 150.
   *
   * Left out: another of these is written, such as is or filled.
   */
  youngerThan?: number | InBraces;
  /**
   * Whether it is that of somebody of so many years or more.
   *
   * Limits: from 1 to 150.
   *
   * Left out: another of these is written, such as is or filled.
   */
  notYoungerThan?: number | InBraces;
};

/** The words for answers that are kept on a device. */
export type SaveForLater = {
  /**
   * The label of the button, for example Save and go on later.
   *
   * Left out: it says “Save and go on later”, in the language of the site.
   */
  save?: string;
  /**
   * What is said once it is saved. {day} becomes the day on which it is deleted.
   *
   * Limits: must hold no { } but {day}; must hold {day}, where the day goes.
   *
   * Left out: it says “Saved on this device until {day}. Whoever uses it can read what you wrote.”,
   * in the language of the site.
   */
  saved?: string;
  /**
   * What is said besides where the form has files, which no browser keeps.
   *
   * Left out: it says “Files are not saved: please choose them again.”, in the language of the
   * site.
   */
  files?: string;
  /**
   * What is said where the browser stores nothing.
   *
   * Left out: it says “This browser stores nothing. Please send the form before you leave this
   * page.”, in the language of the site.
   */
  failed?: string;
  /**
   * What is said to whoever comes back. {day} becomes the day on which it was saved.
   *
   * Limits: must hold no { } but {day}; must hold {day}, where the day goes.
   *
   * Left out: it says “Answers of {day} are saved on this device.”, in the language of the site.
   */
  found?: string;
  /**
   * The label of the button that brings the answers back.
   *
   * Left out: it says “Go on”, in the language of the site.
   */
  goOn?: string;
  /**
   * What is said then.
   *
   * Left out: it says “Your answers are back.”, in the language of the site.
   */
  restored?: string;
  /**
   * The label of the button that deletes them.
   *
   * Left out: it says “Delete”, in the language of the site.
   */
  remove?: string;
  /**
   * What is said then.
   *
   * Left out: it says “The saved answers are deleted.”, in the language of the site.
   */
  removed?: string;
};

/** The field is not empty. Only blanks count as empty. */
export type RequiredRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'required';
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/** The box is ticked. */
export type AcceptedRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'accepted';
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/** An e-mail address: text, an @, text, a dot, text, without blanks. */
export type EmailRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'email';
  /**
   * The error message that the visitor reads.
   *
   * Left out: it says “Please enter a valid e-mail address”, in the language of the site.
   */
  message?: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/** Only digits 0 to 9, at least one. */
export type DigitsRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'digits';
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * At least this many characters; an emoji counts as two or more. Blanks at either end are not
 * counted.
 */
export type MinLengthRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'min-length';
  /**
   * The smallest number of characters.
   *
   * Limits: more than 0, at most 1000.
   */
  length: number | InBraces;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * At most this many characters; an emoji counts as two or more. Blanks at either end are counted.
 */
export type MaxLengthRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'max-length';
  /**
   * The largest number of characters.
   *
   * Limits: more than 0.
   */
  length: number | InBraces;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/** A web address: http:// or https://, then a host with a dot in it. */
export type WebAddressRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'web-address';
  /**
   * The error message that the visitor reads.
   *
   * Left out: it says “Please enter a web address that starts with http:// or https://”, in the
   * language of the site.
   */
  message?: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * A number, stars or what a field of the kind price works out: at least this much. Choices and
 * files: at least this many.
 */
export type MinRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'min';
  /** The smallest number. */
  value: number | InBraces;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * A number, stars or what a field of the kind price works out: at most this much. Choices and
 * files: at most this many.
 */
export type MaxRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'max';
  /** The largest number. */
  value: number | InBraces;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * This day or later. Only the browser can check against today: a message may arrive days later, and
 * in another time zone.
 */
export type NotBeforeRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'not-before';
  /**
   * The earliest day, like 2026-11-21; of a field of the kind month the earliest month, like
   * 2026-11; or today.
   *
   * Limits: must be a day like 2026-11-21, a month like 2026-11, or today.
   */
  date: string;
  /**
   * So many days later than today, or with a minus earlier: 1 is tomorrow.
   *
   * Limits: from -36500 to 36500.
   *
   * Left out: it is the date itself.
   */
  days?: number | InBraces;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * This day or earlier. Only the browser can check against today: a message may arrive days later,
 * and in another time zone.
 */
export type NotAfterRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'not-after';
  /**
   * The latest day, like 2026-11-21; of a field of the kind month the latest month, like 2026-11;
   * or today.
   *
   * Limits: must be a day like 2026-11-21, a month like 2026-11, or today.
   */
  date: string;
  /**
   * So many days later than today, or with a minus earlier: 1 is tomorrow.
   *
   * Limits: from -36500 to 36500.
   *
   * Left out: it is the date itself.
   */
  days?: number | InBraces;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/** The same value as in another field, for example an e-mail address that is typed twice. */
export type SameAsRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'same-as';
  /** The name of the other field. */
  other: string;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * This field is filled in, or one of the others is: a telephone number or an e-mail address. A box
 * is filled in by a tick. While this field is hidden, nothing is asked.
 */
export type AtLeastOneRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'at-least-one';
  /**
   * The names of the other fields of which one will do.
   *
   * Limits: at least 1 entry.
   */
  others: string[] | InBraces;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/** Exactly one of these values. Choices: no others than these. */
export type OneOfRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'one-of';
  /**
   * The values that pass.
   *
   * Limits: at least 1 entry.
   */
  values: string[] | InBraces;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * The whole text fits a pattern, a regular expression. The database checks it too, with RE2:
 * without look-ahead and back references.
 */
export type PatternRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'pattern';
  /**
   * The pattern for the whole text, without ^ and $: [A-Z]{3}[0-9]{4} is three capital letters and
   * four digits.
   *
   * Limits: must be one line, without invisible characters.
   */
  pattern: string;
  /**
   * What the pattern wants, in words, for example: three capital letters and four digits. A field
   * without a hint shows them as its hint.
   */
  wants: string;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * The number of a bank account, an IBAN: its country, its length and its check digits are right.
 * Blanks and hyphens between its digits are fine.
 */
export type IbanRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'iban';
  /**
   * The error message that the visitor reads.
   *
   * Left out: it says “Please enter a valid IBAN”, in the language of the site.
   */
  message?: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/** A postal code as this country writes it, or the one that the visitor chooses. */
export type PostalCodeRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'postal-code';
  /**
   * The country, by its two letters.
   *
   * Left out: write other instead.
   */
  country?: 'AR' | 'AT' | 'AU' | 'BE' | 'BG' | 'BR' | 'CA' | 'CH' | 'CN' | 'CY' | 'CZ' | 'DE' | 'DK' | 'EE' | 'ES' | 'FI' | 'FR' | 'GB' | 'GR' | 'HR' | 'HU' | 'ID' | 'IE' | 'IN' | 'IS' | 'IT' | 'JP' | 'KR' | 'LI' | 'LT' | 'LU' | 'LV' | 'MT' | 'MX' | 'MY' | 'NL' | 'NO' | 'NZ' | 'PH' | 'PL' | 'PT' | 'RO' | 'RU' | 'SE' | 'SG' | 'SI' | 'SK' | 'TH' | 'TR' | 'UA' | 'US' | 'ZA';
  /**
   * The name of a field that holds the two letters of the country. While it is empty, or names a
   * country that is not known here, everything passes.
   *
   * Left out: write country instead.
   */
  other?: string;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * The number plate of a car as this country writes it today, or wrote it on plates that are still
 * on the road.
 */
export type LicencePlateRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'licence-plate';
  /** The country, by its two letters. */
  country: 'AT' | 'BE' | 'CH' | 'DE' | 'ES' | 'FR' | 'GB' | 'IE' | 'IT' | 'NL';
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * Later than the day or the time in another field of the form, of the same kind. While that field
 * is empty, everything passes.
 */
export type AfterRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'after';
  /** The name of the other field. */
  other: string;
  /**
   * Accepts the same day or time as well.
   *
   * Left out: false: it must be later.
   */
  orSame?: boolean;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * So many days after the day in another field: the nights of a stay. An earlier day than that never
 * passes. While the other field is empty, everything passes.
 */
export type DaysAfterRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'days-after';
  /** The name of the field with the other day, for example that of the arrival. */
  other: string;
  /**
   * The fewest days between the two: 2 is two nights at least.
   *
   * Limits: from 0 to 36500.
   *
   * Left out: 0: the same day will do.
   */
  least?: number | InBraces;
  /**
   * The most days between the two.
   *
   * Limits: from 0 to 36500.
   *
   * Left out: any later day will do.
   */
  most?: number | InBraces;
  /**
   * Asks only of days in the other field from this one on: the beginning of a season. Without a
   * year, as 12-20, it comes back each year; the end then too.
   *
   * Limits: must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for
   * each year.
   *
   * Left out: it asks of earlier ones too.
   */
  from?: string;
  /**
   * Asks only of days in the other field up to this one: the end of a season.
   *
   * Limits: must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for
   * each year.
   *
   * Left out: it asks of later ones too.
   */
  to?: string;
  /**
   * Asks for more days where the day in the other field is in a season that says nights. Each
   * season of the collection becomes a rule of its own.
   *
   * Left out: it does not depend on seasons.
   */
  seasons?: SeasonsOfRule;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/** A day that is none of these. */
export type NotOnRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'not-on';
  /**
   * Days of the week, for example the day of rest.
   *
   * Left out: every day of the week passes.
   */
  weekdays?: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[] | InBraces;
  /**
   * Days that do not pass, for example those on which everything is taken.
   *
   * Left out: only days of the week are refused.
   */
  days?: {
    /**
     * The day, or the first of several, for example 2027-12-24; or 12-24, which comes back each
     * year.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for
     * each year.
     */
    from: string;
    /**
     * The last of several days. Each year from 12-24 to 01-06 is at the turn of the year.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for
     * each year.
     *
     * Left out: it is a single day.
     */
    to?: string;
  }[] | InBraces;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * A day on which the business opens, today or later. The database asks it too, by the day on which
 * the form is sent.
 */
export type OpeningDayRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'opening-day';
  /**
   * Hours of its own, as those of a business.
   *
   * Left out: the opening hours of business in config/site.ts.
   */
  hours?: Hours | InBraces;
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/**
 * A time at which the business is open: on the day in another field, or on any day. On that day,
 * what is over does not pass.
 */
export type OpeningTimeRule = {
  /** The name of the field that is checked. */
  field: string;
  /** What is checked. */
  check: 'opening-time';
  /**
   * The name of the field with the day.
   *
   * Limits: must be one line, without invisible characters.
   *
   * Left out: any day will do.
   */
  day?: string;
  /**
   * The error message for a time that is over: earlier today, or on a day before.
   *
   * Left out: it is the message.
   */
  past?: string;
  /**
   * The time zone of these hours, by its IANA name, such as Europe/London.
   *
   * Limits: must be one line, without invisible characters; must be the name of a time zone, for
   * example Europe/London.
   *
   * Left out: timeZone of config/site.ts; without one, a time of today is never over.
   */
  timeZone?: string;
  /**
   * Hours of its own, as those of a business.
   *
   * Left out: the opening hours of business in config/site.ts.
   */
  hours?: Hours | InBraces;
  /**
   * Lets through only times at which something begins, counted from opening on.
   *
   * Left out: those of the field, if it has slots; else any time while it is open.
   */
  slots?: {
    /**
     * So many minutes are between two of these times; the first is that of opening.
     *
     * Limits: more than 0, at most 1440.
     */
    every: number | InBraces;
    /**
     * The last of them is so many minutes before closing, or earlier.
     *
     * Limits: more than 0, at most 1440.
     *
     * Left out: as many as between two of them.
     */
    last?: number | InBraces;
  };
  /** The error message that the visitor reads. */
  message: string;
  /**
   * Asks only while another field has this value, for example of a firm alone. A hidden field has
   * none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always asks.
   */
  when?: Condition;
  /**
   * Accepts an empty field.
   *
   * Left out: false: an empty field is checked too.
   */
  whenFilled?: boolean;
  /**
   * Checks only in the visitor’s browser. The database then accepts values that break the rule.
   *
   * Left out: false: the database checks too.
   */
  clientOnly?: boolean;
};

/** A check of a form. */
export type Rule =
  | RequiredRule
  | AcceptedRule
  | EmailRule
  | DigitsRule
  | MinLengthRule
  | MaxLengthRule
  | WebAddressRule
  | MinRule
  | MaxRule
  | NotBeforeRule
  | NotAfterRule
  | SameAsRule
  | AtLeastOneRule
  | OneOfRule
  | PatternRule
  | IbanRule
  | PostalCodeRule
  | LicencePlateRule
  | AfterRule
  | DaysAfterRule
  | NotOnRule
  | OpeningDayRule
  | OpeningTimeRule;

/** What the visitor sees. */
export type Success = {
  /**
   * A notice that appears for a moment in the corner of the window; where it has a number, a copy
   * or byAnswer, also below the form. Of a form with the stamp reference, {reference} becomes the
   * number of the sender.
   *
   * Left out: nothing is shown.
   */
  toast?: string;
  /**
   * Shows nothing to the visitor. Write either this or toast.
   *
   * Left out: false.
   */
  log?: boolean;
  /**
   * Other words in place of toast, for visitors with certain answers: those of the first entry
   * whose condition holds. They also stay below the form.
   *
   * Left out: everybody reads toast.
   */
  byAnswer?: ThanksByAnswer[] | InBraces;
  /**
   * Lets visitors print what they sent: a button below the form, once it is stored. On paper are
   * the title of the form, the day, the number of the sender, and all answers below the names of
   * their steps and groups.
   *
   * Left out: nothing can be printed.
   */
  copy?: PrintedCopy;
  /**
   * The page of this site that is shown afterwards, for example /Thanks. No answer is filled into
   * its address. A toast may be shown there as well.
   *
   * Limits: must start with /: it is a page of this site.
   *
   * Left out: the visitor stays where they are.
   */
  goTo?: string;
};

/** What visitors with certain answers read. */
export type ThanksByAnswer = {
  /**
   * Who reads them: visitors whose answer in a field is such. A hidden field has none.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   */
  when: Condition;
  /**
   * The words, as in toast of saved. Of a form with the stamp reference, {reference} becomes the
   * number of the sender.
   */
  toast: string;
};

/** A copy on paper of what somebody sent. */
export type PrintedCopy = {
  /**
   * The label of the button, for example Print a copy.
   *
   * Left out: it says “Print a copy”, in the language of the site.
   */
  print?: string;
  /**
   * What stands before the day and the time, for example Sent on.
   *
   * Left out: it says “Sent on”, in the language of the site.
   */
  sentOn?: string;
  /**
   * What stands before the number of the sender, for example Your number.
   *
   * Left out: it says “Your number”, in the language of the site.
   */
  reference?: string;
  /**
   * The word for a ticked box.
   *
   * Left out: it says “Yes”, in the language of the site.
   */
  yes?: string;
};

/** What the visitor sees. */
export type Failure = {
  /**
   * A notice that appears for a moment in the corner of the window.
   *
   * Left out: nothing is shown.
   */
  toast?: string;
  /**
   * Shows nothing to the visitor. Write either this or toast.
   *
   * Left out: false.
   */
  log?: boolean;
};

/** What the visitor sees. */
export type Full = {
  /** A notice that appears for a moment. What the visitor wrote stays in the form. */
  toast: string;
};

/** What the visitor sees. */
export type Waiting = {
  /**
   * A notice that appears for a moment. What the visitor wrote is stored, without taking a place.
   * Of a form with the stamp reference, {reference} becomes the number of the sender.
   */
  toast: string;
};

/** Events: what takes place on a day, once or in a series. */
export type EventCollection = {
  /** What the entries are. */
  kind: 'event';
  /**
   * The currency of all prices, as three capital letters.
   *
   * Limits: must be the three capital letters of a currency, for example EUR.
   *
   * Left out: no entry has a price.
   */
  currency?: string;
  /**
   * A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml
   * behind. An entry is in it from its date, or the day of its from, on: events and others need
   * from.
   *
   * Left out: there is none.
   */
  feed?: {
    /** What feed readers call it, for example News of the school. */
    title: string;
  };
  /** The entries, in order. */
  entries: {
    /**
     * A short name for addresses and for other entries that refer to this one. Each entry has its
     * own. When it changes, so does the address.
     *
     * Limits: must hold only small letters a to z, digits and -, for example german-a1.
     */
    id: string;
    /** What the entry is called. */
    name: string;
    /**
     * One or two sentences, for lists and for search results.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name is shown.
     */
    description?: string;
    /**
     * The whole text, for the page of the entry. Each entry of the list is a paragraph. `{ heading:
     * '…' }` is a heading. `{ picture: { … }, caption: '…' }` is a picture beside the text, `{
     * quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
     * `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     *
     * Left out: there is no text.
     */
    text?: ProseBlock[] | InBraces;
    /**
     * A photograph.
     *
     * Left out: no photograph is shown.
     */
    picture?: Photo | InBraces;
    /**
     * More photographs, in order, for a gallery on the page of the entry. The gallery shows them by
     * photos: ‘{pictures}’.
     *
     * Left out: there are no others.
     */
    pictures?: CaptionedPhoto[] | InBraces;
    /**
     * Words by which visitors can choose among the entries.
     *
     * Left out: the entry has none.
     */
    tags?: string[] | InBraces;
    /**
     * Where the entry leads if it has no page of its own.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it leads to its own page if it has one, or else nowhere.
     */
    to?: string;
    /**
     * The first day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays, unless it is something that is over by itself.
     */
    until?: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * Keeps the entry in the file without showing it.
     *
     * Left out: false.
     */
    hidden?: boolean;
    /**
     * When it begins; of a series the first time.
     *
     * Limits: must be a day, for example 2026-12-01, or a day and a time in 24 hours, as
     * 2026-12-01T18:00.
     */
    start: string;
    /**
     * When it ends; of a series when the first date ends: the others last as long.
     *
     * Limits: must be a day, for example 2026-12-01, or a day and a time in 24 hours, as
     * 2026-12-01T18:00.
     *
     * Left out: it ends on the same day.
     */
    end?: string;
    /**
     * Repeats it every week, as set here.
     *
     * Left out: it takes place once.
     */
    repeats?: {
      /**
       * The days of the week on which it takes place.
       *
       * Limits: at least 1 entry.
       */
      days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[] | InBraces;
      /**
       * The last day of the series.
       *
       * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
       */
      until: string;
      /**
       * Days on which it does not take place, for example holidays.
       *
       * Left out: it takes place on all these days.
       */
      except?: string[] | InBraces;
    };
    /**
     * Where it takes place. In plain words, or as an entry of a collection: its file and its id.
     *
     * Left out: no place is given.
     */
    place?: string;
    /**
     * The price as a number, without the sign of the currency: 189 or 9.5. 0 means that it costs
     * nothing.
     *
     * Limits: at least 0.
     *
     * Left out: no price is given.
     */
    price?: number | InBraces;
    /**
     * Several prices in place of the one, each with what it is for.
     *
     * Left out: there is one price, or none.
     */
    prices?: Price[] | InBraces;
    /**
     * The price is the lowest of several: visitors read that it begins there.
     *
     * Left out: false.
     */
    priceFrom?: boolean;
    /**
     * A list can show only these events: where: { highlighted: true }. Price cards let it stand
     * out.
     *
     * Left out: false.
     */
    highlight?: boolean;
    /**
     * How many can take part. A field with places whose options are these entries has so many of
     * each.
     *
     * Limits: at least 0.
     *
     * Left out: no number is given.
     */
    seats?: number | InBraces;
    /**
     * Who organises it. In plain words, or as an entry of a collection: its file and its id.
     *
     * Left out: it is the business itself.
     */
    organiser?: string;
    /**
     * Who can be seen or heard.
     *
     * Left out: nobody is named.
     */
    performers?: string[] | InBraces;
    /**
     * What has become of it.
     * - `scheduled`: it takes place as planned
     * - `cancelled`: it does not take place
     * - `postponed`: it takes place later, and when is not known yet
     * - `moved-online`: it takes place on the internet instead
     *
     * Left out: scheduled.
     */
    status?: 'scheduled' | 'cancelled' | 'postponed' | 'moved-online';
    /**
     * Visitors can take part over the internet.
     *
     * Left out: false.
     */
    online?: boolean;
    /**
     * The web address at which to take part.
     *
     * Limits: must be a web address that starts with https://, without a blank.
     *
     * Left out: no address is given.
     */
    onlineAddress?: string;
  }[] | InBraces;
};

/** What is offered, with prices: services, courses, products, rooms, memberships. */
export type OfferCollection = {
  /** What the entries are. */
  kind: 'offer';
  /**
   * The currency of all prices, as three capital letters.
   *
   * Limits: must be the three capital letters of a currency, for example EUR.
   *
   * Left out: no entry has a price.
   */
  currency?: string;
  /**
   * What they are to search engines.
   * - `product`: things
   * - `service`: work that is done
   * - `course`: courses, in which something is learnt
   *
   * Left out: product.
   */
  type?: 'product' | 'service' | 'course';
  /**
   * A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml
   * behind. An entry is in it from its date, or the day of its from, on: events and others need
   * from.
   *
   * Left out: there is none.
   */
  feed?: {
    /** What feed readers call it, for example News of the school. */
    title: string;
  };
  /** The entries, in order. */
  entries: {
    /**
     * A short name for addresses and for other entries that refer to this one. Each entry has its
     * own. When it changes, so does the address.
     *
     * Limits: must hold only small letters a to z, digits and -, for example german-a1.
     */
    id: string;
    /** What the entry is called. */
    name: string;
    /**
     * One or two sentences, for lists and for search results.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name is shown.
     */
    description?: string;
    /**
     * The whole text, for the page of the entry. Each entry of the list is a paragraph. `{ heading:
     * '…' }` is a heading. `{ picture: { … }, caption: '…' }` is a picture beside the text, `{
     * quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
     * `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     *
     * Left out: there is no text.
     */
    text?: ProseBlock[] | InBraces;
    /**
     * A photograph.
     *
     * Left out: no photograph is shown.
     */
    picture?: Photo | InBraces;
    /**
     * More photographs, in order, for a gallery on the page of the entry. The gallery shows them by
     * photos: ‘{pictures}’.
     *
     * Left out: there are no others.
     */
    pictures?: CaptionedPhoto[] | InBraces;
    /**
     * Words by which visitors can choose among the entries.
     *
     * Left out: the entry has none.
     */
    tags?: string[] | InBraces;
    /**
     * Where the entry leads if it has no page of its own.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it leads to its own page if it has one, or else nowhere.
     */
    to?: string;
    /**
     * The first day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays, unless it is something that is over by itself.
     */
    until?: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * Keeps the entry in the file without showing it.
     *
     * Left out: false.
     */
    hidden?: boolean;
    /**
     * The price as a number, without the sign of the currency: 189 or 9.5. 0 means that it costs
     * nothing.
     *
     * Limits: at least 0.
     *
     * Left out: no price is given.
     */
    price?: number | InBraces;
    /**
     * Several prices in place of the one, each with what it is for.
     *
     * Left out: there is one price, or none.
     */
    prices?: Price[] | InBraces;
    /**
     * The price is the lowest of several: visitors read that it begins there.
     *
     * Left out: false.
     */
    priceFrom?: boolean;
    /**
     * What the price is for, for example per month.
     *
     * Left out: the price is for all of it.
     */
    unit?: string;
    /**
     * What a night costs in single seasons, in place of price. A part of a price counts it that has
     * nights with seasons.
     *
     * Left out: it costs the same in each season.
     */
    seasonPrices?: SeasonPrice[] | InBraces;
    /**
     * One or two words that stand out, for example New.
     *
     * Left out: there is none.
     */
    badge?: string;
    /**
     * What it includes, point by point.
     *
     * Left out: there are none.
     */
    points?: string[] | InBraces;
    /**
     * Whether it can be had.
     * - `in-stock`: it can be had at once
     * - `limited-availability`: a few are left
     * - `pre-order`: it can be ordered before it is there
     * - `back-order`: it can be ordered and comes later
     * - `sold-out`: all are sold or taken
     * - `out-of-stock`: it is not there at the moment
     * - `in-store-only`: it can be had on the spot only
     * - `online-only`: it can be had over the internet only
     * - `discontinued`: it is no longer offered
     *
     * Left out: nothing is said of it.
     */
    availability?: 'in-stock' | 'limited-availability' | 'pre-order' | 'back-order' | 'sold-out' | 'out-of-stock' | 'in-store-only' | 'online-only' | 'discontinued';
    /**
     * Makes the entry stand out among the others.
     *
     * Left out: false.
     */
    highlight?: boolean;
    /**
     * How many can take part; of rooms how many there are. A field with places whose options are
     * these entries has so many of each.
     *
     * Limits: at least 0.
     *
     * Left out: no number is given.
     */
    seats?: number | InBraces;
    /**
     * When it begins.
     *
     * Limits: must be a day, for example 2026-12-01, or a day and a time in 24 hours, as
     * 2026-12-01T18:00.
     *
     * Left out: it has no beginning.
     */
    start?: string;
    /**
     * How many hours it takes in all. Of courses search engines ask for it.
     *
     * Limits: at least 1.
     *
     * Left out: nothing is said of it.
     */
    hours?: number | InBraces;
    /**
     * Who gives or makes it. In plain words, or as an entry of a collection: its file and its id.
     *
     * Left out: nobody is named.
     */
    by?: string;
  }[] | InBraces;
};

/** What can be eaten and drunk. */
export type DishCollection = {
  /** What the entries are. */
  kind: 'dish';
  /**
   * The currency of all prices, as three capital letters.
   *
   * Limits: must be the three capital letters of a currency, for example EUR.
   *
   * Left out: no entry has a price.
   */
  currency?: string;
  /**
   * A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml
   * behind. An entry is in it from its date, or the day of its from, on: events and others need
   * from.
   *
   * Left out: there is none.
   */
  feed?: {
    /** What feed readers call it, for example News of the school. */
    title: string;
  };
  /** The entries, in order. */
  entries: {
    /**
     * A short name for addresses and for other entries that refer to this one. Each entry has its
     * own. When it changes, so does the address.
     *
     * Limits: must hold only small letters a to z, digits and -, for example german-a1.
     */
    id: string;
    /** What the entry is called. */
    name: string;
    /**
     * One or two sentences, for lists and for search results.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name is shown.
     */
    description?: string;
    /**
     * The whole text, for the page of the entry. Each entry of the list is a paragraph. `{ heading:
     * '…' }` is a heading. `{ picture: { … }, caption: '…' }` is a picture beside the text, `{
     * quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
     * `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     *
     * Left out: there is no text.
     */
    text?: ProseBlock[] | InBraces;
    /**
     * A photograph.
     *
     * Left out: no photograph is shown.
     */
    picture?: Photo | InBraces;
    /**
     * More photographs, in order, for a gallery on the page of the entry. The gallery shows them by
     * photos: ‘{pictures}’.
     *
     * Left out: there are no others.
     */
    pictures?: CaptionedPhoto[] | InBraces;
    /**
     * Words by which visitors can choose among the entries.
     *
     * Left out: the entry has none.
     */
    tags?: string[] | InBraces;
    /**
     * Where the entry leads if it has no page of its own.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it leads to its own page if it has one, or else nowhere.
     */
    to?: string;
    /**
     * The first day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays, unless it is something that is over by itself.
     */
    until?: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * Keeps the entry in the file without showing it.
     *
     * Left out: false.
     */
    hidden?: boolean;
    /**
     * The number on the menu, in quotes.
     *
     * Left out: it has none.
     */
    number?: string;
    /**
     * The price as a number, without the sign of the currency: 189 or 9.5. 0 means that it costs
     * nothing.
     *
     * Limits: at least 0.
     *
     * Left out: no price is given.
     */
    price?: number | InBraces;
    /**
     * Several prices in place of the one, each with what it is for.
     *
     * Left out: there is one price, or none.
     */
    prices?: Price[] | InBraces;
    /**
     * The price is the lowest of several: visitors read that it begins there.
     *
     * Left out: false.
     */
    priceFrom?: boolean;
    /**
     * The diets that it suits.
     * - `vegetarian`: without meat and fish
     * - `vegan`: without anything from animals
     * - `gluten-free`: without gluten
     * - `lactose-free`: without lactose
     * - `halal`: halal
     * - `kosher`: kosher
     * - `low-calorie`: with few calories
     * - `low-fat`: with little fat
     * - `low-salt`: with little salt
     * - `diabetic`: for people with diabetes
     *
     * Left out: nothing is said of diets.
     */
    diets?: ('vegetarian' | 'vegan' | 'gluten-free' | 'lactose-free' | 'halal' | 'kosher' | 'low-calorie' | 'low-fat' | 'low-salt' | 'diabetic')[] | InBraces;
    /**
     * What can cause allergies, as visitors read it.
     *
     * Left out: nothing is said of allergens.
     */
    allergens?: string[] | InBraces;
    /**
     * The days of the week on which it is served, which lists say.
     *
     * Left out: it is served every day.
     */
    days?: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[] | InBraces;
    /**
     * The part of every year in which it is served: lists show it only then. One that ends before
     * it begins goes on into the next year.
     *
     * Left out: it is served all year.
     */
    season?: {
      /**
       * The first day: the month, and the day.
       *
       * Limits: must be a month and a day, for example 05-01 for the first of May.
       */
      from: string;
      /**
       * The last day: the month, and the day.
       *
       * Limits: must be a month and a day, for example 05-01 for the first of May.
       */
      to: string;
    };
  }[] | InBraces;
};

/** Places: branches, venues, sights. */
export type PlaceCollection = {
  /** What the entries are. */
  kind: 'place';
  /**
   * A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml
   * behind. An entry is in it from its date, or the day of its from, on: events and others need
   * from.
   *
   * Left out: there is none.
   */
  feed?: {
    /** What feed readers call it, for example News of the school. */
    title: string;
  };
  /** The entries, in order. */
  entries: {
    /**
     * A short name for addresses and for other entries that refer to this one. Each entry has its
     * own. When it changes, so does the address.
     *
     * Limits: must hold only small letters a to z, digits and -, for example german-a1.
     */
    id: string;
    /** What the entry is called. */
    name: string;
    /**
     * One or two sentences, for lists and for search results.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name is shown.
     */
    description?: string;
    /**
     * The whole text, for the page of the entry. Each entry of the list is a paragraph. `{ heading:
     * '…' }` is a heading. `{ picture: { … }, caption: '…' }` is a picture beside the text, `{
     * quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
     * `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     *
     * Left out: there is no text.
     */
    text?: ProseBlock[] | InBraces;
    /**
     * A photograph.
     *
     * Left out: no photograph is shown.
     */
    picture?: Photo | InBraces;
    /**
     * More photographs, in order, for a gallery on the page of the entry. The gallery shows them by
     * photos: ‘{pictures}’.
     *
     * Left out: there are no others.
     */
    pictures?: CaptionedPhoto[] | InBraces;
    /**
     * Words by which visitors can choose among the entries.
     *
     * Left out: the entry has none.
     */
    tags?: string[] | InBraces;
    /**
     * Where the entry leads if it has no page of its own.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it leads to its own page if it has one, or else nowhere.
     */
    to?: string;
    /**
     * The first day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays, unless it is something that is over by itself.
     */
    until?: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * Keeps the entry in the file without showing it.
     *
     * Left out: false.
     */
    hidden?: boolean;
    /**
     * The type of business, as search engines call it.
     *
     * Left out: LocalBusiness.
     */
    type?: 'AccountingService' | 'AdultEntertainment' | 'AmusementPark' | 'AnimalShelter' | 'ArchiveOrganization' | 'ArtGallery' | 'Attorney' | 'Audiology' | 'AutoBodyShop' | 'AutoDealer' | 'AutoPartsStore' | 'AutoRental' | 'AutoRepair' | 'AutoWash' | 'AutomatedTeller' | 'AutomotiveBusiness' | 'Bakery' | 'BankOrCreditUnion' | 'BarOrPub' | 'BeautySalon' | 'BedAndBreakfast' | 'BikeStore' | 'BookStore' | 'BowlingAlley' | 'Brewery' | 'CafeOrCoffeeShop' | 'Campground' | 'Casino' | 'ChildCare' | 'ClothingStore' | 'ComedyClub' | 'CommunityHealth' | 'ComputerStore' | 'ConvenienceStore' | 'CovidTestingFacility' | 'DaySpa' | 'Dentist' | 'DepartmentStore' | 'Dermatology' | 'DietNutrition' | 'Distillery' | 'DryCleaningOrLaundry' | 'Electrician' | 'ElectronicsStore' | 'Emergency' | 'EmergencyService' | 'EmploymentAgency' | 'EntertainmentBusiness' | 'ExerciseGym' | 'FastFoodRestaurant' | 'FinancialService' | 'FireStation' | 'Florist' | 'FoodEstablishment' | 'FurnitureStore' | 'GardenStore' | 'GasStation' | 'GeneralContractor' | 'Geriatric' | 'GolfCourse' | 'GovernmentOffice' | 'GroceryStore' | 'Gynecologic' | 'HVACBusiness' | 'HairSalon' | 'HardwareStore' | 'HealthAndBeautyBusiness' | 'HealthClub' | 'HobbyShop' | 'HomeAndConstructionBusiness' | 'HomeGoodsStore' | 'Hospital' | 'Hostel' | 'Hotel' | 'HousePainter' | 'IceCreamShop' | 'IndividualPhysician' | 'InsuranceAgency' | 'InternetCafe' | 'JewelryStore' | 'LegalService' | 'Library' | 'LiquorStore' | 'LocalBusiness' | 'Locksmith' | 'LodgingBusiness' | 'MedicalBusiness' | 'MedicalClinic' | 'MensClothingStore' | 'Midwifery' | 'MobilePhoneStore' | 'Motel' | 'MotorcycleDealer' | 'MotorcycleRepair' | 'MovieRentalStore' | 'MovieTheater' | 'MovingCompany' | 'MusicStore' | 'NailSalon' | 'NightClub' | 'Notary' | 'Nursing' | 'Obstetric' | 'OfficeEquipmentStore' | 'Oncologic' | 'Ophthalmology' | 'Optician' | 'Optometric' | 'Otolaryngologic' | 'OutletStore' | 'PawnShop' | 'Pediatric' | 'PetStore' | 'Pharmacy' | 'Physician' | 'PhysiciansOffice' | 'Physiotherapy' | 'PlasticSurgery' | 'Plumber' | 'Podiatric' | 'PoliceStation' | 'PostOffice' | 'PrimaryCare' | 'ProfessionalService' | 'Psychiatric' | 'PublicHealth' | 'PublicSwimmingPool' | 'RadioStation' | 'RealEstateAgent' | 'RecyclingCenter' | 'Resort' | 'Restaurant' | 'RoofingContractor' | 'SelfStorage' | 'ShoeStore' | 'ShoppingCenter' | 'SkiResort' | 'SportingGoodsStore' | 'SportsActivityLocation' | 'SportsClub' | 'StadiumOrArena' | 'Store' | 'TattooParlor' | 'TelevisionStation' | 'TennisComplex' | 'TireShop' | 'TouristInformationCenter' | 'ToyStore' | 'TravelAgency' | 'VacationRental' | 'WholesaleStore' | 'Winery';
    /** The postal address, part by part. */
    address: {
      /** The street and the number. */
      street: string;
      /**
       * The postal code.
       *
       * Left out: there is none.
       */
      postalCode?: string;
      /** The town. */
      town: string;
      /**
       * The state or region.
       *
       * Left out: it is not given.
       */
      region?: string;
      /**
       * The country as two capital letters, for example GB.
       *
       * Limits: must be the two capital letters of a country, for example GB.
       */
      country: string;
    };
    /**
     * The position on the globe, in degrees.
     *
     * Left out: search engines look the address up.
     */
    position?: {
      /**
       * The latitude; south of the equator with a minus.
       *
       * Limits: from -90 to 90.
       */
      latitude: number | InBraces;
      /**
       * The longitude; west of Greenwich with a minus.
       *
       * Limits: from -180 to 180.
       */
      longitude: number | InBraces;
    };
    /**
     * The opening hours.
     *
     * Left out: no hours are given.
     */
    hours?: Hours | InBraces;
    /**
     * The telephone number as it is shown, with + and the country.
     *
     * Limits: must be a telephone number, for example +44 20 7946 0000.
     *
     * Left out: no number is given.
     */
    telephone?: string;
    /**
     * The e-mail address.
     *
     * Limits: must be an e-mail address, for example office@acme.test.
     *
     * Left out: no address is given.
     */
    email?: string;
    /**
     * A map of the place.
     *
     * Left out: there is no map.
     */
    map?: {
      /** The name of the map, for screen readers. */
      title: string;
      /**
       * The address of a map that may be embedded in a page.
       *
       * Limits: must be a web address that starts with https://, without a blank.
       */
      frame: string;
      /** A plain link to the same map. */
      link: {
        /** The label of the link. */
        label: string;
        /**
         * The address of the map.
         *
         * Limits: must be a web address that starts with https://, without a blank.
         */
        to: string;
      };
    };
  }[] | InBraces;
};

/** Posts: news, or articles of a blog. */
export type PostCollection = {
  /** What the entries are. */
  kind: 'post';
  /**
   * A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml
   * behind. An entry is in it from its date, or the day of its from, on: events and others need
   * from.
   *
   * Left out: there is none.
   */
  feed?: {
    /** What feed readers call it, for example News of the school. */
    title: string;
  };
  /** The entries, in order. */
  entries: {
    /**
     * A short name for addresses and for other entries that refer to this one. Each entry has its
     * own. When it changes, so does the address.
     *
     * Limits: must hold only small letters a to z, digits and -, for example german-a1.
     */
    id: string;
    /** What the entry is called. */
    name: string;
    /**
     * One or two sentences, for lists and for search results.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name is shown.
     */
    description?: string;
    /**
     * The whole text, for the page of the entry. Each entry of the list is a paragraph. `{ heading:
     * '…' }` is a heading. `{ picture: { … }, caption: '…' }` is a picture beside the text, `{
     * quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
     * `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     *
     * Left out: there is no text.
     */
    text?: ProseBlock[] | InBraces;
    /**
     * A photograph.
     *
     * Left out: no photograph is shown.
     */
    picture?: Photo | InBraces;
    /**
     * More photographs, in order, for a gallery on the page of the entry. The gallery shows them by
     * photos: ‘{pictures}’.
     *
     * Left out: there are no others.
     */
    pictures?: CaptionedPhoto[] | InBraces;
    /**
     * Words by which visitors can choose among the entries.
     *
     * Left out: the entry has none.
     */
    tags?: string[] | InBraces;
    /**
     * Where the entry leads if it has no page of its own.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it leads to its own page if it has one, or else nowhere.
     */
    to?: string;
    /**
     * The first day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays, unless it is something that is over by itself.
     */
    until?: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * Keeps the entry in the file without showing it.
     *
     * Left out: false.
     */
    hidden?: boolean;
    /**
     * The day of publication.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     */
    date: string;
    /**
     * Who wrote it. In plain words, or as an entry of a collection: its file and its id.
     *
     * Left out: nobody is named.
     */
    author?: string;
  }[] | InBraces;
};

/** People: staff, artists, authors, teachers. */
export type PersonCollection = {
  /** What the entries are. */
  kind: 'person';
  /**
   * A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml
   * behind. An entry is in it from its date, or the day of its from, on: events and others need
   * from.
   *
   * Left out: there is none.
   */
  feed?: {
    /** What feed readers call it, for example News of the school. */
    title: string;
  };
  /** The entries, in order. */
  entries: {
    /**
     * A short name for addresses and for other entries that refer to this one. Each entry has its
     * own. When it changes, so does the address.
     *
     * Limits: must hold only small letters a to z, digits and -, for example german-a1.
     */
    id: string;
    /** What the entry is called. */
    name: string;
    /**
     * One or two sentences, for lists and for search results.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name is shown.
     */
    description?: string;
    /**
     * The whole text, for the page of the entry. Each entry of the list is a paragraph. `{ heading:
     * '…' }` is a heading. `{ picture: { … }, caption: '…' }` is a picture beside the text, `{
     * quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
     * `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     *
     * Left out: there is no text.
     */
    text?: ProseBlock[] | InBraces;
    /**
     * A photograph.
     *
     * Left out: no photograph is shown.
     */
    picture?: Photo | InBraces;
    /**
     * More photographs, in order, for a gallery on the page of the entry. The gallery shows them by
     * photos: ‘{pictures}’.
     *
     * Left out: there are no others.
     */
    pictures?: CaptionedPhoto[] | InBraces;
    /**
     * Words by which visitors can choose among the entries.
     *
     * Left out: the entry has none.
     */
    tags?: string[] | InBraces;
    /**
     * Where the entry leads if it has no page of its own.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it leads to its own page if it has one, or else nowhere.
     */
    to?: string;
    /**
     * The first day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays, unless it is something that is over by itself.
     */
    until?: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * Keeps the entry in the file without showing it.
     *
     * Left out: false.
     */
    hidden?: boolean;
    /** The person’s role. */
    role: string;
    /**
     * The group that the person belongs to, for example Dentists.
     *
     * Left out: the person is shown before all groups.
     */
    group?: string;
    /**
     * The telephone number as it is shown, with + and the country.
     *
     * Limits: must be a telephone number, for example +44 20 7946 0000.
     *
     * Left out: no number is given.
     */
    telephone?: string;
    /**
     * The e-mail address.
     *
     * Limits: must be an e-mail address, for example office@acme.test.
     *
     * Left out: no address is given.
     */
    email?: string;
  }[] | InBraces;
};

/** Vacancies: jobs for which to apply. */
export type VacancyCollection = {
  /** What the entries are. */
  kind: 'vacancy';
  /**
   * The currency of all prices, as three capital letters.
   *
   * Limits: must be the three capital letters of a currency, for example EUR.
   *
   * Left out: no entry has a price.
   */
  currency?: string;
  /**
   * A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml
   * behind. An entry is in it from its date, or the day of its from, on: events and others need
   * from.
   *
   * Left out: there is none.
   */
  feed?: {
    /** What feed readers call it, for example News of the school. */
    title: string;
  };
  /** The entries, in order. */
  entries: {
    /**
     * A short name for addresses and for other entries that refer to this one. Each entry has its
     * own. When it changes, so does the address.
     *
     * Limits: must hold only small letters a to z, digits and -, for example german-a1.
     */
    id: string;
    /** What the entry is called. */
    name: string;
    /**
     * One or two sentences, for lists and for search results.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name is shown.
     */
    description?: string;
    /**
     * The whole text, for the page of the entry. Each entry of the list is a paragraph. `{ heading:
     * '…' }` is a heading. `{ picture: { … }, caption: '…' }` is a picture beside the text, `{
     * quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
     * `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     *
     * Left out: there is no text.
     */
    text?: ProseBlock[] | InBraces;
    /**
     * A photograph.
     *
     * Left out: no photograph is shown.
     */
    picture?: Photo | InBraces;
    /**
     * More photographs, in order, for a gallery on the page of the entry. The gallery shows them by
     * photos: ‘{pictures}’.
     *
     * Left out: there are no others.
     */
    pictures?: CaptionedPhoto[] | InBraces;
    /**
     * Words by which visitors can choose among the entries.
     *
     * Left out: the entry has none.
     */
    tags?: string[] | InBraces;
    /**
     * Where the entry leads if it has no page of its own.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it leads to its own page if it has one, or else nowhere.
     */
    to?: string;
    /**
     * The first day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays, unless it is something that is over by itself.
     */
    until?: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * Keeps the entry in the file without showing it.
     *
     * Left out: false.
     */
    hidden?: boolean;
    /**
     * The day of publication.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     */
    posted: string;
    /**
     * The last day on which to apply; afterwards it is not shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays open.
     */
    closes?: string;
    /**
     * Where the work is. In plain words, or as an entry of a collection: its file and its id.
     *
     * Left out: it is the address of the business.
     */
    place?: string;
    /**
     * What sort of employment it can be.
     * - `full-time`: all working hours
     * - `part-time`: some of them
     * - `temporary`: for some time
     * - `contractor`: on one’s own account
     * - `internship`: to learn the work
     * - `apprenticeship`: to learn the profession
     * - `volunteer`: without pay
     *
     * Left out: nothing is said of it.
     */
    employment?: ('full-time' | 'part-time' | 'temporary' | 'contractor' | 'internship' | 'apprenticeship' | 'volunteer')[] | InBraces;
    /**
     * What is paid.
     *
     * Left out: nothing is said of it.
     */
    salary?: {
      /**
       * The salary, or the lowest, as a number in the currency of the collection.
       *
       * Limits: at least 0.
       */
      from: number | InBraces;
      /**
       * The highest.
       *
       * Limits: at least 0.
       *
       * Left out: it is this amount.
       */
      to?: number | InBraces;
      /** For how long. */
      per: 'hour' | 'day' | 'week' | 'month' | 'year';
    };
    /**
     * What stands after the salary, for example an hour or per year.
     *
     * Left out: only the amounts are shown.
     */
    unit?: string;
    /**
     * The work can be done from anywhere.
     *
     * Left out: false.
     */
    remote?: boolean;
  }[] | InBraces;
};

/** Files for visitors to keep: forms, brochures, sheets. */
export type DownloadCollection = {
  /** What the entries are. */
  kind: 'download';
  /**
   * A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml
   * behind. An entry is in it from its date, or the day of its from, on: events and others need
   * from.
   *
   * Left out: there is none.
   */
  feed?: {
    /** What feed readers call it, for example News of the school. */
    title: string;
  };
  /** The entries, in order. */
  entries: {
    /**
     * A short name for addresses and for other entries that refer to this one. Each entry has its
     * own. When it changes, so does the address.
     *
     * Limits: must hold only small letters a to z, digits and -, for example german-a1.
     */
    id: string;
    /** What the entry is called. */
    name: string;
    /**
     * One or two sentences, for lists and for search results.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name is shown.
     */
    description?: string;
    /**
     * The whole text, for the page of the entry. Each entry of the list is a paragraph. `{ heading:
     * '…' }` is a heading. `{ picture: { … }, caption: '…' }` is a picture beside the text, `{
     * quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
     * `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     *
     * Left out: there is no text.
     */
    text?: ProseBlock[] | InBraces;
    /**
     * A photograph.
     *
     * Left out: no photograph is shown.
     */
    picture?: Photo | InBraces;
    /**
     * More photographs, in order, for a gallery on the page of the entry. The gallery shows them by
     * photos: ‘{pictures}’.
     *
     * Left out: there are no others.
     */
    pictures?: CaptionedPhoto[] | InBraces;
    /**
     * Words by which visitors can choose among the entries.
     *
     * Left out: the entry has none.
     */
    tags?: string[] | InBraces;
    /**
     * Where the entry leads if it has no page of its own.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it leads to its own page if it has one, or else nowhere.
     */
    to?: string;
    /**
     * The first day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays, unless it is something that is over by itself.
     */
    until?: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * Keeps the entry in the file without showing it.
     *
     * Left out: false.
     */
    hidden?: boolean;
    /**
     * The file: its path in the folder public, with a / at the start. It may be another one in each
     * language.
     *
     * Limits: must be the path of a file in public/, without any blank (rename a file that has
     * one), for example /files/menu.pdf.
     */
    file: string;
  }[] | InBraces;
};

/**
 * Seasons: times of a year in which a night costs more, or a stay is longer. Forms price stays by
 * them, and lists show them. A price or a day that stands elsewhere too can be one of the values of
 * config/site.ts, written as its name in braces.
 */
export type SeasonCollection = {
  /** What the entries are. */
  kind: 'season';
  /**
   * The currency of all prices, as three capital letters.
   *
   * Limits: must be the three capital letters of a currency, for example EUR.
   *
   * Left out: no entry has a price.
   */
  currency?: string;
  /**
   * A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml
   * behind. An entry is in it from its date, or the day of its from, on: events and others need
   * from.
   *
   * Left out: there is none.
   */
  feed?: {
    /** What feed readers call it, for example News of the school. */
    title: string;
  };
  /** The entries, in order. */
  entries: {
    /**
     * A short name for addresses and for other entries that refer to this one. Each entry has its
     * own. When it changes, so does the address.
     *
     * Limits: must hold only small letters a to z, digits and -, for example german-a1.
     */
    id: string;
    /** What the entry is called. */
    name: string;
    /**
     * One or two sentences, for lists and for search results.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name is shown.
     */
    description?: string;
    /**
     * The whole text, for the page of the entry. Each entry of the list is a paragraph. `{ heading:
     * '…' }` is a heading. `{ picture: { … }, caption: '…' }` is a picture beside the text, `{
     * quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
     * `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     *
     * Left out: there is no text.
     */
    text?: ProseBlock[] | InBraces;
    /**
     * A photograph.
     *
     * Left out: no photograph is shown.
     */
    picture?: Photo | InBraces;
    /**
     * More photographs, in order, for a gallery on the page of the entry. The gallery shows them by
     * photos: ‘{pictures}’.
     *
     * Left out: there are no others.
     */
    pictures?: CaptionedPhoto[] | InBraces;
    /**
     * Words by which visitors can choose among the entries.
     *
     * Left out: the entry has none.
     */
    tags?: string[] | InBraces;
    /**
     * Where the entry leads if it has no page of its own.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it leads to its own page if it has one, or else nowhere.
     */
    to?: string;
    /**
     * The first day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays, unless it is something that is over by itself.
     */
    until?: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * Keeps the entry in the file without showing it.
     *
     * Left out: false.
     */
    hidden?: boolean;
    /**
     * Its first night, for example 2027-07-01; or 07-01, with which the season comes back each
     * year.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for
     * each year.
     */
    start: string;
    /**
     * Its last night, with a year where the first one has one. Each year from 12-20 to 01-06 is at
     * the turn of the year.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for
     * each year.
     */
    end: string;
    /**
     * What each of its nights costs, or costs more, as a number.
     *
     * Limits: at least 0.
     *
     * Left out: no price is given.
     */
    price?: number | InBraces;
    /**
     * What the price is for, for example more a night.
     *
     * Left out: nothing is said of it.
     */
    unit?: string;
    /**
     * The fewest nights of a stay that begins in it: of one that begins before, nothing is asked.
     *
     * Limits: at least 1.
     *
     * Left out: a stay may be as short as at other times.
     */
    nights?: number | InBraces;
  }[] | InBraces;
};

/** Anything else: entries with keys of your own. */
export type EntryCollection = {
  /** What the entries are. */
  kind: 'entry';
  /**
   * The currency of all prices, as three capital letters.
   *
   * Limits: must be the three capital letters of a currency, for example EUR.
   *
   * Left out: no entry has a price.
   */
  currency?: string;
  /** The keys that the entries have: a name of your own for each, what it holds, and its words. */
  keys: Record<string, OwnKey>;
  /**
   * A feed of the entries for feed readers: feeds/ and the name of the collection, with .xml
   * behind. An entry is in it from its date, or the day of its from, on: events and others need
   * from.
   *
   * Left out: there is none.
   */
  feed?: {
    /** What feed readers call it, for example News of the school. */
    title: string;
  };
  /** The entries, in order. */
  entries: {
    /**
     * A short name for addresses and for other entries that refer to this one. Each entry has its
     * own. When it changes, so does the address.
     *
     * Limits: must hold only small letters a to z, digits and -, for example german-a1.
     */
    id: string;
    /** What the entry is called. */
    name: string;
    /**
     * One or two sentences, for lists and for search results.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: only the name is shown.
     */
    description?: string;
    /**
     * The whole text, for the page of the entry. Each entry of the list is a paragraph. `{ heading:
     * '…' }` is a heading. `{ picture: { … }, caption: '…' }` is a picture beside the text, `{
     * quote: '…' }` a sentence set apart. `{ list: [ … ] }` is a list; `**bold**`, `*italic*` and
     * `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     *
     * Left out: there is no text.
     */
    text?: ProseBlock[] | InBraces;
    /**
     * A photograph.
     *
     * Left out: no photograph is shown.
     */
    picture?: Photo | InBraces;
    /**
     * More photographs, in order, for a gallery on the page of the entry. The gallery shows them by
     * photos: ‘{pictures}’.
     *
     * Left out: there are no others.
     */
    pictures?: CaptionedPhoto[] | InBraces;
    /**
     * Words by which visitors can choose among the entries.
     *
     * Left out: the entry has none.
     */
    tags?: string[] | InBraces;
    /**
     * Where the entry leads if it has no page of its own.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it leads to its own page if it has one, or else nowhere.
     */
    to?: string;
    /**
     * The first day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which the entry is shown.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2026-03-31.
     *
     * Left out: it stays, unless it is something that is over by itself.
     */
    until?: string;
    /**
     * Marks samples in place of your own details. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /**
     * Keeps the entry in the file without showing it.
     *
     * Left out: false.
     */
    hidden?: boolean;
    /**
     * What the entry has of the keys that stand in keys.
     *
     * Left out: the entry has none of them.
     */
    values?: Record<string, OwnValue>;
  }[] | InBraces;
};

/**
 * Entries of one sort, such as courses, events or dishes: written once, and shown wherever they are
 * wanted.
 */
export type Collection =
  | EventCollection
  | OfferCollection
  | DishCollection
  | PlaceCollection
  | PostCollection
  | PersonCollection
  | VacancyCollection
  | DownloadCollection
  | SeasonCollection
  | EntryCollection;

/** Where an old address leads today. */
export type Redirect = {
  /**
   * The old address, without the name of the site: /prices.php, /index.php?page=12 (whatever else
   * stands behind the ? does not matter), or /old/* for a folder with all that is in it. Capital
   * and small letters count as the same, and so do ü and %C3%BC. Of several that fit, the one that
   * says most is followed.
   *
   * Limits: must be an old address without the name of the site, for example /prices.php,
   * /index.php?page=12, or /old/* for all that is in a folder.
   */
  from: string;
  /**
   * Where it leads today: a page, a place on a page, a file, or a web address. What stands behind
   * the ? of the visitor’s address is kept. With /* at the end, what follows the folder of “from”
   * follows there as well.
   *
   * Limits: must be a page such as /Prices, a place on a page such as /Prices#implants, or a web
   * address that starts with https://.
   *
   * Left out: there must be status: gone.
   */
  to?: string;
  /**
   * What browsers and search engines are told.
   * - `permanent`: it has moved for good (301)
   * - `temporary`: it is elsewhere for some time, and the old address remains the right one (302)
   * - `gone`: it was removed and nothing takes its place (410); there is no “to”
   *
   * Left out: permanent.
   */
  status?: 'permanent' | 'temporary' | 'gone';
};

/** What texts and numbers say in the place of a name. */
export type SharedValue = string | number;

/** A link or a button. */
export type Link = {
  /** The words of the link or button. */
  label: string;
  /**
   * Where it leads.
   *
   * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
   * https://, mailto: or tel:.
   */
  to: string;
  /**
   * Opens in a new tab, and screen readers say so.
   *
   * Left out: false.
   */
  newTab?: boolean;
};

/** Opening hours. */
export type Hours = {
  /**
   * The hours of a usual week. Days that are left out are closed.
   *
   * Limits: at least 1 entry.
   */
  week: {
    /**
     * The days of the week.
     *
     * Limits: at least 1 entry.
     */
    days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[] | InBraces;
    /**
     * The times: '08:00–12:00' and '13:00–18:00' have a break between them, '18:00–02:00' ends on
     * the next day.
     *
     * Limits: at least 1 entry.
     */
    open: string[] | InBraces;
  }[] | InBraces;
  /**
   * Days with other hours, for example holidays, in order. Where a day is in two of these, the
   * first counts.
   *
   * Left out: every week is the same.
   */
  special?: {
    /**
     * The name of the day, for example Christmas.
     *
     * Left out: only the day is shown.
     */
    label?: string;
    /**
     * The day, or the first of several, for example 2027-12-24; or 12-24, which comes back each
     * year.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for
     * each year.
     */
    from: string;
    /**
     * The last of several days. Each year from 12-24 to 01-06 is at the turn of the year.
     *
     * Limits: must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for
     * each year.
     *
     * Left out: it is a single day.
     */
    to?: string;
    /**
     * The times on these days.
     *
     * Limits: at least 1 entry.
     *
     * Left out: closed on these days.
     */
    open?: string[] | InBraces;
  }[] | InBraces;
  /**
   * The words for closed days.
   *
   * Left out: it says “Closed”, in the language of the site.
   */
  closed?: string;
};

/** A link of the menu, or a submenu. */
export type MenuEntry = Link | Submenu;

/** Links under an entry of the menu. */
export type Submenu = {
  /** The label of the button that opens the submenu. */
  label: string;
  /**
   * The links of the submenu, in order. A submenu holds only links.
   *
   * Limits: at least 1 entry.
   */
  links: Link[] | InBraces;
};

/**
 * Colours by their role, named as in Material UI. The check measures their contrast, from 1 to 1
 * (none) to 21 to 1 (black on white).
 */
export type Colours = {
  /** The filled button. */
  primary: {
    /**
     * The ground of the button.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    main: string;
    /**
     * The ground of the button under the pointer.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    dark: string;
    /**
     * The words on the button. At least 4.5 to 1 against primary.main and primary.dark.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    contrastText: string;
  };
  /** Links, and the lines of drawings. */
  secondary: {
    /**
     * The colour of links and lines. At least 4.5 to 1 against background.default, background.tint
     * and background.paper.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    main: string;
  };
  /** Errors in a form. */
  error: {
    /**
     * The colour of their words and edges. At least 4.5 to 1 against background.default,
     * background.tint and background.paper.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    main: string;
  };
  /** Text. */
  text: {
    /**
     * Headings, and emphasised text. At least 4.5 to 1 against background.default, background.tint
     * and background.paper.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    primary: string;
    /**
     * Running text. At least 4.5 to 1 against background.default, background.tint and
     * background.paper.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    secondary: string;
    /**
     * Small text beside something larger. At least 4.5 to 1 against background.default,
     * background.tint and background.paper.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    muted: string;
  };
  /** The grounds below text. */
  background: {
    /**
     * The ground of the page.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    default: string;
    /**
     * The ground of cards, fields and forms.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    paper: string;
    /**
     * The ground of sections that are slightly set apart.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    tint: string;
    /**
     * The ground of the one dark band of a page.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    band: string;
  };
  /**
   * Thin lines that decorate.
   *
   * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
   */
  divider: string;
  /**
   * The edges of fields and buttons: at least 3 to 1 against background.default and
   * background.paper.
   *
   * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
   */
  control: string;
  /** The highlighter. Only decoration: never text, never the only edge of something. */
  highlight: {
    /**
     * The colour of the highlighter.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    main: string;
    /**
     * The words on it. At least 4.5 to 1 against highlight.main.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    contrastText: string;
  };
};

/** How the site draws its parts. */
export type Character = {
  /**
   * The main action, such as the button of a form.
   * - `filled`: a filled shape
   * - `lined`: an outline, which fills under the pointer
   * - `lifted`: a filled shape above a hard shadow, into which it sinks under the pointer
   *
   * Left out: filled.
   */
  buttons?: 'filled' | 'lined' | 'lifted';
  /**
   * The edges of fields in forms.
   * - `boxed`: a thin line around them
   * - `underlined`: a line below them
   * - `heavy`: a heavy line around them
   *
   * Left out: boxed.
   */
  fields?: 'boxed' | 'underlined' | 'heavy';
  /**
   * The lines below links in texts.
   * - `thin`: a thin line
   * - `thick`: a thick line
   * - `dotted`: dots
   * - `double`: two thin lines
   *
   * Left out: thin.
   */
  links?: 'thin' | 'thick' | 'dotted' | 'double';
  /**
   * Cards and what stands on them.
   * - `lined`: a thin line around them
   * - `plain`: neither line nor ground
   * - `raised`: a soft shadow below them, without a line
   * - `framed`: a heavy line around them
   * - `stacked`: a heavy line around them, above a hard shadow
   *
   * Left out: lined.
   */
  cards?: 'lined' | 'plain' | 'raised' | 'framed' | 'stacked';
  /**
   * All photographs but logos; those with words on them have two colours, or their own.
   * - `plain`: as they are
   * - `gray`: without colours
   * - `warm`: a little warmer, like old prints
   * - `toned`: in shades of the colour of links
   * - `duotone`: in two colours: that of the dark band in the shade, the highlighter’s in the light
   * - `mounted`: on a mount of paper with a thin line around it
   *
   * Left out: plain.
   */
  photographs?: 'plain' | 'gray' | 'warm' | 'toned' | 'duotone' | 'mounted';
  /**
   * The grain of photographs, as of film.
   * - `none`: none
   * - `fine`: fine grain
   * - `coarse`: coarse grain
   *
   * Left out: none.
   */
  grain?: 'none' | 'fine' | 'coarse';
  /**
   * What the ground of the page has on it, as strong as all text can be read.
   * - `none`: nothing
   * - `dots`: a field of dots
   * - `lines`: ruled lines
   * - `grid`: squared paper
   * - `stripes`: slanting stripes
   *
   * Left out: none.
   */
  texture?: 'none' | 'dots' | 'lines' | 'grid' | 'stripes';
  /**
   * A drawn band above the foot of each page, and below its opening unless the next section begins
   * with a shape.
   * - `none`: no band
   * - `scallops`: half circles, as of an awning
   * - `zigzag`: pointed teeth
   * - `checks`: squares in two rows
   * - `rings`: rings beside each other
   * - `bars`: thick and thin bars
   * - `diamonds`: diamonds beside each other
   *
   * Left out: none.
   */
  ornament?: 'none' | 'scallops' | 'zigzag' | 'checks' | 'rings' | 'bars' | 'diamonds';
  /**
   * How a word that stands out in a headline is marked.
   * - `highlighter`: a tilted stroke of a highlighter
   * - `tape`: a strip of paper tape below it, with torn ends
   * - `underline`: a thick line below it
   * - `chalk`: a stroke of chalk below it, drawn twice
   * - `none`: it is like the other words
   *
   * Left out: highlighter.
   */
  emphasis?: 'highlighter' | 'tape' | 'underline' | 'chalk' | 'none';
  /**
   * The day before what takes place on it.
   * - `leaf`: a leaf of a calendar, with a thin line around it
   * - `plain`: large figures, without line or ground
   * - `solid`: a leaf in the colour of the main action
   * - `ticket`: a ticket, with holes at its upper and lower edge
   *
   * Left out: leaf.
   */
  dates?: 'leaf' | 'plain' | 'solid' | 'ticket';
  /**
   * The ground of the header and of the foot of each page.
   * - `plain`: that of the page
   * - `band`: the dark band, so that every page begins and ends with it
   *
   * Left out: plain.
   */
  frame?: 'plain' | 'band';
  /**
   * How sections come into view as the visitor scrolls; for those who want less motion they stand
   * still.
   * - `calm`: they rise a little
   * - `none`: they stand where they stand
   * - `lively`: they rise further, cards grow, and one page passes into the next
   *
   * Left out: calm.
   */
  entrances?: 'calm' | 'none' | 'lively';
};

/** A font and its weight. */
export type Font = {
  /**
   * The name of a font of the packages @fontsource-variable, followed by Variable. The project has
   * Bricolage Grotesque Variable, which has character, and Instrument Sans Variable, which reads
   * well; the check says how to install another one.
   */
  family: string;
  /**
   * A font of the visitor’s device that is shown until the first one is loaded: Georgia or Times
   * New Roman for one with serifs, Arial for one without, Courier New for one of a typewriter.
   * Where the device lacks it, its own font of that sort is shown; serif, sans-serif, monospace or
   * system-ui name the sort itself.
   */
  fallback: string;
  /**
   * The weight: 400 is regular, 700 is bold.
   *
   * Limits: from 1 to 1000.
   */
  weight: number | InBraces;
  /**
   * Whether each size is drawn by a cut of its own: fine strokes where letters are large, sturdy
   * ones where they are small. Only fonts with the axis opsz have them, such as Fraunces,
   * Newsreader, Bricolage Grotesque and Big Shoulders; their files are larger then.
   *
   * Left out: false.
   */
  opticalSizes?: boolean;
};

/** The typography of one sort of text. */
export type Lettering = {
  /**
   * The size: 1rem is the visitor’s own size.
   *
   * Limits: must be a length in CSS, for example 1.5rem or clamp(1rem, 2vw, 3rem): a number with a
   * point, and its unit without a blank.
   */
  fontSize: string;
  /**
   * The line height, as a multiple of the size.
   *
   * Limits: must be a number with a point in quotes, for example 1.5, or a length, for example
   * 24px.
   */
  lineHeight: string;
  /**
   * The space between letters: 1em is the size.
   *
   * Limits: must be 0 or a length in CSS, for example 0.02em or -0.02em: a number with a point, and
   * its unit without a blank.
   */
  letterSpacing: string;
  /**
   * What is added to the space between words: 1em is the size. For a font that sets words close to
   * each other.
   *
   * Limits: must be 0 or a length in CSS, for example 0.02em or -0.02em: a number with a point, and
   * its unit without a blank.
   *
   * Left out: nothing; in letters of weight 900 or more 0.09em.
   */
  wordSpacing?: string;
  /**
   * Whether it is shown in capitals; it is written as usual.
   * - `none`: as it is written
   * - `uppercase`: in capitals
   * - `small-caps`: in small capitals, and what is written as a capital is a large one
   *
   * Left out: none.
   */
  textTransform?: 'none' | 'uppercase' | 'small-caps';
};

/** A mail to whoever sent the form. */
export type ConfirmationMail = {
  /** The name of the field with the sender’s e-mail address. */
  field: string;
  /**
   * The subject of the mail. The name of a choice, number, price, day or time in { } becomes what
   * was chosen, for example {Day}; {reference} becomes the number of the sender, where the form has
   * the stamp reference.
   */
  subject: string;
  /**
   * What the mail says. Each entry of the list is a paragraph. Names in { } as in the subject. What
   * a visitor typed in their own words is never in it: whoever types another person’s address could
   * have you send that person anything.
   *
   * Limits: at least 1 entry.
   */
  text: string[] | InBraces;
  /**
   * The other words for whoever is on the waiting list of the form, instead of subject and text.
   *
   * Left out: the form has no waiting list.
   */
  waiting?: WaitingMail;
  /**
   * The address to which the sender’s answer goes.
   *
   * Limits: at most 254 characters; must be one e-mail address without accents or umlauts, for
   * example office@acme.test.
   *
   * Left out: the e-mail address of contact in config/site.ts.
   */
  replyTo?: string;
  /**
   * For a newsletter: whoever typed the address confirms it by a link, {link} in the text. Until
   * then you get no mail, and the message is listed as unconfirmed.
   *
   * Left out: nothing has to be confirmed.
   */
  optIn?: OptIn;
};

/** A mail to whoever is on the waiting list. */
export type WaitingMail = {
  /** The subject of that mail. */
  subject: string;
  /**
   * What it says, a paragraph each.
   *
   * Limits: at least 1 entry.
   */
  text: string[] | InBraces;
};

/** A link in the mail to the sender, by which they confirm what they sent. */
export type OptIn = {
  /**
   * The page that the link leads to. It has a section of the kind confirm.
   *
   * Limits: the name of a file in config/pages, without .ts.
   */
  page: string;
  /** The words of the link. */
  label: string;
  /**
   * How many days the link works. What nobody confirmed by then is deleted.
   *
   * Limits: from 1 to 30.
   *
   * Left out: 7.
   */
  days?: number | InBraces;
};

/** A drawing or a photo. */
export type Picture = Drawing | Photo;

/** A drawing made by the site. */
export type Drawing = {
  /**
   * What is drawn, in the colours of the site. It is decoration and needs no words.
   * - `window`: a window of a browser
   * - `phone`: a telephone
   * - `card`: a card
   * - `bars`: the bars of a chart
   * - `node`: points joined by lines
   * - `cursor`: a mouse pointer
   * - `curve`: a line that rises
   *
   * Limits: from 1 to 3 entries.
   */
  scene: ('window' | 'phone' | 'card' | 'bars' | 'node' | 'cursor' | 'curve')[] | InBraces;
};

/** A photograph below a whole section. */
export type GroundPhoto = {
  /**
   * The photograph: its path in the folder public, with a / at the start.
   *
   * Limits: must be the path of a picture in public/, without any blank (rename a file that has
   * one), for example /pictures/studio.webp.
   */
  file: string;
  /**
   * The width of the photograph in pixels.
   *
   * Limits: more than 0.
   */
  width: number | InBraces;
  /**
   * The height of the photograph in pixels.
   *
   * Limits: more than 0.
   */
  height: number | InBraces;
  /**
   * What matters most in the picture, such as a face: it stays in sight wherever the picture is cut
   * to its room.
   *
   * Left out: the middle of the picture stays in sight.
   */
  focus?: {
    /**
     * How far from the left, in hundredths of the width: 0 is the left edge.
     *
     * Limits: from 0 to 100.
     */
    x: number | InBraces;
    /**
     * How far from the top, in hundredths of the height: 0 is the upper edge.
     *
     * Limits: from 0 to 100.
     */
    y: number | InBraces;
  };
};

/** A paragraph in quotes, or a list. */
export type TextBlock = string | TextList;

/** A list of points in a text. */
export type TextList = {
  /**
   * The points of the list, in order.
   *
   * Limits: at least 1 entry.
   */
  list: string[] | InBraces;
  /**
   * Numbers the points instead of marking them.
   *
   * Left out: false.
   */
  numbered?: boolean;
};

/** A paragraph in quotes, a list, a picture, or a sentence set apart. */
export type ArticleBlock = string | MarkedList | TextPicture | PullQuote;

/** A list of points in a text to read. */
export type MarkedList = {
  /**
   * The points of the list, in order.
   *
   * Limits: at least 1 entry.
   */
  list: string[] | InBraces;
  /**
   * Numbers the points instead of marking them.
   *
   * Left out: false.
   */
  numbered?: boolean;
  /**
   * What stands before each point, in the colours of the site.
   * - `leaf`: a leaf
   * - `check`: a check mark
   * - `dash`: a dash
   * - `arrow`: an arrow
   *
   * Left out: a dot.
   */
  marks?: 'leaf' | 'check' | 'dash' | 'arrow';
};

/** A picture in a text, with the text beside it. */
export type TextPicture = {
  /** The photograph or drawing. */
  picture: Picture | InBraces;
  /**
   * The words below the picture.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: it has no words.
   */
  caption?: string;
  /**
   * Where the picture stands on wide screens; the text runs beside it.
   * - `end`: at the end of the lines, reaching into the room beside the text
   * - `start`: at the beginning of the lines
   * - `wide`: between two paragraphs, wider than the text
   *
   * Left out: end.
   */
  side?: 'end' | 'start' | 'wide';
};

/** A sentence set apart in large letters, in a text. */
export type PullQuote = {
  /**
   * A sentence of the text, or what somebody said, without quotation marks.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  quote: string;
  /**
   * Who said it.
   *
   * Left out: it is a sentence of the text.
   */
  name?: string;
};

/** A paragraph in quotes, a heading, a list, a picture, or a sentence set apart. */
export type ProseBlock = string | TextHeading | MarkedList | TextPicture | PullQuote;

/** A heading in a text. Links can lead to it by its words. */
export type TextHeading = {
  /** The text of the heading. */
  heading: string;
};

/** How a carousel of people or quotes moves. */
export type Carousel = {
  /** How many are visible at once. */
  slides: {
    /**
     * On phones: below 768 pixels.
     *
     * Limits: at least 1.
     */
    narrow: number | InBraces;
    /**
     * On tablets: below 1024 pixels.
     *
     * Limits: at least 1.
     */
    medium: number | InBraces;
    /**
     * On wider screens.
     *
     * Limits: at least 1.
     */
    wide: number | InBraces;
  };
  /**
   * How long the move to the next one takes. In milliseconds: a second has 1000.
   *
   * Limits: must be 20 or more.
   */
  speed: number | InBraces;
  /**
   * The name of a dot, for screen readers. {number} becomes the number of the item that it leads
   * to.
   *
   * Limits: must hold no { } but {number}; must hold {number}, where the number of the item that it
   * leads to goes.
   *
   * Left out: it says “Show number {number}”, in the language of the site.
   */
  dot?: string;
};

/** One of several photographs, with its caption. */
export type CaptionedPhoto = {
  /**
   * The picture: its path in the folder public, with a / at the start.
   *
   * Limits: must be the path of a picture in public/, without any blank (rename a file that has
   * one), for example /pictures/studio.webp.
   */
  file: string;
  /** What the picture shows, in words, for those who cannot see it. */
  alt: string;
  /**
   * The width of the picture in pixels.
   *
   * Limits: more than 0.
   */
  width: number | InBraces;
  /**
   * The height of the picture in pixels.
   *
   * Limits: more than 0.
   */
  height: number | InBraces;
  /**
   * What matters most in the picture, such as a face: it stays in sight wherever the picture is cut
   * to its room.
   *
   * Left out: the middle of the picture stays in sight.
   */
  focus?: {
    /**
     * How far from the left, in hundredths of the width: 0 is the left edge.
     *
     * Limits: from 0 to 100.
     */
    x: number | InBraces;
    /**
     * How far from the top, in hundredths of the height: 0 is the upper edge.
     *
     * Limits: from 0 to 100.
     */
    y: number | InBraces;
  };
  /**
   * Marks samples in place of your own details. Replace them, then delete this line.
   *
   * Left out: false.
   */
  sample?: boolean;
  /**
   * The caption below the photograph; in a mosaic at its lower edge.
   *
   * Left out: it has no caption.
   */
  caption?: string;
};

/** The words of a − and a + beside a number. */
export type Steppers = {
  /**
   * What the − says to screen readers.
   *
   * Left out: it says “Less”, in the language of the site.
   */
  less?: string;
  /**
   * What the + says to screen readers.
   *
   * Left out: it says “More”, in the language of the site.
   */
  more?: string;
};

/** So many places on each day, or at each time. */
export type DayPlaces = {
  /**
   * How many places each day has.
   *
   * Limits: more than 0.
   */
  each: number | InBraces;
  /**
   * The name of a field of the kind time, or of a select or radio with times: each time of a day
   * then has so many places.
   *
   * Left out: a day has so many in all.
   */
  time?: string;
  /**
   * Stands below a day that has places left. {count} becomes how many, for example {count} left.
   *
   * Limits: must hold no { } but {count}; must hold {count}, where the number of places goes.
   */
  left: string;
  /** Stands below a day that has none left. */
  full: string;
  /**
   * The name of a field that says how many places are taken: a number of people, or a list or
   * checkboxes, which take as many as they have entries. What is empty takes one.
   *
   * Left out: each message takes one place.
   */
  count?: string;
  /**
   * Shown to whoever asks for more places than are left. {count} becomes how many are.
   *
   * Limits: must hold no { } but {count}; must hold {count}, where the number of places goes.
   *
   * Left out: it says “Not that many places are left: only {count}”, in the language of the site.
   */
  tooFew?: string;
};

/** Times of the opening hours to choose from. */
export type Slots = {
  /**
   * So many minutes are between two of these times; the first is that of opening.
   *
   * Limits: more than 0, at most 1440.
   */
  every: number | InBraces;
  /**
   * The last of them is so many minutes before closing, or earlier.
   *
   * Limits: more than 0, at most 1440.
   *
   * Left out: as many as between two of them.
   */
  last?: number | InBraces;
  /**
   * The first words of the list, which cannot be chosen, for example Please choose.
   *
   * Left out: it says “Please choose”, in the language of the site.
   */
  placeholder?: string;
};

/** A price in one season. */
export type SeasonPrice = {
  /** The season: its id in the collection of seasons that the price of a form names. */
  season: string;
  /**
   * What a night costs in this season, in place of the usual price.
   *
   * Limits: from -1000000 to 1000000; must be rounded to two decimals.
   */
  price: number | InBraces;
};

/** An option for each entry of a collection. */
export type OptionsOfEntries = {
  /**
   * The collection.
   *
   * Limits: the name of a file in config/collections, without .ts.
   */
  from: string;
  /**
   * Which entries can be chosen. What is over cannot.
   *
   * Left out: all of them.
   */
  where?: {
    /**
     * Only the entry with this id. On the page of an entry {id} is that entry.
     *
     * Left out: whatever their ids are.
     */
    id?: string;
    /**
     * Only entries that have this tag.
     *
     * Left out: whatever their tags are.
     */
    tag?: string;
    /**
     * Only entries that name this entry of a collection, such as people/anna, by whatever key.
     *
     * Left out: whatever they name.
     */
    names?: string;
    /**
     * Only highlighted entries, as offers and events may be.
     *
     * Left out: false.
     */
    highlighted?: boolean;
    /**
     * Only posts by this author. As in the entries: people/anna, or plain words.
     *
     * Left out: whoever wrote them.
     */
    author?: string;
    /**
     * Only offers that this person gives or makes. As in the entries: people/anna, or plain words.
     *
     * Left out: whoever gives them.
     */
    by?: string;
    /**
     * Only events that this person organises. As in the entries: people/anna, or plain words.
     *
     * Left out: whoever organises them.
     */
    organiser?: string;
    /**
     * Only events at which this person performs. As in the entries: people/anna, or plain words.
     *
     * Left out: whoever performs.
     */
    performers?: string;
    /**
     * Only what is at this place. As in the entries: people/anna, or plain words.
     *
     * Left out: wherever it is.
     */
    place?: string;
  };
  /**
   * What visitors read, with names of the entry in braces, such as {name}, {price}.
   *
   * Limits: must be one line, without invisible characters.
   *
   * Left out: {name}; with dates {name}, {start}.
   */
  label?: string;
  /**
   * What is stored, with names of the entry in braces. No two entries may have the same.
   *
   * Limits: must be one line, without invisible characters.
   *
   * Left out: {id}, which stays when an entry is renamed.
   */
  value?: string;
  /**
   * Events: an option for each date of a series, by which it is booked. What is stored is the value
   * with the date behind it, such as yoga 2027-03-05T18:00, and {start} in a label is that date;
   * with places each date has the seats of the event.
   *
   * Left out: false: a series is one option.
   */
  dates?: boolean;
  /**
   * Whether the price of each entry counts, for a field of the kind price.
   *
   * Left out: false.
   */
  prices?: boolean;
  /**
   * More options, below those of the entries.
   *
   * Left out: there are no others.
   */
  also?: {
    /**
     * What is stored when a visitor chooses it.
     *
     * Limits: must be one line, without invisible characters; may hold `**bold**`, `*italic*` and
     * `[words](/Contact)`.
     */
    value: string;
    /**
     * What visitors read.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: the value itself.
     */
    label?: string;
    /**
     * What it costs, or how much it counts, for a field of the kind price.
     *
     * Limits: from -1000000 to 1000000; must be rounded to two decimals.
     *
     * Left out: it costs nothing.
     */
    price?: number | InBraces;
    /**
     * What a night costs in single seasons, in place of price. A part of a price counts it that has
     * nights with seasons.
     *
     * Left out: it costs the same in each season.
     */
    seasonPrices?: SeasonPrice[] | InBraces;
    /**
     * A sentence below what visitors read of the option; screen readers say it with the option.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: there is none.
     */
    description?: string;
    /**
     * How many places it has: as many visitors can choose it. The field then has places, the words
     * for it.
     *
     * Limits: more than 0.
     *
     * Left out: any number of visitors can choose it.
     */
    capacity?: number | InBraces;
  }[] | InBraces;
};

/** An option for words of the visitor’s own. */
export type OwnAnswer = {
  /**
   * What visitors read of the option.
   *
   * Left out: it says “Other”, in the language of the site.
   */
  label?: string;
  /**
   * The error message for who chose it and wrote nothing, or the words of another option.
   *
   * Left out: it says “Please write your own answer, or choose one of the others”, in the language
   * of the site.
   */
  errorMessage?: string;
  /**
   * The largest number of characters that it accepts.
   *
   * Limits: more than 0, at most 1000.
   *
   * Left out: 200.
   */
  maxLength?: number | InBraces;
};

/** The words of options with so many places each. */
export type Places = {
  /**
   * Stands behind an option that has places left. {count} becomes how many, for example {count}
   * left.
   *
   * Limits: must hold no { } but {count}; must hold {count}, where the number of places goes.
   */
  left: string;
  /**
   * Stands behind an option that has none left. It cannot be chosen then, unless the form has a
   * waiting list.
   */
  full: string;
  /**
   * The name of a field that says how many places are taken: a number of people, or a list or
   * checkboxes, which take as many as they have entries. What is empty takes one.
   *
   * Left out: each message takes one place.
   */
  count?: string;
  /**
   * Shown to whoever asks for more places than are left. {count} becomes how many are.
   *
   * Limits: must hold no { } but {count}; must hold {count}, where the number of places goes.
   *
   * Left out: it says “Not that many places are left: only {count}”, in the language of the site.
   */
  tooFew?: string;
  /**
   * A capacity is of each night, as that of rooms: a message takes a place of every night between
   * two days. What is left is shown once both are chosen: of the night that has the fewest.
   *
   * Left out: a capacity is for good.
   */
  nights?: PlacesOfNights;
};

/** Two days, and the nights between them. */
export type PlacesOfNights = {
  /** The name of the field with the first day, of the kind date. */
  arrival: string;
  /**
   * The name of the field with the last day, of the kind date. A rule days-after says how many
   * nights there may be: most, 14 or fewer.
   */
  departure: string;
};

/** The words of options with so many places each. */
export type PlacesOfBoxes = {
  /**
   * Stands behind an option that has places left. {count} becomes how many, for example {count}
   * left.
   *
   * Limits: must hold no { } but {count}; must hold {count}, where the number of places goes.
   */
  left: string;
  /**
   * Stands behind an option that has none left. It cannot be chosen then, unless the form has a
   * waiting list.
   */
  full: string;
  /**
   * The name of a field that says how many places are taken: a number of people, or a list or
   * checkboxes, which take as many as they have entries. What is empty takes one.
   *
   * Left out: each message takes one place.
   */
  count?: string;
  /**
   * Shown to whoever asks for more places than are left. {count} becomes how many are.
   *
   * Limits: must hold no { } but {count}; must hold {count}, where the number of places goes.
   *
   * Left out: it says “Not that many places are left: only {count}”, in the language of the site.
   */
  tooFew?: string;
};

/** A row of a matrix: a statement to answer. */
export type MatrixRow = {
  /**
   * The name under which the answer of this row is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold only letters A to Z, digits and _, at most 40.
   */
  name: string;
  /**
   * The statement, or the question of the row.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Whether the row may be left without an answer where the rule required asks for all.
   *
   * Left out: false: it is asked like the others.
   */
  optional?: boolean;
};

/** An answer to each statement of a matrix. */
export type MatrixColumn = {
  /**
   * What is stored when a visitor chooses it.
   *
   * Limits: must be one line, without invisible characters.
   *
   * Left out: write number instead.
   */
  value?: string;
  /**
   * The number that is stored when a visitor chooses it.
   *
   * Limits: from 0 to 1000.
   *
   * Left out: write value instead.
   */
  number?: number | InBraces;
  /**
   * What visitors read.
   *
   * Left out: the value itself.
   */
  label?: string;
};

/**
 * An amount, the prices of options, the number in a field, or a share. It is multiplied by all that
 * times, each and nights say. A number that it names has a whole step and rules min and max, by
 * which the server knows how large the price can be.
 */
export type PricePart = {
  /**
   * An amount, which may be below 0.
   *
   * Limits: from -1000000 to 1000000; must be rounded to two decimals.
   *
   * Left out: write of instead.
   */
  amount?: number | InBraces;
  /**
   * The name of a field whose options have prices: those of the chosen ones are added. Or that of a
   * number, stars, a scale, another price above, or a matrix whose columns have numbers: these are
   * added.
   *
   * Left out: write amount instead.
   */
  of?: string;
  /**
   * Only so many percent of it count: 20 is a deposit of 20 %, -10 a discount. Without amount and
   * of, it is a share of what the parts above it add up to. Halves of a cent are rounded up.
   *
   * Limits: from -1000 to 1000; must be rounded to two decimals.
   *
   * Left out: all of it counts.
   */
  percent?: number | InBraces;
  /**
   * What it is multiplied by: names of fields of the kind number, and of lists or checkboxes, which
   * count as many as they have entries.
   *
   * Left out: it counts once.
   */
  times?: string[] | InBraces;
  /**
   * Counts it for each entry of a list of which something holds, or adds the prices in the entries.
   *
   * Left out: it does not depend on single entries.
   */
  each?: EachEntry;
  /**
   * Multiplies it by the nights between two days: none while one of them is empty, or the departure
   * is not later.
   *
   * Limits: must have a year in both of from and to, or in none: without a year they come back each
   * year; must not have to before from: no night would count.
   *
   * Left out: it does not depend on days.
   */
  nights?: Nights;
  /**
   * It counts only while another field has this value.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: it always counts.
   */
  when?: Condition;
};

/** The entries of a list that count. */
export type EachEntry = {
  /** The name of a field of the kind list. */
  list: string;
  /**
   * An entry counts only while this holds. It names a field of the entry, or of the form where the
   * entry has none of that name.
   *
   * Limits: must say exactly one of is, isNot, isOneOf, filled, moreThan, lessThan, youngerThan and
   * notYoungerThan of a field, or only any, or only all.
   *
   * Left out: each entry counts.
   */
  when?: Condition;
  /**
   * The name of a field of the entries whose options have prices, or of a number, stars or a scale:
   * these are added; amount is left out.
   *
   * Left out: each entry counts once.
   */
  of?: string;
  /**
   * What an entry is multiplied by, for example how many of it are wanted: names of its fields of
   * the kind number, or of checkboxes, which count as many as are ticked.
   *
   * Left out: it is not multiplied.
   */
  times?: string[] | InBraces;
};

/** The days between two days. */
export type Nights = {
  /** The name of the field with the first day, of the kind date. */
  arrival: string;
  /** The name of the field with the last day, of the kind date. */
  departure: string;
  /**
   * The first night that counts: the beginning of a season. Without a year, as 12-20, the season
   * comes back each year; its end has none then either.
   *
   * Limits: must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for
   * each year.
   *
   * Left out: nights count from the arrival on.
   */
  from?: string;
  /**
   * The last night that counts: the end of a season.
   *
   * Limits: must be a day that there is, as year-month-day, for example 2027-12-24, or 12-24 for
   * each year.
   *
   * Left out: nights count up to the departure.
   */
  to?: string;
  /**
   * A collection of seasons. Each of their nights costs what the season says as its price; amount,
   * from and to are left out. With of, each night costs what the chosen option says for its season
   * (seasonPrices), and its usual price where it says nothing.
   *
   * Limits: the name of a file in config/collections, without .ts.
   *
   * Left out: each night costs the same.
   */
  seasons?: string;
};

/** A paragraph in quotes, a heading, a list, or a small table. */
export type NoteBlock = string | NoteHeading | NoteList | TextTable;

/** A heading in the words of a form. */
export type NoteHeading = {
  /** The text of the heading. */
  heading: string;
};

/** A list of points in the words of a form. */
export type NoteList = {
  /**
   * The points of the list, in order.
   *
   * Limits: at least 1 entry.
   */
  list: string[] | InBraces;
  /**
   * Numbers the points instead of marking them.
   *
   * Left out: false.
   */
  numbered?: boolean;
};

/** A small table in the words of a form. */
export type TextTable = {
  /**
   * The headings of the columns, from first to last. The first may be empty, above the headings of
   * the rows.
   *
   * Left out: the table has no row of headings.
   */
  columns?: string[] | InBraces;
  /**
   * The rows from top to bottom, each a list of as many texts as there are columns: ['Adults',
   * '£12']. The first text is the heading of its row.
   *
   * Limits: at least 1 entry.
   */
  rows: (string[] | InBraces)[] | InBraces;
};

/** The seasons of a collection, for a rule. */
export type SeasonsOfRule = {
  /**
   * The collection of seasons.
   *
   * Limits: the name of a file in config/collections, without .ts.
   */
  from: string;
  /**
   * The error message for a stay that is too short for its season, with names of the season in
   * braces, such as {name}, {nights}.
   *
   * Left out: it is the message of the rule.
   */
  message?: string;
};

/** One of several prices. */
export type Price = {
  /** What it is the price of, for example Children. */
  label: string;
  /**
   * The price as a number, in the currency of the collection.
   *
   * Limits: at least 0.
   */
  price: number | InBraces;
};

/** A key that the entries of a collection have. */
export type OwnKey = {
  /**
   * What it holds.
   * - `text`: words in quotes, which may have marks
   * - `number`: a number without quotes
   * - `price`: a number in the currency of the collection
   * - `day`: a day, for example 2026-03-31
   * - `picture`: a photograph
   * - `link`: a link with its words
   * - `choice`: one of the words in choices
   */
  type: 'text' | 'number' | 'price' | 'day' | 'picture' | 'link' | 'choice';
  /** What visitors read beside it, for example Level. */
  label: string;
  /**
   * The words to choose from, where the type is choice.
   *
   * Limits: at least 1 entry.
   *
   * Left out: its type is another one.
   */
  choices?: string[] | InBraces;
};

/** What a key of a collection’s own holds. */
export type OwnValue = string | number | Photo | Link;

/** A name in braces, such as {price}, in place of the value itself. */
export type InBraces = `{${string}}`;
