/** Spec §9: how long a slide stays before the next one comes, in ms. */
export const slideInterval = 5000;

/** Spec §9: how long one slide takes to give way to the next, in ms. */
export const slideTransition = 500;

export interface CarouselFigures {
  /** How many slides are shown, by the least width of the window in px. Carousel.module.css says the same for the page before any script. */
  steps: readonly [SlidesShown, ...SlidesShown[]];
  /** Slides fade into one another; otherwise they move sideways. */
  fade: boolean;
}

interface SlidesShown {
  from: number;
  show: number;
}

/** Spec §2: the three carousels of the site. All of them play by themselves and loop. */
export const carousels = {
  banner: {
    steps: [{ from: 0, show: 1 }],
    fade: true,
  },
  testimonials: {
    steps: [
      { from: 0, show: 1 },
      { from: 600, show: 2 },
    ],
    fade: false,
  },
  stakeholders: {
    steps: [
      { from: 0, show: 1 },
      { from: 500, show: 2 },
      { from: 750, show: 3 },
    ],
    fade: false,
  },
} as const satisfies Record<string, CarouselFigures>;

export type CarouselKind = keyof typeof carousels;

/** What a carousel and its controls are called. */
export interface CarouselWords {
  label: string;
  /** The row of slides, which the keyboard can scroll. */
  row: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** The group of buttons that lead to one slide each. */
  pick?: string;
}
