import { figures, firm } from '../firm';
import { list, text, type LegalCopy } from '../legal';

const mail = { text: firm.supportEmail, to: `mailto:${firm.supportEmail}` };

/** Spec §2: limited licence, user agreements, liability, Indian law with Mumbai courts. */
export const disclaimer: LegalCopy = {
  path: '/disclaimer',
  title: 'Disclaimer',
  description:
    'The terms for using this website: a limited licence, what you agree to, what we are liable for, and the law and courts that apply.',
  heading: 'Disclaimer',
  lead: 'The terms for using this website, in as few words as we could.',
  changed: { date: '2026-11-26', text: '26 November 2026' },
  sections: [
    {
      id: 'imprint',
      title: 'Imprint',
      blocks: [
        text(
          `This website is published by ${firm.name}, ${firm.postalAddress}. With any question about it, write to `,
          mail,
          `, or phone ${firm.phones[0].number}, ${firm.hours}.`,
        ),
      ],
    },
    {
      id: 'about',
      title: 'What this is about',
      blocks: [
        text(
          `These are the terms for using the website of ${firm.name}. “We” and “us” mean the firm; “you” means anyone who uses the website. By using it, you accept these terms. If you do not accept them, please do not use it.`,
        ),
        text(
          'They cover the website only. A project, a service or a tool that you buy from us has its own contract, and where the two differ, that contract prevails. The ',
          { text: 'privacy policy', to: '/privacy-policy' },
          ' says what happens to your data.',
        ),
      ],
    },
    {
      id: 'licence',
      title: 'Limited licence',
      blocks: [
        text(
          'We give you a limited licence to use this website. It is free of charge and for you alone; you cannot pass it on, and we can withdraw it. Under it you may:',
        ),
        list(
          'read the pages, and print or save them for your own work or study;',
          'link to any page, as long as the link does not suggest that we endorse you;',
          'quote short passages, if you name the source.',
        ),
        text(
          'All other rights stay with us and with those who let us use their work. This covers texts, drawings, the names and marks of the firm and its tools, and the program code of the website. Without our written consent you may not sell them, change them, publish them as your own, or copy the website as a whole.',
        ),
      ],
    },
    {
      id: 'agreements',
      title: 'What you agree to',
      blocks: [
        text('When you use this website, you agree:'),
        list(
          'to give true details in a form, and details of other people only if they know about it;',
          'not to send anything unlawful, insulting or harmful, or advertising that nobody asked for;',
          'not to bypass the check in the contact form, or have a machine send forms;',
          'not to look for ways into parts of the website or its systems that are not open to you, or overload them so that others are kept out;',
          'not to use the website for anything that is against the law where you are.',
        ),
        text(
          'You send us a form of your own free will. Please do not put secrets, passwords or employee records in a message. Neither your message nor our answer makes a contract between us, unless our answer says so.',
        ),
      ],
    },
    {
      id: 'information',
      title: 'Information, not advice',
      blocks: [
        text(
          'We write these pages with care, but in general terms. They are not legal, tax, payroll or financial advice, and they do not know your case. Before you act on them, ask us or someone else who does.',
        ),
        text(
          `Figures on these pages are our own counts. A plus sign, as in “${figures.integrations} integrations”, means at least that many. They describe the past and promise nothing for your project. We may change, add or remove pages at any time without notice.`,
        ),
      ],
    },
    {
      id: 'jobs',
      title: 'Job pages',
      blocks: [
        text(
          'A job page invites you to apply. It is not an offer of employment; only a signed contract is.',
        ),
      ],
    },
    {
      id: 'links',
      title: 'Links and the names of others',
      blocks: [
        text(
          'Some links lead to websites that are not ours. We do not control them, and their operators are responsible for what is on them. Names and marks of other firms belong to those firms; we mention one only to say what we work with.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        text(
          'We offer the website as it is. We do not promise that it is complete, free of errors or always available.',
        ),
        text(
          'As far as the law allows, we are not liable for loss or damage that comes from using this website, from not being able to use it, or from relying on what it says. That includes lost profit, lost data and other indirect loss.',
        ),
        text(
          'Nothing here limits liability that the law does not let us limit, such as for intent, gross negligence, death or personal injury.',
        ),
        text(
          'If you break these terms and someone makes a claim against us because of it, you compensate us for the damage.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        text(
          'The law of India applies to these terms and to the use of this website. The courts at Mumbai alone decide disputes about them. If you use the website as a consumer, you keep the rights that the law of your country gives you and that no agreement can take away.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        text(
          'We may change these terms. The version on this page, with its date below, is the one that applies. If part of it turns out to be invalid, the rest still applies.',
        ),
      ],
    },
  ],
  closing: {
    title: 'Anything unclear?',
    text: 'You should understand terms before you accept them. Ask, and a person will answer.',
  },
};
