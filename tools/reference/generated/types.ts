// Written by `npm run reference` from the schemas in src/, which hold the words: change them there.

/**
 * config/pages/<page>.ts. One page of the site: what search engines are told, and its sections in
 * order.
 */
export type PageDefinition = {
  /**
   * What the browser’s tab and search results call the page. Each page has its own; about 60
   * characters are shown.
   */
  title: string;
  /** What search results say of the page. Each page has its own; about 160 characters are shown. */
  description: string;
  /**
   * Whether search engines list the page. A page that thanks for what was sent is not to be found:
   * false.
   *
   * Left out: true.
   */
  indexed?: boolean;
  /**
   * Makes the page a post: sections of the kind news list it, and readers of news are told of it.
   *
   * Left out: the page is no post.
   */
  post?: {
    /**
     * The day on which it came out.
     *
     * Limits: must be a day as year-month-day, for example 2026-03-31.
     */
    date: string;
    /** Who wrote it. */
    author: string;
    /**
     * The photograph beside it in lists of posts.
     *
     * Left out: lists show its words alone.
     */
    picture?: Photo;
  };
  /**
   * What the page shows, from top to bottom. The first that is shown, and no other, is a hero or a
   * page-header.
   *
   * Limits: at least 1 entry; one dark band at most.
   */
  sections: Section[];
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
   * Left out: the form is asked in steps, which have the fields.
   */
  fields?: Field[];
  /**
   * The steps in which the form is asked, instead of fields.
   *
   * Left out: all fields stand in one form.
   */
  steps?: Step[];
  /**
   * The words of a form that is asked in steps.
   *
   * Left out: the form has no steps.
   */
  stepping?: {
    /** The words of the button that leads to the next step. */
    next: string;
    /** The words of the button that leads to the step before. */
    back: string;
    /**
     * Said when the page was loaded anew and files must be chosen once more; a form with files
     * needs it. {fields} becomes the labels of their fields.
     *
     * Left out: the form has no files.
     */
    chooseAgain?: string;
    /**
     * Shows all that was written once more before it is sent.
     *
     * Left out: the last step sends it.
     */
    summary?: {
      /** What the last step is called, in which all that was written is shown again. */
      title: string;
      /** The words of the button that leads back to a step, for example Change. */
      change: string;
      /** What stands there for a box that is ticked. */
      yes: string;
    };
  };
  /** What is checked, in this order. The visitor is told of the first that fails. */
  rules: Rule[];
  /** What is stored, and where. */
  record: {
    /**
     * The name of the collection in the database that keeps what visitors send. Each form has its
     * own.
     *
     * Limits: must be only letters, digits, - and _.
     */
    collection: string;
    /**
     * The moment of sending and what else is known of it, noted beside the fields: a name of your
     * own, and what is noted.
     * - `milliseconds`: the moment as one number: the milliseconds since the start of 1970, which
     * sorts well and is good as an id
     * - `date`: the day where the visitor is, as text like 2026-11-21
     * - `dateTime`: the day and the time where the visitor is, as text like
     * 2026-11-21T15:30:00+01:00
     * - `page`: the address of the page from which it was sent, like /Contact
     * - `language`: the language of the visitor’s browser, like en-GB
     * - `campaign`: what the address by which the visitor came said of a campaign, like
     * utm_source=letter; empty if nothing
     */
    stamps: Record<string, 'milliseconds' | 'date' | 'dateTime' | 'page' | 'language' | 'campaign'>;
    /**
     * The names of all fields and stamps in the order in which they are stored.
     *
     * Left out: the fields, then the stamps.
     */
    order?: string[];
    /**
     * Also keeps what was sent in a list, until the visitor leaves the site.
     *
     * Left out: false.
     */
    keepInMemory?: boolean;
  };
  /**
   * Adds a field that only robots fill in. What they send looks sent, and is not stored.
   *
   * Left out: false.
   */
  honeypot?: boolean;
  /**
   * A small text above the button, for example on privacy.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: nothing stands there.
   */
  note?: string;
  /** The button. */
  submit: {
    /** The words of the button. */
    label: string;
    /**
     * How the button looks.
     * - `button`: a button with its words
     * - `arrow`: an arrow beside the field; the words are for those who cannot see it
     */
    look: 'button' | 'arrow';
    /**
     * When the fields are emptied.
     * - `submitted`: at once, whether or not it can be stored
     * - `saved`: when it has been stored
     */
    clear: 'submitted' | 'saved';
  };
  /** What happens after the form was sent. */
  outcome: {
    /**
     * When it has been stored.
     *
     * Limits: must say toast (words for the visitor), goTo (a page) or log: true (nothing is
     * shown).
     */
    saved: Success;
    /**
     * When it cannot be stored.
     *
     * Limits: must say either toast (words for the visitor) or log: true (nothing is shown).
     */
    failed: Failure;
  };
};

/** config/routes.ts. Which address shows which page. */
export type RoutesDefinition = {
  /**
   * The pages of the site.
   *
   * Limits: at least 1 entry.
   */
  pages: {
    /** The page: the name of its file in config/pages, without .ts. */
    page: string;
    /**
     * The address of the page, after the name of the site. Capital and small letters are the same.
     *
     * Limits: at most 200 characters; must start with / and hold letters, digits, - and _, with
     * single / between them, for example /Services or /Services/Design.
     */
    path: string;
    /**
     * Other addresses that show the page.
     *
     * Left out: the page has one address.
     */
    aliases?: string[];
  }[];
  /**
   * The page that every other address shows: the name of its file, without .ts. A page for this
   * alone needs no path.
   */
  unmatched: string;
};

/** config/site.ts. Who the agency is, and what stands around every page. */
export type SiteDefinition = {
  /** The name of the agency. */
  name: string;
  /**
   * The name below the icon on the home screen of a telephone.
   *
   * Limits: at most 12 characters.
   */
  shortName: string;
  /**
   * The language of all texts.
   *
   * Limits: must be the code of a language, for example en or en-GB.
   */
  language: string;
  /**
   * In which direction that language is read.
   * - `ltr`: from left to right
   * - `rtl`: from right to left
   */
  direction: 'ltr' | 'rtl';
  /**
   * Where the business has its day: banners, special hours and posts begin and end at midnight
   * there. The name of a time zone of IANA, for example Europe/London.
   *
   * Limits: must be the name of a time zone, for example Europe/London or America/New_York.
   *
   * Left out: the day is that of UTC.
   */
  timeZone?: string;
  /**
   * The address where the site will live.
   *
   * Limits: must be https:// and a host alone, without a slash at the end.
   */
  origin: string;
  /**
   * What the browser’s tab and search results say. {page} becomes the title of the page.
   *
   * Limits: must hold no { } but {page}; must hold {page}, where the title of the page goes.
   */
  titleTemplate: string;
  /**
   * The logo, in place of the name.
   *
   * Left out: the name is shown, behind the mark of theme.motif if there is one.
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
     * The same for visitors whose device is set to dark colours.
     *
     * Limits: must be the path of a picture in public/, without any blank (rename a file that has
     * one), for example /pictures/studio.webp.
     *
     * Left out: the logo is the same in dark colours.
     */
    dark?: string;
    /**
     * How wide the picture is, in pixels. On the page it is as high as the menu allows.
     *
     * Limits: more than 0.
     */
    width: number;
    /**
     * How high the picture is, in pixels.
     *
     * Limits: more than 0.
     */
    height: number;
  };
  /**
   * The icon in the tabs of browsers and on home screens: the path of a square SVG or PNG in the
   * folder public.
   *
   * Limits: must be the path of a picture in public/, without any blank (rename a file that has
   * one), for example /pictures/studio.svg.
   *
   * Left out: public/favicon.svg if it is there, else one that is drawn in the colours of the site.
   */
  favicon?: string;
  /**
   * A line above every page, for a while.
   *
   * Left out: there is no such line.
   */
  banner?: {
    /** What it says, in one sentence. */
    text: string;
    /**
     * A link behind these words.
     *
     * Left out: there is no link.
     */
    link?: Link;
    /**
     * The first day on which it is shown.
     *
     * Limits: must be a day as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown at once.
     */
    from?: string;
    /**
     * The last day on which it is shown.
     *
     * Limits: must be a day as year-month-day, for example 2026-03-31.
     *
     * Left out: it is shown until you delete it.
     */
    until?: string;
    /**
     * The name of the button that puts it away. It stays away in that browser until its words
     * change.
     *
     * Left out: it cannot be put away.
     */
    close?: string;
  };
  /**
   * Addresses that pages refer to by name, as link:whatsapp.
   *
   * Left out: no link has a name.
   */
  links?: {
    /**
     * The name, for example whatsapp.
     *
     * Limits: must be of small letters, digits and hyphens, for example whatsapp.
     */
    name: string;
    /**
     * The address.
     *
     * Limits: must be a web address that starts with https://.
     */
    to: string;
  }[];
  /** How the agency is reached. */
  contact: {
    /** The telephone number. */
    phone: {
      /**
       * What it is for, where there are several.
       *
       * Left out: it stands alone.
       */
      name?: string;
      /** How it is shown. */
      label: string;
      /**
       * Where it leads.
       *
       * Limits: must be tel: and the number, in digits alone, for example tel:+442079460000.
       */
      to: string;
    };
    /** The e-mail address. */
    email: {
      /**
       * What it is for, where there are several.
       *
       * Left out: it stands alone.
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
     * Other ways to reach it: more telephones, e-mail addresses, a chat.
     *
     * Left out: there are no others.
     */
    more?: {
      /** What it is for, for example Emergencies. */
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
    }[];
    /**
     * What stands beside the button of the menu on small screens.
     * - `phone`: a button that calls the telephone number
     * - `email`: a button that writes to the e-mail address
     *
     * Left out: nothing stands there.
     */
    top?: 'phone' | 'email';
    /**
     * Where the agency is.
     *
     * Left out: no place is shown.
     */
    place?: {
      /**
       * Marks details that only stand in for your own. Replace them, then delete this line.
       *
       * Left out: false.
       */
      sample?: boolean;
      /**
       * The postal address, line by line.
       *
       * Limits: at least 1 entry.
       */
      lines: string[];
      /** The name of the map, for those who cannot see it. */
      mapTitle: string;
      /**
       * The address of a map that may be shown inside a page.
       *
       * Limits: must be a web address that starts with https://.
       */
      mapFrame: string;
      /** A plain link to the same map. */
      mapLink: {
        /** The words of the link. */
        label: string;
        /**
         * The address of the map.
         *
         * Limits: must be a web address that starts with https://.
         */
        to: string;
      };
    };
  };
  /**
   * The firm as search engines show it beside a map.
   *
   * Left out: search engines are told of an organization, without address and hours.
   */
  business?: {
    /**
     * Marks details that only stand in for your own. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /** What sort of business it is, as search engines call it; LocalBusiness where none fits. */
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
       * The state or the region.
       *
       * Left out: it is not said.
       */
      region?: string;
      /**
       * The country in two capital letters, for example GB.
       *
       * Limits: must be the two capital letters of a country, for example GB.
       */
      country: string;
    };
    /**
     * Where that is on the globe, in degrees.
     *
     * Left out: search engines look the address up.
     */
    position?: {
      /**
       * North of the equator; south of it with a minus.
       *
       * Limits: from -90 to 90.
       */
      latitude: number;
      /**
       * East of Greenwich; west of it with a minus.
       *
       * Limits: from -180 to 180.
       */
      longitude: number;
    };
    /**
     * When it is open.
     *
     * Left out: nothing is said of it.
     */
    hours?: Hours;
  };
  /**
   * How somebody who finds a hole in the site tells you, in /.well-known/security.txt.
   *
   * Left out: the e-mail address of contact, and the language of the site.
   */
  security?: {
    /**
     * Where it is told: mailto: and an e-mail address, or a page that starts with https://.
     *
     * Limits: must be mailto: and an e-mail address, or a web address that starts with https://.
     */
    contact: string;
    /**
     * The languages in which it may be told, the best one first.
     *
     * Limits: at least 1 entry.
     */
    languages: string[];
  };
  /**
   * Where else the agency is found, in order.
   *
   * Left out: no icons are shown.
   */
  social?: {
    /** The icon that is shown. */
    icon: 'calendar' | 'chat' | 'email' | 'phone' | 'photo-sharing' | 'place' | 'professional-network' | 'facebook' | 'github' | 'instagram' | 'linkedin' | 'telegram' | 'tiktok' | 'whatsapp' | 'x' | 'youtube';
    /** What the icon stands for, for those who cannot see it. */
    label: string;
    /**
     * Where it leads.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     */
    to: string;
  }[];
  /**
   * The people of the agency, in order.
   *
   * Left out: no person is named.
   */
  team?: {
    /**
     * Marks details that only stand in for your own. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /** The name. */
    name: string;
    /** What the person does. */
    role: string;
    /**
     * A sentence or two about the person’s work.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: name and role say it all.
     */
    description?: string;
    /**
     * The group that the person stands in, for example Dentists. A section of people shows a
     * heading for each.
     *
     * Left out: the person stands before all groups.
     */
    group?: string;
    /**
     * A photograph of the person.
     *
     * Left out: the site draws a tile from the name.
     */
    photo?: Photo;
  }[];
  /**
   * What a map or video asks of which a section says ask: true.
   *
   * Left out: no section may ask.
   */
  consent?: {
    /**
     * What happens when the visitor agrees. {host} becomes the name of the other site.
     *
     * Limits: must hold no { } but {host}; must hold {host}, where the name of the other site goes.
     */
    text: string;
    /** The button that shows it. */
    agree: string;
    /**
     * What a video asks, where that is not what a map asks.
     *
     * Left out: videos ask in the words of maps.
     */
    video?: {
      /**
       * What happens when the visitor agrees. {host} becomes the name of the other site.
       *
       * Limits: must hold no { } but {host}; must hold {host}, where the name of the other site
       * goes.
       */
      text: string;
      /** The button that shows it. */
      agree: string;
    };
  };
  /** What stands above every page. */
  header: {
    /** The name of the menu, for those who hear the page. */
    navigationLabel: string;
    /** The name of the contact bar, and the heading of the contact details beside a form. */
    contactLabel: string;
    /** The name of the button that opens the menu on small screens. */
    openMenu: string;
    /** The name of the same button while the menu is open. */
    closeMenu: string;
    /** The words of the link that leads past the menu, for those who use the keyboard. */
    skipLink: string;
    /**
     * The links of the menu, in order.
     *
     * Limits: at least 1 entry.
     */
    links: MenuEntry[];
    /**
     * The button at the end of the menu.
     *
     * Left out: there is no button.
     */
    action?: Link;
  };
  /** What stands below every page. */
  footer: {
    /**
     * What the agency is, in a sentence or two.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: nothing is said.
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
      links: Link[];
    }[];
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
      /** The form in the box: the name of its file in config/forms, without .ts. */
      form: string;
    };
    /**
     * The last line of every page. {year} becomes the current year, {name} the name of the site.
     *
     * Limits: must hold no { } but {year} and {name}.
     */
    copyright: string;
  };
  /**
   * The two buttons in the corner of the window.
   *
   * Left out: there are none.
   */
  floating?: {
    /**
     * The button that opens a chat, calls you or asks for an appointment.
     *
     * Left out: there is no such button.
     */
    chat?: {
      /** What the button does, for those who cannot see its icon. */
      label: string;
      /**
       * Where it leads.
       *
       * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
       * https://, mailto: or tel:.
       */
      to: string;
      /**
       * The icon on it.
       * - `chat`: a bubble
       * - `phone`: a telephone
       * - `calendar`: a sheet of a calendar
       *
       * Left out: chat.
       */
      icon?: 'chat' | 'phone' | 'calendar';
      /**
       * Opens in a new tab of the browser, and says so to those who hear the page.
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
  };
  /** The notices that appear in the corner of the window. */
  toasts: {
    /**
     * How long a notice stays. In milliseconds: a second has 1000.
     *
     * Limits: must be 1000 or more.
     */
    autoClose: number;
    /**
     * How far a notice is dragged until it goes, in percent of its width.
     *
     * Limits: from 1 to 100.
     */
    dragToDismiss: number;
    /** The name of the button that closes a notice. */
    close: string;
  };
  /** What the site itself says here and there. */
  words: {
    /** The name of the line that says where a page stands, for those who hear it. */
    breadcrumb: string;
    /** Added to links that open in a new tab, for those who hear the page. */
    newTab: string;
    /** Said in a form some of whose fields must be filled in. */
    required: string;
    /** Shown instead of a form that cannot be loaded. The contact details follow it. */
    formUnavailable: string;
    /**
     * Said when pasted text was cut. {limit} becomes the number of characters that fit.
     *
     * Limits: must hold no { } but {limit}; must hold {limit}, where the number of characters goes.
     */
    cut: string;
    /** The heading of the screen that is shown when a page breaks. */
    errorScreen: string;
    /** What a visitor can do then. */
    errorHint: string;
    /** The button that loads the page again. */
    reload: string;
  };
};

/** config/theme.ts. Every colour, size, shape and speed of the site. */
export type ThemeDefinition = {
  /** Every colour of the site, by what it is for. */
  color: {
    /** For visitors whose device is set to light colours. */
    light: Colours;
    /** For visitors whose device is set to dark colours, and for the dark band. */
    dark: Colours;
  };
  /**
   * What is drawn around words: in openings, beside invitations, in the mark.
   * - `growth`: ledger paper, a line that climbs like a stair, and leaves
   *
   * Left out: nothing is drawn but what pages name.
   */
  motif?: 'growth';
  /** The two fonts of the site. */
  font: {
    /** The font of headings. */
    display: Font;
    /** The font of everything else. */
    text: Font;
  };
  /** How large and how open each sort of text is set. */
  typography: {
    /** The largest heading of a page. */
    display: Lettering;
    /** The heading of a section. */
    h2: Lettering;
    /** The heading of a card or of a part. */
    h3: Lettering;
    /** The sentence below a heading. */
    lead: Lettering;
    /** Running text. */
    body1: Lettering;
    /** The small words beside a section’s number, and of fields. */
    label: Lettering;
  };
  /** How far things stand apart. */
  space: {
    /**
     * The distances that the site uses, from small to large, in pixels. The first is 0.
     *
     * Limits: at least 1 entry; must be ten numbers from 0 on, each larger than the one before.
     */
    steps: number[];
    /**
     * The room above and below a section.
     *
     * Limits: must be a length as CSS writes it, for example 1.5rem or clamp(1rem, 2vw, 3rem): a
     * number with a point, and its unit without a blank.
     */
    section: string;
    /**
     * The room at both sides of the page.
     *
     * Limits: must be a length as CSS writes it, for example 1.5rem or clamp(1rem, 2vw, 3rem): a
     * number with a point, and its unit without a blank.
     */
    gutter: string;
    /**
     * The widest that a page becomes.
     *
     * Limits: must be a length as CSS writes it, for example 1.5rem or clamp(1rem, 2vw, 3rem): a
     * number with a point, and its unit without a blank.
     */
    container: string;
    /**
     * The widest that a line of text becomes.
     *
     * Limits: must be a length as CSS writes it, for example 1.5rem or clamp(1rem, 2vw, 3rem): a
     * number with a point, and its unit without a blank.
     */
    measure: string;
  };
  /** How round corners are. */
  shape: {
    /**
     * Corners of fields and buttons. In pixels.
     *
     * Limits: at least 0.
     */
    borderRadius: number;
    /**
     * Corners of cards. In pixels.
     *
     * Limits: at least 0.
     */
    card: number;
    /**
     * Corners of large panels. In pixels.
     *
     * Limits: at least 0.
     */
    device: number;
    /**
     * Corners of what is round altogether. In pixels.
     *
     * Limits: at least 0.
     */
    pill: number;
  };
  /** What lies above the page. */
  shadow: {
    /**
     * The shadow of what is raised, as CSS writes it.
     *
     * Limits: must be none or a shadow as CSS writes it, for example 0 12px 32px rgb(16 35 28 /
     * 0.18).
     */
    raised: string;
  };
  /** How fast things move. */
  motion: {
    /**
     * What answers at once, as a button under the pointer. In milliseconds: a second has 1000.
     *
     * Limits: must be 0, or 20 or more.
     */
    fast: number;
    /**
     * What moves a little, as an arrow or a card under the pointer. In milliseconds: a second has
     * 1000.
     *
     * Limits: must be 0, or 20 or more.
     */
    medium: number;
    /**
     * What comes in, as words that a button opens. In milliseconds: a second has 1000.
     *
     * Limits: must be 0, or 20 or more.
     */
    slow: number;
    /**
     * How long the menu of small screens opens and closes. In milliseconds: a second has 1000.
     *
     * Limits: must be 0, or 20 or more.
     */
    collapse: number;
    /**
     * How long a drawing draws itself. In milliseconds: a second has 1000.
     *
     * Limits: must be 0, or 20 or more.
     */
    draw: number;
    /**
     * How a movement starts and ends, as CSS writes it.
     *
     * Limits: must be a course as CSS writes it, for example ease-out or cubic-bezier(0.2, 0.8,
     * 0.2, 1).
     */
    easing: string;
  };
  /**
   * From which width of the window on the layout of a larger screen holds. Each is larger than the
   * one before.
   */
  breakpoints: {
    /**
     * Every screen: 0. In pixels.
     *
     * Limits: at least 0.
     */
    xs: number;
    /**
     * Large telephones. In pixels.
     *
     * Limits: at least 0.
     */
    sm: number;
    /**
     * Tablets. In pixels.
     *
     * Limits: at least 0.
     */
    md: number;
    /**
     * Laptops. In pixels.
     *
     * Limits: at least 0.
     */
    lg: number;
    /**
     * Wide screens. In pixels.
     *
     * Limits: at least 0.
     */
    xl: number;
    /**
     * The widest screens. In pixels.
     *
     * Limits: at least 0.
     */
    xxl: number;
  };
};

/**
 * config/notifications.ts. Who gets a mail when somebody sends a form. Without this file nobody
 * does. It is no part of the site that visitors load.
 */
export type NotificationsDefinition = {
  /**
   * The forms of which somebody hears, each once.
   *
   * Limits: at least 1 entry.
   */
  forms: {
    /** The form: the name of its file in config/forms, without .ts. */
    form: string;
    /**
     * Who is written to: e-mail addresses.
     *
     * Limits: at least 1 entry.
     */
    to: string[];
    /**
     * The subject of the mail. The name of a field in { } becomes what the visitor wrote there, for
     * example {Email}.
     *
     * Left out: the title of the form.
     */
    subject?: string;
    /**
     * The names of the fields that stand in the mail, in this order. What is left out stays in the
     * database alone.
     *
     * Limits: at least 1 entry.
     *
     * Left out: all fields, with their labels.
     */
    fields?: string[];
    /**
     * The name of the field with the visitor’s e-mail address, to which your answer goes.
     *
     * Left out: the first e-mail field of the form.
     */
    replyTo?: string;
  }[];
  /**
   * The address from which the mails come. Most mail servers take your own alone.
   *
   * Limits: at most 254 characters; must be one e-mail address without accents or umlauts, for
   * example office@acme.test.
   *
   * Left out: the address with which the mail server knows you.
   */
  from?: string;
  /**
   * Where Google runs what sends the mails: best where your database is, for example europe-west3
   * for Frankfurt.
   *
   * Limits: must be a region of Google Cloud, for example europe-west3.
   *
   * Left out: us-central1, in the United States.
   */
  region?: string;
};

/** A picture from a file in the folder public. */
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
   * How wide the picture is, in pixels.
   *
   * Limits: more than 0.
   */
  width: number;
  /**
   * How high the picture is, in pixels.
   *
   * Limits: more than 0.
   */
  height: number;
};

/** The opening of Home: the headline, where to read on, and beside them a form or a picture. */
export type HeroSection = {
  /** What sort of section this is. */
  kind: 'hero';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /** The headline of the page. */
  title: string;
  /**
   * The word of the headline that stands on a stroke of the highlighter.
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
   * The form: the name of its file in config/forms, without .ts.
   *
   * Left out: there is no form.
   */
  form?: string;
  /**
   * A photograph or drawing: beside the words, or below them if there is a form.
   *
   * Left out: there is no picture.
   */
  picture?: Picture;
};

/** The opening of every page but Home: where one is, the headline, and an intro. */
export type PageHeaderSection = {
  /** What sort of section this is. */
  kind: 'page-header';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The way from Home to this page.
   *
   * Left out: no way is shown.
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
     * Left out: it leads nowhere, as the last one: the page itself.
     */
    to?: string;
  }[];
  /** The headline of the page. */
  title: string;
  /**
   * The sentence below the headline.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the headline stands alone.
   */
  lead?: string;
};

/** One subject: words and a picture. */
export type FeatureSection = {
  /** What sort of section this is. */
  kind: 'feature';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The text. One entry in the list is one paragraph. `{ list: [ … ] }` is a list; `**bold**`,
   * `*italic*` and `[words](/Contact)` are shown as such.
   *
   * Limits: at least 1 entry.
   */
  paragraphs: TextBlock[];
  /**
   * Short points below the text.
   *
   * Left out: there are no points.
   */
  points?: string[];
  /** The picture. */
  picture: Picture;
  /**
   * Where the picture stands on wide screens.
   * - `picture-right`: to the right of the words
   * - `picture-left`: to the left of the words
   * - `wide`: over the full width
   */
  layout: 'picture-right' | 'picture-left' | 'wide';
  /**
   * A button below the words.
   *
   * Left out: there is no button.
   */
  action?: Link;
};

/** Subjects one below the other, the picture right and left in turn. */
export type AlternatingSection = {
  /** What sort of section this is. */
  kind: 'alternating';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The subjects, in order.
   *
   * Limits: at least 1 entry.
   */
  items: {
    /** The heading of the subject. */
    title: string;
    /**
     * The text. One entry in the list is one paragraph. `{ list: [ … ] }` is a list; `**bold**`,
     * `*italic*` and `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     */
    paragraphs: TextBlock[];
    /**
     * Short points below the text.
     *
     * Left out: there are no points.
     */
    points?: string[];
    /** The picture beside the text. */
    picture: Picture;
  }[];
};

/** A few larger panels side by side, each with its own button. */
export type PanelsSection = {
  /** What sort of section this is. */
  kind: 'panels';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
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
     * The text. One entry in the list is one paragraph. `{ list: [ … ] }` is a list; `**bold**`,
     * `*italic*` and `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     */
    paragraphs: TextBlock[];
    /** The button of the panel. */
    action: Link;
    /**
     * Whether the panel stands out: it is filled with the accent colour, and its button is filled.
     *
     * Left out: of two panels the second one stands out, of any other number none.
     */
    loud?: boolean;
  }[];
};

/** Several things of one sort. */
export type CardsSection = {
  /** What sort of section this is. */
  kind: 'cards';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /**
   * How the cards stand.
   * - `ledger`: numbered rows in two columns
   * - `lead`: the first card large, the others beside it
   * - `columns`: side by side
   */
  layout: 'ledger' | 'lead' | 'columns';
  /**
   * The cards, in order.
   *
   * Limits: at least 1 entry.
   */
  cards: {
    /** The heading of the card. */
    title: string;
    /**
     * What the card says.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     */
    text: string;
    /**
     * The picture of the card.
     *
     * Left out: no picture is shown.
     */
    picture?: Picture;
    /**
     * A link below the text.
     *
     * Left out: there is no link.
     */
    action?: Link;
    /**
     * More text, which a button shows and hides in its place.
     *
     * Left out: there is no more text.
     */
    more?: {
      /** The button that shows the text. */
      open: string;
      /** The same button while the text is shown. */
      close: string;
      /**
       * The text. One entry in the list is one paragraph. `{ list: [ … ] }` is a list; `**bold**`,
       * `*italic*` and `[words](/Contact)` are shown as such.
       *
       * Limits: at least 1 entry.
       */
      paragraphs: TextBlock[];
    };
  }[];
};

/** What happens, in order. */
export type StepsSection = {
  /** What sort of section this is. */
  kind: 'steps';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
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
  }[];
};

/** One invitation with one button. */
export type CallToActionSection = {
  /** What sort of section this is. */
  kind: 'call-to-action';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words above the section.
   *
   * Left out: there are no small words.
   */
  label?: string;
  /**
   * With true the section is counted, and its number stands before the small words.
   *
   * Left out: false.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: band.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * What is offered, in a sentence or two.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  text: string;
  /** The button. */
  action: Link;
};

/** Figures with what each counts. */
export type StatisticsSection = {
  /** What sort of section this is. */
  kind: 'statistics';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
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
  }[];
};

/**
 * A text to read: an opening, then parts with a heading each, and a list of the parts beside them.
 */
export type ArticleSection = {
  /** What sort of section this is. */
  kind: 'article';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The opening of the text.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  lead: string;
  /**
   * The parts, in order.
   *
   * Limits: at least 1 entry.
   */
  parts: {
    /** The heading of the part. */
    title: string;
    /**
     * The text. One entry in the list is one paragraph. `{ list: [ … ] }` is a list; `**bold**`,
     * `*italic*` and `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     */
    paragraphs: TextBlock[];
  }[];
  /**
   * The one thing to take away, set apart.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: nothing is set apart.
   */
  takeaway?: string;
};

/** Plain text with headings, lists and links, such as legal notices. */
export type ProseSection = {
  /** What sort of section this is. */
  kind: 'prose';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words above the section.
   *
   * Left out: there are no small words.
   */
  label?: string;
  /**
   * With true the section is counted, and its number stands before the small words.
   *
   * Left out: false.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /**
   * The heading of the section.
   *
   * Left out: the text begins at once, and its headings come right after that of the page.
   */
  title?: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /**
   * The text. One entry in the list is one paragraph, `{ heading: '…' }` a heading. `{ list: [ … ]
   * }` is a list; `**bold**`, `*italic*` and `[words](/Contact)` are shown as such.
   *
   * Limits: at least 1 entry.
   */
  paragraphs: ProseBlock[];
};

/**
 * A table, such as a list of prices. On small screens each row is a block, with the names of the
 * columns beside the texts. Columns of amounts stand below each other digit by digit.
 */
export type TableSection = {
  /** What sort of section this is. */
  kind: 'table';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /**
   * What the table shows, right above it.
   *
   * Left out: the heading of the section names the table.
   */
  caption?: string;
  /**
   * The headings of the columns, from first to last.
   *
   * Left out: the table has no row of headings.
   */
  columns?: string[];
  /**
   * The rows from top to bottom, each a list of as many texts as there are columns: ['Check-up',
   * '£50']. '' leaves a place empty.
   *
   * Limits: at least 1 entry.
   */
  rows: string[][];
  /**
   * Whether the first text of each row is the heading of the row.
   *
   * Left out: true.
   */
  rowHeadings?: boolean;
  /**
   * A remark below the table.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: there is no remark.
   */
  note?: string;
};

/** What others said, each with a name: in a grid, or one after the other. */
export type QuotesSection = {
  /** What sort of section this is. */
  kind: 'quotes';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /**
   * The quotes, in order.
   *
   * Limits: at least 1 entry.
   */
  quotes: {
    /**
     * Marks details that only stand in for your own. Replace them, then delete this line.
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
     * What that person is or does.
     *
     * Left out: the name stands alone.
     */
    role?: string;
    /**
     * A photograph of the person.
     *
     * Left out: the name stands without a picture.
     */
    photo?: Photo;
    /**
     * How many stars of five were given.
     *
     * Limits: from 1 to 5.
     *
     * Left out: no stars are shown.
     */
    stars?: number;
  }[];
  /**
   * What the stars say to those who cannot see them. {number} becomes how many there are.
   *
   * Limits: must hold no { } but {number}; must hold {number}, where the number of stars goes.
   *
   * Left out: no quote has stars.
   */
  rating?: string;
  /**
   * How the quotes pass by.
   *
   * Left out: the quotes stand in a grid.
   */
  carousel?: Carousel;
};

/** What the agency wants, a button to talk, and figures that count up from 0. */
export type VisionSection = {
  /** What sort of section this is. */
  kind: 'vision';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The text. The first paragraph is set larger. One entry in the list is one paragraph. `{ list: [
   * … ] }` is a list; `**bold**`, `*italic*` and `[words](/Contact)` are shown as such.
   *
   * Limits: at least 1 entry.
   */
  paragraphs: TextBlock[];
  /** The button below the text. */
  action: Link;
  /**
   * The figures, in order.
   *
   * Limits: at least 1 entry.
   */
  counters: {
    /**
     * The number that the figure reaches.
     *
     * Limits: at least 0.
     */
    target: number;
    /** What stands behind the number, for example +. */
    suffix: string;
    /** What it counts. */
    label: string;
  }[];
  /**
   * How long the figures count. In milliseconds: a second has 1000.
   *
   * Limits: must be 20 or more.
   */
  duration: number;
};

/** The people of the agency, who are in team of config/site.ts, side by side. */
export type TeamSection = {
  /** What sort of section this is. */
  kind: 'team';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /** How the people pass by. */
  carousel: Carousel;
};

/** Questions with their answers, of which one at most is open. */
export type FaqSection = {
  /** What sort of section this is. */
  kind: 'faq';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
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
     * The answer. One entry in the list is one paragraph. `{ list: [ … ] }` is a list; `**bold**`,
     * `*italic*` and `[words](/Contact)` are shown as such.
     *
     * Limits: at least 1 entry.
     */
    answer: TextBlock[];
  }[];
};

/** A form, and beside it what helps to fill it in. */
export type FormSection = {
  /** What sort of section this is. */
  kind: 'form';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /** The form: the name of its file in config/forms, without .ts. */
  form: string;
  /**
   * What stands beside the form.
   *
   * Left out: the contact details of config/site.ts stand there.
   */
  aside?: {
    /** The heading beside the form. */
    title: string;
    /**
     * Short points below that heading.
     *
     * Limits: at least 1 entry.
     */
    points: string[];
  };
};

/**
 * Where the agency is: the address, a map and a plain link to it, from contact.place of
 * config/site.ts.
 */
export type MapSection = {
  /** What sort of section this is. */
  kind: 'map';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * How high the map is, in pixels.
   *
   * Limits: at least 100.
   */
  height: number;
  /**
   * Asks the visitor before anything of the other site is fetched, in the words of consent in
   * config/site.ts.
   *
   * Left out: false.
   */
  ask?: boolean;
};

/** Photographs, each of which is shown large when it is pressed. */
export type GallerySection = {
  /** What sort of section this is. */
  kind: 'gallery';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /**
   * The photographs, in order.
   *
   * Limits: at least 1 entry.
   */
  photos: {
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
     * How wide the picture is, in pixels.
     *
     * Limits: more than 0.
     */
    width: number;
    /**
     * How high the picture is, in pixels.
     *
     * Limits: more than 0.
     */
    height: number;
    /**
     * The words below the photograph.
     *
     * Left out: there are no words below it.
     */
    caption?: string;
  }[];
  /** What stands around a photograph that is shown large. */
  enlarged: {
    /** The name of the button that leads back to the page. */
    close: string;
    /** The name of the button that shows the photograph before. */
    previous: string;
    /** The name of the button that shows the photograph after it. */
    next: string;
  };
};

/** Logos in a row: of partners, customers, associations. */
export type LogosSection = {
  /** What sort of section this is. */
  kind: 'logos';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /**
   * The logos, in order.
   *
   * Limits: at least 1 entry.
   */
  logos: {
    /** Whose logo it is. */
    name: string;
    /**
     * The picture: its path in the folder public, with a / at the start.
     *
     * Limits: must be the path of a picture in public/, without any blank (rename a file that has
     * one), for example /pictures/studio.webp.
     */
    file: string;
    /**
     * How wide the picture is, in pixels.
     *
     * Limits: more than 0.
     */
    width: number;
    /**
     * How high the picture is, in pixels.
     *
     * Limits: more than 0.
     */
    height: number;
    /**
     * Where the logo leads.
     *
     * Limits: start with / (a page), # (a place on the page), link: (a name from config/site.ts),
     * https://, mailto: or tel:.
     *
     * Left out: it is no link.
     */
    to?: string;
    /**
     * Opens in a new tab of the browser, and says so to those who hear the page.
     *
     * Left out: false.
     */
    newTab?: boolean;
  }[];
};

/** People with their photographs: in a grid, in groups, or passing by side by side. */
export type PeopleSection = {
  /** What sort of section this is. */
  kind: 'people';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /**
   * The people, in order.
   *
   * Left out: the people of team in config/site.ts are shown.
   */
  people?: {
    /**
     * Marks details that only stand in for your own. Replace them, then delete this line.
     *
     * Left out: false.
     */
    sample?: boolean;
    /** The name. */
    name: string;
    /** What the person does. */
    role: string;
    /**
     * A sentence or two about the person’s work.
     *
     * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
     *
     * Left out: name and role say it all.
     */
    description?: string;
    /**
     * The group that the person stands in, for example Dentists. A section of people shows a
     * heading for each.
     *
     * Left out: the person stands before all groups.
     */
    group?: string;
    /**
     * A photograph of the person.
     *
     * Left out: the site draws a tile from the name.
     */
    photo?: Photo;
  }[];
  /**
   * They pass by side by side, in this way.
   *
   * Left out: all of them stand below each other, in rows.
   */
  carousel?: Carousel;
};

/** A video: a file in the folder public, or one of YouTube or Vimeo. */
export type VideoSection = {
  /** What sort of section this is. */
  kind: 'video';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
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
   * What is said in the file, in writing: one entry for each language, the first is shown.
   *
   * Left out: nobody speaks in the video, or it has its own.
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
    /** What that language is called. */
    label: string;
  }[];
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
   * Asks the visitor before anything of the other site is fetched, in the words of consent in
   * config/site.ts.
   *
   * Left out: false.
   */
  ask?: boolean;
  /**
   * The photograph that stands in its place before it plays.
   *
   * Left out: nothing stands there.
   */
  poster?: Photo;
  /**
   * The day on which the video came out: with it and a poster, search engines are told of it.
   *
   * Limits: must be a day as year-month-day, for example 2026-03-31.
   *
   * Left out: search engines are told nothing.
   */
  date?: string;
};

/** The posts of the site, the newest first: every page that has post in its file. */
export type NewsSection = {
  /** What sort of section this is. */
  kind: 'news';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /**
   * How many posts are listed at most.
   *
   * Limits: at least 1.
   *
   * Left out: all of them are listed.
   */
  limit?: number;
};

/**
 * How the firm is reached: telephones, e-mail addresses and the address of contact in
 * config/site.ts, and beside them its hours.
 */
export type ContactSection = {
  /** What sort of section this is. */
  kind: 'contact';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /**
   * The heading of the hours of business in config/site.ts.
   *
   * Left out: the hours are not shown.
   */
  hoursTitle?: string;
};

/** When the firm is open: the week day by day, breaks and holidays. */
export type OpeningHoursSection = {
  /** What sort of section this is. */
  kind: 'opening-hours';
  /**
   * Keeps the section in the file without showing it.
   *
   * Left out: false.
   */
  hidden?: boolean;
  /**
   * A name for this place, so that links like /About-us#faq lead to it.
   *
   * Limits: must be only small letters, digits and -.
   *
   * Left out: no link leads to this place.
   */
  anchor?: string;
  /**
   * The small words beside the section’s number.
   *
   * Left out: the section has no number and no small words.
   */
  label?: string;
  /**
   * Whether the small words stand behind the section’s number on the page: false shows them alone.
   *
   * Left out: true.
   */
  numbered?: boolean;
  /**
   * The ground that the section stands on.
   * - `paper`: the ground of the page
   * - `tint`: set apart a little
   * - `band`: the dark band, of which a page has one at most
   *
   * Left out: paper.
   */
  tone?: 'paper' | 'tint' | 'band';
  /** The heading of the section. */
  title: string;
  /**
   * The sentence below the heading.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: the heading stands alone.
   */
  lead?: string;
  /**
   * The heading of the days on which it is otherwise.
   *
   * Left out: they stand without a heading.
   */
  specialTitle?: string;
  /**
   * A remark below the hours.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: there is no remark.
   */
  note?: string;
  /**
   * Hours of this section alone, of a second shop for example.
   *
   * Left out: the hours of business in config/site.ts are shown.
   */
  hours?: Hours;
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
  | MapSection
  | GallerySection
  | LogosSection
  | PeopleSection
  | VideoSection
  | NewsSection
  | ContactSection
  | OpeningHoursSection;

/** One line of text. */
export type TextField = {
  /** What sort of field this is. */
  kind: 'text';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The most characters that the field takes.
   *
   * Limits: more than 0.
   *
   * Left out: 5000.
   */
  maxLength?: number;
  /**
   * What the browser may fill in from what it knows of the visitor: for example name, email, tel,
   * organization.
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
   * The value after the form was cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
};

/** An e-mail address. Telephones show the keyboard for it. */
export type EmailField = {
  /** What sort of field this is. */
  kind: 'email';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The most characters that the field takes.
   *
   * Limits: more than 0.
   *
   * Left out: 5000.
   */
  maxLength?: number;
  /**
   * What the browser may fill in from what it knows of the visitor: for example name, email, tel,
   * organization.
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
   * The value after the form was cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
};

/** A telephone number. Telephones show digits. */
export type TelField = {
  /** What sort of field this is. */
  kind: 'tel';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The most characters that the field takes.
   *
   * Limits: more than 0.
   *
   * Left out: 5000.
   */
  maxLength?: number;
  /**
   * What the browser may fill in from what it knows of the visitor: for example name, email, tel,
   * organization.
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
   * The value after the form was cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
};

/** A web address. Telephones show the keyboard for it. */
export type UrlField = {
  /** What sort of field this is. */
  kind: 'url';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The most characters that the field takes.
   *
   * Limits: more than 0.
   *
   * Left out: 5000.
   */
  maxLength?: number;
  /**
   * What the browser may fill in from what it knows of the visitor: for example name, email, tel,
   * organization.
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
   * The value after the form was cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
};

/** Several lines of text. */
export type TextareaField = {
  /** What sort of field this is. */
  kind: 'textarea';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The most characters that the field takes.
   *
   * Limits: more than 0.
   *
   * Left out: 5000.
   */
  maxLength?: number;
  /**
   * What the browser may fill in from what it knows of the visitor: for example name, email, tel,
   * organization.
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
   * The value after the form was cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
  /**
   * How many lines high the field is.
   *
   * Limits: at least 2.
   */
  rows: number;
};

/** A number. Stored as a number, or as nothing where the field is empty. */
export type NumberField = {
  /** What sort of field this is. */
  kind: 'number';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * What the number is counted in: 1 takes whole numbers, 0.5 halves, 0.01 cents.
   *
   * Limits: more than 0.
   *
   * Left out: 1.
   */
  step?: number;
  /**
   * Words behind the number, for example € or years.
   *
   * Left out: nothing stands there.
   */
  unit?: string;
  /** The error message for what is no such number. */
  errorMessage: string;
  /**
   * What the browser may fill in from what it knows of the visitor: for example name, email, tel,
   * organization.
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
  initial?: number;
};

/** A day, by the browser’s own calendar. Stored as text like 2026-11-21. */
export type DateField = {
  /** What sort of field this is. */
  kind: 'date';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /** The error message for a day that is incomplete or does not exist. */
  errorMessage: string;
  /**
   * What the browser may fill in from what it knows of the visitor: for example name, email, tel,
   * organization.
   *
   * Limits: must be a name that browsers know, for example name, email, tel or postal-code; must be
   * bday, the one day that browsers know, or off.
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
};

/** A time of day. Stored as text like 09:30. */
export type TimeField = {
  /** What sort of field this is. */
  kind: 'time';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /** The error message for a time that is incomplete. */
  errorMessage: string;
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
};

/** One of several options, in a list. */
export type SelectField = {
  /** What sort of field this is. */
  kind: 'select';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The options, in order.
   *
   * Limits: at least 1 entry.
   */
  options: {
    /**
     * What is stored when a visitor chooses it.
     *
     * Limits: must be one line, without signs that nobody sees.
     */
    value: string;
    /**
     * What visitors read.
     *
     * Left out: the value itself.
     */
    label?: string;
  }[];
  /**
   * Words that stand first and cannot be chosen, for example Please choose.
   *
   * Left out: nothing stands before the options.
   */
  placeholder?: string;
  /**
   * What the browser may fill in from what it knows of the visitor: for example name, email, tel,
   * organization.
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
   * The value after the form was cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
};

/** One of several options, all of them in view. */
export type RadioField = {
  /** What sort of field this is. */
  kind: 'radio';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The options, in order.
   *
   * Limits: at least 1 entry.
   */
  options: {
    /**
     * What is stored when a visitor chooses it.
     *
     * Limits: must be one line, without signs that nobody sees; may hold `**bold**`, `*italic*` and
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
  }[];
  /**
   * The value at the start.
   *
   * Limits: may be empty.
   *
   * Left out: the field is empty.
   */
  initial?: string;
  /**
   * The value after the form was cleared.
   *
   * Limits: may be empty.
   *
   * Left out: the same as at the start.
   */
  afterSubmit?: string;
};

/** A box to tick, for example a consent: its label may hold links. Stored as true or false. */
export type CheckboxField = {
  /** What sort of field this is. */
  kind: 'checkbox';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
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
  /** What sort of field this is. */
  kind: 'checkboxes';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * The options, in order.
   *
   * Limits: at least 1 entry.
   */
  options: {
    /**
     * What is stored when a visitor chooses it.
     *
     * Limits: must be one line, without signs that nobody sees; may hold `**bold**`, `*italic*` and
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
  }[];
  /**
   * The values that are ticked at the start.
   *
   * Left out: none is ticked.
   */
  initial?: string[];
};

/** Stars. Stored as a number: how many, or nothing where none was given. */
export type RatingField = {
  /** What sort of field this is. */
  kind: 'rating';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * What each star means, the worst first, for example Poor.
   *
   * Limits: from 2 to 10 entries.
   */
  stars: string[];
};

/**
 * A file, or several. Each is sent as soon as it is chosen; what is stored is the address where it
 * can be fetched, of several a list of addresses.
 */
export type FileField = {
  /** What sort of field this is. */
  kind: 'file';
  /**
   * The name under which the value is stored. Visitors do not see it.
   *
   * Limits: must start with a letter and hold letters, digits and _ alone, 40 at most.
   */
  name: string;
  /**
   * The words above the field.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  label: string;
  /**
   * Small words below the label.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   *
   * Left out: no hint is shown.
   */
  hint?: string;
  /**
   * How much of a row it takes.
   * - `full`: the whole row
   * - `half`: half of it, where there is room: two such fields share a row
   *
   * Left out: full.
   */
  width?: 'full' | 'half';
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
  /**
   * Where the file goes, and which files are taken.
   *
   * Limits: must say which files are taken: write types, for example ["pdf"], or accept.
   */
  upload: {
    /**
     * The folder of the file storage, with a / at the end.
     *
     * Limits: must be like Image/CvDeveloper/.
     */
    folder: string;
    /**
     * What sorts of files are taken.
     *
     * Limits: at least 1 entry.
     *
     * Left out: those of accept.
     */
    types?: ('pdf' | 'doc' | 'docx' | 'odt' | 'rtf' | 'jpg' | 'png' | 'webp' | 'heic')[];
    /**
     * Families of sorts that are taken.
     *
     * Limits: at least 1 entry.
     *
     * Left out: those of types.
     */
    accept?: ('documents' | 'images')[];
    /**
     * The largest file that is taken, in megabytes of 1 048 576 bytes.
     *
     * Limits: from 1 to 20.
     */
    maxMegabytes: number;
  };
  /** The error messages beside the field for a file that is not sent. */
  errorMessages: {
    /** Said of a file that holds nothing. */
    empty: string;
    /** Said of a file that is too large. */
    tooLarge: string;
    /** Said of a file of another sort. */
    wrongType: string;
    /**
     * Said of a file that could not be sent. A file that a rule asks for needs it; a list says it
     * of each file itself.
     *
     * Left out: nothing is shown.
     */
    notSent?: string;
    /**
     * Said of a file for which there is no room any more; maxFiles needs it.
     *
     * Left out: one file replaces the other.
     */
    tooMany?: string;
  };
  /**
   * How many files are taken. They are listed, and each can be taken back.
   *
   * Limits: from 1 to 10.
   *
   * Left out: one file, without a list.
   */
  maxFiles?: number;
  /**
   * The words of the list of files; maxFiles needs them.
   *
   * Left out: there is no list.
   */
  list?: {
    /** The words of the button that stops the sending of a file. */
    cancel: string;
    /** The words of the button that sends a file again. */
    retry: string;
    /** The words of the button that takes a file back. */
    remove: string;
    /** Said of a file that could not be sent. */
    failed: string;
    /** Said of a file that was sent. */
    sent: string;
  };
};

/** Words between fields. Nothing is asked and nothing stored. */
export type NoteField = {
  /** What sort of field this is. */
  kind: 'note';
  /**
   * The words.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  words: string;
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
};

/** Several fields that belong together, under words of their own. */
export type GroupField = {
  /** What sort of field this is. */
  kind: 'group';
  /**
   * The words above the fields.
   *
   * Limits: may hold `**bold**`, `*italic*` and `[words](/Contact)`.
   */
  legend: string;
  /**
   * How the fields stand.
   * - `one`: below each other, two halves beside each other
   * - `two`: two beside each other, where there is room
   * - `three`: three beside each other, where there is room
   *
   * Left out: one.
   */
  columns?: 'one' | 'two' | 'three';
  /**
   * The fields of the group, in order. A group holds no other group.
   *
   * Limits: at least 1 entry.
   */
  fields: Exclude<Field, { kind: 'group' }>[];
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
};

/** Something that a form asks. */
export type Field =
  | TextField
  | EmailField
  | TelField
  | UrlField
  | TextareaField
  | NumberField
  | DateField
  | TimeField
  | SelectField
  | RadioField
  | CheckboxField
  | CheckboxesField
  | RatingField
  | FileField
  | NoteField
  | GroupField;

/** Some fields of a form that is asked in steps. */
export type Step = {
  /** What the step is called. */
  title: string;
  /**
   * The fields of the step, in order.
   *
   * Limits: at least 1 entry.
   */
  fields: Field[];
  /**
   * Shows this only while another field, which stands above, holds what is said here. What is
   * hidden is not asked, not checked and not stored.
   *
   * Limits: must say exactly one of is, isNot and filled.
   *
   * Left out: it is always shown.
   */
  showWhen?: Condition;
};

/** When something of a form is shown. */
export type Condition = {
  /** The other field, by its name. */
  field: string;
  /**
   * What the other field holds: the value of an option, or what was typed.
   *
   * Limits: must be one line, without signs that nobody sees.
   *
   * Left out: write isNot or filled instead.
   */
  is?: string;
  /**
   * What the other field does not hold.
   *
   * Limits: must be one line, without signs that nobody sees.
   *
   * Left out: write is or filled instead.
   */
  isNot?: string;
  /**
   * Whether something was typed, chosen or ticked in the other field: true, something was; false,
   * nothing was.
   *
   * Left out: write is or isNot instead.
   */
  filled?: boolean;
};

/** Something must be there. Blanks alone are nothing. */
export type RequiredRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'required';
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** The box is ticked. */
export type AcceptedRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'accepted';
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** An e-mail address: text, an @, text, a dot, text, and no blanks. */
export type EmailRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'email';
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** Digits 0 to 9 alone, at least one. */
export type DigitsRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'digits';
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** At least so many characters. Blanks at either end are not counted. */
export type MinLengthRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'min-length';
  /**
   * The fewest characters.
   *
   * Limits: more than 0, at most 1000.
   */
  length: number;
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** At most so many characters. Blanks at either end are counted. */
export type MaxLengthRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'max-length';
  /**
   * The most characters.
   *
   * Limits: more than 0.
   */
  length: number;
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** A web address: it starts with http:// or https:// and names a place with a dot in it. */
export type WebAddressRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'web-address';
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** At least so much: of a number or of stars. Of choices and files: at least so many. */
export type MinRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'min';
  /** The least. */
  value: number;
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** At most so much: of a number or of stars. Of choices and files: at most so many. */
export type MaxRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'max';
  /** The most. */
  value: number;
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/**
 * A day that is this one or later. Of today the browser alone can be asked: a message may arrive
 * days later, and in another time zone.
 */
export type NotBeforeRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'not-before';
  /**
   * The earliest day, like 2026-11-21; or today.
   *
   * Limits: must be a day like 2026-11-21, or today.
   */
  date: string;
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/**
 * A day that is this one or earlier. Of today the browser alone can be asked: a message may arrive
 * days later, and in another time zone.
 */
export type NotAfterRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'not-after';
  /**
   * The latest day, like 2026-11-21; or today.
   *
   * Limits: must be a day like 2026-11-21, or today.
   */
  date: string;
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** The same as in another field, for example an e-mail address that is typed twice. */
export type SameAsRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'same-as';
  /** The other field, by its name. */
  other: string;
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** One of these values, letter by letter. Of choices: none but these. */
export type OneOfRule = {
  /** The field that is checked, by its name. */
  field: string;
  /** What is checked. */
  check: 'one-of';
  /**
   * The values that pass.
   *
   * Limits: at least 1 entry.
   */
  values: string[];
  /** What the visitor is told. */
  message: string;
  /**
   * Leaves the field alone while it is empty.
   *
   * Left out: false: an empty field fails too.
   */
  whenFilled?: boolean;
  /**
   * Asks the visitor’s browser alone. The database then takes what breaks the rule.
   *
   * Left out: false: the database asks too.
   */
  clientOnly?: boolean;
};

/** Something that a form checks. */
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
  | OneOfRule;

/** What the visitor is shown. */
export type Success = {
  /**
   * Words that appear for a moment in the corner of the window.
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
   * The page that is shown then, for example /Thanks. A toast may be shown there as well.
   *
   * Limits: must start with /: it is a page of this site.
   *
   * Left out: the visitor stays where they are.
   */
  goTo?: string;
};

/** What the visitor is shown. */
export type Failure = {
  /**
   * Words that appear for a moment in the corner of the window.
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
   * Opens in a new tab of the browser, and says so to those who hear the page.
   *
   * Left out: false.
   */
  newTab?: boolean;
};

/** Opening hours. */
export type Hours = {
  /**
   * When it is open in the usual week. Days that are not named are closed.
   *
   * Limits: at least 1 entry.
   */
  week: {
    /**
     * The days of the week of which this is said.
     *
     * Limits: at least 1 entry.
     */
    days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[];
    /**
     * From when to when: ['08:00–12:00', '13:00–18:00'] has a break at noon. '18:00–02:00' ends the
     * day after.
     *
     * Limits: at least 1 entry.
     */
    open: string[];
  }[];
  /**
   * Days on which it is otherwise, holidays for example, in order.
   *
   * Left out: every week is like the other.
   */
  special?: {
    /**
     * What the day is, for example Christmas.
     *
     * Left out: the day stands alone.
     */
    label?: string;
    /**
     * The day, or the first of several, as 2027-12-24.
     *
     * Limits: must be a day as year-month-day, for example 2026-03-31.
     */
    from: string;
    /**
     * The last of several days.
     *
     * Limits: must be a day as year-month-day, for example 2026-03-31.
     *
     * Left out: it is one day.
     */
    to?: string;
    /**
     * From when to when on these days.
     *
     * Limits: at least 1 entry.
     *
     * Left out: these days are closed.
     */
    open?: string[];
  }[];
  /** What is said of days that are closed. */
  closed: string;
};

/** A link of the menu, or a submenu. */
export type MenuEntry = Link | Submenu;

/** Links below an entry of the menu. */
export type Submenu = {
  /** The words of the button that opens the submenu. */
  label: string;
  /**
   * The links of the submenu, in order. A submenu holds links alone.
   *
   * Limits: at least 1 entry.
   */
  links: Link[];
};

/**
 * Colours by what they are for, named as in Material UI. The check measures how well they can be
 * told apart, from 1 to 1 (not at all) to 21 to 1 (black on white).
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
     * The same under the pointer.
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
  /** What is wrong in a form. */
  error: {
    /**
     * The colour of its words and edges. At least 4.5 to 1 against background.default,
     * background.tint and background.paper.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    main: string;
  };
  /** The letters. */
  text: {
    /**
     * Headings, and what stands out in a text. At least 4.5 to 1 against background.default,
     * background.tint and background.paper.
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
     * Small words beside something larger. At least 4.5 to 1 against background.default,
     * background.tint and background.paper.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    muted: string;
  };
  /** What lies below the words. */
  background: {
    /**
     * The ground of the page.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    default: string;
    /**
     * The ground of what lies on the page: cards, fields and forms.
     *
     * Limits: must be # and six digits 0-9 or A-F, like #0B6B4A.
     */
    paper: string;
    /**
     * The ground of sections that are set apart a little.
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
  /** The highlighter. It decorates: never a text, never the only edge of something. */
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

/** A font, and how bold it is. */
export type Font = {
  /**
   * The name of a font of the packages @fontsource-variable, with Variable behind it. The project
   * has Bricolage Grotesque Variable, with a face of its own, and Instrument Sans Variable, made
   * for reading; the check says how another one is fetched.
   */
  family: string;
  /** A font of the visitor’s machine that is shown until the first one is there. */
  fallback: string;
  /**
   * How bold it is: 400 is plain, 700 is bold.
   *
   * Limits: from 1 to 1000.
   */
  weight: number;
};

/** How a sort of text is set. */
export type Lettering = {
  /**
   * The size: 1rem is the visitor’s own size.
   *
   * Limits: must be a length as CSS writes it, for example 1.5rem or clamp(1rem, 2vw, 3rem): a
   * number with a point, and its unit without a blank.
   */
  fontSize: string;
  /**
   * The height of a line, as a multiple of the size.
   *
   * Limits: must be a number with a point in quotes, for example 1.5, or a length, for example
   * 24px.
   */
  lineHeight: string;
  /**
   * The room between letters: 1em is the size.
   *
   * Limits: must be 0 or a length as CSS writes it, for example 0.02em or -0.02em: a number with a
   * point, and its unit without a blank.
   */
  letterSpacing: string;
};

/** A drawing or a photo. */
export type Picture = Drawing | Photo;

/** A drawing that the site makes itself. */
export type Drawing = {
  /**
   * What is drawn, in the colours of the site. It decorates and needs no words.
   * - `window`: a window of a browser
   * - `phone`: a telephone
   * - `card`: a card
   * - `bars`: bars of a chart
   * - `node`: points that lines join
   * - `cursor`: the pointer of a mouse
   * - `curve`: a line that rises
   *
   * Limits: from 1 to 3 entries.
   */
  scene: ('window' | 'phone' | 'card' | 'bars' | 'node' | 'cursor' | 'curve')[];
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
  list: string[];
  /**
   * Numbers the points instead of marking them.
   *
   * Left out: false.
   */
  numbered?: boolean;
};

/** A paragraph in quotes, a heading, or a list. */
export type ProseBlock = string | TextHeading | TextList;

/** A heading in a text. Links lead to it by its words. */
export type TextHeading = {
  /** The words of the heading. */
  heading: string;
};

/** How a row of people or quotes passes by. */
export type Carousel = {
  /** How many are seen at once. */
  slides: {
    /**
     * On telephones: below 768 pixels.
     *
     * Limits: at least 1.
     */
    narrow: number;
    /**
     * On tablets: below 1024 pixels.
     *
     * Limits: at least 1.
     */
    medium: number;
    /**
     * On wider screens.
     *
     * Limits: at least 1.
     */
    wide: number;
  };
  /**
   * How long it takes from one to the next. In milliseconds: a second has 1000.
   *
   * Limits: must be 20 or more.
   */
  speed: number;
  /**
   * The name of a dot, for those who cannot see it. {number} becomes the number of what it leads
   * to.
   *
   * Limits: must hold no { } but {number}; must hold {number}, where the number of what it leads to
   * goes.
   */
  dot: string;
};
