/**
 * The type of a value: text, an absolute address, an ISO 8601 date, a number, a boolean, or an object of a type in the table
 * (`a Person`, `a Organization or Person`).
 * A list must have only values of the type.
 */
export type Value = 'text' | 'url' | 'date' | 'number' | 'boolean' | `a ${string}`;

interface Rules {
  /** The documentation of the required properties. */
  source: string;
  required: Readonly<Record<string, Value>>;
  /** Further allowed properties. A property in neither list is an error. */
  optional?: Readonly<Record<string, Value>>;
}

const google = 'https://developers.google.com/search/docs/appearance';
const schema = 'https://schema.org';

/**
 * The schema.org types that the pages use. Required is what Google's documentation requires or, if it requires nothing, what
 * gives the type a purpose.
 */
export const requiredProperties: Readonly<Record<string, Rules>> = {
  Organization: {
    // Google requires nothing; one page should describe the organisation.
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
  Person: {
    source: `${schema}/Person`,
    required: { name: 'text' },
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
    // Google requires nothing; these are its recommendations.
    source: `${google}/structured-data/article`,
    required: {
      headline: 'text',
      image: 'url',
      datePublished: 'date',
      dateModified: 'date',
      author: 'a Organization or Person',
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
      // Required if a posting has an end date.
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
    // Google's rich result also needs a price and a rating or review, which the firm does not have (docs/decisions/0013). They
    // are in neither list, so that nobody adds invented ones.
    source: `${google}/structured-data/software-app`,
    required: { name: 'text', description: 'text', url: 'url', publisher: 'a Organization' },
    optional: { image: 'url', applicationCategory: 'text' },
  },
};
