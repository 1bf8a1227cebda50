/**
 * What Google's documentation asks of each type that entries of collections are described by: its page there, what it
 * requires, what it recommends, and what of that config does not know. The types without such a page are
 * schema.org's alone, and list what the project itself holds to. docs/structured-data.md shows the same.
 */
export type RichResult = {
  /** The kind of collection. */
  kind: string;
  type: string;
  /** Below https://developers.google.com/search/docs/appearance/structured-data/ */
  page?: string;
  required: readonly string[];
  recommended: readonly string[];
  /** Recommended, and not known: reviews and the like, which a site must not write of itself. */
  unknown?: readonly string[];
};

export const richResults: readonly RichResult[] = [
  {
    kind: 'event',
    type: 'Event',
    page: 'event',
    required: ['name', 'startDate', 'location'],
    recommended: [
      ...['description', 'endDate', 'eventStatus', 'image', 'offers', 'organizer', 'performer'],
      ...['previousStartDate'],
    ],
    unknown: ['previousStartDate'],
  },
  {
    kind: 'event',
    type: 'Place',
    page: 'event',
    required: ['address'],
    recommended: ['name'],
  },
  { kind: 'event', type: 'VirtualLocation', required: ['url'], recommended: [] },
  {
    kind: 'offer',
    type: 'Product',
    page: 'product-snippet',
    required: ['name', 'offers'],
    recommended: ['aggregateRating', 'review', 'image', 'description'],
    unknown: ['aggregateRating', 'review'],
  },
  {
    kind: 'offer',
    type: 'Offer',
    page: 'product-snippet',
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'url', 'priceValidUntil'],
    unknown: ['priceValidUntil'],
  },
  {
    kind: 'offer',
    type: 'Course',
    page: 'course-info',
    required: ['name', 'description', 'provider', 'offers', 'hasCourseInstance'],
    recommended: ['image', 'aggregateRating', 'review'],
    unknown: ['aggregateRating', 'review'],
  },
  {
    kind: 'offer',
    type: 'CourseInstance',
    page: 'course-info',
    required: ['courseMode', 'courseWorkload'],
    recommended: ['instructor', 'startDate'],
  },
  {
    kind: 'dish',
    type: 'MenuItem',
    required: ['name'],
    recommended: ['description', 'image', 'offers', 'suitableForDiet'],
  },
  {
    kind: 'place',
    type: 'LocalBusiness',
    page: 'local-business',
    required: ['name', 'address'],
    recommended: [
      ...['geo', 'openingHoursSpecification', 'telephone', 'url', 'image'],
      ...['aggregateRating', 'review', 'priceRange', 'menu', 'servesCuisine', 'department'],
    ],
    unknown: ['aggregateRating', 'review', 'priceRange', 'menu', 'servesCuisine', 'department'],
  },
  {
    kind: 'post',
    type: 'BlogPosting',
    page: 'article',
    required: ['headline', 'author'],
    recommended: ['datePublished', 'image', 'dateModified'],
    unknown: ['dateModified'],
  },
  {
    kind: 'person',
    type: 'Person',
    required: ['name'],
    recommended: ['jobTitle', 'description', 'image', 'worksFor'],
  },
  {
    kind: 'vacancy',
    type: 'JobPosting',
    page: 'job-posting',
    required: ['title', 'description', 'datePosted', 'hiringOrganization'],
    recommended: [
      ...['jobLocation', 'validThrough', 'employmentType', 'baseSalary', 'identifier'],
      ...['jobLocationType', 'applicantLocationRequirements', 'directApply'],
    ],
    unknown: ['directApply'],
  },
  {
    kind: 'download',
    type: 'DigitalDocument',
    required: ['name', 'url'],
    recommended: ['description', 'image'],
  },
];
