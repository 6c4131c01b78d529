/**
 * What a value is: words, a whole address, an ISO 8601 date, a number, true or false, or a subject of one of our types.
 * A list of values is one where each is.
 */
export type Value = 'text' | 'url' | 'date' | 'number' | 'boolean' | `a ${string}`;

interface Rules {
  /** Where the required properties are named. */
  source: string;
  required: Readonly<Record<string, Value>>;
  /** What may stand there besides. Whatever is in neither list is a mistake, or an invention. */
  optional?: Readonly<Record<string, Value>>;
}

const google = 'https://developers.google.com/search/docs/appearance';
const schema = 'https://schema.org';

/**
 * The types of schema.org that our pages use. Required is what Google's documentation requires and, where it requires
 * nothing, what the type would be pointless without.
 */
export const requiredProperties: Readonly<Record<string, Rules>> = {
  Organization: {
    // Google requires nothing; it asks for one page that describes the organisation.
    source: `${google}/structured-data/organization`,
    required: { name: 'text', url: 'url', logo: 'url' },
    optional: {
      foundingDate: 'date',
      email: 'text',
      contactPoint: 'a ContactPoint',
      sameAs: 'url',
    },
  },
  ContactPoint: {
    source: `${schema}/ContactPoint`,
    required: { contactType: 'text', email: 'text' },
    optional: { name: 'text', telephone: 'text' },
  },
  WebSite: {
    source: `${google}/site-names`,
    required: { name: 'text', url: 'url' },
    optional: { inLanguage: 'text', publisher: 'a Organization' },
  },
  BreadcrumbList: {
    source: `${google}/structured-data/breadcrumb`,
    required: { itemListElement: 'a ListItem' },
  },
  ListItem: {
    source: `${google}/structured-data/breadcrumb`,
    required: { position: 'number', name: 'text', item: 'url' },
  },
  FAQPage: {
    source: `${google}/structured-data/faqpage`,
    required: { mainEntity: 'a Question' },
  },
  Question: {
    source: `${google}/structured-data/faqpage`,
    required: { name: 'text', acceptedAnswer: 'a Answer' },
  },
  Answer: {
    source: `${google}/structured-data/faqpage`,
    required: { text: 'text' },
  },
  BlogPosting: {
    // Google requires nothing of an article; these are the ones it recommends.
    source: `${google}/structured-data/article`,
    required: {
      headline: 'text',
      image: 'url',
      datePublished: 'date',
      dateModified: 'date',
      author: 'a Organization',
    },
    optional: {
      description: 'text',
      articleSection: 'text',
      url: 'url',
      mainEntityOfPage: 'url',
      inLanguage: 'text',
      publisher: 'a Organization',
    },
  },
  JobPosting: {
    source: `${google}/structured-data/job-posting`,
    required: {
      title: 'text',
      description: 'text',
      datePosted: 'date',
      hiringOrganization: 'a Organization',
      jobLocation: 'a Place',
    },
    optional: {
      url: 'url',
      identifier: 'a PropertyValue',
      employmentType: 'text',
      baseSalary: 'a MonetaryAmount',
      applicationContact: 'a ContactPoint',
      directApply: 'boolean',
      // Required once a posting has a last day.
      validThrough: 'date',
    },
  },
  Place: {
    source: `${google}/structured-data/job-posting`,
    required: { address: 'a PostalAddress' },
  },
  PostalAddress: {
    source: `${google}/structured-data/job-posting`,
    required: { addressCountry: 'text', addressLocality: 'text' },
  },
  PropertyValue: {
    source: `${schema}/PropertyValue`,
    required: { value: 'text' },
    optional: { name: 'text', propertyID: 'url' },
  },
  MonetaryAmount: {
    source: `${google}/structured-data/job-posting`,
    required: { currency: 'text', value: 'a QuantitativeValue' },
  },
  QuantitativeValue: {
    source: `${google}/structured-data/job-posting`,
    required: { minValue: 'number', maxValue: 'number', unitText: 'text' },
  },
  SoftwareApplication: {
    // Google's rich result also wants a price, and a rating or a review: not to be had (docs/decisions/0013). They are in
    // neither list, so that none can slip in.
    source: `${google}/structured-data/software-app`,
    required: { name: 'text', description: 'text', url: 'url', publisher: 'a Organization' },
    optional: { image: 'url', applicationCategory: 'text' },
  },
};
