import type { JobPosting } from 'schema-dts';
import { jobPage, jobTerms, type Job } from '../content/job';
import { theFirm } from './organization';
import { addressOf, type StructuredData } from './structured-data';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** A summary of the page: search engines expect the work, the profile, the place and the pay, in `p`, `ul` and `li`. */
const describe = ({ lead, work, profile }: Job) =>
  [
    ...[lead, ...work].map(paragraph),
    paragraph(`${jobPage.profile}:`),
    `<ul>${profile.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`,
    paragraph(`${jobPage.facts.location}: ${jobTerms.location.city}.`),
    paragraph(`${jobPage.facts.salary}: ${jobTerms.salary.text}.`),
  ].join('');

/** An open job. No application deadline is set. */
export const jobPosting =
  (job: Job): StructuredData<JobPosting> =>
  (siteUrl) => ({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: describe(job),
    url: addressOf(job.path, siteUrl),
    identifier: {
      '@type': 'PropertyValue',
      propertyID: addressOf('/', siteUrl),
      value: job.path.slice(1),
    },
    datePosted: jobTerms.datePosted,
    hiringOrganization: theFirm(siteUrl),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: jobTerms.location.city,
        addressCountry: jobTerms.location.country,
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: jobTerms.salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: jobTerms.salary.from,
        maxValue: jobTerms.salary.to,
        unitText: 'YEAR',
      },
    },
    applicationContact: {
      '@type': 'ContactPoint',
      contactType: 'human resources',
      email: jobTerms.applyTo,
    },
    // Applications go by e-mail, not through the page.
    directApply: false,
  });
