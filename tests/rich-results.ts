/** Google requires it, recommends it, or does not speak of it: then it is schema.org's, written for other readers. */
type Asked = 'required' | 'recommended' | '–';

/** When a property is written. “always” at the start: where it lacks is an error. “never: …” says why it is not written. */
type When = string;

/**
 * A type of structured data, and each of its properties, parts of others after a dot: what Google's documentation
 * says of it, and when it is written. docs/structured-data.md shows the same.
 */
export type RichResult = {
  type: string;
  /** The kind of collection whose entries it describes; none where a section or every page says it. */
  kind?: string;
  /** Below https://developers.google.com/search/docs/appearance/structured-data/; none where Google has no such page. */
  page?: string;
  properties: Record<string, readonly [Asked, When]>;
};

const always = 'always';
const differs = 'it is for days that differ';
const business = 'it is the business';
const description = 'it has a `description`, or else a `text`: its first paragraph';
const picture = 'it has a `picture`';
const prices = 'it has a `price` or `prices`, and the collection a `currency`';
const reviews = 'never: nobody should write reviews of himself';
const perOffer = 'always, for each price';
const untilDay = 'it has `until`';

export const richResults: readonly RichResult[] = [
  {
    kind: 'event',
    type: 'Event',
    page: 'event',
    properties: {
      name: ['required', always],
      startDate: ['required', always],
      location: ['required', always],
      'location.address or location.url': ['required', always],
      'location.name': ['recommended', 'it takes place somewhere, not on the internet alone'],
      description: ['recommended', description],
      endDate: ['recommended', 'it has an `end`'],
      eventStatus: ['recommended', always],
      image: ['recommended', picture],
      offers: ['recommended', prices],
      'offers.price': ['recommended', perOffer],
      'offers.priceCurrency': ['recommended', perOffer],
      'offers.url': ['recommended', perOffer],
      'offers.availability': [
        'recommended',
        'it is not cancelled: in stock, or sold out where `seats` is 0',
      ],
      'offers.validFrom': ['recommended', 'it has `from`'],
      organizer: ['recommended', always],
      'organizer.name': ['recommended', always],
      'organizer.url': [
        'recommended',
        'it is the business, or a person who has a page of their own or `to`',
      ],
      performer: ['recommended', 'it has `performers`'],
      'performer.name': ['recommended', 'always, for each of them'],
      previousStartDate: [
        'recommended',
        'never: config holds the day that counts, not an older one',
      ],
      eventAttendanceMode: ['–', always],
      maximumAttendeeCapacity: ['–', 'it has `seats`'],
    },
  },
  {
    kind: 'offer',
    type: 'Product',
    page: 'product-snippet',
    properties: {
      name: ['required', always],
      offers: ['required', always],
      'offers.price or offers.lowPrice': ['required', 'always: the lowest with `priceFrom`'],
      'offers.priceCurrency': ['required', perOffer],
      image: ['recommended', picture],
      description: ['recommended', description],
      'offers.availability': ['recommended', 'it has an `availability`'],
      'offers.url': ['recommended', perOffer],
      'offers.validFrom': ['recommended', 'it has `from`'],
      'offers.priceValidUntil': ['recommended', untilDay],
      'offers.itemCondition': ['recommended', 'never: config does not say whether it is new'],
      'offers.shippingDetails': ['recommended', 'never: config knows of no shipping'],
      'offers.hasMerchantReturnPolicy': ['recommended', 'never: config knows of no returns'],
      brand: ['recommended', 'never: config does not say who makes it'],
      sku: ['recommended', 'never: config has no number of an article'],
      gtin: ['recommended', 'never: config has no number of an article'],
      review: ['recommended', reviews],
      aggregateRating: ['recommended', reviews],
    },
  },
  {
    kind: 'offer',
    type: 'Course',
    page: 'course',
    properties: {
      name: ['required', always],
      description: ['required', always],
      provider: ['recommended', 'always: the business'],
      image: ['–', picture],
      offers: ['–', prices],
      'offers.category': ['–', 'always, for each price: free or paid'],
      hasCourseInstance: ['–', always],
      'hasCourseInstance.courseMode': ['–', 'always: on site, online where it is `online-only`'],
      'hasCourseInstance.courseWorkload': ['–', 'it has `hours`'],
      'hasCourseInstance.startDate': ['–', 'it has a `start`'],
      'hasCourseInstance.instructor': ['–', 'it has `by`'],
    },
  },
  {
    kind: 'dish',
    type: 'MenuItem',
    properties: {
      name: ['–', always],
      description: ['–', description],
      image: ['–', picture],
      offers: ['–', prices],
      suitableForDiet: ['–', 'it has `diets`'],
    },
  },
  {
    kind: 'place',
    type: 'LocalBusiness',
    page: 'local-business',
    properties: {
      name: ['required', always],
      address: ['required', always],
      'address.streetAddress': ['recommended', always],
      'address.addressLocality': ['recommended', always],
      'address.addressCountry': ['recommended', always],
      'address.postalCode': ['recommended', 'the address has it'],
      'address.addressRegion': ['recommended', 'the address has a `region`'],
      geo: ['recommended', 'it has a `position`'],
      openingHoursSpecification: ['recommended', 'it has `hours`'],
      'openingHoursSpecification.opens': ['recommended', 'always, for each'],
      'openingHoursSpecification.closes': ['recommended', 'always, for each'],
      'openingHoursSpecification.dayOfWeek': ['recommended', 'it is for usual days'],
      'openingHoursSpecification.validFrom': ['recommended', differs],
      'openingHoursSpecification.validThrough': ['recommended', differs],
      telephone: ['recommended', 'it has a `telephone`'],
      url: ['recommended', always],
      menu: ['recommended', 'never: a menu is told where it is shown'],
      priceRange: ['recommended', 'never: config does not say it'],
      servesCuisine: ['recommended', 'never: config does not say it'],
      department: ['recommended', 'never: write each as a place of its own'],
      review: ['recommended', reviews],
      aggregateRating: ['recommended', reviews],
      image: ['–', picture],
      parentOrganization: ['–', 'it is an entry, not the business itself'],
    },
  },
  {
    kind: 'post',
    type: 'BlogPosting',
    page: 'article',
    properties: {
      headline: ['recommended', always],
      author: ['recommended', 'always: the business where nobody is named'],
      'author.name': ['recommended', always],
      'author.url': [
        'recommended',
        'it is the business, or a person who has a page of their own or `to`',
      ],
      datePublished: ['recommended', 'it has a `date`: all but the section `article`'],
      image: ['recommended', picture],
      dateModified: ['recommended', 'never: config does not say when it was changed'],
      publisher: ['–', always],
    },
  },
  {
    kind: 'person',
    type: 'Person',
    properties: {
      name: ['–', always],
      jobTitle: ['–', 'it is an entry, not only named by one'],
      description: ['–', description],
      image: ['–', picture],
      telephone: ['–', 'it has a `telephone`'],
      email: ['–', 'it has an `email`'],
      worksFor: ['–', 'it is an entry, not only named by one'],
    },
  },
  {
    kind: 'vacancy',
    type: 'JobPosting',
    page: 'job-posting',
    properties: {
      title: ['required', always],
      description: ['required', always],
      datePosted: ['required', always],
      hiringOrganization: ['required', 'always: the business'],
      'hiringOrganization.name': ['required', always],
      'jobLocation or applicantLocationRequirements': ['required', always],
      'jobLocation.address.addressCountry': ['required', 'always, of each place'],
      jobLocation: ['recommended', 'it has a `place`; if not, at the business, unless `remote`'],
      applicantLocationRequirements: [
        'recommended',
        'it is `remote`: the country of its place or of the business',
      ],
      jobLocationType: ['recommended', 'it is `remote`'],
      baseSalary: ['recommended', 'it has a `salary`'],
      'baseSalary.currency': ['recommended', 'always, of a salary'],
      'baseSalary.value.unitText': ['recommended', 'always, of a salary'],
      validThrough: ['recommended', 'it has `closes`'],
      employmentType: ['recommended', 'it has an `employment`'],
      identifier: ['recommended', 'always: its `id`'],
      directApply: [
        'recommended',
        'never: config does not say whether a form is all that it takes',
      ],
      educationRequirements: ['recommended', 'never: they stand in the text'],
      experienceRequirements: ['recommended', 'never: they stand in the text'],
      experienceInPlaceOfEducation: ['recommended', 'never: it stands in the text'],
    },
  },
  {
    kind: 'download',
    type: 'DigitalDocument',
    properties: {
      name: ['–', always],
      url: ['–', 'always: the address of the file'],
      description: ['–', description],
      image: ['–', picture],
    },
  },
  {
    type: 'BreadcrumbList',
    page: 'breadcrumb',
    properties: {
      itemListElement: ['required', 'always: a breadcrumb of one step is not told'],
      'itemListElement.position': ['required', always],
      'itemListElement.name': ['required', always],
      'itemListElement.item': ['required', 'always: without `to`, that of the page itself'],
    },
  },
  {
    type: 'ItemList',
    page: 'carousel',
    properties: {
      itemListElement: ['required', 'always: entries that have pages'],
      'itemListElement.position': ['required', always],
      'itemListElement.url': ['required', always],
      'itemListElement.name': ['–', always],
    },
  },
  {
    type: 'VideoObject',
    page: 'video',
    properties: {
      name: ['required', always],
      thumbnailUrl: ['required', 'always: a video without `poster` is not told'],
      uploadDate: ['required', 'always: a video without `date` is not told'],
      description: ['recommended', 'it has a `lead`'],
      contentUrl: ['recommended', 'it is a file'],
      embedUrl: ['recommended', 'it is at another firm'],
      duration: ['recommended', 'never: config does not say it'],
      expires: ['recommended', 'never: it stays'],
      hasPart: ['recommended', 'never: config knows of no chapters'],
      interactionStatistic: ['recommended', 'never: nobody counts'],
    },
  },
  {
    type: 'Organization',
    page: 'organization',
    properties: {
      name: ['recommended', always],
      url: ['recommended', business],
      logo: ['recommended', business],
      telephone: ['recommended', business],
      email: ['recommended', business],
      sameAs: ['recommended', 'the site has `social` links to pages of others'],
      contactPoint: ['recommended', 'the site has `contact.more`'],
      'contactPoint.telephone': ['recommended', 'it is a telephone'],
      'contactPoint.email': ['recommended', 'it is an e-mail address'],
      address: ['recommended', 'the site has a `business` that is no sample, or its map is shown'],
      description: ['recommended', 'never: each page has its own'],
      alternateName: ['recommended', 'never: config does not say it'],
      legalName: ['recommended', 'never: it stands in the legal notice'],
      vatID: ['recommended', 'never: it stands in the legal notice'],
      taxID: ['recommended', 'never: it stands in the legal notice'],
      foundingDate: ['recommended', 'never: config does not say it'],
      numberOfEmployees: ['recommended', 'never: config does not say it'],
    },
  },
  {
    type: 'WebSite',
    // The name of a site in search results has a page elsewhere: appearance/site-names.
    properties: { name: ['required', always], url: ['required', always] },
  },
];
