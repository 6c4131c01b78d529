import { figures, firm } from '../firm';
import { list, text, type LegalCopy } from '../legal';

const mail = { text: firm.supportEmail, to: `mailto:${firm.supportEmail}` };

/** Spec §2: limited licence, user agreements, liability, Indian law with Mumbai courts. */
export const disclaimer: LegalCopy = {
  path: '/disclaimer',
  title: 'Disclaimer',
  description:
    'The terms on which you may use this website: a limited licence, what you agree to, what we answer for, and the law and courts that apply.',
  heading: 'Disclaimer',
  lead: 'The terms on which you may use this website, in as few words as they allow.',
  changed: { date: '2026-11-21', text: '21 November 2026' },
  sections: [
    {
      id: 'about',
      title: 'What this is about',
      blocks: [
        text(
          `This website belongs to ${firm.name}; “we” and “us” below mean the firm, “you” means whoever uses the website. By using it you accept these terms. If you do not accept them, please do not use it.`,
        ),
        text(
          'They are about the website only. A project, a service or a tool that you buy from us has a contract of its own, and where the two differ, that contract holds. What happens to your data is said in the ',
          { text: 'privacy policy', to: '/privacy-policy' },
          '.',
        ),
      ],
    },
    {
      id: 'licence',
      title: 'Limited licence',
      blocks: [
        text(
          'We give you a limited licence to use this website. It is free of charge, it is yours alone, you cannot pass it on, and we can withdraw it. Under it you may:',
        ),
        list(
          'read the pages, and print or save them for your own work or study;',
          'link to any page, as long as the link does not suggest that we recommend you;',
          'quote short passages, with the source.',
        ),
        text(
          'Everything else stays with us and with those who let us use their work: texts, drawings, the names and marks of the firm and its tools, and the program code of the website. Without our written consent you may not sell it, publish it as yours, change it, or copy the website as a whole.',
        ),
      ],
    },
    {
      id: 'agreements',
      title: 'What you agree to',
      blocks: [
        text('When you use this website, you agree:'),
        list(
          'to give true details in a form, and only those of other people who know about it;',
          'not to send anything unlawful, insulting or harmful, nor advertising that nobody asked for;',
          'not to get round the check in the contact form, nor to send forms by a machine;',
          'not to look for ways into parts of the website or its systems that are not open to you, and not to load them so heavily that others are kept out;',
          'not to use the website for anything that the law which applies to you forbids.',
        ),
        text(
          'What you send us through a form you send of your own will. Please do not put secrets, passwords or the records of employees into a message. Sending a message makes no contract between us, and neither does our answer, unless it says so.',
        ),
      ],
    },
    {
      id: 'information',
      title: 'Information, not advice',
      blocks: [
        text(
          'We write these pages with care, but in general terms. They are no legal, tax, payroll or financial advice, and they do not know your case. Before you act on them, ask us or somebody else who does.',
        ),
        text(
          `Figures on these pages are our own counts. A plus sign, as in “${figures.integrations} integrations”, means at least that many. They describe what has been and promise nothing for your project. We may change, add or remove pages at any time without notice.`,
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
          'Some links lead to websites that are not ours. We do not control them, and their operators answer for what is on them. Names and marks of other firms belong to those firms; where we mention one, it is to say what we work with.',
        ),
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        text(
          'The website is offered as it is. We do not promise that it is complete, free of errors or always within reach.',
        ),
        text(
          'As far as the law allows, we are not liable for loss or damage that comes from using this website, from not being able to use it, or from relying on what it says. That includes lost profit, lost data and other consequences that are only indirect.',
        ),
        text(
          'Nothing here limits liability that the law does not let us limit, such as for intent, for gross negligence, or for harm to life and body.',
        ),
        text(
          'If you break these terms and somebody makes a claim against us because of it, you make good the damage that this causes us.',
        ),
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        text(
          'The law of India applies to these terms and to the use of this website. The courts at Mumbai alone decide disputes about them. If you use the website as a consumer, rights that the law of your country gives you, and that no agreement can take away, stay yours.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes, and what remains',
      blocks: [
        text(
          'We may change these terms. The version on this page, with its date below, is the one that applies. If a part of it turns out to be invalid, the rest remains.',
        ),
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      blocks: [text('Write to ', mail, `, or phone ${firm.phones[0].number}, ${firm.hours}.`)],
    },
  ],
  closing: {
    title: 'Is something unclear?',
    text: 'Terms should be understood before they are accepted. Ask, and a person answers.',
  },
};
