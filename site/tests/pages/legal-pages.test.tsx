import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LegalPage } from '../../src/templates/LegalPage';
import { sourceNames, type SourceName } from '../../src/api';
import { contactForm } from '../../src/content/contact';
import { demo } from '../../src/content/demo';
import { privacyPolicy } from '../../src/content/pages/privacy-policy';
import DisclaimerPage from '../../src/pages/disclaimer';
import PrivacyPolicyPage from '../../src/pages/privacy-policy';

const pages: [string, ReactElement][] = [
  ['Disclaimer', <DisclaimerPage key="disclaimer" />],
  ['Privacy policy', <PrivacyPolicyPage key="privacy" />],
];

test.each(pages)(
  '%s numbers its sections, and its contents lead to each of them',
  (title, page) => {
    render(page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const entries = contents.getAllByRole('link');
    expect(entries.length).toBeGreaterThan(8);
    entries.forEach((entry, index) => {
      const heading = screen.getByRole('heading', { level: 2, name: entry.textContent });
      expect(heading.textContent).toMatch(new RegExp(`^${String(index + 1)}\\. `));
      expect(entry).toHaveAttribute('href', `#${heading.id}`);
    });
  },
);

const section = (name: RegExp) => screen.getByRole('region', { name });

test('the disclaimer grants a limited licence, states what is agreed and limits liability', () => {
  render(<DisclaimerPage />);
  expect(
    within(section(/Limited licence/)).getByText(/limited licence to use/),
  ).toBeInTheDocument();
  expect(within(section(/What you agree to/)).getAllByRole('listitem').length).toBeGreaterThan(3);
  expect(within(section(/Liability/)).getByText(/we are not liable/)).toBeInTheDocument();
});

test('the disclaimer states that Indian law applies and that the courts at Mumbai decide', () => {
  render(<DisclaimerPage />);
  const law = within(section(/Law and courts/));
  expect(law.getByText(/The law of India applies.*The courts at Mumbai/)).toBeInTheDocument();
});

test.each(pages)('%s names the operator of the website and its address', (title, page) => {
  render(page);
  const who = section(title === 'Disclaimer' ? /Imprint/ : /Who is responsible/);
  expect(who).toHaveTextContent(
    'HR & Finance Cloud Consulting, Example Street 1, 8000 Zurich, Switzerland',
  );
  expect(who).toHaveTextContent('support@example.com');
});

test('the privacy policy names every field of both forms', () => {
  render(<PrivacyPolicyPage />);
  const forms = screen.getByRole('table', { name: /The two forms/ });
  const contact = within(forms).getByRole('row', { name: /^Contact form/ });
  for (const { label } of Object.values(contactForm.fields)) {
    expect(contact).toHaveTextContent(label);
  }
  const request = within(forms).getByRole('row', { name: /^Demo request/ });
  for (const label of Object.values(demo.fields)) {
    expect(request).toHaveTextContent(label);
  }
});

/** What the privacy policy calls each part of a lead's source. */
const sourceWords = {
  page: /the page it is on/,
  landing: /the first page of your visit/,
  referrer: /the name of the website whose link brought you here/,
  utm_source: /parts of an address that begin with “utm_”/,
  utm_medium: /parts of an address that begin with “utm_”/,
  utm_campaign: /parts of an address that begin with “utm_”/,
  utm_term: /parts of an address that begin with “utm_”/,
  utm_content: /parts of an address that begin with “utm_”/,
} as const satisfies Record<SourceName, RegExp>;

test('the privacy policy names every part of the source of a lead', () => {
  // A part that the contract adds needs words here, and in the policy.
  expect(Object.keys(sourceWords)).toEqual(sourceNames);
  render(<PrivacyPolicyPage />);
  const paragraph = screen.getByText(/^How you came to the form is this:/);
  for (const words of Object.values(sourceWords)) expect(paragraph).toHaveTextContent(words);
});

test('a site with its own captcha does not mention Google, and one with reCAPTCHA does', () => {
  const view = render(<PrivacyPolicyPage />);
  expect(screen.queryByText(/Google/)).not.toBeInTheDocument();
  expect(screen.getByText(/The public pages set no cookies\./)).toBeInTheDocument();

  view.rerender(<LegalPage page={privacyPolicy('google')} />);
  expect(
    within(section(/The check in the contact form/)).getByText(/Google reCAPTCHA/),
  ).toBeVisible();
  expect(screen.getByText(/set no cookies of ours. Google may set its own/)).toBeInTheDocument();
});

test('the privacy policy says how to have a message deleted', () => {
  render(<PrivacyPolicyPage />);
  expect(
    within(section(/How long we keep it/)).getByRole('link', { name: 'support@example.com' }),
  ).toHaveAttribute('href', 'mailto:support@example.com');
});

test('the privacy policy says how much of an undelivered demo request the browser keeps, and for how long', () => {
  render(<PrivacyPolicyPage />);
  const kept = within(section(/What your browser keeps/)).getByText(/local storage/);
  expect(kept).toHaveTextContent(/demo request/);
  expect(kept).toHaveTextContent(/up to twenty/);
  expect(kept).toHaveTextContent(/After seven days/);
});

test('the privacy policy says how long leads are stored, where they may wait, who is mailed, and how spam is detected', () => {
  render(<PrivacyPolicyPage />);
  expect(within(section(/How long we keep it/)).getByText(/deleted 24 months after/)).toBeVisible();
  const readers = within(section(/Who can read your message/));
  expect(readers.getByText(/waits, encrypted,.*mailbox of the firm/)).toBeVisible();
  expect(within(section(/How we tell spam/)).getByText(/how long it took to fill/)).toBeVisible();
});
