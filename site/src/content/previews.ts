/** The grounds of the palette (tokens.css) that a drawing can stand on. */
export type Ground = 'paper' | 'calico' | 'blush' | 'night' | 'band' | 'red';

/** The picture that a shared link shows: one of our drawings on a ground, with the wordmark. */
export interface Preview {
  /** A file of src/art, without `.svg`. */
  drawing: string;
  ground: Ground;
  /** What it shows, for those who hear it. */
  alt: string;
}

/** By the page's path. `/404` stands for every address without a page. */
export const previews: Readonly<Record<string, Preview>> = {
  '/': {
    drawing: 'hero',
    ground: 'paper',
    alt: 'Rows of records run to the right, turn upwards and end in people; one is red.',
  },
  '/about': {
    drawing: 'banner-team',
    ground: 'blush',
    alt: 'Lines that began at different times cross on their way up to one person.',
  },
  '/services': {
    drawing: 'managed',
    ground: 'night',
    alt: 'Dots around a circling arrow; one is lit.',
  },
  '/solutions': {
    drawing: 'offering-release',
    ground: 'band',
    alt: 'A line climbs in steps, with a dot on each of them.',
  },
  '/blockchain-and-internet-of-things': {
    drawing: 'chain',
    ground: 'calico',
    alt: 'Blocks in a row, each fitting the one before it, with a sensor below each; one is red.',
  },
  '/machine-learning-and-predictive-analysis': {
    drawing: 'forecast',
    ground: 'blush',
    alt: 'Bars for the past, and for the future a line of dots in a widening range.',
  },
  '/information-security': {
    drawing: 'nested',
    ground: 'paper',
    alt: 'Four walls, one inside the other, and a red dot in the innermost.',
  },
  '/workday': {
    drawing: 'two-readings',
    ground: 'calico',
    alt: 'People above and records below, joined by lines; one line is red.',
  },
  '/stakeholders': {
    drawing: 'role-project-manager',
    ground: 'calico',
    alt: 'A chart of eight people; one of them is large and red.',
  },
  '/tools': {
    drawing: 'banner-tools',
    ground: 'calico',
    alt: 'Scattered records pass a gate, run on in rows and turn up into a chart.',
  },
  '/dc3': {
    drawing: 'dc3',
    ground: 'blush',
    alt: 'Uneven records on the left, three gates, even records on the right.',
  },
  '/aksa-studio': {
    drawing: 'aksa-studio',
    ground: 'night',
    alt: 'A track of test cases winds down the picture; the last one reached is lit.',
  },
  '/reorg-chart-modelling': {
    drawing: 'reorg-chart-modelling',
    ground: 'paper',
    alt: 'An organisation chart in which one position has moved; where it was is an empty outline.',
  },
  '/contact': {
    drawing: 'advisory',
    ground: 'blush',
    alt: 'Two people, and what one says on its way to the other.',
  },
  '/why-choose-us': {
    drawing: 'fig-week',
    ground: 'calico',
    alt: 'The hours of a week as strokes; those of support are dark, one is red.',
  },
  '/our-offerings': {
    drawing: 'offerings',
    ground: 'paper',
    alt: 'Seven tracks of records, each turning off at its own place.',
  },
  '/advisory-services': {
    drawing: 'advisory-stage',
    ground: 'blush',
    alt: 'Three people at a table between a heap of records and a short list.',
  },
  '/managed-services-and-new-functions-deployment': {
    drawing: 'managed-stage',
    ground: 'night',
    alt: 'Arcs over a line of time, each setting off and landing; one is lit.',
  },
  '/integration-deployment': {
    drawing: 'integration-stage',
    ground: 'calico',
    alt: 'Records on the left reach people on the right through one block in the middle.',
  },
  '/client-side-deployment': {
    drawing: 'client-side-stage',
    ground: 'blush',
    alt: 'Two groups of people beside a wall; one of ours stands with yours, in red.',
  },
  '/team': {
    drawing: 'fig-50',
    ground: 'night',
    alt: 'Fifty dots in five rows; one is lit.',
  },
  '/healthcare': {
    drawing: 'ward',
    ground: 'calico',
    alt: 'Four weeks of shifts on four wards as small bars.',
  },
  '/career': {
    drawing: 'career-stage',
    ground: 'blush',
    alt: 'A row of people on a line, with open places between them.',
  },
  '/qa-automation-lead': {
    drawing: 'offering-testing',
    ground: 'calico',
    alt: 'Test cases in rows, from done to still to come; the one in work is red.',
  },
  '/it-business-analyst': {
    drawing: 'offering-reporting',
    ground: 'paper',
    alt: 'Pairs of bars that grow; one pair is red.',
  },
  '/java-developers': {
    drawing: 'offering-integration',
    ground: 'night',
    alt: 'Three lines meet in one block.',
  },
  '/front-end-developer': {
    drawing: 'offering-configuration',
    ground: 'blush',
    alt: 'Three cards, one behind the other, each with one round corner.',
  },
  '/disclaimer': {
    drawing: 'sign-bar',
    ground: 'calico',
    alt: 'Six bars of unequal length, like lines of a text.',
  },
  '/privacy-policy': {
    drawing: 'offering-security',
    ground: 'paper',
    alt: 'A red dot behind three quarter circles; other dots stay outside.',
  },
  '/faq': {
    drawing: 'fig-70',
    ground: 'paper',
    alt: 'Seventy dots, a few of them dark and one red.',
  },
  '/blog': {
    drawing: 'integration',
    ground: 'band',
    alt: 'Five records set off side by side and turn the same corner.',
  },
  '/404': {
    drawing: 'not-found',
    ground: 'calico',
    alt: 'An organisation chart with one empty position.',
  },
};

/** For every other page: categories of the blog, articles without a picture. */
export const otherPreview: Preview = {
  drawing: 'pattern',
  ground: 'band',
  alt: 'Dots, bars, lines and quarter circles, set like a printed cloth.',
};
