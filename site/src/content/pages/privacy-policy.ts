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
        `When you tick “${messages.robot.label}”, our own server sends your browser a small sum to work out. It takes a moment, and that is the point: for one message it costs nothing, for a million it costs a lot.`,
      ),
      text(
        'The check runs on this website alone. No other company is involved, it measures nothing about you or what you do, and it leaves nothing in your browser. With your message we store the number of the sum you solved, so that nobody can use it a second time.',
      ),
    ],
  },
  google: {
    id: 'captcha',
    title: 'The check in the contact form',
    blocks: [
      text(
        `“${messages.robot.label}” is Google reCAPTCHA on this website. Your browser loads it from Google when you start to use the contact form, and not before. From then on, Google learns your network address, details of your browser and how you use the page, may read and set cookies of its own, and decides from all this whether you are likely to be a person. Our server then asks Google for the result.`,
      ),
      text(
        'With your message we store a number made from Google’s answer, so that nobody can use it a second time. For what Google does with what it learns, see ',
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
    'The public pages set no cookies of ours. Google may set its own once the check in the contact form has loaded.',
};

/** Spec §2. It says what this site really does, so it changes whenever that does. */
export const privacyPolicy = (kind: CaptchaKind): LegalCopy => ({
  path: '/privacy-policy',
  title: 'Privacy policy',
  description:
    'What this website stores when you write to us or ask for a demo, what your browser keeps, who can read it, and how to have it deleted.',
  heading: 'Privacy policy',
  lead: 'What this website stores about you, which is little more than what you type into its forms, and what we do with it.',
  changed: { date: '2026-11-27', text: '27 November 2026' },
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        list(
          'You can read every page without telling us who you are.',
          `We store what you send in a form, use it to answer you, and delete it after ${retention} at the latest.`,
          kind === 'own'
            ? 'No cookies, no analytics, no advertising, and nothing loaded from other companies.'
            : 'No analytics and no advertising. The only thing loaded from another company is Google’s check in the contact form.',
          'Send us a message, and we show you, correct or delete what we hold about you.',
        ),
      ],
    },
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        text(
          `${firm.name}, ${firm.postalAddress}, decides what happens to data from this website. For anything on this page, write to `,
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
            caption: 'The two forms on this website, and what we store from each',
            columns: ['Form', 'What you fill in', 'What we add', 'What it is for'],
            rows: [
              {
                name: contactForm.name,
                cells: [
                  named(contactForm.fields),
                  'The time we accepted it, a random number for the form, the number of the check, how you came to the form, and whether it may be spam',
                  'To answer you, by phone or e-mail',
                ],
              },
              {
                name: demo.name,
                cells: [
                  `${named(demo.fields)}, or as many of them as you choose to give`,
                  'The time we accepted it, a random number for the form, the product the page is about, how you came to the form, and whether it may be spam',
                  'To arrange the demo',
                ],
              },
            ],
          },
        },
        text(
          'If a form is sent twice because the first answer got lost, the random number makes sure we store it only once. It says nothing about you. We send no newsletters to these addresses, build no profiles from them and sell them to nobody.',
        ),
        text(
          'How you came to the form is this: the page it is on, the first page of your visit, the name of the website whose link brought you here, and what a link of ours says about its campaign (the parts of an address that begin with “utm_”). It is sent with a form and not otherwise, so that we know which of our pages and links are useful. It contains no number that stands for you or your browser.',
        ),
        text(
          'You do not have to fill in a form. If you do, you are asking us to do something with it, and that request entitles us to store it. Please leave out what we do not need, such as anything about your health or the records of your employees.',
        ),
        text(
          'If you write to ',
          support,
          ' or apply for a job at ',
          hr,
          ', we have your e-mail and anything attached to it. It does not pass through this website.',
        ),
      ],
    },
    captcha[kind],
    {
      id: 'spam',
      title: 'How we tell spam',
      blocks: [
        text(
          'Each form tells us how long it took to fill in, and what is in a field that no person sees. A program takes no time, or fills in that field too. Our server looks at both and stores neither, only whether the message may be spam, and why. We put such messages aside but do not throw them away: our people look through them.',
        ),
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      blocks: [
        text(
          `${cookies[kind]} For your convenience, your browser keeps the following in its session storage. It belongs to the tab you are in, we cannot read it from outside, and it is gone when you close the tab.`,
        ),
        {
          kind: 'table',
          table: {
            caption: 'What the session storage of the tab holds',
            columns: ['What', 'Why', 'Until'],
            rows: [
              {
                name: 'What you typed into a form',
                cells: [
                  'So that you do not lose the text when you reload or look at another page',
                  'It has arrived, or you close the tab',
                ],
              },
              {
                name: 'The random number of a form being sent, with what is in it',
                cells: [
                  'So that sending it again does not store it twice',
                  'It has arrived, or you close the tab',
                ],
              },
              {
                name: 'The address of the first page of your visit, and the address of the page whose link brought you here',
                cells: ['So that a form can tell us how you came to it', 'You close the tab'],
              },
              {
                name: 'How far you had scrolled',
                cells: ['So that going back takes you to where you were', 'You close the tab'],
              },
            ],
          },
        },
        text(
          'One thing outlives the tab: a demo request you sent that did not reach us because your network or our server failed. Your browser keeps up to twenty of them in its local storage, shows them to nobody, and sends them again while you are on this website. It removes each one as soon as our server has accepted or refused it. After seven days it stops sending it, and removes it on your next visit. If you delete this website’s data in your browser, it is gone at once.',
        ),
        text(
          'Like every website, this one lets your browser keep copies of its pages, pictures and fonts, so that it does not have to fetch them again. They contain nothing about you.',
        ),
      ],
    },
    {
      id: 'not',
      title: 'What we do not do',
      blocks: [
        list(
          'We do not measure who visits which page, and we use no analytics. Only a form that you send tells us which page it is on and how you came to it.',
          'We show no advertising, and we let nobody follow you from here to other websites.',
          'Fonts, pictures and scripts come from our own address, so no other company learns that you were here.' +
            (kind === 'google' ? ' The check in the contact form is the exception.' : ''),
          'The links to social media are plain links. Those companies learn about you only when you follow one.',
        ),
      ],
    },
    {
      id: 'logs',
      title: 'Server logs and limits',
      blocks: [
        text(
          'To keep anyone from flooding the forms or guessing passwords, our server counts how often one network address sends a form or fails to log in. It does not store the address, but a number made from it with a secret key; without the key, nobody can turn it back. If there are too many attempts, it asks you to wait. After a short time, usually ten minutes for a form, the number no longer counts; it is deleted when the counts are next cleared.',
        ),
        text(
          'Our own logs carry no personal data. A log line says what kind of call it was, when it came, whether it worked and how long it took, under a random number for that call. It holds nothing you typed, and neither your name nor your e-mail address.',
        ),
        text(
          'To send you a page, a server has to know the network address to send it to. The companies whose machines run this website and its database see that address, as any host does, and may note it for a short time to keep their machines safe. They act on our behalf.',
        ),
      ],
    },
    {
      id: 'readers',
      title: 'Who can read your message',
      blocks: [
        text(
          'Messages and demo requests are stored in our own content management system. Our people can read them there, and save them as a file, if they have an account with that permission and have logged in. Without such a login, nobody can read them back, not even this website.',
        ),
        text(
          'If the system cannot be reached at that moment, what you sent waits, encrypted, in a store at the company that hosts this website, usually for minutes. If the system will not accept it even then, the same people see it and decide. The system may also e-mail what is new to a mailbox of the firm. It may send a receipt to the e-mail address that was entered in the contact form; the receipt repeats nothing of the message.',
        ),
        text(
          `Our people work in ${firm.places}, so your message may be read in either place. We pass it on to others only if you ask us to, or if the law requires it.`,
        ),
      ],
    },
    {
      id: 'kept',
      title: 'How long we keep it',
      blocks: [
        text(
          `A message or a demo request is deleted ${retention} after we accepted it, and so is one that is still waiting or was not accepted. If you want it deleted now, write to `,
          support,
          ' and say which e-mail address or phone number you gave us. We then delete it wherever we hold it, our mailbox included. An earlier backup holds it until we delete that backup. What the law requires us to keep, we keep for as long as it says.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        text('Wherever you live, you can ask us, without having to quote a law:'),
        list(
          'to tell you what we hold about you, and give you a copy;',
          'to correct what is wrong, or to delete it;',
          'to stop using it, for a time or for good.',
        ),
        text(
          'We may ask you something only you can know, so that nobody else gets your data. If you are not happy with our answer, you can complain to the data protection authority of your country.',
        ),
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        text(
          'When the website starts doing something else, this page will say so, with a new date below. It describes the website as it is, not one we might have some day.',
        ),
      ],
    },
  ],
  closing: {
    title: 'Want something deleted?',
    text: 'You don’t need a form or a reason. Write to us from the address you gave us, or phone.',
  },
});
