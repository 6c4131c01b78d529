/** Spec §3, the fields of a testimonial. `name` is a role. */
export interface Testimonial {
  name: string;
  location: string;
  testimonials: string;
}

/** Spec §2: a static table. These are the samples of the site, each by a role and a place. */
export const samples: readonly Testimonial[] = [
  {
    name: 'HR manager',
    location: 'Zurich',
    testimonials:
      'We had three payroll calendars and nobody who could explain all of them. Now there is one, and I can explain it myself.',
  },
  {
    name: 'HRIS director',
    location: 'India',
    testimonials:
      'They told us early which of our habits the new platform would not forgive. That honesty saved us a summer.',
  },
  {
    name: 'Project manager',
    location: 'Zurich',
    testimonials:
      'I stopped asking whether the tests had run. The list is there in the morning, and it is short.',
  },
  {
    name: 'Executive sponsor',
    location: 'India',
    testimonials:
      'I was asked for decisions, never for patience. And each decision came with its price.',
  },
];
