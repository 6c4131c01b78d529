import { promiseTexts } from '../api';

/** What is said about the firm in more than one place. Contact data are reserved values (example.com, 555-01xx). */
export const firm = {
  name: 'HR & Finance Cloud Consulting',
  /** Under an icon on a phone. */
  shortName: 'HR & Finance Cloud',
  places: 'Zurich and India',
  /** Where a letter reaches the firm. A street that is nowhere: reserved, like the rest. */
  postalAddress: 'Example Street 1, 8000 Zurich, Switzerland',
  phones: [
    // The number as people there write it; `country` is the code that a caller from elsewhere needs.
    { place: 'Zurich', country: '41', number: '555-0142' },
    { place: 'India', country: '91', number: '555-0178' },
  ],
  supportEmail: 'support@example.com',
  hrEmail: 'hr@example.com',
  hours: promiseTexts.hours,
  /** The clock that the hours are told by. */
  timeZone: 'Zurich time',
  supportWithin: promiseTexts.supportWithin,
  callBackWithin: promiseTexts.callBackWithin,
  social: [
    { name: 'LinkedIn', to: 'https://example.com/linkedin' },
    { name: 'YouTube', to: 'https://example.com/youtube' },
    { name: 'X', to: 'https://example.com/x' },
  ],
} as const;

/** Spec §9, marketing figures, as they are shown. */
export const figures = {
  founded: '1997',
  experts: '50+',
  offices: '10',
  workloadReduction: '48%',
  integrations: '200+',
  integrationCountries: '50+',
  countries: '70+',
  averageExperience: 'over 5 years',
  dc3: { customers: '10+', transactions: '2m+', files: '1m+' },
  aksaStudio: { customers: '4', erpIntegrations: '3', testCases: '20k+' },
} as const;
