import { contactForm } from '../contact';
import { demo } from '../demo';
import { firm } from '../firm';
import { list, text, type LegalCopy, type LegalSection } from '../legal';
import { messages } from '../messages';

const support = { text: firm.supportEmail, to: `mailto:${firm.supportEmail}` };
const hr = { text: firm.hrEmail, to: `mailto:${firm.hrEmail}` };

/** Field names as they stand in a sentence: “Name, Email and Mobile”. */
const named = (fields: Readonly<Record<string, string | { label: string }>>) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
    Object.values(fields).map((field) => (typeof field === 'string' ? field : field.label)),
  );

/** The CMS's own default (`RETENTION_MONTHS`): whoever sets another one says so here. */
const retention = '24 months';

/** Which captcha the site was built with: its own, or Google’s where the operator configured it. */
export type CaptchaKind = 'own' | 'google';

const captcha: Record<CaptchaKind, LegalSection> = {
  own: {
    id: 'captcha',
    title: 'The check in the contact form',
    blocks: [
      text(
        `When you tick “${messages.robot.label}”, our own server sends your browser a small sum to work out. It takes a moment, and that is the point: for one message it is nothing, for a million it is a lot.`,
      ),
      text(
        'The check runs on this website alone. No other company takes part, it measures nothing about you or your behaviour, and nothing stays in your browser. With a message we store the number of the sum that was solved, so that it cannot be used a second time.',
      ),
    ],
  },
  google: {
    id: 'captcha',
    title: 'The check in the contact form',
    blocks: [
      text(
        `“${messages.robot.label}” is Google reCAPTCHA on this website. Your browser loads it from Google when you begin to use the contact form, and not before. From then on Google learns your network address, details of your browser and how you use the page, may read and set cookies of its own, and decides from all this whether you are likely to be a person. Our server then asks Google for the result.`,
      ),
      text(
        'With a message we store a number made from Google’s answer, so that it cannot be used a second time. What Google does with what it learns is said in ',
        { text: 'Google’s privacy policy', to: 'https://policies.google.com/privacy' },
        '. If you would rather not use reCAPTCHA, phone us or write to ',
        support,
        '.',
      ),
    ],
  },
};

const cookies: Record<CaptchaKind, string> = {
  own: 'The public pages set no cookies.',
  google:
    'The public pages set no cookies of ours. Google may set its own, once the check in the contact form has been loaded.',
};

/** Spec §2. It says what this site really does, so it changes whenever that does. */
export const privacyPolicy = (kind: CaptchaKind): LegalCopy => ({
  path: '/privacy-policy',
  title: 'Privacy policy',
  description:
    'What this website stores when you write to us or ask for a demo, what your browser keeps, who can read it, and how to have it deleted.',
  heading: 'Privacy policy',
  lead: 'What this website stores about you, which is hardly more than what you type into its forms, and what becomes of it.',
  changed: { date: '2026-11-22', text: '22 November 2026' },
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        list(
          'You can read every page without telling us who you are.',
          `We store what you send with a form, use it to answer you, and delete it after ${retention} at the latest.`,
          kind === 'own'
            ? 'No cookies, no analytics, no advertising, and nothing loaded from other companies.'
            : 'No analytics and no advertising. The only thing loaded from another company is Google’s check in the contact form.',
          'A message to us is enough to see, correct or delete what we hold about you.',
        ),
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        text(
          `${firm.name}, ${firm.places}, decides what happens to data from this website. For anything on this page write to `,
          support,
          ` or phone ${firm.phones[0].number}, ${firm.hours}.`,
        ),
      ],
    },
    {
      id: 'forms',
      title: 'What you send us',
      blocks: [
        {
          kind: 'table',
          table: {
            caption: 'The two forms of this website, and what is stored of each',
            columns: ['Form', 'What you fill in', 'What we add', 'What it is for'],
            rows: [
              {
                name: contactForm.name,
                cells: [
                  named(contactForm.fields),
                  'The time at which it was accepted, a random number of the form, the number of the check, and whether it may be spam',
                  'To answer you, by phone or e-mail',
                ],
              },
              {
                name: demo.name,
                cells: [
                  `${named(demo.fields)}, or those of them that you wish to give`,
                  'The time at which it was accepted, a random number of the form, the product that the page is about, and whether it may be spam',
                  'To arrange the demo',
                ],
              },
            ],
          },
        },
        text(
          'The random number makes sure that a form which is sent twice, because the first answer got lost, is stored once. It says nothing about you. We send no newsletters to these addresses, make no profiles of them and sell them to nobody.',
        ),
        text(
          'You need not fill in a form. If you do, you ask us to do something with it, and that request is what entitles us to store it. Please leave out what we do not need, such as anything about your health or the records of your employees.',
        ),
        text(
          'If you write to ',
          support,
          ' or apply for a job at ',
          hr,
          ', we have your e-mail and what is attached to it. It does not pass through this website.',
        ),
      ],
    },
    captcha[kind],
    {
      id: 'spam',
      title: 'How we tell spam',
      blocks: [
        text(
          'Each form says how long it took to fill, and what stands in a field of it that no person sees. A program needs no time, or fills that field too. Our server looks at both and stores neither, only whether the message may be spam, and why. Such a message is put aside, not thrown away: people of the firm look through them.',
        ),
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      blocks: [
        text(
          `${cookies[kind]} For your convenience the following is kept in the session storage of your browser. It belongs to the one tab in which you are, we cannot read it from outside, and it is gone when you close the tab.`,
        ),
        {
          kind: 'table',
          table: {
            caption: 'What is kept in the session storage of the tab',
            columns: ['What', 'Why', 'Until'],
            rows: [
              {
                name: 'What you typed into a form',
                cells: [
                  'So that a reload or a look at another page does not cost you the text',
                  'It has arrived, or you close the tab',
                ],
              },
              {
                name: 'The random number of a form that is being sent, with what is in it',
                cells: [
                  'So that sending it again does not store it twice',
                  'It has arrived, or you close the tab',
                ],
              },
              {
                name: 'How far you had scrolled',
                cells: ['So that going back leads you to where you were', 'You close the tab'],
              },
            ],
          },
        },
        text(
          'One thing outlives the tab: a demo request that you sent and that did not reach us, because your network or our server failed. Your browser keeps up to twenty of them in its local storage, without showing them to anyone, and sends them again while you are on this website. One is removed as soon as our server has taken or refused it. After seven days it is not sent any more, and is removed on your next visit. Deleting the data of this website in your browser removes it at once.',
        ),
        text(
          'Like every website, this one also lets your browser keep copies of its pages, pictures and fonts, so that they need not be fetched again. They contain nothing about you.',
        ),
      ],
    },
    {
      id: 'not',
      title: 'What we do not do',
      blocks: [
        list(
          'We do not measure who visits which page, and we use no analytics.',
          'We show no advertising, and we let nobody follow you from here to elsewhere.',
          'Fonts, pictures and scripts come from our own address, so that no other company learns that you were here.' +
            (kind === 'google' ? ' The check in the contact form is the exception.' : ''),
          'The links to social media are plain links. Those companies learn of you when you follow one, and not before.',
        ),
      ],
    },
    {
      id: 'logs',
      title: 'Server logs and limits',
      blocks: [
        text(
          'So that nobody floods the forms or guesses passwords, our server counts how often one network address sends a form or fails to log in. It does not store the address, but a number made from it with a secret key, which nobody without the key can turn back. If it is too many, it asks you to wait. After a short time, as a rule ten minutes for a form, the number counts no more; it is deleted when the counts are next cleared.',
        ),
        text(
          'Our own logs carry no personal data. A log line says which kind of call it was, when, whether it worked and how long it took, under a random number of that call. It holds nothing of what you typed, and neither your name nor your e-mail address.',
        ),
        text(
          'To send you a page, a server has to know the network address to send it to. The companies on whose machines this website and its database run see that address, as any host does, and may note it for a short time to keep their machines safe. They act on our behalf.',
        ),
      ],
    },
    {
      id: 'readers',
      title: 'Who can read your message',
      blocks: [
        text(
          'Messages and demo requests are stored in our own content management system. They can be read there, and saved as a file, by people of the firm who have an account and the permission for it, after logging in. Without such a login nobody can read them back, and neither can this website.',
        ),
        text(
          'When the system cannot be reached at that moment, what you sent waits, encrypted, in a store of the company that hosts this website, as a rule for minutes. If the system will not take it even then, the same people see it and decide. The system may also send what is new to a mailbox of the firm, as an e-mail.',
        ),
        text(
          `Our people work in ${firm.places}, so your message may be read in either. We pass it on to others only if you ask for it, or if the law makes us.`,
        ),
      ],
    },
    {
      id: 'kept',
      title: 'How long we keep it',
      blocks: [
        text(
          `A message or a demo request is deleted ${retention} after we accepted it, and so is one that still waits or was not taken. If you want that to be now, write to `,
          support,
          ' and say which e-mail address or phone number you gave us. We then remove it wherever we hold it, our mailbox included. A backup from before holds it until that backup is thrown away. What the law tells us to keep, we keep for as long as it says.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        text('Wherever you live, you can ask us, and we do it without making you quote a law:'),
        list(
          'what we hold about you, and to have a copy of it;',
          'to correct what is wrong, or to delete it;',
          'to stop using it, for a time or for good.',
        ),
        text(
          'We may ask you something only you can know, so that nobody else gets your data. If you are not content with our answer, you can complain to the data protection authority of your country.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        text(
          'When the website starts to do something else, this page says so, with a new date below. It was written for the website as it is, not for one that we might have.',
        ),
      ],
    },
  ],
  closing: {
    title: 'Do you want something deleted?',
    text: 'You do not need a form for that, nor a reason. Write to us from the address that you gave, or phone.',
  },
});
